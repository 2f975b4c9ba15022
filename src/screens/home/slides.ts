/** The four scenes of the home screen: their words and their pictures. */

export interface Slide {
  readonly text1: string;
  readonly text2: string;
  /** Names the picture: /pictures/hero/<scene>-wide-1600.webp and its other cuts. */
  readonly scene: 1 | 2 | 3 | 4;
}

export const slides = [
  { text1: "New this season", text2: "Linen for long afternoons", scene: 1 },
  { text1: "For cold mornings", text2: "Wool, quilting, another cup of chai", scene: 2 },
  { text1: "Small people, big plans", text2: "Made to be climbed in", scene: 3 },
  { text1: "Best Seller", text2: "The denim everyone borrows", scene: 4 },
] as const satisfies readonly Slide[];

/** How long each slide stays, in milliseconds. */
export const slideTime = 3000;

/** The slide after this one; the first comes after the last. */
export const slideAfter = (index: number): number => (index + 1) % slides.length;
