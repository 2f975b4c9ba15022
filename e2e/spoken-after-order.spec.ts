/**
 * An order that was paid by card is cancelled by voice alone, from the wish to the answer where its
 * money is. The sound is real, and so is what hears it; the shop asks aloud before it cancels.
 */
import { expect as expectSoon, type Page } from "@playwright/test";
import { afterWords, dayOf } from "../src/intents/after-order/words.ts";
import { verbalise } from "../src/intents/responses/verbalise.ts";
import { price } from "../src/shop/money.ts";
import { chosenSettings } from "./browser.ts";
import { test } from "./journey.ts";
import { firstPieces, newest, orderByCard } from "./ordering.ts";
import { giveMicrophone } from "./stand-ins/microphone.ts";
import { say } from "./stand-ins/say.ts";
import { withoutWebSpeech } from "./stand-ins/web-speech.ts";

/** A sentence has to be played, heard and obeyed, on a machine that may be busy. */
const expect = expectSoon.configure({ timeout: 30_000 });

test.use({ permissions: ["microphone"] });
test.describe.configure({ timeout: 120_000 });

test("“cancel my last order” is asked, done after “yes”, and its refund announced", async ({
  shopper: page,
  baseURL,
}) => {
  const order = await orderByCard(page, baseURL, await firstPieces(page, 1));
  const day = dayOf(order.date);
  const spoken: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/speech/speak")) spoken.push(request.postDataJSON().text);
  });
  await giveMicrophone(
    page,
    ...(await Promise.all(
      ["cancel my last order", "yes", "where is my refund"].map((text) => say(text)),
    )),
  );
  const settings = chosenSettings({ recogniser: "openai", synthesiser: "openai" });
  await page.addInitScript({ content: withoutWebSpeech + settings });
  await page.goto("/");

  await speak(page);
  const asked = afterWords.askCancel(order, order.amount, true);
  await expect(conversation(page)).toContainText(asked);
  await expect(page).toHaveURL("/order");
  await expect(conversation(page)).toContainText(
    `${afterWords.orderCancelled(order)} ${afterWords.back(order.amount)}`,
  );
  await expect(page.getByRole("article")).toContainText("Cancelled");

  await expect.poll(async () => (await newest(page, baseURL)).paymentState).toBe("Refunded");
  await speak(page);
  await expect(conversation(page)).toContainText(
    `${price(order.amount)} of your order of ${day} was refunded on`,
  );
  expect(spoken.join(" ")).toContain(verbalise(asked));
});

const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });

/** Presses the microphone; the shop's own questions open it by themselves. */
async function speak(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Voice assistant" }).click();
}
