/**
 * Reads a need: "a warm jacket for my son under 2000 rupees" becomes a sub-query with typed
 * constraints.
 */

import { correctNeed } from "../corrections/corrections.ts";
import { withFunctionWords } from "../corrections/function-words.ts";
import { withoutTypo } from "../corrections/typos.ts";
import { placeKinds } from "../readers/places.ts";
import { remembered } from "../text/remembered.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { apartAt, isAmongMoreWords, isTableWord, termAt } from "../words/lexicon.ts";
import { isPlainWord } from "../words/stop-words.ts";
import { assemble } from "./assemble.ts";
import type { Constraint, Need, SubQuery } from "./constraints.ts";
import { contradictionIn } from "./contradiction.ts";
import type { Entity } from "./entity.ts";
import { kindsByUse } from "./kinds-by-use.ts";
import { negationScopeOf } from "./negation.ts";
import { withOpenLooks } from "./open-looks.ts";
import { rephrased } from "./rephrased/rephrased.ts";
import { scan } from "./scan.ts";
import { withPieces } from "./sets.ts";
import { subQueryEntities } from "./several/sub-queries.ts";
import { bystanders } from "./story/bystanders.ts";
import { clausesOf } from "./story/clauses.ts";
import { recounted } from "./story/recounted.ts";
import { withoutSmallTalk } from "./story/small-talk.ts";
import { modifiersIn, unrealIn } from "./unreal.ts";
import { asMeant } from "./wearer/meant.ts";
import { wearerIn } from "./wearer/wearer.ts";

/** Never throws; at least one sub-query. */
export function readNeed(text: string): Need {
  return isAmongMoreWords() ? amongMore(text) : everyday(text);
}

function read(said: string): Need {
  const text = rephrased(withoutSmallTalk(said));
  const tokens = withFunctionWords(correctNeed(tokenise(text)))
    .map(asMeantToType)
    .map(asShade)
    .map(asChecks)
    .flatMap(wordsApart)
    .flatMap(withoutIt)
    .filter(saysMore);
  const { entities: scanned, aside } = scan(text, tokens);
  const pieces = withPieces(tokens, scanned);
  const kinds = asCustom(
    withoutFamily(tokens, isAmongMoreWords() ? kindsByUse(tokens, pieces) : pieces),
  );
  const looks = withoutSheen(tokens, kinds);
  const found = withOpenLooks(tokens, ofOneEvent(tokens, looks), aside);
  const scope = negationScopeOf(tokens, found);
  const clauses = clausesOf(tokens);
  const background = new Set([
    ...recounted(tokens, found, scope, clauses),
    ...bystanders(tokens, found, clauses),
  ]);
  const entities = found.filter((entity) => !scope.waived.has(entity) && !background.has(entity));
  const reading = { text, tokens, scope };
  const assembled = subQueryEntities(tokens, entities, scope).map((subQuery) => ({
    subQuery,
    ...assemble(subQuery, reading),
  }));
  const subQueries = assembled.map(
    ({ subQuery, constraints }): SubQuery => ({
      constraints: [
        ...constraints,
        ...impliedConstraints(
          [...subQuery.garments, ...subQuery.entities],
          constraints,
          scope.negated,
        ),
      ],
    }),
  );
  const marked = new Set(
    [...kinds, ...found].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, n) => from + n),
    ),
  );
  const unmatched = tokens.flatMap(({ text: word }, at) =>
    marked.has(at) ||
    aside.has(at) ||
    scope.used.has(at) ||
    isPlainWord(word) ||
    placeKinds(word).length > 0
      ? []
      : [word],
  );
  const worn = wearerIn({ text, tokens, aside, entities, negated: scope.negated });
  const impossible = contradictionIn(text, tokens, entities, scope);
  const unreal = unrealIn(text, tokens, entities);
  const modifiers = modifiersIn(tokens, entities, scope);
  return {
    ...(impossible === null ? {} : { impossible }),
    ...(unreal.length > 0 ? { unreal } : {}),
    ...(modifiers.length > 0 ? { modifiers } : {}),
    subQueries: subQueries.slice(0, 5).map((one) => asMeant(worn(one))),
    unmatched: [...new Set(unmatched)].slice(0, 12),
    conflicts: assembled
      .flatMap(({ conflicts }) => conflicts)
      .filter(({ believed, dropped }) => believed !== dropped),
  };
}

