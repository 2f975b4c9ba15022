/** Adds a product with size and count. */
import { type Size, sizes } from "../../../../domain/values.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { SizeEntity } from "../../grammar/sentence.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import {
  alsoSaid,
  asksIfMade,
  endsWithOne,
  isCartItself,
  ofThoseSeen,
  onlyPair,
  saysEach,
  startsWithBoth,
  startsWithPlaceInRow,
  startsWithSeveral,
  takesAwayOrDenies,
  thisAndThat,
} from "../../phrases/cart/taking.ts";
import { asksIfWorn } from "../../phrases/finding/wishing.ts";
import { saysBoth } from "../../phrases/plain-words.ts";
import { countIn, oneOfEach } from "../../resolve/counts.ts";
import { currentPiece, groupIn, type MeantPiece, meantIn } from "../../resolve/pieces.ts";
import { inView, type Reference } from "../../resolve/reference.ts";
import { words } from "../../responses/words.ts";
import { adding, type Wanted } from "../adding.ts";
import { asking } from "../ask-which.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";

const made: ReadonlySet<string> = new Set(sizes);

export function add(saying: Saying, reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop || [takesAwayOrDenies, asksIfMade, asksIfWorn].some((form) => form.test(saying.text)))
    return undefined;
  // "I need shirts for staff": any.
  if (reading.row === "need" && saying.mentions.some(isAnyOfKind)) return undefined;
  const all = meantIn(saying, shop).filter(({ mention }) => !isContainer(mention?.text));
  const named = saying.mentions.filter(
    ({ definite, garment, text }) => (definite || garment !== undefined) && !isContainer(text),
  );
  // "Four of them", of two: of one piece.
  const seen = groupIn(saying, shop);
  const group = (countIn(saying, 0, 99) ?? 0) > seen.length ? [] : seen;
  // "Put the jeans with this": the jeans; "this and the jeans": both.
  const meant =
    all.some(({ mention }) => mention) && !thisAndThat.test(saying.text)
      ? all.filter(({ mention }) => mention)
      : all;
  const found = meant
    .map(described)
    .filter(({ found }) => found.type !== "none")
    .flatMap(each);
  const wanted: readonly Wanted[] =
    found.length > 0
      ? found.map((each, at) => wantedOf(each, saying, { at, all: found }))
      : group.length > 0 && named.length === 0
        ? group.map((piece) =>
            item({ type: "one", piece }, saying.sizes[0], countIn(saying, 0, 99)),
          )
        : [];
  if (wanted.length === 1 && found.every(({ mention }) => !mention) && onlyPair.test(saying.text))
    return { slots: {}, effects: [say(words.whichPiece)], row: "waits" };
  const first = besideCurrent(wanted, found, saying, shop);
  if (first) return adding([first, ...wanted], reading, shop);
  if (wanted.length === 1 && saying.sizes.length > 1) {
    const [only] = wanted;
    const sized = only ? bySize(only, saying) : [];
    if (sized.length > 1) return adding(sized, reading, shop);
  }
  if (wanted.length > 0) return adding(wanted, reading, shop);
  // One product isn't both.
  const ofTwo = saysBoth.test(saying.text) && saying.mentions.length === 0;
  const both = onlyPair.test(saying.text) && saying.sizes.length > 1;
  const current = named.length > 0 || ofTwo || both ? undefined : currentPiece(shop);
  if (current) {
    const whole = item({ type: "one", piece: current }, saying.sizes[0], countIn(saying, 0, 99));
    const sized = saying.sizes.length > 1 ? bySize(whole, saying) : [];
    return adding(sized.length > 1 ? sized : [whole], reading, shop);
  }
  if (
    saysEach.test(saying.text) &&
    inView(shop).length > 0 &&
    inView(shop).length <= 3 &&
    named.length === 0
  )
    return adding(
      inView(shop).map((piece) => item({ type: "one", piece }, saying.sizes[0], null)),
      reading,
      shop,
    );
  const [missed] = named;
  const text = missed ? words.notHere(missed.text) : words.whichPiece;
  const size = saying.sizes[0];
  const options = inView(shop)
    .slice(0, 12)
    .map((piece) => ({
      piece: piece.id,
      does: adding([item({ type: "one", piece }, size, 1)], reading, shop).effects,
    }));
  return {
    slots: {},
    effects: [options.length > 1 ? asking(text, reading.said, options) : say(text)],
    row: "waits",
  };
}

const isAnyOfKind = ({ definite, plural, garment }: Saying["mentions"][number]): boolean =>
  !definite && plural && garment !== undefined;

