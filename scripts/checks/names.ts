/**
 * Fails if a declared name, a file's name, a class of a style sheet or a test's title holds a word
 * that has a plainer one.
 */
import ts from "typescript";
import type { Source } from "./source.ts";
import type { Styles } from "./styles.ts";

/** Refused everywhere, and what to write instead. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [/^(?:tells?|telling|told|untold)$/, "describe, notify, announce"],
  [/^(?:hears?|hearing|unheard)$/, "listen, subscribe, recognise, handle"],
  [/^(?:settles?|settled|settling)$/, "debounce, flush, capture, final"],
  [/^(?:undone|aloud|foreseen?|sayable)$/, "withdrawn, undo, verbalise, prefetch, help topics"],
  [/^(?:ears?|mouth|desk|surroundings)$/, "recogniser, synthesiser, panel, layout"],
  [/^(?:nobody|somebody|whoever)$/, "none, the user, the shopper, the caller"],
  [/^stands$/, "is, holds"],
  [/^(?:wire|variety|standby|companion)$/, "serialise, diversify, pre-roll, session hint"],
  [/^(?:around|reach)$/, "context, scope"],
];

const needs: readonly (readonly [RegExp, string])[] = [
  [/^(?:item|limits?|wanted|marks?|rest)$/, "product, sub-query, constraint, entity, remaining"],
];
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^heards?$/, "listener, received, transcript"],
];
/** Where a recogniser's words are meant, "heard" is what they are. */
const isElsewhere = /^(?:contract|domain|server|src\/(?:api|app|shop|screens|ui))\//;

const ofNeeds = /^(?:language\/need|server\/recommend)\//;

/** Words that mean something else where they are, or that fixtures and states name. */
const allowed: readonly (readonly [RegExp, RegExp])[] = [
  [/^packages\/illustrator\//, /^ear$/],
  [/^src\/assistant\/machine\//, /^(?:settled|settling|hearing|aloud)$/], // states and an event
  [/^e2e\/stand-ins\/wide-sayings\.ts$/, /^tell$/], // a word that is said
  [
    /^src\/(?:app\/effects|intents\/(?:commands\/acts|dialogue\/guesses|testing\/conversations))/,
    /^tells?$/,
  ], // fixtures'
  [/^language\/need\/negation\.ts$/, /^wanted$/],
  [/^(?:contract|language|server\/recommend)\/|\/fact-filters\.ts$/, /^around$/], // a price's
  [/^server\/recommend\//, /^(?:item|untold)$/], // the contract's
  [/^packages\/illustrator\/|\/in-english\.ts$/, /^reach$/],
];

/** In titles these are English: "said aloud", "can be undone". */
const plainInTitles = /^(?:aloud|around|heard|limits?|marks?|reach|rest|stands|undone|wanted)$/;

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);

function refusedIn(file: string, name: string): readonly string[] {
  const list = [
    ...plainer,
    ...(ofNeeds.test(file) ? needs : []),
    ...(isElsewhere.test(file) ? elsewhere : []),
  ];
  return wordsOf(name).flatMap((word) => {
    if (allowed.some(([where, free]) => where.test(file) && free.test(word))) return [];
    const found = list.find(([not]) => not.test(word));
    return found ? [`${name}: “${word}”: write ${found[1]}`] : [];
  });
}

/** Of a file: its name, what it declares, and its tests' titles. */
export function refusedNames({ file, tree }: Source): readonly string[] {
  const refused = [...refusedIn(file, file.split("/").at(-1) ?? "")];
  const visit = (node: ts.Node): void => {
    const { name } = node as { readonly name?: ts.Node };
    if (name && ts.isIdentifier(name) && isDeclared(node))
      refused.push(...refusedIn(file, name.text));
    if (
      ts.isCallExpression(node) &&
      /^(?:it|test|describe)\b/.test(node.expression.getText(tree))
    ) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        for (const word of title
          .getText(tree)
          .replaceAll(/“[^”]*”|\$\{[^}]*\}/g, "")
          .split(/[^\w-]+/))
          if (!plainInTitles.test(word)) refused.push(...refusedIn(file, word));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...new Set(refused)];
}

function isDeclared(node: ts.Node): boolean {
  return (
    !ts.isPropertyAccessExpression(node) && !ts.isImportSpecifier(node) && !ts.isJsxAttribute(node)
  );
}

export const refusedClasses = (styles: Styles): readonly string[] =>
  [...styles].flatMap(([file, classes]) =>
    [...classes].flatMap((name) => refusedIn(file, name).map((each) => `${file}: ${each}`)),
  );

export const nameFaults = (sources: readonly Source[], styles: Styles): readonly string[] => [
  ...sources.flatMap((source) => refusedNames(source).map((each) => `${source.file}: ${each}`)),
  ...refusedClasses(styles),
];
