/**
 * Fails if comments hold more than 0.6 words a line of code, over all code but tests. Part of
 * `npm run check`; with `--files` it lists the files that hold most above that.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

const mostWords = 0.6;
const checked =
  /^(?:bench|cli|contract|domain|fixtures|language|packages|scripts|server|src)\/.*(?<!\.test)\.tsx?$/;

interface Measured {
  /** In comments; an address counts as one. */
  readonly words: number;
  /** Of code, without blank ones and those that are comment alone. */
  readonly lines: number;
}

export function measured(file: string, source: string): Measured {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
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
  for (const { pos, end } of [...comments.values()].sort((a, b) => a.pos - b.pos)) {
    const text = source.slice(pos, end);
    words +=
      text.replaceAll(/https?:\S+/g, "address").match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ??
      0;
    code += source.slice(from, pos) + text.replaceAll(/[^\n]/g, "");
    from = end;
  }
  code += source.slice(from);
  return { words, lines: code.split("\n").filter((line) => line.trim() !== "").length };
}

if (process.argv[1] === import.meta.filename) {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => checked.test(file) && existsSync(file))
    .map((file) => ({ file, ...measured(file, readFileSync(file, "utf8")) }));
  const words = files.reduce((sum, each) => sum + each.words, 0);
  const lines = files.reduce((sum, each) => sum + each.lines, 0);
  if (process.argv.includes("--files")) {
    const excess = (each: Measured) => each.words - mostWords * each.lines;
    for (const each of files.sort((a, b) => excess(b) - excess(a)).slice(0, 40))
      console.log(`${each.file}: ${each.words} words, ${each.lines} lines`);
    console.log(`${words} words, ${lines} lines of code: ${(words / lines).toFixed(3)}`);
  }
  if (words > mostWords * lines) {
    console.error(
      `comments hold ${(words / lines).toFixed(3)} words a line of code, more than ${mostWords}: shorten some (npx tsx scripts/check-comments.ts --files)`,
    );
    process.exitCode = 1;
  }
}
