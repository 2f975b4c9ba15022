/**
 * Toasts, top right. The library loads on first use of the page; without a network, plain words
 * replace it.
 */
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { ToastRack } from "./toast-rack.ts";
import styles from "./toasts.module.css";

interface ToastsProps {
  readonly rack: ToastRack;
}

/** Prefetches the library. */
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
      () => setMissing(true), // retry with the next toast
    );
  }, [shown, Stack]);

  if (Stack !== undefined) return <Stack rack={rack} />;
  return (
    <section className={styles.plain} aria-label="Messages" aria-live="polite">
      {missing &&
        shown.map(({ id, kind, text, forMs, quiet }) => (
          // Its timer is an animation, which pauses on hover.
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
