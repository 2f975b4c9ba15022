/**
 * SVG to WebP. Each SVG is rasterised once at the largest width asked for, then resized. No AVIF: at effort
 * 0, the only quick one, it was no smaller (7 to 16 kB at 400 wide, 19 to 42 kB at 800).
 */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { fileOf, type PictureName } from "./pictures/names.ts";

/** Tried in turn until a picture fits its budget in bytes; cloth with much pattern needs the lower ones. */
const qualities = [74, 58, 44, 32, 22] as const;
const effort = 2;
const budgets: Readonly<Record<number, number>> = { 400: 14_000, 800: 35_000, 1200: 70_000 };
/** Of banners, which a phone waits for beside the whole app. */
const bannerBudgets: typeof budgets = { 480: 14_000, 800: 26_000, 1600: 50_000 };

/** Half as wide pictures are resized: drawn as small as that, fine cloth flickers. */
const leastRaster = 800;

const budgetsOf = (shows: PictureName["shows"]) => ("scene" in shows ? bannerBudgets : budgets);

export const settingsOf = ({ shows }: PictureName): string =>
  JSON.stringify({ qualities, effort, budgets: budgetsOf(shows) });

sharp.concurrency(1);
sharp.cache(false);

/** Writes the picture's files of these widths into the folder, each whole or not at all; resolves with their bytes. */
export async function render(
  svg: string,
  { stem, shows }: PictureName,
  widths: readonly number[],
  folder: string,
): Promise<number> {
  const largest = Math.max(leastRaster, ...widths);
  const { data, info } = await sharp(Buffer.from(sized(svg, largest)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await mkdir(dirname(join(folder, stem)), { recursive: true });
  const budget = budgetsOf(shows);
  let bytes = 0;
  for (const width of widths) {
    const small = await sharp(data, { raw })
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = await encoded(small.data, small.info, budget[width] ?? Infinity);
    const path = join(folder, fileOf(stem, width));
    const part = `${path}.${process.pid}.part`;
    await writeFile(part, picture);
    await rename(part, path);
    bytes += picture.length;
  }
  return bytes;
}

/** At the best quality that fits the budget, or at the lowest. */
async function encoded(
  pixels: Buffer,
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
  budget: number,
): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    picture = await sharp(pixels, { raw }).webp({ quality, effort }).toBuffer();
    if (picture.length <= budget) break;
  }
  return picture;
}

/** The same SVG asked for at another width; its viewBox scales the rest. */
function sized(svg: string, width: number): string {
  return svg.replace(
    /width="(\d+)" height="(\d+)"/,
    (_, w: string, h: string) =>
      `width="${width}" height="${Math.round((width * Number(h)) / Number(w))}"`,
  );
}
