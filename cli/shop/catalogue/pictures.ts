/**
 * Fetches and renders a catalogue's pictures. File names carry a digest, so that no cached old
 * picture hides a new one, and old orders keep theirs.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Refusal } from "../command.ts";
import { type Download, largestFile } from "./downloads.ts";

const widths = [400, 800, 1200] as const;
/** Height by width. */
const tall = 5 / 4;
const quality = 74;
/** Pixels. */
const largestPicture = 100_000_000;

type Rendering = {
  /**
   * Renders one picture; returns its path in the shop. Throws with a message, NotTried if it wasn't
   * fetched, Refusal if none can be rendered here.
   */
  readonly take: (id: string, place: number, source: string) => Promise<string>;
  /** Moves rendered pictures to their place. */
  readonly keep: () => Promise<void>;
  /** Removes them, kept or not. */
  readonly drop: () => Promise<void>;
};

/** Pictures already in the shop are named by path. */
const isServed = (source: string): boolean => source.startsWith("/pictures/");

/**
 * @param folder of the shop's own pictures; null only checks that they can be rendered. @param
 * beside base of relative paths. @param download fetches URLs.
 */
export function startRendering(
  folder: string | null,
  beside: string,
  download: Download,
): Rendering {
  const waiting = folder === null ? null : join(folder, `.incoming-${randomUUID()}`);
  const made = new Set<string>();
  const kept: string[] = [];

  return {
    async take(id, place, source) {
      if (isServed(source)) {
        if (/\.\.|[^\w./-]/.test(source)) throw new Error("is not a path of the shop's pictures");
        return source;
      }
      const bytes = await fetched(source, beside, download);
      const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
      const name = `${place}-${digest}`;
      const large = await decoded(bytes);
      if (waiting !== null) {
        for (const width of widths) {
          const file = join(id, `${name}-${width}.webp`);
          if (made.has(file)) continue;
          await mkdir(join(waiting, id), { recursive: true });
          await writeFile(join(waiting, file), await scaled(large, width));
          made.add(file);
        }
      }
      return `/pictures/${id}/${name}-800.webp`;
    },

    async keep() {
      if (folder === null || waiting === null) return;
      for (const file of made) {
        const to = join(folder, file);
        if (await exists(to)) continue;
        await mkdir(dirname(to), { recursive: true });
        await rename(join(waiting, file), to);
        kept.push(to);
      }
      await rm(waiting, { recursive: true, force: true });
    },

    async drop() {
      if (waiting !== null) await rm(waiting, { recursive: true, force: true });
      for (const file of kept.splice(0)) await rm(file, { force: true });
    },
  };
}

async function fetched(source: string, beside: string, download: Download): Promise<Buffer> {
  if (/^https?:\/\//i.test(source)) return download(source);
  const path = source.startsWith("file:") ? fileURLToPath(source) : resolve(beside, source);
  try {
    const { size } = await stat(path);
    if (size > largestFile) throw new Error("is larger than 30 MB");
    return await readFile(path);
  } catch (cause) {
    if (!(cause instanceof Error) || !("code" in cause)) throw cause;
    const where = isAbsolute(source) ? source : `${source} beside the catalogue`;
    throw new Error(`there is no readable file ${where} (${cause.code})`, { cause });
  }
}

type Pixels = {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 };
};

/** Loaded on demand: everything else works without it. */
async function loadSharp() {
  try {
    const { default: sharp } = await import("sharp");
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  } catch (cause) {
    const message =
      "Pictures can't be rendered here: the package sharp is missing. “npm ci --omit=dev” installs it.";
    throw new Refusal(message, { cause });
  }
}

/** At the largest width, upright, on white, cropped to 4:5 around the middle. */
async function decoded(bytes: Buffer): Promise<Pixels> {
  const width = Math.max(...widths);
  const height = width * tall;
  const sharp = await loadSharp();
  try {
    const data = await sharp(bytes, { limitInputPixels: largestPicture })
      .autoOrient()
      .resize({ width, height, fit: "cover" })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer();
    return { data, raw: { width, height, channels: 3 } };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`is not a picture that can be read (${reason})`, { cause });
  }
}

async function scaled({ data, raw }: Pixels, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(data, { raw })
    .resize({ width, height: width * tall })
    .webp({ quality })
    .toBuffer();
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}
