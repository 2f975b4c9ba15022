import { describe, expect, it } from "vitest";
import type { Scene, ShopScene } from "../../intents/intent.ts";
import { exampleScenes } from "../../intents/replay/example-scenes.ts";
import { understand } from "../../intents/understand.ts";
import { suggestions } from "./suggestions.ts";

const scenes = Object.entries(exampleScenes);
const scene = (name: keyof typeof exampleScenes): Scene & { readonly shop: ShopScene } => {
  return exampleScenes[name];
};
const meant = (text: string, scene: Scene) => understand({ alternatives: [{ text }] }, scene);

describe("what may be said next", () => {
  for (const [name, scene] of scenes) {
    it(`is a few things on ${name} that are understood and lead elsewhere`, () => {
      const offered = suggestions(scene);
      expect(offered.length).toBeGreaterThan(1);
      expect(offered.length).toBeLessThanOrEqual(5);
      for (const text of offered) {
        const { row, command, effects } = meant(text, scene);
        expect([text, command ?? row]).not.toEqual([text, "none"]);
        expect(effects).not.toEqual([{ type: "navigate", to: scene.screen }]);
      }
    });
  }

  it("does not repeat what was just done", () => {
    const cart = scene("cart");
    for (const said of suggestions(cart)) {
      expect(suggestions({ ...cart, after: meant(said.toUpperCase(), cart) })).not.toContain(said);
    }
  });

  it("loosens a list of nothing", () => {
    const { shop } = scene("collection");
    const view = { categories: ["Men"], subCategories: [], sort: "relavent", search: "x" } as const;
    expect(suggestions({ screen: "/collection", shop: { ...shop, inView: [], view } })).toEqual([
      "Clear the filters",
      "Close the search box",
      "Show me the best sellers",
    ]);
  });

  it("opens the one piece that there is, and points at no second", () => {
    const { shop } = scene("recommendations");
    const one = { screen: "/recommendations", shop: { ...shop, inView: ["kabir-linen-kurta"] } };
    expect(suggestions(one)).toEqual([
      "Open the Kabir Linen Kurta",
      "Show me similar ones",
      "Show me the best sellers",
    ]);
  });

  it("orders many, and divides them", () => {
    expect(suggestions(scene("collection"))).toEqual([
      "Cheapest first",
      "Only for men",
      "Open the second one",
    ]);
  });

  it("offers the sizes that a piece has, and then the cart", () => {
    expect(suggestions(scene("small-sizes"))).toEqual(["Size small", "Size medium", "Size large"]);
    expect(suggestions(scene("product-in-medium"))[0]).toBe("Add this in medium");
  });

  it("leads on once a piece is in the cart", () => {
    const product = scene("product-in-medium");
    const after = meant("add this in medium", product);
    expect(suggestions({ ...product, after })).toEqual([
      "Check out",
      "What goes with this?",
      "What's in my cart?",
    ]);
  });

  it("offers two of a piece only where there is one", () => {
    const { shop } = scene("cart");
    const [line] = shop.cart;
    const withOne = (quantity: number) =>
      suggestions({
        screen: "/cart",
        shop: { ...shop, cart: line ? [{ ...line, quantity }] : [] },
      });
    expect(withOne(1)).toContain("Make it two");
    expect(withOne(2)).not.toContain("Make it two");
  });

  it("begins at home with whole wishes", () => {
    const home = scene("home");
    const offered = suggestions(home);
    expect(offered).toHaveLength(3);
    for (const text of offered)
      expect(meant(text, home).effects).toEqual([{ type: "recommend", userNeeds: text }]);
  });

  it("begins with the tour while that is offered, and with the question's answers before it", () => {
    expect(suggestions({ screen: "/", offersTour: true })).toEqual([
      "Show me around",
      ...suggestions({ screen: "/" }).slice(0, 2),
    ]);
    const asked = { id: "tour", text: "Next?", about: "", part: 0 } as const;
    expect(suggestions({ screen: "/", asked, offersTour: true })).toEqual(["Next", "Skip"]);
  });

  it("answers the question that is on the screen", () => {
    const answers = ["For men", "For women"];
    expect(suggestions({ ...scene("recommendations"), answers })).toEqual(answers);
  });

  it("answers the question that waits", () => {
    for (const said of ["what should I buy", "I need a raincoat"]) {
      const asked = meant(said, { screen: "/" })
        .effects.map((effect) => (effect.type === "ask" ? effect.question : undefined))
        .find((question) => question !== undefined);
      const offered = suggestions({ screen: "/", ...(asked && { asked }) });
      expect(asked).toBeDefined();
      for (const text of offered) {
        const scene = { screen: "/", ...(asked && { asked }) };
        expect(meant(text, scene).command).toBe("answer-need");
      }
    }
  });

  it("answers a question for a size with the sizes that there are", () => {
    const small = scene("small-sizes");
    const asked = meant("add this to my bag", small)
      .effects.map((effect) => (effect.type === "ask" ? effect.question : undefined))
      .find((question) => question !== undefined);
    expect(suggestions({ ...small, ...(asked && { asked }) })).toEqual([
      "Small",
      "Medium",
      "Large",
    ]);
  });
});
