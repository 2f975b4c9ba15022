/**
 * Plays a reply sentence by sentence while fetching the next. One audio element for all: browsers
 * unlock elements by a tap, not pages.
 */

import { encodeWav, speechRate } from "../audio/wav.ts";
import type { SpeakOptions, SpeechFailure, Synthesiser, SynthesiserId } from "../speech.ts";
import { sentencesOf } from "./sentences.ts";
import { openSpeech } from "./speaking.ts";
import { type Timers, timerSlot } from "./timers.ts";

export type Synthesis =
  /** A MediaSource while it arrives. */
  | { readonly type: "sound"; readonly sound: Blob | MediaSource }
  | { readonly type: "failed"; readonly failure: SpeechFailure };

/** Synthesises a sentence; the signal aborts it. */
export type Synthesise = (
  text: string,
  options: SpeakOptions,
  signal: AbortSignal,
) => Promise<Synthesis>;

export interface AudioPlayer {
  src: string;
  playbackRate: number;
  onplaying: ((event: never) => void) | null;
  onended: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  play(): Promise<void>;
  pause(): void;
}

export interface SentencePlayerParts {
  readonly id: SynthesiserId;
  readonly synthesise: Synthesise;
  readonly createPlayer: (() => AudioPlayer) | undefined;
  readonly urls: { create(sound: Blob | MediaSource): string; revoke(url: string): void };
  readonly timers: Timers;
}

const limits = { fetching: 10_000, playing: 40_000 } as const;

export function createSentencePlayer(parts: SentencePlayerParts): Synthesiser {
  const { id, synthesise, createPlayer, urls, timers } = parts;
  let shared: AudioPlayer | undefined;
  let cancelOpen: (() => void) | undefined;
  const player = () => {
    shared ??= createPlayer?.();
    return shared;
  };

  return {
    id,
    supported: () => createPlayer !== undefined,
    prime() {
      if (shared) return;
      const audio = player();
      if (!audio) return;
      const url = urls.create(silence());
      audio.src = url;
      audio.play().then(
        () => urls.revoke(url),
        () => urls.revoke(url),
      );
    },
    speak(text, options, emit) {
      cancelOpen?.();
      const speech = openSpeech(emit);
      const audio = player();
      const asking = new AbortController();
      const limit = timerSlot(timers);
      const sentences = [...sentencesOf(text)];
      let url: string | undefined;

      const release = () => {
        limit.clear();
        if (audio) {
          audio.onplaying = audio.onended = audio.onerror = null;
          audio.pause();
        }
        if (url !== undefined) urls.revoke(url);
        url = undefined;
      };
      const fail = (failure: SpeechFailure) => {
        if (speech.over) return;
        release();
        speech.fail(failure);
        asking.abort();
      };
      const fetchNext = (): Promise<Synthesis> | undefined => {
        const sentence = sentences.shift();
        if (sentence === undefined) return undefined;
        const answer = synthesise(sentence, options, asking.signal);
        return answer.catch(() => ({ type: "failed", failure: "network" }) as const);
      };
      const play = async (coming: Promise<Synthesis> | undefined): Promise<void> => {
        release();
        if (!coming || !audio) return speech.finish();
        limit.set(limits.fetching, () => fail("network"));
        const synthesis = await coming;
        if (speech.over) return;
        if (synthesis.type === "failed") return fail(synthesis.failure);
        const following = fetchNext();
        limit.set(limits.playing, () => fail("engine-silent"));
        url = urls.create(synthesis.sound);
        audio.src = url;
        audio.playbackRate = options.rate ?? 1;
        audio.onplaying = () => speech.started();
        audio.onended = () => void play(following);
        audio.onerror = () => fail("service-error");
        audio.play().catch((error: unknown) => {
          const refused = error instanceof Error && error.name === "NotAllowedError";
          fail(refused ? "not-allowed" : "service-error");
        });
      };

      if (audio) void play(fetchNext());
      else speech.fail("unsupported");
      cancelOpen = () => fail("aborted");
      return { cancel: cancelOpen };
    },
  };
}

/** A tenth of a second, to play within the tap. */
function silence(): Blob {
  return new Blob([encodeWav(new Float32Array(speechRate / 10), speechRate)], {
    type: "audio/wav",
  });
}
