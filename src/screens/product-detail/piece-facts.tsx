import type { Product } from "../../../contract/schemas.ts";
import styles from "./piece-facts.module.css";

const lines = [
  ["cloth", "Cloth"],
  ["care", "Care"],
  ["fit", "Fit"],
  ["origin", "Made in"],
] as const;

export function PieceFacts({ product: { facts } }: { readonly product: Product }) {
  const known = lines.flatMap(([field, label]) => {
    const text = facts?.[field];
    return text === undefined ? [] : [{ label, text }];
  });
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{sentence(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
