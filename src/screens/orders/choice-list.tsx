/** Radio buttons with room for a thumb. */
import styles from "./after-dialog.module.css";

interface ChoiceListProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly chosen: Value | undefined;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** Unavailable, but visible. */
    readonly off?: boolean;
  }[];
  readonly isWrong?: boolean;
  readonly onChoose: (value: Value) => void;
}

export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, name, chosen, options, isWrong, onChoose } = props;
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, label, off = false }) => (
        <label key={value} className={styles.choice} data-off={off || undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            disabled={off}
            checked={chosen === value}
            aria-invalid={isWrong || undefined}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
