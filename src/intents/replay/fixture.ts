/**
 * Fixtures: one JSON object a line, read strictly, because an ignored misspelt field would never be
 * checked.
 */
import type { Question } from "../effects.ts";
import type { Alternative, Offered, PhraseTable, Piece, Scene, ShopScene } from "../intent.ts";
import { exampleScenes, inCatalogue } from "./example-scenes.ts";
import { moments, type Timeline } from "./timeline.ts";

/** Absent fields aren't compared; `null` expects nothing. */
export interface Expectation {
  readonly row?: string;
  readonly command?: string | null;
  readonly slots?: Readonly<Record<string, unknown>>;
  readonly effects?: readonly unknown[];
  readonly go?: string | null;
}

export interface Fixture {
  readonly source:
    | { readonly type: "words"; readonly alternatives: readonly Alternative[] }
    | { readonly type: "audio"; readonly path: string };
  /** The line's part of the scene; its conversation has the rest. */
  readonly scene: Partial<Scene>;
  readonly conversation?: string;
  readonly expect?: Expectation;
  /** Of the recorded turn. */
  readonly times?: Timeline;
}

export const longestLine = 65_536;

type ReadFixture =
  | { readonly ok: true; readonly fixture: Fixture }
  | { readonly ok: false; readonly problem: string };

/** By name. */
export type Catalogues = Readonly<Record<string, readonly Piece[]>>;

/** Names the wrong field. Never throws. */
export function readFixture(line: string, catalogues: Catalogues = {}): ReadFixture {
  try {
    return { ok: true, fixture: fixture(parsed(line), catalogues) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.message };
    throw error;
  }
}

class Unreadable extends Error {}

type Fields = Readonly<Record<string, unknown>>;

function parsed(line: string): unknown {
  if (line.length > longestLine) {
    throw new Unreadable(
      `the line has ${line.length} characters, and at most ${longestLine} are read`,
    );
  }
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Unreadable(`not JSON: ${error instanceof Error ? error.message : "unreadable"}`);
  }
}

function fixture(value: unknown, catalogues: Catalogues): Fixture {
  const known = ["said", "alternatives", "audio", "scene", "on", "conversation", "expect", "times"];
  const line = object(value, "the line", known);
  return {
    source: source(line),
    scene: scene(line, catalogues),
    ...optional(line, "conversation", text),
    ...optional(line, "expect", expectation),
    ...optional(line, "times", timeline),
  };
}

function timeline(value: unknown): Timeline {
  const fields = object(value, "times", moments);
  for (const [moment, ms] of Object.entries(fields)) {
    if (typeof ms !== "number" || ms < 0)
      throw new Unreadable(`"times.${moment}" must be a number of milliseconds`);
  }
  return fields as Timeline; // Names are known and values are numbers.
}

function source(line: Fields): Fixture["source"] {
  const given = ["said", "alternatives", "audio"].filter((name) => Object.hasOwn(line, name));
  if (given.length !== 1) {
    throw new Unreadable(
      given.length === 0
        ? 'one of "said", "alternatives" and "audio" is missing'
        : `only one of "said", "alternatives" and "audio" may be given, not ${names(given)}`,
    );
  }
  if (Object.hasOwn(line, "audio")) return { type: "audio", path: text(line.audio, "audio") };
  if (Object.hasOwn(line, "said")) {
    return { type: "words", alternatives: [{ text: text(line.said, "said") }] };
  }
  const offered = list(line.alternatives, "alternatives");
  if (offered.length === 0) throw new Unreadable('"alternatives" is empty');
  return {
    type: "words",
    alternatives: offered.map((each, at) => alternative(each, `alternatives[${at}]`)),
  };
}

function alternative(value: unknown, name: string): Alternative {
  const fields = object(value, name, ["text", "confidence"]);
  return {
    text: text(fields.text, `${name}.text`),
    ...optional(fields, "confidence", (confidence) => {
      if (typeof confidence === "number" && confidence >= 0 && confidence <= 1) return confidence;
      throw new Unreadable(`"${name}.confidence" must be a number from 0 to 1`);
    }),
  };
}

function scene(line: Fields, catalogues: Catalogues): Partial<Scene> {
  const both = Object.hasOwn(line, "scene") && Object.hasOwn(line, "on");
  if (both) throw new Unreadable('only one of "scene" and "on" may be given');
  if (Object.hasOwn(line, "on")) return { screen: path(line.on, "on") };
  if (!Object.hasOwn(line, "scene")) return {};
  const fields = object(line.scene, "scene", [
    "like",
    "of",
    "screen",
    "asked",
    "offered",
    "shop",
    "phraseTable",
  ]);
  return {
    ...(Object.hasOwn(fields, "like") && stocked(example(fields.like), fields, catalogues)),
    ...optional(fields, "screen", (value) => path(value, "scene.screen")),
    ...optional(fields, "asked", question),
    ...optional(fields, "offered", offered),
    ...optional(fields, "shop", shop),
    ...optional(fields, "phraseTable", phraseTable),
  };
}

function phraseTable(value: unknown): PhraseTable {
  if (value === "first" || value === "best") return value;
  throw new Unreadable('"scene.phraseTable" must be "first" or "best"');
}

