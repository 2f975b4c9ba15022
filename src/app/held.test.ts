import { expect, it } from "vitest";
import { watchHeld } from "./held.ts";

it("tells from press to letting go, or until the browser takes the pointer away", () => {
  const page = new EventTarget();
  const held = watchHeld(page);
  const seen = ["pointerdown", "pointerup", "pointerdown", "pointercancel"].map((type) => {
    page.dispatchEvent(new Event(type));
    return held();
  });
  expect([...seen, held()]).toEqual([true, false, true, false, false]);
});
