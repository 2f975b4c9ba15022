/**
 * Messages when the shop fails behind the screens: server stopped, frozen or broken, browser
 * offline. Every failure has words, and no spinner stays.
 */

import { expect, type Locator, type Page } from "@playwright/test";
import type { Product } from "../contract/schemas.ts";
import { outcomeWords } from "../src/intents/responses/words.ts";
import { signUp } from "./browser.ts";
import { ownRecommendationLimit, testInOwnShop as test } from "./journey.ts";
import { choose, toast, visit } from "./page-parts.ts";
import type { ShopProcess } from "./shop-process.ts";

const kurta = "/productdetail/kabir-linen-kurta";

const addButton = (page: Page): Locator => page.getByRole("button", { name: "Add to Cart" });
const orderButton = (page: Page): Locator => page.getByRole("button", { name: "PLACE ORDER" });
const cartLink = (page: Page, pieces: string): Locator =>
  page.getByRole("banner").getByRole("link", { name: `Cart, ${pieces}` });

/** A server that has lost a table answers 500 to whatever needs it. */
async function without(own: ShopProcess, table: string, run: () => Promise<void>): Promise<void> {
  await own.alter(`alter table ${table} rename to ${table}_gone`);
  try {
    await run();
  } finally {
    await own.alter(`alter table ${table}_gone rename to ${table}`);
  }
}

/** Everything that the page has waited for is here, and so is what shows a toast. */
async function idle(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.waitForLoadState("networkidle");
}

test.describe("adding to the cart", () => {
  async function ready(page: Page): Promise<void> {
    await visit(page, kurta);
    await page.getByRole("radio", { name: "M", exact: true }).check();
    await idle(page);
  }

  async function failed(page: Page): Promise<void> {
    await expect(toast(page, "Add Cart Error")).toBeVisible();
    await expect(cartLink(page, "0 items")).toBeVisible();
    await expect(addButton(page)).not.toHaveAttribute("aria-busy");
  }

  test("while the server is stopped says Add Cart Error and takes the piece back", async ({
    shopper,
    own,
  }) => {
    await ready(shopper);
    await own.refuse();
    await addButton(shopper).click();
    await failed(shopper);
  });

  test("while the browser is offline says Add Cart Error, and works again afterwards", async ({
    shopper,
    context,
  }) => {
    await ready(shopper);
    await context.setOffline(true);
    await addButton(shopper).click();
    await failed(shopper);
    await context.setOffline(false);
    await addButton(shopper).click();
    await expect(toast(shopper, "Product Added")).toBeVisible();
    await expect(cartLink(shopper, "1 item")).toBeVisible();
  });

  test("that breaks inside the server says Add Cart Error", async ({ shopper, own }) => {
    await ready(shopper);
    await without(own, "cart_lines", async () => {
      const answer = shopper.waitForResponse("**/api/cart/add");
      await addButton(shopper).click();
      expect((await answer).status()).toBe(500);
      await failed(shopper);
    });
  });

  test("of a piece that has just left the shop says Add Cart Error", async ({ shopper, own }) => {
    await visit(shopper, "/productdetail/workshop-denim-jacket");
    await shopper.getByRole("radio", { name: "M", exact: true }).check();
    await idle(shopper);
    await own.alter("update products set id = 'sold-out' where id = 'workshop-denim-jacket'");
    try {
      const answer = shopper.waitForResponse("**/api/cart/add");
      await addButton(shopper).click();
      expect((await answer).status()).toBe(404);
      await failed(shopper);
    } finally {
      await own.alter("update products set id = 'workshop-denim-jacket' where id = 'sold-out'");
    }
  });

  test("shows its spinner while the server is slow", async ({ shopper, own }) => {
    await ready(shopper);
    own.freeze();
    await addButton(shopper).click();
    await expect(addButton(shopper)).toHaveAttribute("aria-busy", "true");
    await expect(cartLink(shopper, "1 item")).toBeVisible();
    own.thaw();
    await expect(toast(shopper, "Product Added")).toBeVisible();
    await expect(addButton(shopper)).not.toHaveAttribute("aria-busy");
  });
});

