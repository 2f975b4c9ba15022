/**
 * What may go wrong within a turn by voice, in the shop itself: each fault ends in words that the
 * shopper understands, and the next turn works. And a shopper who speaks into the shop's voice.
 */
import { expect, type Page } from "@playwright/test";
import type { Settings } from "../src/assistant/settings/settings.ts";
import { chosenSettings, revoke } from "./browser.ts";
import { test } from "./journey.ts";
import { type GivenMicrophone, giveMicrophone } from "./stand-ins/microphone.ts";
import { say } from "./stand-ins/say.ts";
import { withoutWebSpeech } from "./stand-ins/web-speech.ts";

/** A browser without a recogniser, with these settings of the assistant. */
const begin = (settings: Partial<Settings>) => withoutWebSpeech + chosenSettings(settings);

const quick = { before: 0.4, after: 2 } as const;
const calls = "**/api/speech/transcribe*";

const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });
const button = (page: Page) => page.getByRole("button", { name: "Voice assistant" });

interface Spoken {
  readonly page: Page;
  readonly microphone: GivenMicrophone;
}

/** The next turn hears and obeys. */
async function works({ page, microphone }: Spoken): Promise<void> {
  const atCart = new URL(page.url()).pathname === "/cart";
  await microphone.give(await say(atCart ? "take me home" : "go to the cart", quick));
  await button(page).click();
  await expect(page).toHaveURL(atCart ? /\/$/ : /\/cart$/, { timeout: 20_000 });
  await expect(button(page)).toHaveAttribute("data-state", "idle");
}

async function open(
  page: Page,
  baseURL: string | undefined,
  settings: Partial<Settings>,
): Promise<Spoken> {
  await page.addInitScript({ content: begin(settings) });
  const microphone = await giveMicrophone(page);
  await page.goto(`${baseURL}/about`);
  return { page, microphone };
}

test("a microphone that is refused, missing or unplugged in mid-turn", async ({
  shopper: page,
  baseURL,
}) => {
  const spoken = await open(page, baseURL, { speak: false });
  await spoken.microphone.give({ error: "NotAllowedError" });
  await button(page).click();
  await expect(conversation(page)).toContainText("The microphone is blocked for this page.");
  await expect(conversation(page).getByRole("button", { name: "Type instead" })).toBeVisible();
  await spoken.microphone.give({ error: "NotFoundError" });
  await button(page).click();
  await expect(conversation(page)).toContainText("I can't find a microphone.");
  await works(spoken);
  await spoken.microphone.give();
  await button(page).click();
  await expect(button(page)).toHaveAttribute("data-state", "listening");
  await spoken.microphone.unplug();
  await expect(conversation(page)).toContainText("I can't find a microphone.");
  expect(await spoken.microphone.open()).toBe(0);
  await works(spoken);
});

test("a service that can't be reached in mid-turn, is late, refuses, never answers, or knows us no more", async ({
  shopper: page,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const spoken = await open(page, origin, { speak: false });
  const speak = async () => {
    await spoken.microphone.give(await say("go to the cart", quick));
    await button(page).click();
    await expect(button(page)).toHaveAttribute("data-state", "listening");
  };

  await speak();
  await page.context().setOffline(true);
  await expect(conversation(page)).toContainText("I can't reach the listening service.");
  await page.context().setOffline(false);
  await works(spoken);

  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(calls, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${origin}/about`);
  await speak();
  await expect(button(page)).toHaveAttribute("data-state", "thinking");
  await expect(conversation(page)).toContainText("One moment");
  answer();
  await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
  await page.unroute(calls);

  await page.route(calls, (route) => route.fulfill({ status: 503 }));
  await speak();
  await expect(conversation(page)).toContainText("The listening service had a problem.");
  await page.unroute(calls);
  await works(spoken);

  await page.route(calls, () => undefined);
  await speak();
  await expect(conversation(page)).toContainText("I can't reach the listening service.", {
    timeout: 30_000,
  });
  await page.unroute(calls);
  await works(spoken);

  await speak();
  await revoke(page, origin);
  await expect(conversation(page)).toContainText("Your session has ended.");
});

/** Counts replies that were played to their end. */
const countEnds = `window.ends = 0;
  addEventListener("ended", () => { window.ends += 1; }, true);
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener("ended", () => { window.ends += 1; });
    return play.call(this);
  };`;

test("speaking into the shop's voice stops it, and the words are heard from the first", async ({
  shopper: page,
  baseURL,
}) => {
  await page.addInitScript({ content: begin({ again: true, synthesiser: "openai" }) });
  const microphone = await giveMicrophone(
    page,
    await say("play some music", quick),
    await say("go to the cart", { before: 2, after: 2 }),
  );
  await page.goto(`${baseURL}/about`);
  await button(page).click();
  await expect(conversation(page)).toContainText("Speak, and I'll stop.", { timeout: 20_000 });
  await expect(button(page)).toHaveAttribute("data-state", "speaking");
  await expect(button(page)).toHaveAttribute("data-open", "true");
  await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
  await page.keyboard.press("Escape");
  await expect.poll(() => microphone.open()).toBe(0);
});

test("the shop's own voice, coming back, doesn't interrupt it", async ({
  shopper: page,
  baseURL,
}) => {
  await page.addInitScript({
    content: `${begin({ again: true, synthesiser: "openai" })}${countEnds}`,
  });
  await giveMicrophone(
    page,
    await say("play some music", quick),
    await say(
      "I heard play some music, but I don't understand it yet. Try Again, for example: go to my cart",
      {
        before: 0.2,
        peak: -32,
      },
    ),
  );
  await page.goto(`${baseURL}/about`);
  await button(page).click();
  await expect(conversation(page)).toContainText("Speak, and I'll stop.", { timeout: 20_000 });
  await expect(page).toHaveURL(/\/about$/);
  // It speaks to its end: a voice that is stopped never ends by itself.
  await expect(button(page)).not.toHaveAttribute("data-state", "speaking", { timeout: 20_000 });
  expect(await page.evaluate("window.ends")).toBeGreaterThan(0);
});

test("a fault of the assistant's own leaves the shop as it is", async ({
  shopper: page,
  baseURL,
}) => {
  await page.route(/open-assistant-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export async function openAssistant() {
        return {
          press() {}, release() {}, type() {}, toggleTyping() {}, cancel() {}, close() {},
          face: () => { throw new Error("broken on purpose"); },
          typing: () => false, subscribe: () => () => {}, view: () => null,
        };
      }`,
    }),
  );
  await page.goto(`${baseURL}/about`);
  await button(page).click();
  await expect(button(page)).toBeHidden();
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
