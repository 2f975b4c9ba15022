/**
 * A question survives asides ("slower", "help", "which sizes do you have"): what only tells or changes the
 * display is followed by the question again.
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
/** Acts after which the question goes on, such as another payment method. */
const beside: Readonly<Partial<Record<Question["id"], ReadonlySet<Effect["type"]>>>> = {
  field: new Set(["choosePayment", "setQuantity", "changeSize", "undo"]),
  size: new Set(["chooseSize"]),
};
/** End the question. */
const answers: ReadonlySet<string> = new Set(["answer", "answer-need"]);

/** After an aside. */
export function askedStill({ id, slots, effects }: Taken, { asked }: Scene): readonly Effect[] {
  // Reporting a mishearing needs no answer.
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
