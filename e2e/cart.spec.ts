/** The cart: its rules, its sums, other tabs, lost connections and expired sessions. */
import { expect, type Request } from "@playwright/test";
import { signUp } from "./browser.ts";
import { joinGuestCart } from "./core-journeys.ts";
import { test } from "./journey.ts";
import { toast, visit } from "./page-parts.ts";
import { catalogue, fillCart, quantityBox, rupees, total } from "./shopping.ts";

test("an empty cart costs nothing, leads somewhere, says why there is no checkout, and orders nothing", async ({
  shopper: page,
}) => {
  await visit(page, "/cart");
  for (const name of ["Subtotal", "Delivery fee", "Total"]) {
    await expect(total(page, name)).toHaveText("₹0.00");
  }
  await page.getByRole("button", { name: "PROCEED TO CHECKOUT" }).click();
  await expect(page.getByText("There is nothing to check out yet")).toBeVisible();
  await expect(page).toHaveURL("/cart");
  await page.getByRole("main").getByRole("link", { name: "See the collections" }).click();
  await expect(page).toHaveURL("/collection");
  await visit(page, "/placeorder");
  await page.getByRole("button", { name: "PLACE ORDER" }).click();
  await expect(page.getByText("Your cart is empty, so there is nothing to order.")).toBeVisible();
  await expect(page).toHaveURL("/placeorder");
});

test("quick taps on + are one call; 0 and blank are ignored; remove takes the line away", async ({
  shopper: page,
  baseURL,
}) => {
  const [piece] = await catalogue(page);
  await fillCart(page, baseURL, [{ itemId: piece._id, size: "M", quantity: 1 }]);
  await visit(page, "/cart");
  const name = `${piece.name}, size M`;
  const box = quantityBox(page, name);
  await expect(box).toHaveValue("1");

  const updates: unknown[] = [];
  page.on("request", (request: Request) => {
    if (request.url().endsWith("/api/cart/update")) updates.push(request.postDataJSON());
  });
  const saved = page.waitForResponse("**/api/cart/update");
  const more = page.getByRole("button", { name: `One more of ${name}` });
  await more.evaluate((button: HTMLButtonElement) => {
    for (let taps = 0; taps < 4; taps += 1) button.click();
  });
  await saved;
  await expect(box).toHaveValue("5");
  expect(updates).toEqual([{ itemId: piece._id, size: "M", quantity: 5 }]);
  await expect(total(page, "Total")).toHaveText(`${rupees(piece.price * 5 + 40)}.00`);

  for (const ignored of ["0", ""]) {
    await box.fill(ignored);
    await box.blur();
    await expect(box).toHaveValue("5");
  }
  const typed = page.waitForResponse("**/api/cart/update");
  await box.fill("3");
  await typed;
  await page.reload();
  await expect(box).toHaveValue("3");

  const removed = page.waitForResponse("**/api/cart/update");
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(page.getByText("Nothing in it yet.")).toBeVisible();
  await removed;
  await page.reload();
  await expect(page.getByText("Nothing in it yet.")).toBeVisible();
});

test("two tabs show the same cart, and signing out in one signs out the other", async ({
  shopper: page,
  baseURL,
}) => {
  const [piece] = await catalogue(page);
  await fillCart(page, baseURL, [{ itemId: piece._id, size: "M", quantity: 1 }]);
  const other = await page.context().newPage();
  const name = `${piece.name}, size M`;
  await visit(page, "/cart");
  await visit(other, "/cart");
  await expect(quantityBox(other, name)).toHaveValue("1");

  // Each acts in front, as a shopper does; the one behind is looked at.
  await page.bringToFront();
  await page.getByRole("button", { name: `One more of ${name}` }).click();
  await expect(quantityBox(other, name)).toHaveValue("2");
  await other.bringToFront();
  await other.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(page.getByText("Nothing in it yet.")).toBeVisible();

  await page.bringToFront();
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("button", { name: "LogOut" }).click();
  await expect(other).toHaveURL("/login");
});

test("a returning shopper finds what a guest's cart held joined to their own", async ({
  page,
  baseURL,
}) => {
  await joinGuestCart(page, baseURL ?? "");
});

