/**
 * The delivery form by conversation: one field or several at once, spelled where it must be, read
 * back, and asked for one after the other.
 */
import type { DeliveryField } from "../../../../domain/delivery.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { fieldNames } from "../../names.ts";
import type { Command, Reading, Understood } from "../command.ts";
import { kernel } from "../spoken.ts";
import { askedAbout, doubtedField, exactly } from "./about.ts";
import { correctionIn } from "./correction.ts";
import type { Fields } from "./fields.ts";
import { asking, filling } from "./filling.ts";
import { isEmpty, saidIn } from "./said.ts";

/** "My name is Asha and I'll pay by card" is of two commands. */
const wishing =
  /(?:,|;|\.|\band\b|\bthen\b|\bafter that\b)(?: and| then)* (?:i(?:'ll|'d| will| would| want to| can)? (?:like to )?|you can |please |let me |let's )?(?:pay|buy|place|confirm|check ?out|read (?:it|that|everything|all)|purchase)\b/i;

export const delivery: Command = {
  id: "delivery",
  read(reading, scene) {
    const form = formIn(reading, scene);
    if (!form) return undefined;
    const text = kernel(reading.lower);
    const { said } = reading;
    const exact = exactly({ text, said, form, current: currentField(scene) });
    if (exact) return exact;
    const words = kernel(reading.plain);
    // Another wish follows; each part is read by itself.
    if (!scene.asked && wishing.test(words)) return undefined;
    const corrected = correctionIn(words, form, currentField(scene));
    if (corrected) return filling(corrected, form, said);
    const rest = withoutNo(words);
    const doubted = doubtedField(rest);
    if (doubted) return asking(doubted, said);
    const { fields, wrong } = saidIn(rest, { country: form.country });
    if (!isEmpty(fields)) return filling(fields, form, said);
    return wrong && asking(wrong, said, { again: true });
  },
};

/** Questions about the form, in anyone's words. */
export function form(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  const filled = formIn(reading, scene);
  if (!filled) return undefined;
  const current = currentField(scene);
  return askedAbout({ text: saying.text, said: reading.said, form: filled, current });
}

function formIn({ row }: Reading, { shop }: Scene): Fields | undefined {
  return row === "none" ? shop?.checkout?.form : undefined;
}

/** The field that was spoken of last: just written, asked for, or the only one that was told. */
export function currentField({ asked, shop }: Scene): DeliveryField | undefined {
  if (asked?.id === "field") return asked.after ?? asked.field;
  const told = Object.entries(fieldNames).filter(([, name]) => shop?.said?.includes(`${name}: `));
  return told.length === 1 ? (told[0]?.[0] as DeliveryField) : undefined; // a key of the names
}

const denying =
  /^(?:(?:no(?!\.? ?\d{1,4}\b)|nope|nah|sorry|oops|actually|wait|hold on|i mean|i meant|not that)(?![\w'.])[\s,.]+)+/i;

/** "No, the city is Mysuru": what follows the no. "No. 12" is the number of a house. */
export function withoutNo(said: string): string {
  return said.replace(denying, "");
}
