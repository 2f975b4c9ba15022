import { expect, it } from "vitest";
import { pickVoice } from "../providers/browser-synthesis/pick-voice.ts";
import { sentencesOf } from "./sentences.ts";

it("cuts a reply at the ends of its sentences, not inside prices", () => {
  expect(sentencesOf("That is ₹1,299.00 in all.  Shall I add it?\nSay “yes.” Or no!")).toEqual([
    "That is ₹1,299.00 in all.",
    "Shall I add it?",
    "Say “yes.”",
    "Or no!",
  ]);
});

it("cuts what is too long for one breath at a comma or a space, and loses nothing", () => {
  const long = `${"a linen shirt and a cotton kurta, ".repeat(12)}and ${"x".repeat(400)}`;
  const pieces = sentencesOf(long);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(180);
  expect(pieces.join("").replaceAll(" ", "")).toBe(long.replaceAll(" ", ""));
});

it("finds no sentence in blanks", () => {
  expect(sentencesOf(" \n ")).toEqual([]);
});

const voice = (name: string, lang: string, localService = true) => ({
  name,
  lang,
  localService,
  default: false,
});

it("picks the voice of the language and region, the system's own before a remote one", () => {
  const voices = [
    voice("Anna", "de-DE"),
    voice("Samantha", "en-US"),
    voice("Remote", "en-IN", false),
    voice("Veena", "en_IN"),
  ];
  expect([
    pickVoice(voices, "en-IN")?.name,
    pickVoice(voices, "en-GB")?.name,
    pickVoice(voices, "en-IN", "Samantha")?.name,
    pickVoice(voices, "hi-IN")?.name,
    pickVoice([], "en-IN"),
  ]).toEqual(["Veena", "Samantha", "Samantha", undefined, undefined]);
});
