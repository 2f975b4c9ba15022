/**
 * Everything that the assistant says of its own accord about what it understood, in one place, so
 * that voice and screen use the same words. Plain, brief, kind; no sentence blames the shopper.
 */
import type { Size } from "../../contract/schemas.ts";
import { colourName } from "../../language/colours.ts";
import { list, rupees } from "../../language/labels.ts";
import type { DeliveryField, Destination, Effect, PaymentMethod, ViewChange } from "./effects.ts";
import type { Piece } from "./intent.ts";

/** The toast of an utterance that no row and no command takes. Documented; exact. */
export const tryAgain = "Try Again";

/** Longer quotations are shortened, so that nothing long is read aloud. */
const longestQuote = 60;

export const words = {
  notUnderstood: (heard: string) =>
    heard === ""
      ? "I didn't hear any words."
      : `I heard “${quoted(heard)}”, and I don't know that one yet. Try “go to my cart” or “suggest a shirt”.`,
  onlyTheStart: "That was a lot at once. I took the first part of it.",
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
  good: "Good.",
  undone: "Taken back.",
  nothingToUndo: "There is nothing to take back.",

  which: (names: readonly string[], count: number) =>
    count > names.length
      ? `${count} pieces fit. Which one: ${list(names, "or")}, or another?`
      : `Do you mean ${list(names, "or")}?`,
  whichSize: (name: string, sizes: readonly Size[]) =>
    `Which size of ${name}: ${list(sizes, "or")}?`,
  sizeNotMade: (name: string, wrong: Size, sizes: readonly Size[]) =>
    `${name} doesn't come in ${wrong}. Would you like ${list(sizes, "or")}?`,
  onlySizes: (name: string, wrong: Size, sizes: readonly Size[]) =>
    `${name} doesn't come in ${wrong}. It comes in ${list(sizes, "and")}.`,

  price: (name: string, price: number) => `${name} is ${rupees(price)}.`,
  sizes: (name: string, sizes: readonly Size[]) => `${name} comes in ${list(sizes, "and")}.`,
  cloth: (name: string, materials: readonly string[]) =>
    materials.length === 0
      ? `The description of ${name} doesn't say what it is made of.`
      : `${name} is ${list(materials.map(plainly), "and")}.`,
  colour: (name: string, colour: string | undefined) =>
    colour === undefined ? `I can't tell the colour of ${name}.` : `${name} is ${colour}.`,
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
      : `You have ${list(
          lines.map((each) => words.line(each)),
          "and",
        )}.`,
  total: (sum: number, fee: number) =>
    sum === 0
      ? "Your cart is empty, so nothing to pay."
      : `${rupees(sum + fee)} altogether: ${rupees(sum)} and ${rupees(fee)} for delivery.`,
  askEmpty: (count: number) =>
    count === 1 ? "Shall I take the one piece out?" : `Shall I take all ${count} pieces out?`,
  whichLine: (lines: readonly string[]) =>
    `Which one: ${list(lines, "or")}? Say its name or its place.`,

  nothingToOrder: "Your cart is empty, so there is nothing to order yet.",
  atCheckout: "Here's the checkout. Say “fill in the form”, and I'll ask for your details.",
  askField: (field: DeliveryField, again: boolean) =>
    again ? `That doesn't look right. ${fieldQuestions[field]}` : fieldQuestions[field],
  formFull: "That's everything. Say “read it back”, “cash on delivery” or “place the order”.",
  formLeft: "All right. Say “fill in the form” to go on.",
  readForm: (fields: readonly (readonly [DeliveryField, string])[]) => {
    const filled = fields.filter(([, text]) => text !== "");
    return filled.length === 0
      ? "The form is empty. Say “fill in the form”, and I'll ask."
      : `${filled.map(([field, text]) => `${fieldNames[field]}: ${text}`).join(". ")}.`;
  },
  askPlace: (amount: number, method: PaymentMethod) =>
    `${rupees(amount)}, ${methods[method]}. Shall I place the order?`,
  tookAs: (word: string) => `I took that as ${word}. Say no if I'm wrong.`,
} as const;

const fieldNames: Readonly<Record<DeliveryField, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  street: "Street",
  city: "City",
  state: "State",
  pinCode: "PIN code",
  country: "Country",
  phone: "Phone",
};

const fieldQuestions: Readonly<Record<DeliveryField, string>> = {
  firstName: "What is your first name?",
  lastName: "What is your last name?",
  email: "What is your e-mail address?",
  street: "Which house and street?",
  city: "Which city?",
  state: "Which state?",
  pinCode: "What is the PIN code?",
  country: "Which country?",
  phone: "What is your phone number?",
};

