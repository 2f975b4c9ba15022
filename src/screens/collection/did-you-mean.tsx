/** Offers what a search that found nothing was probably meant to say. */
import { useEffect, useState } from "react";
import type { Product } from "../../../contract/schemas.ts";
import { didYouMean } from "../../shop/did-you-mean.ts";
import styles from "./collection.module.css";

export interface DidYouMeanProps {
  /** What could have been found. */
  readonly products: readonly Product[];
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Whoever types on isn't asked after every key. Milliseconds. */
const rest = 150;

export function DidYouMean({ products, words, onWords }: DidYouMeanProps) {
  const [meant, setMeant] = useState<readonly string[]>([]);

  useEffect(() => {
    let asked = true;
    const timer = setTimeout(() => {
      didYouMean(products, words).then(
        (found) => asked && setMeant(found),
        () => asked && setMeant([]),
      );
    }, rest);
    return () => {
      asked = false;
      clearTimeout(timer);
    };
  }, [products, words]);

  return (
    <p className={styles.meant} role="status">
      {meant.length > 0 && (
        <>
          Did you mean{" "}
          {meant.map((text, place) => (
            <span key={text}>
              {place > 0 && (place === meant.length - 1 ? " or " : ", ")}
              <button type="button" onClick={() => onWords(text)}>
                {text}
              </button>
            </span>
          ))}
          ?
        </>
      )}
    </p>
  );
}
