import type { AzureEngine, AzureReports } from "../providers/azure/azure.ts";
import type { AskForPass, AzurePass } from "../providers/azure/azure-access.ts";
import type { Hypothesis, ListenOptions, SpeechFailure } from "../speech.ts";

interface AzureDouble {
  readonly engine: AzureEngine;
  /** A new token each time, valid ten minutes. */
  readonly ask: AskForPass;
  /** Each session's options and later tokens. */
  readonly sessions: readonly {
    readonly passes: readonly AzurePass[];
    readonly options: ListenOptions;
  }[];
  readonly openSessions: number;
  /** Samples sent in the latest session. */
  readonly received: number;
  readonly ended: boolean;
  recognises(interim: string): void;
  answers(alternatives: readonly Hypothesis[]): void;
  fails(failure: SpeechFailure): void;
}

export function createAzureDouble(): AzureDouble {
  const sessions: { passes: AzurePass[]; options: ListenOptions }[] = [];
  let tokens = 0;
  let openSessions = 0;
  let received = 0;
  let ended = false;
  let on: AzureReports | undefined;

  return {
    engine: {
      listen(pass, options, reports) {
        const session = { passes: [pass], options };
        sessions.push(session);
        openSessions += 1;
        received = 0;
        ended = false;
        on = reports;
        let open = true;
        return {
          write: (samples) => {
            received += samples.length;
          },
          end: () => {
            ended = true;
          },
          renew: (renewed) => {
            session.passes.push(renewed);
          },
          close() {
            if (open) openSessions -= 1;
            open = false;
            if (on === reports) on = undefined;
          },
        };
      },
    },
    async ask() {
      tokens += 1;
      const pass = { token: `token ${tokens}`, region: "centralindia", host: null };
      return { type: "pass", pass, seconds: 600 };
    },
    sessions,
    get openSessions() {
      return openSessions;
    },
    get received() {
      return received;
    },
    get ended() {
      return ended;
    },
    recognises: (interim) => on?.interim(interim),
    answers: (alternatives) => on?.final(alternatives),
    fails: (failure) => on?.failed(failure),
  };
}
