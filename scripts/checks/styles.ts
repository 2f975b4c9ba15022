/** Fails if a screen names a class that its style sheet lacks, or a sheet has one without use. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Source } from "./source.ts";

/** The classes of each CSS module. */
export type Styles = ReadonlyMap<string, ReadonlySet<string>>;

const sheet = /\.module\.css$/;

export const readStyles = (files: readonly string[]): Styles =>
  new Map(
    files
      .filter((file) => sheet.test(file))
      .map((file) => [file, classesIn(readFileSync(file, "utf8"))]),
  );

export function classesIn(css: string): ReadonlySet<string> {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|"[^"]*"|url\([^)]*\)/g, "");
  return new Set([...own.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name));
}

export function styleFaults(styles: Styles, sources: readonly Source[]): readonly string[] {
  const used = new Map<string, Set<string> | "all">();
  const lacking: string[] = [];
  for (const { file, tree } of sources) {
    const sheets = new Map<string, string>();
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) {
        const from = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : "";
        const name = node.importClause?.name?.text;
        if (name !== undefined && sheet.test(from)) sheets.set(name, join(file, "..", from));
        return;
      }
      const from = ts.isIdentifier(node) ? sheets.get(node.text) : undefined;
      if (from !== undefined) {
        const { parent } = node;
        const known = used.get(from) ?? new Set();
        if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node)
          used.set(from, "all");
        else {
          const name = parent.name.text;
          if (known !== "all") used.set(from, known.add(name));
          if (!styles.get(from)?.has(name)) lacking.push(`${file}: ${from} has no .${name}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  const unused = [...styles].flatMap(([file, classes]) => {
    const names = used.get(file);
    if (names === "all") return [];
    return [...classes].flatMap((name) =>
      names?.has(name) ? [] : `${file}: no screen uses .${name}`,
    );
  });
  return [...new Set(lacking), ...unused];
}
