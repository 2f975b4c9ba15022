import { describe, expect, it } from "vitest";
import { sceneAfter } from "./dialogue.ts";
import type { Scene } from "./intent.ts";
import { understand } from "./understand.ts";

const asked = { id: "need", text: "Shall I look for socks?", about: "I need socks" } as const;
const following = (scene: Scene, text: string) =>
  sceneAfter(scene, understand({ alternatives: [{ text }] }, scene));

describe("sceneAfter", () => {
  it("goes where the utterance went", () => {
    expect(following({ screen: "/" }, "cart")).toEqual({ screen: "/cart" });
    expect(following({ screen: "/about" }, "open search")).toEqual({ screen: "/collection" });
  });

  it("keeps a question that was asked", () => {
    expect(following({ screen: "/about" }, "I need socks")).toEqual({ screen: "/about", asked });
  });

  it("drops it when it is answered or overtaken", () => {
    expect(following({ screen: "/", asked }, "yes")).toEqual({ screen: "/" });
    expect(following({ screen: "/", asked }, "orders")).toEqual({ screen: "/order" });
  });

  it("keeps it when nothing was understood", () => {
    expect(following({ screen: "/", asked }, "")).toEqual({ screen: "/", asked });
  });
});
