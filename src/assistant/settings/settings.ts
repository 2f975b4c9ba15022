/**
 * The shopper's choices about listening and speaking, kept in this browser. Stored values are validated:
 * another release or the shopper may have written them.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { RecogniserId, SynthesiserId } from "../../voice/speech.ts";
import { settingsKey } from "../panel/shortcuts.ts";

export const variants = ["en-IN", "en-US", "en-GB"] as const;
/** 1 is the voice's own pace. */
export const rates = [0.8, 1, 1.25, 1.5] as const;

export interface Settings {
  /** Tried first; absent: the shop chooses. */
  readonly recogniser?: RecogniserId;
  /** Tried first. */
  readonly synthesiser?: SynthesiserId;
  /** One of the browser's own voices. */
  readonly voice?: string;
  readonly rate: number;
  readonly language: (typeof variants)[number];
  readonly speak: boolean;
  /** Listens again after each reply, until stopped or left silent. */
  readonly again: boolean;
  /** Begins a conversation on arriving, if the microphone is already allowed. */
  readonly begins: boolean;
  /** Speaking interrupts our voice in single turns, too. */
  readonly interrupts: boolean;
  /** Whether the browser may download a language, to recognise it on the device. */
  readonly onDevice: boolean;
  /** Whether `/` alone opens the command box (WCAG 2.1.4). */
  readonly slash: boolean;
}

export const usualSettings: Settings = {
  rate: 1,
  language: "en-IN",
  speak: true,
  again: false,
  begins: false,
  interrupts: false,
  onDevice: false,
  slash: true,
};

/** The used part of localStorage. Its methods may throw (full, forbidden). */
export type SettingsStorage = Pick<Storage, "getItem" | "setItem">;

const recognisers: readonly RecogniserId[] = ["web-speech", "azure", "openai"];
const synthesisers: readonly SynthesiserId[] = ["browser", "azure", "openai"];

export function readSettings(storage: SettingsStorage): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(settingsKey) ?? "{}");
  } catch {
    return usualSettings;
  }
  if (typeof kept !== "object" || kept === null) return usualSettings;
  const given: Readonly<Record<string, unknown>> = { ...kept };
  const flag = (name: "speak" | "again" | "begins" | "interrupts" | "onDevice" | "slash") => {
    const value = given[name];
    return typeof value === "boolean" ? value : usualSettings[name];
  };
  // `ear` and `mouth` are the names under which earlier releases kept the two choices.
  const recogniser = recognisers.find((id) => id === (given.recogniser ?? given.ear));
  const synthesiser = synthesisers.find((id) => id === (given.synthesiser ?? given.mouth));
  return {
    ...(recogniser && { recogniser }),
    ...(synthesiser && { synthesiser }),
    ...(typeof given.voice === "string" && { voice: given.voice }),
    rate: rates.find((rate) => rate === given.rate) ?? usualSettings.rate,
    language: variants.find((tag) => tag === given.language) ?? usualSettings.language,
    speak: flag("speak"),
    again: flag("again"),
    begins: flag("begins"),
    interrupts: flag("interrupts"),
    onDevice: flag("onDevice"),
    slash: flag("slash"),
  };
}

export function createSettings(storage: SettingsStorage): StoreApi<Settings> {
  const store = createStore<Settings>(() => readSettings(storage));
  store.subscribe((settings) => {
    try {
      storage.setItem(settingsKey, JSON.stringify(settings));
    } catch {
      // They hold for this visit then.
    }
  });
  return store;
}
