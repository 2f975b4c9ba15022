/**
 * Keeps an Azure token fresh. It lives ten minutes, is shared by all callers and renewed early
 * while in use, because a recogniser keeps its token.
 * https://learn.microsoft.com/azure/ai-services/speech-service/how-to-configure-azure-ad-auth
 */

import type { Timers } from "../../events/timers.ts";
import type { SpeechFailure } from "../../speech.ts";

export interface AzurePass {
  readonly token: string;
  readonly region: string | null;
  /** Replaces the region's origin, such as wss://speech.example. */
  readonly host: string | null;
}

export type PassReply =
  | { readonly type: "pass"; readonly pass: AzurePass; readonly seconds: number }
  | { readonly type: "failed"; readonly failure: SpeechFailure };

/** Fetches a token from the shop's server. */
export type AskForPass = () => Promise<PassReply>;

type Access =
  | { readonly type: "pass"; readonly pass: AzurePass }
  | { readonly type: "failed"; readonly failure: SpeechFailure };

export interface AzureAccess {
  get(): Promise<Access>;
  /** Calls with each new token until cancelled. */
  follow(renewed: (pass: AzurePass) => void): () => void;
  /** The service rejected the token: fetch another. */
  doubt(): void;
}

interface AzureAccessParts {
  readonly ask: AskForPass;
  readonly timers: Timers;
  readonly now: () => number;
}

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
        // No token yet: retry.
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
