/** What a text is split into. A type alone, so that mishearings and splitting need not know each other. */

/** One word, number or sign of a text. */
export interface Token {
  /** Lower case, without accents, possessive and mishearing: what the readers look at. */
  readonly text: string;
  /** Where the words it came from begin and end in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** What stands before it: nothing but space, a comma, or the end of a sentence. */
  readonly before: "space" | "comma" | "stop";
}
