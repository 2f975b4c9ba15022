/**
 * The assistant in every window: a phone, a phone on its side, 400 % zoom. Its words are read whole,
 * and it gives way to the page. Rules for every screen: every-screen.spec.ts.
 */
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { toast, visit } from "./page-parts.ts";
import { fillCart } from "./shopping.ts";
import { command } from "./typed.ts";

test("in small windows a question is read whole, and the page's bar doesn't stay", async ({
  shopper,
}) => {
  for (const [name, size] of [
    ["a phone on its side", { width: 844, height: 390 }],
    ["400 % zoom", { width: 320, height: 256 }],
    ["a phone with its keyboard up", { width: 390, height: 400 }],
  ] as const) {
    await test.step(name, async () => {
      await shopper.setViewportSize(size);
      await visit(shopper, "/about");
      await shopper.getByRole("button", { name: "Type a command" }).click();
      await shopper.getByRole("textbox", { name: "Type a command" }).fill("what should I buy");
      await shopper.keyboard.press("Enter");
      const question = shopper.getByText("What are you looking for?").last();
      await expect(question).toBeInViewport({ ratio: 1 });
      const onTop = await question.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [left + 2, right - 2].every((x) =>
          element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
      });
      expect(onTop).toBe(true);
      await shopper.evaluate(() => window.scrollTo(0, 300));
      await expect(shopper.getByRole("banner")).not.toBeInViewport();
    });
  }
});

test("on a phone the bubble is one line once what it led to is there", async ({ shopper }) => {
  await shopper.setViewportSize({ width: 390, height: 844 });
  await visit(shopper, "/about");
  await shopper.getByRole("button", { name: "Type a command" }).click();
  await shopper.getByRole("textbox", { name: "Type a command" }).fill("show me shirts under 1500");
  await shopper.keyboard.press("Enter");
  await expect(shopper.getByRole("heading", { name: "Your Perfect Matches" })).toBeVisible();
  const line = shopper.getByRole("button", { name: "Show the conversation" });
  await expect(line).toHaveText("Who is it for?");
  await expect(
    shopper.getByRole("region", { name: "One question" }).getByRole("button", { name: "For men" }),
  ).toBeVisible();
  await line.click();
  await expect(shopper.getByText("“show me shirts under 1500”").last()).toBeVisible();
  await command(shopper, "for women");
  await expect(line).toHaveText("I found one: Easy White Linen Shirt.");
  await line.click();
  await command(shopper, "in white");
  await expect(line).toBeVisible();
});

test("a folded question is read whole in small windows, and lies over none of its answers", async ({
  shopper,
}) => {
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await shopper.setViewportSize({ width, height });
    await visit(shopper, "/about");
    await command(shopper, "a gift for my mother under 3000");
    const line = shopper.getByRole("button", { name: "Show the conversation" });
    await expect(line).toHaveText(/^Which would you rather see: .+\?$/);
    const cut = await line.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    );
    expect(cut).toBe(false);
    const bubble = await shopper.getByRole("region", { name: "Conversation" }).boundingBox();
    const answers = await shopper.getByRole("region", { name: "One question" }).boundingBox();
    const [top = 0, bottom = 0] = [answers?.y, (answers?.y ?? 0) + (answers?.height ?? 0)];
    expect(bottom <= (bubble?.y ?? 0) || top >= (bubble?.y ?? 0) + (bubble?.height ?? 0)).toBe(
      true,
    );
  }
});

test("on a phone the sizes stay in sight while the assistant asks for one or shows them", async ({
  shopper,
}) => {
  await shopper.setViewportSize({ width: 390, height: 844 });
  await visit(shopper, "/productdetail/kabir-linen-kurta");
  await command(shopper, "add this");
  await expect(shopper.getByText("Which size of Kabir Linen Kurta").last()).toBeVisible();
  const isSeen = () =>
    shopper.getByRole("radio", { name: "XXL", exact: true }).evaluate((radio) => {
      const label = radio.closest("label");
      const { left, top, width, height } = (label ?? radio).getBoundingClientRect();
      return label?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isSeen).toBe(true);
  await visit(shopper, "/productdetail/kabir-linen-kurta");
  for (const words of ["show me around", "next", "next"]) await command(shopper, words);
  await expect(shopper.getByText("picks your size").last()).toBeVisible();
  await expect(shopper.locator("html")).toHaveAttribute("data-tour", "2");
  await expect.poll(isSeen).toBe(true);
});

test("at 400 % zoom a sentence that isn't understood is read beside its toast", async ({
  shopper,
}) => {
  await shopper.setViewportSize({ width: 320, height: 256 });
  await visit(shopper, "/about");
  await command(shopper, "play some music");
  await expect(toast(shopper, "Try Again")).toBeVisible();
  const words = shopper.getByText(/^I heard “play some music”/).last();
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const bottom = await toast(shopper, "Try Again").evaluate(
      (element) => element.closest(".Toastify__toast")?.getBoundingClientRect().bottom ?? 0,
    );
    const top = (await words.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(bottom);
  }).toPass();
});

