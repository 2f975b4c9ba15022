/**
 * Streams an utterance to Azure. Microphone and endpointing are ours, so failures have names,
 * nothing is sent before speech, and pressing ends a turn. After a dropped socket or rejected token
 * a second recogniser gets the same sound; if that fails, another adapter gets the recording.
 */

import { type ResampleStream, resampleStream } from "../../audio/resample-stream.ts";
import { joined, speechRate } from "../../audio/wav.ts";
import { createSpokenTurns, type SpokenTurnParts } from "../../events/spoken-turn.ts";
import type { Hypothesis, ListenOptions, Recogniser, SpeechFailure } from "../../speech.ts";
import type { AzureAccess, AzurePass } from "./azure-access.ts";

/** One turn of the package; azure-engine.ts wraps it. */
interface AzureSession {
  /** 16 kHz mono, -1..1. */
  write(samples: Float32Array): void;
  end(): void;
  renew(pass: AzurePass): void;
  close(): void;
}

export interface AzureReports {
  sound(): void;
  interim(text: string): void;
  /** Empty: nothing was understood. */
  final(alternatives: readonly Hypothesis[]): void;
  failed(failure: SpeechFailure): void;
}

export interface AzureEngine {
  listen(pass: AzurePass, options: ListenOptions, on: AzureReports): AzureSession;
}

interface AzureParts extends SpokenTurnParts {
  /** Loaded with the first turn, during speech. */
  readonly engine: () => Promise<AzureEngine>;
  readonly access: AzureAccess;
}

const limits = {
  /** From the end of speech to the words. */
  answering: 8_000,
  /** Pre-roll. */
  before: 400,
} as const;

export function createAzure({ engine, access, ...parts }: AzureParts): Recogniser {
  const open = createSpokenTurns(parts);

  return {
    id: "azure",
    supported: () => parts.microphone.supported(),
    listen(options, emit) {
      /** The utterance with its pre-roll. */
      const sound: Float32Array[] = [];
      /** Samples already sent. */
      let written = 0;
      let again = false;
      let session: AzureSession | undefined;
      let stream: ResampleStream | undefined;
      let lost: SpeechFailure | undefined;

      /** Fails the turn: at once before speech, else with the whole utterance. */
      const lose = (failure: SpeechFailure) => {
        if (!spoken.speaking) return spoken.fail(failure);
        lost = failure;
        if (spoken.said) spoken.finish({ type: "failed", failure, sound: joined(sound) });
      };
      const flush = () => {
        if (!session || !spoken.speaking) return;
        for (const samples of sound.slice(written)) session.write(samples);
        written = sound.length;
        if (spoken.said) session.end();
      };
      const ask = (last: Float32Array) => {
        sound.push(last);
        if (lost) return lose(lost);
        spoken.expectWords(limits.answering, () => lose("network"));
        flush();
      };
      const letGo = () => {
        session?.close();
        session = undefined;
      };
      const begin = (loaded: AzureEngine, pass: AzurePass) => {
        session = loaded.listen(pass, options, {
          sound: () => spoken.turn.sound(),
          interim: (text) => spoken.turn.interim(text),
          final: (alternatives) => spoken.finish({ type: "final", alternatives }),
          failed(failure) {
            if (spoken.turn.over) return;
            // A rejected token and a dropped socket look alike in browsers: retry both with a new
            // token.
            access.doubt();
            letGo();
            if (failure !== "network" || again) return lose(failure);
            again = true;
            written = 0;
            connect();
          },
        });
        flush();
      };
      const connect = () => {
        Promise.all([engine(), access.get()]).then(
          ([loaded, reply]) => {
            if (spoken.turn.over) return;
            if (reply.type === "pass") begin(loaded, reply.pass);
            else lose(reply.failure);
          },
          () => lose("network"),
        );
      };

      const unfollow = access.follow((pass) => session?.renew(pass));
      const spoken = open(options, emit, {
        frame(samples, rate, vad) {
          stream ??= resampleStream(rate, speechRate);
          sound.push(stream.add(samples));
          if (vad.speaking) flush();
          else if (vad.voiced === 0) forgetAllBut(sound, (limits.before / 1_000) * speechRate);
        },
        spoken: () => ask(stream?.end() ?? new Float32Array()),
        given: ask,
        over() {
          unfollow();
          letGo();
        },
      });
      spoken.begin();
      connect();
      return spoken;
    },
  };
}

function forgetAllBut(pieces: Float32Array[], count: number): void {
  let length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  for (let first = pieces[0]; first && length - first.length >= count; first = pieces[0]) {
    length -= first.length;
    pieces.shift();
  }
}
