/** The page's visibility as the adapters see it: a microphone is closed when its page is hidden. */

export interface PageVisibility {
  readonly hidden: boolean;
  addEventListener(type: "visibilitychange", listener: () => void): void;
  removeEventListener(type: "visibilitychange", listener: () => void): void;
}

/** Calls `run` when the page becomes hidden; the function returned stops watching. */
export function whenHidden(page: PageVisibility | undefined, run: () => void): () => void {
  if (!page) return () => {};
  const check = () => {
    if (page.hidden) run();
  };
  page.addEventListener("visibilitychange", check);
  return () => page.removeEventListener("visibilitychange", check);
}
