/**
 * The style rules that a drawn screen needs, inlined so that it paints before the sheet arrives.
 */

/** Comes with the sheet, so that pictures and scripts are fetched before faces. */
const later = /^@font-face\{.*url\(/s;

/** Addresses of the faces of all text, without those of single signs. */
export const facesOf = (sheet: string): readonly string[] =>
  statements(sheet).flatMap((text) =>
    later.test(text) && !text.includes("unicode-range")
      ? (/url\("?([^")]+)"?\)/.exec(text)?.[1] ?? [])
      : [],
  );

export type Rule =
  | {
      readonly kind: "style";
      readonly text: string;
      readonly needs: readonly (readonly string[])[];
    }
  | { readonly kind: "group"; readonly prelude: string; readonly rules: readonly Rule[] }
  | { readonly kind: "keyframes"; readonly text: string; readonly name: string }
  | { readonly kind: "other"; readonly text: string };

/** Reads a minified sheet; pieces that it doesn't know are kept whole. */
export function readRules(sheet: string): readonly Rule[] {
  return statements(sheet).flatMap((text): readonly Rule[] => {
    const brace = text.indexOf("{");
    const prelude = brace < 0 ? text : text.slice(0, brace);
    const inner = text.slice(brace + 1, -1);
    if (/^@(media|supports|layer|container|starting-style)\b/.test(prelude) && brace >= 0)
      return [{ kind: "group", prelude, rules: readRules(inner) }];
    const name = /^@keyframes\s+(\S+)/.exec(prelude)?.[1];
    if (name !== undefined) return [{ kind: "keyframes", text, name }];
    if (later.test(text)) return [];
    if (prelude.startsWith("@")) return [{ kind: "other", text }];
    return [{ kind: "style", text, needs: selectors(prelude).map(classesOf) }];
  });
}

/** The rules that may touch this markup, in the sheet's order. */
export function usedStyles(rules: readonly Rule[], markup: string): string {
  const there = new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const used = (rule: Rule): Rule[] => {
    if (rule.kind === "style")
      return rule.needs.some((names) => names.every((name) => there.has(name))) ? [rule] : [];
    if (rule.kind !== "group") return [rule];
    const inner = rule.rules.flatMap(used);
    return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
  };
  const kept = rules.flatMap(used);
  const said = written(kept.filter(({ kind }) => kind !== "keyframes"));
  return written(kept.filter((rule) => rule.kind !== "keyframes" || said.includes(rule.name)));
}

const written = (rules: readonly Rule[]): string =>
  rules
    .map((rule) => (rule.kind === "group" ? `${rule.prelude}{${written(rule.rules)}}` : rule.text))
    .join("");

/** Splits a sheet or group at its outermost blocks and bare statements. */
function statements(sheet: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of sheet.matchAll(
    /"(?:[^"\\]|\\.)*"|\/\*.*?\*\/|url\([^")]*\)|[{};]/gs,
  )) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth > 0 || !["}", ";"].includes(sign)) continue;
    found.push(sheet.slice(from, index + 1).trim());
    from = index + 1;
  }
  return found;
}

/** A list's selectors, without their functions' arguments. */
const selectors = (list: string): readonly string[] => withoutArguments(list).split(",");

function withoutArguments(list: string): string {
  const less = list.replace(/\([^()]*\)/g, "");
  return less === list ? list : withoutArguments(less);
}

const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:[\w-]|[^\0-\x7f])+)/g)].map(([, name = ""]) => name);
