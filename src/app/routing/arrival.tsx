/** After navigation: restores the scroll position or goes to the top, and focuses the heading. */
import { useEffect } from "react";
import type { ScrollMemory } from "./scroll-memory.ts";

let firstScreen = true;

/** Rendered after the screen, so that it runs once that is loaded. */
export function Arrival({ scroll }: { readonly scroll: ScrollMemory }) {
  useEffect(() => {
    const place = scroll.restore();
    // Keep the position in a scrolled prerendered page, or at a fragment.
    if (!firstScreen || place > 0) window.scrollTo(0, place);
    if (firstScreen) {
      // The browser has set a fresh page's focus.
      firstScreen = false;
      return;
    }
    const main = document.querySelector("main");
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    main?.querySelector("h1")?.focus({ preventScroll: true });
  }, [scroll]);
  return null;
}
