export interface Toast {
  readonly id: number;
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** Milliseconds until it closes. */
  readonly forMs: number;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Not announced, because the assistant says it. */
  readonly quiet?: true;
}

export interface ToastRack {
  readonly show: (toast: Omit<Toast, "id" | "quiet">) => void;
  readonly close: (id: number) => void;
  readonly subscribe: (changed: () => void) => () => void;
  readonly shown: () => readonly Toast[];
  /** Toasts until `act` resolves are not announced. */
  readonly quietly: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

/** The oldest makes room. */
const most = 4;

export function createToastRack(): ToastRack {
  let shown: readonly Toast[] = [];
  let last = 0;
  let quiet = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    // A second one would lie over the screen's heading.
    shown = next.filter(({ action }, at) => action || at === next.length - 1).slice(-most);
    for (const changed of listeners) changed();
  };
  return {
    show(toast) {
      last += 1;
      set([...shown, { ...toast, id: last, ...(quiet > 0 && { quiet: true }) }]);
    },
    close: (closed) => set(shown.filter(({ id }) => id !== closed)),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    shown: () => shown,
    async quietly(act) {
      quiet += 1;
      try {
        return await act();
      } finally {
        quiet -= 1;
      }
    },
  };
}
