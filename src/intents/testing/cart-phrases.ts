/** Sentences about a known cart, names left open, as conversations over several pieces and screens. */
import type { Conversation } from "./conversations.ts";
import { phraseLines } from "./phrase-lines.ts";

interface Phrase {
  readonly kind: string;
  readonly said: string;
}

interface Named {
  readonly id: string;
  readonly one: string;
  readonly several: string;
}

const named = (id: string, one: string, several = `${one}s`): Named => ({ id, one, several });
const blue = named("monsoon-blue-linen-shirt", "blue shirt");
const white = named("easy-white-linen-shirt", "white shirt");
const kurta = named("kabir-linen-kurta", "kurta");
const jeans = named("indigo-straight-jeans", "jeans", "jeans");
const jacket = named("spiti-puffer-jacket", "jacket");
const skirt = named("phulwari-tiered-skirt", "skirt");
const blouse = named("sarson-puff-sleeve-blouse", "blouse");
const sweater = named("snow-day-fair-isle-sweater", "sweater");

/** One in M, two in L, one outside the cart. */
interface Cast {
  readonly a: Named;
  readonly b: Named;
  readonly c: Named;
}
const casts: readonly Cast[] = [
  { a: blue, b: kurta, c: jacket },
  { a: sweater, b: white, c: blouse },
  { a: skirt, b: jacket, c: kurta },
  { a: jeans, b: blue, c: skirt },
  { a: kurta, b: jeans, c: sweater },
  { a: white, b: skirt, c: blue },
];

type Cart = Readonly<Record<string, number>>;
const first: CartOf = ({ a }) => ({ [`${a.id} M`]: 1 });
const second: CartOf = ({ b }) => ({ [`${b.id} L`]: 2 });
const both: CartOf = (cast) => ({ ...first(cast), ...second(cast) });
const oneSecond: CartOf = ({ b }) => ({ [`${b.id} L`]: 1 });
const third =
  (size: string, count = 1): CartOf =>
  ({ c }) => ({ [`${c.id} ${size}`]: count });
const large: CartOf = ({ a }) => ({ [`${a.id} L`]: 1 });
type CartOf = (cast: Cast) => Cart;
const all =
  (...parts: readonly CartOf[]): CartOf =>
  (cast) =>
    Object.assign({}, ...parts.map((part) => part(cast)));

/** The cart afterwards, by kind. */
const afters: Readonly<Record<string, CartOf>> = {
  outA: second,
  outB: first,
  oneB: all(first, oneSecond),
  threeB: all(first, ({ b }) => ({ [`${b.id} L`]: 3 })),
  sizeA: all(large, second),
  biggerA: all(large, second),
  smallerB: all(first, ({ b }) => ({ [`${b.id} M`]: 2 })),
  splitB: all(first, oneSecond, ({ b }) => ({ [`${b.id} M`]: 1 })),
  moreA: all(({ a }) => ({ [`${a.id} M`]: 2 }), second),
  alsoA: all(both, large),
  keepA: first,
  swapC: all(second, third("M")),
  addC: all(both, third("S")),
  twoC: all(both, third("L", 2)),
  sameC: all(both, third("M")),
  outAaddC: all(second, third("L")),
  sizeAoneB: all(large, oneSecond),
  nothing: both,
  afterUndo: both,
  afterM: all(both, third("M")),
  afterTwo: all(both, third("S", 2)),
  afterAlsoM: all(both, third("S"), third("M")),
  afterNothing: all(both, third("S")),
  askedM: all(both, third("M")),
  askedTwoL: all(both, third("L", 2)),
  askedNothing: both,
};

const screens = ["show my cart", "go home", "show me all clothes", "what's my total"];

export const phrasesIn = (lines: string): readonly Phrase[] =>
  phraseLines<Phrase>(lines, ({ kind }) => kind in afters);

export function conversationsOf(
  phrases: readonly Phrase[],
  casts: number,
): readonly Conversation[] {
  return phrases.flatMap((phrase, at) =>
    Array.from({ length: casts }, (_, cast) => conversationOf(phrase, at + cast)),
  );
}

function conversationOf({ kind, said }: Phrase, at: number): Conversation {
  const cast = casts[at % casts.length] ?? { a: blue, b: kurta, c: jacket };
  const { a, b, c } = cast;
  const question = at % 2 === 0 ? `how much is the ${c.one}?` : `what is the ${c.one} made of?`;
  const added = all(both, third("S"))(cast);
  const before = kind.startsWith("after")
    ? { said: `add the ${c.one} in S`, want: { cart: added } }
    : { said: kind.startsWith("asked") ? question : (screens[at % screens.length] ?? "go home") };
  const text = said.replace(/\{(?<which>[ABC])(?<many>s?)\}/g, (_, which: string, many: string) => {
    const thing = which === "A" ? a : which === "B" ? b : c;
    return many === "" ? thing.one : thing.several;
  });
  return {
    name: `${kind} ${at}`,
    scene: "collection",
    turns: [
      { said: `add the ${a.one} in M`, want: { cart: first(cast) } },
      { said: `add two ${b.several} in L`, want: { cart: both(cast) } },
      before,
      { said: text, want: { cart: afters[kind]?.(cast) ?? {} } },
    ],
  };
}
