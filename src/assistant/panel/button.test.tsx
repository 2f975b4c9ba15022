// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AssistantButtons, restingFace } from "./button.tsx";

let happened: string[];
let leave: () => void;
let button: Element;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  happened = [];
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() =>
    root.render(
      <AssistantButtons
        face={restingFace}
        typing={false}
        onPress={(held) => happened.push(held ? "hold" : "press")}
        onRelease={(done) => happened.push(done ? "done" : "goes on")}
        onType={() => undefined}
        onNear={() => undefined}
      />,
    ),
  );
  const found = page.querySelector("[aria-label='Voice assistant']");
  if (!found) throw new Error("there is no button");
  button = found;
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const send = (type: string, detail = 1) =>
  act(() => {
    const Kind = type === "click" ? MouseEvent : Event;
    button.dispatchEvent(new Kind(type, { bubbles: true, detail }));
  });

/** Presses for so many milliseconds. */
function hold(ms: number): void {
  send("pointerdown");
  act(() => {
    vi.advanceTimersByTime(ms);
  });
  send("pointerup");
  send("click");
}

it("takes a click as a press", () => {
  hold(80);
  expect(happened).toEqual(["press"]);
});

it("takes a slow click as a press that goes on", () => {
  hold(600);
  expect(happened).toEqual(["hold", "goes on"]);
});

it("listens while it is held, and no longer", () => {
  hold(2_500);
  expect(happened).toEqual(["hold", "done"]);
});

it("is pressed from the keyboard after the pointer was dragged off it", () => {
  send("pointerdown");
  act(() => {
    vi.advanceTimersByTime(2_500);
  });
  send("pointerout");
  send("click", 0);
  expect(happened).toEqual(["hold", "done", "press"]);
});
