import { paths } from "../../../../domain/routes.ts";
import { holdsAddress } from "../../../../language/readers/streets.ts";
import { addressSaid } from "../../after-order/reading.ts";
import type { OrderAct } from "../../after-order/request.ts";
import { requestOf, sizesSaid, thingSaid } from "../../after-order/slots.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import { keptBy } from "../../kept-by.ts";
import {
  asksAboutStopping,
  asksHowOrIf,
  asksIfStopped,
  asksRefund,
  asksRules,
  asksRulesOrIf,
  cancelled,
  cancelling,
  cancelsInWords,
  cancelsUnclearly,
  canYou,
  choosesAddress,
  correctsAddress,
  endsWithExchange,
  goesOrComes,
  goingBack,
  ofOtherMatters,
  ofPastOrder,
  orderSaid,
  otherAddress,
  outOf,
  pointsAtIt,
  politeLead,
  returning,
  saysAddress,
  saysExchange,
  saysRefund,
  sends,
  sendsTo,
  sentThing,
  startsExchange,
  startsReturnBarely,
  startsWithCancel,
  stopsIt,
  stopsOrder,
  wantsBack,
} from "../../phrases/orders/after-order.ts";
import { saysSize } from "../../phrases/plain-words.ts";
import { meantIn } from "../../resolve/pieces.ts";
import type { Reading, Understood } from "../command.ts";

/** Undefined if none. */
const kept = keptBy<Scene, OrderAct | undefined>();

function afterAct(saying: Saying, reading: Reading, scene: Scene): OrderAct | undefined {
  return kept(scene, reading.lower, () => actIn(saying, reading, scene));
}

function actIn(saying: Saying, reading: Reading, scene: Scene): OrderAct | undefined {
  const { shop } = scene;
  if (!shop) return undefined;
  const text = saying.text.replace(politeLead, "");
  if (ofOtherMatters.test(text)) return undefined;
  if (saysRefund.test(text) && asksRefund.test(text) && !asksRules.test(text)) return "refund";
  const there = scene.screen === paths.orders;
  if (cancelsClearly(text) || (there && stops(text, reading.lower))) return "cancel";
  if (asksRulesOrIf.test(text) || asksRulesOrIf.test(reading.lower.replace(canYou, "")))
    return undefined;
  const about: Target = { saying, shop, text, there };
  if (cancels(about)) return "cancel";
  if (exchanges(about)) return "exchange";
  if (returns(about)) return "return";
  return corrects(about, scene) ? "address" : undefined;
}

interface Target {
  readonly saying: Saying;
  readonly shop: ShopScene;
  readonly text: string;
  /** The orders are on screen. */
  readonly there: boolean;
}

/** A garment or catalogue name. */
function namesPiece({ saying, shop }: Target): boolean {
  if (thingSaid(saying) === undefined) return false;
  return (
    saying.mentions.some(({ garment }) => garment !== undefined) ||
    meantIn(saying, shop).some(({ found }) => found.type !== "none")
  );
}

/** "Cancel" with an order in the same words. */
const cancelsClearly = (text: string): boolean =>
  cancelsInWords.test(text) &&
  orderSaid.test(text) &&
  !cancelsUnclearly.test(text) &&
  !asksHowOrIf.test(text);

/** On the orders; nothing is cancelled without a yes. */
const stops = (text: string, lower: string): boolean =>
  (stopsOrder.test(text) || (stopsIt.test(text) && !asksIfStopped.test(lower))) &&
  !asksAboutStopping.test(text);

function cancels(about: Target): boolean {
  const { text, there } = about;
  if (cancelled.test(text) || outOf.test(text)) return ofPastOrder.test(text);
  if (!cancelling.test(text)) return false;
  return ofPastOrder.test(text) || (there && startsWithCancel.test(text) && namesPiece(about));
}

function returns(about: Target): boolean {
  const { text, there } = about;
  if (goingBack.test(text))
    return ofPastOrder.test(text) || namesPiece(about) || pointsAtIt.test(text) || there;
  if (wantsBack.test(text)) return ofPastOrder.test(text) || namesPiece(about);
  if (!returning.test(text)) return false;
  const bare = startsReturnBarely.test(text) && there;
  return ofPastOrder.test(text) || namesPiece(about) || pointsAtIt.test(text) || bare;
}

