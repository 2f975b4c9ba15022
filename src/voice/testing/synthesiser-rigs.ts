/** Each synthesiser with its doubles, for the contract suite. */
import { createAzureAccess } from "../providers/azure/azure-access.ts";
import { createAzureSynthesis } from "../providers/azure/azure-synthesis.ts";
import { createBrowserSynthesis } from "../providers/browser-synthesis/browser-synthesis.ts";
import { createOpenAiSynthesis } from "../providers/openai/openai-synthesis.ts";
import { createSilent } from "../providers/silent/silent.ts";
import type { Synthesiser, SynthesiserId } from "../speech.ts";
import { createPlayerDouble } from "./audio-player.ts";
import { createAzureDouble } from "./azure.ts";
import { createScriptedSynthesiser } from "./scripted-synthesis.ts";
import { createSynthesisDouble } from "./speech-synthesis.ts";
import { createManualTimers, flushPromises } from "./timers.ts";

interface SynthesiserRig {
  readonly synthesiser: Synthesiser;
  begins(): Promise<void>;
  ends(): Promise<void>;
  passes(): Promise<void>;
}

function browser(): SynthesiserRig {
  const timers = createManualTimers();
  const double = createSynthesisDouble();
  const { engine, createUtterance } = double;
  return {
    synthesiser: createBrowserSynthesis({ engine, createUtterance, timers }),
    async begins() {
      double.starts();
      await flushPromises();
    },
    async ends() {
      double.ends();
      await flushPromises();
    },
    passes: () => timers.advance(100_000),
  };
}

function openai(): SynthesiserRig {
  const timers = createManualTimers();
  const player = createPlayerDouble();
  return {
    synthesiser: createOpenAiSynthesis({
      timers,
      createPlayer: () => player,
      urls: { create: () => "blob:sound", revoke() {} },
      synthesise: async () => ({ type: "sound", sound: new Blob() }),
    }),
    async begins() {
      await flushPromises();
      player.starts();
    },
    async ends() {
      player.ends();
      await flushPromises();
    },
    passes: () => timers.advance(100_000),
  };
}

function azure(): SynthesiserRig {
  const timers = createManualTimers();
  const player = createPlayerDouble();
  const { ask } = createAzureDouble();
  return {
    synthesiser: createAzureSynthesis({
      timers,
      createPlayer: () => player,
      urls: { create: () => "blob:sound", revoke() {} },
      voice: async () => ({ say: async () => ({ type: "sound", sound: new Blob() }) }),
      access: createAzureAccess({ ask, timers, now: () => 0 }),
    }),
    async begins() {
      await flushPromises();
      player.starts();
    },
    async ends() {
      player.ends();
      await flushPromises();
    },
    passes: () => timers.advance(100_000),
  };
}

function scripted(): SynthesiserRig {
  const synthesiser = createScriptedSynthesiser({ holds: true });
  return {
    synthesiser,
    begins: flushPromises,
    async ends() {
      synthesiser.finish();
    },
    passes: flushPromises,
  };
}

function silent(): SynthesiserRig {
  return {
    synthesiser: createSilent(),
    begins: flushPromises,
    ends: flushPromises,
    passes: flushPromises,
  };
}

export const synthesiserRigs: readonly { readonly id: SynthesiserId; make(): SynthesiserRig }[] = [
  { id: "browser", make: browser },
  { id: "openai", make: openai },
  { id: "azure", make: azure },
  { id: "scripted", make: scripted },
  { id: "silent", make: silent },
];
