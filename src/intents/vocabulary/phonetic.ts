/** A phonetic key for commonly confused words. Ignores voicing, and vowels after the first. */

const spellings: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ""],
  [/^(?:kn|gn)/, "n"],
  [/^wr/, "r"],
  [/ph/g, "f"],
  [/gh(?=t|$)/g, ""],
  [/(?:ti|ci|si)on/g, "xn"],
  [/sch|tch|sh|ch/g, "x"],
  [/c(?=[eiy])/g, "s"],
  [/ck|[cqg]/g, "k"],
  [/z/g, "s"],
  [/d|th/g, "t"],
  [/b/g, "p"],
  [/v/g, "f"],
  [/j/g, "x"],
];

/** "card" and "cart" give "krt"; "linnen" and "linen" give "lnn". May be empty. */
export function soundOf(word: string): string {
  let key = word.toLowerCase();
  for (const [from, to] of spellings) key = key.replace(from, to);
  const first = /^[aeiou]/.test(key) ? "a" : "";
  return `${first}${key.replace(/[aeiouyhw]/g, "")}`.replace(/(.)\1+/g, "$1");
}

/** Edit distance up to `most`; beyond it `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one.charCodeAt(row - 1) === other.charCodeAt(column - 1) ? 0 : 1;
      const cost = Math.min(
        (before[column - 1] ?? 0) + same,
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
      );
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = now;
  }
  return Math.min(before[other.length] ?? 0, most + 1);
}
