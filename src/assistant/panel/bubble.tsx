/** The bubble: what was heard and done, and suggestions. Shows what view.ts derives. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./bubble.module.css";
import { bringAbove, standClear } from "./stand-clear.ts";
import type { BubbleView } from "./view.ts";
import { words } from "./words.ts";

interface BubbleProps {
  readonly view: BubbleView;
  readonly suggestions: readonly string[];
  /** Guesses rather than suggestions. */
  readonly guessed?: boolean;
  /** Milliseconds; undefined keeps it open. */
  readonly foldsAfter: number | undefined;
  readonly onSay: (text: string) => void;
  readonly onAgain: () => void;
  readonly onType: () => void;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
  readonly onClose: () => void;
  /** The bubble hides the focused element. */
  readonly onCovering: () => void;
  /** One line on small screens, where the screen shows the rest. */
  readonly folded?: boolean;
  readonly onUnfold?: () => void;
  /** The words are about the page's sizes. */
  readonly sizes?: boolean;
  /** The shopper moves the page below it. */
  readonly onFold: () => void;
  readonly children: ReactNode;
}

export function Bubble(props: BubbleProps) {
  const { view, suggestions, guessed, foldsAfter, folded = false, sizes = false, children } = props;
  const { onSay, onHelp, onSettings, onClose, onCovering, onUnfold, onFold } = props;
  const paper = useRef<HTMLElement>(null);
  const line = view.question ?? view.acts.at(-1) ?? view.status ?? view.heard?.text;

  useEffect(() => {
    if (foldsAfter === undefined) return;
    // Postponed under a pointer or focus.
    const timer = setInterval(() => {
      if (!paper.current?.matches(":hover, :focus-within")) onClose();
    }, foldsAfter);
    return () => clearInterval(timer);
  }, [foldsAfter, onClose]);

  useEffect(() => {
    // After scrolling to it.
    const onFocus = () =>
      requestAnimationFrame(() => {
        const { activeElement } = document;
        // A focused heading of a new screen is no control: keep the question.
        if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return;
        if (paper.current && covers(paper.current, activeElement)) onCovering();
      });
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [onCovering]);

  useEffect(() => {
    const onMove = ({ target }: Event) => {
      if (target instanceof Node && !paper.current?.parentElement?.contains(target)) onFold();
    };
    const used = new AbortController();
    for (const kind of ["wheel", "touchmove"])
      document.addEventListener(kind, onMove, { passive: true, signal: used.signal });
    return () => used.abort();
  }, [onFold]);

  const placed = `${folded} ${line}`;
  const lastPlaced = useRef("");
  // Once a frame, before it is painted: each measurement lays out the whole page.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (paper.current === null) return;
      standClear(paper.current);
      if (lastPlaced.current !== placed) bringAbove(paper.current, sizes);
      lastPlaced.current = placed;
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const stand = () => paper.current && standClear(paper.current);
    const page = new ResizeObserver(stand);
    page.observe(document.body);
    const used = new AbortController();
    window.addEventListener("resize", stand, { signal: used.signal });
    document.addEventListener("scrollend", stand, { signal: used.signal });
    return () => {
      page.disconnect();
      used.abort();
    };
  }, []);

  return (
    <section
      ref={paper}
      className={folded ? `${styles.bubble} ${styles.folded}` : styles.bubble}
      aria-label="Conversation"
    >
      {folded && (
        <button
          type="button"
          className={line?.endsWith("?") ? `${styles.line} ${styles.asks}` : styles.line}
          aria-label={`${line}. ${words.unfold}`}
          onClick={onUnfold}
        >
          {line}
        </button>
      )}
      <div className={styles.sheet}>
        <div className={styles.talk}>
          {view.heard && (
            <p className={view.heard.final ? styles.heard : `${styles.heard} ${styles.coming}`}>
              “{view.heard.text}
              {view.heard.final ? "”" : " …"}
            </p>
          )}
          {view.acts.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {view.question !== undefined && (
            <p key={view.question} className={styles.question} ref={intoSight}>
              {view.question}
            </p>
          )}
          {view.status !== undefined && <p className={styles.status}>{view.status}</p>}
          {view.trouble && <Trouble {...props} trouble={view.trouble} />}
        </div>
        {!view.trouble && suggestions.length > 0 && (
          <ul
            className={guessed ? `${styles.next} ${styles.guesses}` : styles.next}
            aria-label={guessed ? words.guesses : words.suggestions}
          >
            {suggestions.map((text) => (
              <li key={text}>
                <button type="button" className={styles.saying} onClick={() => onSay(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        )}
        {children}
        <div className={styles.foot}>
          <button type="button" className={styles.more} onClick={onHelp}>
            {words.more}
          </button>
          <button type="button" className={styles.more} onClick={onSettings}>
            {words.settings}
          </button>
        </div>
      </div>
      <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </section>
  );
}

/** Whether it hides the element entirely. */
function covers(paper: Element, element: Element): boolean {
  if (element === document.body || paper.contains(element)) return false;
  const target = element.closest("label") ?? element;
  const { left, top, width, height } = target.getBoundingClientRect();
  const places = [0.04, 0.5, 0.96];
  const seen = places.flatMap((x) =>
    places.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
  );
  return !seen.some((each) => target.contains(each)) && seen.some((each) => paper.contains(each));
}

function intoSight(question: HTMLElement | null): void {
  const sheet = question?.parentElement?.parentElement;
  if (!question || !sheet) return;
  sheet.scrollTop = Math.max(0, question.offsetTop + question.offsetHeight - sheet.clientHeight);
}

function Trouble({
  trouble,
  onAgain,
  onType,
}: Pick<BubbleProps, "onAgain" | "onType"> & {
  readonly trouble: NonNullable<BubbleView["trouble"]>;
}) {
  return (
    <>
      <p className={styles.title}>{trouble.title}</p>
      <p>{trouble.help}</p>
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={onType}>
          {words.typeInstead}
        </button>
        {trouble.again && (
          <button type="button" className={styles.way} onClick={onAgain}>
            {words.pressAgain}
          </button>
        )}
      </div>
    </>
  );
}