const asMeantToType = (token: Token): Token => {
  const text = withoutTypo(token.text);
  return text === token.text ? token : { ...token, text };
};

/** "A kurti, warm clothes". */
function withoutFamily(tokens: readonly Token[], entities: readonly Entity[]): readonly Entity[] {
  const kind = entities.find((one) => one.kind === "word" && one.field === "garment");
  return entities.map((one) =>
    one.kind === "word" &&
    one.value === "winter-wear" &&
    one !== kind &&
    tokens[one.from]?.before === "comma"
      ? { ...one, field: "season", value: "winter" }
      : one,
  );
}

/** "A shiny satin shirt", "satin, the shiny one": its cloth's. */
function withoutSheen(tokens: readonly Token[], entities: readonly Entity[]): readonly Entity[] {
  const cloths = entities.filter(
    (one) =>
      one.kind === "word" &&
      one.field === "material" &&
      /satin|silk|leather|nylon|pvc/.test(one.value),
  );
  const isIts = ({ from, to }: Entity): boolean =>
    cloths.some((cloth) => cloth.from === to && tokens[to]?.before === "space") ||
    (cloths.length > 0 &&
      /^(?:one|type|kind|cloth|wala|wali)$/.test(tokens[to]?.text ?? "") &&
      /^(?:the|that|with)$/.test(tokens[from - 1]?.text ?? ""));
  return entities.filter(
    (one) =>
      one.kind !== "word" ||
      one.value !== "sequin" ||
      !/^(?:shiny|glossy)$/i.test(one.spoken) ||
      !isIts(one),
  );
}

/** "I jog daily" says how often, "college farewell" where: neither what every day's wear is for. */
function ofOneEvent(tokens: readonly Token[], entities: readonly Entity[]): readonly Entity[] {
  const occasions = entities.filter((one) => one.kind === "word" && one.field === "occasion");
  const isActive = occasions.some((one) => isOf(one, /^(?:sport|beach|home|outdoor)$/));
  const isHabit = (one: Entity): boolean =>
    isActive && isOf(one, /^casual$/) && habits.test(spokenOf(one));
  const isPlace = (one: Entity): boolean =>
    isOf(one, /^(?:casual|office|school)$/) &&
    places.test(spokenOf(one)) &&
    occasions.some(
      (event) =>
        isOf(event, /^(?:party|festive|wedding)$/) &&
        event.from >= one.to &&
        event.from - one.to < 3 &&
        tokens.slice(one.to, event.from + 1).every(isJoined),
    );
  // "Something warm, she goes for a morning walk".
  const isCold = entities.some(
    (one) => one.kind === "word" && one.field === "season" && one.value === "winter",
  );
  const isStroll = (one: Entity): boolean =>
    isCold && isOf(one, /^sport$/) && strolls.test(spokenOf(one));
  return entities.filter((one) => !isHabit(one) && !isPlace(one) && !isStroll(one));
}
const habits = /^(?:daily|every ?day|roz|rozana|regular(?:ly)?)$/i;
const places = /^(?:college|office|work|university|campus|school)$/i;
const strolls = /\b(?:walks?|walking|sair)\b/i;
const isOf = (one: Entity, values: RegExp): boolean =>
  one.kind === "word" && one.field === "occasion" && values.test(one.value);
const spokenOf = (one: Entity): string => (one.kind === "word" ? one.spoken : "");
const isJoined = ({ text, before }: Token): boolean =>
  before === "space" && !/^(?:and|or|aur|ya|then|also)$/.test(text);

