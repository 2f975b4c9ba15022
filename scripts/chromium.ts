/** Finds and starts the browser of tests, benchmarks and screenshots. */
import { existsSync } from "node:fs";

/** CHROMIUM, else Debian's. It has speech recognition and asks for permissions. */
export const chromiumPath = (): string => process.env.CHROMIUM ?? "/usr/bin/chromium";

export const shellPath = "/usr/bin/chromium-headless-shell";

/**
 * Chromium's headless shell takes a third less processor time: it has no window whose own pages (the
 * address bar's popup) run beside the shop's. The full one if it is missing or
 * CHROMIUM is set.
 */
export const leanChromiumPath = (): string =>
  process.env.CHROMIUM === undefined && existsSync(shellPath) ? shellPath : chromiumPath();

/** Quiet without a network; no sandbox, since CI often runs as root. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Plays this WAV file once as the microphone, with permission granted. */
export const microphoneArgs = (wav: string): readonly string[] => [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-audio-capture=${wav}%noloop`,
];
