/** Word errors, as speech recognition counts them. Pure. */

interface WordErrors {
  /** Substituted, missing or inserted words. */
  readonly errors: number;
  /** Reference words. */
  readonly words: number;
}

/** Ignores capitals and punctuation. */
export function wordErrors(said: string, heard: string): WordErrors {
  const wanted = wordsOf(said);
  const got = wordsOf(heard);
  // Each row: fewest edits from a prefix of `got` to one of `wanted`.
  let row = got.map((_, index) => index + 1);
  let corner = 0;
  for (const [index, word] of wanted.entries()) {
    let left = index + 1;
    const next: number[] = [];
    for (const [column, other] of got.entries()) {
      const above = row[column] ?? 0;
      left = Math.min(left + 1, above + 1, corner + (word === other ? 0 : 1));
      next.push(left);
      corner = above;
    }
    corner = index + 1;
    row = next;
  }
  return { errors: row.at(-1) ?? wanted.length, words: wanted.length };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
