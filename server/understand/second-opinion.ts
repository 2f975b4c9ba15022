/**
 * Asks a chat model about a sentence: one act of a closed list with its slots. Null if it has no
 * opinion, is late or wrong.
 */
import { type Body, type Opinion, opinion } from "../../contract/schemas.ts";
import { opinionActs, opinionTime } from "../../domain/opinion.ts";
import {
  type ChatModel,
  createChatModel,
  type ModelCounts,
  type ModelOptions,
} from "../model/chat-model.ts";
import { jsonIn } from "../model/json-in.ts";
import { messagesFor, nothing, replyShape } from "./prompt.ts";

export type OpinionQuestion = Body<"understand">;

export interface SecondOpinion {
  readonly ask: (question: OpinionQuestion) => Promise<Opinion | null>;
  readonly counts: () => Readonly<ModelCounts>;
}

/** Milliseconds for the network. */
const way = 200;

export function createSecondOpinion({
  deadlineMs = opinionTime - way,
  ...options
}: Omit<ModelOptions, "deadlineMs"> & { readonly deadlineMs?: number }): SecondOpinion {
  const model: ChatModel = createChatModel({ ...options, deadlineMs });
  return {
    counts: model.counts,
    async ask(question) {
      const answer = await model.ask({
        messages: messagesFor(question),
        shape: replyShape(question),
        temperature: 0,
        mostTokens: 120,
        read: (text) => readOpinion(text, question),
      });
      return answer === nothing ? null : answer;
    },
  };
}

/** `nothing` if the model says so, null if invalid. */
function readOpinion(text: string, asked: OpinionQuestion): Opinion | typeof nothing | null {
  const json = jsonIn(text);
  if (typeof json !== "object" || json === null) return null;
  // Enforced shapes have null for absent slots.
  const given = Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null));
  if (given.act === nothing) return nothing;
  const parsed = opinion.safeParse(given);
  if (!parsed.success || !asked.acts.includes(parsed.data.act)) return null;
  const { act } = parsed.data;
  const { needs, may } = opinionActs[act];
  if (needs.some((slot) => parsed.data[slot] === undefined)) return null;
  const { piece, other } = parsed.data;
  const known = (id: string | undefined) =>
    id === undefined || asked.pieces.some((each) => each.id === id);
  if (!known(piece) || !known(other) || (piece !== undefined && piece === other)) return null;
  // Drops other acts' slots.
  const taken = [...needs, ...may].flatMap((slot) =>
    parsed.data[slot] === undefined ? [] : [[slot, parsed.data[slot]]],
  );
  return opinion.parse({ act, ...Object.fromEntries(taken) });
}
