/**
 * Where passing words appear: top right. The library behind them is fetched when the page is first
 * used, so that nobody waits for it before the shop opens. Without a network it may not come: then
 * the words are shown plainly, because it is then that the shop has something to say.
 */
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { Toast, ToastRack } from "./toast-rack.ts";
import styles from "./toasts.module.css";

interface RackProps {
  readonly rack: ToastRack;
}

/** Fetches what shows toasts, ahead of the first one. */
export const prepareToasts = (): Promise<ComponentType<RackProps>> =>
  import("./toast-stack.tsx").then(({ ToastStack }) => ToastStack);

export function Toasts({ rack }: RackProps) {
  const begun = useSyncExternalStore(
    rack.subscribe,
    () => hasBegun(rack),
    () => false, // a screen that is drawn ahead has nothing to tell
  );
  const [Stack, setStack] = useState<ComponentType<RackProps>>();
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    if (!begun || Stack !== undefined) return;
    const fetch = () => {
      prepareToasts().then(
        (here) => setStack(() => here),
        () => setMissing(true),
      );
    };
    fetch();
    return rack.subscribe(fetch); // the next words may find a network
  }, [rack, begun, Stack]);

  if (!begun) return null;
  return (
    <>
      {missing && <PlainToasts rack={rack} resting={Stack !== undefined} />}
      {Stack !== undefined && <Stack rack={rack} />}
    </>
  );
}

/** Words without the library; `resting` once it is here after all. */
function PlainToasts({ rack, resting }: RackProps & { readonly resting: boolean }) {
  const [shown, setShown] = useState<readonly Toast[]>([]);

  useEffect(() => {
    if (resting) return;
    const show = () => {
      for (const toast of rack.take()) {
        setShown((before) => [...before, toast]);
        setTimeout(() => setShown((now) => now.filter(({ id }) => id !== toast.id)), toast.forMs);
      }
    };
    show();
    return rack.subscribe(show);
  }, [rack, resting]);

  return (
    <section className={styles.plain} aria-label="Messages">
      {shown.map(({ id, kind, text }) => (
        <p key={id} role={kind === "error" ? "alert" : "status"} data-toast={kind}>
          {text}
        </p>
      ))}
    </section>
  );
}

const begunRacks = new WeakSet<ToastRack>();

/** Once a toast has been shown the stack stays. */
function hasBegun(rack: ToastRack): boolean {
  if (rack.waiting().length > 0) begunRacks.add(rack);
  return begunRacks.has(rack);
}
