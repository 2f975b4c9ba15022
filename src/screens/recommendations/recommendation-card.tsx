import type { Recommendation } from "../../../contract/schemas.ts";
import { productPath } from "../../../domain/routes.ts";
import { price } from "../../shop/money.ts";
import { noticeTime } from "../../shop/notice.ts";
import { useShopContext } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./recommendations.module.css";

interface RecommendationCardProps {
  readonly recommendation: Recommendation;
  readonly urgent: boolean;
}

export function RecommendationCard({ recommendation, urgent }: RecommendationCardProps) {
  const { notify } = useShopContext();
  const { name, category, description, reason, productId, image1 } = recommendation;
  const place = productPath(productId);
  return (
    <li className={styles.card}>
      {/* The name is the same link for keyboards and screen readers. */}
      <Link href={place} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture src={image1} alt="" sizes="(min-width: 60rem) 18rem, 40vw" urgent={urgent} />
      </Link>
      <div className={styles.words}>
        <p className={styles.kicker}>ShopAi's top pick for you</p>
        <h2 className={styles.name}>
          <Link href={place}>{name}</Link>
        </h2>
        <p className={styles.facts}>
          <span>{category}</span>
          <span className={styles.price}>{price(recommendation.price)}</span>
        </p>
        <p className={styles.reason}>{reason}</p>
      </div>
      <div className={styles.rest}>
        <p className={styles.description}>{description}</p>
        <div className={styles.actions}>
          <Button
            aria-label={`View Details of ${name}`}
            onClick={() =>
              notify({ kind: "info", text: `Selected: ${name}`, forMs: noticeTime.shopping })
            }
          >
            View Details
          </Button>
        </div>
      </div>
    </li>
  );
}
