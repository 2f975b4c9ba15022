/** The method that a tale of cash and cards comes to. */
import type { PaymentMethod } from "../../../../domain/values.ts";
import type { ShopScene } from "../../intent.ts";
import {
  asks,
  asksChosenMethod,
  asksMethods,
  asksOnly,
  chooses,
  choosesNot,
  clauseJoints,
  conditions,
  leadingJoint,
  namesCard,
  namesCash,
  phraseEnds,
  questions,
  rejected,
} from "../../phrases/checkout/at-length.ts";
import { closingSigns } from "../../phrases/form/values.ts";
import { words } from "../../responses/words.ts";
import type { Taken } from "../command.ts";
import { say } from "../say.ts";

export function methodAtLength(lower: string): PaymentMethod | undefined {
  return lower
    .replace(questions, " ")
    .replace(conditions, " ")
    .replace(closingSigns, "")
    .split(phraseEnds)
    .filter((phrase) => !asks.test(phrase.trim()))
    .flatMap((phrase) => phrase.split(clauseJoints))
    .map((clause) => methodOf(clause.trim().replace(leadingJoint, "")))
    .findLast((method) => method !== undefined);
}

function methodOf(said: string): PaymentMethod | undefined {
  const clause = said.replace(rejected, "");
  if (!chooses.test(clause) || choosesNot.test(clause) || asks.test(clause)) return undefined;
  const [card, cash] = [namesCard.test(clause), namesCash.test(clause)];
  if (card && cash) return undefined;
  return card ? "razorpay" : "cod";
}

/** A question about it changes nothing. */
export function askedAtLength(lower: string, { checkout }: ShopScene): Taken | undefined {
  if (!checkout) return undefined;
  const { method } = checkout;
  const taken = { id: "pay", row: "follows" } as const;
  if (asksChosenMethod.test(lower))
    return {
      ...taken,
      slots: { topic: "method", method },
      effects: [say(words.methodChosen(method))],
    };
  return asksOnly.test(lower) && asksMethods.test(lower)
    ? {
        ...taken,
        id: "trade",
        slots: { topic: "payment-methods" },
        effects: [say(words.trade.payment)],
      }
    : undefined;
}
