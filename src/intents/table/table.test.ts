import { describe, expect, it } from "vitest";
import { tableTopics } from "../responses/help-topics.ts";
import { understand } from "../understand.ts";
import { table } from "./table.ts";

describe("the phrase table", () => {
  it("has the documented phrases in the documented order", () => {
    expect(table.map(({ id, phrases }) => [id, phrases])).toEqual([
      ["search-open", [{ word: "search", with: "open" }]],
      ["search-close", [{ word: "search", with: "close" }]],
      ["recommend", ["recommend", "suggest", "i want", "looking for"]],
      ["need", ["i need", "what should i buy"]],
      ["collection", ["collection", "product"]],
      ["about", ["about"]],
      ["home", ["home"]],
      ["cart", ["cart"]],
      ["contact", ["contact"]],
      ["order", ["order"]],
      ["logout", ["logout", "sign out", "log out"]],
    ]);
  });

  it("has the documented effects", () => {
    expect(Object.fromEntries(table.map(({ id, effects }) => [id, effects]))).toEqual({
      "search-open": [{ type: "openSearch" }, { type: "navigate", to: "/collection" }],
      "search-close": [{ type: "closeSearch" }],
      recommend: [{ type: "recommend-as-spoken" }],
      need: [{ type: "ask-what-is-needed" }],
      collection: [{ type: "navigate", to: "/collection" }],
      about: [{ type: "navigate", to: "/about" }],
      home: [{ type: "navigate", to: "/" }],
      cart: [{ type: "navigate", to: "/cart" }],
      contact: [{ type: "navigate", to: "/contact" }],
      order: [{ type: "navigate", to: "/order" }],
      logout: [{ type: "logout" }],
    });
  });
});

describe("what can be said", () => {
  it("reports every row, in the table's order", () => {
    expect(tableTopics.map(({ id }) => id)).toEqual(table.map(({ id }) => id));
  });

  it.each(tableTopics.flatMap(({ id, say }) => say.map((text) => [text, id] as const)))(
    "%j does what the help says it does",
    (text, id) => {
      expect(understand({ alternatives: [{ text }] }, { screen: "/" }).row).toBe(id);
    },
  );
});
