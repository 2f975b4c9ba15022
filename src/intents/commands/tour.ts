/** "Show me around": the first steps told in a few parts, each of which waits for the shopper. */
import type { Effect } from "../effects.ts";
import { tour as parts, words } from "../words.ts";
import type { Command } from "./command.ts";
import { asked } from "./spoken.ts";

const wanting =
  /^(?:(?:show|take) me (?:around|round)|(?:(?:give|show) me |take |start |begin |i(?:'d like| want) )?(?:the |a )?(?:quick |short |guided )?tour|how does (?:this|it|this shop|talking) work|i'm new(?: here)?|this is my first time)$/;

export const tour: Command = {
  id: "tour",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none");
    if (text === undefined || !wanting.test(text)) return undefined;
    return { slots: { part: 0 }, effects: [tourPart(0, reading.said)], row: "follows" };
  },
};

/** A part of the tour: the last one says what to try, the others ask whether to go on. */
export function tourPart(part: number, about: string): Effect {
  const text = parts[part] ?? words.tourLeft;
  return part < parts.length - 1
    ? { type: "ask", question: { id: "tour", text, about, part } }
    : { type: "say", text };
}
