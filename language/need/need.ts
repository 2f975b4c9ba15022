/**
 * Reads a need: "a warm jacket for my son under 2000 rupees" becomes a sub-query with typed
 * constraints.
 */

import { correctNeed } from "../corrections/corrections.ts";
import { withFunctionWords } from "../corrections/function-words.ts";
import { isPossessive } from "../readers/audience.ts";
import { remembered } from "../text/remembered.ts";
import { phraseAt, phrases, type Token, tokenise } from "../text/tokens.ts";
import { garmentWearer } from "../words/garments.ts";
import { apartAt, isAmongMoreWords, isTableWord, termAt } from "../words/lexicon.ts";
import { isPlainWord } from "../words/stop-words.ts";
import { assemble } from "./assemble.ts";
import type { AudienceConstraint, Constraint, Need, SubQuery } from "./constraints.ts";
import { contradictionIn } from "./contradiction.ts";
import type { Entity } from "./entity.ts";
import { kindsByUse } from "./kinds-by-use.ts";
import { negationScopeOf } from "./negation.ts";
import { withOpenLooks } from "./open-looks.ts";
import { scan } from "./scan.ts";
import { asKept } from "./set-aside.ts";
import { withPieces } from "./sets.ts";
import { subQueryEntities } from "./several/sub-queries.ts";
import { bystanders } from "./story/bystanders.ts";
import { clausesOf } from "./story/clauses.ts";
import { recounted } from "./story/recounted.ts";
import { modifiersIn, unrealIn } from "./unreal.ts";

/** Never throws; at least one sub-query. */
export function readNeed(text: string): Need {
  return isAmongMoreWords() ? amongMore(text) : everyday(text);
}

function read(said: string): Need {
  // "Black & gold".
  const text = asKept(said).replace(/(?<=[a-z])\s*[&+]\s*(?=[a-z])/gi, " and ");
  const tokens = withFunctionWords(correctNeed(tokenise(text)))
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
  const found = withOpenLooks(tokens, withoutSheen(tokens, kinds), aside);
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
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)),
  );
  const unmatched = tokens.flatMap(({ text: word }, at) =>
    marked.has(at) || aside.has(at) || scope.used.has(at) || isPlainWord(word) ? [] : [word],
  );
  const beside = wearerOf(tokens, aside);
  const isBeside = beside !== null && isWornBeside(text, beside.words);
  const wearer = beside ?? wearerRefusing(tokens, entities, scope.negated) ?? friendOf(tokens);
  const impossible = contradictionIn(text, tokens, entities, scope);
  const unreal = unrealIn(text, tokens, entities);
  const modifiers = modifiersIn(tokens, entities, scope);
  return {
    ...(impossible === null ? {} : { impossible }),
    ...(unreal.length > 0 ? { unreal } : {}),
    ...(modifiers.length > 0 ? { modifiers } : {}),
    subQueries: subQueries
      .slice(0, 5)
      .map((one) =>
        asHis(
          asHers(
            asOutfit(asFestive(ofSpouse(tokens, withoutPyjama(forWearer(one, wearer, isBeside))))),
          ),
        ),
      ),
    unmatched: [...new Set(unmatched)].slice(0, 12),
    conflicts: assembled
      .flatMap(({ conflicts }) => conflicts)
      .filter(({ believed, dropped }) => believed !== dropped),
  };
}

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

/** "A shiny satin shirt": its cloth's. */
const withoutSheen = (tokens: readonly Token[], entities: readonly Entity[]): readonly Entity[] =>
  entities.filter(
    (one) =>
      one.kind !== "word" ||
      one.value !== "sequin" ||
      !/^(?:shiny|glossy)$/i.test(one.spoken) ||
      !entities.some(
        (cloth) =>
          cloth.from === one.to &&
          tokens[one.to]?.before === "space" &&
          cloth.kind === "word" &&
          cloth.field === "material" &&
          /satin|silk|leather|nylon|pvc/.test(cloth.value),
      ),
  );

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
  if (next?.before !== "space")
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

