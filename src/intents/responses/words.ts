/** Every reply, so that voice and screen agree. Plain, brief, kind; never blames the shopper. */

import type { Totals } from "../../../domain/cart.ts";
import type { DeliveryField } from "../../../domain/delivery.ts";
import { routeOf } from "../../../domain/routes.ts";
import { titles } from "../../../domain/titles.ts";
import type { Category, PaymentMethod, Size } from "../../../domain/values.ts";
import { list } from "../../../language/need/labels.ts";
import { numberWords } from "../../../language/readers/numbers.ts";
import { colourName } from "../../../language/words/colours.ts";
import type { Effect } from "../effects.ts";
import type { OrderInScene, Piece } from "../intent.ts";
import { price } from "./money.ts";
import { fieldNames, fieldQuestions, methods, paces, paying, sizeNames, whose } from "./names.ts";

/** Documented; exact. */
export const tryAgain = "Try Again";

/** Characters before truncation. */
const longestQuote = 60;

const sayYesOrNo = "Say “yes” or “no”.";

export const words = {
  notUnderstood: (heard: string, sayings: readonly string[]) =>
    heard === ""
      ? "I didn't hear any words."
      : `I heard “${quoted(heard)}”, but I don't understand it yet. Try ${list(
          sayings.map((text) => `“${lowered(text)}”`),
          "or",
        )}.`,
  /** Followed by the question. */
  noAnswer: (heard: string, question: string) =>
    `I heard “${quoted(heard)}”, but that isn't an answer that I know. ${question}`,
  /** "For men, for women or for kids?" */
  whichAnswer: ([first = "", ...others]: readonly string[]) =>
    `${list([first, ...others.map(lowered)], "or")}?`,
  welcome: "You're welcome.",
  hello: "Hello.",
  greeting: (here: readonly { readonly say: readonly string[] }[]) =>
    `Hello, here you can say ${list(
      here.slice(0, 2).flatMap(({ say }) => (say[0] ? [`“${lowered(say[0])}”`] : [])),
      "or",
    )}.`,
  onlyTheStart: "That was a lot at once. I did the first part only.",
  didYouMean: (sentence: string) => `Did you mean “${quoted(sentence)}”?`,
  askWhatIsNeeded: "What are you looking for?",
  askWhetherToLookFor: (need: string) =>
    need.length > longestQuote ? "Shall I look for that?" : `Shall I look for ${need}?`,
  notLooking: "All right. I'm here when you want something.",

  help: (here: readonly { readonly say: readonly string[] }[]) =>
    `Here you can say ${list(
      here.slice(0, 3).flatMap(({ say }) => (say[0] ? [`“${say[0]}”`] : [])),
      "or",
    )}.`,
  nothingSaid: "I haven't said anything yet.",
  stopped: "All right.",
  noHurry: "Take your time.",
  yesOrNo: (question: string) =>
    question.endsWith(sayYesOrNo) ? question : `${question} ${sayYesOrNo}`,
  /** Appended to the row's place. */
  notDone: {
    added: "Nothing was added. Say a piece and a size, like “add the second one in large”.",
    removed: "Nothing was removed. In the cart, say “remove” and the name of a piece.",
    unchanged: "Nothing was changed. In the cart, say a piece and its new size or number.",
    cancelled: "Nothing is cancelled. Say “cancel my last order”, and I'll ask first.",
    returned: "Nothing is returned. Say “return”, and the name of the piece.",
    changed:
      "Nothing was changed. Until it is shipped, say “cancel my last order” or “correct its address”.",
    invoiced: "I can't send an invoice. Say “contact” to ask us for one.",
    ordered: "Nothing is ordered yet. Say “check out”, and at the end “place the order”.",
    paid: "Nothing is paid yet. Say “check out”, or “pay for the unpaid one”.",
  },
  aboutUs: (wish: string, saying: string) =>
    `This page is about us. For ${wish.replace(/^for /, "")}, say “${quoted(saying.toLowerCase())}”.`,
  showMe: (wish: string) => `Show me ${wish.replace(/^(?=for )/, "something ")}`,
  makeIt: (size: string) => `Make it ${size}`,
  sayNext: (what: string) => `Now say “${quoted(what)}”.`,
  sayAfter: (what: string) => `Then say “${quoted(what)}”.`,
  good: "Good.",
  undo: "Undone.",
  nothingToUndo: "There is nothing to undo.",

  which: (names: readonly string[], count: number) =>
    count > names.length
      ? `${count} pieces fit. Which one: ${list(names, "or")}, or another?`
      : `Do you mean ${list(names, "or")}?`,
  whichOfSame: (name: string) => `${name} is in several orders. The first one, or the last?`,
  whichSize: (name: string, sizes: readonly Size[]) =>
    `Which size of ${name}: ${list(sizes, "or")}?`,
  comesIn: (name: string, size: Size) => `Yes, ${name} comes in ${size}.`,
  askAdd: (name: string, size: Size) => `${name} comes in ${size}. Shall I add it to your cart?`,
  sizeNotMade: (name: string, wrong: string, sizes: readonly Size[]) =>
    `${name} doesn't come in ${wrong}. Would you like ${list(sizes, "or")}?`,
  sizeAlready: (name: string, size: Size) => `${name} is in ${size} already.`,
  onlySizes: (name: string, wrong: string, sizes: readonly Size[]) =>
    `${name} doesn't come in ${wrong}. It comes in ${list(sizes, "and")}.`,

  price: (name: string, amount: number) => `${name} is ${price(amount)}.`,
  sizes: (name: string, sizes: readonly Size[]) => `${name} comes in ${list(sizes, "and")}.`,
  cloth: (name: string, materials: readonly string[]) =>
    materials.length === 0
      ? `The description of ${name} doesn't say what it is made of.`
      : `${name} is ${list(materials.map(plainly), "and")}.`,
  colour: (name: string, colour: string | undefined) =>
    colour === undefined ? `I don't know the colour of ${name}.` : `${name} is ${colour}.`,
  notRecorded: (name: string) =>
    `I don't know that about ${name}. Its page shows everything that the shop knows.`,
  descriptionSilent: (name: string, what: string) =>
    `The description of ${name} doesn't mention ${what}.`,
  /** The page's text instead of an answer. */
  pageDescribes: (name: string, description: string) =>
    `I don't know that about ${name}. ${description}`,
  changeWhat:
    "What shall I change in your cart? Say it like “remove the jeans”, or “two of the shirt”.",
  compareWhat: "Which two shall I compare? Say their names, or their places in the list.",
  whichPiece: "Which piece do you mean? Say its name or its place, like “the second one”.",
  notInCart: (said: string) => `I don't see ${said} in your cart.`,
  noneHere: (said: string) => `I see no ${said.replace(/^(?:the|a|any|your) /, "")} here.`,
  notHere: (said: string) =>
    `I don't see ${said.replace(/ (?:that |which )?(?:i|you|we|u)\b.*$/, "")} here. Which piece do you mean?`,
  description: (name: string, description: string) => `${name}. ${description}`,
  isMadeOf: (is: boolean, material: string, own: readonly string[]) => {
    if (is)
      return own.length > 1
        ? `Yes: ${list(own.map(plainly), "and")}.`
        : `Yes, it's ${plainly(material)}.`;
    return own.length === 0
      ? "The description doesn't say."
      : `No, it's ${list(own.map(plainly), "and")}.`;
  },

  line: ({ piece, size, quantity }: { piece: Piece; size: Size; quantity: number }) =>
    `${quantity === 1 ? "" : `${quantity} × `}${piece.name} in ${size}`,
  cart: (lines: readonly { piece: Piece; size: Size; quantity: number }[]) =>
    lines.length === 0
      ? "Your cart is empty. Say “search for” and a name, and I'll look."
      : lines
          .map(
            ({ piece, size, quantity }) =>
              `${inWords(quantity)} ${piece.name}, size ${size}, ${price(piece.price * quantity)}.`,
          )
          .join(" "),
  inCart: (many: number) => `${many} pieces.`,
  total: ({ subtotal, fee, total }: Totals) =>
    subtotal === 0
      ? "Your cart is empty, so there is nothing to pay."
      : `${price(total)} altogether: ${price(subtotal)} and ${price(fee)} for delivery.`,
  wouldBe: (then: Totals) =>
    then.subtotal === 0 ? "Your cart would be empty." : `That would be ${words.total(then)}`,
  wouldSave: (less: number) =>
    less >= 0 ? `That would save ${price(less)}.` : `That would cost ${price(-less)} more.`,
  /** A total other than the cart's. */
  delivered: (amount: number, fee: number) =>
    `${price(amount + fee)} altogether: ${price(amount)} and ${price(fee)} for delivery.`,
  /** By order, with the sum. */
  owed: (due: readonly { readonly name: string; readonly amount: number }[]) => {
    const each = list(
      due.map(({ name, amount }) => `${name}, ${price(amount)}`),
      "and",
    );
    const sum = due.reduce((all, { amount }) => all + amount, 0);
    const together = due.length > 1 ? ` That is ${price(sum)} altogether.` : "";
    return `Still to pay: ${each}.${together} Say “pay for the unpaid one”.`;
  },
  linesTotal: (lines: readonly { piece: Piece; size: Size; quantity: number }[], amount: number) =>
    `${list(
      lines.map((each) => words.line(each)),
      "and",
    )}: ${price(amount)}.`,
  /** Only promises of the shop's pages. */
  trade: {
    returns:
      "You can return or exchange a piece within 7 days of its delivery. Say “return”, and its name.",
    cancel: "You can cancel an order until it is shipped. Say “cancel my last order”.",
    payment: "You can pay in cash on delivery, or online by card.",
    contact: (phone: string, email: string) => `You can call ${phone}, or write to ${email}.`,
    address: (address: string) => `Our store is at ${address}.`,
    sizes: "Our sizes are S, M, L, XL and XXL. Each piece's page shows which of them it comes in.",
    discount: "The prices are as shown. I don't know of any discount.",
    original: "Every piece is 100% original, made for this shop. I don't know of other brands.",
    giftWrap: "I don't know about gift wrapping. Say “contact” to ask us.",
    carrier: "Your order is delivered to the address you give. I don't know who brings it.",
    hours: "I don't know when the shop is open. Say “contact” to ask us.",
    elsewhere: "We deliver within India. Say “do you deliver to”, and a PIN code.",
    safe: "Card payments are made with Razorpay. With cash on delivery you need no card. I don't know more than that.",
    later: "I can't save pieces for later, but what is in your cart stays there.",
    courierNote: "I can't pass that on to the courier. Say “contact” to ask us.",
    pickup:
      "We bring it to the address you give. I don't know whether you can collect it yourself.",
    track: "Say “where is my order”, and I'll tell you how far it is.",
    who: (name: string) => `I'm the voice of ${name}. Say “about” to read who is behind it.`,
    present: "I'm here. Say “help” to hear what you can say.",
    volume: "I'm as loud as your device is set. I can speak slower or faster, though.",
    language: "I speak English, and understand a little Hindi in Latin letters.",
    signedIn: "You are signed in. Say “log out” to leave.",
    sells: "Clothes for men, women and kids. Say “open the collection”, or what you need.",
    unknown: "I don't know that. Say “contact” to ask us.",
  },
  deliveryFee: (fee: number) =>
    fee === 0 ? "Delivery is free." : `Delivery is ${price(fee)} for a whole order.`,
  /** For uncertain readings. */
  askWhether: (acts: readonly Effect[]) => `Shall I ${list(acts.flatMap(whether), "and")}?`,
  askEmpty: (count: number) =>
    count === 1 ? "Shall I remove the piece?" : `Shall I remove all ${count} pieces?`,
  whichLine: (lines: readonly string[]) =>
    `Which one: ${list(lines, "or")}? Say its name or its place.`,

  together: (sum: number) => `Together ${price(sum)}.`,
  priceOfMany: (name: string, amount: number, many: number) =>
    `${name} is ${price(amount)}; ${many} are ${price(many * amount)}.`,
  priceApart: (cheaper: Piece, dearer: Piece, apart: number) =>
    apart === 0
      ? `${cheaper.name} and ${dearer.name} both cost ${price(cheaper.price)}.`
      : `${cheaper.name} is ${price(apart)} cheaper: ${price(cheaper.price)}, and ${dearer.name} is ${price(dearer.price)}.`,
  /** From the cheapest; the cloth if it is the same. */
  pricedSeveral: (pieces: readonly Piece[], cloth: string | undefined) => {
    const [first, ...others] = pieces.toSorted((one, other) => one.price - other.price);
    const priced = others.map((piece) => `${piece.name} ${price(piece.price)}`);
    const all = first ? [`${first.name} is ${price(first.price)}`, ...priced] : [];
    return `${list(all, "and")}.${cloth === undefined ? "" : ` All are ${plainly(cloth)}.`}`;
  },
  /** A sentence for each fact; without one where it isn't known. */
  compared: (one: Looked, other: Looked): Readonly<Record<ComparedFact, string | undefined>> => ({
    sizes:
      one.sizes.join() === other.sizes.join()
        ? `Both come in ${list(one.sizes, "and")}.`
        : `${one.name} comes in ${list(one.sizes, "and")}, ${other.name} in ${list(other.sizes, "and")}.`,
    wearer:
      one.category === other.category
        ? `Both are for ${whose[one.category]}.`
        : `${one.name} is for ${whose[one.category]}, ${other.name} for ${whose[other.category]}.`,
    cloth: clothsOf(one, other),
    colour: coloursOf(one, other),
  }),
  extreme: (name: string, amount: number, low: boolean, whom?: Category) =>
    `${name} is the ${low ? "cheapest" : "most expensive"} ${whom ? `for ${whose[whom]}` : "here"}, at ${price(amount)}.`,
  whichAre: (names: readonly string[], said: string) =>
    names.length === 0
      ? `None of these is ${said}.`
      : `${list(names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names, "and")}.`,
  compareWhich: (names: readonly string[], count: number) =>
    `${count} pieces fit: ${list(names, "and")}. Say their names, or their places in the list.`,
  related: (name: string, near: readonly Piece[]) =>
    `Like ${name}: ${list(
      near.map((piece) => `${piece.name} for ${price(piece.price)}`),
      "and",
    )}. ${near.length === 1 ? "Shall I open it?" : "Which one shall I open?"}`,
  wornWith: (described: string | undefined, name: string, near: readonly Piece[]) => {
    const pieces = list(
      near.map((piece) => `${piece.name} for ${price(piece.price)}`),
      "and",
    );
    return described === undefined ? `With ${name}: ${pieces}.` : `${described} Here: ${pieces}.`;
  },
  openWhich: (many: number) => (many === 1 ? "Shall I open it?" : "Which one shall I open?"),
  nothingWorn: (name: string) => `I don't know what goes with ${name}.`,
  nothingRelated: (name: string) =>
    `I found nothing like ${name}. Try “show me”, and what you are looking for.`,
  relatedToWhat: "Like which one? Name a piece, or open it first.",

  pageOfPieces: (screen: string, first: readonly Piece[], count: number) =>
    first.length === 0
      ? `${pageName(screen)}. There are no pieces on it. Say “show the collection”.`
      : `${pageName(screen)}, ${count === 1 ? "1 piece" : `${count} pieces`}. ${count > first.length ? "It begins with" : "There is"} ${list(
          first.map((piece) => `${piece.name} for ${price(piece.price)}`),
          "and",
        )}. Say “open the first one”.`,
  pageOfPiece: ({ name, price: amount, sizes, description }: Piece, near: number) =>
    `${name}, ${price(amount)}, in ${list(sizes, "and")}. ${description.split(". ")[0] ?? ""}. ${near > 0 ? `Below you see ${near} more like it. ` : ""}Say “add this in ${sizeNames[sizes[0] ?? "M"]}”.`,
  pageOfCheckout: (amount: number, method: PaymentMethod, missing: readonly DeliveryField[]) =>
    `The checkout: ${price(amount)}, ${methods[method]}. ${
      missing.length === 0
        ? "The form is filled. Say “place the order”."
        : `Still missing: ${list(
            missing.map((field) => fieldNames[field]),
            "and",
          )}. Say “fill in the form”.`
    }`,
  pageOfOrders: (first: readonly OrderInScene[], count: number) =>
    count === 0
      ? orderWords.noOrders
      : `Your orders, the newest first, ${count === 1 ? "1 piece" : `${count} pieces`}. ${first
          .map(
            ({ name, status, due }) =>
              `${name}: ${status}${due === undefined ? "" : `, ${price(due)} to pay`}`,
          )
          .join(". ")}.`,

  askPay: (name: string, amount: number) =>
    `${price(amount)} by card, for the order with ${name}. Shall I open the payment?`,
  nothingUnpaid: "None of your orders is waiting for a payment.",
  whichUnpaid: (due: readonly { readonly name: string; readonly amount: number }[]) =>
    `${due.length} orders are waiting for a payment: ${list(
      due.map(({ name, amount }) => `${name}, ${price(amount)}`),
      "and",
    )}. Say “pay for the first one”, or its name.`,
  payThere: "Here are your orders. Say “pay for the unpaid one”.",

  pace: (rate: number) => `I speak at ${paces[String(rate)] ?? rate} now.`,
  noSlower: "I can't speak any slower.",
  noFaster: "I can't speak any faster.",
  helpClosed: "Closed.",
  filterOff: "That filter is off.",
  helpLead:
    "Say any of these, in your own words. Choose one to try it, or say “show me around” for a short tour.",
  tourOffer: "New here? Say “show me around”.",
  tourLeft: "All right. Say “help” whenever you like.",

  nothingToOrder: "Your cart is empty, so there is nothing to order yet.",
  atCheckout: "Here's the checkout. Say “fill in the form”, and I'll ask for your details.",
  askField: (field: DeliveryField, again: boolean) =>
    again ? `That doesn't look right. ${fieldQuestions[field]}` : fieldQuestions[field],
  askSpelled: (field: DeliveryField) =>
    `Letter by letter, please: ${fieldNames[field].toLowerCase()}.`,
  spellField: (field: DeliveryField, text: string) => `${fieldNames[field]}: ${spelledOut(text)}.`,
  fieldHelp: {
    firstName: "The first name of whoever receives the parcel.",
    lastName: "The surname of whoever receives the parcel.",
    email: "An address like asha@example.com.",
    street: "The house and the street or area.",
    city: "The town or district.",
    state: "The state of India, like Kerala.",
    pinCode: "The six digits of your area.",
    country: "The country that the parcel goes to.",
    phone: "Ten digits, with or without the country's code.",
  } satisfies Record<DeliveryField, string>,
  allNeeded:
    "I need every field, so that the parcel arrives. You can leave one for later: say “skip this”.",
  stillMissing: (fields: readonly DeliveryField[]) =>
    `Still missing: ${list(
      fields.map((field) => fieldNames[field].toLowerCase()),
      "and",
    )}.`,
  needed: (field: DeliveryField) =>
    `That's the last one, and it is needed. ${fieldQuestions[field]}`,
  formFull: "That's everything. Say “read it back”, “cash on delivery” or “place the order”.",
  formLeft: "All right. Say “fill in the form” to go on.",
  readForm: (fields: readonly (readonly [DeliveryField, string])[]) => {
    const filled = fields.filter(([, text]) => text !== "");
    return filled.length === 0
      ? "The form is empty. Say “fill in the form”, and I'll ask."
      : `${filled.map(([field, text]) => `${fieldNames[field]}: ${text}`).join(". ")}.`;
  },
  methodChosen: (method: PaymentMethod) => `You're paying ${paying[method]}.`,
  askPlace: (amount: number, method: PaymentMethod) =>
    `${price(amount)}, ${methods[method]}. Shall I place the order?`,
  tookAs: (word: string) => `I understood “${word}”. Say no if that's wrong.`,
} as const;

