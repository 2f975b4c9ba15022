/**
 * Every change of the cart that a sentence's pieces, sizes and counts could mean; the model chooses
 * among them. A change that no generator makes can't be understood.
 */
import type { Size } from "../../../domain/values.ts";
import { chosenOf, sizeBefore } from "../commands/adding.ts";
import type { Saying } from "../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { keptBy } from "../kept-by.ts";
import type { Line } from "../resolve/cart-lines.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import { countIn, type Edit, editKey, type LineChange, lineKey } from "./edits.ts";
import { type Material, materialOf, sizesFor, waysToRead } from "./material.ts";

export interface Candidate {
  readonly edit: Edit;
  readonly material: Material;
}

const most = 320;
const mostOfLine = 99;

/** Without change first, then `byRules`. Distinct in what they do to the cart. */
export function candidatesFor(saying: Saying, scene: Scene, byRules: Edit): readonly Candidate[] {
  const all = new Map<string, Candidate>();
  for (const way of waysToRead(saying)) {
    const material = materialOf(way, scene);
    if (!material) return [];
    if (all.size === 0)
      for (const edit of [[], byRules]) all.set(editKey(edit), { edit, material });
    for (const changes of proposals(material)) {
      if (all.size >= most) break;
      const edit = editFor(changes, material);
      const key = editKey(edit);
      if (!all.has(key)) all.set(key, { edit, material });
    }
  }
  return [...all.values()];
}

/** Counts of lines, by `lineKey`. */
type Changes = ReadonlyMap<string, number>;

function editFor(changes: Changes, { shop }: Material): Edit {
  const edit: LineChange[] = [];
  for (const [key, after] of changes) {
    const line = lines(shop, key, () => lineOf(key, shop));
    if (line && after !== line.before && after >= 0 && after <= mostOfLine)
      edit.push({ ...line, after });
  }
  return edit;
}

const lines = keptBy<ShopScene, Omit<LineChange, "after"> | undefined>();

function lineOf(key: string, shop: ShopScene): Omit<LineChange, "after"> | undefined {
  const [id = "", size = ""] = key.split(" ");
  const piece = indexOf(shop.catalogue).byId.get(id);
  return piece && { piece, size: size as Size, before: countIn(shop, id, size) }; // keys are made of a piece's sizes
}

interface Ground extends Material {
  readonly known: readonly Piece[];
  readonly said: readonly string[];
  /** One, and the counts said. */
  readonly many: readonly number[];
  /** Mentions that mean one piece. */
  readonly several: readonly { readonly piece: Piece; readonly at: number }[];
}

function proposals(material: Material): readonly Changes[] {
  const { shop, pieces, mentioned, saying, counts } = material;
  const { byId } = indexOf(shop.catalogue);
  const ground: Ground = {
    ...material,
    known: [...pieces.keys()].flatMap((id) => byId.get(id) ?? []),
    said: saying.sizes.map(({ value }) => value),
    many: [1, ...counts],
    several: mentioned.flatMap((all, at) =>
      all[0] && all.length === 1 ? [{ piece: all[0], at }] : [],
    ),
  };
  return generators.flatMap((generate) => generate(ground));
}

const generators: readonly ((ground: Ground) => readonly Changes[])[] = [
  (ground) => ground.lines.flatMap((line) => [...counted(line, ground), ...resizes(line, ground)]),
  (ground) => ground.known.flatMap((piece) => adds(piece, ground)),
  restores,
  (ground) => ground.known.flatMap((piece) => eachSize(piece, ground)),
  (ground) => groupsOf(ground).flatMap((group) => together(group, ground)),
  swaps,
  beside,
  alike,
  twoAtOnce,
  replaced,
];

const madeIn = ({ sizes }: Piece, size: string) => sizes.some((each) => each === size);
const now = ({ shop }: Material, { id }: Piece, size: string) => countIn(shop, id, size);
const set = (line: Line, count: number): Changes =>
  new Map([[lineKey(line.piece.id, line.size), count]]);

function plus(piece: Piece, size: string, count: number, material: Material): Changes {
  return new Map([[lineKey(piece.id, size), now(material, piece, size) + count]]);
}

function moved(line: Line, to: string, material: Material, count = line.quantity): Changes {
  return new Map([...set(line, line.quantity - count), ...plus(line.piece, to, count, material)]);
}

function counted(line: Line, { counts }: Ground): readonly Changes[] {
  const { quantity } = line;
  const said = counts.flatMap((count) => [count, quantity + count, quantity - count]);
  return [0, 1, quantity + 1, quantity - 1, quantity * 2, ...said].map((count) => set(line, count));
}

