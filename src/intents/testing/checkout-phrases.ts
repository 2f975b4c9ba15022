/** Sentences of the till: answers to the form's questions, corrections, paying, and after the order. */
import type { DeliveryField } from "../../../domain/delivery.ts";
import { paths } from "../../../domain/routes.ts";
import { digitsOf } from "../../../language/readers/contact.ts";
import { isSamePlace } from "../../../language/readers/places.ts";
import { withDigits } from "../../../language/readers/spelling.ts";
import type { Effect } from "../effects.ts";
import type { Scene } from "../intent.ts";
import { type Conversation, judgeConversation, type Recommends } from "./conversations.ts";
import { saidBy } from "./everyday-questions.ts";
import { phraseLines } from "./phrase-lines.ts";

interface TillPhrase {
  readonly kind: string;
  readonly said: string;
  /** Stands in the kind's field afterwards. */
  readonly value?: string;
}

type Verdict = ReturnType<typeof judgeConversation>[number];
type Form = Partial<Record<DeliveryField, string>>;

interface Kind {
  readonly scene: Conversation["scene"];
  readonly before: readonly string[];
  readonly field?: DeliveryField;
  /** Of kinds without a value. */
  readonly right?: (verdict: Verdict) => boolean;
}

/** Given in turn, up to the question. */
const answers: readonly (readonly [DeliveryField, string])[] = [
  ["firstName", "Asha"],
  ["lastName", "Rao"],
  ["email", "asha@example.com"],
  ["street", "12 MG Road"],
  ["city", "Bengaluru"],
  ["state", "Karnataka"],
  ["pinCode", "560001"],
  ["country", "India"],
  ["phone", "9876543210"],
];
const fields = answers.map(([field]) => field);

const asked = (field: DeliveryField) => {
  const given = answers.slice(0, fields.indexOf(field)).map(([, value]) => value);
  return { scene: "checkout", before: ["fill in the form", ...given] } as const;
};
const filled = (...before: readonly string[]) => ({ scene: "checkout-filled", before }) as const;
const begun = (...before: readonly string[]) => ({ scene: "checkout", before }) as const;

const has = ({ intent }: Verdict, is: (effect: Effect) => boolean) => intent.effects.some(is);
const asksField = (verdict: Verdict, field: DeliveryField, anew: boolean) =>
  has(
    verdict,
    (each) =>
      each.type === "ask" &&
      each.question.id === "field" &&
      each.question.field === field &&
      (!anew || (each.question.anew ?? []).length > 0),
  );
const says = ({ intent }: Verdict, ...parts: readonly string[]) =>
  parts.every((part) => saidBy(intent).includes(part));
const chooses = (verdict: Verdict) => has(verdict, ({ type }) => type === "choosePayment");
const pays = (method: "cod" | "razorpay") => (verdict: Verdict) =>
  verdict.after.shop?.checkout?.method === method &&
  (chooses(verdict) || verdict.intent.command === "pay");
const orders = (verdict: Verdict) =>
  has(verdict, ({ type }) => type === "placeOrder" || type === "payOrder");
const describes = (about: "status" | "items") => (verdict: Verdict) =>
  has(verdict, (each) => each.type === "describeOrder" && each.about === about);
const isUnknown = ({ intent }: Verdict) =>
  intent.command === undefined && intent.effects.some(({ type }) => type === "toast");
const writesNothing = () => true;

const kinds: Readonly<Record<string, Kind>> = {
  firstName: { ...asked("firstName"), field: "firstName" },
  lastName: { ...asked("lastName"), field: "lastName" },
  email: { ...asked("email"), field: "email" },
  phone: { ...asked("phone"), field: "phone" },
  address: { ...asked("street"), field: "street" },
  city: { ...asked("city"), field: "city" },
  state: { ...asked("state"), field: "state" },
  pin: { ...asked("pinCode"), field: "pinCode" },
  pinWhenCity: { ...asked("city"), field: "pinCode" },
  phoneUnasked: { ...begun(), field: "phone" },
  cityUnasked: { ...begun(), field: "city" },
  fixName: { ...filled(), field: "firstName" },
  fixPin: { ...filled(), field: "pinCode" },
  fixJustNow: { ...filled("my phone number is 9876500000"), field: "phone" },
  skip: { ...asked("email"), right: (verdict) => asksField(verdict, "street", false) },
  murmurName: { ...asked("firstName"), right: writesNothing },
  askName: { ...asked("firstName"), right: (verdict) => !isUnknown(verdict) },
  missing: {
    ...begun("my first name is Asha"),
    right: (verdict) => says(verdict, "Still missing: last name"),
  },
  readBack: {
    ...filled(),
    right: (verdict) => says(verdict, "First name: Asha", "Phone: 9876543210"),
  },
  startOver: { ...filled(), right: (verdict) => asksField(verdict, "firstName", true) },
  cash: { ...filled(), right: pays("cod") },
  card: { ...filled(), right: pays("razorpay") },
  rightAway: { ...filled("place the order"), right: orders },
  notYet: { ...filled("place the order"), right: (verdict) => !orders(verdict) },
  cashToCard: { ...filled("cash on delivery"), right: pays("razorpay") },
  askCash: {
    ...filled(),
    // "In small towns also" asks of the delivery.
    right: (verdict) =>
      (says(verdict, "cash") || says(verdict, "We deliver within")) && !chooses(verdict),
  },
  askTotal: { ...filled(), right: (verdict) => says(verdict, "₹5,637 altogether") },
  backToCart: { ...filled(), right: ({ after }) => after.screen === paths.cart },
  whereOrder: { ...filled("place the order", "yes"), right: describes("status") },
  cancelOrder: {
    ...filled("place the order", "yes"),
    right: (verdict) =>
      has(verdict, (each) => each.type === "afterOrder" && each.request.act === "cancel"),
  },
  whatOrdered: { ...filled("place the order", "yes"), right: describes("items") },
};

