/**
 * The ears and the voice of this browser in this shop, best first: asks the server what it serves,
 * lets the policy choose, and fetches the adapters chosen.
 */

import type { StoreApi } from "zustand/vanilla";
import type { Api } from "../../api/client.ts";
import type { AssistantParts } from "../../assistant/assistant.ts";
import type { RememberedFaults } from "../../assistant/log/faults-memory.ts";
import type { Settings } from "../../assistant/settings/settings.ts";
import type { Offers } from "../../assistant/settings/settings-sheet.tsx";
import { createEarcons } from "../../voice/audio/earcons.ts";
import { soundStream } from "../../voice/audio/streamed-sound.ts";
import { canInstallLanguages, mediaSource } from "../../voice/browser-parts.ts";
import {
  browserBargeIn,
  browserFacts,
  browserVoices,
  fetchAhead,
  loadRecogniser,
  loadSynthesiser,
} from "../../voice/load.ts";
import {
  chooseEars,
  chooseMouths,
  type EarId,
  type MouthId,
  type VoiceFacts,
} from "../../voice/policy/choose.ts";
import { createTyped } from "../../voice/providers/typed/typed.ts";
import { createServerSpeech } from "../../voice/server-speech.ts";

export interface Voice
  extends Pick<AssistantParts, "recognisers" | "typed" | "synthesisers" | "earcons" | "bargeIn"> {
  readonly offers: Offers;
  /** Whether the server may be asked about what isn't understood. */
  readonly secondOpinion: boolean;
  /** Which of them to try, best first, after what the shopper chose. */
  order(settings: Settings): {
    readonly ears: readonly EarId[];
    readonly mouths: readonly MouthId[];
  };
}

export interface VoiceParts {
  readonly api: Api;
  readonly fetch: typeof globalThis.fetch;
  /** Origin of the shop's server; empty for the page's own. */
  readonly base: string;
  /** How recognisers failed before in this browser. */
  readonly failed: RememberedFaults;
  readonly settings: StoreApi<Settings>;
}

/** Resolves when everything that a press needs is here. */
export async function openVoice({
  api,
  fetch,
  base,
  failed,
  settings,
}: VoiceParts): Promise<Voice> {
  const earcons = createEarcons();
  const prepared = earcons.prepare();
  const { speech: server, secondOpinion } = await served(api);
  const facts: VoiceFacts = { browser: browserFacts(), server, failed };
  const speech = createServerSpeech({ fetch, base, stream: soundStream(mediaSource()) });
  const consent = { mayInstall: () => settings.getState().onDevice };
  const ears = chooseEars(facts);
  const mouths = chooseMouths(facts);
  const [silent, recognisers, synthesisers] = await Promise.all([
    loadSynthesiser("silent", speech),
    Promise.all(ears.map((id) => loadRecogniser(id, speech, consent))),
    Promise.all(mouths.map((id) => loadSynthesiser(id, speech))),
    prepared,
  ]);
  const [best = silent, ...others] = synthesisers;
  const bargeIn = browserBargeIn();
  const order = ({ ear, mouth, speak }: Settings) => {
    const wanted = {
      ...pickOf("ear", ears, ear),
      ...pickOf("mouth", mouths, mouth),
    };
    const choice = { ...facts, wanted, quiet: !speak };
    return { ears: chooseEars(choice), mouths: chooseMouths(choice) };
  };
  void fetchAhead(order(settings.getState()).ears[0]);
  return {
    recognisers,
    typed: createTyped(),
    synthesisers: [best, ...others],
    earcons,
    bargeIn,
    secondOpinion,
    offers: {
      ears,
      mouths: mouths.filter((id) => id !== "silent"),
      bargeIn: bargeIn !== undefined,
      voices: browserVoices,
      onDevice: canInstallLanguages(),
    },
    order,
  };
}

/** The choice under its name, where it can be had. */
function pickOf<Name extends string, Id extends string>(
  name: Name,
  ids: readonly Id[],
  wanted: string | undefined,
): Partial<Record<Name, Id>> {
  const id = ids.find((each) => each === wanted);
  // A computed name widens to string; it is Name's own.
  return id === undefined ? {} : ({ [name]: id } as Partial<Record<Name, Id>>);
}

/** What the server serves; nothing while it can't be asked, and the browser's own still work. */
async function served(
  api: Api,
): Promise<{ readonly speech: VoiceFacts["server"]; readonly secondOpinion: boolean }> {
  try {
    return await api.call("getConfig");
  } catch {
    return { speech: { recognisers: [], synthesisers: [] }, secondOpinion: false };
  }
}
