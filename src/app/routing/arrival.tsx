/** On arriving at a screen: scrolls to the top or to where it was left, and focuses its heading. */
import { useEffect } from "react";
import type { ScrollMemory } from "./scroll-memory.ts";

let firstScreen = true;

/** Rendered after the screen, so that it runs when the screen is loaded. */
export function Arrival({ scroll }: { readonly scroll: ScrollMemory }) {
  useEffect(() => {
    const place = scroll.restore();
    // Keep the position of a shopper who has scrolled the prerendered page, or came to a part of
    // it.
    if (!firstScreen || place > 0) window.scrollTo(0, place);
    if (firstScreen) {
      // The browser has just set the focus of a fresh page.
      firstScreen = false;
      return;
    }
    const main = document.querySelector("main");
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    main?.querySelector("h1")?.focus({ preventScroll: true });
  }, [scroll]);
  return null;
}
