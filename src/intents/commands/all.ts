import { bothOf } from "../sentence/both.ts";
import { mishearingOf } from "../sentence/mishearing.ts";
import { likeliest, wholly } from "./acts.ts";
import { answerOf } from "./answers/answer.ts";
import { answerNeedOf } from "./answers/need.ts";
import { add } from "./cart/add.ts";
import { wholeChange } from "./cart/change-cart-act.ts";
import { describeCart } from "./cart/describe-cart.ts";
import type { Command } from "./command.ts";
import { tourPart } from "./everywhere/page.ts";
import { namesPlace } from "./everywhere/places.ts";
import { open } from "./finding/finding.ts";
import { needed } from "./finding/needed.ts";
import { pointOf } from "./finding/point.ts";
import { unrecorded } from "./finding/unrecorded.ts";
import { asksForThings, find, followUp, narrow } from "./finding/wishes.ts";
import { fieldAnswer, isValue, skipped } from "./form/answer.ts";
import { delivery } from "./form/delivery.ts";
import { onTheWay } from "./form/on-the-way.ts";
import { sizeGuide } from "./pieces/size-guide.ts";
import { pointsAtPiece } from "./whole.ts";

export const afterCommands: readonly Command[] = [
  wholly("cancel-order"),
  wholly("order-address"),
  wholly("exchange"),
  wholly("return"),
  wholly("refund"),
];

const pay = wholly("pay");
const look = wholly("look");
const everywhere = wholly("everywhere");

/** "One more" changes a line and adds no other product. */
const addition: Command = {
  id: add.id,
  read(reading, scene) {
    const understood = add.read(reading, scene);
    return understood && !wholeChange.read(reading, scene) ? understood : undefined;
  },
};

const point = pointOf({
  take: (text, reading, scene) => asksForThings(reading, scene) || namesPlace(text),
  pointsAtPiece,
  open,
});

/** Exclusive: the order only saves time. */
const single: readonly Command[] = [
  ...afterCommands,
  onTheWay,
  wholly("use-address"),
  wholly("account"),
  wholly("end-sessions"),
  unrecorded,
  wholly("trade"),
  everywhere,
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
  wholeChange,
  look,
  addition,
  narrow,
  followUp,
  needed,
  find,
  point,
];

/** An answer may precede a command, or begin a double sentence. */
const answer = answerOf({
  commands: [bothOf(single), ...single],
  likeliest,
  everywhere,
  tourPart,
  form: { isValue, skipped, fieldAnswer },
});
const both = bothOf([answer, ...single]);
/** Wishes and names, while the shop asks for a wish. */
const wishes: readonly Command[] = [look, narrow, followUp, find, point];
const acts = single.filter((command) => !wishes.includes(command));

export const commands: readonly Command[] = [
  answerNeedOf({ acts: [both, ...acts], point, likeliest }),
  answer,
  // "Place the order and pay by card" is one act.
  pay,
  both,
  ...single.filter((command) => command !== pay),
  mishearingOf(single),
];
