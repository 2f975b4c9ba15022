import { expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { type Api, createApi } from "../../api/client.ts";
import type { Intent, Scene } from "../../intents/intent.ts";
import { exampleScenes } from "../../intents/replay/example-scenes.ts";
import { askOpinion } from "./ask-opinion.ts";

const { collection, cart } = exampleScenes;
const local: Intent = { said: "how dear is that indigo", row: "none", slots: {}, effects: [] };
const jeans = { act: "ask-price", piece: "indigo-straight-jeans" };

function ask({
  answer,
  personal = [],
  signal = new AbortController().signal,
  sceneNow = () => collection,
  timeout = () => new AbortController().signal,
}: {
  readonly answer: () => unknown;
  readonly personal?: readonly string[];
  readonly signal?: AbortSignal;
  readonly sceneNow?: () => Scene;
  readonly timeout?: (ms: number) => AbortSignal;
}) {
  const sent: unknown[] = [];
  // The server's answers are written out here.
  const call = async (...call: unknown[]) => {
    sent.push(call[0]);
    return answer();
  };
  const api = { call } as unknown as Api;
  const parts = { api, personal, signal, sceneNow, timeout };
  return askOpinion(local, collection, parts).then((intent) => ({ intent, sent }));
}

it("asks the server, and answers what the act means here", async () => {
  const { intent, sent } = await ask({ answer: () => ({ opinion: jeans }) });
  expect(sent).toEqual(["understand"]);
  expect(intent).toMatchObject({ said: local.said, command: "ask", slots: { topic: "price" } });
});

it.each([
  ["has none", () => ({ opinion: null })],
  ["answers something else", () => ({})],
  ["names a piece that isn't there", () => ({ opinion: { ...jeans, piece: "shoes" } })],
  [
    "is asked too often",
    () => Promise.reject(new ApiError({ kind: "http", status: 429, message: "" })),
  ],
  ["can't be reached", () => Promise.reject(new ApiError({ kind: "no-response" }))],
])("has no opinion when the server %s", async (_, answer) => {
  expect((await ask({ answer })).intent).toBeUndefined();
});

it("doesn't ask about a sentence that has the shopper's own words", async () => {
  const { intent, sent } = await ask({
    answer: () => ({ opinion: jeans }),
    personal: ["Indigo Rao"],
  });
  expect([intent, sent]).toEqual([undefined, []]);
});

it("drops an answer that comes when another screen is seen", async () => {
  const { intent } = await ask({ answer: () => ({ opinion: jeans }), sceneNow: () => cart });
  expect(intent).toBeUndefined();
});

it("waits a second and a half, and then no longer", async () => {
  const waited: number[] = [];
  const requests: Request[] = [];
  const api = createApi({
    base: "http://shop.test",
    fetch: async (request) => {
      requests.push(request as Request);
      // Never answered, but for the end of patience.
      return new Promise((_, reject) => {
        (request as Request).signal.addEventListener("abort", () => reject(new Error("aborted")));
      });
    },
  });
  const late = new AbortController();
  const intent = askOpinion(local, collection, {
    api,
    personal: [],
    signal: new AbortController().signal,
    sceneNow: () => collection,
    timeout: (ms) => {
      waited.push(ms);
      queueMicrotask(() => setImmediate(() => late.abort()));
      return late.signal;
    },
  });
  expect(await intent).toBeUndefined();
  expect([waited, requests.length]).toEqual([[1500], 1]);
});
