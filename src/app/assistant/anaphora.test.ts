import { describe, expect, it } from "vitest";
import type { Intent } from "../../intents/intent.ts";
import { createAnaphora } from "./anaphora.ts";

const naming = (product: string, effects: Intent["effects"] = []): Intent => ({
  said: "",
  row: "none",
  command: "point",
  slots: { product },
  effects,
});

describe("what “it” is", () => {
  it("is nothing before something is named", () => {
    expect(createAnaphora().at("/collection", [])).toBeUndefined();
  });

  it("is what was named last, on this screen and the next", () => {
    const named = createAnaphora();
    named.note(naming("kurta"), "/collection");
    named.note(
      { said: "slower", row: "none", command: "everywhere", slots: {}, effects: [] },
      "/collection",
    );
    const seen = [named.at("/collection", []), named.at("/cart", ["shirt", "kurta"])];
    expect(seen).toEqual(["kurta", "kurta"]);
  });

  it("is another piece on a page that was asked about it, until its page is opened by hand", () => {
    const named = createAnaphora();
    named.note(naming("kurta"), "/productdetail/shirt");
    expect(named.at("/productdetail/shirt", [])).toBe("kurta");
    expect(named.at("/productdetail/jeans", [])).toBe("jeans");
    expect(named.at("/cart", [])).toBe("jeans");
  });

  it("is nothing seen before, where a list without it has come", () => {
    const named = createAnaphora();
    named.note(naming("kurta"), "/productdetail/kurta");
    expect(named.at("/collection?search=shirt", ["shirt", "polo"])).toBeUndefined();
    expect(named.at("/productdetail/kurta", [])).toBe("kurta"); // opened by hand
  });

  it("stays where the list is the one that it was named on, although it isn't in it", () => {
    const named = createAnaphora();
    named.note(naming("kurta"), "/collection?search=shirt");
    expect(named.at("/collection?search=shirt", ["shirt"])).toBe("kurta");
  });

  it("is the piece that was opened by voice", () => {
    const named = createAnaphora();
    const open = { type: "openProduct", id: "kurta", name: "Kurta" } as const;
    named.note(naming("kurta", [open]), "/collection");
    expect(named.at("/productdetail/kurta", [])).toBe("kurta");
  });

  it("remembers the list in view, until another place is reached by hand", () => {
    const named = createAnaphora();
    const seen = { cart: [], inView: ["shirt", "kurta"], columns: 3 };
    const about = { type: "navigate", to: "/about" } as const;
    named.note(naming("kurta", [about]), "/collection", seen);
    named.at("/about", []);
    expect(named.before().left).toEqual({ inView: ["shirt", "kurta"], columns: 3 });
    named.at("/contact", []);
    expect(named.before().left).toBeUndefined();
  });

  it("remembers what was spoken of and opened before", () => {
    const named = createAnaphora();
    const both = { said: "", row: "none", slots: { product: "shirt", with: "kurta" }, effects: [] };
    named.note(both as Intent, "/collection");
    named.note(naming("jeans"), "/collection");
    named.at("/productdetail/jeans", []);
    named.at("/productdetail/coat", []);
    expect(named.before()).toEqual({
      spoken: [["jeans"], ["shirt", "kurta"]],
      opened: ["coat"],
    });
  });
});
