/** The token call against the real server and a service that speaks Azure's protocol. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type AzureSpeech, startAzureSpeech } from "../../e2e/stand-ins/azure-speech.ts";
import { openTestShop, shopper, visitor } from "../testing/shop/test-shop.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let azure: AzureSpeech;
beforeAll(async () => {
  [shop, azure] = await Promise.all([openTestShop(), startAzureSpeech()]);
});
beforeEach(() => {
  azure.fault = null;
  return shop.reset();
});
afterAll(() => Promise.all([shop.close(), azure.close()]));

const path = "/api/speech/azure-token";

function run(settings: Readonly<Record<string, string>> = {}) {
  const given = { AZURE_SPEECH_HOST: azure.host, AZURE_SPEECH_KEY: azure.key, ...settings };
  return shop.run({ settings: given, fetch });
}

it("hands out a new token each time, and never the key", async () => {
  const asked = await shopper(await run());
  const before = azure.tokens;
  const reply = await asked.post(path, {});
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      token: `stand-in.token.${before + 1}`,
      region: null,
      host: azure.host,
      seconds: 600,
    },
  ]);
});

it("asks no user for the token of a container without a key", async () => {
  const app = await shop.run({ settings: { AZURE_SPEECH_HOST: "http://speech.local:5000" } });
  const reply = await (await shopper(app)).post(path, {});
  expect(reply.json()).toEqual({
    token: "",
    region: null,
    host: "ws://speech.local:5000",
    seconds: 600,
  });
});

it("asks the region's own host where no other is set", async () => {
  const asked: string[] = [];
  const app = await shop.run({
    settings: { AZURE_SPEECH_KEY: "key", AZURE_SPEECH_REGION: "centralindia" },
    fetch: async (url) => {
      asked.push(String(url));
      return new Response("token");
    },
  });
  const reply = await (await shopper(app)).post(path, {});
  expect(reply.json()).toEqual({
    token: "token",
    region: "centralindia",
    host: null,
    seconds: 600,
  });
  expect(asked).toEqual(["https://centralindia.api.cognitive.microsoft.com/sts/v1.0/issueToken"]);
});

it("takes the key to no other host, whatever the service answers", async () => {
  const asked: RequestInit[] = [];
  const app = await shop.run({
    settings: { AZURE_SPEECH_KEY: "key", AZURE_SPEECH_REGION: "centralindia" },
    fetch: async (_, how = {}) => {
      asked.push(how);
      return new Response("token");
    },
  });
  await (await shopper(app)).post(path, {});
  expect(asked).toEqual([expect.objectContaining({ redirect: "error" })]);
});

it("answers 401 to a user who is not signed in, and 404 where Azure is not set up", async () => {
  const before = azure.tokens;
  const stranger = await visitor(await run()).post(path, {});
  const unserved = await (await shopper(await shop.run())).post(path, {});
  expect([stranger.statusCode, unserved.statusCode, azure.tokens]).toEqual([401, 404, before]);
});

it("says that the service is busy, or doesn't answer, without its words", async () => {
  const asked = await shopper(await run());
  azure.fault = { type: "tokens", status: 429 };
  const busy = await asked.post(path, {});
  azure.fault = { type: "tokens", status: 401 };
  const refused = await asked.post(path, {});
  expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([429, "5"]);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    503,
    { message: "The speech service doesn't answer. You can type instead." },
  ]);
});

it("counts each shopper's tokens", async () => {
  const asked = await shopper(await run({ SPEECH_LIMIT: "1" }));
  const statuses = [
    (await asked.post(path, {})).statusCode,
    (await asked.post(path, {})).statusCode,
  ];
  expect(statuses).toEqual([200, 429]);
});

it("is named among what the shop can recognise and speak with, before the recordings", async () => {
  const app = await run({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1" });
  const { speech } = (await visitor(app).get("/api/config")).json();
  expect(speech).toEqual({ recognisers: ["azure", "openai"], synthesisers: ["azure", "openai"] });
});
