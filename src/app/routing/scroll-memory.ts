/**
 * Scroll positions by history entry. The browser's own restore precedes the screen's list; this one
 * follows it.
 */

export interface ScrollMemory {
  /** Pixels; 0 for a new entry. */
  readonly restore: () => number;
  readonly stop: () => void;
}

const keyOf = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "entry" in state && typeof state.entry === "string"
    ? state.entry
    : undefined;

export function createScrollMemory(window: Window): ScrollMemory {
  const { history } = window;
  const left = new Map<string, number>();
  let entry = "";
  let count = 0;
  let target = 0;

  history.scrollRestoration = "manual";

  /** Adds the name to the entry's state. */
  function write(): void {
    const { state } = history;
    history.replaceState({ ...(typeof state === "object" ? state : null), entry }, "");
  }

  /** A new entry gets a new name, even with a copied state. */
  function begin(): void {
    count += 1;
    entry = `${Date.now().toString(36)}-${count}`;
    write();
    target = 0;
  }

  function comeBack(): void {
    const known = keyOf(history.state);
    if (known === undefined) {
      begin();
      return;
    }
    entry = known;
    // Kept apart: the leaving screen may still scroll.
    target = left.get(entry) ?? 0;
  }

  /** A replaced address is the same entry. */
  const stay = () => {
    if (keyOf(history.state) === undefined) write();
  };
  const remember = () => left.set(entry, window.scrollY);

  comeBack(); // a reload returns to its entry
  window.addEventListener("scroll", remember, { passive: true });
  // wouter emits events named after the history methods.
  window.addEventListener("pushState", begin);
  window.addEventListener("popstate", comeBack);
  window.addEventListener("replaceState", stay);

  return {
    restore: () => target,
    stop() {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pushState", begin);
      window.removeEventListener("popstate", comeBack);
      window.removeEventListener("replaceState", stay);
    },
  };
}
