/** The commands, in the order in which they are tried. */
import { wholly } from "./acts/all.ts";
import { add } from "./add.ts";
import { answerOf } from "./answer.ts";
import { answerNeedOf } from "./answer-need.ts";
import { bothOf } from "./both.ts";
import { changeCart } from "./change-cart.ts";
import type { Command } from "./command.ts";
import { delivery } from "./form/delivery.ts";
import { mishearingOf } from "./mishearing.ts";
import { point } from "./point.ts";
import { sizeGuide } from "./size-guide.ts";
import { tellCart } from "./tell-cart.ts";
import { find, followUp, narrow } from "./wishes.ts";

/** Of what is ordered already. */
export const afterCommands: readonly Command[] = [
  wholly("cancel-order"),
  wholly("order-address"),
  wholly("exchange"),
  wholly("return"),
  wholly("refund"),
];

const pay = wholly("pay");
const look = wholly("look");

/** Each takes what none of the others takes; the order only spares time. */
const single: readonly Command[] = [
  ...afterCommands,
  wholly("use-address"),
  wholly("account"),
  wholly("end-sessions"),
  wholly("trade"),
  wholly("everywhere"),
  wholly("tour"),
  wholly("read-page"),
  wholly("places"),
  wholly("pay-unpaid"),
  pay,
  wholly("checkout"),
  wholly("orders"),
  delivery,
  tellCart,
  wholly("compare"),
  wholly("count"),
  wholly("related"),
  sizeGuide,
  wholly("ask"),
  wholly("check-size"),
  changeCart,
  look,
  add,
  narrow,
  followUp,
  find,
  point,
];

/** A sentence of two may begin with an answer, and an answer may be followed by a command. */
const answer = answerOf([bothOf(single), ...single]);
const both = bothOf([answer, ...single]);
/** Wishes and bare names: while the shop asks what is wanted, they are what is wanted. */
const wishes: readonly Command[] = [look, narrow, followUp, find, point];
const acts = single.filter((command) => !wishes.includes(command));

export const commands: readonly Command[] = [
  answerNeedOf({ acts: [both, ...acts], point }),
  answer,
  // "Place the order and pay by card" is one act.
  pay,
  both,
  ...single.filter((command) => command !== pay),
  mishearingOf(single),
];
