/** The ranker's training sentences: grammar/examples/ and the fixtures. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSources } from "../../cli/replay-files.ts";
import { demoPieces } from "../../fixtures/catalogue/pieces.ts";
import { kernelled } from "../../src/intents/commands/spoken.ts";
import { placeOf } from "../../src/intents/grammar/features.ts";
import { readSentence, type Sentence } from "../../src/intents/grammar/sentence.ts";
import type { Intent } from "../../src/intents/intent.ts";
import { normalise } from "../../src/intents/normalise.ts";
import { examplePieces, exampleScenes } from "../../src/intents/replay/example-scenes.ts";
import type { Expectation } from "../../src/intents/replay/fixture.ts";
import { stage } from "../../src/intents/replay/replay.ts";
import { understand } from "../../src/intents/understand.ts";
import { nameWords } from "../../src/intents/vocabulary/catalogue-index.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "src/intents/grammar/examples");

export interface Example {
  readonly act: string;
  /** The ranker's view of a sentence. */
  readonly sentence: Pick<Sentence, "shape" | "tokens" | "mentions" | "sizes">;
  readonly place: string;
  readonly said: string;
  /** Its file, without extension. */
  readonly source: string;
}

export function examples(): readonly Example[] {
  return [...recorded(), ...written()];
}

function written(): readonly Example[] {
  return readdirSync(folder)
    .sort()
    .filter((file) => file.endsWith(".tsv"))
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), "utf8").split("\n");
      return lines.flatMap((line) => {
        const [act = "", scene = "", said = ""] = line.split("\t");
        return said === "" ? [] : [example(act, scene, said, file.replace(".tsv", ""))];
      });
    });
}

function example(act: string, scene: string, said: string, source: string): Example {
  const known: { readonly screen: string } | undefined =
    exampleScenes[scene as keyof typeof exampleScenes]; // another name is of none
  return exampleAt(act, placeOf(known?.screen ?? `/${scene}`), said, source);
}

/** Words of product names, so that they become entities as in the shop. */
const names = new Set(
  [...examplePieces, ...demoPieces].flatMap(({ name }) => nameWords(name).map(({ word }) => word)),
);

function exampleAt(act: string, place: string, said: string, source: string): Example {
  return { act, sentence: sentenceOf(said), place, said, source };
}

export function sentenceOf(said: string): Sentence {
  return readSentence(kernelled(normalise(said).lower), (word) => names.has(word));
}

/** Fixture utterances that need no previous question, by expected command. */
function recorded(): readonly Example[] {
  const { fixtures } = readSources([join(root, "fixtures/utterances")]);
  return stage(fixtures, ({ alternatives, scene, fixture }) => {
    const { row = "none" } = fixture.expect ?? {};
    const said = alternatives[0]?.text ?? "";
    const act = scene.asked || !scene.shop ? undefined : actOf(fixture.expect ?? {});
    // The conversation continues from the expected act, not today's.
    const intent = { ...understand({ alternatives }, scene), row: row as Intent["row"] }; // a fixture's row
    const place = placeOf(scene.screen);
    return { intent, made: act ? [exampleAt(act, place, said, "fixtures")] : [] };
  }).flatMap(({ made }) => made);
}

/** The act that a fixture expects; undefined if several or unclear. */
function actOf({ row, command, slots = {}, effects = [] }: Expectation): string | undefined {
  const does = (type: string) =>
    effects.some((effect) => (effect as { readonly type?: string }).type === type); // as in fixtures
  switch (command ?? undefined) {
    case undefined:
      return row === "none"
        ? "nothing"
        : row === "recommend" || row === "need"
          ? "find"
          : undefined;
    case "both":
    case "answer":
    case "answer-need":
    case "mishearing":
    // Distinguished by their forms alone.
    case "cancel-order":
    case "order-address":
    case "return":
    case "exchange":
    case "refund":
    case "use-address":
    case "account":
    case "end-sessions":
      return undefined;
    case "everywhere":
      return acts[String(slots.act)] ?? (slots.act === undefined ? undefined : String(slots.act));
    case "look":
      return slots.picture !== undefined || does("turnPicture") ? "turn-picture" : "choose-size";
    case "delivery":
      return does("fillDelivery") ? "fill" : does("ask") || does("say") ? "form" : undefined;
    case "pay":
      return row === "order" || does("ask") ? "place-order" : "pay";
    case "orders":
      return slots.about === undefined ? undefined : `order-${slots.about}`;
    default:
      return otherwise[command ?? ""] ?? command ?? undefined;
  }
}

const acts: Readonly<Record<string, string>> = {
  everything: "help",
  down: "scroll",
  up: "scroll",
  top: "scroll",
  bottom: "scroll",
};
const otherwise: Readonly<Record<string, string>> = {
  point: "open",
  "follow-up": "refine",
  "read-page": "where-am-i",
};

/** Talk meant for others: matches nothing anywhere. */
export const strangers = "t4";
/** Between a remark and a wish: "it's my sister's wedding so …". */
const joints = [[","], ["so"], [",", "so"], ["and"], [",", "and"], ["but"]] as const;
const shortWish = 14;
const remarks = { least: 5, most: 18 };

/** Wishes with a remark before or after; the meaning stays. `random` gives 0 to 1. */
export function withRemarks(
  all: readonly Example[],
  share: number,
  random: () => number,
): readonly Example[] {
  const labelled = all.filter(
    ({ act, said, source, sentence: { shape } }) =>
      act === "nothing" &&
      source !== strangers &&
      shape.length >= remarks.least &&
      shape.length <= remarks.most &&
      !/\?$/.test(said) &&
      !asking.test(shape[0] ?? ""),
  );
  const one = <Item>(of: readonly Item[]): Item => {
    const item = of[Math.floor(random() * of.length)];
    if (item === undefined) throw new Error("there are no remarks to choose from");
    return item;
  };
  return all.flatMap((each) => {
    const { act, sentence } = each;
    if (act === "nothing" || sentence.shape.length > shortWish || random() > share) return [];
    const remark = one(labelled).sentence;
    const shape =
      random() < 0.75
        ? [...remark.shape, ...one(joints), ...sentence.shape]
        : [...sentence.shape, ",", ...remark.shape];
    const tokens = [...remark.tokens, ...sentence.tokens];
    return [{ ...each, sentence: { ...sentence, shape, tokens } }];
  });
}

const asking =
  /^(?:what|how|who|where|when|why|is|are|do|does|can|could|will|set|play|turn|tell|remind|call|book|put|add|show|find)$/;
