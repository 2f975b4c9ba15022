/** Places called otherwise than in the table: "what's new", "show my bag", "the main page", "log me out". */
import { type Destination, paths } from "../../../../domain/routes.ts";
import type { Effect } from "../../effects.ts";
import { actSaid } from "../../grammar/phrases.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import type { Reading, Understood } from "../command.ts";

interface Place {
  readonly place: string;
  readonly effects: readonly Effect[];
  /** Words that name it, where the sentence is known to be of a place. */
  readonly named?: RegExp;
}

const going = (to: Destination): readonly Effect[] => [{ type: "navigate", to }];

const places: readonly Place[] = [
  {
    place: "close-search",
    effects: [{ type: "closeSearch" }],
    named:
      /\b(?:close|shut|hide|remove|away|dismiss|rid|exit|cancel|clear)\b.*\bsearch|\bsearch\w*\b.*\b(?:away|off|close|closed|shut|gone|rid)\b/,
  },
  {
    place: "open-search",
    effects: [{ type: "openSearch" }, ...going(paths.collection)],
    named: /\bsearch\w*\b|\btype (?:something|it|what)\b|\blook (?:it|something|things) up\b/,
  },
  {
    place: "leave",
    effects: [{ type: "logout" }],
    named:
      /\b(?:log|sign|logged|signed|get|take) (?:me |us |myself )?(?:out|off)\b|\b(?:leave|exit) (?:my |the )?account\b|\blogout\b/,
  },
  {
    place: "bag",
    effects: going(paths.cart),
    named:
      /\b(?:bag|basket|trolley|kart|cart)\b|\b(?:things|what|stuff) i(?:'ve| have)? (?:put|added|picked|chosen|selected)\b/,
  },
  {
    place: "orders",
    effects: going(paths.orders),
    named: /\b(?:orders?|purchases?|purchased|bought|buying history|history)\b/,
  },
  {
    place: "contact",
    effects: going(paths.contact),
    named:
      /\b(?:contact|write to|reach you|call you|customer (?:care|service|support)|phone number|get in touch|helpline|complain\w*)\b/,
  },
  {
    place: "about",
    effects: going(paths.about),
    named:
      /\b(?:about|company|who (?:you|runs|made|started|is behind)|your story|behind (?:this|the) shop|brand)\b/,
  },
  {
    place: "checkout",
    effects: going(paths.placeOrder),
    named: /\b(?:check ?out|payment|till|pay|address|delivery)\b/,
  },
  {
    place: "new",
    effects: going(paths.product),
    named: /\b(?:new|newest|latest|arrivals?|trending|popular|best ?-?sell\w+|just in|just came)\b/,
  },
  {
    place: "home",
    effects: going(paths.home),
    named:
      /\b(?:main|front|first|start|starting|opening|landing|welcome|initial|home|homepage)\b|\bwhere (?:i|we) (?:started|began|came in)\b/,
  },
  {
    place: "shopping",
    effects: going(paths.collection),
    named:
      /\b(?:all|everything|whole|entire|full|catalogue|catalog|range|clothes|shopping|browsing|collection|shelves|shop floor|list|pieces|products?|shop)\b/,
  },
];

/** Goes where a whole sentence leads, by one of its names. */
const leadingTo = (name: string) => (): Understood | undefined => {
  const found = places.find(({ place }) => place === name);
  return found && leading(found);
};

export const placeActs = {
  new: leadingTo("new"),
  bag: leadingTo("bag"),
  shopping: leadingTo("shopping"),
  leave: leadingTo("leave"),
} as const;

/** The place that a sentence of any words names. */
export function goToPlace(saying: Saying, _reading: Reading, scene: Scene): Understood | undefined {
  const found = scene.shop && places.find(({ named }) => named?.test(saying.text));
  return found && leading(found);
}

function leading({ place, effects }: Place): Understood {
  return { slots: { place }, effects, row: "follows" };
}

/** Whether the words, and nothing else, name one of these places. */
export function namesPlace(text: string): boolean {
  return Object.keys(placeActs).includes(actSaid(text) ?? "");
}
