/**
 * Remembers how far down each entry of the history was, so that going back finds the same place.
 * The browser's own memory looks before a screen's list is drawn; this one is asked afterwards.
 */

export interface ScrollMemory {
  /** Where the present entry was left, in pixels from the top; 0 for a new one. */
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

  /** Writes the name into the present entry, keeping whatever else its state holds. */
  function write(): void {
    const { state } = history;
    history.replaceState({ ...(typeof state === "object" ? state : null), entry }, "");
  }

  /** A new entry gets a name of its own, even where its state was copied from another's. */
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
    // Kept apart: the screen that is leaving may still scroll before the next one is drawn.
    target = left.get(entry) ?? 0;
  }

  /** A replaced address is the same entry, though its state is new. */
  const stay = () => {
    if (keyOf(history.state) === undefined) write();
  };
  const remember = () => left.set(entry, window.scrollY);

  comeBack(); // a reload comes back to its entry
  window.addEventListener("scroll", remember, { passive: true });
  // wouter announces moves with an event named after the method.
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
