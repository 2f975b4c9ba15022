import { describe, expect, it } from "vitest";
import { cmPerInch, type Sized, sizeFor, sizeGuideOf } from "./size-guide.ts";

const shirt: Sized = { category: "Men", subCategory: "TopWear", sizes: ["L", "S", "M"] };
const skirt: Sized = { category: "Women", subCategory: "BottomWear", sizes: ["S", "M", "L", "XL"] };
const frock: Sized = {
  category: "Kids",
  subCategory: "TopWear",
  sizes: ["S", "M", "L", "XL"],
  facts: { ages: [2, 9] },
};

const guide = (piece: Sized) => {
  const made = sizeGuideOf(piece);
  if (!made) throw new Error("no guide");
  return made;
};

describe("a size guide", () => {
  it("has the piece's own sizes in their order, and the measures of its kind and audience", () => {
    expect(guide(shirt).measures).toEqual(["chest", "waist"]);
    expect(guide(shirt).rows.map(({ size }) => size)).toEqual(["S", "M", "L"]);
    expect(guide(shirt).rows[2]?.spans.chest).toEqual({ from: 99, to: 104 });
    expect(guide(skirt).measures).toEqual(["waist", "hips"]);
    expect(guide({ ...skirt, subCategory: "TopWear" }).measures).toEqual(["bust", "waist"]);
  });

  it("shares the ages of a child's piece out among its sizes, without a gap", () => {
    expect(guide(frock).rows.map(({ ages }) => ages)).toEqual([
      { from: 2, to: 3 },
      { from: 4, to: 5 },
      { from: 6, to: 7 },
      { from: 8, to: 9 },
    ]);
    expect(guide(frock).rows[0]?.spans.height).toEqual({ from: 87, to: 102 });
    const ages = guide({ ...frock, facts: { ages: [3, 12] } }).rows.map((row) => row.ages);
    expect(ages.map((one) => one?.from)).toEqual([3, 5, 8, 10]);
    expect(ages.at(-1)?.to).toBe(12);
  });

  it("takes the measurements that a piece brings", () => {
    const own = guide({
      ...shirt,
      facts: { measurements: { chest: { S: [80, 90], M: 95 }, height: { S: 160 } } },
    });
    expect(own.measures).toEqual(["chest", "height"]);
    expect(own.rows).toEqual([
      { size: "S", spans: { chest: { from: 80, to: 90 }, height: { from: 160, to: 160 } } },
      { size: "M", spans: { chest: { from: 95, to: 95 } } },
      { size: "L", spans: {} },
    ]);
    expect(sizeFor(own, "chest", 93)).toBe("M");
  });

  it("isn't there for what is draped", () => {
    expect(sizeGuideOf({ ...skirt, facts: { fit: "free size" } })).toBeUndefined();
  });

  it("finds the size of a body, and says when none is made for it", () => {
    expect(sizeFor(guide(shirt), "chest", 40 * cmPerInch)).toBe("L");
    expect(sizeFor(guide(shirt), "chest", 60)).toBe("below");
    expect(sizeFor(guide(shirt), "chest", 130)).toBe("above");
    expect(sizeFor(guide(shirt), "hips", 90)).toBeUndefined();
  });
});
