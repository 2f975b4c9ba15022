/** The moments of a turn, as they are measured where it happens and kept in what is recorded of it. */

/** In the order in which they come about. */
export const moments = [
  /** The microphone is open. */
  "open",
  /** The first sound of speech. */
  "sound",
  /** The shopper stopped speaking. */
  "speechEnd",
  /** The words are known. */
  "final",
  /** What they mean is known. */
  "understood",
  /** All effects are done. */
  "done",
  /** The screen shows it. */
  "painted",
  /** The first sound of our reply. */
  "reply",
] as const;

export type Moment = (typeof moments)[number];

/** Milliseconds since the turn began; only moments that came about. */
export type Timeline = Readonly<Partial<Record<Moment, number>>>;

/** A timeline in one line; undefined of an empty one. */
export function timelineText(times: Timeline): string | undefined {
  const parts = moments.flatMap((moment) => {
    const at = times[moment];
    return at === undefined ? [] : `${moment} ${at.toFixed(1)}`;
  });
  return parts.length > 0 ? parts.join(" · ") : undefined;
}
