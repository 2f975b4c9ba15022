import { afterAll, beforeEach, expect, it } from "vitest";
import { openTestShop, shopper, visitor } from "../testing/shop/test-shop.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

const ask = { userNeeds: "i want a shirt for hot days" };
const url = "/api/recommendations";
const pick = {
  name: "Linen Shirt",
  category: "Men",
  description: "A light shirt for hot days.",
  reason: "Linen is cool in the heat.",
  productId: "linen-shirt",
  price: 1299,
  image1: "/pictures/linen-shirt/front-800.webp",
};

it("hands the shopper's words to the engine and its answer back", async () => {
  const asked: string[] = [];
  const app = await shop.run({
    recommend: async ({ userNeeds }) => {
      asked.push(userNeeds);
      return { success: true, recommendations: [pick] };
    },
  });
  const response = await (await shopper(app)).post(url, ask);
  expect([response.statusCode, response.json(), asked]).toEqual([
    200,
    { success: true, recommendations: [pick] },
    [ask.userNeeds],
  ]);
});

it("never sends more than five, whatever the engine answers", async () => {
  const app = await shop.run({
    recommend: async () => ({ success: true, recommendations: Array(6).fill(pick) }),
  });
  expect((await (await shopper(app)).post(url, ask)).statusCode).toBe(500);
});

it.each([
  [{}, "What you are looking for is required"],
  [{ userNeeds: "  " }, "What you are looking for is required"],
  [{ userNeeds: 5 }, "What you are looking for must be text"],
  [{ userNeeds: "x".repeat(501) }, "What you are looking for is too long (at most 500 characters)"],
])("refuses what can't be a need", async (body, message) => {
  const response = await (await shopper(await shop.run())).post(url, body);
  expect([response.statusCode, response.json()]).toEqual([400, { message, field: "userNeeds" }]);
});

it("is for signed-in shoppers", async () => {
  expect((await visitor(await shop.run()).post(url, ask)).statusCode).toBe(401);
});

it("has a limit for each shopper", async () => {
  const app = await shop.run({ settings: { RECOMMENDATION_LIMIT: "2" } });
  const asha = await shopper(app);
  const ravi = await shopper(app, { name: "R", email: "r@example.com", password: "monsoon" });
  const statuses = [];
  for (const customer of [asha, asha, asha, ravi]) {
    statuses.push((await customer.post(url, ask)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
  shop.pass(60_000);
  expect((await asha.post(url, ask)).statusCode).toBe(200);
});

it("the shop's configuration names what is set up, and no key", async () => {
  const plain = await (await shop.run()).inject("/api/config");
  expect(plain.json()).toEqual({
    speech: { recognisers: [], synthesisers: [] },
    google: null,
    razorpay: {
      key: "rzp_test_nomoneymoves",
      test: true,
      checkout: "/test-gateway/checkout.js",
    },
    secondOpinion: false,
  });
  const configured = await (
    await shop.run({
      settings: {
        OPENAI_API_KEY: "sk-hush",
        AZURE_SPEECH_KEY: "az-hush",
        AZURE_SPEECH_REGION: "centralindia",
      },
    })
  ).inject("/api/config");
  expect(configured.json().speech).toEqual({
    recognisers: ["azure", "openai"],
    synthesisers: ["azure", "openai"],
  });
  expect(configured.json().secondOpinion).toBe(true);
  expect(configured.body).not.toContain("hush");
});
