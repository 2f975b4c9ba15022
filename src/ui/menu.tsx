/** A button that opens a small list of places or acts: a native popover, closed by Escape or a tap outside. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import styles from "./menu.module.css";

export interface MenuProps {
  readonly label: string;
  /** What the button shows. */
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
    const close = () => element.hidePopover(); // choosing anything in it closes it
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

/** One entry: give it a link or a button. */
export function MenuItem({ children }: { readonly children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
