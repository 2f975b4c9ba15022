/** The speech calls against the real server, with a real recogniser and a real voice behind it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { largestRecording } from "../../contract/schemas.ts";
import { type OpenAiAudio, startOpenAiAudio } from "../../e2e/stand-ins/openai-audio.ts";
import { speech } from "../../e2e/stand-ins/say.ts";
import { asha, openTestShop, shopper, visitor } from "../testing/shop/test-shop.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let audio: OpenAiAudio;
beforeAll(async () => {
  [shop, audio] = await Promise.all([openTestShop(), startOpenAiAudio()]);
});
beforeEach(() => {
  audio.fault = null;
  audio.streaming = "words";
  return shop.reset();
});
afterAll(() => Promise.all([shop.close(), audio.close()]));

const wav = { "content-type": "audio/wav" };

function run(settings: Readonly<Record<string, string>> = {}) {
  const given = { OPENAI_BASE_URL: audio.baseUrl, OPENAI_API_KEY: audio.apiKey, ...settings };
  return shop.run({ settings: given, fetch });
}

describe("POST /api/speech/transcribe", () => {
  it("recognises what is said in a recording", async () => {
    const asked = await shopper(await run());
    const reply = await asked.post(
      "/api/speech/transcribe?language=en-IN&hints=cart",
      await speech("go to the cart"),
      wav,
    );
    expect([reply.statusCode, reply.json()]).toEqual([200, { text: "go to the cart" }]);
    expect(audio.requests.at(-1)).toMatchObject({
      fields: { model: "gpt-4o-mini-transcribe", language: "en", prompt: "cart" },
      file: { name: "utterance.wav", type: "audio/wav" },
    });
  });

  it("takes the parameters that a browser adds to a media type", async () => {
    const asked = await shopper(await run());
    const reply = await asked.post("/api/speech/transcribe", await speech("go home"), {
      "content-type": "audio/wav; codecs=1",
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { text: "go home" }]);
  });

  it("answers 401 to a user who is not signed in, without reading the recording", async () => {
    const before = audio.requests.length;
    const reply = await visitor(await run()).post("/api/speech/transcribe", Buffer.from("x"), wav);
    expect([reply.statusCode, reply.json(), audio.requests.length]).toEqual([
      401,
      { message: "Please log in first" },
      before,
    ]);
  });

  it("answers 404 when no speech service is set up", async () => {
    const asked = await shopper(await shop.run());
    const reply = await asked.post("/api/speech/transcribe", Buffer.from("x"), wav);
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { message: "The shop has no speech service set up" },
    ]);
  });

  it("answers 413 to a recording that is too large", async () => {
    const asked = await shopper(await run());
    const reply = await asked.post(
      "/api/speech/transcribe",
      Buffer.alloc(largestRecording + 1),
      wav,
    );
    expect([reply.statusCode, reply.json()]).toEqual([
      413,
      { message: "That is too much to send at once" },
    ]);
  });

  it.each(["text/plain", "application/json", "audio/flac"])("answers 415 to %s", async (type) => {
    const asked = await shopper(await run());
    const reply = await asked.post("/api/speech/transcribe", "{}", { "content-type": type });
    expect([reply.statusCode, reply.json()]).toEqual([
      415,
      { message: "Send the recording as one of audio/wav, audio/webm, audio/mp4, audio/ogg" },
    ]);
  });

  it.each([
    ["an empty recording", "", "", { message: "The recording is empty" }],
    ["no sound at all", "", "not a sound", { message: "The recording can't be read" }],
    [
      "a wrong language",
      "?language=%00",
      "x",
      { message: "language can't be read", field: "language" },
    ],
    [
      "two languages",
      "?language=en&language=de",
      "x",
      { message: "language can't be read", field: "language" },
    ],
    [
      "endless hints",
      `?hints=${"x".repeat(1_001)}`,
      "x",
      { message: "hints can't be read", field: "hints" },
    ],
  ])("answers 400 to %s", async (_what, query, recording, complaint) => {
    const asked = await shopper(await run());
    const reply = await asked.post(`/api/speech/transcribe${query}`, Buffer.from(recording), wav);
    expect([reply.statusCode, reply.json()]).toEqual([400, complaint]);
  });

  it("answers 429 with the time to wait when a shopper sends too many", async () => {
    const app = await run({ SPEECH_LIMIT: "1" });
    const asked = await shopper(app);
    const other = await shopper(app, { ...asha, email: "ravi@example.com" });
    const recording = await speech("go home");
    await asked.post("/api/speech/transcribe", recording, wav);
    const second = await asked.post("/api/speech/transcribe", recording, wav);
    const third = await other.post("/api/speech/transcribe", recording, wav);
    expect([second.statusCode, second.headers["retry-after"], third.statusCode]).toEqual([
      429,
      "60",
      200,
    ]);
  });

  it.each([
    [401, 503],
    [429, 429],
    [500, 503],
  ] as const)(
    "a service that answers %i makes the call answer %i, in plain words",
    async (theirs, ours) => {
      const asked = await shopper(await run());
      audio.fault = { type: "status", status: theirs };
      const reply = await asked.post("/api/speech/transcribe", await speech("go home"), wav);
      expect([reply.statusCode, reply.body.includes("sk-"), reply.body.includes("fault")]).toEqual([
        ours,
        false,
        false,
      ]);
      expect(reply.json().message).toMatch(/speech service/);
    },
  );

  it("answers 503 when the service can't be reached", async () => {
    const asked = await shopper(await run({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1" }));
    const reply = await asked.post("/api/speech/transcribe", await speech("go home"), wav);
    expect([reply.statusCode, reply.json().message]).toEqual([
      503,
      "The speech service doesn't answer. You can type instead.",
    ]);
  });
});

describe("POST /api/speech/transcribe, as lines", () => {
  const ndjson = { ...wav, accept: "application/x-ndjson, application/json" };

  /** Asks for lines: the status, the media type, and each line. */
  async function ask(asked: Awaited<ReturnType<typeof shopper>>) {
    const recording = await speech("go to the cart");
    const { statusCode, headers, body } = await asked.post(
      "/api/speech/transcribe",
      recording,
      ndjson,
    );
    const lines = body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    return { statusCode, type: headers["content-type"], lines };
  }

  it("reports the words as the service finds them, then all of them", async () => {
    expect(await ask(await shopper(await run()))).toEqual({
      statusCode: 200,
      type: "application/x-ndjson",
      lines: [
        { interim: "go" },
        { interim: "go to" },
        { interim: "go to the" },
        { interim: "go to the cart" },
        { text: "go to the cart" },
      ],
    });
  });

  it.each(["ignored", "refused"] as const)(
    "is plain JSON where the service doesn't stream: streaming is %s",
    async (streaming) => {
      audio.streaming = streaming;
      expect(await ask(await shopper(await run()))).toEqual({
        statusCode: 200,
        type: "application/json; charset=utf-8",
        lines: [{ text: "go to the cart" }],
      });
    },
  );

  it("refuses with a status as long as no words were sent, and in a line after that", async () => {
    const asked = await shopper(await run());
    audio.fault = { type: "status", status: 500 };
    const before = await ask(asked);
    audio.fault = { type: "cut" };
    const after = await ask(asked);
    const message = "The speech service doesn't answer. You can type instead.";
    expect([before.statusCode, after.statusCode, after.lines]).toEqual([
      503,
      200,
      [{ interim: "go" }, { status: 503, message }],
    ]);
  });
});

