import { expect, test } from "vitest";
import { type AssistantRequest, createWishes } from "./wishes.ts";

test("what is wished before the assistant is here is kept for it, once", () => {
  const wishes = createWishes();
  const received: AssistantRequest[] = [];
  wishes.send({ type: "say", text: "a linen shirt" });
  const stop = wishes.listen((wish) => received.push(wish));
  wishes.send({ type: "press" });
  stop();
  wishes.send({ type: "say", text: "a saree" });
  wishes.listen((wish) => received.push(wish));
  expect(received).toEqual([
    { type: "say", text: "a linen shirt" },
    { type: "press" },
    { type: "say", text: "a saree" },
  ]);
});
