/**
 * What a shopper chooses about listening and speaking, in the shop itself: with Azure's own package
 * in the browser, real sound in the microphone and a real recogniser behind the service's protocol.
 */
import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "../scripts/chromium.ts";
import { chosenSettings, signUp } from "./browser.ts";
import { type ShopProcess, startShop } from "./shop-process.ts";
import { type AzureSpeech, startAzureSpeech } from "./stand-ins/azure-speech.ts";
import { type GivenMicrophone, giveMicrophone } from "./stand-ins/microphone.ts";
import { type OpenAiAudio, startOpenAiAudio } from "./stand-ins/openai-audio.ts";
import { say } from "./stand-ins/say.ts";

// One shop for all of them.
test.describe.configure({ mode: "default" });

let azure: AzureSpeech;
let audio: OpenAiAudio;
let shop: ShopProcess;
let browser: Browser;
let page: Page;
let microphone: GivenMicrophone;

test.beforeAll(async () => {
  [azure, audio] = await Promise.all([startAzureSpeech(), startOpenAiAudio()]);
  shop = await startShop({
    unoptimised: true,
    settings: {
      AZURE_SPEECH_HOST: azure.host,
      AZURE_SPEECH_KEY: azure.key,
      OPENAI_BASE_URL: audio.baseUrl,
      OPENAI_API_KEY: audio.apiKey,
    },
  });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
});
test.afterAll(async () => {
  await browser.close();
  await shop.stop();
  await Promise.all([azure.close(), audio.close()]);
});

test.beforeEach(async () => {
  azure.fault = null;
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signUp(page, shop.origin);
  microphone = await giveMicrophone(page, await say("go to the cart"));
  await page.goto(`${shop.origin}/about`);
});
test.afterEach(() => page.close());

const button = () => page.getByRole("button", { name: "Voice assistant" });
const sheet = () => page.getByRole("dialog", { name: "Voice settings" });

async function openSettings(): Promise<void> {
  await page.getByRole("button", { name: "Type a command" }).click();
  await page.getByRole("button", { name: "Voice settings" }).click();
  await expect(sheet()).toBeVisible();
}

async function closeSettings(): Promise<void> {
  await sheet().getByRole("button", { name: "Close" }).click();
  await expect(sheet()).toBeHidden();
}

/** Azure listens, and replies are read. */
async function chooseAzure(): Promise<void> {
  await openSettings();
  await sheet().getByLabel("Listening").selectOption("azure");
  await sheet().getByLabel("Say replies aloud").uncheck();
  await closeSettings();
}

test("the recogniser chosen recognises the next turn, and is remembered over a reload; so is the single-key shortcut, switched off", async () => {
  await openSettings();
  await sheet().getByLabel("Listening").selectOption("azure");
  await sheet().getByLabel("English as spoken in").selectOption("en-GB");
  await closeSettings();
  await button().click();
  await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
  expect(azure.lines.at(-1)?.query).toMatchObject({ language: "en-GB" });
  expect(azure.lines.at(-1)?.fields["speech.context"]).toContain("Go to my cart");
  await page.reload();
  await openSettings();
  await expect(sheet().getByLabel("Listening")).toHaveValue("azure");
  await expect(sheet().getByLabel("English as spoken in")).toHaveValue("en-GB");
  await closeSettings();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  const box = page.getByRole("textbox", { name: "Type a command" });
  await expect(box).toBeVisible();
  await page.getByRole("button", { name: "Voice settings" }).click();
  await sheet().getByLabel("The / key").uncheck();
  await closeSettings();
  await page.reload();
  await expect(page.getByRole("button", { name: "Voice assistant" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(box).toBeHidden();
});

test("hands-free, the microphone opens again after the reply, with a sign, until Escape", async () => {
  await openSettings();
  await sheet().getByLabel("Listening").selectOption("azure");
  await sheet().getByLabel("Hands-free: listen again").check();
  await sheet().getByLabel("Say replies aloud").uncheck();
  await closeSettings();
  await button().click();
  await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
  await expect(page.getByText("Say “stop” to end.")).toBeVisible({ timeout: 15_000 });
  await expect(button()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(button()).toHaveAttribute("aria-pressed", "false");
});

test("a service that answers twice is obeyed once, held down the button listens until it is let go, and a line that is cut in mid-turn is no loss", async () => {
  const again = async () => {
    await page.getByRole("link", { name: "ABOUT", exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(button()).toHaveAttribute("data-state", "idle");
    await microphone.give(await say("go to the cart"));
  };
  await chooseAzure();
  await test.step("what is answered twice is done once", async () => {
    azure.fault = { type: "twice" };
    await button().click();
    await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
    await expect(button()).toHaveAttribute("data-state", "idle");
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    azure.fault = null;
  });
  await again();
  await test.step("held down", async () => {
    await button().hover();
    await page.mouse.down();
    await expect(button()).toHaveAttribute("aria-pressed", "true");
    // The words are said in the second second of the recording.
    await expect(button()).toHaveAttribute("data-state", "listening");
    await expect
      .poll(() => azure.lines.at(-1)?.bytes ?? 0, { timeout: 15_000 })
      .toBeGreaterThan(30_000);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
  });
  await again();
  await test.step("another recogniser recognises the same words", async () => {
    const before = audio.requests.length;
    azure.fault = { type: "cut" };
    await button().click();
    await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
    expect(audio.requests.slice(before).map(({ path }) => path)).toEqual([
      expect.stringContaining("transcriptions"),
    ]);
  });
});

test("a service's words are asked for as it finds them, and its voice plays while it comes", async () => {
  const chosen = { recogniser: "openai", synthesiser: "openai", speak: true } as const;
  await page.addInitScript({ content: chosenSettings(chosen) });
  await page.addInitScript(() => {
    const { createObjectURL } = URL;
    const heard: string[] = [];
    Object.assign(window, { heard });
    // The sound at each address, and whether it was played to its end.
    URL.createObjectURL = (thing: Blob | MediaSource) => {
      if (thing instanceof MediaSource) {
        thing.addEventListener("sourceended", () => heard.push("complete"));
      }
      return createObjectURL(thing);
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function listened() {
      this.addEventListener("ended", () => heard.push("played"), { once: true });
      return play.call(this);
    };
  });
  await page.reload();
  const words = page.waitForResponse(/speech.transcribe/);
  await button().click();
  expect((await words).headers()["content-type"]).toBe("application/x-ndjson");
  await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "heard")), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(["complete", "played"]));
});
