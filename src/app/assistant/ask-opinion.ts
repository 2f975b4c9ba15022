/**
 * Asks the server for a second opinion on a sentence not understood. On failure the local answer is
 * kept.
 */
import { opinionTime } from "../../../domain/opinion.ts";
import type { Api } from "../../api/client.ts";
import { intentOf, opinionQuestion } from "../../intents/dialogue/second-opinion.ts";
import type { Intent, Scene } from "../../intents/intent.ts";

export interface AskOpinionParts {
  readonly api: Api;
  /** The shopper's name, address and the like: sentences with them aren't sent. */
  readonly personal: readonly string[];
  /** The visible scene when the answer arrives. */
  sceneNow(): Scene;
  /** Aborted with the turn. */
  readonly signal: AbortSignal;
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

export async function askOpinion(
  local: Intent,
  scene: Scene,
  { api, personal, sceneNow, signal, timeout = (ms) => AbortSignal.timeout(ms) }: AskOpinionParts,
): Promise<Intent | undefined> {
  const question = opinionQuestion(local, scene, personal);
  if (!question) return undefined;
  try {
    const { opinion } = await api.call("understand", {
      body: question,
      signal: AbortSignal.any([signal, timeout(opinionTime)]),
    });
    const now = sceneNow();
    // The products in question may be gone.
    if (!opinion || now.screen !== scene.screen) return undefined;
    return intentOf(opinion, question, { ...now, ...(scene.asked && { asked: scene.asked }) });
  } catch {
    // Late, refused or unreachable.
    return undefined;
  }
}
