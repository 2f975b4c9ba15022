/**
 * Where passing words appear: top right, over the bar and beside its tools. The library behind them is
 * fetched when the page is first used, so that nobody waits for it before the shop opens. Without a
 * network it may not come: then the words are shown plainly, because it is then that the shop has
 * something to say.
 */
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { ToastRack } from "./toast-rack.ts";
import styles from "./toasts.module.css";

export interface ToastsProps {
  readonly rack: ToastRack;
}

/** Fetches what shows toasts, ahead of the first one. */
export const prepareToasts = (): Promise<ComponentType<ToastsProps>> =>
  import("./toast-stack.tsx").then(({ ToastStack }) => ToastStack);

export function Toasts({ rack }: ToastsProps) {
  const shown = useSyncExternalStore(rack.subscribe, rack.shown, rack.shown);
  const [Stack, setStack] = useState<ComponentType<ToastsProps>>();
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    if (shown.length === 0 || Stack !== undefined) return;
    prepareToasts().then(
      (here) => setStack(() => here),
      () => setMissing(true), // the next words may find a network
    );
  }, [shown, Stack]);

  if (Stack !== undefined) return <Stack rack={rack} />;
  return (
    <section className={styles.plain} aria-label="Messages" aria-live="polite">
      {missing &&
        shown.map(({ id, kind, text, forMs, quiet }) => (
          // Its clock is an animation, which rests while the toast is looked at.
          <div
            key={id}
            data-toast={kind}
            style={{ animationDuration: `${forMs}ms` }}
            onAnimationEnd={() => rack.close(id)}
          >
            <p aria-hidden={quiet}>{text}</p>
          </div>
        ))}
    </section>
  );
}