function resizes(line: Line, ground: Ground): readonly Changes[] {
  const { piece, size, quantity } = line;
  const parts = [...new Set([quantity, ...ground.many])].filter((count) => count <= quantity);
  return [...sizesFor(piece, ground).keys()]
    .filter((to) => to !== size)
    .flatMap((to) => parts.map((count) => moved(line, to, ground, count)));
}

function adds(piece: Piece, ground: Ground): readonly Changes[] {
  return [...sizesFor(piece, ground).keys()].flatMap((size) =>
    ground.many.map((count) => plus(piece, size, count, ground)),
  );
}

function restores({ shop }: Ground): readonly Changes[] {
  return (shop.touched ?? [])
    .filter(({ id, size, quantity }) => quantity > countIn(shop, id, size))
    .map(({ id, size, quantity }) => new Map([[lineKey(id, size), quantity]]));
}

/** "Two S and one L": beside or instead of the piece's lines; all of them in one size. */
function eachSize(piece: Piece, ground: Ground): readonly Changes[] {
  const { said, saying, counts, lines } = ground;
  if (said.length === 0 || !said.every((size) => madeIn(piece, size))) return [];
  const own = lines.filter((line) => line.piece.id === piece.id);
  const none: Changes = new Map(own.map(({ size }) => [lineKey(piece.id, size), 0]));
  const ways = [
    countsBySize(saying),
    said.map(() => 1),
    ...counts
      .filter((count) => said.length > 1 && count % said.length === 0)
      .map((count) => said.map(() => count / said.length)),
    ...counts.map((count) => said.map(() => count)),
  ];
  const found = ways.flatMap((many) => {
    const added = new Map<string, number>();
    const instead = new Map(none);
    for (const [at, size] of said.entries()) {
      const key = lineKey(piece.id, size);
      added.set(key, (added.get(key) ?? now(ground, piece, size)) + (many[at] ?? 1));
      instead.set(key, many[at] ?? 1);
    }
    return [...(said.length > 1 ? [added] : []), ...(own.length > 0 ? [instead] : [])];
  });
  const [only = "", more] = said;
  const sum = own.reduce((all, { quantity }) => all + quantity, 0);
  const inOne = new Map([...none, [lineKey(piece.id, only), sum]]);
  return own.length > 1 && more === undefined ? [...found, inOne] : found;
}

function groupsOf({ lines, known, said }: Ground): readonly (readonly Line[])[] {
  return [
    lines,
    ...known.map((piece) => lines.filter((line) => line.piece.id === piece.id)),
    ...known.map((piece) => lines.filter((line) => line.piece.id !== piece.id)),
    ...said.map((size) => lines.filter((line) => line.size === size)),
    ...said.map((size) => lines.filter((line) => line.size !== size)),
    ...lines.map((line) => lines.filter((one) => one !== line)),
  ].filter(({ length }) => length > 1);
}

function together(group: readonly Line[], ground: Ground): readonly Changes[] {
  const all = (change: (line: Line) => Changes): Changes =>
    new Map(group.flatMap((line) => [...change(line)]));
  return [
    ...[0, ...ground.many].map((count) => all((line) => set(line, count))),
    ...[...new Set(ground.said)].map((size) => all((line) => moved(line, size, ground))),
  ];
}

function swaps(ground: Ground): readonly Changes[] {
  const { lines, mentioned, known, many } = ground;
  const others = [...new Set([...mentioned.flat(), ...known])];
  return lines.flatMap((line) =>
    others
      .filter(({ id }) => id !== line.piece.id)
      .flatMap((piece) =>
        [...new Set([...sizesFor(piece, ground).keys(), line.size])]
          .filter((size) => madeIn(piece, size))
          .flatMap((size) =>
            [...new Set([line.quantity, ...many])].map(
              (count) => new Map([...set(line, 0), ...plus(piece, size, count, ground)]),
            ),
          ),
      ),
  );
}

function beside(ground: Ground): readonly Changes[] {
  const { several, mentioned, known, pieces, said, shop } = ground;
  const current = known.find(
    ({ id }) => pieces.get(id)?.has("named") || pieces.get(id)?.has("open"),
  );
  const withIt = current && several.every(({ piece }) => piece.id !== current.id);
  const rows = [
    several,
    ...(withIt ? [[{ piece: current, at: -1 }, ...several]] : []),
    ...mentioned.map((all) => (all.length > 1 ? all.map((piece) => ({ piece, at: -1 })) : [])),
  ].filter(({ length }) => length > 1);
  return rows.flatMap((row) =>
    [undefined, said[0] ?? sizeBefore(shop)].flatMap((other) => {
      const added = new Map<string, number>();
      for (const { piece, at } of row) {
        const size = sizeBeside(at, ground) ?? other ?? chosenOf(piece, shop);
        if (size === undefined || !madeIn(piece, size)) continue;
        const count = countBefore(at, ground) ?? 1;
        added.set(lineKey(piece.id, size), now(ground, piece, size) + count);
      }
      return added.size > 1 ? [added] : [];
    }),
  );
}

