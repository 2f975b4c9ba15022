/**
 * The voice adapters alone in a real browser: built as the shop is built, under the shop's content
 * policy, with real sound in the microphone and a real recogniser behind the wire.
 */
import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { chromiumArgs, chromiumPath, microphoneArgs } from "../scripts/chromium.ts";
import { type BarePage, serveBarePage } from "./stand-ins/bare-page/serve.ts";
import { giveMicrophone, type Opening } from "./stand-ins/microphone.ts";
import { say } from "./stand-ins/say.ts";
import { webSpeechStandIn } from "./stand-ins/web-speech.ts";

// One page for all of them: it is built first.
test.describe.configure({ mode: "default" });

let bare: BarePage;
let browser: Browser;
test.beforeAll(async () => {
  [bare, browser] = await Promise.all([serveBarePage(), launch()]);
});
test.beforeEach(() => {
  bare.azure.fault = null;
});
test.afterAll(async () => {
  await browser.close();
  await bare.close();
});

/** Presses the button and returns every event but the levels, once the turn is over. */
async function turn(page: Page, button: string): Promise<unknown> {
  await page.locator(`#${button}`).click();
  await expect(page).toHaveTitle("over", { timeout: 30_000 });
  return JSON.parse((await page.locator("output").textContent()) ?? "null");
}

const launch = (args: readonly string[] = []) =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...args] });

/** With Chromium's microphone, or a stand-in. */
async function withDevice(args: readonly string[], run: (page: Page) => Promise<void>) {
  const own = await launch(args);
  try {
    await onPage(await own.newPage(), run);
  } finally {
    await own.close();
  }
}

/** With a microphone that plays these sounds, one each time that it is opened. */
async function withSound(
  sounds: readonly Opening[],
  run: (page: Page) => Promise<void>,
  script = "",
) {
  const page = await browser.newPage();
  try {
    await giveMicrophone(page, ...sounds);
    await page.addInitScript({ content: script });
    await onPage(page, run);
  } finally {
    await page.close();
  }
}

async function onPage(page: Page, run: (page: Page) => Promise<void>): Promise<void> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) complaints.push(message.text());
  });
  await page.goto(bare.origin);
  await expect(page).toHaveTitle("ready");
  await run(page);
  expect(complaints).toEqual([]);
}

test("a recorded utterance is heard, from the microphone to the words", async () => {
  await withDevice(microphoneArgs(await say("go to the cart")), async (page) => {
    expect(await turn(page, "openai")).toEqual([
      { type: "started" },
      { type: "sound" },
      { type: "speech-end" },
      { type: "final", alternatives: [{ text: "go to the cart" }] },
      { type: "ended" },
    ]);
  });
});

test("the browser's recogniser is heard in the same sound", async () => {
  const listen = async (page: Page) => {
    expect(await turn(page, "web-speech")).toEqual([
      { type: "started" },
      { type: "sound" },
      { type: "speech-end" },
      { type: "interim", text: "go to the cart" },
      { type: "final", alternatives: [{ text: "go to the cart", confidence: 0.9 }] },
      { type: "ended" },
    ]);
  };
  await withSound([await say("go to the cart")], listen, webSpeechStandIn);
});

test("a browser whose speech service can't be reached is distinguished", async () => {
  const listen = async (page: Page) => {
    await page.route("**/api/speech/transcribe*", (route) => route.abort());
    expect(await turn(page, "web-speech")).toEqual([
      { type: "started" },
      { type: "sound" },
      { type: "speech-end" },
      { type: "failed", failure: "network" },
      { type: "ended" },
    ]);
  };
  await withSound([await say("go to the cart")], listen, webSpeechStandIn);
});

test("silence is not sent anywhere", async () => {
  const before = bare.audio.requests.length;
  await withSound([await say(" ", { before: 4, after: 6 })], async (page) => {
    expect(await turn(page, "openai")).toEqual([
      { type: "started" },
      { type: "failed", failure: "no-speech" },
      { type: "ended" },
    ]);
  });
  expect(bare.audio.requests.length).toBe(before);
});

test("a refused microphone is distinguished", async () => {
  const refuse = ["--use-fake-device-for-media-stream", "--deny-permission-prompts"];
  await withDevice(refuse, async (page) => {
    expect(await turn(page, "openai")).toEqual([
      { type: "failed", failure: "not-allowed" },
      { type: "ended" },
    ]);
  });
});

test("a reply is fetched and played, sentence by sentence", async () => {
  const before = bare.audio.requests.length;
  await withSound([], async (page) => {
    expect(await turn(page, "say")).toEqual([{ type: "started" }, { type: "finished" }]);
  });
  expect(bare.audio.requests.slice(before).map(({ fields }) => fields.input)).toEqual([
    "Your cart is empty.",
    "What shall we find?",
  ]);
});

/** Azure's interim words depend on when they are looked for; all else doesn't. */
const lasting = (events: unknown) =>
  Array.isArray(events)
    ? events.filter((event: { readonly type: string }) => event.type !== "interim")
    : events;

test("Azure's own package streams the microphone, and its words come back", async () => {
  const before = bare.azure.lines.length;
  await withSound([await say("go to the cart")], async (page) => {
    expect(lasting(await turn(page, "azure"))).toEqual([
      { type: "started" },
      { type: "sound" },
      { type: "speech-end" },
      { type: "final", alternatives: [{ text: "go to the cart", confidence: 0.9 }] },
      { type: "ended" },
    ]);
  });
  const [line, ...others] = bare.azure.lines.slice(before);
  expect(others).toEqual([]);
  expect(line?.query).toMatchObject({ language: "en-IN", format: "detailed" });
  expect(line?.fields["speech.context"]).toContain("cart");
});

test("a line to Azure that is cut twice in a turn is distinguished", async () => {
  await withSound([await say("go to the cart")], async (page) => {
    bare.azure.fault = { type: "cut" };
    expect(lasting(await turn(page, "azure"))).toContainEqual(
      // With the utterance, for another adapter to make out.
      expect.objectContaining({ type: "failed", failure: "network", sound: expect.anything() }),
    );
  });
});

test("a token that ran out is replaced within the turn", async () => {
  await withSound([await say("go to the cart")], async (page) => {
    await page.route("**/api/speech/azure-token", async (route) => {
      const reply = await route.fetch();
      // The first one is believed no more when it arrives.
      if (bare.azure.fault === null) bare.azure.fault = { type: "expired" };
      await route.fulfill({ response: reply });
    });
    const issued = bare.azure.tokens;
    expect(lasting(await turn(page, "azure"))).toContainEqual({
      type: "final",
      alternatives: [{ text: "go to the cart", confidence: 0.9 }],
    });
    expect(bare.azure.tokens - issued).toBe(2);
  });
});

test("a reply is made by Azure and played, sentence by sentence", async () => {
  const before = bare.azure.lines.length;
  await withSound([], async (page) => {
    expect(await turn(page, "say-azure")).toEqual([{ type: "started" }, { type: "finished" }]);
  });
  const said = bare.azure.lines
    .slice(before)
    .map(({ fields: announced }) => announced.ssml?.replace(/<[^>]*>/g, ""));
  expect(said).toEqual(["Your cart is empty.", "What shall we find?"]);
});
