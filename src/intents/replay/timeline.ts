/** The moments of a turn, for measuring and recording. */

export const moments = [
  "open",
  "sound",
  "speechEnd",
  "final",
  "understood",
  "done",
  "painted",
  "reply",
] as const;

export type Moment = (typeof moments)[number];

/** Milliseconds since the turn began. */
export type Timeline = Readonly<Partial<Record<Moment, number>>>;

/** Undefined if empty. */
export function timelineText(times: Timeline): string | undefined {
  const parts = moments.flatMap((moment) => {
    const at = times[moment];
    return at === undefined ? [] : `${moment} ${at.toFixed(1)}`;
  });
  return parts.length > 0 ? parts.join(" · ") : undefined;
}
