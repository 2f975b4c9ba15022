/**
 * A microphone for a page, given before it is opened: `await giveMicrophone(page)`. It replaces the
 * browser's for all that the page opens, and each opening plays the next sound from its beginning.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import ts from "typescript";

/** What an opening gives: the path of a WAV file, or the name of getUserMedia's error. */
export type Opening = string | { readonly error: string };

export interface GivenMicrophone {
  /** What the next openings give, from now on; silence when there are no more. */
  give(...openings: readonly Opening[]): Promise<void>;
  /** Unplugs it. */
  unplug(): Promise<void>;
  /** How many microphones are open. */
  open(): Promise<number>;
}

interface StandIn {
  give(openings: readonly ({ readonly sound: string } | { readonly error: string })[]): void;
  unplug(): void;
  open(): number;
}

type StandInWindow = Window & { readonly standInMicrophone: StandIn };

/** Compiles a script for a page here: a test runner's own compiler leans on helpers that pages lack. */
export function pageScript(name: string): string {
  return ts.transpileModule(readFileSync(new URL(name, import.meta.url), "utf8"), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText;
}

const script = pageScript("./microphone-page.ts");
const folder = "/stand-ins/sounds/";

/** `first`: what the first openings of each page give. */
export async function giveMicrophone(
  page: Page,
  ...first: readonly Opening[]
): Promise<GivenMicrophone> {
  const files = new Map<string, string>();
  const addressed = (openings: readonly Opening[]) =>
    openings.map((opening) => {
      if (typeof opening !== "string") return opening;
      const sound = `${folder}${basename(opening)}`;
      files.set(sound, opening);
      return { sound };
    });
  await page.route(`**${folder}*`, (route) => {
    const path = files.get(new URL(route.request().url()).pathname);
    return path === undefined ? route.abort() : route.fulfill({ path, contentType: "audio/wav" });
  });
  const begin = `window.standInMicrophone.give(${JSON.stringify(addressed(first))});`;
  await page.addInitScript({ content: `${script}\n${begin}` });
  // The cast: the script above has put it there.
  return {
    give: (...openings) =>
      page.evaluate(
        (next) => (window as unknown as StandInWindow).standInMicrophone.give(next),
        addressed(openings),
      ),
    unplug: () =>
      page.evaluate(() => (window as unknown as StandInWindow).standInMicrophone.unplug()),
    open: () => page.evaluate(() => (window as unknown as StandInWindow).standInMicrophone.open()),
  };
}
