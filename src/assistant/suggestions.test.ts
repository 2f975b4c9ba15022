import { describe, expect, it } from "vitest";
import { exampleScenes } from "../intents/example-scenes.ts";
import { understand } from "../intents/understand.ts";
import { suggestions } from "./suggestions.ts";

const scenes = Object.entries(exampleScenes).filter(([name]) => name !== "empty-cart");

describe("what may be said next", () => {
  for (const [name, scene] of scenes) {
    it(`is two or three things on ${name} that are understood and lead elsewhere`, () => {
      const offered = suggestions(scene);
      expect([2, 3]).toContain(offered.length);
      for (const text of offered) {
        const { row, command, effects } = understand({ alternatives: [{ text }] }, scene);
        expect([text, command ?? row]).not.toEqual([text, "none"]);
        expect(effects).not.toEqual([{ type: "navigate", to: scene.screen }]);
      }
    });
  }

  it("offers to close the search that was just opened, and not what was just said", () => {
    expect(suggestions({ screen: "/collection", after: "search-open" })[0]).toBe(
      "Close the search box",
    );
    expect(suggestions({ screen: "/collection", after: "recommend" }).join()).not.toContain(
      "Suggest",
    );
  });

  it("begins with the tour while that is offered, and with the question's answers before it", () => {
    expect(suggestions({ screen: "/", offersTour: true })).toEqual([
      "Show me around",
      ...suggestions({ screen: "/" }).slice(0, 2),
    ]);
    const asked = { id: "tour", text: "Next?", about: "", part: 0 } as const;
    expect(suggestions({ screen: "/", asked, offersTour: true })).toEqual(["Next", "Skip"]);
  });

  it("answers the question that waits", () => {
    for (const said of ["what should I buy", "I need a raincoat"]) {
      const asked = understand({ alternatives: [{ text: said }] }, { screen: "/" })
        .effects.map((effect) => (effect.type === "ask" ? effect.question : undefined))
        .find((question) => question !== undefined);
      const offered = suggestions({ screen: "/", asked });
      expect(asked).toBeDefined();
      for (const text of offered) {
        const scene = { screen: "/", ...(asked && { asked }) };
        expect(understand({ alternatives: [{ text }] }, scene).command).toBe("answer-need");
      }
    }
  });
});
