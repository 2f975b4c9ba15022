import { expect, it } from "vitest";
import { emptyHistory, type History, sent, stepped } from "./history.ts";

const two: History = sent(sent(emptyHistory, "home"), "cart");

it("goes back through what was sent and forward to the line being written", () => {
  const once = stepped(two, "back", "draf");
  const twice = stepped(once.history, "back", once.text);
  const stuck = stepped(twice.history, "back", twice.text);
  const forward = stepped(stuck.history, "forward", stuck.text);
  const draft = stepped(forward.history, "forward", forward.text);
  expect([once, twice, stuck, forward, draft].map(({ text }) => text)).toEqual([
    "cart",
    "home",
    "home",
    "cart",
    "draf",
  ]);
});

it("leaves the box alone when there is nothing to go to", () => {
  expect(stepped(emptyHistory, "back", "abc")).toEqual({ history: emptyHistory, text: "abc" });
  expect(stepped(two, "forward", "abc")).toEqual({ history: two, text: "abc" });
});

it("remembers a command sent twice in a row once, and the last fifty", () => {
  expect(sent(two, "cart").sent).toEqual(["home", "cart"]);
  const many = Array.from({ length: 60 }, (_, index) => `command ${index}`);
  expect(many.reduce(sent, emptyHistory).sent).toEqual(many.slice(-50));
});
