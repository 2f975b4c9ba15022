/**
 * Listening beside our own voice without its code being here yet: it is fetched with the first reply
 * that may be interrupted. Where it can't be fetched, the reply is only heard, and the next one tries
 * again.
 */
import type { BargeIn } from "../speech.ts";

type Attend = BargeIn["attend"];

/** `fetch` brings the listener; it is asked once, or again after it failed. */
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
