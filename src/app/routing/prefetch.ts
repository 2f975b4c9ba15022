/** Prefetches screens on hover, on focus, and when idle. */
import { prepareToasts } from "../../ui/toasts.tsx";
import { whenIdle } from "../integrations/when-idle.ts";
import { prefetchMemberScreens, prefetchScreen } from "./screens.ts";

/** Returns an unsubscriber. */
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
 * Prefetches other screens after the first input, once idle, so that the first load is only what is
 * visible.
 */
export function prefetchWhenUsed(window: Window): () => void {
  const kinds = ["pointermove", "pointerdown", "keydown", "wheel"] as const;
  const stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, begin);
  };
  const begin = (event: Event) => {
    // Chromium reports a resting pointer as moved when the page under it changes.
    if (event.type === "pointermove" && isResting(event as PointerEvent)) return;
    stop();
    whenIdle(() => {
      prefetchMemberScreens();
      // Toasts must be loaded before the network fails.
      prepareToasts().catch(() => undefined);
    });
  };
  for (const kind of kinds) window.addEventListener(kind, begin, { passive: true });
  return stop;
}

const isResting = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX === 0 && movementY === 0;
