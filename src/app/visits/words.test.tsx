// @vitest-environment jsdom
/** Screens that mostly say something: about, contact, a piece that isn't there, a shop without card payment. */
import { afterEach, beforeAll, expect, it } from "vitest";
import settings from "../../../shop.json" with { type: "json" };
import { hereNow, setStage } from "../doubles/stage.tsx";
import { leaveVisit, named, visitAt } from "../doubles/visit.tsx";

beforeAll(setStage);
afterEach(leaveVisit);

const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

it("the About page says what to say, who made the shop, what for, and why choose it", async () => {
  await visitAt("/about");
  const sayings = [
    "suggest",
    "recommend",
    "i want",
    "what should i buy",
    "i need to get recommendations",
  ];
  expect(texts("main *")).toEqual(expect.arrayContaining(sayings));
  const regions = [...document.querySelectorAll("main section[aria-labelledby]")].map(
    (region) => document.getElementById(region.getAttribute("aria-labelledby") ?? "")?.textContent,
  );
  expect(regions).toEqual(expect.arrayContaining(["Founders", "Our mission", "Why choose us"]));
  const headings = texts("main :is(h2, h3, h4)");
  expect(headings).toEqual(expect.arrayContaining(settings.founders.map(({ role }) => role)));
});

it("the Contact page shows the store, the phone, the e-mail, and a careers button that rests", async () => {
  const { press, since } = await visitAt("/contact");
  const address = document.querySelector("main address")?.textContent;
  for (const line of settings.address) expect(address).toContain(line);
  expect(named("main a", settings.phone).getAttribute("href")).toMatch(/^tel:/);
  expect(named("main a", settings.email).getAttribute("href")).toBe(`mailto:${settings.email}`);
  const before = since().length;
  await press("button", "Explore Jobs");
  expect([hereNow(), since().length]).toEqual(["/contact", before]);
});

it("a piece that isn't there says so inside the shop", async () => {
  const { press } = await visitAt("/productdetail/no-such-thing");
  expect(texts("main h1")).toEqual(["We can't find that piece"]);
  await press("main a", "See the collections");
  expect(hereNow()).toBe("/collection");
});

it("a shop without card payment says so beside the choice", async () => {
  await visitAt("/placeorder", {
    getConfig: () => ({
      speech: { recognisers: [], synthesisers: [] },
      google: null,
      razorpay: null,
      secondOpinion: false,
    }),
  });
  const card = document.querySelector<HTMLInputElement>("input[value=razorpay]");
  expect(card?.disabled).toBe(true);
  const description = document.getElementById(card?.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("Card payment is not set up in this shop");
});