test("a guest's piece that is no longer in the shop is taken out once, and stays out; so does one that leaves it later", async ({
  shopper: page,
  baseURL,
}) => {
  const [piece, other] = await catalogue(page);
  await visit(page, "/about");
  const held = { [piece._id]: { M: 2 }, "no-such-piece": { M: 1 } };
  await page.evaluate((cart) => localStorage.setItem("shopai.cart", JSON.stringify(cart)), held);
  await visit(page, "/cart");
  const announced = "One piece in your cart is no longer in the shop. We removed it.";
  await expect(toast(page, announced)).toBeVisible();
  await expect(quantityBox(page, `${piece.name}, size M`)).toHaveValue("2");

  // A removal stays, and is announced once.
  await fillCart(page, baseURL, [
    { itemId: piece._id, size: "M", quantity: 0 },
    { itemId: other?._id ?? "", size: "M", quantity: 1 },
  ]);
  await visit(page, "/cart");
  await expect(quantityBox(page, `${other?.name}, size M`)).toHaveValue("1");
  await expect(page.getByRole("spinbutton")).toHaveCount(1);
  await expect(toast(page, announced)).toHaveCount(0);
  await test.step("a piece that left the shop since it was put into the cart leaves it too, with a word", async () => {
    await fillCart(page, baseURL, [
      { itemId: piece._id, size: "M", quantity: 1 },
      { itemId: other?._id ?? "", size: "M", quantity: 2 },
    ]);
    // The server still has it; its list does not.
    await page.route("**/api/product/list", async (route) => {
      const all: readonly { readonly _id: string }[] = await (await route.fetch()).json();
      await route.fulfill({ json: all.filter(({ _id }) => _id !== piece._id) });
    });
    await visit(page, "/cart");
    await expect(
      toast(page, "One piece in your cart is no longer in the shop. We removed it."),
    ).toBeVisible();
    await expect(quantityBox(page, `${other?.name}, size M`)).toHaveValue("2");
    await expect(page.getByRole("spinbutton")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Cart, 2 items" }).first()).toBeVisible();
  });
});

test("a tab that slept while another shopper signed in shows nothing of the first one's", async ({
  shopper: page,
  baseURL,
}) => {
  const [piece] = await catalogue(page);
  await fillCart(page, baseURL, [{ itemId: piece._id, size: "M", quantity: 3 }]);
  await visit(page, "/placeorder");
  await page.getByRole("textbox", { name: "Street" }).fill("12 Lantern Lane");
  await expect(page.getByRole("link", { name: "Cart, 3 items" }).first()).toBeVisible();

  const next = await signUp(page, baseURL ?? ""); // the browser's cookie is the second shopper's now
  const other = await page.context().newPage();
  await visit(other, "/about");
  await other.evaluate(() => new BroadcastChannel("shopai").postMessage("session"));
  await expect(page.getByRole("link", { name: "Cart, 0 items" }).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Street" })).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(next.email);
});

test("Undo in the toast brings back what was removed, and the keyboard's place is kept", async ({
  shopper,
  baseURL,
}) => {
  await fillCart(shopper, baseURL, [
    { itemId: "kabir-linen-kurta", size: "M", quantity: 2 },
    { itemId: "workshop-denim-jacket", size: "L", quantity: 1 },
  ]);
  await visit(shopper, "/cart");
  for (const name of ["Remove Workshop Denim Jacket, size L", "Empty the cart"]) {
    await shopper.getByRole("button", { name }).click();
    await expect(quantityBox(shopper, "Workshop Denim Jacket, size L")).toBeHidden();
    await shopper.getByRole("button", { name: "Undo" }).focus();
    await shopper.keyboard.press("Enter");
    await expect(quantityBox(shopper, "Kabir Linen Kurta, size M")).toHaveValue("2");
    await expect(quantityBox(shopper, "Workshop Denim Jacket, size L")).toHaveValue("1");
    await expect(shopper.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await expect(shopper.getByRole("heading", { name: "Your cart" })).toBeFocused();
  }
});
