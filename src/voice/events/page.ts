/** A hidden page closes its microphone. */

export interface PageVisibility {
  readonly hidden: boolean;
  addEventListener(type: "visibilitychange", listener: () => void): void;
  removeEventListener(type: "visibilitychange", listener: () => void): void;
}

/** The result stops watching. */
export function whenHidden(page: PageVisibility | undefined, run: () => void): () => void {
  if (!page) return () => {};
  const check = () => {
    if (page.hidden) run();
  };
  page.addEventListener("visibilitychange", check);
  return () => page.removeEventListener("visibilitychange", check);
}
