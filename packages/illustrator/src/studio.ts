/** Draws the pictures of a catalogue into a folder, each once. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { digest, noteDrawn, readDrawn } from "./drawn.ts";
import { fileOf, type PictureName, pictureNames } from "./pictures/names.ts";
import { drawScene } from "./pictures/scenes.ts";
import { drawView } from "./pictures/views.ts";
import { render, settingsOf } from "./render.ts";
import type { Drawable } from "./spec.ts";

interface Studio {
  /** Every picture, what shoppers see first at the beginning. */
  readonly names: readonly PictureName[];
  /** Resolves with the bytes written; 0 when all of these widths were there already. */
  draw(name: PictureName, widths?: readonly number[]): Promise<number>;
}

/** @param version of the drawing code and the catalogue; see `Drawn`. */
export function openStudio(products: readonly Drawable[], folder: string, version: string): Studio {
  const svgOf = ({ shows }: PictureName): string =>
    "scene" in shows
      ? drawScene(shows.scene, shows.crop, (id) => find(products, id).drawing)
      : drawView(find(products, shows.product), shows.view);
  return {
    names: pictureNames(products.map(({ _id }) => _id)),
    async draw(name, widths = name.widths) {
      const svg = svgOf(name);
      const hash = digest(settingsOf(name), svg);
      const known = await readDrawn(folder);
      const undrawn = widths.filter((width) => {
        const file = fileOf(name.stem, width);
        return known.get(file)?.hash !== hash || !existsSync(join(folder, file));
      });
      const bytes = undrawn.length > 0 ? await render(svg, name, undrawn, folder) : 0;
      for (const width of widths) {
        const file = fileOf(name.stem, width);
        const isNew = undrawn.includes(width) || known.get(file)?.version !== version;
        if (isNew) await noteDrawn(folder, { file, hash, version });
      }
      return bytes;
    },
  };
}

/** Reads a catalogue of a product a line. @throws with the line's number where one is not JSON. */
export function readDrawables(text: string): readonly Drawable[] {
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "") return [];
    try {
      return [JSON.parse(line) as Drawable]; // the demo's own file; its test keeps its promises
    } catch (cause) {
      throw new Error(`line ${at + 1} of the catalogue is not JSON`, { cause });
    }
  });
}

function find(products: readonly Drawable[], id: string): Drawable {
  const product = products.find(({ _id }) => _id === id);
  if (!product) throw new Error(`no product "${id}" in the catalogue`);
  return product;
}
