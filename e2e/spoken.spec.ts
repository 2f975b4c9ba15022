/**
 * Commands that are really spoken: a voice plays as the page's microphone, the shop's speech call
 * takes the recording to a service that hears it, and the screen obeys. Through the shop's own
 * listening, some through the browser's, and once with Chromium's own microphone.
 */
import { expect, type Page } from "@playwright/test";
import { chromiumArgs, chromiumPath, microphoneArgs } from "../scripts/chromium.ts";
import { signUp } from "./browser.ts";
import { test } from "./journey.ts";
import { giveMicrophone } from "./stand-ins/microphone.ts";
import { say } from "./stand-ins/say.ts";
import { webSpeechStandIn, withoutWebSpeech } from "./stand-ins/web-speech.ts";

interface Spoken {
  readonly said: string;
  /** The shopper's screen afterwards. */
  readonly to: RegExp;
  /** What the bubble says was done. */
  readonly shown?: RegExp;
  /** Said through the browser's listening, too. */
  readonly twice?: true;
}

/** One after the other, from home: each is said on another screen than it leads to. */
const spoken: readonly Spoken[] = [
  { said: "open the search", to: /\/collection\?(.*&)?search=/, twice: true },
  { said: "close the search", to: /\/collection$/ },
  { said: "take me home", to: /\/$/ },
  { said: "show me the collection", to: /\/collection$/ },
  { said: "go to the cart", to: /\/cart$/, twice: true },
  { said: "contact us", to: /\/contact$/ },
  { said: "show me my orders", to: /\/order$/ },
  { said: "tell me about the shop", to: /\/about$/ },
  { said: "play some music", to: /\/(about|cart)$/, shown: /Try Again/, twice: true },
  { said: "please log out", to: /\/login$/, twice: true },
];

const recognisers = [
  { name: "the shop's own listening", page: withoutWebSpeech, sentences: spoken },
  {
    name: "the browser's listening",
    page: webSpeechStandIn,
    sentences: spoken.filter(({ twice }) => twice),
  },
] as const;

test.describe.configure({ mode: "parallel" });

for (const { name, page: content, sentences } of recognisers) {
  test(`what is said is done with ${name}`, async ({ shopper: page, baseURL }) => {
    test.slow();
    await page.addInitScript({ content });
    const microphone = await giveMicrophone(page);
    await page.goto(`${baseURL}/`);
    for (const { said, to, shown } of sentences) {
      await test.step(`“${said}”`, async () => {
        await microphone.give(await say(said, { before: 0.4, after: 2 }));
        await press(page);
        await expect(page).toHaveURL(to, { timeout: 20_000 });
        if (shown) await expect(page.getByText(shown).first()).toBeVisible({ timeout: 20_000 });
        if (to.test("/login")) return;
        await expect(conversation(page)).toContainText(`“${said}”`);
        await expect(button(page)).toHaveAttribute("data-state", "idle");
      });
    }
  });
}

test("a browser whose own listening has no service behind it uses the shop's within the turn", async ({
  playwright,
  baseURL,
}) => {
  if (!baseURL) throw new Error("The journeys need a baseURL.");
  const browser = await playwright.chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs, ...microphoneArgs(await say("go to the cart", { before: 4 }))],
  });
  try {
    const page = await browser.newPage();
    await signUp(page, baseURL);
    await page.goto(`${baseURL}/`);
    await press(page);
    await expect(conversation(page)).toContainText(
      "I've switched to the shop's speech recognition",
    );
    await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
  } finally {
    await browser.close();
  }
});

const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });

const button = (page: Page) => page.getByRole("button", { name: "Voice assistant" });
const press = (page: Page): Promise<void> => button(page).click();
