/**
 * Fails if a screen's address or an order status is written outside domain/ (tests and fixtures
 * may), a folder directly holds more than 20 source files, two files of one side export types of
 * one name, or a command holds a regular expression.
 */
import { dirname } from "node:path";
import ts from "typescript";
import { paths, productRoute } from "../../domain/routes.ts";
import { afterStatuses, firstStatus, orderStatuses } from "../../domain/values.ts";
import { lineOf, type Source } from "./source.ts";

interface Stray {
  readonly line: number;
  readonly text: string;
  /** Where to import it from. */
  readonly home: string;
}

/** Status names with another meaning, too. */
const allowed = [
  { file: "src/shop/checkout/place-outcome.ts", text: firstStatus, because: "a toast" },
];

const checked = /^(?:contract|language|src|server|cli|scripts)\/.*\.tsx?$/;
const unchecked = /\.test\.tsx?$|\/(?:doubles|testing)\//;

const addresses: readonly string[] = Object.values(paths).filter((path) => path !== paths.home);
const [productPage = ""] = productRoute.split(":");
const statuses: readonly string[] = [...orderStatuses, ...Object.values(afterStatuses)];

/** Where a text belongs; undefined if anywhere. */
function homeOf(text: string): string | undefined {
  const [path = ""] = text.split(/[?#]/);
  if (addresses.includes(path) || path.startsWith(productPage)) return "domain/routes.ts";
  return statuses.includes(text) ? "domain/values.ts" : undefined;
}

/** Texts in code (not comments) that belong in domain/. */
export function straysIn(source: Source): readonly Stray[] {
  const strays: Stray[] = [];
  const visit = (node: ts.Node) => {
    const text = textOf(node);
    const home = text === undefined ? undefined : homeOf(text);
    const isAllowed = allowed.some((each) => each.file === source.file && each.text === text);
    if (text !== undefined && home !== undefined && !isAllowed)
      strays.push({ line: lineOf(source, node), text, home });
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return strays;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text;
  // "/^\/productdetail\//" as its address.
  if (ts.isRegularExpressionLiteral(node)) return node.text.replace(/^\/\^?|\\/g, "");
  return undefined;
}

const mostInRoom = 20;
const code = /\.[cm]?[jt]sx?$/;
const test = /\.(?:test|spec)\.tsx?$/;

export function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!code.test(file) || test.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count <= mostInRoom
      ? []
      : `${folder}/ holds ${count} source files, more than ${mostInRoom}: give some a separate folder`,
  );
}

/** Names of exported types that two files of the client, or of the server, both declare. */
export function repeatedTypes(sources: readonly Source[]): readonly string[] {
  const homes = new Map<string, string[]>();
  for (const { file, tree } of sources) {
    const side = /^(?:src|server)(?=\/)/.exec(file)?.[0];
    if (side === undefined) continue;
    for (const statement of tree.statements) {
      if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
      if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
      const name = `${side}'s ${statement.name.text}`;
      homes.set(name, [...(homes.get(name) ?? []), file]);
    }
  }
  return [...homes].flatMap(([name, files]) =>
    files.length < 2 ? [] : `type ${name} is declared in ${files.join(" and ")}: rename one`,
  );
}

const command = /^src\/intents\/commands\/(?!.*\.test\.ts$)/;

/** Regular expressions in a command: language, whose place is src/intents/phrases/. */
export function expressionsIn(source: Source): readonly string[] {
  const { file, tree } = source;
  if (!command.test(file)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node) || buildsExpression(node)) {
      found.push(
        `${file}:${lineOf(source, node)}: a regular expression in a command: name it in src/intents/phrases/`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function buildsExpression(node: ts.Node): boolean {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === "RegExp"
  );
}

export function homeFaults(
  files: readonly string[],
  sources: readonly Source[],
): readonly string[] {
  const own = sources.filter(({ file }) => checked.test(file) && !unchecked.test(file));
  const strays = own.flatMap((source) =>
    straysIn(source).map(
      ({ line, text, home }) =>
        `${source.file}:${line}: “${text}” is in ${home}; take it from there`,
    ),
  );
  return [
    ...strays,
    ...crowdedFolders(files),
    ...repeatedTypes(own),
    ...own.flatMap(expressionsIn),
  ];
}
