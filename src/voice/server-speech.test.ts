import { expect, it } from "vitest";
import type { StreamSound } from "./audio/streamed-sound.ts";
import { createServerSpeech } from "./server-speech.ts";

function serverThat(answer: () => Promise<Response>, stream?: StreamSound) {
  const requests: { url: string; init: RequestInit }[] = [];
  const server = createServerSpeech({
    base: "https://shop.test",
    stream,
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      return answer();
    },
  });
  return { server, requests };
}

const { signal } = new AbortController();
const recording = new Blob(["sound"], { type: "audio/wav" });
const language = "en-IN";

it("sends the recording as it is, with language and hints, and reads the words", async () => {
  const { server, requests } = serverThat(async () => Response.json({ text: "cart" }));
  expect(
    await server.transcribe(recording, { language, hints: ["kurta", "cart"] }, signal),
  ).toEqual({ type: "heard", alternatives: [{ text: "cart" }] });
  expect(requests).toEqual([
    {
      url: "https://shop.test/api/speech/transcribe?language=en-IN&hints=kurta%2C+cart",
      init: {
        method: "POST",
        headers: {
          "content-type": "audio/wav",
          accept: "application/x-ndjson, application/json",
        },
        body: recording,
        credentials: "include",
        signal,
      },
    },
  ]);
});

it("sends as many whole hints as fit", async () => {
  const { server, requests } = serverThat(async () => Response.json({ text: "" }));
  const hints = Array.from({ length: 100 }, (_, index) => `linen shirt ${index}`);
  await server.transcribe(recording, { language, hints }, signal);
  const sent = new URL(requests[0]?.url ?? "").searchParams.get("hints") ?? "";
  expect(sent.length).toBeLessThanOrEqual(600);
  expect(hints.join(", ").startsWith(`${sent}, `)).toBe(true);
});

it.each([
  [400, "service-error"],
  [401, "signed-out"],
  [404, "unsupported"],
  [429, "limited"],
  [503, "service-error"],
])("calls a reply of %i %s", async (status, failure) => {
  const { server } = serverThat(async () => Response.json({ message: "no" }, { status }));
  expect([
    await server.transcribe(recording, { language }, signal),
    await server.synthesise("Hello", { language }, signal),
  ]).toEqual([
    { type: "failed", failure },
    { type: "failed", failure },
  ]);
});

it("calls a reply without words a service error", async () => {
  const { server } = serverThat(async () => Response.json({ words: [] }));
  expect(await server.transcribe(recording, { language }, signal)).toEqual({
    type: "failed",
    failure: "service-error",
  });
});

const ndjson = (...lines: readonly unknown[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(""), {
    headers: { "content-type": "application/x-ndjson" },
  });

it("reports the words so far when they come as lines", async () => {
  const lines = [{ interim: "go" }, { interim: "go to" }, { text: "go to the cart" }];
  const { server } = serverThat(async () => ndjson(...lines));
  const interims: string[] = [];
  const transcription = await server.transcribe(recording, { language }, signal, (text) =>
    interims.push(text),
  );
  expect([interims, transcription]).toEqual([
    ["go", "go to"],
    { type: "heard", alternatives: [{ text: "go to the cart" }] },
  ]);
});

it.each([
  [429, "limited"],
  [503, "service-error"],
])("calls a last line of %i %s: words on the way are no answer", async (status, failure) => {
  const { server } = serverThat(async () => ndjson({ interim: "log out" }, { status }));
  expect(await server.transcribe(recording, { language }, signal)).toEqual({
    type: "failed",
    failure,
  });
});

it("calls lines that end in the middle a service error", async () => {
  const { server } = serverThat(async () => ndjson({ interim: "log out" }));
  expect(await server.transcribe(recording, { language }, signal)).toEqual({
    type: "failed",
    failure: "service-error",
  });
});

it("hands on a sound that is still coming, where it can be played so", async () => {
  // The cast: it isn't played here.
  const source = {} as MediaSource;
  const streamed: unknown[] = [];
  const stream: StreamSound = (body) => {
    streamed.push(body);
    return source;
  };
  const sound = (type: string) => new Response("sound", { headers: { "content-type": type } });
  const mp3 = sound("audio/mpeg");
  const known = serverThat(async () => mp3, stream);
  const other = serverThat(async () => sound("audio/ogg"), stream);
  expect(await known.server.synthesise("Hello", { language }, signal)).toEqual({
    type: "sound",
    sound: source,
  });
  expect(streamed).toEqual([mp3.body]);
  const whole = await other.server.synthesise("Hello", { language }, signal);
  expect([whole.type === "sound" && whole.sound instanceof Blob, streamed.length]).toEqual([
    true,
    1,
  ]);
});

it("asks for a text's sound", async () => {
  const { server, requests } = serverThat(async () => new Response("sound"));
  const answer = await server.synthesise("Hello", { language }, signal);
  const sound = answer.type === "sound" && answer.sound instanceof Blob && answer.sound;
  expect([sound && (await sound.text()), requests[0]?.init.body]).toEqual([
    "sound",
    '{"text":"Hello"}',
  ]);
});
