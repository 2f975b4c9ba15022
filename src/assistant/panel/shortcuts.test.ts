// @vitest-environment jsdom
import { expect, it } from "vitest";
import { beginsOnArriving, isWriting, type Key, shortcutOf, slashIsOn } from "./shortcuts.ts";

const key = (more: Partial<Key>): Key => ({
  key: "",
  code: "",
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

it("listens on Control+., also where the full stop needs Shift or another alphabet", () => {
  expect(shortcutOf(key({ key: ".", code: "Period", ctrlKey: true }), false)).toBe("listen");
  expect(shortcutOf(key({ key: ".", code: "Comma", ctrlKey: true, shiftKey: true }), true)).toBe(
    "listen",
  );
  expect(shortcutOf(key({ key: "ю", code: "Period", ctrlKey: true }), true)).toBe("listen");
});

it("leaves alone the shortcuts of browsers and systems that are like it", () => {
  const others = [
    key({ key: ">", code: "Period", ctrlKey: true, shiftKey: true }),
    key({ key: ".", code: "Period", metaKey: true }),
    key({ key: ".", code: "Period", ctrlKey: true, altKey: true }),
    key({ key: ".", code: "Period" }),
    key({ key: ".", code: "Period", ctrlKey: true, repeat: true }),
  ];
  expect(others.map((each) => shortcutOf(each, false))).toEqual(others.map(() => undefined));
});

it("opens the command box on / unless the shopper is writing", () => {
  expect(shortcutOf(key({ key: "/", code: "Slash" }), false)).toBe("type");
  expect(shortcutOf(key({ key: "/", code: "Digit7", shiftKey: true }), false)).toBe("type");
  expect(shortcutOf(key({ key: "/", code: "Slash" }), true)).toBeUndefined();
  expect(shortcutOf(key({ key: "/", isComposing: true }), false)).toBeUndefined();
});

it("cancels on Escape wherever the focus is", () => {
  expect(shortcutOf(key({ key: "Escape" }), true)).toBe("cancel");
});

it("knows where a shopper writes", () => {
  const input = document.createElement("input");
  const box = Object.assign(document.createElement("input"), { type: "checkbox" });
  const area = document.createElement("textarea");
  const button = document.createElement("button");
  expect([input, box, area, button, null].map(isWriting)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

it("begins on arriving only for those who want both a conversation and its beginning", () => {
  const kept = (text: string | null) => beginsOnArriving({ getItem: () => text });
  expect(kept('{"again":true,"begins":true}')).toBe(true);
  for (const text of [
    null,
    "null",
    "{",
    '{"again":true}',
    '{"begins":true}',
    '{"again":1,"begins":1}',
  ]) {
    expect(kept(text), String(text)).toBe(false);
  }
});

it("leaves / on unless it was switched off", () => {
  const kept = (text: string | null) => slashIsOn({ getItem: () => text });
  expect(kept('{"slash":false}')).toBe(false);
  for (const text of [null, "null", "{", "1", '{"slash":true}', '{"slash":0}']) {
    expect(kept(text), String(text)).toBe(true);
  }
});
