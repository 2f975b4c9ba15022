import { describe, expect, it } from "vitest";
import { readYesNo } from "./yes-no.ts";

const yes = [
  "yes",
  "Yes.",
  "yeah",
  "Yep!",
  "yes please",
  "Yes, please do",
  "sure, go ahead",
  "okay",
  "ok then",
  "um, yes",
  "well yes",
  "please",
  "please do",
  "do it",
  "yes do that",
  "that's right",
  "of course",
  "yes yes",
  "haan",
  "yes i do",
  "Oh yes thank you",
  "why not",
  "right",
];
const no = [
  "no",
  "No.",
  "nope",
  "no thanks",
  "no, thank you",
  "never mind",
  "Nevermind!",
  "cancel",
  "cancel that please",
  "forget it",
  "no, forget about it",
  "not now",
  "no need for that",
  "nothing",
  "no no no",
  "stop",
  "um no",
  "well, never mind then",
  "I don't need anything",
  "i don't know",
  "no, i don't",
  "leave it for now",
  "no, I don't think so",
  "maybe later",
  "no, that's okay",
  "No thanks, I'm good",
  "that's all, thanks",
];
const besides: readonly (readonly [string, "yes" | "no", string])[] = [
  ["yes, in blue", "yes", "in blue"],
  ["Yes please, but under 2000", "yes", "but under 2000"],
  ["no, a raincoat", "no", "a raincoat"],
  ["No. Something lighter!", "no", "Something lighter"],
  ["not really, a scarf", "no", "a scarf"],
  ["okay and a hat", "yes", "a hat"],
];
const neither = [
  "a warm jacket",
  "fine knit sweater",
  "right now a coat",
  "yesterday",
  "nothing fancy",
  "stop signs on a shirt",
  "north face",
  "please show me shirts",
  "surely",
  "none of these but a coat",
  "notes",
  "okra green",
  "yes-man".slice(4),
  "",
];

describe("readYesNo", () => {
  it.each(yes)("takes %j as agreement", (text) => {
    expect(readYesNo(text)).toEqual({ answer: "yes", rest: "" });
  });
  it.each(no)("takes %j as refusal", (text) => {
    expect(readYesNo(text)).toEqual({ answer: "no", rest: "" });
  });
  it.each(besides)("keeps what %j says besides", (text, answer, rest) => {
    expect(readYesNo(text)).toEqual({ answer, rest });
  });
  it.each(neither)("takes %j as neither", (text) => {
    expect(readYesNo(text).answer).toBe("neither");
  });
  it("hands back the words of something else, without the punctuation around it", () => {
    expect(readYesNo(", a red one.")).toEqual({ answer: "neither", rest: "a red one" });
  });
});
