/**
 * Guesses for an unclear utterance: up to three sentences for the likeliest acts, each
 * understandable and only offered.
 */
import { acts } from "../commands/acts.ts";
import type { Effect } from "../effects.ts";
import { knowsWord } from "../grammar/ranker.ts";
import { chanceOf, type Saying, sayingOf } from "../grammar/saying.ts";
import type { Scene, Slots } from "../intent.ts";
import type { NormalisedText } from "../normalise.ts";
import { sizeNames } from "../responses/names.ts";
import { sayingsOn } from "../responses/sayings.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";

const most = 3;
const least = 0.04;
/** Above this probability of talk, no guesses. */
const remark = 0.8;
const tried = 5;

type Try = (text: string) => string | undefined;

/** Likeliest first; none for talk and answers. */
export function guesses(heard: NormalisedText, scene: Scene, understood: Try): readonly string[] {
  if (!scene.shop || scene.asked || heard.plain === "") return [];
  const saying = sayingOf(heard, scene);
  if (chanceOf("nothing", saying) > remark || !saying.shape.some(isKnown)) return [];
  const found: string[] = [];
  const likely = saying.acts.filter(({ act, chance }) => acts[act] && chance >= least);
  for (const { act } of likely.slice(0, tried)) {
    if (found.length >= most) break;
    const guess = guessOf(act, saying, heard, scene, understood);
    for (const text of guess) if (!found.includes(text)) found.push(text);
  }
  return found.slice(0, most);
}

const isKnown = (word: string): boolean => word.startsWith("<") || knowsWord(word);

/** One per candidate product. */
function guessOf(
  name: string,
  saying: Saying,
  heard: NormalisedText,
  scene: Scene,
  understood: Try,
): readonly string[] {
  const act = acts[name];
  const would = act?.does(saying, { ...heard, row: "none" }, scene);
  if (!act) return [];
  if (!would) return unread[name]?.filter((text) => understood(text) !== undefined) ?? [];
  const about = { id: act.id, slots: would.slots, saying, scene };
  const [first] = would.effects.flatMap((effect) =>
    effect.type === "ask" && effect.question.id === "which"
      ? [effect.question.options.slice(0, 2).flatMap(({ does }) => sentenceOf(does, about) ?? [])]
      : [],
  );
  const said = first ?? [sentenceOf(would.effects, about)].flatMap((text) => text ?? []);
  return said.filter((text) => {
    const again = understood(text);
    return again !== undefined && again !== "mishearing";
  });
}

/** Acts requested in steps. */
const unread: Readonly<Record<string, readonly string[]>> = { form: ["Fill in the form"] };

interface About {
  readonly id: string;
  readonly slots: Slots;
  readonly saying: Saying;
  readonly scene: Scene;
}

/** Undefined without an exact sentence. */
function sentenceOf(effects: readonly Effect[], about: About): string | undefined {
  for (const effect of effects) {
    const text = forEffect(effect, about);
    if (text !== undefined) return text;
  }
  return forQuestion(about) ?? fixed[about.id]?.(about);
}

function forEffect(effect: Effect, about: About): string | undefined {
  switch (effect.type) {
    case "openProduct":
      return `Open the ${effect.name}`;
    case "addToCart":
      return `Add ${counted(effect.quantity)}the ${effect.name} in ${sizeNames[effect.size]}`;
    case "setQuantity":
      return effect.quantity === 0
        ? `Remove the ${effect.name}`
        : `Make the ${effect.name} ${effect.quantity}`;
    case "changeSize":
      return `Change the ${effect.name} to ${sizeNames[effect.to]}`;
    case "chooseSize":
      return `Size ${sizeNames[effect.size]}`;
    case "turnPicture":
      return effect.by === 1 ? "Next picture" : "Previous picture";
    case "narrow":
      if (effect.view.sort === undefined) return undefined;
      return effect.view.sort === "high-low" ? "Most expensive first" : "Cheapest first";
    case "recommend":
      return garmentIn(about.saying);
    case "choosePayment":
      return effect.method === "cod" ? "Cash on delivery" : "Pay by card";
    case "ask":
      return effect.question.id === "size"
        ? `Add the ${nameOf(effect.question.piece, about.scene)}`
        : undefined;
    default:
      return undefined;
  }
}

const counted = (quantity: number): string => (quantity === 1 ? "" : `${quantity} of `);

const determiner = /^(?:an?|the|this|that|these|those|any|some|my|your) /;

/** "Do you have any kurtas?": only the garments. */
function garmentIn({ mentions }: Saying): string | undefined {
  const named = mentions.find(({ garment }) => garment !== undefined);
  return named && `Do you have any ${named.text.replace(determiner, "")}?`;
}

/** By the piece's name. */
function forQuestion({ id, slots, scene }: About): string | undefined {
  const name = nameOf(slots.product, scene);
  if (name === undefined) return undefined;
  if (id === "related") return `Show me pieces like the ${name}`;
  if (id !== "ask" && id !== "check-size") return undefined;
  switch (slots.topic) {
    case "price":
      return `How much is the ${name}?`;
    case "cloth":
    case "is-made-of":
      return `What is the ${name} made of?`;
    case "colour":
      return `What colour is the ${name}?`;
    case "description":
      return `Describe the ${name}`;
    default:
      return `Which sizes does the ${name} come in?`;
  }
}

const fixed: Readonly<Record<string, (about: About) => string | undefined>> = {
  "describe-cart": ({ slots }) =>
    slots.topic === "total" ? "How much is it altogether?" : "What's in my cart?",
  checkout: () => "Check out",
  pay: () => "Place the order",
  orders: () => "Where is my order?",
  "pay-unpaid": () => "Pay for the unpaid one",
  delivery: () => "Fill in the form",
  count: () => "How many are there?",
  "read-page": () => "Where am I?",
  tour: () => "Show me around",
  everywhere: ({ slots }) =>
    typeof slots.act === "string" ? everywhereSaid[slots.act] : undefined,
  trade: ({ slots }) => (typeof slots.topic === "string" ? tradeSaid[slots.topic] : undefined),
};
const everywhereSaid: Readonly<Record<string, string>> = {
  help: "Help",
  repeat: "Say that again",
  back: "Go back",
  undo: "Undo that",
  down: "Scroll down",
  up: "Scroll up",
  slower: "Slower",
  faster: "Faster",
};
const tradeSaid: Readonly<Record<string, string>> = {
  returns: "Can I return it?",
  "delivery-charge": "How much is delivery?",
  "payment-methods": "How can I pay?",
  "delivery-time": "When will it arrive?",
  "size-guide": "Is there a size guide?",
  stock: "Is it in stock?",
  discount: "Is there a discount?",
};

function nameOf(id: unknown, { shop }: Scene): string | undefined {
  return typeof id === "string" && shop ? indexOf(shop.catalogue).byId.get(id)?.name : undefined;
}

export function examplesFor({ screen, shop }: Scene): readonly string[] {
  const own = sayingsOn(screen).filter(({ on }) => on !== "everywhere");
  const several = (shop?.inView.length ?? 0) > 1;
  const fits = (text: string) => several || !/\b(?:second|two)\b/.test(text);
  const here = shop
    ? own
        .flatMap(({ say }) => say[0] ?? [])
        .filter(fits)
        .slice(0, 2)
    : [];
  return here.length === 2 ? here : ["Go to my cart", "Suggest a shirt"];
}
