/** "Read the page", "what's on the screen": what is here, in short and in its order. */
import { paths } from "../../../domain/routes.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command } from "./command.ts";
import { missingFields } from "./form/plausible.ts";
import { inView, openPiece } from "./reference.ts";
import { asked } from "./spoken.ts";
import { linesOf, totalsOf } from "./tell-cart.ts";

const wanting =
  /^(?:(?:read|tell me|describe|summari[sz]e)(?: me)?(?: out)? (?:the |this )?(?:whole )?(?:page|screen|results?|list|names|pieces|options|recommendations)(?: out)?(?: to me| aloud)?|(?:read|tell me) (?:me )?what(?:'s| is) (?:here|on (?:the |this |my )?(?:page|screen))|what(?:'s| is| do you have) (?:here|on (?:the |this |my )?(?:page|screen))|where am i|what am i looking at|what (?:do|can) (?:i|you) see(?: here)?)$/;
/** More than these are counted and not read out. */
const mostRead = 3;

export const readPage: Command = {
  id: "read-page",
  read(reading, scene) {
    const text = asked(reading, scene.shop, "none");
    if (text === undefined || !scene.shop || !wanting.test(text)) return undefined;
    return {
      slots: { page: scene.screen },
      effects: [{ type: "say", text: pageIn(scene, scene.shop) }],
      row: "follows",
    };
  },
};

function pageIn({ screen }: Scene, shop: ShopScene): string {
  const seen = inView(shop);
  const first = seen.slice(0, mostRead);
  const open = openPiece(shop);
  if (open) return words.pageOfPiece(open, seen.length);
  switch (screen) {
    case paths.cart:
      return [
        words.cart(linesOf(shop)),
        ...(shop.cart.length > 0 ? [words.total(totalsOf(shop))] : []),
      ].join(" ");
    case paths.placeOrder: {
      const { form = {}, method = "cod" } = shop.checkout ?? {};
      return words.pageOfCheckout(totalsOf(shop).total, method, missingFields(form));
    }
    case paths.orders:
      return words.pageOfOrders((shop.orders ?? []).slice(0, mostRead), shop.orders?.length ?? 0);
    default:
      return shop.page && shop.page.length > 0
        ? shop.page.join(" ")
        : words.pageOfPieces(screen, first, shop.inView.length);
  }
}
