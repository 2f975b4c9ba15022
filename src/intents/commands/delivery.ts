/**
 * The delivery form by conversation: one field or several at once, spelled where it must be, read
 * back, and asked for one after the other.
 */
import type { DeliveryField, Effect, Question } from "../effects.ts";
import type { Scene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { type Fields, fieldsIn, fieldValue, spelledValue } from "./delivery-values.ts";
import { kernel } from "./spoken.ts";

/** In the order in which they are asked. */
export const deliveryFields: readonly DeliveryField[] = [
  "firstName",
  "lastName",
  "email",
  "street",
  "city",
  "state",
  "pinCode",
  "country",
  "phone",
];

const asking =
  /^(?:fill (?:in |out )?(?:the |this |my )?(?:form|details|address)|(?:let's )?(?:start|begin)(?: the form)?|ask me|what(?:'s| is) missing|what (?:else )?do you need|what's left|next(?: field)?)$/;
const reading_ =
  /^(?:read (?:it|that|the form|my details|my address|everything)(?: back)?(?: to me)?|read back|check (?:it|the form|my details)|what (?:did i|have i) (?:say|write|fill in)|what do you have)$/;

/** "Let me spell it", "spell my last name". */
const spelling =
  /^(?:(?:i'll|i will|i want to|i can|may i|can i) )?spell(?: it| that| it out)?(?: (?:my |the )?(?<field>first name|last name|surname|name|e-?mail(?: address)?|street|city|town|state))?$/;
/** While a field waits, an utterance that begins so is another subject. */
const elsewhere =
  /^(?:help|undo|back|go back|go to|scroll|repeat|say that|what|how|where|which|compare|read|place|pay|remove|empty|skip|open|show|close|speak|talk|slower|faster|slow down|speed up|(?:the )?(?:first|second|third|fourth|last)(?: (?:one|piece|item))?$|number \w+$)\b/i;

export const delivery: Command = {
  id: "delivery",
  read(reading, scene) {
    const { shop } = scene;
    if (!shop?.checkout || reading.row !== "none") return undefined;
    const lower = kernel(reading.lower);
    if (asking.test(lower)) return filling({}, scene, reading.said);
    const named = spelling.exec(lower)?.groups?.field;
    if (named !== undefined) return announced(spelledField(named) ?? "firstName", reading.said);
    if (reading_.test(lower)) {
      const text = words.readForm(
        deliveryFields.map((field) => [field, shop.checkout?.form[field] ?? ""]),
      );
      return { slots: {}, effects: [{ type: "say", text }], row: "follows" };
    }
    const fields = fieldsIn(kernel(reading.plain));
    return Object.keys(fields).length === 0 ? undefined : filling(fields, scene, reading.said);
  },
};

/** What was said while a field was asked for; a labelled answer may name other fields. */
export function fieldAnswer(
  { field, spelled }: Question & { readonly id: "field" },
  reading: Reading,
  scene: Scene,
): Understood | undefined {
  const said = kernel(reading.plain);
  const spells = spelling.exec(said.toLowerCase());
  if (spells) return announced(spelledField(spells.groups?.field) ?? field, reading.said);
  if (elsewhere.test(said)) return undefined;
  if (spelled) return filling(spelledValue(field, said), scene, reading.said, true);
  const labelled = fieldsIn(said);
  const fields = Object.keys(labelled).length > 0 ? labelled : fieldValue(field, said);
  return filling(fields, scene, reading.said);
}

function spelledField(name: string | undefined): DeliveryField | undefined {
  if (name === undefined) return undefined;
  if (name.startsWith("e")) return "email";
  if (name === "surname" || name === "last name") return "lastName";
  if (name.endsWith("name")) return "firstName";
  return name === "town" ? "city" : deliveryFields.find((field) => field === name);
}

/** The next utterance is read letter by letter. */
function announced(field: DeliveryField, about: string): Understood {
  return {
    slots: { spelled: field },
    effects: [
      {
        type: "ask",
        question: { id: "field", text: words.askSpelled(field), about, field, spelled: true },
      },
    ],
    row: "waits",
  };
}

/**
 * Writes the fields, says them back, and asks for the first that is still empty or wrong; letter by
 * letter again, where a spelled one is.
 */
function filling(fields: Fields, { shop }: Scene, about: string, spelled = false): Understood {
  const form = { ...shop?.checkout?.form, ...fields };
  const written = deliveryFields.filter((field) => fields[field] !== undefined);
  const wrong = written.find((field) => !fits(field, fields[field] ?? ""));
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([field]) => field !== wrong),
  ) as Fields; // entries of the same record
  const missing = wrong ?? missingFields(form)[0];
  const effects: Effect[] = [];
  if (Object.keys(kept).length > 0) effects.push({ type: "fillDelivery", fields: kept });
  if (wrong && spelled) effects.push(...announced(wrong, about).effects);
  else if (missing) {
    effects.push(askField(missing, about, wrong !== undefined));
  } else effects.push({ type: "say", text: words.formFull });
  return { slots: { fields: written }, effects, row: "waits" };
}

/** Asks for a field; `again` after an answer that can't be right. */
export function askField(field: DeliveryField, about: string, again = false): Effect {
  return {
    type: "ask",
    question: { id: "field", text: words.askField(field, again), about, field },
  };
}

/** The fields that are empty or can't be right. */
export function missingFields(form: Fields): readonly DeliveryField[] {
  return deliveryFields.filter((field) => !fits(field, form[field] ?? ""));
}

function fits(field: DeliveryField, text: string): boolean {
  if (text.trim() === "") return false;
  if (field === "email") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
  return field === "phone" || field === "pinCode" ? /\d{4}/.test(text.replace(/\D/g, "")) : true;
}
