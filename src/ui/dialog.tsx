/** A native modal dialog driven by a prop: manages focus, closes on Escape. */
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** `whole` fills the window, a drawer its side; default: sheet. */
  readonly look?: "sheet" | "whole" | "drawer";
  readonly children: ReactNode;
}

export function Dialog({ open, onClose, label, look = "sheet", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && element?.open === false) element.showModal();
    if (!open && element?.open === true) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={look === "sheet" ? styles.dialog : `${styles.dialog} ${styles[look]}`}
      aria-label={label}
      onClose={onClose}
    >
      {open && children}
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
