import { describe, expect, it } from "vitest";
import { sizes } from "../../../domain/values.ts";
import { tour, words } from "../../intents/responses/words.ts";
import type { Outcome } from "../machine/outcome.ts";
import { createTourOffer } from "./tour.ts";

function storage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

const moved: Outcome = { done: ["Here's your cart."], said: [] };
const asking: Outcome = {
  done: [],
  said: [],
  asked: { id: "need", text: "What are you looking for?", about: "" },
};

describe("the offer of the tour", () => {
  it("is said after the first reply, and never again in this browser", () => {
    const browser = storage();
    const offer = createTourOffer(browser);
    expect(offer.fresh).toBe(true);
    expect(offer.after(moved, "voice")).toEqual({ ...moved, said: [words.tourOffer] });
    expect(offer.after(moved, "voice")).toEqual(moved);
    expect(browser.kept).toEqual({ "shopai.tour": "offered" });
    const later = createTourOffer(browser);
    expect(later.fresh).toBe(false);
    expect(later.after(moved, "voice")).toEqual(moved);
  });

  it("waits while a question wants its answer", () => {
    const offer = createTourOffer(storage());
    expect(offer.after(asking, "voice")).toEqual(asking);
    expect(offer.after(moved, "voice")).toEqual({ ...moved, said: [words.tourOffer] });
  });

  it("is not said to a user who types, and not behind the tour itself", () => {
    const taken: Outcome = {
      ...asking,
      asked: { id: "tour", text: tour("M")[0] ?? "", about: "", part: 0 },
    };
    for (const [outcome, via] of [
      [moved, "keys"],
      [taken, "voice"],
    ] as const) {
      const browser = storage();
      expect(createTourOffer(browser).after(outcome, via)).toEqual(outcome);
      expect(browser.kept).toEqual({ "shopai.tour": "offered" });
    }
  });

  it("is left out where a browser keeps nothing", () => {
    const closed = {
      getItem: (): string | null => {
        throw new Error("forbidden");
      },
      setItem: () => undefined,
    };
    expect(createTourOffer(closed).fresh).toBe(false);
  });
});

describe("the tour", () => {
  it("has three steps of at most 12 words, and two of them wait for the shopper", () => {
    for (const size of sizes) {
      const steps = tour(size);
      expect(steps).toHaveLength(3);
      for (const step of steps) expect(step.split(/\s+/).length).toBeLessThanOrEqual(12);
      expect(steps.map((step) => step.endsWith("Next?"))).toEqual([true, true, false]);
    }
  });
});
