/** Whether and when the shop delivers to a PIN code. */

import { paths } from "../../../../domain/routes.ts";
import { pinIn } from "../../after-order/slots.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { asksArrival, ofDelivery, startsAsQuestion } from "../../phrases/checkout/deliveries.ts";
import type { Reading, Understood } from "../command.ts";

/** A PIN code or arrival; on the orders, theirs. */
export const asksDelivery = (saying: Saying, scene: Scene): boolean =>
  asksPin(saying, scene) || (scene.screen !== paths.orders && asksArrival.test(saying.text));

function asksPin({ text }: Saying, { screen }: Scene): boolean {
  if (pinIn(text) === undefined || !ofDelivery.test(text)) return false;
  // There it may belong in the form.
  return screen !== paths.placeOrder || startsAsQuestion.test(text);
}

/** The given code, else the shopper's. */
export function describeDelivery(
  saying: Saying,
  _reading: Reading,
  { shop }: Scene,
): Understood | undefined {
  if (!shop) return undefined;
  const pin = pinIn(saying.text);
  return {
    slots: {
      topic: pin === undefined ? "delivery-time" : "delivery-elsewhere",
      ...(pin && { pin }),
    },
    effects: [{ type: "describeDelivery", ...(pin !== undefined && { pin }) }],
    row: "follows",
  };
}
