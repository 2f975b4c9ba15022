/** Screens drawn ahead by the built client (src/prerender.tsx), each once per version of the catalogue. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Product } from "../../contract/schemas.ts";

type Draw = (visit: {
  readonly path: string;
  readonly products: readonly Product[];
}) => Promise<string>;

/** Drawings that are kept; a large shop's rarer products are drawn again. */
const kept = 300;

/** Answers the markup of a path, empty where the build draws nothing ahead. */
export function createPrerender(client: string): Draw {
  const file = resolve(client, "..", "prerender", "prerender.js");
  let drawing: Promise<Draw> | null = null;
  const load = async (): Promise<Draw> => {
    const built = (await import(pathToFileURL(file).href)) as { readonly prerender: Draw };
    return built.prerender;
  };

  let list: readonly Product[] | null = null;
  const drawn = new Map<string, string>();
  return async ({ path, products }) => {
    if (!existsSync(file)) return "";
    if (products !== list) drawn.clear();
    list = products;
    const known = drawn.get(path);
    if (known !== undefined) return known;
    drawing ??= load();
    const markup = await (await drawing)({ path, products });
    if (products === list && markup !== "" && drawn.size < kept) drawn.set(path, markup);
    return markup;
  };
}