/** A shopper with one kurta in size M at the server. */
async function withKurta(page: Page, own: ShopProcess): Promise<void> {
  const answer = await page.request.post(`${own.origin}/api/cart/add`, {
    headers: { origin: own.origin },
    data: { itemId: "kabir-linen-kurta", size: "M" },
  });
  expect(answer.ok()).toBe(true);
}

async function listedPrice(page: Page, own: ShopProcess): Promise<number> {
  const answer = await page.request.get(`${own.origin}/api/product/list`);
  const list: readonly Product[] = await answer.json();
  const kurta = list.find(({ _id }) => _id === "kabir-linen-kurta");
  if (kurta === undefined) throw new Error("The kurta isn't in the list");
  return kurta.price;
}

test.describe("the cart", () => {
  test("that can't be saved goes back to what the server has, and says so", async ({
    shopper,
    own,
  }) => {
    await withKurta(shopper, own);
    await visit(shopper, "/cart");
    const quantity = shopper.getByRole("spinbutton");
    await expect(quantity).toHaveValue("1");
    await idle(shopper);
    await own.refuse();
    await quantity.fill("5");
    await quantity.blur();
    await expect(
      toast(shopper, "Your cart could not be saved. It is back as it was."),
    ).toBeVisible();
    await expect(quantity).toHaveValue("1");
  });

  test("that can't be fetched says so, and comes with another try", async ({ shopper, own }) => {
    await withKurta(shopper, own);
    await without(own, "cart_lines", async () => {
      await visit(shopper, "/cart");
      await expect(shopper.getByText("We couldn't fetch all of your cart.")).toBeVisible();
    });
    await shopper.getByRole("button", { name: "Try again" }).click();
    await expect(shopper.getByRole("spinbutton")).toHaveValue("1");
  });
});

