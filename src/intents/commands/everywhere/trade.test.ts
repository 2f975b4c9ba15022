import { expect, it } from "vitest";
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
  ["refund kab aayega", "refund"],
  ["what is the total with delivery", "describe-cart"],
])("%s is no question of trade", (text, command) => {
  expect(asked(text).command).toBe(command);
});
