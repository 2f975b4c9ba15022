/** A scene as it is written into a fixture: of the catalogue only what the line needs. */
import type { Intent, Scene } from "./intent.ts";

/** So many of the products in view are kept; a fixture's line has a longest length. */
const mostInView = 24;

/** The scene with just the products that are in view, in the cart, open, asked about or meant. */
export function recordedScene(scene: Scene, intent: Intent): Scene {
  const { shop, asked } = scene;
  if (!shop) return scene;
  const inView = shop.inView.slice(0, mostInView);
  const needed = new Set([
    ...inView,
    ...shop.cart.map(({ id }) => id),
    ...(shop.open ? [shop.open.id] : []),
    ...(shop.named === undefined ? [] : [shop.named]),
    ...(asked?.id === "which" ? asked.options : []),
    ...(asked?.id === "size" ? [asked.piece] : []),
    ...Object.values(intent.slots).flatMap((value) =>
      typeof value === "object" ? value : [String(value)],
    ),
  ]);
  const catalogue = shop.catalogue.filter(({ id }) => needed.has(id));
  return { ...scene, shop: { ...shop, inView, catalogue } };
}