test("in a wide window the bubble lies beside a recommendation's words", async ({ shopper }) => {
  await visit(shopper, "/about");
  await command(shopper, "I want a linen kurta");
  await expect(shopper.getByRole("heading", { name: "Your Perfect Matches" })).toBeVisible();
  for (const width of [1280, 1440, 1920]) {
    await shopper.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const words = await shopper
        .getByText("A knee-length kurta in sand beige linen")
        .boundingBox();
      const bubble = await shopper.getByRole("region", { name: "Conversation" }).boundingBox();
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(bubble?.x ?? 0);
    }).toPass();
  }
});

test("in no wide window does the bubble lie over what buys, or a cart's name under its number", async ({
  shopper,
  baseURL,
}) => {
  const lines = ["kabir-linen-kurta", "workshop-denim-jacket"].map((itemId) => ({
    itemId,
    size: "L",
    quantity: 1,
  }));
  await fillCart(shopper, baseURL, lines);
  for (const path of ["/productdetail/kabir-linen-kurta", "/cart", "/placeorder"]) {
    await visit(shopper, path);
    await command(shopper, "play some music");
    const bubble = shopper.getByRole("region", { name: "Conversation" });
    await expect(bubble.getByText("I heard “play some music”").last()).toBeVisible();
    for (const size of [
      { width: 1024, height: 768 },
      { width: 1152, height: 720 },
      { width: 1280, height: 720 },
      { width: 1440, height: 900 },
    ]) {
      await shopper.setViewportSize(size);
      await expect(async () => {
        const under = await bubble.evaluate((paper) => {
          const meets = (one: Element, other: Element) => {
            const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
            return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
          };
          const kept = [...document.querySelectorAll("main [data-kept]")];
          const names = [...document.querySelectorAll("main li a")].filter((name) =>
            [...(name.closest("li")?.querySelectorAll("[role=group], fieldset") ?? [])].some(
              (stepper) => meets(name, stepper),
            ),
          );
          return [...kept.filter((each) => meets(paper, each)), ...names].map(
            ({ textContent }) => textContent,
          );
        });
        expect(under).toEqual([]);
      }).toPass();
    }
  }
});

test("a start without a connection says so above the form, and the shop comes back by itself", async ({
  shopper,
}) => {
  await shopper.route("**/api/user/getcurrentuser", (route) => route.abort());
  await shopper.goto("/cart");
  await expect(shopper.getByText("We can't reach the shop right now.")).toBeVisible();
  await shopper.unroute("**/api/user/getcurrentuser");
  await expect(shopper.getByRole("heading", { name: "Your cart" })).toBeVisible();
});

test("a toast lies over no heading, and a spoken one is read out once", async ({ shopper }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await shopper.setViewportSize(size);
    await visit(shopper, "/productdetail/kabir-linen-kurta");
    await shopper.getByRole("radio", { name: "M", exact: true }).check();
    await shopper.getByRole("button", { name: "Add to Cart" }).click();
    const toast = shopper.locator(".Toastify__toast").first();
    await expect(toast).toBeInViewport();
    await shopper.evaluate(() => window.scrollTo(0, 0));
    const apart = await toast.evaluate((element) => {
      const heading = document.querySelector("h1")?.getBoundingClientRect();
      return heading && element.getBoundingClientRect().bottom <= heading.top;
    });
    expect(apart).toBe(true);
    await shopper.getByRole("button", { name: "Add to Cart" }).click();
    await expect(shopper.locator(".Toastify__toast")).toHaveCount(1);
  }
  await visit(shopper, "/productdetail/kabir-linen-kurta");
  await shopper.getByRole("button", { name: "Type a command" }).click();
  await shopper.getByRole("textbox", { name: "Type a command" }).fill("add this in large");
  await shopper.keyboard.press("Enter");
  await expect(shopper.locator("[data-toast] p").first()).toHaveAttribute("aria-hidden", "true");
});
