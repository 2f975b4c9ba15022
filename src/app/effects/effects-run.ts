/** How to undo each utterance, latest first. */
import type { Performing } from "../../assistant/assistant.ts";
import { nothingDone, type Outcome } from "../../assistant/machine/outcome.ts";
import type { SearchPlace } from "../../shop/catalogue/search-url.ts";
import { type Notice, noticeTime } from "../../shop/notice.ts";
import type { PerformParts } from "./effects-parts.ts";

/** History steps are counted and undone together. */
type Undo = "step" | (() => void | Promise<void>);

export interface Run {
  readonly performing: Performing;
  undoable(undo: Undo): void;
  /** False without anything to undo. */
  undo(): Promise<boolean>;
  /** Nothing up to here can be undone. */
  final(): void;
}

interface Done {
  readonly undos: Undo[];
  /** Address before. */
  readonly from: string;
  /** Address after; absent while it runs. */
  to?: string;
}

const most = 20;

interface UndoHistory {
  begin(performing: Performing): Run & { ended(): void };
}

export function createUndoHistory(
  parts: Pick<PerformParts, "place" | "goTo" | "back">,
): UndoHistory {
  let history: readonly Done[] = [];
  const here = () => addressOf(parts.place());

  async function undo(): Promise<boolean> {
    const last = history.at(-1);
    history = history.slice(0, -1);
    if (!last) return false;
    const at = here();
    for (const each of last.undos.toReversed()) if (each !== "step") await each();
    const steps = last.undos.filter((each) => each === "step").length;
    if (steps === 0) return true;
    // If the user has navigated since, return to the URL where the command was given.
    if (last.to === undefined || last.to === at) parts.back(steps);
    else if (last.from !== at) parts.goTo(last.from);
    return true;
  }

  return {
    begin(performing) {
      const mine: Done = { undos: [], from: here() };
      return {
        performing,
        undoable(undo) {
          if (mine.undos.length === 0) history = [...history, mine].slice(-most);
          mine.undos.push(undo);
        },
        undo,
        final() {
          history = [];
        },
        ended() {
          mine.to = here();
        },
      };
    },
  };
}

export function done(sentence: string | undefined): Outcome {
  return sentence === undefined ? nothingDone : { done: [sentence], said: [] };
}

export function said(text: string): Outcome {
  return { done: [], said: [text] };
}

export function toast(text: string, kind: Notice["kind"]): Notice {
  return { kind, text, forMs: noticeTime.shopping };
}

export function addressOf({ path, query }: SearchPlace): string {
  return query === "" ? path : `${path}?${query}`;
}
