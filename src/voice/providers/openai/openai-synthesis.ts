/** Says a reply with the voice of an OpenAI-compatible service, fetched through the shop's server. */
import { createSentencePlayer, type SentencePlayerParts } from "../../events/sentence-player.ts";
import type { Synthesiser } from "../../speech.ts";

export type OpenAiSynthesisParts = Omit<SentencePlayerParts, "id">;

export function createOpenAiSynthesis(parts: OpenAiSynthesisParts): Synthesiser {
  return createSentencePlayer({ ...parts, id: "openai" });
}
