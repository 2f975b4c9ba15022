/** Fetches a screen while the shopper is still on the way to its link: on hover, on focus, when idle. */
import { prepareToasts } from "../../ui/toasts.tsx";
import { whenIdle } from "../integrations/when-idle.ts";
import { prefetchMemberScreens, prefetchScreen } from "./screens.ts";

/** Listens on a document; answers the means to stop. */
export function prefetchOnApproach(document: Document): () => void {
  const approach = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) {
      prefetchScreen(link.pathname);
    }
  };
  const kinds = ["pointerover", "focusin", "touchstart"] as const;
  for (const kind of kinds) document.addEventListener(kind, approach, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, approach);
  };
}

/**
 * Fetches the other screens after the shopper's first move (pointer, key or scroll), once the page
 * is idle. Waiting for a sign of life keeps the first load to what is on screen.
 */
export function prefetchWhenUsed(window: Window): () => void {
  const kinds = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
  const stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, begin);
  };
  const begin = () => {
    stop();
    whenIdle(() => {
      prefetchMemberScreens();
      // What shows words has to be here before the network goes, not after.
      prepareToasts().catch(() => undefined);
    });
  };
  for (const kind of kinds) window.addEventListener(kind, begin, { passive: true, once: true });
  return stop;
}