const methods: Readonly<Record<PaymentMethod, string>> = {
  cod: "cash on delivery",
  razorpay: "by card",
};

/** A material as it is said: "silk", "natural fabric". */
function plainly(material: string): string {
  return colourName(material);
}

const places: Readonly<Record<Destination, string>> = {
  "/": "Here's the home page.",
  "/collection": "Here's the collection.",
  "/product": "Here's what's new, and what others love.",
  "/about": "Here's our story.",
  "/contact": "Here's how to reach us.",
  "/cart": "Here's your cart.",
  "/order": "Here are your orders.",
  "/placeorder": "Here's the checkout.",
  "/recommendations": "Here's what I found.",
};

/**
 * What effects do, in one sentence for the bubble: their own words where they say some, or else
 * the words for the act. Undefined when there is nothing to tell.
 */
export function tell(effects: readonly Effect[]): string | undefined {
  const told = effects.map(sentence);
  const own = effects.findIndex((effect) => effect.type === "say" || effect.type === "ask");
  return own >= 0 ? told[own] : told.find((text) => text !== undefined);
}

function sentence(effect: Effect): string | undefined {
  switch (effect.type) {
    case "navigate":
      return places[effect.to];
    case "openSearch":
      return effect.query ? `Searching for “${quoted(effect.query)}”.` : "The search is open.";
    case "closeSearch":
      return "The search is closed.";
    case "narrow":
      return narrowed(effect.view);
    case "openProduct":
      return `Here's ${effect.name}.`;
    case "chooseSize":
      return `Size ${effect.size}.`;
    case "turnPicture":
      return effect.by === 1 ? "The next picture." : "The picture before.";
    case "addToCart":
      return effect.quantity === 1
        ? `${effect.name} in ${effect.size} is in your cart.`
        : `${effect.quantity} × ${effect.name} in ${effect.size} are in your cart.`;
    case "setQuantity":
      return effect.quantity === 0
        ? `${effect.name} in ${effect.size} is out of your cart. Say “undo” to have it back.`
        : `${effect.name} in ${effect.size}: ${effect.quantity} now.`;
    case "changeSize":
      return `${effect.name} is in ${effect.to} now.`;
    case "emptyCart":
      return "Your cart is empty. Say “undo” to have it all back.";
    case "undo":
      return words.undone;
    case "back":
      return "Back.";
    case "scroll":
    case "openHelp":
    case "tellOrder":
      return undefined;
    case "fillDelivery":
      return `${deliveryFieldsOf(effect.fields)
        .map(([field, text]) => `${fieldNames[field]}: ${text}`)
        .join(". ")}.`;
    case "choosePayment":
      return `Paying ${effect.method === "cod" ? "in cash on delivery" : "by card"}.`;
    case "placeOrder":
      return "Placing the order …";
    case "recommend":
      return "Looking for your match …";
    case "logout":
      return "Signing you out.";
    case "toast":
      return undefined;
    case "say":
      return effect.text;
    case "ask":
      return effect.question.text;
  }
}

function deliveryFieldsOf(fields: Readonly<Partial<Record<DeliveryField, string>>>) {
  return (Object.keys(fieldNames) as DeliveryField[]) // the keys of that record
    .flatMap((field) => {
      const text = fields[field];
      return text === undefined ? [] : [[field, text] as const];
    });
}

const kinds = {
  TopWear: "top wear",
  BottomWear: "bottom wear",
  WinterWear: "winter wear",
} as const;
const whose = { Men: "men", Women: "women", Kids: "kids" } as const;

function narrowed({ categories, subCategories, sort }: ViewChange): string {
  if (sort) {
    return {
      relavent: "In the usual order.",
      "low-high": "Cheapest first.",
      "high-low": "Dearest first.",
    }[sort];
  }
  const parts = [
    subCategories &&
      subCategories.length > 0 &&
      list(
        subCategories.map((each) => kinds[each]),
        "and",
      ),
    categories &&
      categories.length > 0 &&
      `for ${list(
        categories.map((each) => whose[each]),
        "and",
      )}`,
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) return "Showing everything.";
  const text = parts.join(" ");
  return `Only ${text}.`;
}

function quoted(text: string): string {
  const characters = [...text];
  if (characters.length <= longestQuote) return text;
  return `${characters.slice(0, longestQuote).join("").trimEnd()} …`;
}
