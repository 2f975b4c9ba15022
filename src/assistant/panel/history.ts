/** The command box's memory: up goes back through what was sent, down comes forward again. */

export interface History {
  /** Oldest first. */
  readonly sent: readonly string[];
  /** Which one is shown; `sent.length` is the line being written. */
  readonly at: number;
  /** The line being written, kept while older ones are shown. */
  readonly draft: string;
}

/** How many commands are remembered. */
const longest = 50;

export const emptyHistory: History = { sent: [], at: 0, draft: "" };

/** Remembers a command; one sent twice in a row is remembered once. */
export function sent(history: History, text: string): History {
  const all = history.sent.at(-1) === text ? history.sent : [...history.sent, text].slice(-longest);
  return { sent: all, at: all.length, draft: "" };
}

/** The history after a step, and the text to show. `shown` is what stands in the box now. */
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
