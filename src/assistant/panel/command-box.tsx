/**
 * Takes everything that can be said. Up and down browse the history; the assistant handles Escape.
 */
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { longestUtterance } from "../../../domain/values.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./command-box.module.css";
import { type History, sent, stepped } from "./history.ts";
import { words } from "./words.ts";

interface CommandBoxProps {
  readonly wanted: number;
  readonly history: History;
  readonly onHistory: (history: History) => void;
  readonly onSend: (text: string) => void;
}

export function CommandBox({ wanted, history, onHistory, onSend }: CommandBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  const [text, setText] = useState("");

  useEffect(() => {
    const here = document.activeElement;
    if (wanted === 0 || here === field.current) return;
    before.current = here;
    field.current?.focus();
  }, [wanted]);

  // Closing returns the focus.
  useEffect(
    () => () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      const back = before.current;
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus();
    },
    [],
  );

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const command = text.trim();
    if (command === "") return;
    onHistory(sent(history, command));
    setText("");
    onSend(command);
  };

  const step = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const direction = event.key === "ArrowUp" ? "back" : "forward";
    const next = stepped(history, direction, text);
    onHistory(next.history);
    setText(next.text);
  };

  return (
    <form className={styles.box} onSubmit={send}>
      <label className={styles.label} htmlFor={id}>
        {words.type}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="text"
        value={text}
        maxLength={longestUtterance}
        placeholder={words.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={step}
      />
      <button type="submit" className={styles.send} aria-label={words.send}>
        <Icon name="forward" size={20} />
      </button>
    </form>
  );
}
