/**
 * Phonetic spelling: "trowser", "kurtha", "jens". An unknown word becomes the only known word that
 * sounds alike.
 */

/** A rough phonetic key. */
export function phoneticKey(word: string): string {
  const sound = word
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/g(?=ea)|^g(?=eo)/g, "j")
    .replace(/ng(?=s?$)/, "n")
    .replace(/ph/g, "f")
    .replace(/([bdgkptcsj])h/g, "$1")
    .replace(/ck|q/g, "k")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c/g, "k")
    .replace(/x/g, "ks")
    .replace(/z/g, "s")
    .replace(/w/g, "v")
    .replace(/ea|ee|ie|ei|ey|y/g, "i")
    .replace(/oo|ou|ow|ov(?=[^aeiou]|$)/g, "u")
    .replace(/aa|au/g, "a")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=.)h/g, "");
  return (
    sound.slice(0, 1) + sound.slice(1).replace(/e$/, "").replace(/[ao]/g, "a").replace(/[ei]/g, "i")
  );
}

const bonesOf = (word: string): string => phoneticKey(word).replace(/[aiu]/g, "");

/** Edit distance with swaps; stops at `most`. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = [0];
  for (let n = 1; n <= b.length; n += 1) row.push(n);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + other);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** Returns the known word, or null. Of two as near, either will do that mean the same. */
export function createPhoneticIndex(
  known: Iterable<string>,
  meansTheSame: (a: string, b: string) => boolean = () => false,
) {
  const byKey = new Map<string, string[]>();
  const byFirst = new Map<string, string[]>();
  for (const word of new Set(known)) {
    const sound = phoneticKey(word);
    byKey.set(sound, [...(byKey.get(sound) ?? []), word]);
    byFirst.set(word.slice(0, 1), [...(byFirst.get(word.slice(0, 1)) ?? []), word]);
  }
  return (word: string): string | null => {
    const sound = phoneticKey(word);
    const alikeWithin = word.length < 5 ? 1 : sound.length < 5 ? 2 : 3;
    const alike = (byKey.get(sound) ?? []).filter(
      (one) => lettersApart(one, word, 3) <= alikeWithin,
    );
    if (alike.length > 0) return nearest(alike, word, meansTheSame);
    if (word.length < 5) return null;
    const most = word.length < 8 ? 1 : 2;
    const begun = byFirst.get(word.slice(0, 1)) ?? [];
    const near = begun.filter((one) => one.length >= 5 && lettersApart(one, word, most) <= most);
    if (near.length > 0) return nearest(near, word, meansTheSame);
    // "Swetar", "jogars": the same consonants.
    const bones = bonesOf(word);
    const boned = begun.filter(
      (one) =>
        bones.length > 2 &&
        /[aeiouy]$/.test(one) === /[aeiouy]$/.test(word) &&
        bonesOf(one) === bones &&
        lettersApart(one, word, 2) <= 2,
    );
    if (boned.length > 0 || word.length < 7) return nearest(boned, word, meansTheSame);
    // "Anarkly": nearly the sound, and no other.
    const nearly = begun.filter(
      (one) => lettersApart(one, word, 2) <= 2 && lettersApart(phoneticKey(one), sound, 1) <= 1,
    );
    return nearest(nearly, word, meansTheSame);
  };
}

function nearest(
  candidates: readonly string[],
  word: string,
  meansTheSame: (a: string, b: string) => boolean,
): string | null {
  const ranked = candidates
    .map((one) => ({ one, apart: lettersApart(one, word, 3) }))
    .sort((a, b) => a.apart - b.apart);
  const [first, ...others] = ranked;
  if (first === undefined) return null;
  const rivals = others.filter(({ apart }) => apart === first.apart);
  return rivals.every(({ one }) => meansTheSame(first.one, one)) ? first.one : null;
}
