import { expect, it } from "vitest";
import { recognise } from "./recognition.ts";
import { speech } from "./say.ts";
import { likelyGrammar, wideSayings } from "./wide-sayings.ts";

it("can take a sentence for another that sounds like it", () => {
  expect(wideSayings).toEqual(
    expect.arrayContaining(["go to the cart", "go to the card", "call my brother"]),
  );
  expect(wideSayings.length).toBe(new Set(wideSayings).size);
});

it("narrows to what the hints have the words for", () => {
  const grammar = likelyGrammar(["Go to the cart!", "home", "a card"]) ?? "";
  const has = (saying: string) => new RegExp(`[=|] ${saying}(;|$)`, "m").test(grammar);
  expect(["go to the cart", "go home", "go to the card", "go to the car"].map(has)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(likelyGrammar(["zebra"])).toBe(null);
});

it.each([
  ["en-gb+f2", 170, "please log out"],
  ["en-029+m2", 150, "go to the cart"],
  ["en-gb-scotland+m3", 150, "open the search"],
] as const)(
  "recognises %s at %i words a minute with its help: “%s”",
  async (voice, speed, saying) => {
    const sound = await speech(saying, { voice, speed });
    expect(await recognise(sound, "wide", [saying])).toBe(saying);
  },
);

it("goes wrong without hints where it goes right with them", async () => {
  const sound = await speech("go to the cart", { voice: "en-us+m3", speed: 160 });
  expect([
    await recognise(sound, "wide"),
    await recognise(sound, "wide", ["go to the cart"]),
  ]).toEqual(["go to the car", "go to the cart"]);
});

it("is not talked out of what was clearly something else", async () => {
  const sound = await speech("what is the capital of france");
  expect(await recognise(sound, "wide", ["go to the cart", "contact us"])).toBe(
    "what is the capital of france",
  );
});
