/**
 * Cuts a reply into sentences, because engines stop in long speeches and because the first sentence
 * of a service's voice can already play while the next is being made. Pure.
 */

/** Longest piece that is said in one go, in characters: well under 15 s of speech. */
const longest = 180;

/** The sentences of a text, in order, without blanks; over-long ones are cut at a comma or a space. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?…]["'”’)]?) (?=\S)/)
    .flatMap(pieces)
    .filter((piece) => piece !== "");
}

function pieces(sentence: string): readonly string[] {
  const whole = sentence.trim();
  if (whole.length <= longest) return [whole];
  const head = whole.slice(0, longest);
  const comma = head.lastIndexOf(", ");
  const cut = comma > longest / 3 ? comma + 1 : head.lastIndexOf(" ");
  const at = cut > 0 ? cut : longest;
  return [whole.slice(0, at).trim(), ...pieces(whole.slice(at))];
}
