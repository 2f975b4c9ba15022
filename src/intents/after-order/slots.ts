/** Order, product, sizes, count, reason, address. */

import { pinOf } from "../../../domain/states.ts";
import { type Size, sizes } from "../../../domain/values.ts";
import type { Reading } from "../commands/command.ts";
import { stepIn } from "../grammar/cart-wish.ts";
import type { Saying } from "../grammar/saying.ts";
import { nonDigits } from "../phrases/marks.ts";
import { digitRuns, noThing } from "../phrases/orders/after-slots.ts";
import { addressSaid, reasonIn, whichOrder } from "./reading.ts";
import type { OrderAct, OrderRequest } from "./request.ts";

export function thingSaid({ mentions }: Saying): string | undefined {
  const named = mentions.filter(({ text, denied }) => !denied && !noThing.test(text));
  return (
    named.find(({ garment }) => garment !== undefined) ?? named.find(({ definite }) => definite)
  )?.text;
}

/** Without "too small". */
export function sizesSaid({ sizes: said, tokens }: Saying): readonly Size[] {
  return said.flatMap(({ from, value }) => {
    const before = tokens[from - 1]?.text;
    const size = sizes.find((each) => each === value);
    return size === undefined || before === "too" || before === "bit" ? [] : [size];
  });
}

/** The requested size is last, after "for", "to" or "in"; an earlier one is the product's. */
function sizesFor(act: OrderAct, saying: Saying): Pick<OrderRequest, "size" | "to" | "step"> {
  const all = sizesSaid(saying);
  if (act !== "exchange") return all[0] === undefined ? {} : { size: all[0] };
  const [first, second] = all;
  const step = stepIn(saying);
  if (second !== undefined && first !== undefined) return { size: first, to: second };
  if (first !== undefined) return { to: first };
  return step === 0 ? {} : { step };
}

/** "Two of the shirts", "both of them". */
function quantityIn({ tokens, numbers, mentions }: Saying): number | undefined {
  const counted = mentions.find(({ count }) => count !== undefined)?.count;
  return counted ?? numbers.find(({ to }) => tokens[to]?.text === "of")?.value;
}

export function requestOf(act: OrderAct, saying: Saying, { plain }: Reading): OrderRequest {
  const { text } = saying;
  const order = whichOrder(text);
  const thing = thingSaid(saying);
  const quantity = act === "return" || act === "exchange" ? quantityIn(saying) : undefined;
  const reason = act === "return" || act === "exchange" ? reasonIn(plain) : undefined;
  const address = act === "address" ? addressSaid(text) : undefined;
  return {
    act,
    ...(order && { order }),
    ...(act !== "address" && thing !== undefined && { thing }),
    ...(act !== "address" && act !== "refund" && sizesFor(act, saying)),
    ...(quantity !== undefined && { quantity }),
    ...(reason !== undefined && { reason }),
    ...(address !== undefined && { address }),
  };
}

/** Also digit by digit. */
export function pinIn(text: string): string | undefined {
  for (const [run] of text.matchAll(digitRuns)) {
    const pin = pinOf(run.replace(nonDigits, ""));
    if (pin !== null) return pin;
  }
  return undefined;
}
