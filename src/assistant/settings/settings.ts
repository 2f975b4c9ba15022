/**
 * The shopper's settings, kept in this browser and validated on reading: another release may have
 * written them.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  audibleSynthesisers,
  type RecogniserId,
  type SynthesiserId,
  spokenRecognisers,
} from "../../voice/speech.ts";
import { settingsKey } from "../panel/shortcuts.ts";

export const variants = ["en-IN", "en-US", "en-GB"] as const;
export const rates = [0.8, 1, 1.25, 1.5] as const;

export interface Settings {
  /** Tried first; absent: the shop chooses. */
  readonly recogniser?: RecogniserId;
  readonly synthesiser?: SynthesiserId;
  readonly voice?: string;
  readonly rate: number;
  readonly language: (typeof variants)[number];
  readonly speak: boolean;
  /** Listens again after replies, until stopped or silent. */
  readonly again: boolean;
  /** Begins on arriving, if the microphone is allowed. */
  readonly begins: boolean;
  /** Speech interrupts our voice in single turns, too. */
  readonly interrupts: boolean;
  /** May download a language for recognition on the device. */
  readonly onDevice: boolean;
  /** WCAG 2.1.4. */
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

/** Its methods may throw (full, forbidden). */
export type SettingsStorage = Pick<Storage, "getItem" | "setItem">;

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
  // `ear` and `mouth`: earlier releases' names.
  const recogniser = spokenRecognisers.find((id) => id === (given.recogniser ?? given.ear));
  const synthesiser = audibleSynthesisers.find((id) => id === (given.synthesiser ?? given.mouth));
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
      // They then last for this visit.
    }
  });
  return store;
}
