/** The command box as a recogniser: typed text becomes a turn like any other. */

import { type ListeningTurn, openTurn } from "../../events/turn.ts";
import type { Recogniser } from "../../speech.ts";

interface TypedRecogniser extends Recogniser {
  readonly id: "typed";
  typing(text: string): void;
  /** Ends the open turn (`no-speech` if blank). False without one. */
  submit(text: string): boolean;
}

export function createTyped(): TypedRecogniser {
  let open: { readonly turn: ListeningTurn; text: string } | undefined;

  const close = (finish: (turn: ListeningTurn, text: string) => void) => {
    const closing = open;
    open = undefined;
    if (closing) finish(closing.turn, closing.text);
  };
  const answer = (turn: ListeningTurn, text: string) => {
    turn.speechEnd();
    turn.finish({ type: "final", alternatives: [{ text, confidence: 1 }] });
  };
  const abort = (turn: ListeningTurn) => turn.finish({ type: "failed", failure: "aborted" });

  return {
    id: "typed",
    supported: () => true,
    listen(_options, emit) {
      close(abort);
      const turn = openTurn(emit);
      open = { turn, text: "" };
      turn.started();
      const mine = () => open?.turn === turn;
      return {
        stop() {
          if (mine()) close(answer);
        },
        cancel() {
          if (mine()) close(abort);
        },
      };
    },
    typing(text) {
      if (!open) return;
      open.text = text;
      open.turn.interim(text);
    },
    submit(text) {
      if (!open) return false;
      close((turn) => answer(turn, text));
      return true;
    },
  };
}