const mostTogether = 5;

/** "The same things in L". */
function alike(ground: Ground): readonly Changes[] {
  const { lines, shop, mentioned, said, many } = ground;
  const { byId } = indexOf(shop.catalogue);
  const spoken = (shop.spoken ?? []).slice(0, 2);
  return [
    [...new Set(lines.map(({ piece }) => piece))],
    ...spoken.map((ids) => ids.flatMap((id) => byId.get(id) ?? [])),
    ...mentioned,
  ]
    .filter(({ length }) => length > 1 && length <= mostTogether)
    .flatMap((group) =>
      [...new Set(said)]
        .filter((size) => group.every((piece) => madeIn(piece, size)))
        .flatMap((size) =>
          many.map(
            (count) => new Map(group.flatMap((piece) => [...plus(piece, size, count, ground)])),
          ),
        ),
    );
}

function twoAtOnce(ground: Ground): readonly Changes[] {
  const { several, lines, said, shop } = ground;
  const [first = [], second = []] = several.slice(0, 2).map(({ piece, at }) => {
    const size = sizeBeside(at, ground);
    const count = countBefore(at, ground) ?? countAfter(at, ground);
    const own = lines.filter((line) => line.piece.id === piece.id);
    const to = size ?? said[0] ?? sizeBefore(shop);
    return [
      ...own.flatMap((line) => [
        set(line, 0),
        ...(count === undefined ? [] : [set(line, count)]),
        ...(size === undefined || size === line.size ? [] : [moved(line, size, ground)]),
        set(line, line.quantity + 1),
        set(line, line.quantity - 1),
      ]),
      ...(to !== undefined && madeIn(piece, to) ? [plus(piece, to, count ?? 1, ground)] : []),
    ];
  });
  return first.flatMap((one) => second.map((other) => new Map([...one, ...other])));
}

const mostReplaced = 4;

/** One of another size, for a line of it or for one of that line. */
function replaced(ground: Ground): readonly Changes[] {
  const { lines, said } = ground;
  return lines
    .slice(0, mostReplaced)
    .flatMap((line) =>
      [...new Set(said)]
        .filter((size) => madeIn(line.piece, size) && size !== line.size)
        .flatMap((size) =>
          [0, line.quantity - 1].map(
            (left) => new Map([...set(line, left), ...plus(line.piece, size, 1, ground)]),
          ),
        ),
    );
}

const oneOf = new Set(["one", "a", "an", "another"]);
const mostCounted = 40;

function countsBySize({ sizes, numbers, tokens }: Saying): readonly number[] {
  return sizes.map(({ from, to }, at) => {
    const after = sizes[at - 1]?.to ?? 0;
    const one = tokens.findLastIndex(
      ({ text }, place) => place >= after && place < from && oneOf.has(text),
    );
    const number = numbers.findLast((each) => each.from >= after && each.to <= from);
    if (number && number.from >= one && number.value < mostCounted) return number.value;
    if (one >= 0 || sizes.length > 1) return 1;
    return numbers.find((each) => each.from >= to)?.value ?? 1;
  });
}

function sizeBeside(at: number, { saying }: Material): string | undefined {
  const { mention, before, until } = spanOf(at, saying);
  if (!mention) return undefined;
  const found =
    saying.sizes.find((size) => size.from >= mention.from && size.from < until) ??
    saying.sizes.find((size) => size.to <= mention.from && size.from >= before);
  return found?.value;
}

function countBefore(at: number, { saying }: Material): number | undefined {
  const { mention, before } = spanOf(at, saying);
  if (!mention) return undefined;
  const said = saying.numbers.findLast((each) => each.from >= before && each.to <= mention.from);
  return mention.count ?? said?.value;
}

function countAfter(at: number, { saying }: Material): number | undefined {
  const { mention, until } = spanOf(at, saying);
  if (!mention) return undefined;
  return saying.numbers.find((each) => each.from >= mention.to && each.to <= until)?.value;
}

function spanOf(at: number, { mentions, tokens }: Saying) {
  return {
    mention: mentions[at],
    before: mentions[at - 1]?.to ?? 0,
    until: mentions[at + 1]?.from ?? tokens.length,
  };
}
