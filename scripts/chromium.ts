/** Where the browser of the tests, benchmarks and screenshots is, and how it is started. */
import { existsSync } from "node:fs";

/** The path that CHROMIUM names, else Debian's. It has speech recognition and asks for permissions. */
export const chromiumPath = (): string => process.env.CHROMIUM ?? "/usr/bin/chromium";

export const shellPath = "/usr/bin/chromium-headless-shell";

/**
 * Chromium without the windows, extensions and recognition of the whole one: the same pages take a
 * third less processor time. The whole one where it isn't installed, or where CHROMIUM names one.
 */
export const leanChromiumPath = (): string =>
  process.env.CHROMIUM === undefined && existsSync(shellPath) ? shellPath : chromiumPath();

/** Quiet on a machine without a network; the sandbox is off because CI often runs as root. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium hears this WAV file once as its microphone, and never asks for leave. */
export const microphoneArgs = (wav: string): readonly string[] => [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-audio-capture=${wav}%noloop`,
];
