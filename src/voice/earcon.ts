/** `open`: the microphone is open. The others: the turn's outcome. */
export type EarconName = "open" | "understood" | "not-understood";

export interface Earcons {
  play(name: EarconName): void;
}
