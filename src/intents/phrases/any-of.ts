/**
 * Any of these words or phrases, whole, with commas between. The letter before a "?" may be
 * lacking; "deliver*" is every word that begins so.
 */
export function anyOf(phrases: string): RegExp {
  return new RegExp(`\\b(?:${phrases.replaceAll(", ", "|").replaceAll("*", "\\w*")})\\b`);
}
