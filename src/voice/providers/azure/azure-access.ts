/**
 * The permission to talk to Azure's speech service, kept fresh: a token lives ten minutes, is asked
 * for once for everybody who waits, and is renewed before its time while somebody uses it, because
 * a recogniser keeps the token that it was made with.
 * https://learn.microsoft.com/azure/ai-services/speech-service/how-to-configure-azure-ad-auth
 */

import type { Timers } from "../../events/timers.ts";
import type { SpeechFailure } from "../../speech.ts";

/** Where to talk to, and as whom. */
export interface AzurePass {
  /** Blank where the host wants none. */
  readonly token: string;
  readonly region: string | null;
  /** Origin in place of the region's, such as wss://speech.example. */
  readonly host: string | null;
}

export type PassReply =
  | { readonly type: "pass"; readonly pass: AzurePass; readonly seconds: number }
  | { readonly type: "failed"; readonly failure: SpeechFailure };

/** Asks the shop's server for a pass. */
export type AskForPass = () => Promise<PassReply>;

export type Access =
  | { readonly type: "pass"; readonly pass: AzurePass }
  | { readonly type: "failed"; readonly failure: SpeechFailure };

export interface AzureAccess {
  /** A pass that is good for a while. Never rejects. */
  get(): Promise<Access>;
  /** Calls with each new pass while it is followed; the function returned ends that. */
  follow(renewed: (pass: AzurePass) => void): () => void;
  /** The service didn't believe the last pass: the next `get` asks for another. */
  doubt(): void;
}

export interface AzureAccessParts {
  readonly ask: AskForPass;
  readonly timers: Timers;
  /** Milliseconds on any steady clock. */
  readonly now: () => number;
}

/** Seconds before its end at which a pass is renewed: of ten minutes, after eight and a half. */
const early = 90;

export function createAzureAccess({ ask, timers, now }: AzureAccessParts): AzureAccess {
  let kept: { readonly pass: AzurePass; readonly until: number } | undefined;
  let asking: Promise<Access> | undefined;

  const fetchPass = async (): Promise<Access> => {
    try {
      const reply = await ask();
      if (reply.type === "failed") return reply;
      kept = { pass: reply.pass, until: now() + (reply.seconds - early) * 1_000 };
      return { type: "pass", pass: reply.pass };
    } catch {
      return { type: "failed", failure: "network" };
    } finally {
      asking = undefined;
    }
  };
  const renew = () => {
    asking ??= fetchPass();
    return asking;
  };
  const get = async (): Promise<Access> =>
    kept && now() < kept.until ? { type: "pass", pass: kept.pass } : renew();

  return {
    get,
    follow(renewed) {
      let callOff = () => {};
      let over = false;
      const wait = () => {
        const left = kept ? kept.until - now() : 0;
        // Not yet had, or not to be had: a retry every so often is enough.
        callOff = timers.after(left > 0 ? left : 5_000, async () => {
          const access = await get();
          if (over) return;
          if (access.type === "pass") renewed(access.pass);
          wait();
        });
      };
      wait();
      return () => {
        over = true;
        callOff();
      };
    },
    doubt() {
      kept = undefined;
    },
  };
}
