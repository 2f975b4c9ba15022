/**
 * Short-lived Azure tokens, so that browsers connect directly and the key stays here.
 * https://learn.microsoft.com/azure/ai-services/authentication
 */
import type { Config } from "../config.ts";
import { Late, withDeadline } from "../resilience/deadline.ts";
import type { SpeechResult, SpeechTrouble } from "./service.ts";

type AzureSettings = NonNullable<Config["azureSpeech"]>;

type AzureToken = {
  readonly token: string;
  readonly region: string | null;
  /** Origin for WebSockets. */
  readonly host: string | null;
  readonly seconds: number;
};

export type AzureTokens = { readonly issue: () => Promise<SpeechResult<AzureToken>> };

type AzureTokensParts = {
  readonly settings: AzureSettings;
  readonly fetch: typeof fetch;
  /** Milliseconds for a whole call. */
  readonly longest?: number;
};

/** A token's lifetime. */
const seconds = 600;

export function createAzureTokens(parts: AzureTokensParts): AzureTokens {
  const { settings, fetch, longest = 5_000 } = parts;
  const { key, region } = settings;
  const origin =
    settings.host === null
      ? `https://${region}.api.cognitive.microsoft.com`
      : new URL(settings.host).origin.replace(/^ws/, "http");
  const host = settings.host && origin.replace(/^http/, "ws");

  return {
    async issue() {
      // A private container needs no token.
      if (key === null) return { ok: true, value: { token: "", region, host, seconds } };
      try {
        const token = await withDeadline(longest, async (signal) => {
          const reply = await fetch(`${origin}/sts/v1.0/issueToken`, {
            method: "POST",
            headers: { "Ocp-Apim-Subscription-Key": key },
            // The key must not follow a redirect.
            redirect: "error",
            signal,
          });
          if (!reply.ok) throw new Unissued(reply.status);
          return (await reply.text()).trim();
        });
        if (token === "") throw new Error("The token is blank");
        return { ok: true, value: { token, region, host, seconds } };
      } catch (cause) {
        return { ok: false, trouble: troubleOf(cause), cause };
      }
    },
  };
}

class Unissued extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Azure answered ${status} instead of a token`);
    this.status = status;
  }
}

function troubleOf(cause: unknown): SpeechTrouble {
  if (cause instanceof Unissued) return cause.status === 429 ? "busy" : "broken";
  // fetch throws a TypeError without an answer.
  return cause instanceof Late || cause instanceof TypeError ? "unreachable" : "broken";
}
