/** Trims a scene to the products that a line needs. */
import type { Intent, Scene } from "../intent.ts";

/** Visible products kept. */
const mostInView = 24;

/** Keeps products visible, in the cart, open, asked about, searched or meant. */
export function recordedScene(scene: Scene, intent: Intent): Scene {
  const { shop, asked } = scene;
  if (!shop) return scene;
  const inView = shop.inView.slice(0, mostInView);
  const left = shop.left && { ...shop.left, inView: shop.left.inView.slice(0, mostInView) };
  const needed = new Set([
    ...inView,
    ...(left?.inView ?? []),
    ...shop.cart.map(({ id }) => id),
    ...(shop.open ? [shop.open.id] : []),
    ...(shop.named === undefined ? [] : [shop.named]),
    ...(shop.spoken ?? []).flat(),
    ...(shop.opened ?? []),
    ...(shop.touched ?? []).map(({ id }) => id),
    ...(asked?.id === "which" ? asked.options.map(({ piece }) => piece) : []),
    ...(asked?.id === "size" ? [asked.piece] : []),
    ...Object.values(intent.slots).flatMap((value) =>
      typeof value === "object" ? value : [String(value)],
    ),
  ]);
  const query = typeof intent.slots.query === "string" ? intent.slots.query.toLowerCase() : null;
  const catalogue = shop.catalogue.filter(
    ({ id, name }) => needed.has(id) || (query !== null && name.toLowerCase().includes(query)),
  );
  return { ...scene, shop: { ...shop, inView, catalogue, ...(left && { left }) } };
}
