import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoPieces } from "../../../fixtures/catalogue/pieces.ts";
import { table } from "../table/table.ts";
import { checkFixtures } from "./check-fixtures.ts";
import { type PlacedFixture, readFixtures, replay } from "./replay.ts";

const folder = join(import.meta.dirname, "../../../fixtures/utterances");
const own = readdirSync(folder)
  .filter((file) => file.endsWith(".jsonl"))
  .map((file) =>
    readFixtures(file, readFileSync(join(folder, file), "utf8"), { demo: demoPieces }),
  );
const fixtures = own.flatMap((file) => file.fixtures);

/** One conversation or lone line of each row and each command, so that none is left unspoken. */
const few = (() => {
  const missing = new Set(
    fixtures.flatMap(({ fixture: { expect: wanted } }) => [wanted?.row, wanted?.command]),
  );
  const chosen = new Set<string>();
  const conversationOf = ({ file, line, fixture }: PlacedFixture) =>
    JSON.stringify([file, fixture.conversation ?? line]);
  for (const placed of fixtures) {
    const { row, command } = placed.fixture.expect ?? {};
    const brings = missing.delete(row);
    if (missing.delete(command) || brings) chosen.add(conversationOf(placed));
  }
  return fixtures.filter((placed) => chosen.has(conversationOf(placed)));
})();

/** A few of the shop's own fixtures with some more. */
function problemsOf(...lines: readonly object[]): readonly string[] {
  const text = lines.map((line) => JSON.stringify(line)).join("\n");
  return checkFixtures([...few, ...readFixtures("new", text).fixtures]).map(
    ({ file, line, problem }) => `${file}:${line} ${problem}`,
  );
}

describe("the shop's own fixtures", () => {
  it("are readable, keep to every rule, and mean what they expect", () => {
    expect(own.flatMap(({ problems }) => problems)).toEqual([]);
    expect(checkFixtures(fixtures)).toEqual([]);
    const failed = replay(fixtures, { now: () => 0 }).filter(({ pass }) => pass !== true);
    expect(failed).toEqual([]);
  });

  it("say every row from at least five sides", () => {
    const spoken = (id: string) =>
      fixtures.filter(({ fixture }) => fixture.expect?.row === id).length;
    const seldom = [...table.map(({ id }) => id), "none"].filter((id) => spoken(id) < 5);
    expect(seldom).toEqual([]);
  });
});

describe("checkFixtures", () => {
  it("rejects a line that expects no row", () => {
    expect(problemsOf({ said: "my brand new cart" })).toEqual(["new:1 no row is expected"]);
    expect(problemsOf({ said: "my brand new cart", expect: { go: "/cart" } })).toEqual([
      "new:1 no row is expected",
    ]);
  });

  it("rejects a row that there is not", () => {
    expect(problemsOf({ said: "bascet", expect: { row: "basket" } })).toContain(
      'new:1 there is no row "basket"',
    );
  });

  it("rejects a row that an earlier row takes the utterance from", () => {
    expect(problemsOf({ said: "cart, or about that home", expect: { row: "cart" } })).toEqual([
      'new:1 "cart" is expected, but about, then home, then cart matches first',
    ]);
  });

  it("rejects a row that does not match, and none where one does", () => {
    expect(
      problemsOf(
        { said: "my brand new card", expect: { row: "cart" } },
        { alternatives: [{ text: "brand new" }, { text: "a cart" }], expect: { row: "none" } },
      ),
    ).toEqual([
      'new:1 "cart" is expected, but no row matches',
      'new:2 "none" is expected, but cart matches first',
    ]);
  });

  it("rejects what is said twice in the same scene, and only that", () => {
    const line = { said: "my brand new cart", expect: { row: "cart" } };
    expect(
      problemsOf(line, { ...line, on: "/about" }, { ...line, said: "My brand new cart" }),
    ).toEqual([]);
    expect(problemsOf(line, line, { ...line, on: "/" }, { ...line, on: "/" })).toEqual([
      "new:2 the same is said in new:1",
      "new:4 the same is said in new:3",
    ]);
  });

  it("compares conversations whole", () => {
    const turn = (conversation: string, said: string, row: string) => ({
      said,
      conversation,
      expect: { row },
    });
    const yes = [turn("a", "I need mittens", "need"), turn("a", "yes", "none")];
    const no = [turn("b", "I need mittens", "need"), turn("b", "no", "none")];
    const again = [turn("c", "I need mittens", "need"), turn("c", "yes", "none")];
    expect(problemsOf(...yes, ...no)).toEqual([]);
    expect(problemsOf(...yes, ...no, ...again)).toEqual(["new:5 the same is said in new:1"]);
  });

  it("rejects a set in which a row is never said", () => {
    const withoutCart: readonly PlacedFixture[] = few.filter(
      ({ fixture }) => fixture.conversation === undefined && fixture.expect?.row !== "cart",
    );
    expect(checkFixtures(withoutCart).map(({ problem }) => problem)).toContain(
      'no fixture in any file is of the row "cart"',
    );
  });

  it("rejects a set in which a command is never said", () => {
    const silent = few.filter(
      ({ fixture }) => fixture.conversation === undefined && fixture.expect?.command !== "orders",
    );
    expect(checkFixtures(silent).map(({ problem }) => problem)).toContain(
      'no fixture in any file is of the command "orders"',
    );
  });

  it("rejects a line that another command takes", () => {
    const scene = { like: "collection" };
    const expectation = { row: "none", command: "find" };
    expect(problemsOf({ said: "show me the jeans", scene, expect: expectation })).toEqual([
      "new:1 find is expected, and point takes it",
    ]);
  });
});
