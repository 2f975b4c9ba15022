/**
 * Barge-in before its code has loaded: it is fetched with the first reply that may be interrupted. If that
 * fails, this reply can't be, and the next one retries.
 */
import type { BargeIn } from "../speech.ts";

type Attend = BargeIn["attend"];

/** `fetch` is called once, and again after a failure. */
export function attendOnceFetched(fetch: () => Promise<Attend>): Attend {
  let fetched: Promise<Attend> | undefined;
  return (on) => {
    let over = false;
    let close: (() => void) | undefined;
    fetched ??= fetch();
    fetched.then(
      (attend) => {
        if (!over) close = attend(on);
      },
      () => {
        fetched = undefined;
        if (!over) on.closed();
      },
    );
    return () => {
      over = true;
      close?.();
    };
  };
}
