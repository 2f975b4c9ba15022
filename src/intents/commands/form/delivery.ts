/** The form by voice: several fields at once, spelling, reading back, asking in order. */
import type { DeliveryField } from "../../../../domain/delivery.ts";
import { readPlaces } from "../../../../language/readers/addresses.ts";
import { withEnglishDigits } from "../../../../language/text/spoken-digits.ts";
import { chanceOf, type Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import {
  asksSomething,
  asksToRead,
  beginsFilling,
  nextWish,
  ofForm,
} from "../../phrases/form/delivery.ts";
import { andSpelled } from "../../phrases/form/values.ts";
import { fieldNames } from "../../responses/names.ts";
import type { Command, Reading, Understood } from "../command.ts";
import { kernel } from "../spoken.ts";
import { askedAbout, doubtedField, exactly } from "./about.ts";
import { anywhere } from "./anywhere.ts";
import { correctionIn } from "./correction.ts";
import { type Fields, fieldsInOrder } from "./fields.ts";
import { asking, describing, filling } from "./filling.ts";
import { inOneForm } from "./in-one-form.ts";
import { isOfNoRow } from "./own-words.ts";
import { amongRemarks, withInitial } from "./remarks.ts";
import { isEmpty, saidIn, withoutNo } from "./said.ts";
import { namesIn, stripped } from "./values.ts";

export const delivery: Command = {
  id: "delivery",
  read(reading, scene) {
    const form = formIn(reading, scene);
    if (!form) return undefined;
    const text = kernel(reading.lower);
    const { said } = reading;
    const exact = exactly({ text, said, form, current: currentField(scene) });
    if (exact) return exact;
    const words = inOneForm(withEnglishDigits(kernel(reading.plain)));
    // Each part is read alone.
    if (!scene.asked && nextWish.test(words)) return undefined;
    const corrected = correctionIn(words, form, {
      current: currentField(scene),
      ...(scene.asked?.id === "field" && { asked: scene.asked.field }),
    });
    const initial = withInitial(words, form);
    if (initial ?? corrected) return filling(initial ?? corrected ?? {}, form, said);
    const rest = withoutNo(words);
    const doubted = doubtedField(rest);
    if (doubted) return asking(doubted, said);
    const { fields, wrong } = saidIn(rest, { country: form.country });
    if (!isEmpty(fields)) return filling(fields, form, said);
    // A question gives no name.
    if (!scene.asked && asksSomething.test(reading.plain))
      return wrong && asking(wrong, said, { again: true });
    const alone = scene.asked ? undefined : nameAlone(rest, form);
    if (alone) return filling(alone, form, said);
    const among = scene.asked
      ? undefined
      : amongRemarks(words, (sentence) => {
          const current = currentField(scene);
          const said = saidIn(withoutNo(sentence), { country: form.country }).fields;
          return (
            correctionIn(sentence, form, { current }) ??
            (isEmpty(said) ? nameAlone(sentence, form) : said)
          );
        });
    const found = among ?? anywhere(words, { country: form.country });
    if (found) return filling(found, form, said);
    return wrong && asking(wrong, said, { again: true });
  },
};

/** "Rohit Bansal", while the form has no name. */
function nameAlone(said: string, form: Fields): Fields | undefined {
  const text = stripped(said);
  const words = text.replace(andSpelled, "").split(" ").length;
  if (words < 2 || words > 3 || form.firstName || form.lastName) return undefined;
  return readPlaces(text).rest === text ? namesIn(text) : undefined;
}

/** Questions about the form. */
export function form(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  const filled = formIn(reading, scene);
  if (!filled) return undefined;
  const current = currentField(scene);
  const asked = askedAbout({ text: saying.text, said: reading.said, form: filled, current });
  const isPlain = chanceOf("form", saying) >= plainly && ofForm.test(saying.text);
  return asked ?? (isPlain ? anyhow(saying, reading, filled) : undefined);
}

const plainly = 0.6;

/** The form's contents, or its next question. */
function anyhow({ text }: Saying, { said }: Reading, form: Fields): Understood {
  const isAsked = asksToRead.test(text) && !beginsFilling.test(text);
  return isAsked ? describing(fieldsInOrder, form) : filling({}, form, said);
}

function formIn(reading: Reading, { shop }: Scene): Fields | undefined {
  const form = shop?.checkout?.form;
  return form && isOfNoRow(reading) ? form : undefined;
}

/** Just written, requested, or the only one described. */
function currentField({ asked, shop }: Scene): DeliveryField | undefined {
  if (asked?.id === "field") return asked.after ?? asked.field;
  const named = Object.entries(fieldNames).filter(([, name]) => shop?.said?.includes(`${name}: `));
  return named.length === 1 ? (named[0]?.[0] as DeliveryField) : undefined; // a key of the names
}
