/** What a text is split into. A type alone, so that mishearings and splitting need not know each other. */

export interface Token {
  /** Normalised: lower case, without accents and possessive, corrected. */
  readonly text: string;
  /** UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** What precedes it. */
  readonly before: "space" | "comma" | "stop";
}
