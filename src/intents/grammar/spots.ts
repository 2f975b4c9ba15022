/**
 * Places in words: "second row, last", "top left", "next to the kurta", "the one I opened first".
 * resolve/spots.ts finds the product.
 */

import { findOrdinal } from "../../../language/readers/ordinals.ts";
import { guarded } from "../../../language/text/guarded.ts";

/** In list order, either side, or in the column. */
type Side = "after" | "before" | "beside" | "below" | "above";

/** From 1, or from the end below 0. */
export type Spot =
  | { readonly type: "row" | "column"; readonly number: number }
  | { readonly type: "corner"; readonly row: 1 | -1; readonly column: 1 | -1 }
  /** From the left, or from the right below 0. */
  | { readonly type: "side"; readonly number: number }
  /** Of the list, or a row. */
  | { readonly type: "end"; readonly number: 1 | -1 }
  | { readonly type: "edge"; readonly row: 1 | -1 }
  | { readonly type: "middle" }
  /** Beside the named product; empty for the current one. */
  | { readonly type: "near"; readonly side: Side; readonly of: string }
  | { readonly type: "between"; readonly one: string; readonly other: string }
  | { readonly type: "before"; readonly how: "opened" | "spoken"; readonly number: 1 | -1 };

const units = "one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}";
const ordinal =
  "(?:(?:very )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th))(?: (?:to )?last)?|(?:very )?last(?: but one)?)";
const to = "(?:(?:all the way|right|over|there) )*(?:in|on|at|from|of|to|towards|by) ";
const the = "(?:the |your |my )?";
const side = "(?<side>left|right)(?:[ -](?:hand|most))?(?:[ -](?:side|end|corner|edge))?";
const page = "(?: (?:of|on) (?:the |this |your |my )?(?:page|screen|list|lot|row|display))?";
/** Required after a bare "left", "top" or "last". */
const head = "(?= (?:one|ones|piece|thing|item)\\b|$)";

const first = (words: string | undefined): 1 | -1 =>
  /^(?:top|upper|left|start|beginning|first)/.test(words ?? "") ? 1 : -1;

