/** Corrections of a search without results. */
import { useEffect, useState } from "react";
import type { Product } from "../../../contract/schemas.ts";
import { didYouMean } from "../../shop/catalogue/did-you-mean.ts";

/** Milliseconds of debounce. */
const rest = 150;

interface Meant {
  readonly by: string | undefined;
  readonly found: readonly string[];
}

const nothing: Meant = { by: undefined, found: [] };

/** Likeliest first; empty until known. */
export function useMeant(products: readonly Product[], words: string): readonly string[] {
  const [meant, setMeant] = useState<Meant>(nothing);

  useEffect(() => {
    let asked = true;
    const timer = setTimeout(() => {
      didYouMean(products, words).then(
        (found) => asked && setMeant({ by: words, found }),
        () => asked && setMeant(nothing),
      );
    }, rest);
    return () => {
      asked = false;
      clearTimeout(timer);
    };
  }, [products, words]);

  return meant.by === words ? meant.found : nothing.found;
}
