/** Fixed text, as documented. */
import styles from "./product-detail.module.css";

export const reviewCount = 124;

const stars = [1, 2, 3, 4, 5] as const;
const rated = 4;

export function Rating() {
  return (
    <p className={styles.rating}>
      <span role="img" aria-label={`Rated ${rated} out of ${stars.length} stars`}>
        {stars.map((star) => (
          <svg key={star} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path
              data-filled={star <= rated || undefined}
              d="m12 3.2 2.7 5.6 6.1.8-4.4 4.3 1.1 6.1-5.5-3-5.5 3 1.1-6.1L3.2 9.6l6.1-.8Z"
            />
          </svg>
        ))}
      </span>
      <span>{`(${reviewCount} reviews)`}</span>
    </p>
  );
}
