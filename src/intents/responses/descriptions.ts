/** The sentence with most of the question's words, else the whole description. */

import { remembered, rememberedFor } from "../../../language/text/remembered.ts";
import { askable } from "../../../language/words/qualities.ts";
import { isPlainWord } from "../../../language/words/stop-words.ts";
import type { Piece } from "../intent.ts";
import { afterFullStop, longWords } from "../phrases/marks.ts";
import { numbered } from "../phrases/pieces/descriptions.ts";
import { asksHowMany } from "../phrases/plain-words.ts";
import { stemOf } from "../vocabulary/catalogue-index.ts";
import { words } from "./words.ts";

/** A named part outweighs its qualities. */
const ofPart = 4;
const ofQuality = 2;
const ofWord = 1;

interface Asked {
  readonly qualities: readonly (typeof askable)[number][];
  readonly stems: readonly string[];
  readonly counts: boolean;
}

const askedIn: (text: string) => Asked = remembered((text) => ({
  qualities: askable.filter(({ asked }) => asked.test(text)),
  counts: asksHowMany.test(text),
  stems: [...new Set(text.toLowerCase().match(longWords) ?? [])]
    .filter((word) => !isPlainWord(word))
    .map(stemOf),
}));

export const sentencesOf = rememberedFor(({ description }: Piece): readonly string[] =>
  description.split(afterFullStop),
);
const stemsIn = remembered(
  (sentence): ReadonlySet<string> =>
    new Set((sentence.toLowerCase().match(longWords) ?? []).map(stemOf)),
  5_000,
);

/** A quality's plainest word decides which of its sentences counts in full. */
function isPlainest({ words }: (typeof askable)[number], sentence: string, all: readonly string[]) {
  const plain = words().find((word) => all.some((each) => word.test(each)));
  return plain?.test(sentence) === true;
}

const remoter = 0.5;

function saysOf(sentence: string, asked: Asked, all: readonly string[]): number {
  const { qualities, stems, counts } = asked;
  const own = stemsIn(sentence);
  const described = qualities.filter(({ stated: described }) => described.test(sentence));
  const known = stems.filter((stem) => own.has(stem)).length;
  return (
    described.reduce(
      (sum, each) =>
        sum +
        (each.part === undefined ? ofQuality : ofPart) -
        (isPlainest(each, sentence, all) ? 0 : remoter),
      0,
    ) +
    (counts && described.length > 0 && numbered.test(sentence) ? ofWord : 0) +
    known * (counts && known > 0 && numbered.test(sentence) ? ofQuality : ofWord)
  );
}

/** Undefined if none answers. */
export function partWith(text: string, piece: Piece): string | undefined {
  const asked = askedIn(text);
  return silence(asked, piece) ?? answerIn(asked, piece);
}

function silence(asked: Asked, piece: Piece): string | undefined {
  const missed = silentOn(asked, piece);
  return missed === undefined ? undefined : words.descriptionSilent(piece.name, missed);
}

/** A part missing from the description. */
function silentOn({ qualities, stems }: Asked, piece: Piece): string | undefined {
  const parts = qualities.filter(({ part }) => part !== undefined);
  const [first] = parts;
  const described = parts.some(({ stated: described }) => described.test(piece.description));
  if (described || first === undefined) return undefined;
  const text = piece.description.toLowerCase();
  return stems.some((stem) => text.includes(stem)) ? undefined : first.part;
}

/** The sentence that says most. */
function answerIn(asked: Asked, piece: Piece): string | undefined {
  const all = sentencesOf(piece);
  const found = all
    .map((sentence) => ({ sentence, says: saysOf(sentence, asked, all) }))
    .reduce((best, each) => (each.says > best.says ? each : best), { sentence: "", says: 0 });
  return found.says > 0 ? `${piece.name}: ${found.sentence}` : undefined;
}

export function sentenceWith(qualities: Asked["qualities"], piece: Piece): string | undefined {
  return answerIn({ qualities, stems: [], counts: false }, piece);
}

/** If the description has it, or that it lacks a part that is asked about. */
export function besideTopic(text: string, piece: Piece): string {
  const asked = askedIn(text);
  return silence(asked, piece) ?? sentenceWith(asked.qualities, piece) ?? "";
}

/** The sentence that names the cloth. */
export function sentenceOn(materials: readonly string[], piece: Piece): string {
  const all = sentencesOf(piece);
  const named = (text: string) => materials.some((each) => text.toLowerCase().includes(each));
  return all.find(named) ?? all[0] ?? "";
}

export function asksQuality(text: string): boolean {
  return askedIn(text).qualities.length > 0;
}

export function asksPart(text: string): boolean {
  return askedIn(text).qualities.some(({ part }) => part !== undefined);
}

export function speaksOf(text: string, piece: Piece): boolean {
  const asked = askedIn(text);
  const all = sentencesOf(piece);
  return all.some((sentence) => saysOf(sentence, asked, all) > 0);
}

/** Those whose descriptions answer most. */
export function saysMost(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const asked = askedIn(text);
  const said = pieces.map((piece) => {
    const all = sentencesOf(piece);
    return Math.max(...all.map((sentence) => saysOf(sentence, asked, all)));
  });
  const most = Math.max(...said);
  return most > 0 ? pieces.filter((_, at) => said[at] === most) : [];
}

/** That sentence, or the whole. */
export function describedWith(asked: string, piece: Piece): string {
  return partWith(asked, piece) ?? words.description(piece.name, piece.description);
}
