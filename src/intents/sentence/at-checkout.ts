/** A tale at the checkout: its values and its method, whatever else it was taken for. */
import { withEnglishDigits } from "../../../language/text/spoken-digits.ts";
import { askedAtLength, methodAtLength } from "../commands/checkout/at-length.ts";
import type { Reading } from "../commands/command.ts";
import { atLength } from "../commands/form/at-length/at-length.ts";
import type { Fields } from "../commands/form/fields.ts";
import { filling } from "../commands/form/filling.ts";
import { inOneForm } from "../commands/form/in-one-form.ts";
import { say } from "../commands/say.ts";
import { type Effect, writesCart } from "../effects.ts";
import type { Scene } from "../intent.ts";
import { isLong, isSentence } from "../long-talk.ts";
import { forbids, turnsBack } from "../phrases/form/at-length/talk.ts";
import { words } from "../responses/words.ts";
import type { Sure } from "./best.ts";

/** A part of the same value is no correction. */
function together(before: Fields, found: Fields, lower: string): Fields {
  const { firstName = "", lastName = "", street = "", email = "" } = found;
  const isLess =
    (before.firstName ?? "").endsWith(` ${firstName}`) ||
    (before.lastName ?? "").endsWith(` ${lastName}`);
  const { firstName: first, lastName: last, ...others } = found;
  const names = { ...(first && { firstName: first }), ...(last && { lastName: last }) };
  return {
    ...before,
    ...(isLess ? others : { ...others, ...names }),
    ...(street !== "" && before.street?.startsWith(`${street},`) && { street: before.street }),
    ...(email !== "" &&
      before.email?.endsWith(email) &&
      !lower.includes(` ${email}`) && { email: before.email }),
  };
}

export function atCheckout(
  sure: Sure | undefined,
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const { shop, asked } = scene;
  const { checkout } = shop ?? {};
  if (!shop || !checkout || !isSentence(reading.plain)) return sure;
  if (!isLong(reading.plain) && (sure || turnsBack.test(reading.lower))) return sure;
  if (asked && asked.id !== "field") return sure;
  const question = askedAtLength(reading.lower, shop);
  if (question) return { ...question, chance: 1 };
  const fills = sure?.effects.some(({ type }) => type === "fillDelivery") ?? true;
  if (fills && reading.row === "none" && forbids.test(reading.lower))
    return {
      id: "everywhere",
      slots: { act: "wait" },
      effects: [say(words.noHurry)],
      row: "waits",
      chance: 1,
    };
  const effects = sure?.effects ?? [];
  const before = writtenBy(effects);
  const found = atLength(inOneForm(withEnglishDigits(reading.plain)), checkout.form.country);
  const fields: Fields = {
    ...together(before, found, reading.lower),
    // Its letters may have been spelled after it.
    ...(asked?.field === "email" && before.email && { email: before.email }),
  };
  const chosen = chosenBy(effects);
  const method = methodAtLength(reading.lower) ?? chosen;
  const isSame = (Object.keys(fields) as (keyof Fields)[]).every(
    (each) => fields[each] === before[each],
  );
  const isSaved = effects.some(({ type }) => type === "useAddress");
  if (isSame && !(isSaved && Object.keys(before).length > 0) && method === chosen) return sure;
  const filled = filling(fields, checkout.form, reading.said);
  const isFilled = filled.effects.some(({ type }) => type === "fillDelivery");
  const rest = effects.filter((each) => stays(each));
  const asks = rest.some(({ type }) => type === "ask");
  const waits = reading.row === "none" || (sure?.row === "waits" && effects.some(isField));
  const form = isFilled
    ? filled.effects.filter(({ type }) => type === "fillDelivery" || (waits && !asks))
    : effects.filter(isField);
  const pay: readonly Effect[] =
    (method && method !== checkout.method) || (method && !isFilled)
      ? [{ type: "choosePayment", method }]
      : [];
  if (rest.length + pay.length + form.length === 0) return sure;
  return {
    id: isFilled ? (method ? "both" : "delivery") : "pay",
    slots: { ...(isFilled && filled.slots), ...(method && { method }) },
    effects: [...rest, ...pay, ...form],
    row: waits ? "waits" : "follows",
    chance: 1,
  };
}

const isField = (effect: Effect): boolean =>
  effect.type === "ask" && effect.question.id === "field";

/** Changes of the cart and the last question. */
function stays(effect: Effect): boolean {
  return writesCart.has(effect.type) || (effect.type === "ask" && effect.question.id === "confirm");
}

function writtenBy(effects: readonly Effect[]): Fields {
  return Object.assign(
    {},
    ...effects.map((each) => (each.type === "fillDelivery" ? each.fields : {})),
  ) as Fields; // of the same record
}

function chosenBy(effects: readonly Effect[]) {
  return effects.flatMap((each) => (each.type === "choosePayment" ? [each.method] : [])).at(-1);
}
