/** Other names of places: "what's new", "show my bag", "log me out". */
import { type Destination, paths } from "../../../../domain/routes.ts";
import type { Effect } from "../../effects.ts";
import { actSaid } from "../../grammar/phrases.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import type { Reading, Understood } from "../command.ts";

interface Place {
  readonly place: string;
  readonly effects: readonly Effect[];
  /** For sentences known to be about places. */
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

export function goToPlace(saying: Saying, _reading: Reading, scene: Scene): Understood | undefined {
  const found =
    scene.shop && (surelyNamed(saying) ?? places.find(({ named }) => named?.test(saying.text)));
  return found && leading(found);
}

function leading({ place, effects }: Place): Understood {
  return { slots: { place }, effects, row: "follows" };
}

/** Unmistakable names. */
const surely: readonly (readonly [place: string, form: RegExp])[] = [
  [
    "home",
    /\b(?:main|front|first|start(?:ing)?|opening|landing|welcome) (?:page|screen)\b(?! (?:of|in|on) (?!(?:the|this|your) (?:shop|site|app)))/,
  ],
  [
    "close-search",
    /\b(?:close|shut|hide|remove|dismiss|get rid of)\b(?: \w+){0,2} search\b|\bshut (?:that|the) search|\bsearch(?: \w+){0,2} (?:away|closed|shut|gone)\b/,
  ],
  [
    "orders",
    /\b(?:past|previous|old|earlier) (?:purchases?|orders)\b|\bpurchases? (?:list|history)\b|\bwhat i(?:'ve| have)? (?:bought|purchased)(?: \w+){0,2}$/,
  ],
  [
    "shopping",
    /\ball (?:the |your |of your |of the )?clothes\b|\b(?:everything|all) (?:that )?you (?:sell|have|have got|stock)\b|\bback to (?:the |see the )?clothes\b|\bsee the clothes\b/,
  ],
  [
    "shopping",
    /\b(?:whole|full|entire|complete) (?:lot|range|collection|catalogue|list)(?: of (?:the )?clothes)?$|\ball (?:the |your |of the )?(?:items|pieces|products)$|\b(?:what(?:'s| is)|everything|all(?: that's| that is)?) (?:on|for) sale\b/,
  ],
  [
    "contact",
    /\b(?:write to|reach|call) you(?: people| guys)?\b.*\b(?:page|there|take me)\b|\b(?:page|screen)\b.*\b(?:your|shop's) (?:address|contact|phone|number|details)\b/,
  ],
  [
    "checkout",
    /\b(?:to|for) (?:the )?(?:paying|payment|billing)(?: (?:part|page|screen|bit|section|counter))?(?: now)?$|\bpay\b.*\b(?:show|take) me there\b/,
  ],
  ["about", /\b(?:your company|who is behind|behind (?:this|the) shop)\b/],
];
const travelling =
  /\b(?:go|take|show|see|open|bring|back|browse|return|off|on|us|let me|want|wish|where|read|close|shut|hide|get rid|give)\b/;
const longest = 14;

/** A short sentence to one of them. */
export function leadsToPlace(saying: Saying): boolean {
  return saying.tokens.length <= longest && surelyNamed(saying) !== undefined;
}

function surelyNamed({ text }: Saying): Place | undefined {
  if (!travelling.test(text) && text.split(" ").length > 2) return undefined;
  const name = surely.find(([, form]) => form.test(text))?.[0];
  // "Read out my past purchases" asks for them.
  if (name === "orders" && /\b(?:read|tell|list)\b/.test(text)) return undefined;
  return places.find(({ place }) => place === name);
}

/** Only a place's name. */
export function namesPlace(text: string): boolean {
  return Object.keys(placeActs).includes(actSaid(text) ?? "");
}