/** "Two", opening a sentence. */
function inWords(quantity: number): string {
  const word = numberWords.units[quantity - 1] ?? String(quantity);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** "R, a, o": letter by letter. */
function spelledOut(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    " ": "space",
    ".": "dot",
    "@": "at",
    ",": "comma",
  };
  return [...text].map((letter) => signs[letter] ?? letter).join(", ");
}

/** The first four are documented verbatim. */
export const outcomeWords = {
  noRecommendations:
    "I found some options but couldn't get details. Try describing what you need differently.",
  recommendationsFailed:
    "Sorry, I'm having trouble with recommendations right now. Please try again later.",
  tooMany: "Too many requests. Please wait a moment.",
  logOutFailed: "Failed to logout",
  logOutFailedSaid: "I couldn't log you out. Please try again.",
  finding: "Finding…",
  stillFinding: "I'm still looking for the last thing you asked for.",
  searchWasClosed: "The search is closed already.",
  signedOut: "You're logged out.",
  cartFailed: "I couldn't change your cart. Please try again.",
} as const;

export const orderWords = {
  placed: "Your order is placed. Thank you.",
  paying: "The payment window is open. Please finish there.",
  empty: "Your cart is empty, so there is nothing to order.",
  busy: "Your order is being placed already.",
  nothingDue: "That order doesn't need a payment now.",
  noOrders: "You haven't ordered anything yet.",
  unreachable: "I couldn't fetch your orders. Please try again.",
} as const;

