/**
 * Constraints shared by garments: "a jacket and jeans for my son under 1500", "both under 2000".
 */

import type { Token } from "../../text/tokens.ts";
import { garmentWearer } from "../../words/garments.ts";
import type { Entity } from "../entity.ts";

type WordEntity = Extract<Entity, { kind: "word" }>;

export const connectors = new Set(["and", "aur", "plus", "also", "then", "with"]);
export const either = new Set(["or", "ya"]);
export const articles = new Set(
  "a an the some any my one pair of new nice good few couple for pieces two three 2 3 also maybe".split(
    " ",
  ),
);
const everything = new Set(["both", "each", "all", "everything", "dono", "every"]);

export interface Group {
  heads: WordEntity[];
  /** From the first head to one past the last. */
  from: number;
  to: number;
}

export function sameField(a: Entity, b: Entity): boolean {
  const field = (entity: Entity): string => (entity.kind === "word" ? entity.field : entity.kind);
  const audience = (entity: Entity): boolean => entity.kind === "age" || entity.kind === "audience";
  return field(a) === field(b) || (audience(a) && audience(b));
}

function isBareList(
  tokens: readonly Token[],
  entities: readonly Entity[],
  from: number,
  to: number,
): boolean {
  let at = from;
  let described = false;
  while (at < to) {
    const token = tokens[at];
    if (token === undefined || token.before === "stop") return false;
    const joint = connectors.has(token.text) || either.has(token.text) || token.before === "comma";
    const entity = entities.find((one) => one.from === at);
    if (entity !== undefined) {
      if (constraintsOnce(entity)) return false;
      described = true;
      at = entity.to;
    } else if (joint && !described) at += 1;
    else if (connectors.has(token.text) || articles.has(token.text)) at += 1;
    else return false;
  }
  return true;
}

export function constraintsOnce(entity: Entity): boolean {
  return entity.kind !== "word" || ["size", "occasion", "season"].includes(entity.field);
}

export function sharedEntities(
  tokens: readonly Token[],
  groups: readonly Group[],
  own: readonly (readonly Entity[])[],
): readonly Entity[] {
  const shared = new Set<Entity>();
  const first = groups[0];
  const last = groups.at(-1);
  if (first === undefined || last === undefined) return [];
  const entities = own.flat();
  const bare = groups.slice(1).every((group, place) => {
    const previous = groups[place];
    return previous !== undefined && isBareList(tokens, entities, previous.to, group.from);
  });
  const joined = groups.slice(1).every((group, place) => {
    const between = tokens.slice(groups[place]?.to ?? 0, group.from);
    return between.some(({ text, before }) => connectors.has(text) && before === "space");
  });
  for (const entity of own[0] ?? []) {
    if (!constraintsOnce(entity) || entity.from >= first.from) continue;
    // "for my son a jacket and jeans" is shared; "a 500 rupee shirt and jeans" isn't.
    if (bare || isPerson(entity) || !touches(tokens, own[0] ?? [], entity, first))
      shared.add(entity);
  }
  for (const [place, mine] of own.entries()) {
    const head = groups[place];
    for (const entity of mine) {
      if (head === undefined || entity.from < head.to) continue;
      const between = tokens.slice(head.to, entity.from + 1);
      const ownSentence = between.some((token) => token.before === "stop");
      const near = tokens.slice(Math.max(0, entity.from - 4), entity.to + 3);
      const ofAll = near.some(({ text }) => everything.has(text));
      const total = entity.kind === "price" && entity.wish.total === true;
      const trailing =
        head === last &&
        constraintsOnce(entity) &&
        (bare || (joined && onlyHere(entity, own, place)));
      if (
        trailing ||
        total ||
        (ofAll && constraintsOnce(entity)) ||
        (ownSentence && head === last)
      ) {
        shared.add(entity);
      }
    }
  }
  return [...shared];
}

/** A final person or size is shared unless another sub-query has one. */
function onlyHere(entity: Entity, own: readonly (readonly Entity[])[], place: number): boolean {
  if (entity.kind === "price") return false;
  return own.every(
    (entities, other) => other === place || !entities.some((one) => sameField(one, entity)),
  );
}

export function isPerson(entity: Entity): boolean {
  return entity.kind === "audience" || entity.kind === "age";
}

/** "a saree and a kurta for my husband": only the kurta is his. */
export function wornByOthers(group: Group, entity: Entity): boolean {
  if (entity.kind !== "audience") return false;
  const wearer = group.heads.map(({ value }) => garmentWearer(value))[0] ?? null;
  return (
    (wearer === "women" && (entity.who === "men" || entity.who === "boys")) ||
    (wearer === "men" && (entity.who === "women" || entity.who === "girls"))
  );
}

export function forMyself(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ text }, at) =>
        text === "for" && ["me", "myself"].includes(tokens[from + at + 1]?.text ?? ""),
    );
}

function touches(
  tokens: readonly Token[],
  entities: readonly Entity[],
  entity: Entity,
  group: Group,
): boolean {
  let at = entity.to;
  while (at < group.from) {
    const next = entities.find(({ from }) => from === at);
    if (next === undefined) return false;
    at = next.to;
  }
  const before = tokens[entity.from - 1]?.text ?? "";
  return !["for", "my", "in"].includes(before);
}
