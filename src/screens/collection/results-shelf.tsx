/**
 * Renders the cards in parts, since ten thousand block a browser for half a minute. More come
 * before the end is reached.
 */
import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { Product } from "../../../contract/schemas.ts";
import { Shelf } from "../../ui/product-card.tsx";
import { usePainted } from "../../ui/use-painted.ts";
import { PieceCard } from "../shelves.tsx";
import styles from "./collection.module.css";
import { QuickAdd } from "./quick-add.tsx";

/** Cards per part: more than a screen, rendered between two frames. */
const part = 12;

/** Cards in a new screen's first frame: two rows, which fill most windows. */
const firstFrame = 6;

/** Cards whose pictures come first; later ones take neither a slow line from scripts nor time from the first frame. */
const atOnce = 3;

/** Cards shown by address, so that going back finds the same height. */
const shownAt = new Map<string, number>();

const cardsAt = (address: string): number => shownAt.get(address) ?? part;

interface ResultsShelfProps {
  readonly products: readonly Product[];
  /** Another address has its own number. */
  readonly address: string;
}

export function ResultsShelf({ products, address }: ResultsShelfProps) {
  const end = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState({ address, count: cardsAt(address) });
  const count = grown.address === address ? grown.count : cardsAt(address);
  const others = useDeferredValue(true, false);
  const returning = shownAt.has(address);
  const shown = usePainted() || returning ? count : firstFrame;
  const more = shown < products.length;

  useEffect(() => {
    const element = end.current;
    if (shown < count) return;
    shownAt.set(address, count);
    if (element === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        shownAt.set(address, count + part);
        setGrown({ address, count: count + part });
      },
      { rootMargin: "0px 0px 100% 0px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  });

  return (
    <>
      <Shelf narrow>
        {products.slice(0, shown).map((product, place) => (
          <div key={product._id} className={styles.piece}>
            <PieceCard
              product={product}
              marked
              urgent={place < atOnce}
              later={place >= atOnce && !others}
            />
            <QuickAdd product={product} />
          </div>
        ))}
      </Shelf>
      {more && <div ref={end} />}
    </>
  );
}
