import { afterAll, beforeAll, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.resetModules();
  vi.doMock("../../../shop.json", async (original) => {
    const { default: settings } = await original<{ default: object }>();
    return { default: { ...settings, currency: "€", currencyCode: "EUR" } };
  });
});

// The modules are those of other tests, too.
afterAll(() => {
  vi.doUnmock("../../../shop.json");
  vi.resetModules();
});

it("speaks of money in the shop's currency", async () => {
  const { verbalise } = await import("./verbalise.ts");
  const { words } = await import("./words.ts");
  expect(words.price("Kurta", 1299)).toBe("Kurta is €1,299.");
  expect(verbalise("Kurta is €1,299, the sock €1.")).toBe("Kurta is 1,299 euros, the sock 1 euro.");
});
