/** Whether and when the shop delivers to a PIN code. */

import { paths } from "../../../../domain/routes.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import type { Reading, Understood } from "../command.ts";
import { pinIn } from "../orders/after-slots.ts";

const delivering =
  /\b(?:deliver\w*|serve|covered|check|how (?:long|soon|fast)|by when|ship|ships|shipping|courier|send|post|service\w*|reach|reaches|cover|available|come to|get (?:it|this|one|them) (?:in|at|to))\b/;
const arriving =
  /^(?:and |so |but )?(?:(?:by )?when|how (?:soon|fast|quick|quickly|long|many days)|(?:on )?(?:what|which) (?:day|date)|by what (?:day|date))\b.*\b(?:it|this|that|they|them|these|delivery|one)\b.*\b(?:arrive|arrives|come|comes|get here|reach|reaches|be here|delivered|shipped|take|takes|have)\b(?: (?:here|me|us|home|at my place|to me|if i (?:order|buy) (?:it )?(?:now|today)))*\??$|^(?:when|how soon) (?:will|would|can|could|do) i (?:get|have|receive) (?:it|this|that|them|these)(?: (?:by|delivered))?\??$/;

/** A PIN code or arrival; on the orders, theirs. */
export const asksDelivery = (saying: Saying, scene: Scene): boolean =>
  asksPin(saying, scene) || (scene.screen !== paths.orders && arriving.test(saying.text));

function asksPin({ text }: Saying, { screen }: Scene): boolean {
  if (pinIn(text) === undefined || !delivering.test(text)) return false;
  // There it may belong in the form.
  return screen !== paths.placeOrder || /^(?:do|does|will|can|is|are|when|how|would)\b/.test(text);
}

/** The given code, else the shopper's. */
export function tellDelivery(
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
    effects: [{ type: "tellDelivery", ...(pin !== undefined && { pin }) }],
    row: "follows",
  };
}