/**
 * The tour: three steps, each with its act; all but the last await a word. `size` is chosen by the
 * last.
 */
export const tour = (size: Size): readonly string[] => [
  "“Show the collection” brings you here. Say it any time. Next?",
  "“Open the first one” shows a piece from all sides. Next?",
  `“${initial(sizeNames[size])}” picks your size. Then “add it” fills your cart.`,
];

const initial = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type ComparedFact = "sizes" | "wearer" | "cloth" | "colour";

interface Looked {
  readonly name: string;
  readonly sizes: readonly Size[];
  readonly category: Piece["category"];
  readonly colour: string | undefined;
  readonly materials: readonly string[];
}

/** If both are known. */
function clothsOf(one: Looked, other: Looked): string | undefined {
  const cloth = (each: Looked) => list(each.materials.map(plainly), "and");
  if (one.materials.length === 0 || other.materials.length === 0) return undefined;
  return cloth(one) === cloth(other)
    ? `Both are ${cloth(one)}.`
    : `${one.name} is ${cloth(one)}, ${other.name} is ${cloth(other)}.`;
}

function coloursOf(one: Looked, other: Looked): string | undefined {
  if (!one.colour || !other.colour) return undefined;
  return one.colour === other.colour
    ? `Both are ${one.colour}.`
    : `One is ${one.colour}, the other ${other.colour}.`;
}

/** "silk", "natural fabric". */
function plainly(material: string): string {
  return colourName(material);
}

/** At the beginning of a sentence. */
function pageName(screen: string): string {
  const route = routeOf(screen)?.route;
  const name = route === undefined ? "this page" : titles[route];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export function quoted(text: string): string {
  const characters = [...text];
  if (characters.length <= longestQuote) return text;
  return `${characters.slice(0, longestQuote).join("").trimEnd()} …`;
}

function whether(effect: Effect): readonly string[] {
  switch (effect.type) {
    case "addToCart":
      return [
        `add ${effect.quantity === 1 ? "" : `${effect.quantity} × `}${effect.name} in ${effect.size} to your cart`,
      ];
    case "setQuantity":
      return [
        effect.quantity === 0
          ? `remove ${effect.name} in ${effect.size}`
          : `make it ${effect.quantity} × ${effect.name} in ${effect.size}`,
      ];
    case "changeSize":
      return [`change ${effect.name} to ${effect.to}`];
    default:
      return [];
  }
}