/** "XL please, and a skirt in XL": the current piece, too. */
function besideCurrent(
  wanted: readonly Wanted[],
  [named, another]: readonly MeantPiece[],
  saying: Saying,
  shop: ShopScene,
): Wanted | undefined {
  const current = currentPiece(shop);
  const { mention, found } = named ?? {};
  if (!current || !mention || another || wanted.length !== 1 || found?.type !== "one")
    return undefined;
  if (found.piece.id === current.id) return undefined;
  const [size, other] = saying.sizes;
  const before = saying.tokens.slice(size?.to ?? 0, mention.from).map(({ text }) => text);
  const sized = other && size && size.to <= mention.from && before.some((each) => joins.has(each));
  const taken = shop.cart.some(({ id }) => id === current.id);
  const both = saysBoth.test(saying.text) && alsoSaid.test(saying.text) && !other && !taken;
  if (!size || !(sized || both)) return undefined;
  return item({ type: "one", piece: current }, size, null);
}
const joins = new Set(["and", "n", "plus", "&"]);

/** "Yes that, in the bag". */
function isContainer(text: string | undefined): boolean {
  return text !== undefined && isCartItself.test(text);
}

/** "The long skirt": the only long one. */
function described(meant: MeantPiece): MeantPiece {
  const { found } = meant;
  if (found.type !== "none" || !found.near) return meant;
  const { wanted, pieces } = found.near;
  const fits = pieces.filter(({ description }) =>
    wanted.every((word) => description.toLowerCase().includes(word)),
  );
  const [piece] = fits;
  return piece && fits.length === 1 ? { ...meant, found: { type: "one", piece } } : meant;
}

/** "Both shirts", "all the kurtas". */
function each(meant: MeantPiece): readonly MeantPiece[] {
  const { mention, found } = meant;
  const every = mention && startsWithSeveral.test(mention.text);
  const many = mention?.count ?? (every && startsWithBoth.test(mention.text) ? 2 : undefined);
  if (found.type !== "several" || !every || (many !== undefined && many !== found.pieces.length))
    return [meant];
  const { count: _all, ...one } = mention;
  return found.pieces.map((piece) => ({ mention: one, found: { type: "one", piece } }));
}

const wishing = new Set(["add", "put", "make", "take", "buy"]);

function wantedOf(
  { mention, found }: MeantPiece,
  saying: Saying,
  { at, all }: { readonly at: number; readonly all: readonly MeantPiece[] },
): Wanted {
  const before = all[at - 1]?.mention?.to ?? 0;
  const until = all[at + 1]?.mention?.from ?? saying.tokens.length;
  const from = mention?.from ?? 0;
  const own =
    saying.sizes.find((size) => size.from >= from && size.from < until) ??
    saying.sizes.find((size) => size.to <= from && size.from >= before) ??
    (saying.sizes.length === 1 ? saying.sizes[0] : undefined);
  // "Make it two and add the jeans": another wish's count.
  const verb = saying.tokens.findLastIndex(
    ({ text }, place) => place >= before && place < from && wishing.has(text),
  );
  const ofSeveral = mention && startsWithPlaceInRow.test(mention.text);
  const count =
    ofSeveral && ofThoseSeen.test(saying.text)
      ? 1
      : (mention?.count ?? countIn(saying, Math.max(before, verb), until));
  return item(found, own, count);
}

function bySize({ found }: Wanted, saying: Saying): readonly Wanted[] {
  const single = oneOfEach(saying);
  if (single) return single.map(({ size, count }) => item(found, size, count));
  return saying.sizes.map((size, at) =>
    item(found, size, countBefore(saying, saying.sizes[at - 1]?.to ?? 0, size.from)),
  );
}

function item(found: Reference, size: SizeEntity | undefined, count: number | null): Wanted {
  const own = size && made.has(size.value) ? (size.value as Size) : null; // it is one of them
  return {
    found: found as Wanted["found"], // those without a product were dropped
    item: {
      count,
      size: own,
      ...(size && !made.has(size.value) && { unmade: size.value }),
      thing: "",
    },
  };
}

/** "five of these: two M, three L": the last count. */
function countBefore(saying: Saying, from: number, to: number): number | null {
  const ends = saying.tokens.slice(from, to).map(({ text }) => text);
  if (endsWithOne.test(ends.join(" "))) return 1;
  const numbers = saying.numbers.filter((each) => each.from >= from && each.from < to);
  return countIn(saying, numbers.at(-1)?.from ?? from, to);
}
