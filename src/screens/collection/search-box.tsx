/** Exists exactly while the address says it is open. */
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./collection.module.css";

interface SearchBoxProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onClose: () => void;
}

export function SearchBox({ words, onWords, onClose }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  // Opening it, by hand or voice, precedes typing or reading.
  useEffect(() => input.current?.focus(), []);

  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label="Search the collection"
        placeholder="Search Here"
        value={words}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && words === "") onClose();
        }}
      />
      <button type="button" aria-label="Close the search box" onClick={onClose}>
        <Icon name="close" />
      </button>
    </search>
  );
}
