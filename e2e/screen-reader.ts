/** A screen reader within the page: what it reads of a part, and what it announces. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

/** The used part of the package's reader. */
interface Reader {
  start(on: { readonly container: Element }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  clearSpokenPhraseLog(): Promise<void>;
}

declare global {
  /** Put there by `withScreenReader`. */
  var screenReader: Reader;
}

/** A screen never has so many phrases; a reader that goes in circles is stopped. */
const mostPhrases = 2000;

/** Every page that is opened from now on can be read. The script is no module, so the page's own rules don't stop it. */
export async function withScreenReader(page: Page): Promise<void> {
  const file = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
  const bundle = await readFile(file, "utf8");
  const named = /export\{[^}]*?([\w$]+) as virtual\};/.exec(bundle);
  if (named === null) throw new Error(`${file} exports no reader.`);
  const content = bundle.replace(named[0], () => `globalThis.screenReader=${named[1]};`);
  await page.addInitScript({ content: `(() => {${content}\n})()` });
}

/** All phrases of the first element that fits, from its beginning to its end. */
export function phrasesOf(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(
    async ({ selector, mostPhrases }) => {
      const container = document.querySelector<HTMLElement>(selector);
      if (container === null) throw new Error(`There is no ${selector}.`);
      const reader = globalThis.screenReader;
      await reader.start({ container });
      const phrases = [await reader.lastSpokenPhrase()];
      const end = `end of ${phrases[0]}`;
      while (phrases.length < mostPhrases && phrases.at(-1) !== end) {
        await reader.next();
        phrases.push(await reader.lastSpokenPhrase());
      }
      await reader.stop();
      return phrases;
    },
    { selector, mostPhrases },
  );
}

/** What live regions say while something is done; it ends when `until` was said. */
export async function announced(
  page: Page,
  act: () => Promise<unknown>,
  until: string,
): Promise<readonly string[]> {
  await page.evaluate(async () => {
    await globalThis.screenReader.start({ container: document.body });
    await globalThis.screenReader.clearSpokenPhraseLog();
  });
  const said = async () => {
    const log = await page.evaluate(() => globalThis.screenReader.spokenPhraseLog());
    return log.filter((phrase) => /^(polite|assertive): ./.test(phrase));
  };
  await act();
  await expect.poll(async () => (await said()).join("\n")).toContain(until);
  const all = await said();
  await page.evaluate(() => globalThis.screenReader.stop());
  return all;
}
