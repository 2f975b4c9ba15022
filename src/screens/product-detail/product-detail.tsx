import { type ComponentType, lazy, Suspense } from "react";
import type { Product } from "../../../contract/schemas.ts";
import { related } from "../../../domain/collection.ts";
import { paths } from "../../../domain/routes.ts";
import { price } from "../../shop/money.ts";
import { useProducts } from "../../shop/shop-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Shelf } from "../../ui/product-card.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { useNear } from "../../ui/use-near.ts";
import { Message } from "../message.tsx";
import { PieceCard, ShelfFailed } from "../shelves.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { Gallery, GallerySkeleton } from "./gallery.tsx";
import { PieceFacts } from "./piece-facts.tsx";
import styles from "./product-detail.module.css";
import { ProductTabs } from "./product-tabs.tsx";
import { Rating } from "./rating.tsx";

interface ProductDetailProps {
  readonly params: Readonly<Record<string, string>>;
}

export function ProductDetailScreen({ params }: ProductDetailProps) {
  const { status, list } = useProducts();
  const product = list.find(({ _id }) => _id === params.productId);

  if (product === undefined && status === "ready") {
    return (
      <Message
        heading="We can't find that piece"
        text="Maybe we don't sell it any more, or the link is wrong."
      >
        <ButtonLink href={paths.collection} look="primary">
          See the collections
        </ButtonLink>
        <ButtonLink href={`${paths.collection}?search=`}>Search by name</ButtonLink>
      </Message>
    );
  }

  return (
    <div
      className={styles.screen}
      aria-busy={(product === undefined && status !== "failed") || undefined}
    >
      <div className={styles.piece}>
        {product ? <Gallery key={product._id} product={product} /> : <GallerySkeleton />}
        <div className={styles.facts}>
          <div className={styles.name}>
            <ScreenHeading title={product?.name ?? "Product"}>
              {product?.name ?? "Fetching the piece"}
            </ScreenHeading>
          </div>
          {product ? (
            <>
              <div className={styles.head}>
                <Rating />
                <p className={styles.price}>{price(product.price)}</p>
              </div>
              <AddToCart key={product._id} product={product} />
              <Delivery />
              <Suspense>
                <PieceFacts product={product} />
                <ProductTabs product={product} />
              </Suspense>
            </>
          ) : status === "failed" ? (
            <ShelfFailed />
          ) : (
            <FactsSkeleton />
          )}
        </div>
      </div>
      <Suspense>{product && <Related list={list} product={product} />}</Suspense>
    </div>
  );
}

/** Without a connection the page does without it. */
const DeliveryDays = lazy<ComponentType>(async () => {
  const loaded = await import("./delivery-days.tsx").catch(() => undefined);
  return { default: loaded?.DeliveryDays ?? (() => null) };
});

function Delivery() {
  const [place, near] = useNear<HTMLDivElement>();
  return (
    <div className={styles.delivery} ref={place}>
      <Suspense>{near && <DeliveryDays />}</Suspense>
    </div>
  );
}

function Related({ list, product }: { list: readonly Product[]; product: Product }) {
  const [place, near] = useNear<HTMLElement>();
  const products = related(list, product);
  if (products.length === 0) return null;
  return (
    <section className={styles.related} ref={place}>
      <h2>Related products</h2>
      <Shelf>
        {products.map((piece) => (
          <PieceCard key={piece._id} product={piece} later={!near} />
        ))}
      </Shelf>
    </section>
  );
}

function FactsSkeleton() {
  return (
    <div className={styles.outline} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
