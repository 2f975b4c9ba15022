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

/** Never fulfilled unless aborted. */
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
    // Speech goes to no other host, whatever the service answers.
    expect(request?.init.redirect).toBe("error");
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

/** An event stream of these events; it ends unless it `stalls`. */
function eventStream(events: readonly unknown[], stalls = false): Response {
  const body = new ReadableStream({
    start(sink) {
      for (const event of events)
        sink.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
      if (!stalls) sink.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

const delta = (words: string) => ({ type: "transcript.text.delta", delta: words });
const done = (text: string) => ({ type: "transcript.text.done", text });

describe("transcription, streamed", () => {
  /** The request and the answer, with its partial words. */
  async function transcribing(
    answers: (init: RequestInit) => Promise<Response>,
    longest = 10_000,
    unwanted?: AbortSignal,
  ) {
    const { service, requests } = serviceThat(answers, longest);
    const interims: string[] = [];
    const ask = () =>
      service.transcribe(sound, how, {
        interim: (text) => interims.push(text),
        ...(unwanted && { signal: unwanted }),
      });
    const asked = () =>
      requests.map(({ init: { body } }) => body instanceof FormData && body.get("stream"));
    return { ask, interims, asked };
  }

  it("reports the words so far as they come", async () => {
    const events = [delta("go "), delta("to the"), delta(" cart"), done("go to the cart")];
    const { ask, interims, asked } = await transcribing(async () => eventStream(events));
    expect(await ask()).toEqual({ ok: true, value: "go to the cart" });
    expect([interims, asked()]).toEqual([["go", "go to the", "go to the cart"], ["true"]]);
  });

  it("takes a plain answer from a service that doesn't stream", async () => {
    const { ask, interims } = await transcribing(async () => json({ text: "cart" }));
    expect([await ask(), interims]).toEqual([{ ok: true, value: "cart" }, []]);
  });

  it("asks again without where a service refuses to stream, and never with again", async () => {
    const refusal = { message: "Unknown parameter: 'stream'.", param: "stream" };
    const { ask, asked } = await transcribing(async ({ body }) =>
      body instanceof FormData && body.has("stream")
        ? json({ error: refusal }, 400)
        : json({ text: "cart" }),
    );
    expect([await ask(), await ask()]).toEqual([
      { ok: true, value: "cart" },
      { ok: true, value: "cart" },
    ]);
    expect(asked()).toEqual(["true", null, null]);
  });

  it("does not ask again about a recording that can't be read", async () => {
    const { ask, asked } = await transcribing(error(400));
    expect(await ask()).toMatchObject({ ok: false, trouble: "unreadable" });
    expect(asked()).toEqual(["true"]);
  });

  it("is not streamed for a user who wants only the result", async () => {
    const { service, requests } = serviceThat(async () => json({ text: "cart" }));
    await service.transcribe(sound, how);
    const { body } = requests[0]?.init ?? {};
    expect(body instanceof FormData && body.has("stream")).toBe(false);
  });

  it("is broken when the stream ends in the middle: half a sentence is no answer", async () => {
    const { ask, interims } = await transcribing(async () => eventStream([delta("log out")]));
    expect(await ask()).toMatchObject({ ok: false, trouble: "broken" });
    expect(interims).toEqual(["log out"]);
  });

  it("is unreachable when the stream stalls in the middle", async () => {
    const { ask } = await transcribing(async () => eventStream([delta("log")], true), 20);
    expect(await ask()).toMatchObject({ ok: false, trouble: "unreachable" });
  });

  it("is called off at the service when no user waits any longer", async () => {
    const caller = new AbortController();
    let notified: AbortSignal | null | undefined;
    const { ask } = await transcribing(
      (init) => {
        notified = init.signal;
        caller.abort(new Error("gone"));
        return never(init);
      },
      10_000,
      caller.signal,
    );
    expect(await ask()).toMatchObject({ ok: false });
    expect(notified?.aborted).toBe(true);
  });
});

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<readonly number[]> {
  const bytes: number[] = [];
  for await (const part of parts) bytes.push(...part);
  return bytes;
}

describe("speech", () => {
  it("asks for the text in the shop's voice and hands on the sound", async () => {
    const { service, requests } = serviceThat(
      async () =>
        new Response(new Uint8Array([7, 8]), { headers: { "content-type": "audio/mpeg" } }),
    );
    const spoken = await service.speak("Added.");
    const { type, parts } = spoken.ok ? spoken.value : { type: "", parts: nothing() };
    expect([type, await bytesOf(parts)]).toEqual(["audio/mpeg", [7, 8]]);
    expect([requests[0]?.url, JSON.parse(String(requests[0]?.init.body))]).toEqual([
      "http://speech.test/v1/audio/speech",
      { model: "speaks", voice: "alloy", input: "Added.", response_format: "mp3" },
    ]);
  });

  /** Sends this, then nothing more, and says when it was called off. */
  function stalling(...bytes: readonly number[]) {
    let calledOff = false;
    const body = new ReadableStream({
      start(sink) {
        if (bytes.length > 0) sink.enqueue(new Uint8Array(bytes));
      },
      cancel() {
        calledOff = true;
      },
    });
    const { service } = serviceThat(async () => new Response(body), 20);
    return { service, calledOff: () => calledOff };
  }

  it("is unreachable when no sound comes", async () => {
    const { service, calledOff } = stalling();
    expect(await service.speak("Added.")).toMatchObject({ ok: false, trouble: "unreachable" });
    await expect.poll(calledOff).toBe(true);
  });

  it("is here with its first part, and throws when it stalls after that", async () => {
    const { service, calledOff } = stalling(1, 2);
    const spoken = await service.speak("Added.");
    const parts = (spoken.ok ? spoken.value.parts : nothing())[Symbol.asyncIterator]();
    expect(await parts.next()).toEqual({ done: false, value: new Uint8Array([1, 2]) });
    await expect(parts.next()).rejects.toThrow("No answer within 20 ms");
    expect(calledOff()).toBe(true);
  });

  it("is called off at the service when no user listens to the rest", async () => {
    const { service, calledOff } = stalling(1, 2);
    const spoken = await service.speak("Added.");
    for await (const _part of spoken.ok ? spoken.value.parts : nothing()) break;
    expect(calledOff()).toBe(true);
  });

  it("has an end", async () => {
    const endless = new ReadableStream({
      pull: (sink) => sink.enqueue(new Uint8Array(1_000_000)),
    });
    const { service } = serviceThat(async () => new Response(endless));
    const spoken = await service.speak("Added.");
    const read = async () => {
      for await (const _part of spoken.ok ? spoken.value.parts : nothing());
    };
    await expect(read()).rejects.toThrow("no end");
  });
});

async function* nothing(): AsyncIterable<Uint8Array> {}
