/**
 * Values among remarks: "Oh right. Kevin Marsh, that's me.", "is it still there? It should be 13".
 * Reads an utterance sentence by sentence if the whole has no value.
 */
import { normalise } from "../../normalise.ts";
import { closingSigns, joints, spelled } from "../../phrases/form/remarks.ts";
import { type Fields, fieldsInOrder } from "./fields.ts";

const mostSentences = 4;

/** Later sentences win. */
export function amongRemarks(
  said: string,
  read: (sentence: string) => Fields | undefined,
): Fields | undefined {
  const sentences = said.split(joints);
  if (sentences.length < 2 || sentences.length > mostSentences) return undefined;
  let fields: Fields = {};
  for (const sentence of sentences.toReversed()) {
    const { plain } = normalise(sentence);
    if (sentence.endsWith("?") || plain === "") continue;
    fields = { ...read(plain.replace(closingSigns, "")), ...fields };
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** Similar initial letters. */
const alike = ["ck", "gj", "sc", "sz", "iy", "vw", "fp", "ea", "jy", "kq"];

/** "Catherine with a K": replaces the initial. */
export function withInitial(said: string, form: Fields): Fields | undefined {
  const { old = "", letter = "", right } = spelled.exec(said)?.groups ?? {};
  const held = (text: string) =>
    fieldsInOrder.find(
      (field) =>
        (field === "firstName" || field === "lastName") &&
        form[field]?.toLowerCase() === text.toLowerCase(),
    );
  const field = held(old);
  const first = old.charAt(0).toLowerCase();
  const own = letter.toLowerCase();
  const pair = [first, own].sort().join("");
  if (!field || !alike.some((each) => [...each].sort().join("") === pair)) return undefined;
  const name = right?.toLowerCase().startsWith(own) ? right : own + old.slice(1);
  return { [field]: name.charAt(0).toUpperCase() + name.slice(1) };
}
