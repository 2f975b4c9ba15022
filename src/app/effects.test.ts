import { describe, expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { nothingDone } from "../assistant/outcome.ts";
import type { Effect, Question } from "../intents/effects.ts";
import { understand } from "../intents/understand.ts";
import type { RecommendationOutcome } from "../shop/recommendations.ts";
import { createPerform } from "./effects.ts";

interface Settings {
  readonly at?: string;
  readonly recommendation?: RecommendationOutcome;
  readonly logsOut?: boolean;
}

/** A shop that writes down what it was asked for. */
function recordingShop({
  at = "/",
  recommendation = { type: "nothing" },
  logsOut = true,
}: Settings) {
  const calls: (readonly unknown[])[] = [];
  const turn = new AbortController();
  let address = at;
  const perform = createPerform({
    shop: {
      recommendations: {
        recommend: async (userNeeds) => {
          calls.push(["recommend", userNeeds]);
          return recommendation;
        },
      },
      session: {
        logOut: async () => {
          calls.push(["logOut"]);
          return logsOut;
        },
      },
    },
    place: () => {
      const [path = "", query = ""] = address.split("?");
      return { path, query };
    },
    goTo: (to) => {
      calls.push(["goTo", to]);
      address = to;
    },
    notify: (notice) => calls.push(["notify", notice]),
  });
  return {
    calls,
    turn,
    perform: (...effects: readonly Effect[]) =>
      perform(effects, { signal: turn.signal, busy: (text) => calls.push(["busy", text]) }),
  };
}

const said = (text: string) => understand({ alternatives: [{ text }] }, { screen: "/" }).effects;

describe("going somewhere", () => {
  it("goes there and says where the shopper is now", async () => {
    const shop = recordingShop({});
    expect(await shop.perform({ type: "navigate", to: "/cart" })).toEqual({
      done: ["Here's your cart."],
      said: [],
    });
    expect(shop.calls).toEqual([["goTo", "/cart"]]);
  });

  it("goes nowhere when already there, and keeps what the address says", async () => {
    const shop = recordingShop({ at: "/collection?category=Men" });
    expect(await shop.perform({ type: "navigate", to: "/collection" })).toEqual({
      done: ["Here's the collection."],
      said: [],
    });
    expect(shop.calls).toEqual([]);
  });
});

describe("the search", () => {
  it("opens on the collection, and the row's navigation keeps it open", async () => {
    const shop = recordingShop({ at: "/about" });
    expect(await shop.perform(...said("open the search"))).toEqual({
      done: ["The search is open."],
      said: [],
    });
    expect(shop.calls).toEqual([["goTo", "/collection?search="]]);
  });

  it("keeps the filters that are set", async () => {
    const shop = recordingShop({ at: "/collection?category=Men" });
    await shop.perform(...said("open the search"));
    expect(shop.calls).toEqual([["goTo", "/collection?category=Men&search="]]);
  });

  it("opens with the words to search for", async () => {
    const shop = recordingShop({});
    expect(await shop.perform({ type: "openSearch", query: "linen & silk" })).toEqual({
      done: ["Searching for “linen & silk”."],
      said: [],
    });
    expect(shop.calls).toEqual([["goTo", "/collection?search=linen%20%26%20silk"]]);
  });

  it("closes and leaves the filters", async () => {
    const shop = recordingShop({ at: "/collection?category=Men&search=shirt" });
    expect(await shop.perform(...said("close the search"))).toEqual({
      done: ["The search is closed."],
      said: [],
    });
    expect(shop.calls).toEqual([["goTo", "/collection?category=Men"]]);
  });

  for (const at of ["/cart", "/cart?search=shirt", "/collection"]) {
    it(`has nothing to close on ${at}, and says so`, async () => {
      const shop = recordingShop({ at });
      expect(await shop.perform(...said("close the search"))).toEqual({
        done: ["The search is closed already."],
        said: [],
      });
      expect(shop.calls).toEqual([]);
    });
  }
});

describe("recommendations", () => {
  const effect: Effect = { type: "recommend", userNeeds: "I want a warm jacket" };
  const asked = [
    ["busy", "Finding…"],
    ["recommend", "I want a warm jacket"],
  ];

  it("sends the words as spoken and tells how many match", async () => {
    const shop = recordingShop({
      recommendation: { type: "found", count: 3, summary: "3 pieces match" },
    });
    expect(await shop.perform(effect)).toEqual({ done: ["3 pieces match."], said: [] });
    expect(shop.calls).toEqual(asked);
  });

  it("says so when nothing was found", async () => {
    const shop = recordingShop({ recommendation: { type: "nothing" } });
    expect(await shop.perform(effect)).toEqual({
      done: [],
      said: [
        "I found some options but couldn't get details. Try describing what you need differently.",
      ],
    });
    expect(shop.calls).toEqual(asked);
  });

  it("says so when the request failed", async () => {
    const error = new ApiError({ kind: "no-response" });
    const shop = recordingShop({ recommendation: { type: "failed", error } });
    expect(await shop.perform(effect)).toEqual({
      done: [],
      said: ["Sorry, I'm having trouble with recommendations right now. Please try again later."],
    });
    expect(shop.calls).toEqual(asked);
  });

  it("says and shows that there were too many", async () => {
    const shop = recordingShop({ recommendation: { type: "too-many", retryAfter: 30 } });
    const text = "Too many requests. Please wait a moment.";
    expect(await shop.perform(effect)).toEqual({ done: [], said: [text] });
    expect(shop.calls).toEqual([...asked, ["notify", { kind: "error", text, forMs: 3000 }]]);
  });

  it("asks for patience while another request is under way", async () => {
    const shop = recordingShop({ recommendation: { type: "busy" } });
    expect(await shop.perform(effect)).toEqual({
      done: [],
      said: ["I'm still looking for the last thing you asked for."],
    });
  });
});

describe("signing out", () => {
  it("uses the same act as the menu", async () => {
    const shop = recordingShop({});
    expect(await shop.perform({ type: "logout" })).toEqual({
      done: ["You're signed out."],
      said: [],
    });
    expect(shop.calls).toEqual([["logOut"]]);
  });

  it("shows and says a failure", async () => {
    const shop = recordingShop({ logsOut: false });
    expect(await shop.perform({ type: "logout" })).toEqual({
      done: [],
      said: ["I couldn't sign you out. Please try again."],
    });
    expect(shop.calls).toEqual([
      ["logOut"],
      ["notify", { kind: "error", text: "Failed to logout", forMs: 3000 }],
    ]);
  });
});

describe("telling and asking", () => {
  it("shows Try Again for words that nobody understands, and says what was heard", async () => {
    const shop = recordingShop({});
    const outcome = await shop.perform(...said("purple elephant"));
    expect(shop.calls).toEqual([["notify", { kind: "error", text: "Try Again", forMs: 3000 }]]);
    expect(outcome.done).toEqual([]);
    expect(outcome.said.join()).toContain("purple elephant");
  });

  it("passes a question on with everything said before it", async () => {
    const question: Question = { id: "need", text: "What are you looking for?", about: "" };
    const shop = recordingShop({});
    expect(
      await shop.perform({ type: "say", text: "All right." }, { type: "ask", question }),
    ).toEqual({ done: [], said: ["All right."], asked: question });
    expect(shop.calls).toEqual([]);
  });

  it("does nothing more once the turn is given up", async () => {
    const shop = recordingShop({});
    shop.turn.abort();
    expect(await shop.perform({ type: "logout" }, { type: "navigate", to: "/" })).toEqual(
      nothingDone,
    );
    expect(shop.calls).toEqual([]);
  });
});
