/**
 * Asks the server for a second opinion on what wasn't understood. Fetched with the first sentence that
 * needs it. Whatever goes wrong, there is no opinion, and the local answer stands.
 */
import { opinionTime } from "../../../domain/opinion.ts";
import type { Api } from "../../api/client.ts";
import { intentOf, opinionQuestion } from "../../intents/dialogue/second-opinion.ts";
import type { Intent, Scene } from "../../intents/intent.ts";

export interface AskOpinionParts {
  readonly api: Api;
  /** The shopper's own words: name, address and the like. A sentence that has one is not sent. */
  readonly personal: readonly string[];
  /** What the shopper sees when the answer is there. */
  sceneNow(): Scene;
  /** Aborted when the turn is given up. */
  readonly signal: AbortSignal;
  /** Answers a signal that aborts after so many milliseconds. */
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
    // The pieces that were asked about may not be there any more.
    if (!opinion || now.screen !== scene.screen) return undefined;
    return intentOf(opinion, question, { ...now, ...(scene.asked && { asked: scene.asked }) });
  } catch {
    // Late, refused or unreachable.
    return undefined;
  }
}
