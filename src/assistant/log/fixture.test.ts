import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Scene } from "../../intents/intent.ts";
import { exampleScenes } from "../../intents/replay/example-scenes.ts";
import { readFixtures, replay } from "../../intents/replay/replay.ts";
import { understand } from "../../intents/understand.ts";
import { fixtureFile, fixtureLine } from "./fixture.ts";
import type { TurnRecord } from "./record.ts";

/** A record of a turn, understood as the shop understands it. */
function turn(id: number, scene: Scene, ...texts: readonly string[]): TurnRecord {
  const alternatives = texts.map((text) => ({ text }));
  return {
    turn: id,
    via: "keys",
    began: 0,
    times: {},
    alternatives,
    scene,
    intent: understand({ alternatives }, scene),
  };
}

const home: Scene = { screen: "/" };
const asking: Scene = {
  screen: "/cart",
  asked: { id: "need", text: "What are you looking for?", about: "" },
};

describe("a recorded turn", () => {
  it("becomes a line with its screen and what it did", () => {
    expect(JSON.parse(fixtureLine(turn(1, home, "go to my cart")) ?? "")).toEqual({
      said: "go to my cart",
      on: "/",
      expect: { row: "cart", go: "/cart" },
    });
  });

  it("keeps of the scene what a command needs, and replays to the same", () => {
    for (const [scene, said] of [
      [exampleScenes.home, "the second one"],
      [exampleScenes.product, "add this in medium"],
      [exampleScenes.cart, "remove the jeans"],
      [exampleScenes["checkout-filled"], "place it"],
    ] as const) {
      const line = fixtureLine(turn(1, scene, said)) ?? "";
      const { fixtures } = readFixtures("recorded", line);
      expect(replay(fixtures, { now: () => 0 }).map(({ pass }) => pass)).toEqual([true]);
    }
  });

  it("keeps its timeline, which replay reads back", () => {
    const times = { open: 31.26, sound: 1200, painted: 2400.04 };
    const line = fixtureLine({ ...turn(1, home, "go to my cart"), times }) ?? "";
    const { fixtures, problems } = readFixtures("recorded", line);
    expect([problems, fixtures.map(({ fixture }) => fixture.times)]).toEqual([
      [],
      [{ open: 31.3, sound: 1200, painted: 2400 }],
    ]);
  });

  it("keeps the alternatives when there were several", () => {
    expect(JSON.parse(fixtureLine(turn(1, home, "my card", "my cart")) ?? "")).toEqual({
      alternatives: [{ text: "my card" }, { text: "my cart" }],
      on: "/",
      expect: { row: "cart", go: "/cart" },
    });
  });

  it("keeps the question that it answered", () => {
    expect(JSON.parse(fixtureLine(turn(1, asking, "a red shirt")) ?? "")).toMatchObject({
      said: "a red shirt",
      scene: asking,
      expect: { row: "none", command: "answer-need", slots: { need: "a red shirt" } },
    });
  });

  it("without words becomes no line", () => {
    const silent: TurnRecord = { turn: 1, via: "voice", began: 0, times: {}, alternatives: [] };
    expect(fixtureLine(silent)).toBeUndefined();
    expect(fixtureFile([silent])).toBe("");
  });

  it("is written once, however often it was said", () => {
    const said = [turn(1, home, "home"), turn(2, home, "home"), turn(3, asking, "home")];
    expect(fixtureFile(said).trimEnd().split("\n")).toHaveLength(2);
  });
});

describe("the file", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "said-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const replay = (text: string) => {
    const path = join(folder, "said.jsonl");
    writeFileSync(path, text);
    const { status, stdout } = spawnSync(
      process.execPath,
      ["--import", "tsx", "cli/replay.ts", "--json", path],
      { cwd: resolve(import.meta.dirname, "../../.."), encoding: "utf8" },
    );
    return { status, passes: [...stdout.matchAll(/"pass":(\w+)/g)].map(([, pass]) => pass) };
  };

  it("passes through the real replay", () => {
    const said = [
      turn(1, home, "Open the search"),
      turn(2, home, "my card", "my cart"),
      turn(3, home, "purple elephant"),
      turn(4, home, "what should I buy"),
      turn(5, asking, "a red shirt"),
      turn(6, home, "log out"),
    ];
    expect(replay(fixtureFile(said))).toEqual({
      status: 0,
      passes: Array.from({ length: 6 }, () => "true"),
    });
  });

  it("fails the replay when what it expects is changed", () => {
    const wrong = fixtureFile([turn(1, home, "go to my cart")]).replace('"/cart"', '"/about"');
    expect(replay(wrong)).toEqual({ status: 1, passes: ["false"] });
  });
});
