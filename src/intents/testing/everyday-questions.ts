/** Everyday questions and commands, names left open: each must do what its kind's plain sentence does. */
import type { Intent } from "../intent.ts";
import { type Conversation, judgeConversation, type Recommends } from "./conversations.ts";
import { phraseLines } from "./phrase-lines.ts";

interface EverydayQuestion {
  readonly kind: string;
  readonly said: string;
}

/** What each kind's sentences mean; "-it" after a kind says it of the piece just described. */
const plainly: Readonly<Record<string, string>> = {
  price: "how much is the {C}?",
  sizes: "which sizes does the {C} come in?",
  hasM: "does the {C} come in M?",
  cloth: "what is the {C} made of?",
  colour: "which colour is the {C}?",
  wash: "how do I wash the {C}?",
  pockets: "does the {C} have pockets?",
  wearer: "who is the {C} for?",
  describe: "tell me about the {C}",
  open: "open the {C}",
  match: "what goes well with the {C}?",
  deliveryTime: "how long does delivery take?",
  deliveryCharge: "how much is delivery?",
  returns: "what is your return policy?",
  payment: "how can I pay?",
  cod: "can I pay cash on delivery?",
  discount: "is there a discount?",
  phone: "what is your phone number?",
  email: "what is your email address?",
  address: "where is your shop?",
  giftWrap: "do you gift wrap?",
  cart: "what's in my cart?",
  total: "what's my total?",
  orders: "where is my order?",
  goCart: "show my cart",
  goCheckout: "check out",
  goOrders: "order history",
  goCollection: "show me all the clothes",
  goBack: "go back",
  repeat: "say that again",
  undo: "undo that",
  help: "what can I say?",
  thanks: "thank you",
  wait: "wait a moment",
};

const names = ["blue shirt", "sweater", "skirt", "kurta", "jeans", "jacket"];
const scenes = ["collection", "product", "cart", "home"] as const;
/** Need something done before. */
const afterwards: ReadonlySet<string> = new Set(["undo", "goCheckout", "total", "repeat"]);

export const questionsIn = (lines: string): readonly EverydayQuestion[] =>
  phraseLines<EverydayQuestion>(lines, (question) => kindOf(question) in plainly);

const kindOf = ({ kind }: EverydayQuestion) => kind.replace("-it", "");

/** Whether it says, opens or goes to what its kind's plain sentence does. */
export function isUnderstood(
  question: EverydayQuestion,
  at: number,
  recommends: Recommends,
): boolean {
  const kind = kindOf(question);
  const name = names[at % names.length] ?? "";
  const scene = afterwards.has(kind) ? "collection" : (scenes[at % scenes.length] ?? "home");
  const before = [
    ...(afterwards.has(kind) ? ["add the blue shirt in M"] : []),
    ...(question.kind.endsWith("-it") ? [`tell me about the ${name}`] : []),
  ];
  const [own, plain] = [question.said, plainly[kind] ?? ""].map((text) =>
    lastOf({
      name: question.kind,
      scene,
      turns: [...before, text.replaceAll("{C}", name)].map((said) => ({ said })),
    }),
  );
  if (!own || !plain) return false;
  if (kind === "match" && own.command === plain.command) return true;
  const says = saidBy(plain);
  const goes = goesTo(plain);
  if (goes !== "") return goesTo(own) === goes;
  return says === "" ? typesOf(own) === typesOf(plain) : saidBy(own).includes(says);

  function lastOf(conversation: Conversation): Intent | undefined {
    return judgeConversation(conversation, recommends).at(-1)?.intent;
  }
}

export const saidBy = ({ effects }: Intent) =>
  effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" ");
export const goesTo = ({ effects }: Intent) =>
  effects
    .flatMap((each) =>
      each.type === "navigate"
        ? [each.to]
        : each.type === "openProduct"
          ? [each.id]
          : each.type === "back" || each.type === "undo"
            ? [each.type]
            : [],
    )
    .join(" ");
const typesOf = ({ effects }: Intent) => effects.map(({ type }) => type).join(" ");
