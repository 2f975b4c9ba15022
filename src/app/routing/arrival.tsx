/** What happens on arriving at a screen: it starts at the top (or where it was left), and focus is on its heading. */
import { useEffect } from "react";
import type { ScrollMemory } from "./scroll-memory.ts";

let firstScreen = true;

/** Comes together with the screen and after it, so that it runs when the screen is here. */
export function Arrival({ scroll }: { readonly scroll: ScrollMemory }) {
  useEffect(() => {
    const place = scroll.restore();
    // Whoever has scrolled the drawn page, or come to a part of it, stays there.
    if (!firstScreen || place > 0) window.scrollTo(0, place);
    if (firstScreen) {
      // The browser has just put focus where a fresh page has it.
      firstScreen = false;
      return;
    }
    const main = document.querySelector("main");
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    main?.querySelector("h1")?.focus({ preventScroll: true });
  }, [scroll]);
  return null;
}
