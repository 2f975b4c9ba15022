/** The names of the short sounds that tell a state. earcons.ts plays them; this file only names them. */

/** `open`: the microphone is open. `understood` and `not-understood`: how the turn ended. */
export type EarconName = "open" | "understood" | "not-understood";

export interface Earcons {
  play(name: EarconName): void;
}
