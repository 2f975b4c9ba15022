/** Expressions for words that are only known when they are said or written. */

/** `value` as whole words; any sign matches its signs. */
export function asWords(value: string): RegExp {
  return new RegExp(`\\b${value.replace(/[^\p{L}\p{N} ]/gu, ".")}\\b`, "u");
}

/** `part` in `value` as whole words; digits alone also within addresses and numbers. */
export function partsIn(value: string, part: string): readonly RegExpExecArray[] {
  // Compiling takes milliseconds.
  return value.toLowerCase().includes(part.toLowerCase()) ? [...value.matchAll(asPart(part))] : [];
}

function asPart(part: string): RegExp {
  const own = part.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&");
  const kind = /^\d+$/.test(part) ? "\\d" : "[\\p{L}\\p{N}]";
  const start = part.startsWith(".") ? "" : `(?<!${kind})`;
  return new RegExp(`${start}${own}(?!${kind})`, "giu");
}

/** The number after `kind`: "Flat no. 12". */
export function numberAfter(kind: string): RegExp {
  return new RegExp(`(?<=\\b${kind} (?:number |no\\.? )?)\\d[\\w/-]*`, "giu");
}
