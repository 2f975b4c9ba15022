/**
 * A question outlives what is said beside it: "slower", "help", "which sizes do you have". What only
 * tells, or changes how things are seen and heard, answers nothing, so the question is asked again.
 */
import type { Taken } from "../commands/command.ts";
import type { Effect, Question } from "../effects.ts";
import type { Scene } from "../intent.ts";

const aside: ReadonlySet<Effect["type"]> = new Set([
  "say",
  "tellOrder",
  "tellDelivery",
  "scroll",
  "changePace",
  "turnPicture",
  "openHelp",
  "closeHelp",
]);
/** Acts beside a question that stay beside it: the form goes on after another way to pay. */
const beside: Readonly<Partial<Record<Question["id"], ReadonlySet<Effect["type"]>>>> = {
  field: new Set(["choosePayment", "setQuantity", "changeSize", "undo"]),
  size: new Set(["chooseSize"]),
};
/** These answer; what they say is the end of the question. */
const answers: ReadonlySet<string> = new Set(["answer", "answer-need"]);

/** The question once more, after an utterance that was beside it. */
export function askedStill({ id, slots, effects }: Taken, { asked }: Scene): readonly Effect[] {
  // That something was misheard is told, and needs no answer.
  if (
    !asked ||
    asked.id === "misheard" ||
    answers.has(id) ||
    slots.act === "stop" ||
    effects.length === 0
  )
    return [];
  const stays = effects.every(
    ({ type }) => aside.has(type) || beside[asked.id]?.has(type) === true,
  );
  return stays ? [{ type: "ask", question: asked }] : [];
}
