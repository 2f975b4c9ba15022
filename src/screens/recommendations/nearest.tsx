/** Near misses, beside no match or a single one. */
import type { Recommendation } from "../../../contract/schemas.ts";
import { productPath } from "../../../domain/routes.ts";
import { price } from "../../shop/money.ts";
import type { RecommendationsMissed } from "../../shop/recommendations/recommendations.ts";
import { ProductCard, Shelf } from "../../ui/product-card.tsx";
import styles from "./recommendations.module.css";

export function Nearest({ missed }: { readonly missed: RecommendationsMissed }) {
  const { userQuery, note, allShown, nearest } = missed;
  return (
    <section className={styles.missed} aria-label={allShown ? "Nothing else fits" : "Nothing fits"}>
      <p className={styles.note}>{note ?? `Nothing fits “${userQuery}”.`}</p>
      {nearest.length > 0 && (
        <>
          <h2>{allShown ? "What you have seen" : "Close, but not quite"}</h2>
          <NearShelf pieces={nearest} />
        </>
      )}
    </section>
  );
}

export function NearShelf({ pieces }: { readonly pieces: readonly Recommendation[] }) {
  return (
    <Shelf>
      {pieces.map((piece) => (
        <ProductCard
          key={piece.productId}
          href={productPath(piece.productId)}
          name={piece.name}
          price={price(piece.price)}
          picture={piece.image1}
        />
      ))}
    </Shelf>
  );
}