function placeOf(words: string): number {
  if (/^(?:top|upper)/.test(words)) return 1;
  if (/^(?:bottom|lower)/.test(words)) return -1;
  return findOrdinal(words)?.place ?? findOrdinal(`number ${words}`)?.place ?? 1;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Form = readonly [words: string, read: (groups: Groups) => Spot];

const lane = (type: "row" | "column", words: string): readonly Form[] => [
  [
    `(?:${to})?${the}(?<nth>${ordinal}|top|bottom|upper|lower) (?:${words})\\b`,
    ({ nth = "" }) => ({ type, number: placeOf(nth.replace("very ", "")) }),
  ],
  [
    `(?:${to})?${the}(?:${words}) (?:number |no )?(?<nth>${units})\\b`,
    ({ nth = "" }) => ({ type, number: placeOf(nth) }),
  ],
];
const corner = ({ row, side: column }: Groups): Spot => ({
  type: "corner",
  row: first(row),
  column: first(column),
});
const atSide = ({ side: column }: Groups): Spot => ({ type: "side", number: first(column) });
const ago = "(?: (?:just now|already|a (?:minute|moment|second|while) (?:ago|back)))?";
const when = `${ago}(?: (?<when>first|at first|to begin with|before|earlier|last|previously))?(?: of all)?`;
const earlier =
  (how: "opened" | "spoken") =>
  ({ when: said = "" }: Groups): Spot => ({
    type: "before",
    how,
    number: /first|begin/.test(said) ? 1 : -1,
  });

/** Places anywhere. */
const firm: readonly Form[] = [
  ...lane("row", "row|line"),
  ...lane("column", "column"),
  [
    `(?:${to})?${the}(?:(?:very|far|extreme) )?(?<row>top|upper|bottom|lower)(?: most)?,?(?: (?:on|to|at))?(?: the)?(?: (?:far|extreme))?[ -]${side}${page}`,
    corner,
  ],
  [`(?:${to})?${the}${side},? (?<row>top|bottom)\\b${page}`, corner],
  [
    `(?<nth>${ordinal})(?: (?:one|piece))? from (?:the |your |my )?(?:far )?${side}`,
    ({ nth = "", side: from }) => ({
      type: "side",
      number: first(from) * placeOf(nth),
    }),
  ],
];
/** "The one at the end". */
const loose: readonly Form[] = [
  [
    `\\b(?:that |which )?(?:i|we)(?:'ve| have| had)? (?:just )?(?:opened|saw|seen|looked at|(?:was|were) looking at|viewed|clicked(?: on)?|had open|visited|(?:was|were) on)\\b${when}`,
    earlier("opened"),
  ],
  [
    `\\b(?:that |which )?(?:i|we|you)(?:'ve| have)? (?:just )?(?:asked(?: you)? about|mentioned|talked about|(?:was|were) talking about|named|told me(?: about)?|spoke (?:of|about)|started with|showed me)\\b${when}`,
    earlier("spoken"),
  ],
  [`(?:${to})?${the}(?:far|extreme) ${side}`, atSide],
  [
    "(?<=\\bthe one )(?:just |right )?(?<way>before|after)(?=$|,| in (?:an? )?\\S+$)",
    ({ way }) => ({ type: "near", side: way === "before" ? "before" : "after", of: "" }),
  ],
  [`(?:${to})?${the}(?<side>left|right)most\\b`, atSide],
  [`(?:${to})(?:the |your |my )(?:very )?${side}${page}(?! of\\b)`, atSide],
  [`^${the}${side}${head}`, atSide],
  [
    `(?:in|on|at|to|towards) (?:the )?(?:very )?(?<end>end|beginning|start)(?: of (?:it|the (?:list|row|page)))?\\b`,
    ({ end: at }) => ({ type: "end", number: first(at) }),
  ],
  [
    `(?:up |down )?${to}(?:the )?(?:very )?(?<row>top|bottom)\\b${page}`,
    ({ row }) => ({ type: "edge", row: first(row) }),
  ],
  [
    `^${the}(?:very )?(?<row>top|bottom|lowest)(?:most)?${head}`,
    ({ row }) => ({ type: "edge", row: first(row) }),
  ],
  [`(?:${to})?${the}(?:very )?(?:middle|centre|center)\\b${page}`, () => ({ type: "middle" })],
];

const anywhere = [...firm, ...loose].map(([words, read]) => ({ form: new RegExp(words), read }));
const here = (forms: readonly Form[]) =>
  forms.filter(([words]) => !words.startsWith("^")).map(([words]) => new RegExp(words, "y"));
const firmHere = here(firm);
const anyHere = [...firmHere, ...here(loose)];
/** "The top left one". */
const before =
  /(?:very |far )?(?:left|right|top|bottom|upper|lower|lowest)(?:[ -]?(?:hand|most))*(?:[ -](?:left|right))?(?:[ -](?:side|corner))* (?=(?:one|ones|piece|pieces|thing|item|picture)\b)/y;

const just = "(?:(?:just|right|immediately|straight|directly|there) )?";
const relations: readonly (readonly [Side, string])[] = [
  ["after", `${just}(?:(?:on|to) the right(?: (?:hand )?side)? of|right of|after|following)`],
  ["before", `${just}(?:(?:on|to) the left(?: (?:hand )?side)? of|left of|before|preceding)`],
  ["below", `${just}(?:under|underneath|beneath|below)`],
  ["above", `${just}(?:above|over|on top of)`],
  [
    "beside",
    `${just}(?:next to|beside|besides|near(?: to| of)?|close to|adjacent to|alongside|by the side of|opposite)`,
  ],
];
const relationHere = [...relations.map(([, words]) => words), "(?:in[ -]?)?between"].map(
  (words) => new RegExp(`(?:(?:that'?s|which is|that is|is) )?${words} `, "y"),
);
const relatedTo = relations.map(([name, words]) => ({
  side: name,
  form: new RegExp(
    `^(?<rest>.*?)(?:^|\\s)(?:(?:that'?s|which is|that is|is) )?${words} (?<of>.+)$`,
  ),
}));
const between = guarded(/^(?<rest>.*?)\b(?:in[ -]?)?between (?<one>.+?) and (?<other>.+)$/);
/** "One to the right", of the current product. */
const onward = guarded(
  /^(?:the )?(?:next )?(?:one|place|step) (?:(?:more|further|along|over) )?to the (?<side>left|right)(?: side)?$/,
);

/** In every place. */
const describing =
  /row|line|column|left|right|top|bottom|upper|lower|middle|cent(?:re|er)|\bend\b|start|beginning|next to|beside|near|close|adjacent|alongside|side|opposite|between|under|beneath|below|above|over|after|before|preceding|following|\b(?:i|we|you)\b/;
/** Longer texts name no product. */
const longest = 120;

/** A quick pretest. */
export function mayDescribeSpots(text: string): boolean {
  return describing.test(text);
}

/** Lower case; returns also the remaining words. */
export function readSpots(text: string): {
  readonly spots: readonly Spot[];
  readonly rest: string;
} {
  const spots: Spot[] = [];
  let rest = text;
  if (text.length > longest || !mayDescribeSpots(text)) return { spots, rest };
  const pair = between.exec(rest)?.groups;
  if (pair) {
    spots.push({ type: "between", one: pair.one ?? "", other: pair.other ?? "" });
    rest = pair.rest ?? "";
  }
  for (const { side: name, form } of relatedTo) {
    const { of, rest: before } = form.exec(rest)?.groups ?? {};
    if (of === undefined || before === undefined) continue;
    spots.push({ type: "near", side: name, of });
    rest = before;
    break;
  }
  const on = onward.exec(rest);
  if (on && spots.length === 0) {
    const after = on.groups?.side === "right";
    return { spots: [{ type: "near", side: after ? "after" : "before", of: "" }], rest: "" };
  }
  for (const { form, read } of anywhere) {
    const found = form.exec(rest);
    if (!found) continue;
    spots.push(read(found.groups ?? {}));
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
  }
  return { spots, rest: rest.replace(/\s+/g, " ").replace(/^[ ,]+|[ ,]+$/g, "") };
}

export function spotEnd(text: string, from: number, kind: "firm" | "any" | "before"): number {
  const forms = kind === "firm" ? firmHere : kind === "any" ? anyHere : [before];
  return Math.max(0, ...forms.map((form) => endOf(form, text, from)));
}

/** The end of "next to" and the like; 0 for none. */
export function relationEnd(text: string, from: number): number {
  return Math.max(0, ...relationHere.map((form) => endOf(form, text, from)));
}

function endOf(form: RegExp, text: string, from: number): number {
  form.lastIndex = from;
  return form.test(text) ? form.lastIndex : 0;
}
