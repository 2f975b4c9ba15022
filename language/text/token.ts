/** A type alone, so that corrections and tokeniser don't import each other. */

export interface Token {
  readonly text: string;
  /** UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** What precedes it. */
  readonly before: "space" | "comma" | "stop";
}
