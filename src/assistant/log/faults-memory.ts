/** Keeps recognisers' failures for the session, so that the next page begins with a working one. */
import type { RecogniserId, SpeechFailure } from "../../voice/speech.ts";
import type { State } from "../machine/state.ts";

export type RememberedFaults = Readonly<Partial<Record<RecogniserId, SpeechFailure>>>;

/** Its methods may throw (full, forbidden). */
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

/** Any other outcome clears the recogniser's failure. */
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
    // Optional.
  }
}