test.describe("placing an order for cash", () => {
  async function ready(page: Page, own: ShopProcess): Promise<void> {
    await withKurta(page, own);
    await visit(page, "/placeorder");
    const answers = {
      "First name": "Asha",
      "Last name": "Rao",
      Email: "asha@example.test",
      Street: "12 Brigade Road",
      City: "Bengaluru",
      State: "Karnataka",
      "PIN code": "560001",
      Country: "India",
      Phone: "+91 98450 00000",
    };
    for (const [label, text] of Object.entries(answers)) {
      await page.getByRole("textbox", { name: label, exact: true }).fill(text);
    }
    await expect(cartLink(page, "1 item")).toBeVisible();
    await idle(page);
  }

  /** The spinner is off, the cart is kept, the words stand beside the button. */
  async function kept(page: Page, words: RegExp): Promise<void> {
    await expect(page.locator("form [role=alert]").filter({ hasText: words })).toBeVisible();
    await expect(orderButton(page)).not.toHaveAttribute("aria-busy");
    await expect(cartLink(page, "1 item")).toBeVisible();
    await expect(page).toHaveURL("/placeorder");
  }

  // The shop's own server never answers a placed order with nothing, so the answer is made up here.
  test("that is answered with no data says Order Placed Error", async ({ shopper, own }) => {
    await ready(shopper, own);
    await shopper.route("**/api/order/placeorder", (route) => route.fulfill({ json: null }));
    await orderButton(shopper).click();
    await expect(toast(shopper, "Order Placed Error")).toBeVisible();
    await kept(shopper, /didn't go through/);
  });

  test("while the server is stopped stops the spinner, says so, and goes through afterwards", async ({
    shopper,
    own,
  }) => {
    await ready(shopper, own);
    await own.refuse();
    await orderButton(shopper).click();
    await kept(shopper, /didn't answer/);
    await own.reopen();
    await orderButton(shopper).click();
    await expect(toast(shopper, "Order Placed")).toBeVisible();
    await expect(shopper).toHaveURL("/order");
    await expect(cartLink(shopper, "0 items")).toBeVisible();
  });

  test("while the browser is offline stops the spinner and says so", async ({
    shopper,
    own,
    context,
  }) => {
    await ready(shopper, own);
    await context.setOffline(true);
    await orderButton(shopper).click();
    await kept(shopper, /didn't answer/);
  });

  test("that breaks inside the server stops the spinner and says so", async ({ shopper, own }) => {
    await ready(shopper, own);
    await without(own, "orders", async () => {
      const answer = shopper.waitForResponse("**/api/order/placeorder");
      await orderButton(shopper).click();
      expect((await answer).status()).toBe(500);
      await kept(shopper, /didn't go through/);
    });
  });

  test("whose prices have changed meanwhile shows the new total and asks again", async ({
    shopper,
    own,
  }) => {
    await ready(shopper, own);
    const listed = () => listedPrice(shopper, own);
    const before = await listed();
    await own.alter(
      "update products set price_paise = price_paise + 10000 where id = 'kabir-linen-kurta'",
    );
    try {
      // The server may serve its list for a second more.
      await expect.poll(listed).toBe(before + 100);
      await orderButton(shopper).click();
      await kept(shopper, /Prices have changed/);
      await orderButton(shopper).click();
      await expect(shopper).toHaveURL("/order");
    } finally {
      await own.alter(
        "update products set price_paise = price_paise - 10000 where id = 'kabir-linen-kurta'",
      );
      await expect.poll(listed).toBe(before);
    }
  });

  test("shows its spinner while the server is slow, and is placed once", async ({
    shopper,
    own,
  }) => {
    await ready(shopper, own);
    own.freeze();
    await orderButton(shopper).click();
    await expect(orderButton(shopper)).toHaveAttribute("aria-busy", "true");
    await orderButton(shopper).click({ force: true });
    own.thaw();
    await expect(shopper).toHaveURL("/order");
    await expect(shopper.getByRole("link", { name: "Kabir Linen Kurta" })).toHaveCount(1);
  });
});

test.describe("the order list", () => {
  test("that breaks inside the server says so, stops the spinner, and comes with another try", async ({
    shopper,
    own,
  }) => {
    await without(own, "orders", async () => {
      const answer = shopper.waitForResponse("**/api/order/userorder");
      await visit(shopper, "/order");
      expect((await answer).status()).toBe(500);
      await expect(shopper.getByText("Your orders didn't load.")).toBeVisible();
      await expect(shopper.getByRole("button", { name: "Track Order" })).not.toHaveAttribute(
        "aria-busy",
      );
    });
    await shopper.getByRole("button", { name: "Try again" }).click();
    await expect(shopper.getByText("No orders yet.")).toBeVisible();
  });

  test("that is tracked while the server is stopped says that it may be out of date", async ({
    shopper,
    own,
  }) => {
    await visit(shopper, "/order");
    await expect(shopper.getByText("No orders yet.")).toBeVisible();
    await own.refuse();
    await shopper.getByRole("button", { name: "Track Order" }).click();
    await expect(shopper.getByText("Your orders didn't load.")).toBeVisible();
    await expect(shopper.getByRole("button", { name: "Track Order" })).not.toHaveAttribute(
      "aria-busy",
    );
  });
});

test.describe("logging out", () => {
  test("from the menu while the server is stopped says Failed to logout and stays", async ({
    shopper,
    own,
  }) => {
    await visit(shopper, "/about");
    await idle(shopper);
    await own.refuse();
    await choose(shopper, "LogOut");
    await expect(toast(shopper, "Failed to logout")).toBeVisible();
    await expect(shopper).toHaveURL("/about");
    await expect(shopper.getByRole("button", { name: "Voice assistant" })).toBeVisible();
  });

  test("through the assistant while the browser is offline says Failed to logout", async ({
    shopper,
    context,
  }) => {
    await visit(shopper, "/about");
    await openBox(shopper);
    await context.setOffline(true);
    await command(shopper, "log out");
    await expect(toast(shopper, "Failed to logout")).toBeVisible();
    await expect(bubble(shopper)).toContainText(outcomeWords.logOutFailedSaid);
    await expect(shopper).toHaveURL("/about");
  });

  test("that breaks inside the server says Failed to logout", async ({ shopper, own }) => {
    await visit(shopper, "/about");
    await openBox(shopper);
    await without(own, "sessions", async () => {
      const answer = shopper.waitForResponse("**/api/auth/logout");
      await command(shopper, "sign out");
      expect((await answer).status()).toBe(500);
      await expect(toast(shopper, "Failed to logout")).toBeVisible();
    });
  });
});

const bubble = (page: Page): Locator => page.getByRole("region", { name: "Conversation" });

/** Opens the command box, and waits until all of the assistant is here. */
async function openBox(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Type a command" }).click();
  await expect(page.getByRole("textbox", { name: "Type a command" })).toBeFocused();
  await idle(page);
}

/** Types a command, whose words take the same way as spoken ones. */
async function command(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Type a command" }).fill(words);
  await page.keyboard.press("Enter");
}

/** Unknown words change as the shop learns: some of these leave it guessing today. */
async function murmurs(): Promise<readonly string[]> {
  // Here, for only one worker reads all of understanding.
  const { understand } = await import("../src/intents/understand.ts");
  const { exampleScenes } = await import("../src/intents/replay/example-scenes.ts");
  return [
    "that long pay possibly",
    "money pay kurta go in",
    "out price kurta long",
    "somewhere whatever out whatever",
    "in shirt pay in jacket whatever kurta",
    "money which there kurta that in possibly",
  ].filter((text) => {
    const { effects } = understand({ alternatives: [{ text }] }, exampleScenes.collection);
    return effects.some(({ type }) => type === "offer");
  });
}

test.describe("a command", () => {
  test("that is not understood offers what was probably meant, by keys as well", async ({
    shopper,
  }) => {
    await visit(shopper, "/collection");
    await openBox(shopper);
    const guesses = bubble(shopper).getByRole("list", { name: "Did you mean" }).getByRole("button");
    for (const murmur of await murmurs()) {
      await command(shopper, murmur);
      await expect(bubble(shopper)).toContainText(murmur);
      if ((await guesses.count()) > 0) break;
    }
    const words = await guesses.first().innerText();
    expect(await guesses.count()).toBeLessThanOrEqual(3);
    await guesses.first().focus();
    await shopper.keyboard.press("Enter");
    await expect(guesses).toHaveCount(0);
    await expect(bubble(shopper)).not.toContainText("I don't understand it yet");
    expect(words).not.toBe("");
  });

  test("that nothing matches says Try Again", async ({ shopper }) => {
    await visit(shopper, "/about");
    await openBox(shopper);
    await command(shopper, "play some music");
    await expect(toast(shopper, "Try Again")).toBeVisible();
    await expect(shopper).toHaveURL("/about");
  });
});

/** What `recogniserAndVoice` keeps on the page's window. */
interface Talking {
  says: string;
  readonly given: string[];
}

/** Runs in the page before its own scripts. */
function recogniserAndVoice(): void {
  const talking: Talking = { says: "", given: [] };
  Object.assign(window, talking);
  class Recognition {
    onstart?: () => void;
    onresult?: (event: object) => void;
    onend?: () => void;
    start() {
      setTimeout(() => {
        this.onstart?.();
        const { says } = window as unknown as Talking;
        const result = Object.assign([{ transcript: says, confidence: 0.9 }], { isFinal: true });
        this.onresult?.({ resultIndex: 0, results: [result] });
        this.onend?.();
      });
    }
    stop() {}
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  class Utterance {
    onstart?: () => void;
    onend?: () => void;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  Object.assign(SpeechSynthesis.prototype, {
    getVoices: () => [{ default: true, lang: "en-IN", localService: true, name: "Pen" }],
    speak: (utterance: Utterance) => {
      talking.given.push(utterance.text.trim());
      setTimeout(() => utterance.onstart?.());
      setTimeout(() => utterance.onend?.());
    },
  });
}

test.describe("recommendations", () => {
  const wish = "i want a blue shirt";

  async function ready(page: Page): Promise<void> {
    await visit(page, "/about");
    await openBox(page);
  }

  /** The bubble says it, nothing is left busy, and the shopper stays where they were. */
  async function announced(page: Page, words: string): Promise<void> {
    await expect(bubble(page)).toContainText(words, { timeout: 15_000 });
    await expect(bubble(page)).not.toContainText(outcomeWords.finding);
    await expect(page).toHaveURL("/about");
  }

  test("while the server is stopped say that there is trouble", async ({ shopper, own }) => {
    await ready(shopper);
    await own.refuse();
    await command(shopper, wish);
    await announced(shopper, outcomeWords.recommendationsFailed);
  });

  test("while the browser is offline say that there is trouble", async ({ shopper, context }) => {
    await ready(shopper);
    await context.setOffline(true);
    await command(shopper, wish);
    await announced(shopper, outcomeWords.recommendationsFailed);
  });

  test("that break inside the server say that there is trouble", async ({ shopper, own }) => {
    await ready(shopper);
    await without(own, "rate_limits", async () => {
      const answer = shopper.waitForResponse("**/api/recommendations");
      await command(shopper, wish);
      expect((await answer).status()).toBe(500);
      await announced(shopper, outcomeWords.recommendationsFailed);
    });
  });

  test("that take longer than 8 seconds are given up, and say that there is trouble", async ({
    shopper,
    own,
  }) => {
    await ready(shopper);
    own.freeze();
    try {
      const given = shopper.waitForEvent("requestfailed", {
        predicate: (request) => request.url().endsWith("/api/recommendations"),
        timeout: 15_000,
      });
      await command(shopper, wish);
      await expect(bubble(shopper)).toContainText(outcomeWords.finding);
      await given;
      await announced(shopper, outcomeWords.recommendationsFailed);
    } finally {
      own.thaw();
    }
  });

  test("with no results say so", async ({ shopper }) => {
    await ready(shopper);
    await command(shopper, "i want zorblatt flimmery");
    await announced(shopper, outcomeWords.noRecommendations);
  });

  // The browser here has neither a recogniser nor a synthesiser: the test sends it transcripts, and
  // records what it should say.
  test("that fail are announced aloud, not only shown", async ({ shopper, own }) => {
    await shopper.addInitScript(recogniserAndVoice);
    const announcement = () =>
      shopper.evaluate(() => (window as unknown as Talking).given.join(" ").trim());
    const recognise = async (words: string) => {
      await shopper.evaluate((said) => {
        (window as unknown as Talking).says = said;
      }, words);
      await shopper.getByRole("button", { name: "Voice assistant" }).click();
    };
    await ready(shopper);
    await recognise("i want zorblatt flimmery");
    // Other hints for newcomers may appear in between.
    await expect.poll(announcement).toContain(outcomeWords.noRecommendations);
    await own.refuse();
    await recognise(wish);
    await expect.poll(announcement).toContain(outcomeWords.recommendationsFailed);
  });

  test("that are asked for too often say so in a toast", async ({ shopper, own }) => {
    for (let asked = 0; asked < ownRecommendationLimit; asked += 1) {
      await shopper.request.post(`${own.origin}/api/recommendations`, {
        headers: { origin: own.origin },
        data: { userNeeds: wish },
      });
    }
    await ready(shopper);
    const answer = shopper.waitForResponse("**/api/recommendations");
    await command(shopper, wish);
    expect((await answer).status()).toBe(429);
    await expect(toast(shopper, "Too many requests. Please wait a moment.")).toBeVisible();
    await announced(shopper, outcomeWords.tooMany);
  });
});

test("a product list that breaks inside the server is announced where pieces are, with another try", async ({
  page,
  context,
  own,
}) => {
  await signUp(page, own.origin);
  const tabs: Page[] = [];
  await without(own, "catalogue", async () => {
    // One that has just started has no older list to show.
    await own.halt();
    await own.reopen();
    for (const path of ["/", "/collection", kurta]) {
      const tab = await context.newPage();
      tabs.push(tab);
      await tab.goto(`${own.origin}${path}`);
      await tab.locator("#root[inert]").waitFor({ state: "detached" });
      await expect(tab.getByText("The pieces didn't load.").first()).toBeVisible();
    }
  });
  for (const tab of tabs) {
    await tab.getByRole("button", { name: "Try again" }).first().click();
    await expect(tab.locator("main a[href^='/productdetail/']").first()).toBeVisible();
    await expect(tab.getByText("The pieces didn't load.")).toHaveCount(0);
  }
});
