import { describe, expect, it } from "vitest";
import type { Intent } from "../intents/intent.ts";
import { createLastNamed } from "./last-named.ts";

const naming = (product: string, effects: Intent["effects"] = []): Intent => ({
  said: "",
  row: "none",
  slots: { product },
  effects,
});

describe("what “it” is", () => {
  it("is nothing before something is named", () => {
    expect(createLastNamed().at("/collection")).toBeUndefined();
  });

  it("is what was named last, on this screen and the next", () => {
    const named = createLastNamed();
    named.note(naming("kurta"), "/collection");
    named.note({ said: "slower", row: "none", slots: {}, effects: [] }, "/collection");
    expect([named.at("/collection"), named.at("/cart")]).toEqual(["kurta", "kurta"]);
  });

  it("is another piece on a page that was asked about it, until its page is opened by hand", () => {
    const named = createLastNamed();
    named.note(naming("kurta"), "/productdetail/shirt");
    expect(named.at("/productdetail/shirt")).toBe("kurta");
    expect(named.at("/productdetail/jeans")).toBe("jeans");
    expect(named.at("/cart")).toBe("jeans");
  });

  it("is the piece that was opened by voice", () => {
    const named = createLastNamed();
    const open = { type: "openProduct", id: "kurta", name: "Kurta" } as const;
    named.note(naming("kurta", [open]), "/collection");
    expect(named.at("/productdetail/kurta")).toBe("kurta");
  });
});
