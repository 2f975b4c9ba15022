import { expect, it } from "vitest";
import { createServerSpeech } from "./server-speech.ts";

function serverThat(answer: () => Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  const server = createServerSpeech({
    base: "https://shop.test",
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
        headers: { "content-type": "audio/wav" },
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

it("asks for a text's sound", async () => {
  const { server, requests } = serverThat(async () => new Response("sound"));
  const answer = await server.synthesise("Hello", { language }, signal);
  expect([answer.type === "sound" && (await answer.sound.text()), requests[0]?.init.body]).toEqual([
    "sound",
    '{"text":"Hello"}',
  ]);
});
