/** Scenes for the slot matrix: long lists, and pieces of any colour. */
import { remembered } from "../../../language/text/remembered.ts";
import { colourLineage, colourName } from "../../../language/words/colours.ts";
import type { LineInScene, Piece, Scene, ShopScene } from "../intent.ts";
import { examplePieces, exampleScenes } from "../replay/example-scenes.ts";
import { largest } from "./slot-values.ts";

export const longList: readonly Piece[] = Array.from({ length: largest }, (_, at) => ({
  ...exampleOf(at),
  id: `piece-${at + 1}`,
}));

function exampleOf(at: number): Piece {
  const everywhere = examplePieces.filter(({ sizes }) => sizes.length === 5);
  const piece = everywhere[at % everywhere.length];
  if (!piece) throw new Error("no example piece comes in every size");
  return { ...piece, price: 500 + at };
}

/** Below 0 from the end. */
export function idAt(place: number): string {
  return `piece-${place > 0 ? place : largest + 1 + place}`;
}

export function priceAt(place: number): number {
  return longList.at(place > 0 ? place - 1 : place)?.price ?? 0;
}

const ids = longList.map(({ id }) => id);
const { collection, cart } = exampleScenes;

export const longCollection: Scene = {
  ...collection,
  shop: { ...collection.shop, catalogue: longList, inView: ids },
};

export const longCart: Scene = {
  ...cart,
  shop: {
    ...cart.shop,
    catalogue: longList,
    inView: ids,
    cart: ids.map((id) => ({ id, size: "M", quantity: 5 })),
  },
};

export function withCart(
  scene: Scene & { readonly shop: ShopScene },
  lines: readonly LineInScene[],
) {
  return {
    ...scene,
    shop: { ...scene.shop, inView: [...new Set(lines.map(({ id }) => id))], cart: lines },
  } satisfies Scene;
}

export const coloured = "tagore-shirt";
export const plain = ["ashoka-kurta", "nila-skirt"] as const;

const mostColours = 1000;

/** Only the second has the colour. One list a colour, with which what is read of it is kept. */
const piecesIn = remembered((colour): readonly Piece[] => {
  const [one = "", other = ""] = ["black", "white", "red", "green", "brown", "yellow"].filter(
    (each) => !colourLineage(each).includes(colour) && !colourLineage(colour).includes(each),
  );
  const piece = (id: string, name: string, worn: string): Piece => ({
    id,
    name,
    price: 999,
    category: "Men",
    subCategory: "TopWear",
    sizes: ["S", "M", "L", "XL", "XXL"],
    description: `A ${colourName(worn)} piece in cotton. Good all year.`,
  });
  return [
    piece(plain[0], "Ashoka Kurta", one),
    piece(coloured, "Tagore Shirt", colour),
    piece(plain[1], "Nila Skirt", other),
  ];
}, mostColours);

export const collectionIn = remembered((colour): Scene => {
  const catalogue = piecesIn(colour);
  const inView = catalogue.map(({ id }) => id);
  return { ...collection, shop: { ...collection.shop, catalogue, inView } };
}, mostColours);

export const cartIn = remembered((colour): Scene => {
  const lines = piecesIn(colour).map(({ id }) => ({ id, size: "M", quantity: 5 }) as const);
  return withCart({ ...cart, shop: { ...cart.shop, catalogue: piecesIn(colour) } }, lines);
}, mostColours);