/** "to go under my saree" implies a woman. */
function wearerOf(tokens: readonly Token[], aside: ReadonlySet<number>): AudienceConstraint | null {
  for (const at of aside) {
    const found = termAt(tokens, at, { slips: false });
    const wearer = found?.term.field === "garment" ? garmentWearer(found.term.value) : null;
    // "To match my wife's saree".
    const before = tokens[at - 1];
    if (isPossessive(before) || /^(?:her|his|their|bride)$/.test(before?.text ?? "")) continue;
    const words = tokens[at]?.text ?? "";
    if (wearer !== null) return { field: "audience", strength: "soft", words, who: [wearer] };
  }
  return null;
}

/** "A first birthday dress for my son": what a man or boy calls a dress is any outfit. */
function asOutfit({ constraints }: SubQuery): SubQuery {
  const his = constraints.some(
    (constraint) =>
      constraint.field === "audience" &&
      constraint.strength === "hard" &&
      constraint.who.every((who) => who === "men" || who === "boys"),
  );
  const left = constraints.filter(
    (constraint) =>
      constraint.field !== "garment" || constraint.strength !== "hard" || !isDress(constraint),
  );
  return { constraints: his && left.length > 1 ? left : constraints };
}

/** "Going with hubby, a jacket for myself": a woman's. */
function ofSpouse(tokens: readonly Token[], { constraints }: SubQuery): SubQuery {
  const spouse = tokens.find(({ text }, at) => {
    const led = tokens[at - 1]?.text ?? "";
    const isWith = led === "with" || (led === "my" && tokens[at - 2]?.text === "with");
    return isWith && spouses.has(text);
  });
  const who = spouses.get(spouse?.text ?? "");
  const isOwn = tokens.some((_, at) => phraseAt(tokens, at, forSelf) > 0);
  if (who === undefined || !isOwn || constraints.some(({ field }) => field === "audience"))
    return { constraints };
  const words = spouse?.text ?? "";
  return {
    constraints: [...constraints, { field: "audience", strength: "hard", words, who: [who] }],
  };
}
const forSelf = phrases(
  "for me, for myself, for my self, mere liye, apne liye, me a, me something",
);
const spouses: ReadonlyMap<string, "men" | "women"> = new Map([
  ["hubby", "women"],
  ["husband", "women"],
  ["boyfriend", "women"],
  ["wife", "men"],
  ["girlfriend", "men"],
]);

/** "Only a kurta, no pyjama": a man's. */
function withoutPyjama({ constraints }: SubQuery): SubQuery {
  const has = (value: string, strength: string): boolean =>
    constraints.some(
      (one) => one.field === "garment" && one.strength === strength && one.values.includes(value),
    );
  const isHis = has("kurta", "hard") && has("pyjama", "negated") && isAmongMoreWords();
  if (!isHis || constraints.some(({ field }) => field === "audience")) return { constraints };
  return {
    constraints: [
      ...constraints,
      { field: "audience", strength: "hard", words: "pyjama", who: ["men"] },
    ],
  };
}

/** A boy's jacket for a wedding is no puffer. */
function asFestive({ constraints }: SubQuery): SubQuery {
  const has = (test: (one: Constraint) => boolean): boolean => constraints.some(test);
  const isHis = has(
    (one) => one.field === "audience" && one.who.every((who) => /^(?:men|boys)$/.test(who)),
  );
  const isFeast = has(
    (one) =>
      one.field === "occasion" &&
      one.strength !== "negated" &&
      one.values.some((value) => /^(?:wedding|festive)$/.test(value)),
  );
  if (!isHis || !isFeast || !isAmongMoreWords()) return { constraints };
  const isMade = has(
    (one) => one.field === "material" && one.values.some((value) => /denim|leather/.test(value)),
  );
  return {
    constraints: constraints.map((one) =>
      one.field === "garment" && /^jackets?$/i.test(one.words) && !isMade
        ? { ...one, values: ["nehru-jacket", "bandhgala", "blazer", "waistcoat"] }
        : one,
    ),
  };
}

