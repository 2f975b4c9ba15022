import { describe, expect, it } from "vitest";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

const asked = (text: string) => understand({ alternatives: [{ text }] }, exampleScenes.home);

it.each([
  ["how many days must we wait until it arrives in Chennai", "delivery-time"],
  ["will it reach Jaipur by Friday?", "delivery-time"],
  ["is there a concession for buying many?", "discount"],
  ["can the boy collect notes at the gate?", "payment-methods"],
  ["what if the colour runs?", "returns"],
  ["do you courier to remote villages?", "delivery-elsewhere"],
  ["how much extra for bringing it to my door?", "delivery-charge"],
])("%s is a question of %s", (text, topic) => {
  expect(asked(text)).toMatchObject({ command: "trade", slots: { topic } });
});

it.each([
  ["my parcel was supposed to come yesterday", "orders"],
  ["i never got my refund", "refund"],
  ["what size should i take", "size-guide"],
  ["how do i know my size", "size-guide"],
  ["i'm not good with computers", "everywhere"],
  ["what is this called", "read-page"],
  ["refund kab aayega", "refund"],
  ["what is the total with delivery", "describe-cart"],
])("%s is no question of trade", (text, command) => {
  expect(asked(text).command).toBe(command);
});

describe("what a shop is asked that it can't do", () => {
  it.each([
    ["save it for later", "later"],
    ["put this in my wishlist", "later"],
    ["where do i type my coupon", "discount"],
    ["can i do emi on this leather jacket", "payment-methods"],
    ["tell the courier to ring, not text", "courier-note"],
    ["can i pick it up from the store", "pickup"],
    ["put my gstin on the bill please", "other"],
    ["is the parcel insured if it gets lost", "other"],
    ["do you have a shop in mumbai", "address"],
    ["can you call me back", "phone"],
    ["who are you?", "who-are-you"],
    ["are you a human or a robot", "who-are-you"],
    ["hello, are you there?", "present"],
    ["what do you sell", "sells"],
    ["can you speak hindi", "language"],
    ["how do i log in", "signed-in"],
    ["can i try it on first", "returns"],
    ["you sent me the wrong size", "returns"],
    ["do you have a store", "address"],
    ["i have a complaint", "email"],
    ["is my card safe with you", "safe"],
    ["can they come after six in the evening", "courier-note"],
  ])("“%s” is answered, as %s", (text, topic) => {
    for (const scene of [exampleScenes.product, exampleScenes.cart, exampleScenes.checkout])
      expect(understand({ alternatives: [{ text }] }, scene)).toMatchObject({
        command: "trade",
        slots: { topic },
      });
  });

  it.each(["keep it for my brother", "call me asha", "i'll collect them all", "order one more"])(
    "“%s” is none of it",
    (text) => {
      const { command } = understand({ alternatives: [{ text }] }, exampleScenes.cart);
      expect(command).not.toBe("trade");
    },
  );
});