export const tillPhrasesIn = (lines: string): readonly TillPhrase[] =>
  phraseLines<TillPhrase>(lines, ({ kind }) => kind in kinds);

export function tillVerdict(
  { kind, said, value = "" }: TillPhrase,
  recommends: Recommends,
): { readonly right: boolean; readonly harm: boolean; readonly verdict?: Verdict } {
  const { scene = "checkout", before = [], field, right = writesNothing } = kinds[kind] ?? {};
  const turns = [...before, said].map((each) => ({ said: each }));
  const verdict = judgeConversation({ name: kind, scene, turns }, recommends).at(-1);
  if (!verdict) return { right: false, harm: false };
  const [old, form] = [formIn(verdict.scene), formIn(verdict.after)];
  const leaves = verdict.scene.screen !== verdict.after.screen;
  const changed = fields.filter(
    (each) => old[each] !== form[each] && !(leaves && form[each] === undefined),
  );
  const bought = orders(verdict);
  const cart = ({ shop }: Scene) => JSON.stringify(shop?.cart);
  const changesCart = !bought && cart(verdict.scene) !== cart(verdict.after);
  if (field) {
    const own = isValue(field, form, changed, value, said);
    const others = changed.filter((each) => each !== field && !beside(field, own).has(each));
    const harm = (changed.includes(field) && !own) || others.length > 0;
    return { right: own && others.length === 0, harm: harm || bought || changesCart, verdict };
  }
  const harm =
    (changed.length > 0 && kind !== "startOver") ||
    (bought && kind !== "rightAway") ||
    (kind === "askCash" && chooses(verdict)) ||
    changesCart;
  return { right: right(verdict) && !harm, harm, verdict };
}

const formIn = ({ shop }: Scene): Form => shop?.checkout?.form ?? {};

/** What may be read with it: a street's places, a city's state, the second of two names. */
function beside(field: DeliveryField, own: boolean): ReadonlySet<DeliveryField> {
  if (field === "street") return new Set(places);
  if (field === "city") return new Set(["state"]);
  return new Set(field === "firstName" && own ? ["lastName"] : []);
}
const places = ["city", "state", "pinCode"] as const;

function isValue(
  field: DeliveryField,
  form: Form,
  changed: readonly DeliveryField[],
  value: string,
  said: string,
): boolean {
  const own = form[field] ?? "";
  switch (field) {
    case "phone":
      return digitsOf(own).length >= 10 && digitsOf(own).slice(-10) === digitsOf(value).slice(-10);
    case "pinCode":
      return digitsOf(own) === digitsOf(value);
    case "city":
      return isSamePlace(own, value);
    case "street": {
      const apart = places.flatMap((each) => (changed.includes(each) ? [form[each]] : []));
      const whole = [own, ...apart].join(" ");
      return wordsOf(own) === wordsOf(value) || wordsOf(whole) === wordsOf(value);
    }
    case "firstName": {
      // "Sai Krishna" may be both names, if not said to be one.
      const both = changed.includes("lastName") ? `${own} ${form.lastName}` : own;
      return plain(own) === plain(value) || (plain(both) === plain(value) && !asOne.test(said));
    }
    default:
      return plain(own) === plain(value);
  }
}

const asOne = /\bwords\b|\bhyphen\b|\bspace\b/;
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@._]/gu, "");

const evened: readonly (readonly [RegExp, string])[] = [
  [/\b(\w+),? ke (?:paas|pass|nazdeek)\b/g, "near $1"],
  [/\bke (?:upar|oopar)\b/g, "above"],
  [/\bke (?:peeche|piche)\b/g, "behind"],
  [/\bke (?:saamne|samne)\b/g, "opposite"],
  [/\bopp\b\.?/g, "opposite"],
  [/\b(?:stroke|slash|by|bata)\b/g, "/"],
  [/\s*\/\s*/g, "/"],
  [/\bfirst\b/g, "1st"],
  [/\bsecond\b/g, "2nd"],
  [/\bthird\b/g, "3rd"],
  [/\bfourth\b/g, "4th"],
];
/** Say no more about where it is. */
const empty = new Set("house door ghar makaan no number num the my and at in of on".split(" "));

/** In any order: "room 219, Godavari Hostel". */
function wordsOf(text: string): string {
  const said = evened.reduce(
    (line, [from, to]) => line.replace(from, to),
    withDigits(text.toLowerCase(), 1),
  );
  const words = said.split(/[\s,.;:#()-]+/).filter((word) => word !== "" && !empty.has(word));
  return [...words].sort().join(" ");
}
