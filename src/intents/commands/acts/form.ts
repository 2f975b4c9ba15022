/** The delivery form: values said in a sentence, and questions about it, in anyone's words. */
import type { DeliveryField } from "../../../../domain/delivery.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import type { Reading, Understood } from "../command.ts";
import { delivery } from "../delivery.ts";

/** Field names as people call them. */
const fields: readonly (readonly [DeliveryField, RegExp, string])[] = [
  ["lastName", /\b(?:last name|surname|family name)\b/, "last name"],
  ["firstName", /\b(?:first name|given name|name)\b/, "first name"],
  ["email", /\b(?:e-?mail|mail)\b/, "e-mail"],
  ["pinCode", /\b(?:pin|postal|zip)\b/, "pin code"],
  ["phone", /\b(?:phone|mobile|number|contact)\b/, "phone number"],
  ["city", /\b(?:city|town)\b/, "city"],
  ["state", /\bstate\b/, "state"],
  ["country", /\bcountry\b/, "country"],
  ["street", /\b(?:street|house|road|address|flat)\b/, "street"],
];

const spells = /\bspel\w*\b|\bletter by letter\b/;
const changes =
  /\b(?:change|correct|fix|edit|redo|wrong|mistake|again|update|incorrect|not right|typo|different)\b/;
const reads =
  /\b(?:read|check|what (?:have|did|do|is|'s)|tell me|repeat|go (?:over|through)|right|correct|show|filled|written|put|have (?:you|i)|got)\b/;
const missing =
  /\b(?:missing|left|remaining|remain|else|more|still|next|empty|start|begin|fill|need|ask|help)\b/;

/** Reads it in the words that the form's command knows. */
export function form(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  if (!scene.shop?.checkout || reading.row !== "none") return undefined;
  const say = (lower: string) => delivery.read({ ...reading, lower, plain: lower }, scene);
  const field = fields.find(([, called]) => called.test(saying.text));
  if (spells.test(saying.text)) return say(`spell my ${field?.[2] ?? "name"}`);
  if (
    field &&
    changes.test(saying.text) &&
    !/\bis (?:that|it|this|my|the)\b.*\b(?:right|correct)\b/.test(saying.text)
  )
    return say(`change the ${field[2]}`);
  if (field && reads.test(saying.text)) return say(`what is my ${field[2]}`) ?? say("read it back");
  if (missing.test(saying.text) && !/\bread\b/.test(saying.text)) return say("what is missing");
  return say("read it back");
}
