/** The types of word tables, and their reader. */

export type WordField =
  | "garment"
  | "colour"
  | "size"
  | "material"
  | "fit"
  | "pattern"
  | "sleeve"
  | "detail"
  | "season"
  | "occasion"
  | "audience";

export interface Term {
  readonly field: WordField;
  readonly value: string;
  /** Singular, lower case, spaces for hyphens. */
  readonly phrases: readonly string[];
  /** What saying it also implies. */
  readonly implies?: readonly { readonly field: WordField; readonly value: string }[];
}

/**
 * From lines "value: phrase, phrase". The value is a phrase, too, unless the line begins with "!".
 */
export function terms(field: WordField, lines: string): readonly Term[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [head = "", rest = ""] = line.split(":");
      const silent = head.startsWith("!");
      const value = head.replace("!", "").trim();
      const listed = rest.split(",").flatMap((phrase) => phrase.trim() || []);
      return { field, value, phrases: silent ? listed : [value.replaceAll("-", " "), ...listed] };
    });
}

/** value → parents, from lines "parent > child, child". */
export function families(lines: string): Map<string, readonly string[]> {
  const parents = new Map<string, string[]>();
  for (const line of lines.trim().split("\n")) {
    const [parent = "", children = ""] = line.split(">").map((part) => part.trim());
    for (const child of children.split(",").map((part) => part.trim())) {
      parents.set(child, [...(parents.get(child) ?? []), parent]);
    }
  }
  return parents;
}

/** Adds a value to a family. */
export function graft(
  parents: Map<string, readonly string[]>,
  value: string,
  family: string,
): void {
  const own = parents.get(value) ?? [];
  if (value !== family && !own.includes(family)) parents.set(value, [...own, family]);
  lineages.delete(parents);
}

const lineages = new WeakMap<
  ReadonlyMap<string, readonly string[]>,
  Map<string, readonly string[]>
>();

/** Itself first. */
export function lineage(
  parents: ReadonlyMap<string, readonly string[]>,
  value: string,
): readonly string[] {
  let known = lineages.get(parents);
  if (known === undefined) {
    known = new Map();
    lineages.set(parents, known);
  }
  const found = known.get(value);
  if (found !== undefined) return found;
  if (!parents.has(value)) return [value];
  const out: string[] = [];
  const visit = (one: string): void => {
    if (out.includes(one)) return;
    out.push(one);
    for (const parent of parents.get(one) ?? []) visit(parent);
  };
  visit(value);
  known.set(value, out);
  return out;
}
