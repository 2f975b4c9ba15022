import { detectSpeech, newVad, rootMeanSquare, type VadState } from "../audio/endpointing.ts";
import type { Microphone } from "../audio/microphone.ts";
import type { Listening, ListenOptions, RecogniserEvent, Sound, SpeechFailure } from "../speech.ts";
import { type PageVisibility, whenHidden } from "./page.ts";
import { type Timers, timerSlot } from "./timers.ts";
import { type ListeningTurn, openTurn, type TurnOutcome } from "./turn.ts";

export interface SpokenTurnParts {
  readonly microphone: Microphone;
  readonly timers: Timers;
  readonly page?: PageVisibility | undefined;
}

interface SpokenSteps {
  /** `vad` includes the frame. */
  frame(samples: Float32Array, rate: number, vad: VadState): void;
  /** The utterance is complete and the microphone closed. */
  spoken(vad: VadState): void;
  /** The same for another adapter's recording, without frames. */
  given(sound: Sound): void;
  /** Release everything. */
  over(): void;
}

interface SpokenTurn extends Listening {
  readonly turn: ListeningTurn;
  readonly speaking: boolean;
  /** The utterance is complete. */
  readonly said: boolean;
  /** Opens the microphone, or takes the given sound. */
  begin(): void;
  /** Runs `late` if no outcome came after `ms`. */
  expectWords(ms: number, late: () => void): void;
  finish(outcome: TurnOutcome): void;
  fail(failure: SpeechFailure): void;
}

const limits = {
  /** For the permission prompt. */
  opening: 60_000,
  /** Between two frames. */
  frames: 4_000,
} as const;

/** The next turn cancels the last. */
export function createSpokenTurns({ microphone, timers, page }: SpokenTurnParts) {
  let latest: SpokenTurn | undefined;

  return (
    { sound, wanted }: ListenOptions,
    emit: (event: RecogniserEvent) => void,
    steps: SpokenSteps,
  ): SpokenTurn => {
    latest?.cancel();
    const turn = openTurn(emit);
    const limit = timerSlot(timers);
    let vad = newVad();
    let said = false;
    let close = () => {};
    let unwatch = () => {};

    const release = () => {
      limit.clear();
      unwatch();
      close();
    };
    const finish = (outcome: TurnOutcome) => {
      if (turn.over) return;
      release();
      turn.finish(outcome);
      steps.over();
    };
    const fail = (failure: SpeechFailure) => finish({ type: "failed", failure });
    const expectFrames = () => limit.set(limits.frames, () => fail("engine-silent"));
    /** Closes the microphone and awaits the words, if any. */
    const stop = () => {
      if (said || turn.over) return;
      if (!vad.speaking) return fail("no-speech");
      said = true;
      release();
      turn.speechEnd();
      steps.spoken(vad);
    };
    const openMicrophone = () =>
      microphone.open({
        opened() {
          expectFrames();
          turn.started();
        },
        frame(samples, rate) {
          if (said || turn.over) return;
          expectFrames();
          turn.started();
          const heard = detectSpeech(vad, rootMeanSquare(samples), (samples.length / rate) * 1_000);
          vad = heard.vad;
          if (heard.verdict === "sound") turn.sound();
          turn.level(heard.level);
          steps.frame(samples, rate, vad);
          if (heard.verdict === "nobody" && wanted?.()) vad = newVad();
          else if (heard.verdict !== undefined && heard.verdict !== "sound") stop();
        },
        failed: fail,
      });

    const spokenTurn: SpokenTurn = {
      turn,
      get speaking() {
        return vad.speaking || sound !== undefined;
      },
      get said() {
        return said;
      },
      begin() {
        if (sound) {
          said = true;
          turn.speechEnd();
          steps.given(sound);
          return;
        }
        unwatch = whenHidden(page, () => fail("aborted"));
        limit.set(limits.opening, () => fail("engine-silent"));
        close = openMicrophone();
      },
      expectWords: (ms, late) => limit.set(ms, late),
      finish,
      fail,
      stop,
      cancel: () => fail("aborted"),
    };
    latest = spokenTurn;
    return spokenTurn;
  };
}
