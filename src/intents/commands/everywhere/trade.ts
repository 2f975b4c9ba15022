/**
 * Delivery, returns, payment, sizes, location. Answers are settings or promises; unknowns are
 * admitted.
 */
import { paths } from "../../../../domain/routes.ts";
import { remembered } from "../../../../language/text/remembered.ts";
import shopFacts from "../../../../shop.json" with { type: "json" };
import { spokenPieces } from "../../dialogue/short-turns/state.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import {
  asks,
  asksOfSizes,
  asksSeller,
  asksShopQuestion,
  contactQuestions,
  ofOneself,
  ofSelling,
  ofThisShop,
  plainQuestions,
  requests,
  seeksContact,
  supposition,
} from "../../phrases/everywhere/trade.ts";
import { ofOthers, tradeCues, tradeRequests } from "../../phrases/everywhere/trade-cues.ts";
import { isQuestion } from "../../phrases/questions/form.ts";
import { describedWith, speaksOf } from "../../responses/descriptions.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Understood } from "../command.ts";
import { describing, say } from "../say.ts";

interface Fact {
  readonly topic: string;
  /** Absent if only `tradeRequests` ask for it. */
  readonly asked?: RegExp;
  /** Absent if another command answers. */
  readonly answer?: (fee: number) => string;
}

const whereWeAre = () => words.trade.address(shopFacts.address.join(", "));
const howToContactUs = () => words.trade.contact(shopFacts.phone, shopFacts.email);

const facts: readonly Fact[] = [
  {
    topic: "returns",
    asked: asks.returns,
    answer: () => words.trade.returns,
  },
  { topic: "gift-wrap", asked: asks.wrapping, answer: () => words.trade.giftWrap },
  { topic: "gift-cards", asked: asks.giftCards, answer: () => words.trade.unknown },
  {
    topic: "address",
    asked: asks.whereabouts,
    answer: whereWeAre,
  },
  { topic: "phone", asked: asks.byPhone, answer: howToContactUs },
  { topic: "email", asked: asks.byMail, answer: howToContactUs },
  { topic: "address", asked: asks.place, answer: whereWeAre },
  { topic: "payment-methods", asked: asks.cashOnDelivery, answer: () => words.trade.payment },
  { topic: "cancel", asked: asks.cancel, answer: () => words.trade.cancel },
  {
    topic: "delivery-charge",
    asked: asks.deliveryCharge,
    answer: (fee) => words.deliveryFee(fee),
  },
  {
    topic: "safe",
    asked: asks.safe,
    answer: () => words.trade.safe,
  },
  {
    topic: "payment-methods",
    asked: asks.payment,
    answer: () => words.trade.payment,
  },
  {
    topic: "delivery-elsewhere",
    asked: asks.deliveryElsewhere,
    answer: () => words.trade.elsewhere,
  },
  {
    topic: "hours",
    asked: asks.hours,
    answer: () => words.trade.hours,
  },
  {
    topic: "phone",
    asked: asks.reaching,
    answer: howToContactUs,
  },
  {
    topic: "address",
    asked: asks.visiting,
    answer: whereWeAre,
  },
  { topic: "carrier", asked: asks.carrier, answer: () => words.trade.carrier },
  { topic: "discount", asked: asks.sale, answer: () => words.trade.discount },
  { topic: "size-guide", asked: asks.ownSize, answer: () => words.trade.sizes },
  { topic: "other", asked: asks.services, answer: () => words.trade.unknown },
  {
    topic: "delivery-time",
    asked: asks.deliveryTime,
  },
  {
    topic: "who-are-you",
    asked: asks.whoAreYou,
    answer: () => words.trade.who(shopFacts.name),
  },
  {
    topic: "phone",
    asked: asks.phone,
    answer: howToContactUs,
  },
  {
    topic: "email",
    asked: asks.email,
    answer: howToContactUs,
  },
  {
    topic: "address",
    asked: asks.address,
    answer: whereWeAre,
  },
  {
    topic: "size-guide",
    asked: asks.sizeGuide,
    answer: () => words.trade.sizes,
  },
  {
    topic: "stock",
    asked: asks.stock,
  },
  {
    topic: "discount",
    asked: asks.discount,
    answer: () => words.trade.discount,
  },
  {
    topic: "brands",
    asked: asks.brands,
    answer: () => words.trade.original,
  },
  {
    topic: "gift-wrap",
    asked: asks.giftWrap,
    answer: () => words.trade.giftWrap,
  },
  { topic: "track", asked: asks.tracking, answer: () => words.trade.track },
  { topic: "present", answer: () => words.trade.present },
  { topic: "volume", answer: () => words.trade.volume },
  { topic: "language", answer: () => words.trade.language },
  { topic: "signed-in", answer: () => words.trade.signedIn },
  { topic: "sells", answer: () => words.trade.sells },
  { topic: "later", answer: () => words.trade.later },
  { topic: "courier-note", answer: () => words.trade.courierNote },
  { topic: "pickup", answer: () => words.trade.pickup },
];

