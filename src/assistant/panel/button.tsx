/** The floating button and the command box's. Loads with the page; knows nothing of speech. */
import { useId, useRef } from "react";
import styles from "./button.module.css";
import { Mark, TypeMark } from "./mark.tsx";
import { listenKeys, typeKeys } from "./shortcuts.ts";

export interface Face {
  readonly kind: "idle" | "starting" | "listening" | "thinking" | "speaking" | "failed";
  readonly level: number;
  readonly attending: boolean;
  readonly pressing: string;
}

export const restingFace: Face = {
  kind: "idle",
  level: 0,
  attending: false,
  pressing: "Press and speak",
};

interface AssistantButtonsProps {
  readonly face: Face;
  readonly typing: boolean;
  /** `held`: listens until released. */
  readonly onPress: (held: boolean) => void;
  /** Not `done` after a slow click, which continues. */
  readonly onRelease: (done: boolean) => void;
  readonly onType: () => void;
  /** The pointer is near: prefetch. */
  readonly onNear: () => void;
}

/** The ring's growth at full level. */
const swing = 0.42;

/** Milliseconds until a press is a hold. */
const holdsAfter = 350;
/** Milliseconds until releasing means "done". */
const speaksFor = 700;

export function AssistantButtons(props: AssistantButtonsProps) {
  const { face, typing, onPress, onRelease, onType, onNear } = props;
  const id = useId();
  const hold = useRef<{ timer?: number; since?: number; over?: boolean }>({});
  const letGo = () => {
    clearTimeout(hold.current.timer);
    const { since } = hold.current;
    if (since !== undefined && !hold.current.over)
      onRelease(performance.now() - since >= speaksFor);
    hold.current.over = true;
  };
  const listening = face.kind === "starting" || face.kind === "listening";
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.type}
        aria-label="Type a command"
        aria-expanded={typing}
        aria-keyshortcuts={typeKeys}
        title="Type a command (/)"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onType}
      >
        <span className={styles.face}>
          <TypeMark />
        </span>
        <span className={styles.label}>Type</span>
      </button>
      <button
        type="button"
        id="assistant"
        className={styles.button}
        data-state={face.kind}
        data-open={listening || face.attending || undefined}
        aria-label="Voice assistant"
        aria-pressed={listening}
        aria-describedby={id}
        aria-keyshortcuts={listenKeys}
        title={`${face.pressing} (Ctrl + .)`}
        onPointerEnter={onNear}
        onFocus={onNear}
        onPointerDown={() => {
          hold.current = {};
          if (face.kind === "starting" || face.kind === "listening") return;
          hold.current.timer = window.setTimeout(() => {
            hold.current.since = performance.now();
            onPress(true);
          }, holdsAfter);
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onPointerLeave={letGo}
        onClick={({ detail }) => {
          // A hold ends with a click, unless from the keyboard.
          const held = hold.current.since !== undefined && detail > 0;
          hold.current = {};
          if (!held) onPress(false);
        }}
      >
        <span className={styles.face}>
          <span
            className={styles.ring}
            style={face.level > 0 ? { scale: String(1 + face.level * swing) } : undefined}
          />
          <span className={styles.ripples} />
          <Mark />
        </span>
        <span className={styles.label}>Voice</span>
      </button>
      <span id={id} hidden>
        {face.pressing}
      </span>
    </div>
  );
}
