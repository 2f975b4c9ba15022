/**
 * With a chat service behind the shop: a sentence that nothing local understands becomes the right
 * act, in the service's time; what changes the cart is asked first; and without an answer it is Try
 * Again, as ever.
 */
import { expect, type Page } from "@playwright/test";
import { signUp } from "./browser.ts";
import { test as base } from "./journey.ts";
import { type ShopProcess, startShop } from "./shop-process.ts";
import { type OpenAiChat, startOpenAiChat } from "./stand-ins/openai-chat.ts";
import { command } from "./typed.ts";

interface Services {
  readonly chat: OpenAiChat;
  readonly shop: ShopProcess;
}

const test = base.extend<{ readonly services: Services }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  services: async ({}, use) => {
    const chat = await startOpenAiChat();
    const shop = await startShop({
      unoptimised: true,
      settings: { OPENAI_BASE_URL: chat.baseUrl, OPENAI_API_KEY: chat.apiKey },
    });
    await use({ chat, shop });
    await Promise.all([shop.stop(), chat.close()]);
  },
});

const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });

test("what isn't understood here is asked of the chat service, and done in the shop's way", async ({
  page,
  services: { chat, shop },
}) => {
  await signUp(page, shop.origin);
  await page.goto(`${shop.origin}/collection?search=linen%20shirt`);
  await expect(page.getByText("2 pieces found")).toBeAttached();

  const unclear = "zibble the airy pale one grunts wobbly";
  const piece = "easy-white-linen-shirt";
  chat.meanings.set(unclear, { act: "ask-price", piece });
  const began = Date.now();
  await command(page, unclear);
  await expect(conversation(page)).toContainText("Easy White Linen Shirt is ₹1,499.");
  console.log(`second opinion: understood in ${Date.now() - began} ms, typed to shown`);
  console.log(`second opinion: sent ${JSON.stringify(chat.requests[0]?.document).slice(0, 200)} …`);
  expect(chat.requests).toHaveLength(1);

  const taking = "wobbly zibble grunts frumple";
  chat.meanings.set(taking, { act: "add", piece, size: "M" });
  await command(page, taking);
  await expect(conversation(page)).toContainText("Did you mean");
  await command(page, "yes");
  await expect(conversation(page)).toContainText("in your cart");

  chat.fault = { type: "never" };
  await command(page, "grunts zibble wobbly");
  await expect(conversation(page)).toContainText("I'm thinking about that");
  await expect(page.getByText("Try Again").first()).toBeVisible();
});
