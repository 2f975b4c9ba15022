/**
 * The bubble: what was heard, what was done about it, and what may be said next. It shows the
 * machine's state and calls back; it derives nothing that view.ts doesn't.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";
import styles from "./bubble.module.css";
import type { BubbleView } from "./view.ts";
import { words } from "./words.ts";

export interface BubbleProps {
  readonly view: BubbleView;
  readonly suggestions: readonly string[];
  /** Whether those are what was probably meant, rather than what may be said next. */
  readonly guessed?: boolean;
  /** Milliseconds after which it may fold by itself; undefined keeps it open. */
  readonly foldsAfter: number | undefined;
  readonly onSay: (text: string) => void;
  readonly onAgain: () => void;
  readonly onType: () => void;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
  readonly onClose: () => void;
  /** The command box, while it is open. */
  readonly children: ReactNode;
}

export function Bubble(props: BubbleProps) {
  const { view, suggestions, guessed, foldsAfter, onSay, onHelp, onSettings, onClose, children } =
    props;
  const paper = useRef<HTMLElement>(null);

  useEffect(() => {
    if (foldsAfter === undefined) return;
    // Nobody's reading is cut short: with pointer or focus on it, it stays and asks again later.
    const timer = setInterval(() => {
      if (!paper.current?.matches(":hover, :focus-within")) onClose();
    }, foldsAfter);
    return () => clearInterval(timer);
  }, [foldsAfter, onClose]);

  return (
    <section ref={paper} className={styles.bubble} aria-label="Conversation">
      <div className={styles.talk}>
        {view.heard && (
          <p className={view.heard.settled ? styles.heard : `${styles.heard} ${styles.coming}`}>
            “{view.heard.text}
            {view.heard.settled ? "”" : " …"}
          </p>
        )}
        {view.told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {view.question !== undefined && <p className={styles.question}>{view.question}</p>}
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
      <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </section>
  );
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
