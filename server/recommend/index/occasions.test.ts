/** What suits an occasion by what it is, and what never comes there. */
import { expect, it } from "vitest";
import { type DressPiece, seasonSuitability, suitability } from "./occasions.ts";

const piece = (
  garment: string,
  shelf: DressPiece["shelf"],
  differing: Partial<DressPiece> = {},
): DressPiece => ({
  garments: [garment],
  cloths: [],
  looks: [],
  shelf,
  ...differing,
});

it.each([
  ["wedding", piece("lehenga", "women"), 0.6],
  ["wedding", piece("saree", "women", { looks: ["zari"] }), 0.8],
  ["wedding", piece("sports-jersey", "men"), -1],
  ["sport", piece("coat", "women"), -1],
  ["beach", piece("lehenga", "women"), -1],
  ["office", piece("shirt", "men"), 0.6],
  ["black-tie", piece("tuxedo", "men"), 0.6],
  ["black-tie", piece("jeans", "men"), -1],
  ["party", piece("shirt", "kids", { looks: ["school"] }), -1],
  ["nothing known", piece("shirt", "men"), null],
] as const)("%s", (occasion, one, suits) => {
  expect(suitability(occasion, one)).toBe(suits);
});

it("rain asks for raincoats, cold for wool", () => {
  expect([
    seasonSuitability("monsoon", piece("raincoat", "men")),
    seasonSuitability("winter", piece("kurta", "men", { cloths: ["wool"] })),
    seasonSuitability("summer", piece("overcoat", "men")),
  ]).toEqual([0.6, 0.6, -1]);
});
