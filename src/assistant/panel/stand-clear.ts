/**
 * Places the bubble in a wide window: over nothing that the screen keeps in sight
 * (`data-kept`: sizes, sums, what buys and removes).
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels from its usual place, above the buttons. */
interface Shift {
  readonly x: number;
  readonly y: number;
  /** Square pixels of what is kept. */
  readonly hides: number;
}

const home: Shift = { x: 0, y: 0, hides: 0 };

/** Pixels. */
const air = 12;

/** Above the buttons, beside them, or beside what is kept: wherever it hides least. */
export function clearPlace(bubble: Box, buttons: Box, kept: readonly Box[]): Shift {
  const y = buttons.bottom - bubble.bottom;
  const beside = [buttons, ...kept].map(({ left }) => ({ x: left - air - bubble.right, y }));
  const [best = home] = [home, ...beside]
    .filter(({ x }) => x === 0 || bubble.left + x >= 0)
    .map((shift) => ({ ...shift, hides: hidden(moved(bubble, shift), kept) }))
    .toSorted((one, other) => one.hides - other.hides);
  return best;
}

/** Moves the bubble, and leaves it its words alone where that is needed. */
export function standClear(paper: HTMLElement): void {
  paper.style.inset = "";
  delete paper.dataset.moved;
  delete paper.dataset.brief;
  const buttons = paper.parentElement?.lastElementChild?.getBoundingClientRect();
  if (!buttons || paper.offsetWidth > window.innerWidth / 2) return;
  const kept = [...document.querySelectorAll("main [data-kept]")]
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom, width }) => width > 0 && bottom > 0 && top < window.innerHeight);
  const place = () => clearPlace(paper.getBoundingClientRect(), buttons, kept);
  let shift = place();
  if (shift.hides > 0) {
    paper.dataset.brief = "";
    shift = place();
  }
  if (shift.x === 0) return;
  paper.dataset.moved = "";
  paper.style.inset = `${shift.y}px auto auto ${shift.x}px`;
}

/** Scrolls the page's question, or `sizes`, to above the bubble. */
export function bringAbove(paper: HTMLElement, sizes: boolean): void {
  const asked = document.querySelector(`main [data-asks="${sizes ? "size" : ""}"]`);
  if (!asked) return;
  const bubble = paper.getBoundingClientRect();
  const own = asked.getBoundingClientRect();
  const by = own.bottom + air - bubble.top;
  const room = own.top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  if (hidden(bubble, [own]) > 0 && by <= room) window.scrollBy({ top: by });
}

const moved = ({ left, top, right, bottom }: Box, { x, y }: Pick<Shift, "x" | "y">): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

const hidden = (box: Box, kept: readonly Box[]): number =>
  kept.reduce((sum, each) => {
    const wide = Math.min(box.right, each.right) - Math.max(box.left, each.left);
    const high = Math.min(box.bottom, each.bottom) - Math.max(box.top, each.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