type Handler = (
  saying: Saying,
  reading: Reading,
  scene: Scene,
) => (Understood & { readonly id?: string }) | undefined;

/** `others` answer the topics that are theirs. */
export const tradeOf =
  (others: Readonly<Record<string, Handler>>): Handler =>
  (saying, reading, { screen, shop }) => {
    if (!shop) return undefined;
    const fact =
      requestedIn(reading.lower) ??
      askedByCues(reading.lower, screen) ??
      factAsked(saying) ??
      factAsked({ ...saying, text: reading.lower });
    const other = fact && others[fact.topic];
    if (other) return other(saying, reading, { screen, shop });
    // A product's fact: "will it scratch him".
    const spoken = fact ? [] : spokenPieces({ screen, shop });
    if (spoken.some((piece) => speaksOf(saying.text, piece)))
      return {
        id: "ask",
        ...describing(spoken, (piece) => describedWith(saying.text, piece), { topic: "detail" }),
      };
    return {
      slots: { topic: fact?.topic ?? "other" },
      effects: [say(fact?.answer?.(shop.fee) ?? words.trade.unknown)],
      row: "follows",
    };
  };

/** Unmistakably a question to the shop. */
export function asksShop(
  { mentions }: Saying,
  { shop, screen }: Scene,
  { lower }: Reading,
): boolean {
  if (plainQuestions.some((form) => form.test(lower))) return true;
  if (requestedIn(lower)) return true;
  if (
    screen !== paths.placeOrder &&
    mentions.every(({ garment }) => garment === undefined) &&
    isOfContact(lower)
  )
    return true;
  if (screen !== paths.placeOrder && contactQuestions.some((form) => form.test(lower))) return true;
  const cue = mentions.length === 0 ? askedByCues(lower, screen) : undefined;
  if (cue && !(ofCart.has(cue.topic) && isBrief(lower))) return true;
  if (mentions.length === 0 && asksSeller.test(lower) && ofSelling.test(lower)) return true;
  const ofNone = mentions.length === 0 && shop?.open === undefined;
  return ofNone && asksOfSizes.some((form) => form.test(lower));
}

const isOfContact = (text: string) =>
  requests.test(text) &&
  ofThisShop.test(text) &&
  !ofOneself.test(text) &&
  seeksContact.some((form) => form.test(text));

const cueIn = remembered((text) =>
  isQuestion.test(text) && !ofOthers.test(text)
    ? tradeCues.find(({ all, not }) => all.every((one) => one.test(text)) && !not?.test(text))
    : undefined,
);

const ofCart: ReadonlySet<string> = new Set(["delivery-charge", "delivery-time"]);

/** "Is delivery free", "when will it arrive": of the cart or the orders. */
function isBrief(text: string): boolean {
  return text.split(" ").length < 5;
}

const requestIn = remembered((text) => tradeRequests.find(({ form }) => form.test(text))?.topic);

function requestedIn(text: string): Fact | undefined {
  return factOf(requestIn(text));
}

/** Kinds of words that meet only in a question to the shop. */
export function askedByCues(text: string, screen: string): Fact | undefined {
  const cue = cueIn(text);
  return cue?.elsewhere && screen === paths.placeOrder ? undefined : factOf(cue?.topic);
}

function factOf(topic: string | undefined): Fact | undefined {
  return facts.find((fact) => fact.topic === topic);
}

export function asksFact(saying: Saying): boolean {
  return asksShopQuestion.test(saying.text) && factAsked(saying) !== undefined;
}

const factIn = remembered((text) => facts.find(({ asked }) => asked?.test(text)));

function factAsked({ text }: Saying): Fact | undefined {
  return factIn(text.replace(supposition, " ")) ?? factIn(text);
}
