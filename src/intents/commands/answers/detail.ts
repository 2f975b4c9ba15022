import { pinOf } from "../../../../domain/states.ts";
import { readOrdinal } from "../../../../language/readers/ordinals.ts";
import { asReason, isCalled, reasonIn, whichOrder } from "../../after-order/reading.ts";
import type { OrderRequest } from "../../after-order/request.ts";
import { sizesSaid, thingSaid } from "../../after-order/slots.ts";
import type { Question } from "../../effects.ts";
import { sayingOf } from "../../grammar/saying.ts";
import { placeInList } from "../../phrases/answers/detail.ts";
import { nonDigits } from "../../phrases/marks.ts";
import type { Understood } from "../command.ts";
import { kernel } from "../spoken.ts";
import { type Answering, left, refuses } from "./answering.ts";

type Detail = Question & { readonly id: "detail" };

export function detailAnswer(asked: Detail, answering: Answering): Understood | undefined {
  const { reading } = answering;
  if (reading.row !== "none" && reading.row !== "order") return undefined;
  if (refuses(reading)) return left(reading);
  const added = addedBy(chosenOf(asked, reading.plain) ?? reading.plain, asked, answering);
  if (!added) return undefined;
  return {
    slots: { missing: asked.missing },
    effects: [{ type: "afterOrder", request: { ...asked.request, ...added }, about: asked.about }],
    row: "waits",
  };
}

function chosenOf({ sayings }: Detail, plain: string): string | undefined {
  const text = kernel(plain.toLowerCase());
  const place = placeInList.test(text) ? readOrdinal(text) : null;
  return place === null ? undefined : sayings.at(place > 0 ? place - 1 : place);
}

function addedBy(
  said: string,
  { missing, sayings }: Detail,
  { reading, scene, otherwise }: Answering,
): Partial<OrderRequest> | undefined {
  const lower = said.toLowerCase();
  const saying = sayingOf({ lower }, scene);
  const [size] = sizesSaid(saying);
  const order = whichOrder(lower);
  const thing = thingSaid(saying);
  switch (missing) {
    case "order":
      return order || thing !== undefined
        ? { ...(order && { order }), ...(thing !== undefined && { thing }) }
        : undefined;
    case "line":
      return thing !== undefined || size !== undefined || order
        ? {
            ...(order && { order }),
            ...(thing !== undefined && { thing }),
            ...(size !== undefined && { size }),
          }
        : undefined;
    case "size":
      return size === undefined ? undefined : { to: size };
    case "address": {
      const name = sayings.find((each) => isCalled(each, lower));
      return name === undefined ? undefined : { address: name };
    }
    case "reason": {
      const reason = reasonIn(said);
      if (reason !== undefined) return { reason };
      // "Show me my cart" is no reason.
      return otherwise(reading.plain) ? undefined : { reason: asReason(said) };
    }
  }
}

export function pinAnswer({ reading }: Answering): Understood | undefined {
  if (reading.row !== "none") return undefined;
  if (refuses(reading)) return left(reading);
  const pin = pinOf(reading.plain.replace(nonDigits, ""));
  if (pin === null) return undefined;
  return { slots: { pin }, effects: [{ type: "describeDelivery", pin }], row: "follows" };
}
