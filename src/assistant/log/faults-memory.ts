/** Remembers for the session how recognisers failed, so that the next page begins with one that works. */
import type { RecogniserId, SpeechFailure } from "../../voice/speech.ts";
import type { State } from "../machine/state.ts";

export type RememberedFaults = Readonly<Partial<Record<RecogniserId, SpeechFailure>>>;

/** The used part of sessionStorage. Its methods may throw (full, forbidden). */
export type FaultStorage = Pick<Storage, "getItem" | "setItem">;

const key = "assistant.faults";

export function recall(storage: FaultStorage): RememberedFaults {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Records a turn's failures; any other outcome clears the recogniser's own. */
export function remember(storage: FaultStorage, before: State, after: State): void {
  if (
    before.turn === after.turn &&
    after.recognisers.tried &&
    after.recognisers.tried !== before.recognisers.tried
  ) {
    save(storage, { ...recall(storage), ...after.recognisers.tried });
  }
  const recogniser =
    "recogniser" in before && before.recogniser !== "typed" ? before.recogniser : undefined;
  if (recogniser === undefined || before.turn !== after.turn) return;
  const faults = recall(storage);
  if (after.kind === "failed" && after.fault !== "broken") {
    save(storage, { ...faults, [recogniser]: after.fault });
  } else if (after.kind === "thinking" && after.stage === "doing" && recogniser in faults) {
    const { [recogniser]: _mended, ...others } = faults;
    save(storage, others);
  }
}

function save(storage: FaultStorage, faults: RememberedFaults): void {
  try {
    storage.setItem(key, JSON.stringify(faults));
  } catch {
    // Nothing depends on it.
  }
}
