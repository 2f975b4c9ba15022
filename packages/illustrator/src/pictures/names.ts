/** Pictures' names. Imports no drawing, so that a server may use them alone. */

export const views = ["front", "back", "detail", "worn"] as const;
export type View = (typeof views)[number];

export const scenes = [1, 2, 3, 4] as const;
export type Scene = (typeof scenes)[number];

const crops = ["wide", "tall"] as const;
export type Crop = (typeof crops)[number];

/** One drawing, and the widths in pixels that it is wanted in. */
export interface PictureName {
  /** The files' path without width and ending: "kabir-linen-kurta/front", "hero/1-wide". */
  readonly stem: string;
  readonly widths: readonly number[];
  readonly shows:
    | { readonly product: string; readonly view: View }
    | { readonly scene: Scene; readonly crop: Crop };
}

const sceneWidths: Readonly<Record<Crop, readonly number[]>> = {
  wide: [800, 1600],
  tall: [480, 800],
};

/** Every picture of these products, and the banners; first what shoppers see first. */
export function pictureNames(products: readonly string[]): readonly PictureName[] {
  const banners = scenes.flatMap((scene) =>
    crops.map(
      (crop): PictureName => ({
        stem: `hero/${scene}-${crop}`,
        widths: sceneWidths[crop],
        shows: { scene, crop },
      }),
    ),
  );
  const pieces = views.flatMap((view) =>
    products.map(
      (product): PictureName => ({
        stem: `${product}/${view}`,
        widths: [400, 800, 1200],
        shows: { product, view },
      }),
    ),
  );
  return [...banners, ...pieces];
}

export const fileOf = (stem: string, width: number): string => `${stem}-${width}.webp`;

export const filesOf = ({ stem, widths }: PictureName): readonly string[] =>
  widths.map((width) => fileOf(stem, width));