function exchanges(about: Target): boolean {
  const { saying, shop, text, there } = about;
  const named = saysExchange.test(text);
  if (!named && !startsExchange.test(text)) return false;
  if (ofPastOrder.test(text)) return named || sizesSaid(saying).length > 0 || saysSize.test(text);
  const sized = sizesSaid(saying).length > 0 || saysSize.test(text);
  if (!named) return there && sized;
  const target = sized || pointsAtIt.test(text) || namesPiece(about) || endsWithExchange.test(text);
  return (
    (there && target) || (shop.cart.length === 0 && (pointsAtIt.test(text) || namesPiece(about)))
  );
}

function corrects({ saying, shop, text, there }: Target, { screen }: Scene): boolean {
  if (otherAddress.test(text) || screen === paths.placeOrder) return false;
  const of = ofPastOrder.test(text) || there;
  if (correctsAddress.test(text) && saysAddress.test(text)) return of;
  const place = addressSaid(saying.text);
  const verb = sendsTo.test(text) || (orderSaid.test(text) && goesOrComes.test(text));
  if (place === undefined || !verb) return false;
  if (!of && !sentThing.test(text)) return false;
  return of ? place !== "last" : shop.cart.length === 0 && place !== "last" && sends.test(text);
}

/** By name, or "last". */
export function addressChosen(saying: Saying, { screen, shop }: Scene): string | undefined {
  const { text } = saying;
  if (
    !shop ||
    holdsAddress(text) ||
    otherAddress.test(text) ||
    asksRulesOrIf.test(text.replace(politeLead, ""))
  )
    return undefined;
  const place = addressSaid(text);
  if (place === undefined || ofOtherMatters.test(text)) return undefined;
  if (screen === paths.placeOrder)
    return sendsTo.test(text) || (choosesAddress.test(text) && saying.numbers.length === 0)
      ? place
      : undefined;
  if (!sendsTo.test(text)) return undefined;
  if (place === "last") return screen === paths.orders ? undefined : place;
  if (ofPastOrder.test(text) || screen === paths.orders) return undefined;
  const said = saysAddress.test(text) || sends.test(text);
  if (!saysAddress.test(text) && !sentThing.test(text)) return undefined;
  return said && shop.cart.length > 0 ? place : undefined;
}

function doing(act: OrderAct) {
  return (saying: Saying, reading: Reading, scene: Scene): Understood | undefined => {
    // Other rows yield only to a sentence's form.
    const free = reading.row === "none" || reading.row === "order";
    if (!free && afterAct(saying, reading, scene) !== act) return undefined;
    const request = requestOf(act, saying, reading);
    return {
      slots: slotsOf(request),
      effects: [{ type: "afterOrder", request, about: reading.said }],
      row: reading.row === "recommend" || reading.row === "need" ? "waits" : "follows",
    };
  };
}

function slotsOf({ act, order, ...others }: ReturnType<typeof requestOf>) {
  return {
    act,
    ...others,
    ...(order && { order: Object.entries(order).map(([key, value]) => `${key} ${value}`) }),
  };
}

const acting = (act: OrderAct) => ({
  does: doing(act),
  whole: (saying: Saying, scene: Scene, reading: Reading) =>
    afterAct(saying, reading, scene) === act,
});

export const afterActs = {
  "cancel-order": acting("cancel"),
  "order-address": acting("address"),
  return: acting("return"),
  exchange: acting("exchange"),
  refund: acting("refund"),
} as const;

/** Then goes there. */
export function fillWithAddress(
  saying: Saying,
  reading: Reading,
  scene: Scene,
): Understood | undefined {
  const name = addressChosen(saying, scene);
  if (name === undefined) return undefined;
  const leads = reading.row === "none" && scene.screen !== paths.placeOrder;
  return {
    slots: { address: name },
    effects: [
      { type: "useAddress", name },
      ...(leads ? [{ type: "navigate", to: paths.placeOrder } as const] : []),
    ],
    row: "follows",
  };
}
