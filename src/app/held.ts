/** Whether a finger or a mouse button is down: a shopper who holds the button still wants to speak. */

/** Watches for as long as the page lives. */
export function watchHeld(page: EventTarget): () => boolean {
  let held = false;
  const is = (down: boolean) => () => {
    held = down;
  };
  page.addEventListener("pointerdown", is(true), { capture: true });
  page.addEventListener("pointerup", is(false), { capture: true });
  page.addEventListener("pointercancel", is(false), { capture: true });
  return () => held;
}
