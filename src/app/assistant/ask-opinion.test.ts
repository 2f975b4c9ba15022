import { expect, it } from "vitest";
import type { Opinion } from "../../../contract/schemas.ts";
import { createApi } from "../../api/client.ts";
import type { Intent, Scene } from "../../intents/intent.ts";
import { exampleScenes } from "../../intents/replay/example-scenes.ts";
import { type Answers, playPorts, refusing, silence } from "../../shop/doubles/ports.ts";
import { askOpinion } from "./ask-opinion.ts";

const { collection, cart } = exampleScenes;
const local: Intent = { said: "how dear is that indigo", row: "none", slots: {}, effects: [] };
const jeans: Opinion = { act: "ask-price", piece: "indigo-straight-jeans" };

async function ask({
  answer,
  personal = [],
  signal = new AbortController().signal,
  sceneNow = () => collection,
  timeout = () => new AbortController().signal,
}: {
  readonly answer: NonNullable<Answers["understand"]>;
  readonly personal?: readonly string[];
  readonly signal?: AbortSignal;
  readonly sceneNow?: () => Scene;
  readonly timeout?: (ms: number) => AbortSignal;
}) {
  const { ports, sent } = playPorts({ understand: answer });
  const parts = { api: ports.api, personal, signal, sceneNow, timeout };
  const intent = await askOpinion(local, collection, parts);
  return { intent, sent: sent.map(({ name }) => name) };
}

it("asks the server, and answers what the act means here", async () => {
  const { intent, sent } = await ask({ answer: () => ({ opinion: jeans }) });
  expect(sent).toEqual(["understand"]);
  expect(intent).toMatchObject({ said: local.said, command: "ask", slots: { topic: "price" } });
});

it.each([
  ["has none", () => ({ opinion: null })],
  ["answers something else", () => ({}) as { opinion: Opinion }],
  ["names a piece that isn't there", () => ({ opinion: { ...jeans, piece: "shoes" } })],
  ["is asked too often", refusing(429)],
  ["can't be reached", silence],
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
