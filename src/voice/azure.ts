/**
 * Streams an utterance to Azure's speech service while it is being spoken, with words coming back
 * meanwhile. The microphone and the end of speech are ours, as for recordings: so its failures have
 * names, nothing is sent before somebody speaks, and pressing ends a turn. Each turn has a
 * recogniser of its own; when its line is cut, or its token is believed no more, a second one hears
 * the same sound again within the turn.
 */
import type { AzureAccess, AzurePass } from "./azure-access.ts";
import { hear, newEar, rootMeanSquare, usualSettings } from "./end-of-speech.ts";
import type { Microphone } from "./microphone.ts";
import { type PageVisibility, whenHidden } from "./page.ts";
import { type ResampleStream, resampleStream } from "./resample-stream.ts";
import type { Alternative, ListenOptions, Recogniser, SpeechFailure } from "./speech.ts";
import { type Timers, timerSlot } from "./timers.ts";
import { openTurn, type TurnOutcome } from "./turn.ts";
import { speechRate } from "./wav.ts";

/** What the service's own package does for one turn; azure-engine.ts is the real one. */
export interface AzureSession {
  /** More sound: 16 kHz mono, -1..1. */
  write(samples: Float32Array): void;
  /** No more sound. */
  end(): void;
  renew(pass: AzurePass): void;
  /** Lets go of everything; nothing is reported afterwards. */
  close(): void;
}

export interface AzureReports {
  /** The service has heard speech begin. */
  sound(): void;
  interim(text: string): void;
  /** Empty: nothing was understood. */
  final(alternatives: readonly Alternative[]): void;
  failed(failure: SpeechFailure): void;
}

export interface AzureEngine {
  listen(pass: AzurePass, options: ListenOptions, on: AzureReports): AzureSession;
}

export interface AzureParts {
  readonly microphone: Microphone;
  /** Fetched with the first turn, while the shopper already speaks. */
  readonly engine: () => Promise<AzureEngine>;
  readonly access: AzureAccess;
  readonly timers: Timers;
  readonly page?: PageVisibility | undefined;
}

/** Milliseconds. */
const limits = {
  /** For the shopper to answer the browser's question about the microphone. */
  opening: 60_000,
  /** Between two frames of an open microphone. */
  frames: 4_000,
  /** For the words, after the end of speech. */
  answering: 8_000,
  /** Kept before the first sound. */
  before: 400,
} as const;

export function createAzure({ microphone, engine, access, timers, page }: AzureParts): Recogniser {
  let cancelOpen: (() => void) | undefined;

  return {
    id: "azure",
    supported: () => microphone.supported(),
    listen(options, emit) {
      cancelOpen?.();
      const turn = openTurn(emit);
      const limit = timerSlot(timers);
      /** The utterance so far, with a little before it. */
      const sound: Float32Array[] = [];
      /** How much of it the session has. */
      let written = 0;
      let again = false;
      let session: AzureSession | undefined;
      let stream: ResampleStream | undefined;
      let ear = newEar(usualSettings);
      let asked = false;

      const finish = (outcome: TurnOutcome) => {
        if (turn.over) return;
        limit.clear();
        unwatch();
        unfollow();
        closeMicrophone();
        turn.finish(outcome);
        session?.close();
      };
      const fail = (failure: SpeechFailure) => finish({ type: "failed", failure });
      const flush = () => {
        if (!session || !ear.speaking) return;
        for (const samples of sound.slice(written)) session.write(samples);
        written = sound.length;
        if (asked) session.end();
      };
      /** The microphone is done with: the words may come, if there were any. */
      const ask = () => {
        if (asked || turn.over) return;
        if (!ear.speaking) return fail("no-speech");
        asked = true;
        closeMicrophone();
        turn.speechEnd();
        limit.set(limits.answering, () => fail("network"));
        if (stream) sound.push(stream.end());
        flush();
      };
      const begin = (loaded: AzureEngine, pass: AzurePass) => {
        session = loaded.listen(pass, options, {
          sound: () => turn.sound(),
          interim: (text) => turn.interim(text),
          final: (alternatives) => finish({ type: "final", alternatives }),
          failed(failure) {
            if (turn.over) return;
            // Browsers can't tell a pass that is not believed from a line that is cut.
            access.doubt();
            if (failure !== "network" || again) return fail(failure);
            again = true;
            session?.close();
            session = undefined;
            written = 0;
            connect();
          },
        });
        flush();
      };
      const connect = () => {
        Promise.all([engine(), access.get()]).then(
          ([loaded, reply]) => {
            if (turn.over) return;
            if (reply.type === "pass") begin(loaded, reply.pass);
            else fail(reply.failure);
          },
          () => fail("network"),
        );
      };

      const unwatch = whenHidden(page, () => fail("aborted"));
      const unfollow = access.follow((pass) => session?.renew(pass));
      limit.set(limits.opening, () => fail("engine-silent"));
      const closeMicrophone = microphone.open({
        opened() {
          limit.set(limits.frames, () => fail("engine-silent"));
          turn.started();
        },
        frame(samples, rate) {
          if (asked || turn.over) return;
          limit.set(limits.frames, () => fail("engine-silent"));
          turn.started();
          const heard = hear(ear, rootMeanSquare(samples), (samples.length / rate) * 1_000);
          ear = heard.ear;
          stream ??= resampleStream(rate, speechRate);
          sound.push(stream.add(samples));
          if (heard.verdict === "sound") turn.sound();
          turn.level(heard.level);
          if (ear.speaking) flush();
          else if (ear.voiced === 0) forgetAllBut(sound, (limits.before / 1_000) * speechRate);
          const { verdict } = heard;
          if (verdict === "end" || verdict === "too-long" || verdict === "nobody") ask();
        },
        failed: fail,
      });
      connect();

      cancelOpen = () => fail("aborted");
      return { stop: ask, cancel: cancelOpen };
    },
  };
}

/** Keeps the last `count` samples, in whole pieces. */
function forgetAllBut(pieces: Float32Array[], count: number): void {
  let length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  for (let first = pieces[0]; first && length - first.length >= count; first = pieces[0]) {
    length -= first.length;
    pieces.shift();
  }
}
