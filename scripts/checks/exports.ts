/** Fails if a file exports what no other imports, or what nothing but tests uses. */
import { join } from "node:path";
import ts from "typescript";
import illustrator from "../../packages/illustrator/package.json" with { type: "json" };
import type { Source } from "./source.ts";

const test = /\.(?:test|spec)\.tsx?$/;

/** Their exports are for tests, or for whichever package. */
const free = /^(?:e2e|fixtures|packages)\/|\/(?:doubles|testing)\//;

/** Loaded by name. */
const entries = new Set(["src/prerender.tsx prerender"]);

const ofPackages: ReadonlyMap<string, string> = new Map(
  Object.entries(illustrator.exports).map(([name, path]) => [
    join(illustrator.name, name),
    join("packages/illustrator", path),
  ]),
);

/** Each as "file name", or "file *" for all that the file exports. */
type Names = ReadonlySet<string>;

interface Module {
  readonly file: string;
  readonly exports: readonly string[];
  readonly takes: Names;
  /** Every identifier, with its count. */
  readonly says: ReadonlyMap<string, number>;
}

function moduleOf({ file, tree }: Source): Module {
  const exports = tree.statements.flatMap(declared);
  const takes = new Set<string>();
  const says = new Map<string, number>();
  /** Modules by the names that hold all their exports. */
  const spaces = new Map<string, string>();
  const path = (specifier: ts.Node | undefined): string | undefined => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return undefined;
    const { text } = specifier;
    return text.startsWith(".") ? join(file, "..", text) : ofPackages.get(text);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const from = path(node.moduleSpecifier);
      const bindings = node.importClause?.namedBindings;
      if (from === undefined || bindings === undefined) return;
      if (ts.isNamespaceImport(bindings)) spaces.set(bindings.name.text, from);
      else for (const each of bindings.elements) takes.add(`${from} ${takenName(each)}`);
      return;
    }
    if (ts.isExportDeclaration(node)) {
      const from = path(node.moduleSpecifier);
      if (node.exportClause && ts.isNamedExports(node.exportClause))
        for (const each of node.exportClause.elements) {
          exports.push(each.name.text);
          if (from !== undefined) takes.add(`${from} ${takenName(each)}`);
        }
      return;
    }
    const loaded = path(loadedBy(node));
    if (loaded !== undefined) takes.add(`${loaded} *`);
    if (ts.isIdentifier(node)) {
      says.set(node.text, (says.get(node.text) ?? 0) + 1);
      const space = spaces.get(node.text);
      if (space !== undefined) takes.add(`${space} ${memberOf(node) ?? "*"}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { file, exports, takes, says };
}

const takenName = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string =>
  (propertyName ?? name).text;

/** What `import(…)` loads, as a value or for its type. */
function loadedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
    ? node.argument.literal
    : undefined;
}

function memberOf(space: ts.Identifier): string | undefined {
  const { parent } = space;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === space) return parent.name.text;
  return ts.isQualifiedName(parent) && parent.left === space ? parent.right.text : undefined;
}

function declared(statement: ts.Statement): readonly string[] {
  if (!ts.canHaveModifiers(statement)) return [];
  const kinds = statement.modifiers?.map(({ kind }) => kind) ?? [];
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return [];
  if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  const { name } = statement as { readonly name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((each) => (ts.isBindingElement(each) ? namesIn(each.name) : []));

export function exportFaults(sources: readonly Source[]): readonly string[] {
  const modules = sources.map(moduleOf);
  const namesTakenBy = (files: readonly Module[]): Names =>
    new Set(files.flatMap(({ takes }) => [...takes]));
  const taken = namesTakenBy(modules);
  const takenByCode = namesTakenBy(modules.filter(({ file }) => !test.test(file)));
  return modules.flatMap(({ file, exports, says }) =>
    exports.flatMap((name) => {
      const isIn = (names: Names) => names.has(`${file} ${name}`) || names.has(`${file} *`);
      if (entries.has(`${file} ${name}`)) return [];
      if (!isIn(taken)) return `${file}: no other file imports ${name}: don't export it`;
      const isUsed = free.test(file) || isIn(takenByCode) || (says.get(name) ?? 0) > 1;
      return isUsed ? [] : `${file}: nothing but tests uses ${name}: delete it`;
    }),
  );
}
