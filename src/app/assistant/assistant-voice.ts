/** Chooses and loads recognisers and synthesisers, best first. */

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
  loadRecogniser,
  loadSynthesiser,
  prefetch,
} from "../../voice/load.ts";
import {
  chooseRecognisers,
  chooseSynthesisers,
  type SpokenRecogniserId,
  type SpokenSynthesiserId,
  type VoiceFacts,
} from "../../voice/policy/choose.ts";
import { createTyped } from "../../voice/providers/typed/typed.ts";
import { createServerSpeech } from "../../voice/server-speech.ts";

export interface AssistantVoice
  extends Pick<AssistantParts, "recognisers" | "typed" | "synthesisers" | "earcons" | "bargeIn"> {
  readonly offers: Offers;
  /** Whether the server gives second opinions. */
  readonly secondOpinion: boolean;
  /** Ids, best first, given the shopper's choices. */
  order(settings: Settings): {
    readonly recognisers: readonly SpokenRecogniserId[];
    readonly synthesisers: readonly SpokenSynthesiserId[];
  };
}

interface VoiceParts {
  readonly api: Api;
  readonly fetch: typeof globalThis.fetch;
  /** Empty for the page's own. */
  readonly base: string;
  /** Recognisers' failures in this browser. */
  readonly failed: RememberedFaults;
  readonly settings: StoreApi<Settings>;
}

/** Resolves when a press can be served. */
export async function openVoice({
  api,
  fetch,
  base,
  failed,
  settings,
}: VoiceParts): Promise<AssistantVoice> {
  const earcons = createEarcons();
  const prepared = earcons.prepare();
  const { speech: server, secondOpinion } = await served(api);
  const facts: VoiceFacts = { browser: browserFacts(), server, failed };
  const speech = createServerSpeech({ fetch, base, stream: soundStream(mediaSource()) });
  const consent = { mayInstall: () => settings.getState().onDevice };
  const recogniserIds = chooseRecognisers(facts);
  const synthesiserIds = chooseSynthesisers(facts);
  const [silent, recognisers, synthesisers] = await Promise.all([
    loadSynthesiser("silent", speech),
    Promise.all(recogniserIds.map((id) => loadRecogniser(id, speech, consent))),
    Promise.all(synthesiserIds.map((id) => loadSynthesiser(id, speech))),
    prepared,
  ]);
  const [best = silent, ...others] = synthesisers;
  const bargeIn = browserBargeIn();
  const order = ({ recogniser, synthesiser, speak }: Settings) => {
    const wanted = {
      ...pickOf("recogniser", recogniserIds, recogniser),
      ...pickOf("synthesiser", synthesiserIds, synthesiser),
    };
    const choice = { ...facts, wanted, quiet: !speak };
    return { recognisers: chooseRecognisers(choice), synthesisers: chooseSynthesisers(choice) };
  };
  void prefetch(order(settings.getState()).recognisers[0]);
  return {
    recognisers,
    typed: createTyped(),
    synthesisers: [best, ...others],
    earcons,
    bargeIn,
    secondOpinion,
    offers: {
      recognisers: recogniserIds,
      synthesisers: synthesiserIds.filter((id) => id !== "silent"),
      bargeIn: bargeIn !== undefined,
      voices: browserVoices,
      onDevice: canInstallLanguages(),
    },
    order,
  };
}

/** A choice under its name, if available. */
function pickOf<Name extends string, Id extends string>(
  name: Name,
  ids: readonly Id[],
  wanted: string | undefined,
): Partial<Record<Name, Id>> {
  const id = ids.find((each) => each === wanted);
  // A computed name widens to string; it is Name's own.
  return id === undefined ? {} : ({ [name]: id } as Partial<Record<Name, Id>>);
}

/** The server's services; none while it is unreachable, since the browser's own work. */
async function served(
  api: Api,
): Promise<{ readonly speech: VoiceFacts["server"]; readonly secondOpinion: boolean }> {
  try {
    return await api.call("getConfig");
  } catch {
    return { speech: { recognisers: [], synthesisers: [] }, secondOpinion: false };
  }
}
