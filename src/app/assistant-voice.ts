/**
 * The ears and the voice of this browser in this shop, best first: asks the server what it serves,
 * lets the policy choose, and fetches the adapters chosen.
 */

import type { Api } from "../api/client.ts";
import type { AssistantParts } from "../assistant/assistant.ts";
import type { RememberedFaults } from "../assistant/faults-memory.ts";
import { chooseEars, chooseMouths, type VoiceFacts } from "../voice/choose.ts";
import { createEarcons } from "../voice/earcons.ts";
import { browserFacts, loadRecogniser, loadSynthesiser } from "../voice/load.ts";
import { createServerSpeech } from "../voice/server-speech.ts";
import { createTyped } from "../voice/typed.ts";

export type Voice = Pick<AssistantParts, "recognisers" | "typed" | "synthesisers" | "earcons">;

export interface VoiceParts {
  readonly api: Api;
  readonly fetch: typeof globalThis.fetch;
  /** Origin of the shop's server; empty for the page's own. */
  readonly base: string;
  /** How recognisers failed before in this browser. */
  readonly failed: RememberedFaults;
}

/** Resolves when everything that a press needs is here. */
export async function openVoice({ api, fetch, base, failed }: VoiceParts): Promise<Voice> {
  const earcons = createEarcons();
  const prepared = earcons.prepare();
  const facts: VoiceFacts = { browser: browserFacts(), server: await served(api), failed };
  const speech = createServerSpeech({ fetch, base });
  const [silent, recognisers, synthesisers] = await Promise.all([
    loadSynthesiser("silent", speech),
    Promise.all(chooseEars(facts).map((id) => loadRecogniser(id, speech))),
    Promise.all(chooseMouths(facts).map((id) => loadSynthesiser(id, speech))),
    prepared,
  ]);
  const [best = silent, ...others] = synthesisers;
  return { recognisers, typed: createTyped(), synthesisers: [best, ...others], earcons };
}

/** What the server serves; nothing while it can't be asked, and the browser's own still work. */
async function served(api: Api): Promise<VoiceFacts["server"]> {
  try {
    return (await api.call("getConfig")).speech;
  } catch {
    return { recognisers: [], synthesisers: [] };
  }
}
