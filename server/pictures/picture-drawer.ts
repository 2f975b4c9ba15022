/** Draws demo pictures on demand and optionally ahead, in a child process that exits when done. */
import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readDrawn } from "@shopai/illustrator/drawn";
import { filesOf, pictureNames } from "@shopai/illustrator/names";
import type { FromArtist, ToArtist } from "./messages.ts";

export interface PictureDrawer {
  /** Resolves once the file is ready or can't be drawn. */
  ready(path: string): Promise<void>;
  drawAhead(): void;
  close(): void;
}

interface PictureDrawerParts {
  readonly products: readonly string[];
  readonly folder: string;
  readonly version: string;
  /** draw-pictures.ts. */
  readonly artist: string;
  /** Called once on failure. */
  readonly failed: (message: string) => void;
}

/** Restarts after crashes. */
const mostStarts = 3;

interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

export async function createPictureDrawer({
  products,
  folder,
  version,
  artist,
  failed,
}: PictureDrawerParts): Promise<PictureDrawer> {
  const known = await readDrawn(folder);
  const undrawn = new Set(
    pictureNames(products)
      .flatMap(filesOf)
      .filter((file) => known.get(file)?.version !== version || !existsSync(join(folder, file))),
  );
  const waiting = new Map<string, Waiting>();
  let child: ChildProcess | undefined;
  let starts = 0;
  let isNoted = false;

  const report = (message: string) => {
    if (!isNoted) failed(message);
    isNoted = true;
  };

  const finish = (path: string) => {
    waiting.get(path)?.resolve();
    waiting.delete(path);
  };

  const start = (): ChildProcess | undefined => {
    if (child || starts === mostStarts) return child;
    starts += 1;
    const own = fork(artist, ["--out", folder], {
      execArgv: artist.endsWith(".ts") ? ["--import", "tsx"] : [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child = own;
    own.on("message", (message: FromArtist) => {
      if ("finished" in message) return end();
      if (message.error === undefined) undrawn.delete(message.drawn);
      else report(`${message.drawn}: ${message.error}`);
      finish(message.drawn);
    });
    own.once("error", ({ message }) => report(message));
    own.once("exit", (code) => {
      if (child !== own) return;
      child = undefined;
      report(`the process that draws ended with ${code}`);
      for (const path of [...waiting.keys()]) finish(path);
    });
    own.unref();
    own.channel?.unref();
    return own;
  };

  const send = (message: ToArtist): boolean => {
    const own = start();
    own?.send(message, () => undefined);
    return own !== undefined;
  };

  /** The next request restarts it. */
  const end = () => {
    const own = child;
    child = undefined;
    starts = 0;
    own?.kill();
    for (const path of [...waiting.keys()]) if (!send({ draw: path })) finish(path);
  };

  return {
    ready(path) {
      if (!undrawn.has(path)) return Promise.resolve();
      const before = waiting.get(path);
      if (before) return before.promise;
      if (!send({ draw: path })) return Promise.resolve();
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      waiting.set(path, { promise, resolve });
      return promise;
    },
    drawAhead() {
      if (undrawn.size > 0) send({ ahead: [...undrawn] });
    },
    close() {
      const own = child;
      child = undefined;
      starts = mostStarts;
      own?.kill();
      for (const path of [...waiting.keys()]) finish(path);
    },
  };
}
