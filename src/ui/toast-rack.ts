/** Toasts on their way from whoever speaks to whatever shows them, which may not be here yet. */

export interface Toast {
  readonly id: number;
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** Milliseconds until it closes by itself. */
  readonly forMs: number;
}

export interface ToastRack {
  readonly show: (toast: Omit<Toast, "id">) => void;
  readonly subscribe: (changed: () => void) => () => void;
  readonly waiting: () => readonly Toast[];
  /** Takes the waiting toasts off the rack. */
  readonly take: () => readonly Toast[];
}

export function createToastRack(): ToastRack {
  let waiting: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  return {
    show(toast) {
      last += 1;
      waiting = [...waiting, { ...toast, id: last }];
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    waiting: () => waiting,
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
