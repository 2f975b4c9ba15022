/** "How many kurtas do you have?": those in view are counted. */
import { findingWords } from "../finding-words.ts";
import type { Command } from "./command.ts";
import { described } from "./reference.ts";
import { asked } from "./spoken.ts";

const form =
  /^how many(?: (?<thing>.+?))? (?:are (?:there|here)|do you (?:have|sell)|have you got|can i see|did you find)(?: here)?$/;
/** Words that name nothing in particular. */
const all = /^(?:pieces|things|items|clothes|results|options|of them)$/;

export const count: Command = {
  id: "count",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none");
    const found = text === undefined ? null : form.exec(text);
    if (!found || !shop || shop.inView.length === 0) return undefined;
    const thing = (found.groups?.thing ?? "").replace(all, "");
    const pieces = described(thing, shop);
    const number = thing === "" ? shop.inView.length : pieces.length;
    return {
      slots: { count: number },
      effects: [{ type: "say", text: findingWords.count(number, thing) }],
      row: "follows",
    };
  },
};
