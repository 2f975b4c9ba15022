/** A button that opens a list: a native popover, closed by Escape or an outside tap. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import styles from "./menu.module.css";

interface MenuProps {
  readonly label: string;
  readonly face: ReactNode;
  readonly children: ReactNode;
}

export function Menu({ label, face, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const follow = (event: ToggleEvent) => setOpen(event.newState === "open");
    const close = () => element.hidePopover(); // any choice closes it
    element.addEventListener("toggle", follow);
    element.addEventListener("click", close);
    return () => {
      element.removeEventListener("toggle", follow);
      element.removeEventListener("click", close);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={label}
        aria-expanded={open}
        popoverTarget={id}
      >
        {face}
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <ul>{children}</ul>
      </div>
    </>
  );
}

export function MenuItem({ children }: { readonly children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
