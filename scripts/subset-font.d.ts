/** The used part of subset-font, which has no types. */
declare module "subset-font" {
  interface Axis {
    readonly min: number;
    readonly max: number;
    readonly default: number;
  }
  interface Options {
    readonly targetFormat: "woff2";
    readonly noHinting: boolean;
    readonly variationAxes: Readonly<Record<string, Axis>>;
  }
  /** Keeps the glyphs of the text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
