/**
 * Loads barge-in with the first interruptible reply. On failure that reply isn't interruptible, and
 * the next retries.
 */
import type { BargeIn } from "../speech.ts";

type Attend = BargeIn["attend"];

/** `fetch` runs once, and again after a failure. */
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
