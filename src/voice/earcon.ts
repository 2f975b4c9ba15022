/** Names the earcons; earcons.ts plays them. */

/** `open`: the microphone is open. The others: how the turn ended. */
export type EarconName = "open" | "understood" | "not-understood";

export interface Earcons {
  play(name: EarconName): void;
}
