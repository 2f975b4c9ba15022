/**
 * Messages when the shop fails behind the screens: server stopped, frozen or broken, browser
 * offline. Every failure has words, and no spinner stays.
 */

import { expect, type Locator, type Page } from "@playwright/test";
import type { Product } from "../contract/schemas.ts";
import { outcomeWords } from "../src/intents/responses/words.ts";
import { signUp } from "./browser.ts";
import { ownRecommendationLimit, testInOwnShop as test } from "./journey.ts";
import { choose, seeToast, toast, visit } from "./page-parts.ts";
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

test("adding to the cart says Add Cart Error while the server is stopped, broken or slow, and works afterwards", async ({
  shopper: page,
  context,
  own,
}) => {
  const failed = async () => {
    await seeToast(page, "Add Cart Error");
    await expect(cartLink(page, "0 items")).toBeVisible();
    await expect(addButton(page)).not.toHaveAttribute("aria-busy");
  };
  const open = async (path: string) => {
    await visit(page, path);
    await page.getByRole("radio", { name: "M", exact: true }).check();
    await idle(page);
  };
  await test.step("of a piece that has just left the shop", async () => {
    await open("/productdetail/workshop-denim-jacket");
    await own.alter("update products set id = 'sold-out' where id = 'workshop-denim-jacket'");
    try {
      const answer = page.waitForResponse("**/api/cart/add");
      await addButton(page).click();
      expect((await answer).status()).toBe(404);
      await failed();
    } finally {
      await own.alter("update products set id = 'workshop-denim-jacket' where id = 'sold-out'");
    }
  });
  await open(kurta);
  await test.step("that breaks inside the server", () =>
    without(own, "cart_lines", async () => {
      const answer = page.waitForResponse("**/api/cart/add");
      await addButton(page).click();
      expect((await answer).status()).toBe(500);
      await failed();
    }));
  await test.step("while the server is stopped takes the piece back", async () => {
    await own.refuse();
    await addButton(page).click();
    await failed();
    await own.reopen();
  });
  await test.step("while the browser is offline, and works again afterwards", async () => {
    await context.setOffline(true);
    await addButton(page).click();
    await failed();
    await context.setOffline(false);
  });
  await test.step("shows its spinner while the server is slow", async () => {
    own.freeze();
    await addButton(page).click();
    await expect(addButton(page)).toHaveAttribute("aria-busy", "true");
    await expect(cartLink(page, "1 item")).toBeVisible();
    own.thaw();
    await expect(toast(page, "Product Added")).toBeVisible();
    await expect(addButton(page)).not.toHaveAttribute("aria-busy");
    await expect(cartLink(page, "1 item")).toBeVisible();
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

test("a cart that can't be fetched says so and comes with another try; one that can't be saved goes back to what the server has", async ({
  shopper: page,
  own,
}) => {
  await withKurta(page, own);
  await without(own, "cart_lines", async () => {
    await visit(page, "/cart");
    await expect(page.getByText("We couldn't fetch all of your cart.")).toBeVisible();
  });
  await page.getByRole("button", { name: "Try again" }).click();
  const quantity = page.getByRole("spinbutton");
  await expect(quantity).toHaveValue("1");
  await idle(page);
  await own.refuse();
  await quantity.fill("5");
  await quantity.blur();
  await expect(toast(page, "Your cart could not be saved. It is back as it was.")).toBeVisible();
  await expect(quantity).toHaveValue("1");
});

/** With a kurta in the cart and the form filled in. */
async function atTheForm(page: Page, own: ShopProcess): Promise<void> {
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

test("an order for cash that doesn't come through says why beside its button, and keeps the cart; it is placed once the server is there", async ({
  shopper: page,
  context,
  own,
}) => {
  /** The spinner is off, the cart is kept, the words stand beside the button. */
  const kept = async (words: RegExp) => {
    await expect(page.locator("form [role=alert]").filter({ hasText: words })).toBeVisible();
    await expect(orderButton(page)).not.toHaveAttribute("aria-busy");
    await expect(cartLink(page, "1 item")).toBeVisible();
    await expect(page).toHaveURL("/placeorder");
  };
  await atTheForm(page, own);

  // The shop's own server never answers a placed order with nothing, so the answer is made up here.
  await test.step("that is answered with no data", async () => {
    await page.route("**/api/order/placeorder", (route) => route.fulfill({ json: null }));
    await orderButton(page).click();
    await expect(toast(page, "Order Placed Error")).toBeVisible();
    await kept(/didn't go through/);
    await page.unroute("**/api/order/placeorder");
  });
  await test.step("while the server is stopped", async () => {
    await own.refuse();
    await orderButton(page).click();
    await kept(/didn't answer/);
    await own.reopen();
  });
  await test.step("that breaks inside the server", () =>
    without(own, "orders", async () => {
      const answer = page.waitForResponse("**/api/order/placeorder");
      await orderButton(page).click();
      expect((await answer).status()).toBe(500);
      await kept(/didn't go through/);
    }));
  await test.step("while the browser is offline", async () => {
    await context.setOffline(true);
    await orderButton(page).click();
    await kept(/didn't answer/);
    await context.setOffline(false);
  });
  await test.step("shows its spinner while the server is slow, and is placed once", async () => {
    own.freeze();
    await orderButton(page).click();
    await expect(orderButton(page)).toHaveAttribute("aria-busy", "true");
    await orderButton(page).click({ force: true });
    own.thaw();
    await expect(toast(page, "Order Placed")).toBeVisible();
    await expect(page).toHaveURL("/order");
    await expect(page.getByRole("link", { name: "Kabir Linen Kurta" })).toHaveCount(1);
    await expect(cartLink(page, "0 items")).toBeVisible();
  });
});

test("an order whose prices have changed meanwhile shows the new total and asks again", async ({
  shopper: page,
  own,
}) => {
  await atTheForm(page, own);
  const listed = () => listedPrice(page, own);
  const before = await listed();
  await own.alter(
    "update products set price_paise = price_paise + 10000 where id = 'kabir-linen-kurta'",
  );
  try {
    // The server may serve its list for a second more.
    await expect.poll(listed).toBe(before + 100);
    await orderButton(page).click();
    await expect(
      page.locator("form [role=alert]").filter({ hasText: /Prices have changed/ }),
    ).toBeVisible();
    await expect(orderButton(page)).not.toHaveAttribute("aria-busy");
    await expect(cartLink(page, "1 item")).toBeVisible();
    await expect(page).toHaveURL("/placeorder");
    await orderButton(page).click();
    await expect(page).toHaveURL("/order");
  } finally {
    await own.alter(
      "update products set price_paise = price_paise - 10000 where id = 'kabir-linen-kurta'",
    );
    await expect.poll(listed).toBe(before);
  }
});

test("an order list that breaks inside the server says so and comes with another try; tracked while the server is stopped it says that it may be out of date", async ({
  shopper: page,
  own,
}) => {
  const track = page.getByRole("button", { name: "Track Order" });
  const failed = async () => {
    await expect(page.getByText("Your orders didn't load.")).toBeVisible();
    await expect(track).not.toHaveAttribute("aria-busy");
  };
  await without(own, "orders", async () => {
    const answer = page.waitForResponse("**/api/order/userorder");
    await visit(page, "/order");
    expect((await answer).status()).toBe(500);
    await failed();
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No orders yet.")).toBeVisible();
  await expect(page.getByText("Your orders didn't load.")).toHaveCount(0);
  await own.refuse();
  await track.click();
  await failed();
});

test("logging out that fails says Failed to logout and stays, from the menu and through the assistant", async ({
  shopper: page,
  context,
  own,
}) => {
  await visit(page, "/about");
  await idle(page);
  const failed = async () => {
    await seeToast(page, "Failed to logout");
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("button", { name: "Voice assistant" })).toBeVisible();
  };
  await test.step("from the menu while the server is stopped", async () => {
    await own.refuse();
    await choose(page, "LogOut");
    await failed();
    await own.reopen();
  });
  await openBox(page);
  await test.step("that breaks inside the server", () =>
    without(own, "sessions", async () => {
      const answer = page.waitForResponse("**/api/auth/logout");
      await command(page, "sign out");
      expect((await answer).status()).toBe(500);
      await failed();
    }));
  await test.step("through the assistant while the browser is offline", async () => {
    await context.setOffline(true);
    await command(page, "log out");
    await expect(bubble(page)).toContainText("“log out”");
    await expect(bubble(page)).toContainText(outcomeWords.logOutFailedSaid);
    await failed();
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

test("a command that nothing matches says Try Again", async ({ shopper }) => {
  await visit(shopper, "/about");
  await openBox(shopper);
  await command(shopper, "play some music");
  await expect(toast(shopper, "Try Again")).toBeVisible();
  await expect(shopper).toHaveURL("/about");
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

  test("that fail, break, take longer than 8 seconds, find nothing or are too many say so, each in its words", async ({
    shopper: page,
    context,
    own,
  }) => {
    /** Nothing is left busy, and the shopper stays where they were. */
    const announced = async (words: string) => {
      await expect(bubble(page)).toContainText(words, { timeout: 15_000 });
      for (const other of others.filter((each) => each !== words))
        await expect(bubble(page)).not.toContainText(other);
      await expect(bubble(page)).not.toContainText(outcomeWords.finding);
      await expect(page).toHaveURL("/about");
    };
    const others = [
      outcomeWords.recommendationsFailed,
      outcomeWords.noRecommendations,
      outcomeWords.tooMany,
    ];
    const nothing = async () => {
      await command(page, "i want zorblatt flimmery");
      await announced(outcomeWords.noRecommendations);
    };
    await ready(page);
    await test.step("while the server is stopped", async () => {
      await own.refuse();
      await command(page, wish);
      await announced(outcomeWords.recommendationsFailed);
      await own.reopen();
    });
    await test.step("with no results", nothing);
    await test.step("while the browser is offline", async () => {
      await context.setOffline(true);
      await command(page, wish);
      await announced(outcomeWords.recommendationsFailed);
      await context.setOffline(false);
    });
    await nothing();
    await test.step("that break inside the server", () =>
      without(own, "rate_limits", async () => {
        const answer = page.waitForResponse("**/api/recommendations");
        await command(page, wish);
        expect((await answer).status()).toBe(500);
        await announced(outcomeWords.recommendationsFailed);
      }));
    await nothing();
    await test.step("that are asked for too often say so in a toast as well", async () => {
      for (let asked = 0; asked < ownRecommendationLimit; asked += 1) {
        await page.request.post(`${own.origin}/api/recommendations`, {
          headers: { origin: own.origin },
          data: { userNeeds: wish },
        });
      }
      const answer = page.waitForResponse("**/api/recommendations");
      await command(page, wish);
      expect((await answer).status()).toBe(429);
      await expect(toast(page, "Too many requests. Please wait a moment.")).toBeVisible();
      await announced(outcomeWords.tooMany);
    });
    await test.step("that take longer than 8 seconds are given up", async () => {
      own.freeze();
      try {
        const given = page.waitForEvent("requestfailed", {
          predicate: (request) => request.url().endsWith("/api/recommendations"),
          timeout: 15_000,
        });
        await command(page, wish);
        await expect(bubble(page)).toContainText(outcomeWords.finding);
        await given;
        await announced(outcomeWords.recommendationsFailed);
      } finally {
        own.thaw();
      }
    });
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
