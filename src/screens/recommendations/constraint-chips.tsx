/** The understood constraints, each removable. */
import type { UnderstoodConstraint } from "../../../contract/schemas.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./recommendations.module.css";

interface ConstraintChipsProps {
  readonly constraints: readonly UnderstoodConstraint[];
  readonly busy: boolean;
  readonly onDrop: (id: string) => void;
}

export function ConstraintChips({ constraints, busy, onDrop }: ConstraintChipsProps) {
  if (constraints.length === 0) return null;
  return (
    <div className={styles.constraints}>
      <h2 id="understood">You asked for</h2>
      <ul aria-labelledby="understood">
        {constraints.map(({ id, label, kind }) => (
          <li key={id} className={styles.chip} data-kind={kind}>
            {label}
            <button
              type="button"
              aria-label={`Search without “${label}”`}
              aria-disabled={busy || undefined}
              onClick={() => {
                if (!busy) onDrop(id);
              }}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
