import { missingFields } from "../../../../domain/delivery.ts";
import { paths } from "../../../../domain/routes.ts";
import { isSoldOut } from "../../../../domain/stock.ts";
import type { Effect } from "../../effects.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import { linesOf, totalsOf } from "../../resolve/cart-lines.ts";
import { inView, openPiece } from "../../resolve/reference.ts";
import { tour as parts, words } from "../../responses/words.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";

/** Beyond this they are counted. */
const mostRead = 3;

export function whereAmI(_saying: Saying, _reading: Reading, scene: Scene): Understood | undefined {
  const { shop, screen } = scene;
  return shop && { slots: { page: screen }, effects: [say(pageIn(scene, shop))], row: "follows" };
}

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

export function tour(_saying: Saying, { said }: Reading, scene: Scene): Understood {
  return { slots: { part: 0 }, effects: tourPart(0, said, scene), row: "follows" };
}

/** A step of the tour; the last suggests what to try, others ask to continue. */
export function tourPart(part: number, about: string, scene: Scene): readonly Effect[] {
  const { shop, screen } = scene;
  const open = shop && openPiece(shop);
  const first = open ?? (shop && inView(shop)[0]);
  const sizes = first?.sizes.filter((each) => !isSoldOut(first, each)) ?? [];
  const size = sizes.includes("M") ? "M" : (sizes[0] ?? "M");
  const text = parts(size)[part] ?? words.tourLeft;
  const steps: readonly (readonly Effect[])[] = [
    screen === paths.collection ? [] : [{ type: "navigate", to: paths.collection }],
    open || !first ? [] : [{ type: "openProduct", id: first.id, name: first.name }],
    open && sizes.length > 0 ? [{ type: "chooseSize", id: open.id, size }] : [],
  ];
  const reply: Effect =
    part < steps.length - 1
      ? { type: "ask", question: { id: "tour", text, about, part } }
      : { type: "say", text };
  return [...(steps[part] ?? []), reply];
}
