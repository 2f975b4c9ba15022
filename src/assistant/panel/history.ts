/** The command box's history. */

export interface History {
  /** Oldest first. */
  readonly sent: readonly string[];
  readonly at: number;
  /** The unsent line, kept while older ones are shown. */
  readonly draft: string;
}

const longest = 50;

export const emptyHistory: History = { sent: [], at: 0, draft: "" };

/** Ignores an immediate repetition. */
export function sent(history: History, text: string): History {
  const all = history.sent.at(-1) === text ? history.sent : [...history.sent, text].slice(-longest);
  return { sent: all, at: all.length, draft: "" };
}

/** `shown` is the box's text. */
export function stepped(
  history: History,
  direction: "back" | "forward",
  shown: string,
): { readonly history: History; readonly text: string } {
  const { sent: all, at } = history;
  const to = Math.min(all.length, Math.max(0, at + (direction === "back" ? -1 : 1)));
  if (to === at) return { history, text: shown };
  const draft = at === all.length ? shown : history.draft;
  return { history: { sent: all, at: to, draft }, text: all[to] ?? draft };
}
