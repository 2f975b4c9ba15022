/** Questions about a product: its price, sizes, cloth, colour and description. */
import { colourName } from "../../../language/colours.ts";
import { materialLineage } from "../../../language/materials.ts";
import { readTerm } from "../../../language/read-term.ts";
import { colourOf, materialsOf } from "../catalogue-index.ts";
import type { Effect } from "../effects.ts";
import { findingWords } from "../finding-words.ts";
import type { Piece } from "../intent.ts";
import { words } from "../words.ts";
import type { Command } from "./command.ts";
import { refer } from "./reference.ts";
import { asked } from "./spoken.ts";
import { askWhich } from "./which.ts";

type Answer = (piece: Piece, found: RegExpExecArray) => string | undefined;

/** Forms of questions. The group `thing` is the product asked about; without it, the open one. */
const questions: readonly (readonly [topic: string, form: RegExp, answer: Answer])[] = [
  [
    "price",
    /^(?:how much (?:is|are|does|do)|what does|what do|what(?:'s| is) the (?:price|cost) of|(?:the )?price of|tell me the price of) (?<thing>.+?)(?: cost)?$|^(?:(?:what(?:'s| is)|tell me) )?(?:(?:the|its) )?(?:price|cost)$|^how much$|^(?:tell me )?(?:how much (?:it|this|that) (?:is|costs)|what (?:it|this|that) costs)$/,
    ({ name, price }) => words.price(name, price),
  ],
  [
    "sizes",
    /^(?:(?:what|which) sizes?(?: are (?:there|available)| do you have| can i get| is available)?(?: (?:does|do|for|of|in|is|has) (?<thing>.+?)(?: come in| have)?)?|sizes|(?:what|which) sizes? does (?<other>.+?) come in)$/,
    ({ name, sizes }) => words.sizes(name, sizes),
  ],
  [
    "sizes",
    /^(?:is|are) (?<thing>.+?) (?:available|in stock|still there)$/,
    ({ name, sizes }) => words.sizes(name, sizes),
  ],
  [
    "cloth",
    /^(?:(?:what(?:'s| is| are) (?<thing>.+?) made (?:of|from|out of))|what (?:material|fabric|cloth) (?:is|are) (?<other>.+)|(?:what(?:'s| is) )?(?:the|its) (?:material|fabric|cloth))$/,
    (piece) => words.cloth(piece.name, materialsOf(piece)),
  ],
  [
    "colour",
    /^(?:(?:what|which) colou?r (?:is|are) (?<thing>.+)|(?:what(?:'s| is) )?(?:the|its) colou?r(?: of (?<other>.+))?|(?:what|which) (?:other )?colou?rs (?:are there|do you have|does (?:it|this) come in))$/,
    (piece) => {
      const colour = colourOf(piece);
      return words.colour(piece.name, colour && colourName(colour));
    },
  ],
  [
    "wearer",
    /^(?:who is|who's|who are) (?<thing>.+?) (?:made |meant )?for$|^(?:is|are) (?<other>it|this|that|they|these|the .+?) (?:made |meant )?(?:for )?(?<whom>men|women|kids|children|boys|girls|ladies)(?:'s)?$/,
    (piece, found) => wornBy(piece, found.groups?.whom),
  ],
  [
    "description",
    /^(?:read|describe|tell me|what(?:'s| is)) ?(?:me )?(?:(?:the|its) )?(?:description|details)(?: of (?<thing>.+))?$|^(?:describe|read out) (?<other>.+)$|^(?:what (?:is|does) it look like|tell me more)$/,
    ({ name, description }) => words.description(name, description),
  ],
  [
    "is-made-of",
    /^(?:is|are) (?<thing>it|this|that|they|these|those|this one|that one|the .+?) (?:made (?:of|from) )?(?:pure |real )?(?<material>\w+(?: \w+)?)$/,
    (piece, found) => isMadeOf(piece, found.groups?.material ?? ""),
  ],
];

export const ask: Command = {
  id: "ask",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none");
    if (text === undefined || !shop) return undefined;
    for (const [topic, form, answer] of questions) {
      const found = form.exec(text);
      if (!found) continue;
      const thing = found.groups?.thing ?? found.groups?.other ?? "it";
      const meant = refer(/^they|^these|^those/.test(thing) ? "it" : thing, shop);
      if (meant.type === "several") {
        const { pieces } = meant;
        if (pieces.some((piece) => answer(piece, found) === undefined)) continue;
        const telling = (piece: Piece) => [say(answer(piece, found) ?? "")];
        return {
          slots: { products: pieces.map(({ id }) => id), topic },
          effects: [askWhich(pieces, reading.said, telling)],
          row: "waits",
        };
      }
      const told = meant.type === "one" ? answer(meant.piece, found) : undefined;
      if (meant.type !== "one" || told === undefined) continue;
      return {
        slots: { product: meant.piece.id, topic },
        effects: [say(told)],
        row: "follows",
      };
    }
    return undefined;
  },
};

function say(text: string): Effect {
  return { type: "say", text };
}

function isMadeOf(piece: Piece, said: string): string | undefined {
  const material = readTerm(said, "material");
  if (material === null) return undefined;
  const own = materialsOf(piece);
  const is = own.some((each) => materialLineage(each).includes(material));
  return words.isMadeOf(is, material, own);
}

/** Whose it is, or whether it is theirs. */
function wornBy({ name, category }: Piece, asked: string | undefined): string {
  const told = findingWords.isFor(name, category);
  if (asked === undefined) return told;
  const theirs = { men: "Men", women: "Women", ladies: "Women" }[asked] ?? "Kids";
  return theirs === category ? `Yes. ${told}` : `No. ${told}`;
}
