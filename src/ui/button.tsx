/** Buttons, and links that look like them. */
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { Link } from "./link.tsx";

interface Looks {
  /** `primary`: the main action; `plain`: others; `bare`: an icon or inline word. */
  readonly look?: "primary" | "plain" | "bare";
  readonly wide?: boolean;
}

const classOf = ({ look = "plain", wide = false }: Looks): string =>
  [styles.button, styles[look], wide ? styles.wide : undefined].filter(Boolean).join(" ");

interface ButtonProps extends Omit<ComponentProps<"button">, "className">, Looks {
  /** Shows a spinner at the same width, and ignores clicks. */
  readonly busy?: boolean;
}

export function Button({ look, wide, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ ...(look && { look }), ...(wide && { wide }) })}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={busy ? styles.hushed : styles.words}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

interface ButtonLinkProps extends Looks {
  readonly href: string;
  readonly children: ReactNode;
}

export function ButtonLink({ href, children, ...looks }: ButtonLinkProps) {
  return (
    <Link href={href} className={classOf(looks)}>
      <span className={styles.words}>{children}</span>
    </Link>
  );
}
