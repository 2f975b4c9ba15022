/**
 * From the home screen to a placed order by voice alone: after signing in nothing is clicked and no
 * key is pressed. The sound is real, and so is what hears it. The shop's voice answers, into which the shopper
 * speaks on, and the first of two recognisers fails in the middle.
 */
import { readFileSync } from "node:fs";
import { expect as expectSoon, type Page } from "@playwright/test";
import type { Settings } from "../src/assistant/settings/settings.ts";
import { readFixtures, replay } from "../src/intents/replay/replay.ts";
import { chosenSettings, signUp } from "./browser.ts";
import { test as base } from "./journey.ts";
import { fillLogin, loginButton } from "./page-parts.ts";
import { type ShopProcess, startShop } from "./shop-process.ts";
import { type AzureSpeech, startAzureSpeech } from "./stand-ins/azure-speech.ts";
import { giveMicrophone } from "./stand-ins/microphone.ts";
import { startOpenAiAudio } from "./stand-ins/openai-audio.ts";
import { say } from "./stand-ins/say.ts";
import { withoutWebSpeech } from "./stand-ins/web-speech.ts";

/** A sentence has to be played, heard and obeyed, on a machine that may be busy. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** The words, and the sign that they took effect. */
const steps: readonly (readonly [said: string, done: (page: Page) => Promise<void>])[] = [
  ["search for linen shirts", (page) => expect(page).toHaveURL(/search=linen%20shirt$/)],
  ["open the first one", (page) => expect(page.locator("main h1")).toHaveText(/Linen Shirt$/)],
  ["add it to my cart in medium", (page) => expect(page).toHaveURL(/\/cart$/)],
  ["check out", (page) => expect(page).toHaveURL(/\/placeorder$/)],
  ["my name is anna brown", (page) => written(page, "Last name", "Brown")],
  ["deliver to twelve market road", (page) => written(page, "Street", "12 Market Road")],
  [
    "my city is delhi and my state is delhi and my country is india",
    (page) => written(page, "Country", "India"),
  ],
  ["my pin code is one one zero zero zero one", (page) => written(page, "PIN code", "110001")],
  [
    "my phone is nine eight seven six five four three two one zero",
    (page) => written(page, "Phone", "9876543210"),
  ],
  [
    "place the order",
    (page) =>
      expect(
        page.getByText(/^₹.+, cash on delivery\. Shall I place the order\?$/).first(),
      ).toBeVisible(),
  ],
  ["yes", (page) => expect(page).toHaveURL(/\/order$/)],
];

const written = (page: Page, label: string, text: string) =>
  expect(page.getByRole("textbox", { name: label, exact: true })).toHaveValue(text);

const test = base.extend<{ readonly services: Services }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  services: async ({}, use) => {
    const [openai, azure] = await Promise.all([startOpenAiAudio(), startAzureSpeech()]);
    const shop = await startShop({
      unoptimised: true,
      settings: {
        OPENAI_BASE_URL: openai.baseUrl,
        OPENAI_API_KEY: openai.apiKey,
        AZURE_SPEECH_KEY: azure.key,
        AZURE_SPEECH_HOST: azure.host,
      },
    });
    await use({ shop, azure });
    await Promise.all([shop.stop(), openai.close(), azure.close()]);
  },
});

interface Services {
  readonly shop: ShopProcess;
  readonly azure: AzureSpeech;
}

test.use({ permissions: ["microphone"] });
test.describe.configure({ timeout: 240_000 });

test("an order is placed by voice alone, though a recogniser fails in the middle, and its recording replays", async ({
  page,
  services: { shop, azure },
}) => {
  await page.addInitScript({ content: countReplies });
  await comeIn(page, shop.origin, { recogniser: "azure", synthesiser: "openai" });
  const replies: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/speech/speak")) replies.push(request.postDataJSON().text);
  });
  await buy(page, (said) => {
    if (said === "check out") azure.fault = { type: "cut" };
  });
  expect(azure.lines.length).toBeGreaterThan(2);
  expect(replies).toContain("Shall I place the order?");
  expect(await page.evaluate("window.replies")).toBeGreaterThan(0);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as fixtures" }).click(),
  ]);
  const file = test.info().outputPath("said.jsonl");
  await download.saveAs(file);
  const { fixtures, problems } = readFixtures("run", readFileSync(file, "utf8"));
  expect(problems).toEqual([]);
  expect(replay(fixtures, { now: () => 0 }).filter(({ pass }) => pass !== true)).toEqual([]);
  expect(fixtures.map(meant)).toEqual(recorded().map(meant));
});

/** Signs in by hand, the last thing done so, with a shop that begins to listen by itself. */
async function comeIn(page: Page, origin: string, chosen: Partial<Settings>): Promise<void> {
  const shopper = await signUp(page, origin);
  await page.context().clearCookies();
  const sounds = await Promise.all(steps.map(([said]) => say(said)));
  await giveMicrophone(page, ...sounds);
  const settings = chosenSettings({ again: true, begins: true, ...chosen });
  await page.addInitScript({ content: withoutWebSpeech + settings });
  await page.goto(`${origin}/?dev`);
  await fillLogin(page, shopper);
  await loginButton(page).click();
}

/** Counts the sentences of the shop's that begin to be heard. */
const countReplies = `window.replies = 0;
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener("playing", () => { window.replies += 1; }, { once: true });
    return play.call(this);
  };`;

/** Waits until each sentence has taken effect; calls `before` ahead of each. */
async function buy(page: Page, before: (said: string) => void): Promise<void> {
  for (const [said, done] of steps) {
    before(said);
    await test.step(said, () => done(page));
  }
  await expect(page.getByRole("link", { name: /Linen Shirt$/ }).first()).toBeVisible();
}

type Recorded = ReturnType<typeof readFixtures>["fixtures"][number];

const meant = ({ fixture: { source, expect: expected } }: Recorded) => ({
  source,
  row: expected?.row,
  command: expected?.command,
});

/** What the developer panel once kept of this very conversation. */
function recorded(): readonly Recorded[] {
  const file = new URL("../fixtures/utterances/recorded-purchase.jsonl", import.meta.url);
  return readFixtures("recorded", readFileSync(file, "utf8")).fixtures;
}
