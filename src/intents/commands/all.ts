/** The commands, in the order in which they are tried. */
import { add } from "./add.ts";
import { answer } from "./answer.ts";
import { answerNeed } from "./answer-need.ts";
import { ask } from "./ask.ts";
import { bothOf } from "./both.ts";
import { changeCart } from "./change-cart.ts";
import type { Command } from "./command.ts";
import { compare } from "./compare.ts";
import { delivery } from "./delivery.ts";
import { everywhere } from "./everywhere.ts";
import { find } from "./find.ts";
import { followUp } from "./follow-up.ts";
import { look } from "./look.ts";
import { mishearingOf } from "./mishearing.ts";
import { narrow } from "./narrow.ts";
import { orders, payUnpaid } from "./orders.ts";
import { checkout, pay } from "./pay.ts";
import { point } from "./point.ts";
import { readPage } from "./read-page.ts";
import { related } from "./related.ts";
import { tellCart } from "./tell-cart.ts";
import { tour } from "./tour.ts";

/** Each takes what none of the others takes; the order only spares time. */
const single: readonly Command[] = [
  everywhere,
  tour,
  readPage,
  payUnpaid,
  pay,
  checkout,
  orders,
  delivery,
  tellCart,
  compare,
  related,
  ask,
  changeCart,
  look,
  add,
  narrow,
  followUp,
  find,
  point,
];

export const commands: readonly Command[] = [
  answerNeed,
  answer,
  bothOf(single),
  ...single,
  mishearingOf(single),
];
