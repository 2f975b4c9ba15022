import { describe, expect, it } from "vitest";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

type Named = keyof typeof exampleScenes;

function asked(text: string, name: Named, named?: string) {
  const scene = exampleScenes[name];
  const spoken = named ? { named, spoken: [[named]] } : {};
  const { command, slots } = understand(
    { alternatives: [{ text }] },
    { ...scene, shop: { ...scene.shop, ...spoken } },
  );
  return { command, topic: slots.topic, product: slots.product };
}

const [shawl, jacket, kurta] = [
  "srinagar-paisley-shawl",
  "spiti-puffer-jacket",
  "kabir-linen-kurta",
];

describe("a question, known by its form", () => {
  it.each([
    ["Is it all right as a present?", "collection", shawl, "detail"],
    ["What is the outside made of?", "collection", jacket, "cloth"],
    ["does that jacket actually keep u warm", "collection", jacket, "occasion"],
    ["it's real wool, right?", "collection", shawl, "is-made-of"],
    ["Which one is the largest then?", "small-sizes", "ranjani-little-lehenga", "sizes"],
    ["thirty nine ninety nine, isn't it", "collection", jacket, "price"],
    ["is it under two thousand", "collection", kurta, "price"],
    ["that jacket below does it have a collar", "related", jacket, "detail"],
  ] as const)("%s, on the %s, is about %s", (text, scene, product, topic) => {
    expect(asked(text, scene, product)).toEqual({ command: "ask", topic, product });
  });

  it.each([
    ["Before that tell me, will your fellow collect the money at my door?", "payment-methods"],
    ["Would you be taking cash at the door?", "payment-methods"],
    ["Now then, what do you charge to send it?", "delivery-charge"],
    ["And the shop itself is where?", "address"],
    ["Which brands do you stock, then?", "brands"],
  ])("%s is asked of the shop", (text, topic) => {
    expect(asked(text, "checkout")).toMatchObject({ command: "trade", topic });
  });

  it("asks how the order is paid, and chooses nothing", () => {
    expect(asked("it's set to cash on delivery, right?", "checkout")).toMatchObject({
      command: "pay",
      topic: "method",
    });
  });

  it.each(["do you have it in red", "anything under 2000 for him?", "skirts?", "in blue?"])(
    "%s looks for pieces",
    (text) => {
      expect(asked(text, "recommendations", kurta).command).not.toBe("ask");
    },
  );
});
