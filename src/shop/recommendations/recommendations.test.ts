import { expect, test } from "vitest";
import type { Recommendation, UnderstoodConstraint } from "../../../contract/schemas.ts";
import { ApiError } from "../../api/api-error.ts";
import { type Answers, later, playPorts, refusing, silence } from "../doubles/ports.ts";
import { createRecommendations, inFront, seen } from "./recommendations.ts";

const pick = (productId: string): Recommendation => ({
  name: "Linen Kurta",
  category: "Men",
  description: "Soft and long.",
  reason: "Linen, for men.",
  productId,
  price: 1299,
  image1: "/pictures/kurta/front-800.webp",
});

const limit: UnderstoodConstraint = {
  id: "0-price",
  item: 0,
  field: "price",
  kind: "hard",
  words: "under 2000",
  label: "up to ₹2,000",
  max: 2000,
};

function open(answers: Answers) {
  const played = playPorts(answers);
  const recommendations = createRecommendations(played.ports);
  return { ...played, recommendations, state: () => recommendations.store.getState() };
}

const found = () => ({
  success: true,
  recommendations: [pick("a"), pick("b")],
  understood: [limit],
});

test("words with matches lead to their screen; the first request carries nothing but the words", async () => {
  const shop = open({ recommend: found });
  expect(await shop.recommendations.recommend("a kurta under 2000")).toEqual({
    type: "found",
    count: 2,
    summary: "2 pieces match",
    names: ["Linen Kurta", "Linen Kurta"],
  });
  expect(shop.sent).toEqual([{ name: "recommend", body: { userNeeds: "a kurta under 2000" } }]);
  expect(shop.went).toEqual(["/recommendations"]);
  expect(shop.state()).toEqual({
    busy: false,
    missed: undefined,
    last: {
      recommendations: [pick("a"), pick("b")],
      userQuery: "a kurta under 2000",
      summary: "2 pieces match",
      understood: [limit],
      note: undefined,
      question: undefined,
      options: [],
      shown: ["a", "b"],
      near: [],
    },
  });
});

test("beside an only match is what is near it, and is no match", async () => {
  const shop = open({
    recommend: () => ({
      success: true,
      recommendations: [pick("a")],
      nearest: [pick("b"), pick("c")],
    }),
  });
  expect(await shop.recommendations.recommend("a linen kurta")).toMatchObject({ count: 1 });
  expect(shop.state()).toMatchObject({
    missed: undefined,
    last: { recommendations: [pick("a")], near: [pick("b"), pick("c")], shown: ["a"] },
  });
});

test("the next request takes the conversation along", async () => {
  const shop = open({ recommend: found });
  await shop.recommendations.recommend("a kurta under 2000");
  shop.answers.recommend = () => ({ success: true, recommendations: [pick("c")] });
  await shop.recommendations.recommend("something else");
  expect(shop.sent[1]?.body).toEqual({
    userNeeds: "something else",
    understood: [limit],
    shown: ["a", "b"],
    onScreen: ["a", "b"],
  });
  expect(shop.state().last?.shown).toEqual(["a", "b", "c"]);
});

test("what answers the question of a reply says so, and the answers are passed on", async () => {
  const question = { question: "Who is it for?", options: ["For men", "For women"] };
  const shop = open({ recommend: () => ({ ...found(), ...question }) });
  expect(await shop.recommendations.recommend("a kurta")).toMatchObject(question);
  await shop.recommendations.recommend("For women", { answers: true });
  expect(shop.sent[1]?.body).toMatchObject({ userNeeds: "For women", answers: true });
});

test("after a miss the next request loosens what was missed, and counts what is seen", async () => {
  const shop = open({ recommend: found });
  await shop.recommendations.recommend("a kurta under 2000");
  const tight = { ...limit, label: "up to ₹100", max: 100 };
  shop.answers.recommend = () => ({
    success: true,
    recommendations: [],
    understood: [tight],
    nearest: [pick("b"), pick("c")],
  });
  await shop.recommendations.recommend("under 100");
  expect(seen(shop.state()).map(({ productId }) => productId)).toEqual(["b", "c", "a"]);
  shop.answers.recommend = found;
  await shop.recommendations.recommend("then go to 2000");
  expect(shop.sent[2]?.body).toEqual({
    userNeeds: "then go to 2000",
    understood: [tight],
    shown: ["a", "b"],
    onScreen: ["b", "c", "a"],
  });
});

test("elsewhere in the shop a need begins anew, unless the last one missed", async () => {
  const shop = open({ recommend: found });
  await shop.recommendations.recommend("a kurta under 2000");
  await shop.recommendations.recommend("something warm for my daughter", { elsewhere: true });
  expect(shop.sent[1]?.body).toEqual({ userNeeds: "something warm for my daughter" });
  await shop.recommendations.recommend("for women", { elsewhere: true, answers: true });
  expect(shop.sent[2]?.body).toMatchObject({ understood: [limit], answers: true });
  shop.answers.recommend = () => ({ success: true, recommendations: [], understood: [limit] });
  await shop.recommendations.recommend("a kurta under 10", { elsewhere: true });
  await shop.recommendations.recommend("then go to 2000", { elsewhere: true });
  expect(shop.sent[4]?.body).toMatchObject({ understood: [limit] });
});

