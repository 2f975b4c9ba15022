/** Announces the configured services, without secrets. */
import type { FastifyInstance } from "fastify";
import type { Reply } from "../../contract/schemas.ts";
import type { Config } from "../config.ts";
import { bind } from "../http/binding/bind.ts";
import type { CardProvider } from "../payments/provider.ts";
import { ok } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function shopConfigRoutes(app: FastifyInstance, parts: RouteParts): void {
  const reply = publicConfig(parts.config, parts.cardProvider);
  bind(app, parts, "getConfig", { auth: false, handle: async () => ok(reply) });
}

function publicConfig(
  { openai, azureSpeech, firebase }: Config,
  card: Pick<CardProvider, "key" | "mode" | "checkout"> | null,
): Reply<"getConfig"> {
  // Azure first: it answers during speech.
  const speech = [
    ...(azureSpeech === null ? [] : (["azure"] as const)),
    ...(openai === null ? [] : (["openai"] as const)),
  ];
  return {
    speech: { recognisers: [...speech], synthesisers: [...speech] },
    google: firebase && {
      apiKey: firebase.apiKey,
      authDomain: firebase.authDomain,
      projectId: firebase.projectId,
      ...(firebase.emulatorHost !== null && { emulator: `http://${firebase.emulatorHost}` }),
    },
    razorpay: card && { key: card.key, test: card.mode !== "live", checkout: card.checkout },
    secondOpinion: openai !== null,
  };
}
