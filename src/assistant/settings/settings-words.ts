import type { RecogniserId, SynthesiserId } from "../../voice/speech.ts";
import type { rates, variants } from "./settings.ts";

export const recogniserNames: Readonly<Record<RecogniserId, string>> = {
  "web-speech": "This browser",
  azure: "The shop, word by word (Azure)",
  openai: "The shop, sentence by sentence",
  typed: "Typing",
  scripted: "A rehearsed script",
};

export const synthesiserNames: Readonly<Record<SynthesiserId, string>> = {
  browser: "This browser",
  azure: "The shop (Azure)",
  openai: "The shop",
  silent: "None",
  scripted: "A rehearsed script",
};

export const variantNames: Readonly<Record<(typeof variants)[number], string>> = {
  "en-IN": "India",
  "en-US": "the United States",
  "en-GB": "Britain",
};

export const rateNames: Readonly<Record<(typeof rates)[number], string>> = {
  0.8: "Slower",
  1: "Usual",
  1.25: "Faster",
  1.5: "Fastest",
};
