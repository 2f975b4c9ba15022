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
  /** The shopper's screen before speaking. */
  readonly from: string;
  /** The shopper's screen afterwards. */
  readonly to: RegExp;
  /** What the bubble says was done. */
  readonly shown?: RegExp;
  /** Said through the browser's listening, too. */
  readonly twice?: true;
}

const spoken: readonly Spoken[] = [
  { said: "open the search", from: "/", to: /\/collection\?(.*&)?search=/, twice: true },
  { said: "close the search", from: "/collection?search=", to: /\/collection$/ },
  { said: "show me the collection", from: "/", to: /\/collection$/ },
  { said: "tell me about the shop", from: "/", to: /\/about$/ },
  { said: "take me home", from: "/about", to: /\/$/ },
  { said: "go to the cart", from: "/", to: /\/cart$/, twice: true },
  { said: "contact us", from: "/", to: /\/contact$/ },
  { said: "show me my orders", from: "/", to: /\/order$/ },
  { said: "please log out", from: "/", to: /\/login$/, twice: true },
  { said: "play some music", from: "/about", to: /\/about$/, shown: /Try Again/, twice: true },
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
  test.describe(`with ${name}`, () => {
    for (const { said, from, to, shown } of sentences) {
      test(`“${said}” on ${from}`, async ({ shopper: page, baseURL }) => {
        await page.addInitScript({ content });
        await giveMicrophone(page, await say(said));
        await page.goto(baseURL + from);
        await press(page);
        await expect(page).toHaveURL(to, { timeout: 20_000 });
        if (shown) await expect(page.getByText(shown).first()).toBeVisible({ timeout: 20_000 });
        if (!to.test("/login")) await expect(conversation(page)).toContainText(/“.+”/);
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

async function press(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Voice assistant" }).click();
}
