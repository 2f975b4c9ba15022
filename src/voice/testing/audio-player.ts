/** An <audio> element that a test plays. */
import type { AudioPlayer } from "../events/sentence-player.ts";

interface PlayerDouble extends AudioPlayer {
  readonly playing: boolean;
  /** Sources of play(). */
  readonly played: readonly string[];
  starts(): void;
  ends(): void;
  fails(): void;
}

/** `refuses` fails play() as browsers do before the first tap. */
export function createPlayerDouble(refuses?: string): PlayerDouble {
  const played: string[] = [];
  const send = (type: "onplaying" | "onended" | "onerror") => {
    const handler: unknown = player[type];
    if (typeof handler === "function") handler.call(player, {});
  };
  let playing = false;
  const player: PlayerDouble = {
    src: "",
    playbackRate: 1,
    onplaying: null,
    onended: null,
    onerror: null,
    get playing() {
      return playing;
    },
    played,
    async play() {
      if (refuses) throw new DOMException("refused", refuses);
      playing = true;
      played.push(player.src);
    },
    pause() {
      playing = false;
    },
    starts: () => send("onplaying"),
    ends() {
      playing = false;
      send("onended");
    },
    fails: () => send("onerror"),
  };
  return player;
}
