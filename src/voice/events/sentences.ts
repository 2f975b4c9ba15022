/**
 * Splits a reply into sentences: engines stop in long speeches, and fetching overlaps playing.
 * Pure.
 */

/** Characters: well under 15 s of speech. */
const longest = 180;

/** No blanks; long ones are cut at a comma or space. */
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