describe("a shopper who hangs up", () => {
  it.each([
    ["transcribe", "never"],
    ["transcribe", "stall"],
    ["speak", "never"],
    ["speak", "stall"],
  ] as const)("calls the service off: %s, %s", async (call, type) => {
    const app = await run();
    const asked = await shopper(app);
    const cookie = [...asked.cookies].map((pair) => pair.join("=")).join("; ");
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const before = audio.abandoned;
    const requests = audio.connections;
    audio.fault = { type };
    const hangUp = new AbortController();
    const spoken = call === "speak";
    const reply = fetch(`${origin}/api/speech/${call}`, {
      method: "POST",
      headers: spoken
        ? { "content-type": "application/json", cookie }
        : { ...wav, accept: "application/x-ndjson", cookie },
      body: spoken ? '{"text":"Hello"}' : new Uint8Array(await speech("go home")),
      signal: hangUp.signal,
    }).catch((error: unknown) => error);
    await expect.poll(() => audio.connections).toBe(requests + 1);
    hangUp.abort();
    await reply;
    await expect.poll(() => audio.abandoned).toBe(before + 1);
    // The client keeps a line open for its next request, which never comes.
    app.server.closeAllConnections();
  });
});

describe("POST /api/speech/speak", () => {
  it("answers with the sound of the text", async () => {
    const asked = await shopper(await run());
    const reply = await asked.post("/api/speech/speak", { text: "Your cart is empty." });
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "audio/mpeg"]);
    expect(reply.rawPayload.length).toBeGreaterThan(2_000);
  });

  it("answers 503 when the service makes no sound", async () => {
    const asked = await shopper(await run());
    audio.fault = { type: "status", status: 500 };
    const reply = await asked.post("/api/speech/speak", { text: "Hello" });
    expect([reply.statusCode, reply.json().message]).toEqual([
      503,
      "The speech service doesn't answer. You can type instead.",
    ]);
  });

  it("answers 429 with the time to wait when a shopper has too much said", async () => {
    const asked = await shopper(await run({ SPEECH_LIMIT: "1" }));
    await asked.post("/api/speech/speak", { text: "One" });
    const second = await asked.post("/api/speech/speak", { text: "Two" });
    expect([second.statusCode, second.headers["retry-after"]]).toEqual([429, "60"]);
  });

  it.each([
    [{}, { message: "Text is required", field: "text" }],
    [{ text: " " }, { message: "Text is required", field: "text" }],
  ])("answers 400 to %j", async (body, complaint) => {
    const asked = await shopper(await run());
    const reply = await asked.post("/api/speech/speak", body);
    expect([reply.statusCode, reply.json()]).toEqual([400, complaint]);
  });

  it("answers 400 to a text that is too long, and 401 to a stranger", async () => {
    const app = await run();
    const long = await (await shopper(app)).post("/api/speech/speak", { text: "a".repeat(501) });
    const stranger = await visitor(app).post("/api/speech/speak", { text: "Hello" });
    expect([long.statusCode, long.json().field, stranger.statusCode]).toEqual([400, "text", 401]);
  });
});
