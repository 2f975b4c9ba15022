import { describe, expect, it } from "vitest";
import { createChosen } from "./chosen.ts";

describe("what is chosen on a product's page", () => {
  it("is nothing when the page opens, and nothing of another page's", () => {
    const chosen = createChosen();
    chosen.open("a");
    chosen.choose("a", "M");
    chosen.show(2);
    chosen.open("b");
    expect(chosen.store.getState()).toEqual({
      productId: "b",
      size: undefined,
      picture: 0,
      guide: false,
    });
  });

  it("stays when the page of the chosen product opens", () => {
    const chosen = createChosen();
    chosen.choose("a", "L");
    chosen.open("a");
    expect(chosen.store.getState()).toEqual({
      productId: "a",
      size: "L",
      picture: 0,
      guide: false,
    });
  });

  it("goes when its page is left, and only then", () => {
    const chosen = createChosen();
    chosen.choose("a", "L");
    chosen.close("b");
    expect(chosen.store.getState().size).toBe("L");
    chosen.close("a");
    expect(chosen.store.getState().productId).toBe(undefined);
  });
});
