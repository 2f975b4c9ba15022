/**
 * Where passing words appear: top right. The library behind them is fetched with the first word, so
 * that nobody waits for it before the shop opens.
 */
import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ToastRack } from "./toast-rack.ts";

const ToastStack = lazy(async () => ({ default: (await import("./toast-stack.tsx")).ToastStack }));

/** Fetches what shows toasts, ahead of the first one. */
export const prepareToasts = (): Promise<unknown> => import("./toast-stack.tsx");

export function Toasts({ rack }: { readonly rack: ToastRack }) {
  const begun = useSyncExternalStore(rack.subscribe, () => hasBegun(rack));
  return begun ? (
    <Suspense fallback={null}>
      <ToastStack rack={rack} />
    </Suspense>
  ) : null;
}

const begunRacks = new WeakSet<ToastRack>();

/** Once a toast has been shown the stack stays. */
function hasBegun(rack: ToastRack): boolean {
  if (rack.waiting().length > 0) begunRacks.add(rack);
  return begunRacks.has(rack);
}
