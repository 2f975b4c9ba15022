import { describe, expect, it } from "vitest";
import { createOpenAiSpeech } from "./openai.ts";

const settings = {
  apiKey: "sk-test",
  baseUrl: "http://speech.test/v1",
  chatModel: "chat",
  transcribeModel: "hears",
  speechModel: "speaks",
};
const sound = { bytes: new Uint8Array([1, 2, 3]), type: "audio/wav" };
const how = { language: "en-IN", hints: "kurta, cart" };

/** A service that answers in this way, and the requests that it got. */
function serviceThat(answers: (init: RequestInit) => Promise<Response>, longest = 10_000) {
  const requests: { url: string; init: RequestInit }[] = [];
  const service = createOpenAiSpeech({
    settings,
    longest,
    fetch: async (url, init = {}) => {
      // The package tries once whether fetch knows forms; that is no request to the service.
      if (String(url).startsWith("data:")) return new Response();
      requests.push({ url: String(url), init });
      return answers(init);
    },
  });
  return { service, requests };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const error = (status: number) => async () =>
  json({ error: { message: "no", type: "x", param: null, code: null } }, status);

/** Fulfilled never, unless it is told to give up. */
const never = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

describe("transcription", () => {
  it("sends the recording with its name, the model, the bare language and the hints", async () => {
    const { service, requests } = serviceThat(async () => json({ text: " go to the cart " }));
    expect(await service.transcribe(sound, how)).toEqual({ ok: true, value: "go to the cart" });
    const [request] = requests;
    const form = request?.init.body;
    const fields = form instanceof FormData ? Object.fromEntries(form) : {};
    const { file, ...rest } = fields;
    expect([request?.url, rest, file instanceof File && [file.name, file.type, file.size]]).toEqual(
      [
        "http://speech.test/v1/audio/transcriptions",
        { model: "hears", language: "en", response_format: "json", prompt: "kurta, cart" },
        ["utterance.wav", "audio/wav", 3],
      ],
    );
    expect(new Headers(request?.init.headers).get("authorization")).toBe("Bearer sk-test");
  });

  it.each([
    [400, "unreadable"],
    [401, "broken"],
    [404, "broken"],
    [429, "busy"],
    [500, "broken"],
    [503, "broken"],
  ])("asks once, and calls a %i answer %s", async (status, trouble) => {
    const { service, requests } = serviceThat(error(status));
    expect(await service.transcribe(sound, how)).toMatchObject({ ok: false, trouble });
    expect(requests.length).toBe(1);
  });

  it("is unreachable when there is no connection", async () => {
    const { service } = serviceThat(() => Promise.reject(new TypeError("fetch failed")));
    expect(await service.transcribe(sound, how)).toMatchObject({
      ok: false,
      trouble: "unreachable",
    });
  });

  it("is unreachable when no answer comes in time", async () => {
    const { service } = serviceThat(never, 20);
    expect(await service.transcribe(sound, how)).toMatchObject({
      ok: false,
      trouble: "unreachable",
    });
  });

  it("is unreachable when headers come in time and the body stalls", async () => {
    const stalled = async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }), {
        headers: { "content-type": "application/json" },
      });
    const { service } = serviceThat(stalled, 20);
    expect(await service.transcribe(sound, how)).toMatchObject({
      ok: false,
      trouble: "unreachable",
    });
  });

  it.each([
    ["another shape", async () => json({ words: [] })],
    ["no JSON", async () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ])("is broken when the answer has %s", async (_what, answers) => {
    const { service } = serviceThat(answers);
    expect(await service.transcribe(sound, how)).toMatchObject({ ok: false, trouble: "broken" });
  });
});

describe("speech", () => {
  it("asks for the text in the shop's voice and hands on the sound", async () => {
    const { service, requests } = serviceThat(
      async () =>
        new Response(new Uint8Array([7, 8]), { headers: { "content-type": "audio/mpeg" } }),
    );
    expect(await service.speak("Added.")).toEqual({
      ok: true,
      value: { bytes: new Uint8Array([7, 8]), type: "audio/mpeg" },
    });
    expect([requests[0]?.url, JSON.parse(String(requests[0]?.init.body))]).toEqual([
      "http://speech.test/v1/audio/speech",
      { model: "speaks", voice: "alloy", input: "Added.", response_format: "mp3" },
    ]);
  });

  it("is unreachable when the sound stalls halfway", async () => {
    const stalled = async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([1])) }));
    const { service } = serviceThat(stalled, 20);
    expect(await service.speak("Added.")).toMatchObject({ ok: false, trouble: "unreachable" });
  });
});
