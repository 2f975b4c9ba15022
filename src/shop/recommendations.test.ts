import { expect, test } from "vitest";
import type { Reply } from "../../contract/schemas.ts";
import { ApiError } from "../api/api-error.ts";
import { later, playPorts, silence } from "./doubles/ports.ts";
import { createRecommendations } from "./recommendations.ts";

const shawl = {
  name: "Pashmina Shawl",
  category: "Women",
  description: "Warm and light.",
  reason: "It is warm.",
  productId: "shawl",
  price: 2999,
  image1: "/pictures/shawl/front-800.webp",
};

test("results are kept with the shopper's words, and the shop goes to show them", async () => {
  const { ports, sent, went } = playPorts({
    recommend: () => ({ success: true, recommendations: [shawl, shawl] }),
  });
  const recommendations = createRecommendations(ports);
  expect(await recommendations.recommend("I want a warm shawl")).toEqual({
    type: "found",
    count: 2,
    summary: "2 pieces match",
  });
  expect([sent, went, recommendations.store.getState()]).toEqual([
    [{ name: "recommend", body: { userNeeds: "I want a warm shawl" } }],
    ["/recommendations"],
    {
      busy: false,
      last: {
        recommendations: [shawl, shawl],
        userQuery: "I want a warm shawl",
        summary: "2 pieces match",
      },
    },
  ]);
});

test.each([
  { success: true, recommendations: [] },
  { success: false, recommendations: [shawl] },
])("no success or no results lead nowhere", async (reply) => {
  const { ports, went } = playPorts({ recommend: () => reply });
  const recommendations = createRecommendations(ports);
  expect(await recommendations.recommend("a spacesuit")).toEqual({ type: "nothing" });
  expect([went, recommendations.store.getState()]).toEqual([[], { busy: false, last: undefined }]);
});

test("too many requests are told apart, with the time to wait where it is known", async () => {
  const tooMany = (retryAfter?: number) => () =>
    Promise.reject(new ApiError({ kind: "http", status: 429, retryAfter }));
  const { ports, answers } = playPorts({ recommend: tooMany(12) });
  const recommendations = createRecommendations(ports);
  expect(await recommendations.recommend("a shawl")).toEqual({ type: "too-many", retryAfter: 12 });
  answers.recommend = tooMany();
  expect(await recommendations.recommend("a shawl")).toEqual({ type: "too-many" });
});

test("any other failure is one, and the next request may go out", async () => {
  const { ports, logged } = playPorts({ recommend: silence });
  const recommendations = createRecommendations(ports);
  const outcome = await recommendations.recommend("a shawl");
  expect(outcome).toMatchObject({ type: "failed", error: { kind: "no-response" } });
  expect([logged, recommendations.store.getState().busy]).toEqual([["recommendations"], false]);
});

test("there is one request at a time", async () => {
  const answer = later<Reply<"recommend">>();
  const { ports, sent } = playPorts({ recommend: () => answer.promise });
  const recommendations = createRecommendations(ports);
  const first = recommendations.recommend("a shawl");
  expect(recommendations.store.getState().busy).toBe(true);
  expect(await recommendations.recommend("a coat")).toEqual({ type: "busy" });
  answer.answer({ success: true, recommendations: [shawl] });
  expect(await first).toEqual({ type: "found", count: 1, summary: "One piece matches" });
  expect(sent.length).toBe(1);
});
