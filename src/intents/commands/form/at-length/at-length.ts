/**
 * The form's values in a tale: "so i stay in pune now not at home anymore my name is rohan mehta
 * and …". Reads by fields' names, known places and plain marks.
 */
import { withProvider } from "../../../../../language/readers/contact.ts";
import { isSentence } from "../../../long-talk.ts";
import { anyFirst } from "../../../phrases/form/at-length/names.ts";
import { asksElsewhere, holdsBack } from "../../../phrases/form/at-length/talk.ts";
import type { Fields } from "../fields.ts";
import { namesAtLength } from "./names.ts";
import { numbersAtLength } from "./numbers.ts";
import { placesAtLength, type Stretch } from "./places.ts";
import { streetAtLength } from "./streets.ts";
import { talkOf } from "./talk.ts";

/** Of equal length. */
function masked(text: string, spans: readonly Stretch[]): string {
  return spans.reduce(
    (rest, { from, to }) => `${rest.slice(0, from)}${"@".repeat(to - from)}${rest.slice(to)}`,
    text,
  );
}

export function atLength(text: string, country: string | undefined): Fields {
  const whole = withProvider(text);
  const lower = whole.toLowerCase();
  if (!isSentence(whole) || holdsBack.test(lower) || asksElsewhere.test(lower)) return {};
  const { fields: numbers, pinAt, spans } = numbersAtLength(whole, country);
  const talk = talkOf(masked(whole, spans));
  const street = streetAtLength(talk);
  const beside: readonly Stretch[] = [...(pinAt ? [pinAt] : []), ...(street ? [street] : [])];
  const certain = { ...numbers, ...(street && { street: street.street }) };
  const listed = Object.keys(certain).length > 0 || anyFirst.test(talk.lower);
  const named = listed || Object.keys(namesAtLength(talk, false)).length > 0;
  const others = { ...certain, ...placesAtLength(talk, beside, named) };
  const names = namesAtLength(talk, listed && Object.keys(others).length > 1);
  return { ...names, ...others };
}
