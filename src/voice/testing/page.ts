/** A page that a test hides and shows. */
import type { PageVisibility } from "../events/page.ts";

interface PageDouble extends PageVisibility {
  hide(): void;
  readonly listeners: number;
}

export function createPageDouble(): PageDouble {
  const listeners = new Set<() => void>();
  let hidden = false;
  return {
    get hidden() {
      return hidden;
    },
    get listeners() {
      return listeners.size;
    },
    addEventListener(_type, listener) {
      listeners.add(listener);
    },
    removeEventListener(_type, listener) {
      listeners.delete(listener);
    },
    hide() {
      hidden = true;
      for (const listener of [...listeners]) listener();
    },
  };
}
