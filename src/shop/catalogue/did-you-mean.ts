/**
 * Suggestions for a search without results, loading fuse.js on demand. The documented search
 * matches substrings; these are words that it finds.
 */
import type Fuse from "fuse.js";
import type { Product } from "../../../contract/schemas.ts";
import { searched } from "../../../domain/collection.ts";

const offered = 3;
/** Shorter words are noise. */
const shortestWord = 3;

interface Index {
  readonly names: Fuse<string>;
  readonly words: Fuse<string>;
}

const indices = new WeakMap<readonly Product[], Promise<Index>>();

/**
 * Corrected misspellings, then similar names; each finds a product. @throws if the library can't be
 * fetched.
 */
export async function didYouMean(
  products: readonly Product[],
  search: string,
): Promise<readonly string[]> {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 || products.length === 0) return [];
  const { names, words } = await indexOf(products);

  const righted = wanted.flatMap((word) =>
    word.length < shortestWord ? [] : (words.search(word, { limit: 1 })[0]?.item ?? []),
  );
  const phrases = [righted.join(" "), ...righted];
  const alike = names.search(search, { limit: offered }).map(({ item }) => item);
  return [...new Set([...phrases, ...alike])]
    .filter((text) => text !== "" && searched(products, text).length > 0)
    .slice(0, offered);
}

function indexOf(products: readonly Product[]): Promise<Index> {
  const known = indices.get(products);
  if (known !== undefined) return known;
  const made = build(products);
  indices.set(products, made);
  made.catch(() => indices.delete(products)); // retry later
  return made;
}

async function build(products: readonly Product[]): Promise<Index> {
  const { default: FuseSearch } = await import("fuse.js");
  const names = [...new Set(products.map(({ name }) => name))];
  const words = new Set(
    names.flatMap((name) =>
      name
        .toLowerCase()
        .split(/[\s-]+/)
        .filter((word) => word.length >= shortestWord),
    ),
  );
  return {
    names: new FuseSearch(names, { ignoreLocation: true, threshold: 0.4 }),
    words: new FuseSearch([...words], { threshold: 0.45, distance: 20 }),
  };
}
