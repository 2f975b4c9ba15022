import { describe, expect, it } from "vitest";
import type { Opinion } from "../../../contract/schemas.ts";
import { readFixtures, replay } from "./replay.ts";

/** A clock that goes on by one and a half milliseconds with every look. */
function ticking(): () => number {
  let time = 0;
  return () => {
    time += 1.5;
    return time;
  };
}

function replayed(...lines: readonly object[]) {
  const text = lines.map((line) => JSON.stringify(line)).join("\n");
  const { fixtures, problems } = readFixtures("a.jsonl", text);
  expect(problems).toEqual([]);
  return replay(fixtures, { now: ticking() });
}

describe("readFixtures", () => {
  it("numbers the lines through a byte order mark, empty lines and any line end", () => {
    const text = '\ufeff{"said":"a"}\r\n\r\n  \n{"said":"b"}\r{"said":"c"}\n';
    const { fixtures, problems } = readFixtures("a.jsonl", text);
    expect(problems).toEqual([]);
    expect(fixtures.map(({ file, line }) => [file, line])).toEqual([
      ["a.jsonl", 1],
      ["a.jsonl", 4],
      ["a.jsonl", 5],
    ]);
  });

  it("reports each unreadable line and keeps the others", () => {
    const { fixtures, problems } = readFixtures("a.jsonl", '{"said":"a"}\n{}\n{"said":"b"}\n[]');
    expect(fixtures.map(({ line }) => line)).toEqual([1, 3]);
    expect(problems.map(({ file, line }) => [file, line])).toEqual([
      ["a.jsonl", 2],
      ["a.jsonl", 4],
    ]);
  });

  it("finds nothing in an empty file", () => {
    expect(readFixtures("a.jsonl", "")).toEqual({ fixtures: [], problems: [] });
  });
});

describe("replay", () => {
  it("says what an utterance meant, whether it was to mean that, and how long it took", () => {
    expect(replayed({ said: "Cart", expect: { row: "cart", go: "/cart" } })).toEqual([
      {
        file: "a.jsonl",
        line: 1,
        intent: {
          said: "Cart",
          row: "cart",
          slots: {},
          effects: [{ type: "navigate", to: "/cart" }],
        },
        pass: true,
        differences: [],
        micros: 1500,
      },
    ]);
  });

  it("neither passes nor fails what expects nothing", () => {
    expect(replayed({ said: "cart" }).map(({ pass }) => pass)).toEqual([null]);
  });

  it("reports each field that differs", () => {
    const expected = {
      row: "home",
      command: "answer-need",
      slots: { size: "M" },
      effects: [{ type: "logout" }],
      go: null,
    };
    const [result] = replayed({ said: "cart", expect: expected });
    expect(result?.pass).toBe(false);
    expect(result?.differences).toEqual([
      { field: "row", expected: "home", actual: "cart" },
      { field: "command", expected: "answer-need", actual: null },
      { field: "slots", expected: { size: "M" }, actual: {} },
      {
        field: "effects",
        expected: [{ type: "logout" }],
        actual: [{ type: "navigate", to: "/cart" }],
      },
      { field: "go", expected: null, actual: "/cart" },
    ]);
  });

  it("keeps a conversation's question and screen, apart from other conversations", () => {
    const results = replayed(
      { said: "I need socks", conversation: "a" },
      { said: "yes", conversation: "b" },
      { said: "yes" },
      { said: "yes", conversation: "a" },
      { said: "yes", conversation: "a" },
    );
    expect(results.map(({ intent }) => intent.command)).toEqual([
      undefined,
      undefined,
      undefined,
      "answer-need",
      undefined,
    ]);
  });

  it("keeps conversations of the same name in different files apart", () => {
    const one = readFixtures("a.jsonl", '{"said":"I need socks","conversation":"x"}').fixtures;
    const other = readFixtures("b.jsonl", '{"said":"yes","conversation":"x"}').fixtures;
    const results = replay([...one, ...other], { now: ticking() });
    expect(results.map(({ intent }) => intent.command)).toEqual([undefined, undefined]);
  });

  it("lets a line's own scene go before the conversation's", () => {
    const asked = { id: "need", text: "What are you looking for?", about: "I need" };
    const [, result] = replayed(
      { said: "I need socks", conversation: "a" },
      { said: "no, gloves", conversation: "a", scene: { screen: "/cart", asked } },
    );
    expect(result?.intent.effects).toEqual([{ type: "recommend", userNeeds: "gloves" }]);
  });
});

describe("a second opinion", () => {
  const said = "zibble wobbly grunts";
  const { fixtures } = readFixtures(
    "a.jsonl",
    JSON.stringify({ said, scene: { like: "collection" }, expect: { command: "ask" } }),
  );
  const piece = "indigo-straight-jeans";
  const passes = (opinion: Opinion | null) => {
    const asked: string[] = [];
    const opinionOn = (question: { readonly said: string }) => {
      asked.push(question.said);
      return opinion;
    };
    const [result] = replay(fixtures, { now: () => 0, opinionOn });
    return [result?.pass, result?.intent.said, asked];
  };

  it("that was recorded is what an utterance means that isn't understood", () => {
    expect(passes({ act: "ask-price", piece })).toEqual([true, said, [said]]);
  });

  it("that is none, or doesn't fit, leaves it as it is", () => {
    expect(passes(null)).toEqual([false, said, [said]]);
    expect(passes({ act: "ask-price", piece: "shoes" })).toEqual([false, said, [said]]);
  });
});