function example(value: unknown): Scene {
  const name = text(value, "scene.like");
  const found = Object.entries(exampleScenes).find(([known]) => known === name);
  if (found) return found[1];
  throw new Unreadable(
    `"scene.like" must be one of ${names(Object.keys(exampleScenes))}, not ${JSON.stringify(name)}`,
  );
}

/** The example, or its catalogue. */
function stocked(like: Scene, fields: Fields, catalogues: Catalogues): Scene {
  if (!Object.hasOwn(fields, "of")) return like;
  const name = text(fields.of, "scene.of");
  const catalogue = Object.hasOwn(catalogues, name) ? catalogues[name] : undefined;
  if (catalogue) return inCatalogue(like, catalogue);
  throw new Unreadable(
    `"scene.of" must be one of ${names(Object.keys(catalogues))}, not ${JSON.stringify(name)}`,
  );
}

/** Each that a recorder may write. */
const shopFields = {
  catalogue: true,
  inView: true,
  nothingFits: true,
  columns: true,
  open: true,
  view: true,
  cart: true,
  fee: true,
  checkout: true,
  draft: true,
  orders: true,
  page: true,
  named: true,
  spoken: true,
  opened: true,
  touched: true,
  described: true,
  lost: true,
  supposed: true,
  left: true,
  said: true,
} as const satisfies Readonly<Record<keyof ShopScene, true>>;

function shop(value: unknown): ShopScene {
  const fields = object(value, "scene.shop", Object.keys(shopFields));
  for (const name of ["catalogue", "inView", "cart"]) list(fields[name], `scene.shop.${name}`);
  if (typeof fields.fee !== "number") throw new Unreadable('"scene.shop.fee" must be a number');
  return fields as unknown as ShopScene; // The outline is checked; products are the recorder's.
}

function offered(value: unknown): Offered {
  const fields = object(value, "scene.offered", ["sayings", "answers"]);
  list(fields.sayings, "scene.offered.sayings");
  return fields as unknown as Offered; // The list is checked; contents are the recorder's.
}

const questionFields: Readonly<Record<Question["id"], readonly string[]>> = {
  need: [],
  misheard: [],
  confirm: ["does"],
  size: ["piece", "quantity", "waiting"],
  which: ["options"],
  field: ["field", "spelled", "again", "after"],
  detail: ["missing", "request", "sayings"],
  pin: [],
  tour: ["part"],
};

function question(value: unknown): Question {
  const ids = Object.keys(questionFields);
  const id = object(value, "scene.asked").id;
  const own = Object.entries(questionFields).find(([known]) => known === id)?.[1];
  if (!own) throw new Unreadable(`"scene.asked.id" must be one of ${names(ids)}`);
  const fields = object(value, "scene.asked", ["id", "text", "about", ...own]);
  text(fields.text, "scene.asked.text");
  text(fields.about, "scene.asked.about");
  for (const name of ["does", "waiting", "options"].filter((each) => own.includes(each))) {
    list(fields[name], `scene.asked.${name}`);
  }
  for (const name of ["piece", "field"].filter((each) => own.includes(each))) {
    text(fields[name], `scene.asked.${name}`);
  }
  return fields as unknown as Question; // Id and fields are checked.
}

function expectation(value: unknown): Expectation {
  const fields = object(value, "expect", ["row", "command", "slots", "effects", "go"]);
  return {
    ...optional(fields, "row", (row) => text(row, "expect.row")),
    ...optional(fields, "command", (command) => textOrNull(command, "expect.command")),
    ...optional(fields, "slots", (slots) => object(slots, "expect.slots")),
    ...optional(fields, "effects", (effects) => list(effects, "expect.effects")),
    ...optional(fields, "go", (go) => textOrNull(go, "expect.go")),
  };
}

function optional<Name extends string, Value>(
  fields: Fields,
  name: Name,
  read: (value: unknown, name: Name) => Value,
): { readonly [key in Name]?: Value } {
  if (!Object.hasOwn(fields, name)) return {};
  return { [name]: read(fields[name], name) } as { [key in Name]?: Value }; // TypeScript widens computed names.
}

function object(value: unknown, name: string, known?: readonly string[]): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Unreadable(`${quoted(name)} must be a JSON object`);
  }
  const unknown = known ? Object.keys(value).filter((key) => !known.includes(key)) : [];
  if (unknown.length > 0) {
    throw new Unreadable(
      `${quoted(name)} has unknown ${unknown.length === 1 ? "field" : "fields"} ${names(unknown)}; known are ${names(known ?? [])}`,
    );
  }
  return value as Fields;
}

function list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Unreadable(`"${name}" must be a list`);
}

function text(value: unknown, name: string): string {
  if (typeof value === "string") return value;
  throw new Unreadable(`"${name}" must be a text`);
}

function textOrNull(value: unknown, name: string): string | null {
  return value === null ? null : text(value, name);
}

function path(value: unknown, name: string): string {
  const given = text(value, name);
  if (given.startsWith("/")) return given;
  throw new Unreadable(`"${name}" must be a path that begins with "/"`);
}

function quoted(name: string): string {
  return name.includes(" ") ? name : `"${name}"`;
}

function names(all: readonly string[]): string {
  return all.map((each) => JSON.stringify(each)).join(", ");
}