/** "Traditional look for the office". */
function asCustom(entities: readonly Entity[]): readonly Entity[] {
  const words = entities.filter((one) => one.kind === "word");
  if (!isAmongMoreWords() || words.some(({ field }) => field === "garment")) return entities;
  if (!words.some(({ field, value }) => field === "occasion" && value === "office"))
    return entities;
  return entities.map((one) =>
    one.kind === "word" && one.field === "occasion" && /^(?:traditional|desi)/i.test(one.spoken)
      ? { ...one, field: "garment", value: "ethnic", implies: [] }
      : one,
  );
}

/** "Beigeish", "reddish": nearly the colour. */
function asShade(token: Token): Token {
  const [, stem] = /^([a-z]{3,})ish$/.exec(token.text) ?? [];
  if (stem === undefined) return token;
  const text = [stem, `${stem}e`, stem.slice(0, -1)].find(
    (one) => termAt([{ ...token, text: one }], 0, { slips: false })?.term.field === "colour",
  );
  return text === undefined ? token : { ...token, text };
}

/** "A check shirt", but "check shirts for me". */
function asChecks(token: Token, at: number, tokens: readonly Token[]): Token {
  const next = tokens[at + 1];
  if (!/^che?c?k$|^cheque$/.test(token.text)) return token;
  // "Both in check".
  if (tokens[at - 1]?.text === "in" && next?.before !== "space")
    return { ...token, text: "checks" };
  // "In cotton check".
  const before =
    at > 0 && token.before === "space" ? termAt(tokens, at - 1)?.term.field : undefined;
  if (next?.before !== "space" || /^(?:with|and|for|in|having)$/.test(next.text))
    return before === "colour" || before === "material" ? { ...token, text: "checks" } : token;
  if (at === 0 && (next.text.endsWith("s") || !isAmongMoreWords())) return token;
  return termAt(tokens, at + 1)?.term.field === "garment" ? { ...token, text: "checks" } : token;
}

/** "Rust colour block print". */
const saysMore = ({ text }: Token, at: number, tokens: readonly Token[]): boolean =>
  !(
    /^colou?r$/.test(text) &&
    tokens[at + 1]?.text === "block" &&
    /^print/.test(tokens[at + 2]?.text ?? "") &&
    termAt(tokens, at - 1)?.term.field === "colour"
  );

function wordsApart(token: Token): readonly Token[] {
  const parts = apartAt(token.text);
  if (parts === null) return [token];
  const cut = token.start + parts[0].length;
  return [
    { ...token, text: parts[0], end: cut },
    { text: parts[1], start: cut, end: token.end, before: "space" },
  ];
}

/** "Zipless", "unlined". */
function withoutIt(token: Token): readonly Token[] {
  const [, bare, done] = /^(?:([a-z]{3,})less|un([a-z]{3,}ed))$/.exec(token.text) ?? [];
  const stem = bare ?? done;
  if (stem === undefined || isTableWord(token.text)) return [token];
  const known = [stem, `${stem}s`, stem.replace(/ed$/, "ing")].find((text) =>
    parts.has(termAt([{ ...token, text }], 0, { slips: false })?.term.field ?? ""),
  );
  if (known === undefined) return [token];
  return [
    { ...token, text: "without", end: token.start },
    { ...token, text: known, before: "space" },
  ];
}

const parts: ReadonlySet<string> = new Set(["detail", "pattern", "garment"]);

/** Readings with the wider words are cached apart. */
const everyday = remembered(read);
const amongMore = remembered(read);

/** "Manali" implies cold, unless the shopper says otherwise. */
function impliedConstraints(
  entities: readonly Entity[],
  said: readonly Constraint[],
  negated: ReadonlySet<Entity>,
): readonly Constraint[] {
  const constraints: Constraint[] = [];
  for (const entity of entities) {
    if (entity.kind !== "word" || negated.has(entity)) continue;
    for (const { field, value } of entity.implies) {
      const known = [...said, ...constraints].filter((constraint) => constraint.field === field);
      if (field === "audience" || (known.length > 0 && field !== "detail")) continue;
      if (known.some((constraint) => "values" in constraint && constraint.values.includes(value)))
        continue;
      constraints.push({ field, strength: "soft", words: entity.spoken, values: [value] });
    }
  }
  return constraints;
}
