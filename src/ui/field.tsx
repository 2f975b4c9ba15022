/** A labelled text field with hint and error; a password field with a toggle. */
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

export interface FieldProps extends Omit<ComponentProps<"input">, "className" | "id"> {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Marks a field whose error is shown elsewhere. */
  readonly invalid?: boolean | undefined;
  /** A control at the field's end. */
  readonly end?: ReactNode;
}

export function Field({ label, hint, error, invalid, end, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || invalid === true || undefined}
          aria-describedby={described === "" ? undefined : described}
        />
        {end}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

export function PasswordField(props: Omit<FieldProps, "type" | "end">) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={`${shown ? "Hide" : "Show"} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye" : "eyeShut"} />
        </button>
      }
    />
  );
}

/** An error of the whole form, announced. */
export function FormError({ children }: { readonly children: string | undefined }) {
  return (
    <div role="alert">
      {children !== undefined && (
        <p className={styles.formError}>
          <Icon name="warning" size={20} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
