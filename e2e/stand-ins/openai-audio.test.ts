/** The stand-in itself: that it keeps to the wire format, and that it really hears. */
import { readFile } from "node:fs/promises";
import OpenAI from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiAudio, startOpenAiAudio } from "./openai-audio.ts";
import { say, speech } from "./say.ts";

let audio: OpenAiAudio;
let client: OpenAI;
beforeAll(async () => {
  audio = await startOpenAiAudio();
  client = new OpenAI({ baseURL: audio.baseUrl, apiKey: audio.apiKey, maxRetries: 0 });
});
beforeEach(() => {
  audio.fault = null;
  audio.streaming = "words";
});
afterAll(() => audio.close());

async function transcribe(sound: Uint8Array): Promise<string> {
  const file = new File([new Uint8Array(sound)], "said.wav", { type: "audio/wav" });
  const { text } = await client.audio.transcriptions.create({ file, model: "any" });
  return text;
}

describe("transcription", () => {
  it.each([
    "open the search",
    "close the search",
    "show me the collection",
    "tell me about the shop",
    "go home",
    "go to the cart",
    "contact us",
    "my orders",
    "log out",
    "good morning",
    "i want a blue shirt",
    "what should i buy",
  ])("recognises “%s”", async (saying) => {
    expect(await transcribe(await readFile(await say(saying)))).toBe(saying);
  });

  it("refuses another key, a form without a file, and a file that is no sound", async () => {
    const file = new File(["not a sound"], "said.wav");
    const stranger = new OpenAI({ baseURL: audio.baseUrl, apiKey: "sk-wrong", maxRetries: 0 });
    const statuses = await Promise.all([
      stranger.audio.transcriptions.create({ file, model: "any" }).catch(statusOf),
      client.post("/audio/transcriptions", { body: { model: "any" } }).catch(statusOf),
      client.audio.transcriptions.create({ file, model: "any" }).catch(statusOf),
    ]);
    expect(statuses).toEqual([401, 400, 400]);
  });
});

describe("transcription, streamed", () => {
  const streamed = async () => {
    const file = new File([new Uint8Array(await speech("go home"))], "said.wav");
    return client.audio.transcriptions.create({ file, model: "any", stream: true });
  };

  it("sends the words one by one, then all of them", async () => {
    const events: unknown[] = [];
    for await (const event of await streamed()) events.push(event);
    expect(events).toEqual([
      { type: "transcript.text.delta", delta: "go " },
      { type: "transcript.text.delta", delta: "home" },
      { type: "transcript.text.done", text: "go home" },
    ]);
  });

  it("answers whole, or refuses, where it doesn't stream", async () => {
    audio.streaming = "ignored";
    expect(await (await streamed()).toReadableStream().getReader().read()).toMatchObject({
      done: true,
    });
    audio.streaming = "refused";
    expect(await streamed().catch((error: unknown) => error)).toMatchObject({
      status: 400,
      param: "stream",
    });
  });
});

describe("speech", () => {
  it.each([
    ["wav", "audio/wav"],
    ["mp3", "audio/mpeg"],
    ["opus", "audio/ogg"],
  ] as const)("speaks %s that can be heard again", async (response_format, type) => {
    const answer = await client.audio.speech.create({
      model: "any",
      voice: "alloy",
      input: "go to the cart",
      response_format,
    });
    expect(answer.headers.get("content-type")).toBe(type);
    expect(await transcribe(new Uint8Array(await answer.arrayBuffer()))).toBe("go to the cart");
  });
});

describe("faults", () => {
  it.each([401, 429, 500] as const)("answers %i in OpenAI's form", async (status) => {
    audio.fault = { type: "status", status };
    const error = await client.audio.speech
      .create({ model: "any", voice: "alloy", input: "hello" })
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ status, code: "fault" });
  });

  it.each([{ type: "stall" }, { type: "never" }] as const)(
    "$type until given up on",
    async (fault) => {
      audio.fault = fault;
      const signal = AbortSignal.timeout(50);
      const file = new File([new Uint8Array(await speech("cart"))], "said.wav");
      const given = client.audio.transcriptions.create({ file, model: "any" }, { signal });
      await expect(given).rejects.toThrow();
    },
  );

  it("answers late", async () => {
    audio.fault = { type: "slow", ms: 20 };
    expect(await transcribe(await speech("go to the cart"))).toBe("go to the cart");
  });
});

function statusOf(error: unknown): unknown {
  return error instanceof OpenAI.APIError ? error.status : error;
}
