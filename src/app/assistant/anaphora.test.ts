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
    const anaphora = createAnaphora();
    anaphora.note(naming("kurta"), "/collection");
    anaphora.note(
      { said: "slower", row: "none", command: "everywhere", slots: {}, effects: [] },
      "/collection",
    );
    const seen = [anaphora.at("/collection", []), anaphora.at("/cart", ["shirt", "kurta"])];
    expect(seen).toEqual(["kurta", "kurta"]);
  });

  it("is another piece on a page that was asked about it, until its page is opened by hand", () => {
    const anaphora = createAnaphora();
    anaphora.note(naming("kurta"), "/productdetail/shirt");
    expect(anaphora.at("/productdetail/shirt", [])).toBe("kurta");
    expect(anaphora.at("/productdetail/jeans", [])).toBe("jeans");
    expect(anaphora.at("/cart", [])).toBe("jeans");
  });

  it("is nothing seen before, where a list without it has come", () => {
    const anaphora = createAnaphora();
    anaphora.note(naming("kurta"), "/productdetail/kurta");
    expect(anaphora.at("/collection?search=shirt", ["shirt", "polo"])).toBeUndefined();
    expect(anaphora.at("/productdetail/kurta", [])).toBe("kurta"); // opened by hand
  });

  it("stays where the list is the one that it was named on, although it isn't in it", () => {
    const anaphora = createAnaphora();
    anaphora.note(naming("kurta"), "/collection?search=shirt");
    expect(anaphora.at("/collection?search=shirt", ["shirt"])).toBe("kurta");
  });

  it("is the piece that was opened by voice", () => {
    const anaphora = createAnaphora();
    const open = { type: "openProduct", id: "kurta", name: "Kurta" } as const;
    anaphora.note(naming("kurta", [open]), "/collection");
    expect(anaphora.at("/productdetail/kurta", [])).toBe("kurta");
  });

  it("remembers the list in view, until another place is reached by hand", () => {
    const anaphora = createAnaphora();
    const seen = { cart: [], inView: ["shirt", "kurta"], columns: 3 };
    const about = { type: "navigate", to: "/about" } as const;
    anaphora.note(naming("kurta", [about]), "/collection", seen);
    anaphora.at("/about", []);
    expect(anaphora.before().left).toEqual({ inView: ["shirt", "kurta"], columns: 3 });
    anaphora.at("/contact", []);
    expect(anaphora.before().left).toBeUndefined();
  });

  it("remembers what was spoken of and opened before", () => {
    const anaphora = createAnaphora();
    const both = { said: "", row: "none", slots: { product: "shirt", with: "kurta" }, effects: [] };
    anaphora.note(both as Intent, "/collection");
    anaphora.note(naming("jeans"), "/collection");
    anaphora.at("/productdetail/jeans", []);
    anaphora.at("/productdetail/coat", []);
    expect(anaphora.before()).toEqual({
      spoken: [["jeans"], ["shirt", "kurta"]],
      opened: ["coat"],
    });
  });
});
