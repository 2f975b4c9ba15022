import { bothOf } from "../sentence/both.ts";
import { mishearingOf } from "../sentence/mishearing.ts";
import { wholly } from "./acts.ts";
import { answerOf } from "./answers/answer.ts";
import { answerNeedOf } from "./answers/need.ts";
import { add } from "./cart/add.ts";
import { changeCart } from "./cart/change-cart.ts";
import { describeCart } from "./cart/describe-cart.ts";
import type { Command } from "./command.ts";
import { needed } from "./finding/needed.ts";
import { point } from "./finding/point.ts";
import { find, followUp, narrow } from "./finding/wishes.ts";
import { delivery } from "./form/delivery.ts";
import { onTheWay } from "./form/on-the-way.ts";
import { sizeGuide } from "./pieces/size-guide.ts";

export const afterCommands: readonly Command[] = [
  wholly("cancel-order"),
  wholly("order-address"),
  wholly("exchange"),
  wholly("return"),
  wholly("refund"),
];

const pay = wholly("pay");
const look = wholly("look");

/** Exclusive: the order only saves time. */
const single: readonly Command[] = [
  ...afterCommands,
  onTheWay,
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
  describeCart,
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
  needed,
  find,
  point,
];

/** An answer may precede a command, or begin a double sentence. */
const answer = answerOf([bothOf(single), ...single]);
const both = bothOf([answer, ...single]);
/** Wishes and names, while the shop asks for a wish. */
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
