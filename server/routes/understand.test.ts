import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type OpenAiChat, startOpenAiChat } from "../../e2e/stand-ins/openai-chat.ts";
import { openTestShop, shopper, visitor } from "../testing/shop/test-shop.ts";

const shop = await openTestShop();
let chat: OpenAiChat;
beforeAll(async () => {
  chat = await startOpenAiChat();
});
beforeEach(async () => {
  await shop.reset();
  chat.requests.length = 0;
  chat.meanings.clear();
});
afterAll(async () => {
  await shop.close();
  await chat.close();
});

const url = "/api/understand";
const ask = {
  said: "how dear is that indigo one",
  screen: "the collection",
  acts: ["ask-price"],
  pieces: [{ id: "jeans", name: "Indigo Straight Jeans" }],
};
const run = (settings: Record<string, string> = {}) =>
  shop.run({
    settings: { OPENAI_BASE_URL: chat.baseUrl, OPENAI_API_KEY: chat.apiKey, ...settings },
  });

it("hands on the act that the chat service names", async () => {
  chat.meanings.set(ask.said, { act: "ask-price", piece: "jeans" });
  const response = await (await shopper(await run())).post(url, ask);
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { opinion: { act: "ask-price", piece: "jeans" } },
  ]);
});

it("sends the chat service nothing of who asks", async () => {
  const customer = await shopper(await run(), {
    name: "Meenakshi",
    email: "meenakshi@example.com",
    password: "monsoon",
  });
  await customer.post(url, ask);
  expect(chat.requests).toHaveLength(1);
  expect(JSON.stringify(chat.requests)).not.toMatch(/meenakshi/i);
});

it("has no opinion where no service is set up", async () => {
  const response = await (await shopper(await shop.run())).post(url, ask);
  expect([response.statusCode, response.json()]).toEqual([200, { opinion: null }]);
});

it("is for signed-in shoppers", async () => {
  expect((await visitor(await run()).post(url, ask)).statusCode).toBe(401);
});

it("is asked so often by each shopper, and no more for a minute", async () => {
  const app = await run({ SECOND_OPINION_LIMIT: "2" });
  const asha = await shopper(app);
  const ravi = await shopper(app, { name: "R", email: "r@example.com", password: "monsoon" });
  const statuses = [];
  for (const customer of [asha, asha, asha, ravi]) {
    statuses.push((await customer.post(url, ask)).statusCode);
  }
  expect([statuses, chat.requests.length]).toEqual([[200, 200, 429, 200], 3]);
  shop.pass(60_000);
  expect((await asha.post(url, ask)).statusCode).toBe(200);
});

it.each([
  ["said", { ...ask, said: "x".repeat(201) }],
  ["said", { ...ask, said: " " }],
  ["screen", { ...ask, screen: "the checkout of 12 Lantern Lane" }],
  ["acts.0", { ...ask, acts: ["place-order"] }],
  ["acts", { ...ask, acts: [] }],
  ["pieces", { ...ask, pieces: Array(25).fill(ask.pieces[0]) }],
  [undefined, { ...ask, address: { street: "12 Lantern Lane" } }],
])("takes nothing but a short question: %s", async (field, body) => {
  const response = await (await shopper(await run())).post(url, body);
  expect([response.statusCode, response.json().field, chat.requests.length]).toEqual([
    400,
    field,
    0,
  ]);
});
