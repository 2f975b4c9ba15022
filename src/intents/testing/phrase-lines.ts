/** The phrases of a file's text, a JSON object a line. @throws Error naming the line of an unknown kind. */
export function phraseLines<Phrase extends { readonly kind: string }>(
  lines: string,
  isKnown: (phrase: Phrase) => boolean,
): readonly Phrase[] {
  return lines.split("\n").flatMap((text, at) => {
    if (text.trim() === "") return [];
    const phrase = JSON.parse(text) as Phrase; // a wrong one has no known kind
    if (!isKnown(phrase)) throw new Error(`line ${at + 1}: kind ${phrase.kind}`);
    return [phrase];
  });
}
