import { describe, expect, it } from "vitest";
import { sayingOf } from "../grammar/saying.ts";
import { normalise } from "../normalise.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";
import { oddsOfOtherTalk } from "./other-talk.ts";

const oddsOf = (text: string) => oddsOfOtherTalk(sayingOf(normalise(text), exampleScenes.product));

describe("talk for other assistants", () => {
  it.each([
    ["how much did i spend on petrol last month", "how much is it with the delivery"],
    ["how long does rice take to cook", "how long does delivery to pune take"],
    ["what's the balance of my savings account", "will the refund go to my bank account"],
    ["add milk and eggs to my grocery list", "add one more of these to my cart"],
    ["cancel my table for friday", "cancel my order from friday"],
    ["which planet is bigger, mars or venus", "which of the two is warmer"],
  ])("“%s” is likelier so than “%s”", (other, own) => {
    expect(oddsOf(other)).toBeGreaterThan(0);
    expect(oddsOf(own)).toBeLessThan(0);
  });

  it.each(Object.entries(exampleScenes).filter(([, { shop }]) => shop))(
    "is left alone on %s",
    (_name, scene) => {
      const alternatives = [{ text: "how much did i spend on petrol last month" }];
      expect(understand({ alternatives }, scene).command).toBeUndefined();
    },
  );

  it("is the shop's where a piece is named", () => {
    const alternatives = [{ text: "is the shirt all right for a job interview at a bank" }];
    expect(understand({ alternatives }, exampleScenes.product).command).toBe("ask");
  });
});
