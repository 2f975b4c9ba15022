/**
 * A question survives asides ("slower", "help", "which sizes do you have"): descriptions and
 * changes of the display repeat it.
 */
import type { Taken } from "../commands/command.ts";
import type { Effect, Question } from "../effects.ts";
import type { Scene } from "../intent.ts";

const aside: ReadonlySet<Effect["type"]> = new Set([
  "say",
  "describeOrder",
  "describeDelivery",
  "scroll",
  "changePace",
  "turnPicture",
  "openHelp",
  "closeHelp",
]);
const beside: Readonly<Partial<Record<Question["id"], ReadonlySet<Effect["type"]>>>> = {
  field: new Set(["choosePayment", "setQuantity", "changeSize", "undo"]),
  size: new Set(["chooseSize"]),
};
/** These end the question. */
const answers: ReadonlySet<string> = new Set(["answer", "answer-need"]);

/** Another piece than the question's, or the one that it only shows or describes. */
function isElsewhere(product: Taken["slots"][string] | undefined, asked: Question): boolean {
  if (typeof product !== "string") return false;
  if (asked.id === "size") return product !== asked.piece;
  if (asked.id !== "which") return false;
  const chosen = asked.options.find(({ piece }) => piece === product);
  if (chosen?.does.every(({ type }) => type === "say" || type === "openProduct")) return true;
  const [only, another] = asked.options;
  return only !== undefined && !another && only.piece !== product;
}

/** After an aside. */
export function reprompt({ id, slots, effects }: Taken, { asked }: Scene): readonly Effect[] {
  // A reported mishearing needs no answer.
  if (
    !asked ||
    asked.id === "misheard" ||
    answers.has(id) ||
    slots.act === "stop" ||
    effects.length === 0 ||
    isElsewhere(slots.product, asked)
  )
    return [];
  const stays = effects.every(
    ({ type }) => aside.has(type) || beside[asked.id]?.has(type) === true,
  );
  return stays ? [{ type: "ask", question: asked }] : [];
}
