/**
 * Plays the earcons. Call `prepare`, which fetches Howler and the sounds, before the first click. Failures
 * are silent: a missing sound must not stop a turn.
 */
import type { EarconName, Earcons } from "../earcon.ts";
import notUnderstood from "../sounds/not-understood.wav?url&no-inline";
import open from "../sounds/open.wav?url&no-inline";
import understood from "../sounds/understood.wav?url&no-inline";

const sounds: Readonly<Record<EarconName, string>> = {
  open,
  understood,
  "not-understood": notUnderstood,
};

interface Player {
  play(): unknown;
}

interface PreparedEarcons extends Earcons {
  prepare(): Promise<void>;
}

/** `load` is `() => import("howler")`. */
export function createEarcons(
  load: () => Promise<{
    Howl: new (options: { src: string[]; volume: number; preload: boolean }) => Player;
  }> = () => import("howler"),
): PreparedEarcons {
  let players: Promise<ReadonlyMap<string, Player>> | undefined;

  const prepare = () => {
    players ??= load().then(
      ({ Howl }) =>
        new Map(
          Object.entries(sounds).map(([name, src]) => [
            name,
            new Howl({ src: [src], volume: 0.5, preload: true }),
          ]),
        ),
    );
    return players;
  };

  return {
    async prepare() {
      await prepare().catch(() => undefined);
    },
    play(name) {
      prepare().then(
        (ready) => ready.get(name)?.play(),
        () => {
          // Retry with the next sound.
          players = undefined;
        },
      );
    },
  };
}
