/** Speaks with an OpenAI-compatible service, through the shop's server. */
import { createSentencePlayer, type SentencePlayerParts } from "../../events/sentence-player.ts";
import type { Synthesiser } from "../../speech.ts";

type OpenAiSynthesisParts = Omit<SentencePlayerParts, "id">;

export function createOpenAiSynthesis(parts: OpenAiSynthesisParts): Synthesiser {
  return createSentencePlayer({ ...parts, id: "openai" });
}
