/** The home screen's four slides. */
import { paths } from "../../../domain/routes.ts";

export interface Slide {
  readonly text1: string;
  readonly text2: string;
  readonly scene: 1 | 2 | 3 | 4;
  readonly href: string;
  readonly link: string;
}

export const slides = [
  {
    text1: "New in the shop",
    text2: "Linen, denim and a little ikat",
    scene: 1,
    href: paths.collection,
    link: "See the collection",
  },
  {
    text1: "For the wedding season",
    text2: "Dressed for the dancing",
    scene: 2,
    href: `${paths.collection}?category=Women`,
    link: "See clothes for women",
  },
  {
    text1: "For the cold",
    text2: "Quilted, knitted, ready to go out",
    scene: 3,
    href: `${paths.collection}?sub=WinterWear`,
    link: "See winter wear",
  },
  {
    text1: "Small people, big plans",
    text2: "Made for climbing trees",
    scene: 4,
    href: `${paths.collection}?category=Kids`,
    link: "See clothes for kids",
  },
] as const satisfies readonly Slide[];

/** Milliseconds per slide. */
export const slideTime = 3000;

export const slideAfter = (index: number): number => (index + 1) % slides.length;
