/** Latest Collections, Best Seller, and the cards of any shelf. */
import type { Product } from "../../contract/schemas.ts";
import { productPath } from "../../domain/routes.ts";
import { bestSellers, latest, shelfSize } from "../../domain/shelves.ts";
import { pieceMark } from "../../domain/stock.ts";
import { price } from "../shop/money.ts";
import { useProducts, useShop } from "../shop/shop-context.tsx";
import { Button } from "../ui/button.tsx";
import { ProductCard, Shelf, ShelfSkeleton } from "../ui/product-card.tsx";
import { useNear } from "../ui/use-near.ts";
import styles from "./shelves.module.css";

export function LatestCollections() {
  return (
    <FrontShelf
      title="Latest Collections"
      lead="The newest pieces."
      pick={latest}
      count={shelfSize.latest}
    />
  );
}

export function BestSeller() {
  return (
    <FrontShelf
      title="Best Seller"
      lead="Our best sellers."
      pick={bestSellers}
      count={shelfSize.bestSellers}
    />
  );
}

interface FrontShelfProps {
  readonly title: string;
  readonly lead: string;
  readonly pick: (products: readonly Product[]) => readonly Product[];
  readonly count: number;
}

function FrontShelf({ title, lead, pick, count }: FrontShelfProps) {
  const { status, list } = useProducts();
  // On slow networks the banner and scripts come first.
  const [place, near] = useNear<HTMLElement>();
  return (
    <section ref={place} className={styles.section} aria-busy={status === "loading"}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      {list.length > 0 ? (
        <Shelf>
          {pick(list).map((product) => (
            <PieceCard key={product._id} product={product} later={!near} />
          ))}
        </Shelf>
      ) : status === "failed" ? (
        <ShelfFailed />
      ) : status === "ready" ? (
        <p className={styles.lead}>There is nothing here yet.</p>
      ) : (
        <ShelfSkeleton count={count} />
      )}
    </section>
  );
}

/** Best sellers below an empty screen. */
export function InsteadShelf() {
  const { list } = useProducts();
  const pieces = bestSellers(list);
  if (pieces.length === 0) return null;
  return <SmallShelf title="Best sellers" pieces={pieces} />;
}

interface SmallShelfProps {
  readonly title: string;
  readonly pieces: readonly Product[];
}

function SmallShelf({ title, pieces }: SmallShelfProps) {
  return (
    <section className={styles.instead} aria-label={title}>
      <h2>{title}</h2>
      <Shelf>
        {pieces.map((product) => (
          <PieceCard key={product._id} product={product} />
        ))}
      </Shelf>
    </section>
  );
}

interface PieceCardProps {
  readonly product: Product;
  readonly marked?: boolean;
  readonly urgent?: boolean;
  readonly later?: boolean;
}

/** Low stock outranks the best seller's tag. */
export function PieceCard({
  product,
  marked = false,
  urgent = false,
  later = false,
}: PieceCardProps) {
  const stock = pieceMark(product);
  return (
    <ProductCard
      href={productPath(product._id)}
      name={product.name}
      price={price(product.price)}
      picture={product.image1}
      mark={stock ?? (marked && product.bestseller ? "Best seller" : undefined)}
      later={later}
      scarce={stock !== undefined}
      urgent={urgent}
    />
  );
}

/** Products couldn't be loaded. */
export function ShelfFailed() {
  const { products } = useShop();
  return (
    <div className={styles.failed} role="alert">
      <p>The pieces didn't load. The connection may have dropped.</p>
      <Button onClick={() => void products.retry()}>Try again</Button>
    </div>
  );
}
