/** The four scenes of the home screen: their words and their pictures. */
import { paths } from "../../../domain/routes.ts";

export interface Slide {
  readonly text1: string;
  readonly text2: string;
  /** Names the picture: /pictures/hero/<scene>-wide-1600.webp and its other cuts. */
  readonly scene: 1 | 2 | 3 | 4;
  /** Where it leads, and in which words. */
  readonly href: string;
  readonly link: string;
}

export const slides = [
  {
    text1: "The new rail",
    text2: "Linen, denim and a little ikat",
    scene: 1,
    href: paths.collection,
    link: "See the collection",
  },
  {
    text1: "For the wedding season",
    text2: "Come dressed for the dancing",
    scene: 2,
    href: `${paths.collection}?category=Women`,
    link: "See the women’s rail",
  },
  {
    text1: "For the cold",
    text2: "Quilted, knitted, out of the door",
    scene: 3,
    href: `${paths.collection}?sub=WinterWear`,
    link: "See the winter wear",
  },
  {
    text1: "Small people, big plans",
    text2: "Made to be climbed in",
    scene: 4,
    href: `${paths.collection}?category=Kids`,
    link: "See the kids’ rail",
  },
] as const satisfies readonly Slide[];

/** How long each slide stays, in milliseconds. */
export const slideTime = 3000;

/** The slide after this one; the first comes after the last. */
export const slideAfter = (index: number): number => (index + 1) % slides.length;