test("a limit taken away is sent as such, and no user is led anywhere", async () => {
  const shop = open({ recommend: found });
  await shop.recommendations.recommend("a kurta under 2000");
  await shop.recommendations.drop("0-price");
  expect(shop.sent[1]?.body).toEqual({
    userNeeds: "a kurta under 2000",
    understood: [limit],
    removed: ["0-price"],
  });
  expect(shop.went).toEqual(["/recommendations"]);
});

test("after a miss the latest need is in front, and a limit is taken from it", async () => {
  const shop = open({ recommend: found });
  await shop.recommendations.recommend("a kurta under 2000");
  const tight = { ...limit, id: "1-price", label: "up to ₹100", max: 100 };
  const miss = { success: true, recommendations: [], understood: [tight] };
  shop.answers.recommend = () => miss;
  await shop.recommendations.recommend("a silk saree under 100");
  expect(inFront(shop.state())?.userQuery).toBe("a silk saree under 100");
  await shop.recommendations.drop("1-price");
  expect(shop.sent[2]?.body).toEqual({
    userNeeds: "a silk saree under 100",
    understood: [tight],
    removed: ["1-price"],
  });
  shop.answers.recommend = () => ({
    ...miss,
    note: { kind: "all-shown", text: "You have seen all." },
  });
  await shop.recommendations.recommend("show me more");
  expect(inFront(shop.state())?.userQuery).toBe("a kurta under 2000");
});

test.each([
  ["an empty list", () => ({ success: true, recommendations: [] })],
  ["no success", () => ({ success: false, recommendations: [] })],
])("%s is nothing: it leads nowhere, and what was found before stays", async (_, recommend) => {
  const shop = open({ recommend: found });
  await shop.recommendations.recommend("a kurta");
  shop.answers.recommend = recommend;
  expect(await shop.recommendations.recommend("a spacesuit")).toEqual({ type: "nothing" });
  expect(shop.went).toEqual(["/recommendations"]);
  expect(shop.state().last?.userQuery).toBe("a kurta");
  expect(shop.state().missed).toEqual({
    userQuery: "a spacesuit",
    note: undefined,
    allShown: false,
    nearest: [],
    understood: [],
  });
});

test("why nothing fits is passed on", async () => {
  const note = { kind: "nothing-fits", text: "No kurta costs under ₹100." } as const;
  const shop = open({
    recommend: () => ({ success: true, recommendations: [], note, nearest: [pick("a")] }),
  });
  expect(await shop.recommendations.recommend("a kurta under 100")).toEqual({
    type: "nothing",
    note: note.text,
  });
  expect(shop.state().missed?.nearest).toEqual([pick("a")]);
});

test("words that the shop doesn't know explain nothing", async () => {
  const note = { kind: "nothing-fits", text: "I found nothing here for “hammock”." } as const;
  const words = { ...limit, field: "words", kind: "soft", label: "hammock" } as const;
  const shop = open({
    recommend: () => ({ success: true, recommendations: [], note, understood: [words] }),
  });
  expect(await shop.recommendations.recommend("a hammock")).toEqual({ type: "nothing" });
});

test("too many requests are distinguished, with the time to wait where it is known", async () => {
  const shop = open({ recommend: refusing(429) });
  expect(await shop.recommendations.recommend("a kurta")).toEqual({ type: "too-many" });
  shop.answers.recommend = () =>
    Promise.reject(new ApiError({ kind: "http", status: 429, retryAfter: 12 }));
  expect(await shop.recommendations.recommend("a kurta")).toEqual({
    type: "too-many",
    retryAfter: 12,
  });
});

test("any other failure is one, and the next request may go out", async () => {
  const shop = open({ recommend: silence });
  expect(await shop.recommendations.recommend("a kurta")).toMatchObject({
    type: "failed",
    error: { kind: "no-response" },
  });
  expect([shop.logged, shop.state().busy]).toEqual([["recommendations"], false]);
});

test("one request at a time, but an aborted one makes room at once", async () => {
  const reply = later<ReturnType<typeof found>>();
  const shop = open({ recommend: () => reply.promise });
  const abort = new AbortController();
  const first = shop.recommendations.recommend("a kurta", { signal: abort.signal });
  expect(await shop.recommendations.recommend("a saree")).toEqual({ type: "busy" });
  abort.abort();
  const second = shop.recommendations.recommend("a saree");
  reply.answer(found());
  await Promise.all([first, second]);
  expect(shop.went).toEqual(["/recommendations"]);
});

test("the last answer survives a reload of the tab, and leaves with the shopper", async () => {
  const shop = open({ recommend: found });
  await shop.recommendations.recommend("a kurta under 2000");
  const reloaded = createRecommendations(shop.ports);
  expect(reloaded.store.getState().last).toEqual(shop.state().last);
  reloaded.forget();
  expect(createRecommendations(shop.ports).store.getState().last).toBeUndefined();
});

test.each(["not json", "{}", "[]", '{"recommendations":{},"userQuery":"x"}'])(
  "%s in storage is no answer",
  (stored) => {
    const { ports } = playPorts();
    ports.tabStorage.setItem("shopai.recommendations", stored);
    expect(createRecommendations(ports).store.getState().last).toBeUndefined();
  },
);
