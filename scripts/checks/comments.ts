/**
 * Fails if a comment in any file holds words that have plainer ones, or if comments outside tests
 * hold more than 0.6 words a line of code, or more than 1.6 in one top folder; names the files that
 * hold most above that.
 */
import { readFileSync } from "node:fs";
import ts from "typescript";
import type { Source } from "./source.ts";

const mostWords = 0.6;
const mostInFolder = 1.6;
const test = /\.(?:test|spec)\.tsx?$/;
/** Journeys' parts count for their folder alone. */
const overall = /^(?!e2e\/).*\//;
/** Of other files, by their names. */
const otherComments: readonly (readonly [RegExp, RegExp])[] = [
  [/\.(?:css|[cm]?js)$/, /\/\*[\s\S]*?\*\/|\s\/\/ .*|(?<=\bcomment: ").*(?=")/g],
  [/\.html$/, /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g],
  [/(?:\.conf|Dockerfile|ignore|\/run)$/, /(?:^|\s)#.*/gm],
  [/\.sql$/, /--(?!>).*/g],
];

/** Refused, and what to write instead. Quotations are free. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[.!?]\s+)(?:What|Whatever) (?:is|was|are|were|has|had)(?:n't)?\b/,
    "the thing's name, or a verb",
  ],
  [/\b(?:whoever|somebody|nobody)\b/i, "the user, the shopper, the caller, none"],
  [/\bof (?:its|their) own\b/i, "separate"],
  [/\btold\b/i, "described, notified, announced"],
  [/\bstands\b(?! (?:in|clear|back))/i, "is"],
  [/\b(?:ears?|mouth)\b/i, "recogniser, synthesiser"],
  [/\bsurroundings\b/i, "panel, ShopContext, layout"],
  [/\b(?:foresee|foreseen|drawn ahead|companion cookie)\b/i, "prefetch, hydration, session hint"],
  [/\b(?:turn queue|order of giving up)\b/i, "concurrency limit, relaxation order"],
  [/\b(?:sayable|asked-still)\b/i, "help topics, reprompt"],
];

/** Words in comments that have a plainer one, each with it. */
export const unplain = (comment: string): readonly string[] => {
  const unquoted = comment
    .replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, "…")
    .replaceAll(/^[\s/*#<!-]+/gm, "");
  return plainer.flatMap(([not, but]) => {
    const found = not.exec(unquoted);
    return found ? [`“${found[0]}”: write ${but}`] : [];
  });
};

interface Measured {
  /** In comments; an address counts as one. */
  readonly words: number;
  /** Of code, without blank ones and those that are comment alone. */
  readonly lines: number;
  readonly refused: readonly string[];
}

export function measured({ text: source, tree }: Source): Measured {
  const comments = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node) => {
    if (node.kind !== ts.SyntaxKind.JsxText)
      for (const range of [
        ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
      ])
        comments.set(range.pos, range);
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  let code = "";
  let from = 0;
  let words = 0;
  const refused: string[] = [];
  for (const { pos, end } of [...comments.values()].sort((a, b) => a.pos - b.pos)) {
    const text = source.slice(pos, end);
    refused.push(...unplain(text));
    words +=
      text.replaceAll(/https?:\S+/g, "address").match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ??
      0;
    code += source.slice(from, pos) + text.replaceAll(/[^\n]/g, "");
    from = end;
  }
  code += source.slice(from);
  return { words, lines: code.split("\n").filter((line) => line.trim() !== "").length, refused };
}

/** In files that aren't TypeScript. */
export const unplainElsewhere = (file: string, text: string): readonly string[] =>
  otherComments.flatMap(([kind, comment]) =>
    kind.test(file) ? (text.match(comment) ?? []).flatMap(unplain) : [],
  );

export function commentFaults(
  files: readonly string[],
  sources: readonly Source[],
): readonly string[] {
  const everywhere = sources.map((source) => ({ file: source.file, ...measured(source) }));
  const others = files
    .filter((file) => otherComments.some(([kind]) => kind.test(file)))
    .map((file) => ({ file, refused: unplainElsewhere(file, readFileSync(file, "utf8")) }));
  const refused = [...everywhere, ...others].flatMap(({ file, refused }) =>
    refused.map((each) => `${file}: ${each}`),
  );
  const code = everywhere.filter(({ file }) => !test.test(file));
  const folderOf = ({ file }: MeasuredFile) => file.split("/", 1)[0];
  return [
    ...refused,
    ...excessOf(
      code.filter(({ file }) => overall.test(file)),
      mostWords,
    ),
    ...[...new Set(code.map(folderOf))].flatMap((folder) =>
      excessOf(
        code.filter((each) => folderOf(each) === folder),
        mostInFolder,
      ),
    ),
  ];
}

interface MeasuredFile extends Measured {
  readonly file: string;
}

function excessOf(files: readonly MeasuredFile[], most: number): readonly string[] {
  const words = files.reduce((sum, each) => sum + each.words, 0);
  const lines = files.reduce((sum, each) => sum + each.lines, 0);
  if (words <= most * lines) return [];
  const excess = (each: Measured) => each.words - most * each.lines;
  return [
    ...files
      .toSorted((a, b) => excess(b) - excess(a))
      .slice(0, 20)
      .map((each) => `${each.file}: ${each.words} words, ${each.lines} lines`),
    `comments hold ${(words / lines).toFixed(3)} words a line of code, more than ${most}: shorten some`,
  ];
}
