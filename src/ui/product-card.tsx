/** A product on a shelf as one link, the shelf, and its skeleton. */
import { Children, type ReactNode } from "react";
import { Link } from "./link.tsx";
import { Picture } from "./picture.tsx";
import styles from "./product-card.module.css";

interface ProductCardProps {
  readonly href: string;
  readonly name: string;
  readonly price: string;
  readonly picture: string;
  /** The tag, such as "Best seller". */
  readonly mark?: string | undefined;
  /** A warning, in another colour. */
  readonly scarce?: boolean;
  readonly urgent?: boolean;
  readonly later?: boolean;
}

export function ProductCard({
  href,
  name,
  price,
  picture,
  mark,
  scarce,
  urgent,
  later,
}: ProductCardProps) {
  return (
    <Link href={href} className={styles.card}>
      <span className={styles.frame}>
        <Picture
          src={picture}
          alt=""
          sizes={cardSizes}
          urgent={urgent ?? false}
          later={later ?? false}
        />
        {mark && (
          <span className={styles.mark} data-scarce={scarce || undefined}>
            {mark}
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{price}</span>
    </Link>
  );
}

/** Two columns on a phone, else three or four, on at most 90rem. */
const cardSizes = "(min-width: 90rem) 20rem, (min-width: 48rem) 24vw, 46vw";

interface ShelfProps {
  readonly children: ReactNode;
  /** One column less, beside a filter panel. */
  readonly narrow?: boolean;
}

export function Shelf({ children, narrow = false }: ShelfProps) {
  return (
    <ul className={narrow ? `${styles.shelf} ${styles.narrow}` : styles.shelf}>
      {Children.map(children, (child) => (
        <li className={styles.place}>{child}</li>
      ))}
    </ul>
  );
}

/** Placeholders in the same places, against layout shifts. */
export function ShelfSkeleton({
  count,
  narrow = false,
}: {
  readonly count: number;
  readonly narrow?: boolean;
}) {
  return (
    <div aria-hidden="true" className={narrow ? `${styles.shelf} ${styles.narrow}` : styles.shelf}>
      {Array.from({ length: count }, (_, place) => `place ${place}`).map((place) => (
        <span className={styles.card} key={place}>
          <span className={styles.blank} />
          <span className={styles.line} />
          <span className={styles.shortLine} />
        </span>
      ))}
    </div>
  );
}
