/** Sentences about four pieces that are shown, names left open: each must do what its kind says. */
import type { Intent, Piece, Scene } from "../intent.ts";
import { type Conversation, judgeConversation, type Recommends } from "./conversations.ts";
import { goesTo, saidBy } from "./everyday-questions.ts";
import { phraseLines } from "./phrase-lines.ts";

interface ListPhrase {
  readonly kind: string;
  readonly said: string;
}

type Ids = readonly string[];
type Cart = Readonly<Record<string, number>>;

/** The cart afterwards, by what is shown and its cheapest. */
const carts: Readonly<Record<string, (shown: Ids, cheapest: string) => Cart>> = {
  take2M: ([, second]) => ({ [`${second} M`]: 1 }),
  takeBL: ([, second]) => ({ [`${second} L`]: 1 }),
  takeTwo3M: ([, , third]) => ({ [`${third} M`]: 2 }),
  take1and3M: ([first, , third]) => ({ [`${first} M`]: 1, [`${third} M`]: 1 }),
  takeAandBL: ([first, second]) => ({ [`${first} L`]: 1, [`${second} L`]: 1 }),
  takeAll: (shown) => Object.fromEntries(shown.map((id) => [`${id} M`, 1])),
  takeLastS: (shown) => ({ [`${shown.at(-1)} S`]: 1 }),
  takeCheapestM: (_, cheapest) => ({ [`${cheapest} M`]: 1 }),
  take1M2L: ([first, second]) => ({ [`${first} M`]: 1, [`${second} L`]: 1 }),
  openThenTake3L: ([, , third]) => ({ [`${third} L`]: 1 }),
};

/** The other kinds' meaning, at its plainest. */
const plainly: Readonly<Record<string, string>> = {
  open1: "open the first one",
  openB: "open the {B}",
  open4: "open the last one",
  price3: "how much is the third one?",
  priceA: "how much is the {A}?",
  cheapest: "which of these is the cheapest?",
  sizes2: "which sizes does the second one come in?",
  cloth2: "what is the second one made of?",
  compare12: "compare the first and the second",
};

const narrowing: Readonly<Record<string, string>> = {
  nextPage: "show me others",
  max1500: "nothing above 1500",
  min1000: "nothing below 1000",
  between: "from 800 to 2000 rupees",
  cotton: "only cotton ones",
  notPolyester: "no polyester",
  blue: "only blue ones",
  notBlack: "no black ones",
  men: "only for men",
  women: "only for women",
  sizeXL: "only what comes in XL",
  cheaper: "cheaper ones",
  printed: "printed ones",
  anyPrice: "any price",
  sortUp: "sort by price low to high",
};

const names: Readonly<Record<string, string>> = {
  "monsoon-blue-linen-shirt": "blue shirt",
  "easy-white-linen-shirt": "white shirt",
  "kabir-linen-kurta": "kurta",
  "spiti-puffer-jacket": "puffer jacket",
  "indigo-straight-jeans": "jeans",
  "sarson-puff-sleeve-blouse": "yellow blouse",
  "srinagar-paisley-shawl": "shawl",
  "phulwari-tiered-skirt": "skirt",
};
const ofFour = [
  "show me men's clothes",
  "show me women's clothes",
  "recommend something for men",
  "recommend something for women",
];
const ofAny = [
  "recommend something for summer",
  "recommend something warm",
  "recommend something in linen",
  "show me all clothes",
];
const sized: ReadonlySet<string> = new Set(["takeLastS", "takeAll"]);

export const listPhrasesIn = (lines: string): readonly ListPhrase[] =>
  phraseLines<ListPhrase>(
    lines,
    ({ kind }) => kind === "nothing" || kind in carts || kind in plainly || kind in narrowing,
  );

function turnsBefore(kind: string, at: number): readonly string[] {
  if (kind in narrowing) {
    const list = ofAny[at % ofAny.length] ?? "";
    return kind === "anyPrice" ? [list, "nothing above 1500"] : [list];
  }
  return [ofFour[sized.has(kind) ? (at % 2) * 2 : at % ofFour.length] ?? ""];
}

function listConversation(
  { kind, said }: ListPhrase,
  at: number,
  recommends: Recommends,
): Conversation {
  const before = turnsBefore(kind, at).map((each) => ({ said: each }));
  const scene = "home";
  const shop = judgeConversation({ name: kind, scene, turns: before }, recommends).at(-1)?.after
    .shop;
  const shown = shop?.inView ?? [];
  const prices = new Map(shop?.catalogue.map(({ id, price }) => [id, price]));
  const priceOf = (id: string) => prices.get(id) ?? 0;
  const [cheapest = ""] = [...shown].sort((one, other) => priceOf(one) - priceOf(other));
  const text = (words: string) =>
    words.replace(
      /\{(?<which>[ABCD])s?\}/g,
      (_, which: string) => names[shown["ABCD".indexOf(which)] ?? ""] ?? "shirt",
    );
  const cart = carts[kind]?.(shown, cheapest);
  const want = cart ? { cart } : kind === "nothing" ? { nothing: true } : undefined;
  return {
    name: `${kind} ${at}`,
    scene,
    turns: [...before, { said: text(said), ...(want && { want }) }],
  };
}

/** Whether it does what its kind says, and whether it does something else to the cart. */
export function listVerdict(
  phrase: ListPhrase,
  at: number,
  recommends: Recommends,
): { readonly right: boolean; readonly harm: boolean } {
  const lastOf = (said: string) =>
    judgeConversation(listConversation({ ...phrase, said }, at, recommends), recommends).at(-1);
  const own = lastOf(phrase.said);
  const plain = plainly[phrase.kind] ?? narrowing[phrase.kind];
  if (!own) return { right: false, harm: false };
  if (plain === undefined) return own;
  const meant = lastOf(plain);
  const harm = own.intent.effects.some(({ type }) => type === "addToCart");
  if (!meant) return { right: false, harm };
  if (phrase.kind in narrowing) {
    const lists = (intent: Intent) => intent.effects.some(({ type }) => listing.has(type));
    const seen = piecesIn(own.after);
    const same = seen.join() === piecesIn(meant.after).join();
    const keeps = seen.length > 0 && seen.every(kept[phrase.kind] ?? (() => false));
    return { right: lists(own.intent) && (same || keeps), harm };
  }
  const goes = goesTo(meant.intent);
  const right =
    goes === "" ? saidBy(own.intent).includes(saidBy(meant.intent)) : goesTo(own.intent) === goes;
  return { right, harm };
}

const piecesIn = ({ shop }: Scene): readonly Piece[] =>
  (shop?.inView ?? []).flatMap((id) => shop?.catalogue.find((each) => each.id === id) ?? []);

/** Which pieces may be shown afterwards, where this says all that the kind means. */
const kept: Readonly<Record<string, (piece: Piece) => boolean>> = {
  max1500: ({ price }) => price <= 1500,
  min1000: ({ price }) => price >= 1000,
  between: ({ price }) => price >= 800 && price <= 2000,
  cotton: ({ description }) => /cotton/.test(description),
  men: ({ category }) => category === "Men",
  women: ({ category }) => category === "Women",
  sizeXL: ({ sizes }) => sizes.includes("XL"),
  printed: ({ description }) => /print|paisley|fair isle|mangoes/.test(description),
};

const listing: ReadonlySet<string> = new Set(["recommend", "narrow", "scroll"]);
