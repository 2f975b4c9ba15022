/** Body measures: "a 40 inch chest", "my waist is thirty two", "height 110 cm". */
import type { BodyMeasure } from "../../domain/values.ts";
import { tokenise } from "../text/tokens.ts";
import { numberAt } from "./numbers.ts";

export interface BodyRead {
  readonly measure: BodyMeasure;
  readonly centimetres: number;
  readonly said: string;
}

const measures: ReadonlyMap<string, BodyMeasure> = new Map([
  ["chest", "chest"],
  ["bust", "bust"],
  ["waist", "waist"],
  ["hip", "hips"],
  ["hips", "hips"],
  ["height", "height"],
  ["tall", "height"],
  ["high", "height"],
]);
const inches = /^(?:inch|inches|in|")$/;
const centimetres = /^(?:cm|cms|centimetres?|centimeters?)$/;
const cmPerInch = 2.54;
/** Below this centimetres would be inches. */
const leastInCentimetres = 46;
const bodies = { from: 40, to: 220 } as const;

/** The first measure, or null. Small bare numbers are inches. */
export function readBody(text: string): BodyRead | null {
  const tokens = tokenise(text);
  const at = tokens.findIndex((token) => measures.has(token.text));
  const measure = measures.get(tokens[at]?.text ?? "");
  if (measure === undefined) return null;
  const numbers = tokens.flatMap((_, from) => {
    const found = numberAt(tokens, from);
    return found ? [{ ...found, from }] : [];
  });
  const [number] = numbers.toSorted((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at));
  if (!number) return null;
  const unit = tokens[number.to]?.text ?? "";
  const inInches =
    inches.test(unit) || (!centimetres.test(unit) && number.value < leastInCentimetres);
  const length = inInches ? number.value * cmPerInch : number.value;
  if (length < bodies.from || length > bodies.to) return null;
  return {
    measure,
    centimetres: Math.round(length),
    said: `${number.value} ${inInches ? "inches" : "cm"}`,
  };
}
