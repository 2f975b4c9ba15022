import { createStore, type StoreApi } from "zustand/vanilla";

interface PanelState {
  readonly bubble: boolean;
  /** One line, in small windows. */
  readonly folded: boolean;
  readonly box: boolean;
  readonly help: boolean;
  readonly settings: boolean;
  /** Each change focuses the box. */
  readonly wanted: number;
}

export interface Panel {
  readonly store: StoreApi<PanelState>;
  showBubble(): void;
  foldBubble(): void;
  hideBubble(): void;
  openBox(): void;
  closeBox(): void;
  openHelp(): void;
  closeHelp(): void;
  openSettings(): void;
  closeSettings(): void;
}

export function createPanel(): Panel {
  const store = createStore<PanelState>(() => ({
    bubble: false,
    folded: false,
    box: false,
    help: false,
    settings: false,
    wanted: 0,
  }));
  return {
    store,
    showBubble: () => store.setState({ bubble: true, folded: false }),
    foldBubble: () => store.setState({ folded: true }),
    hideBubble: () => store.setState({ bubble: false, box: false }),
    openBox: () =>
      store.setState(({ wanted }) => ({
        bubble: true,
        folded: false,
        box: true,
        wanted: wanted + 1,
      })),
    closeBox: () => store.setState({ box: false }),
    openHelp: () => store.setState({ help: true }),
    closeHelp: () => store.setState({ help: false }),
    openSettings: () => store.setState({ settings: true }),
    closeSettings: () => store.setState({ settings: false }),
  };
}
