import { expect, it } from "vitest";
import { type Box, clearPlace } from "./stand-clear.ts";

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const buttons = box(1200, 580, 1264, 700);
const bubble = box(896, 240, 1264, 560);

it("stays above the buttons where nothing that is kept lies below it", () => {
  expect(clearPlace(bubble, buttons, [box(800, 100, 1200, 230)])).toMatchObject({ x: 0, y: 0 });
});

it("is beside the buttons, as low as they, where that is enough", () => {
  const place = clearPlace(bubble, buttons, [box(800, 100, 1200, 370)]);
  expect(place).toEqual({ x: -76, y: 140, hides: 0 });
});

it("is beside what is kept where that goes down to the buttons", () => {
  const place = clearPlace(bubble, buttons, [box(700, 100, 1200, 650)]);
  expect(place).toEqual({ x: -576, y: 140, hides: 0 });
});

it("hides least where it can't but hide something", () => {
  const column = box(300, 100, 1200, 520);
  const place = clearPlace(bubble, buttons, [column]);
  expect(place).toMatchObject({ x: -76, y: 140 });
  expect(place.hides).toBeGreaterThan(0);
});
