/**
 * The ears and the voice of this browser in this shop, best first. The adapters themselves are
 * fetched here, and only here.
 */
import type { AssistantParts } from "../assistant/assistant.ts";
import { createEarcons } from "../voice/earcons.ts";
import { createSilent } from "../voice/silent.ts";
import { createTyped } from "../voice/typed.ts";

export type Voice = Pick<AssistantParts, "recognisers" | "typed" | "synthesiser" | "earcons">;

export async function openVoice(): Promise<Voice> {
  const earcons = createEarcons();
  void earcons.prepare();
  return { recognisers: [], typed: createTyped(), synthesiser: createSilent(), earcons };
}