/** His underwear has legs: no vest. */
function asHis({ constraints }: SubQuery): SubQuery {
  const his = constraints.some(
    (one) =>
      one.field === "audience" &&
      one.who.length > 0 &&
      one.who.every((who) => /^(?:men|boys)$/.test(who)),
  );
  if (!his || !isAmongMoreWords()) return { constraints };
  return {
    constraints: constraints.map((one) =>
      one.field === "garment" && one.strength === "hard" && /^under ?wears?$/i.test(one.words)
        ? { ...one, values: ["briefs", "boxers", "boxer-briefs", "underpants"] }
        : one,
    ),
  };
}

/** A woman's briefs are panties, her frock any dress. */
function asHers({ constraints }: SubQuery): SubQuery {
  const hers = constraints.some(
    (one) =>
      one.field === "audience" && one.who.length > 0 && one.who.every((who) => who === "women"),
  );
  if (!hers) return { constraints };
  return {
    constraints: constraints.map((one) =>
      one.field === "garment" && one.strength === "hard"
        ? { ...one, values: one.values.flatMap((value) => hersOf.get(value) ?? [value]) }
        : one,
    ),
  };
}

const hersOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["briefs", ["briefs", "panties"]],
  ["frock", ["frock", "dress"]],
]);

const isDress = (constraint: Constraint): boolean =>
  "values" in constraint &&
  constraint.values.join() === "dress" &&
  /^dress(?:es)?$/i.test(constraint.words);

/** "No bikinis for me": who refuses a women's piece would wear a woman's. */
function wearerRefusing(
  tokens: readonly Token[],
  entities: readonly Entity[],
  negated: ReadonlySet<Entity>,
): AudienceConstraint | null {
  if (entities.some(({ kind }) => kind === "audience" || kind === "age")) return null;
  const refused = entities.flatMap((entity) =>
    entity.kind === "word" && entity.field === "garment" && negated.has(entity)
      ? [{ entity, wearer: garmentWearer(entity.value) }]
      : [],
  );
  const [first] = refused;
  if (first === undefined || first.wearer === null) return null;
  if (refused.some(({ wearer }) => wearer !== first.wearer)) return null;
  const words = tokens[first.entity.from]?.text ?? "";
  return { field: "audience", strength: "hard", words, who: [first.wearer] };
}

/** "Meri saheli": a woman's friend. */
function friendOf(tokens: readonly Token[]): AudienceConstraint | null {
  const isHers = tokens.some(
    ({ text }, at) => /^(?:meri|apni)$/.test(text) && /^saheli/.test(tokens[at + 1]?.text ?? ""),
  );
  return isHers ? { field: "audience", strength: "hard", words: "saheli", who: ["women"] } : null;
}

/** "To go with a long kurti". */
const isWornBeside = (text: string, garment: string): boolean =>
  new RegExp(`\\b(?:with|under|over|inside|below|on|for)(?: [\\w-]+){0,2} ${garment}`, "i").test(
    text,
  );

function forWearer(one: SubQuery, wearer: AudienceConstraint | null, isBeside: boolean): SubQuery {
  if (wearer === null) return one;
  const said = one.constraints.find((constraint) => constraint.field === "audience");
  // "Under a frock, I'm 30".
  const isOpen = said?.field === "audience" && said.who.join() === "men,women" && isBeside;
  if (said !== undefined && !isOpen) return one;
  const kinds = one.constraints.flatMap((constraint) =>
    constraint.field === "garment" && constraint.strength !== "negated" ? constraint.values : [],
  );
  const isKoti = one.constraints.some(
    ({ field, words }) => field === "garment" && /koti/i.test(words),
  );
  if (kinds.some((kind) => !isBeside || (garmentWearer(kind) !== null && !isKoti))) return one;
  const strength = kinds.length > 0 ? "hard" : wearer.strength;
  const others = one.constraints.filter((constraint) => constraint !== said);
  return { constraints: [...others, { ...wearer, strength }] };
}

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
