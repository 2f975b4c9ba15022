/** Splits a sentence where another wish may begin; the parts' effects decide. */

/** Possible joints. */
const joints =
  /(?:\s+[–—-]\s+|[.?!;…]+\s+(?:and |then |also |so )*|,?\s+(?:and then|and also|and while (?:we're|you're|i'm) at it|and|then|also|after that|but first)\s+(?:then |also |please )*|,\s+(?:so |then |also |please )*)/g;

/** Beyond this the middle parts would be too many; two parts remain. */
const mostJoints = 5;

/** At most so many parts. */
export function splits(text: string, most: number): readonly (readonly string[])[] {
  const places = [...text.matchAll(joints)]
    .map(({ index, 0: joint }) => ({ from: index, to: index + joint.length }))
    .filter(({ from, to }) => from > 1 && to < text.length);
  if (places.length === 0 || places.length > 8) return [];
  const found: string[][] = [];
  for (const [at, first] of places.entries()) {
    found.push([text.slice(0, first.from), text.slice(first.to)]);
    if (most > 2 && places.length <= mostJoints)
      for (const second of places.slice(at + 1))
        found.push([
          text.slice(0, first.from),
          text.slice(first.to, second.from),
          text.slice(second.to),
        ]);
  }
  return found.filter((parts) => parts.every((part) => part.trim() !== ""));
}

/** A reason: "so that I have change ready, …". */
export function isReason(part: string): boolean {
  return /^(?:so that|in order|because|since|as i|(?:and |but |so |ok |okay )?(?:before|after|when|once|until|unless|if) (?:i|we|you|he|she|they|my)\b(?! (?:can|could|may|might)\b))\b/i.test(
    part,
  );
}
