/** Homophones, by context. Each is correct English: corrected only if understanding improves. */
import { type Correction, index } from "./misheard.ts";
import { texted } from "./texting.ts";

const them = "them these those it this that each the";
const counted = "piece pieces pair pairs more";
const done = "add put it this that them one both all two three xl large medium small back";
const kinds = "one two the that this a yellow pink blue white beige same mustard";
const sized = "in a an the size extra double one two three it";

interface Soundalike extends Correction {
  /** The heard word makes no sense here. */
  readonly surely: boolean;
}

/**
 * heard = meant, after these words, before these, not before these; "-" for any; "!" if the heard
 * word makes no sense.
 */
const lines = `
! to = two, -, pieces pairs
! too = two, -, ${counted} of
! too = two, add put take buy get give want make need, in
! to of = two of, -, ${them}
make it to = make it two, -, -, a an the my be your
make that to = make that two, -, -, a an the my be your
make them to = make them two, -, -, a an the my be your
! for of = four of, -, ${them}
! for = four, -, pieces pairs
! tree = three, -, ${counted} of
! free = three, -, pieces pairs of more
! ate = eight, -, pieces pairs of more
won = one, the this that which large small medium xl other first second third fourth last next red blue white green yellow pink black beige each add take just only
! won = one, -, more piece of pair
to card = to cart, ${done}
to my card = to my cart, ${done}
to the card = to the cart, ${done} go me
in card = in cart, ${done}
in my card = in my cart, ${done} what's is
in the card = in the cart, ${done} what's is
from card = from cart, ${done}
from my card = from my cart, ${done}
to court = to cart, ${done}
to my court = to my cart, ${done}
in my court = in my cart, ${done} what's is
to guard = to cart, ${done}
! kart = cart
lodge = large, ${sized}
march = large, in extra size
larch = large, ${sized}
meteor = medium, ${sized}
median = medium, ${sized}
media = medium, ${sized}
smell = small, in size extra one two
mall = small, in size extra one two
axel = xl, ${sized}
excel = xl, ${sized} to his her
! blows = blouse, ${kinds} puff
shall = shawl, ${kinds} paisley wool
genes = jeans, ${kinds} pair indigo straight
! shert = shirt
! sherts = shirts
! jeens = jeans
quarter = kurta, ${kinds} linen
lemon = linen, in of pure blue white
will = wool, proper pure real soft
! jens = gents, for
! jents = gents
elle = l, in size
ell = l, in size an
ess = s, in size an
em = m, -, is please
ad = add, -, it this that the to two one in them
bye = buy, -, it this that the two one them
sighs = size
sides = size, -, small medium large s m l xl xxl
prize = price
coast = cost, it that this does do they these those
caused = cost, it that this
blew = blue
wear = where, -, is are can
ware = where, -, is are can
there = their, -, price prices size sizes
`;

const alike = index(
  `${lines.trim()}\n${texted.trim()}`.split("\n").map((line): Soundalike => {
    const surely = line.startsWith("! ");
    const fields = line.replace("! ", "").split(", ");
    const [words = "", after = "-", before = "-", notBefore = "-"] = fields;
    const [heard = "", meant = ""] = words.split(" = ");
    const set = (list: string) => new Set(list.split(" "));
    return {
      heard: heard.split(" "),
      meant: meant.split(" "),
      surely,
      ...(after !== "-" && { after: set(after) }),
      ...(before !== "-" && { before: set(before) }),
      ...(notBefore !== "-" && { notBefore: set(notBefore) }),
    };
  }),
);

/** `surely`: a heard word made no sense. */
export function withSoundalikes(text: string): { readonly text: string; readonly surely: boolean } {
  let surely = false;
  const words = text.split(" ");
  const bare = words.map((word) => word.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ""));
  for (let at = 0; at < words.length; at += 1) {
    const found = alike.get(bare[at] ?? "")?.find((each) => stands(each, bare, at));
    surely ||= found?.surely ?? false;
    found?.meant.forEach((meant, offset) => {
      const said = words[at + offset] ?? "";
      words[at + offset] = said
        .toLowerCase()
        .replace(bare[at + offset] ?? "", meant)
        .replace(/\/$/, "");
      bare[at + offset] = meant;
    });
  }
  return { text: words.join(" "), surely };
}

function stands(
  { heard, after, before, notBefore }: Correction,
  words: readonly string[],
  at: number,
): boolean {
  const next = words[at + heard.length] ?? "";
  return (
    heard.every((word, offset) => words[at + offset] === word) &&
    (after === undefined || after.has(words[at - 1] ?? "")) &&
    (before === undefined || before.has(next)) &&
    !notBefore?.has(next)
  );
}
