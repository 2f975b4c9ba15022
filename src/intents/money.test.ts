import { expect, it, vi } from "vitest";
import { aloud } from "./aloud.ts";
import { words } from "./words.ts";

vi.mock("../../shop.json", async (original) => {
  const { default: settings } = await original<{ default: object }>();
  return { default: { ...settings, currency: "€", currencyCode: "EUR" } };
});

it("speaks of money in the shop's currency", () => {
  expect(words.price("Kurta", 1299)).toBe("Kurta is €1,299.");
  expect(aloud("Kurta is €1,299, the sock €1.")).toBe("Kurta is 1,299 euros, the sock 1 euro.");
});
