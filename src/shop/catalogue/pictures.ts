import type { Product } from "../../../contract/schemas.ts";

interface ProductPicture {
  readonly url: string;
  /** Follows the product's name: "the back". */
  readonly view: string;
}

const views: Readonly<Record<string, string>> = {
  front: "the front",
  back: "the back",
  detail: "a close look",
  worn: "worn",
};

/**
 * image1 first, deduplicated. Names such as `front-800.webp` give the side; imported pictures are
 * numbered.
 */
export function picturesOf(product: Product): readonly ProductPicture[] {
  const { image1, image2, image3, image4 } = product;
  const urls = [...new Set([image1, image2, image3, image4])].filter((url) => url !== "");
  return urls.map((url, place) => {
    const side = /\/([a-z]+)-\d+\.webp$/.exec(url)?.[1] ?? "";
    return {
      url,
      view: Object.hasOwn(views, side)
        ? (views[side] ?? side)
        : `picture ${place + 1} of ${urls.length}`,
    };
  });
}
