/** The real openai package against a chat service that reads needs, well and badly. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type OpenAiChat, startOpenAiChat } from "../../../e2e/stand-ins/openai-chat.ts";
import { readNeed } from "../../../language/need/need.ts";
import { createNeedReader } from "./need-reader.ts";

let chat: OpenAiChat;
beforeAll(async () => {
  chat = await startOpenAiChat();
});
beforeEach(() => {
  chat.fault = null;
  chat.requests.length = 0;
  chat.wishes.clear();
});
afterAll(() => chat.close());

const said = "a kurta for men, gulnaari wala, swarovsky";
const zari = { field: "pattern", value: "zari", words: "gulnaari wala", not: false };

function read(text = said) {
  const settings = { apiKey: chat.apiKey, baseUrl: chat.baseUrl, chatModel: "any-model" };
  return createNeedReader({ settings, now: () => 0 }).read(text, readNeed(text));
}

it("adds what the model reads in unread words as wishes that may be given up", async () => {
  chat.wishes.set(said, [
    zari,
    { field: "occasion", value: "festive", words: "swarovsky", not: true },
  ]);
  const before = readNeed(said);
  const after = await read();
  expect(after.subQueries).toEqual([
    {
      constraints: [
        ...(before.subQueries[0]?.constraints ?? []),
        { field: "pattern", strength: "soft", words: "gulnaari wala", values: ["zari"] },
        { field: "occasion", strength: "negated", words: "swarovsky", values: ["festive"] },
      ],
    },
  ]);
  expect([before.unmatched, after.unmatched]).toEqual([["gulnaari", "swarovsky"], []]);
});

it.each([
  ["a value of no list", { ...zari, value: "made-up" }],
  ["words that the shopper didn't say", { ...zari, words: "gulnaari border" }],
  ["words that the rules have read", { ...zari, words: "kurta" }],
  ["a field that the rules have read", { ...zari, field: "garment", value: "saree" }],
  ["a price", { ...zari, field: "price", value: "100" }],
  ["nothing of use", { ...zari, value: 5 }],
])("%s changes nothing", async (_, wish) => {
  chat.wishes.set(said, [wish]);
  expect(await read()).toEqual(readNeed(said));
});

it.each(["not-json", "never-mind"] as const)(
  "a model that answers %s changes nothing",
  async (type) => {
    chat.fault = type === "not-json" ? { type } : { type: "status", status: 500 };
    chat.wishes.set(said, [zari]);
    expect(await read()).toEqual(readNeed(said));
  },
);

it("is read from a fence, too", async () => {
  chat.fault = { type: "fenced" };
  chat.wishes.set(said, [zari]);
  expect((await read()).unmatched).toEqual(["swarovsky"]);
});

it("isn't asked where the rules have read every word, or the need can't be kept", async () => {
  await read("a red kurta for men under 1000");
  await read("a space suit with gulnaari");
  expect(chat.requests).toEqual([]);
});

it("sends the need as data, with the lists to choose from", async () => {
  await read();
  const [request] = chat.requests;
  expect([request?.document.shopper, request?.document.unread]).toEqual([
    said,
    ["gulnaari", "swarovsky"],
  ]);
  expect(request?.system).not.toContain("gulnaari");
});
