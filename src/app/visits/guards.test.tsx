// @vitest-environment jsdom
/** Who may see which screen, and the way back to a screen that asked for a sign-in first. */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Answers, refusing } from "../../shop/doubles/ports.ts";
import { hereNow, setStage } from "../doubles/stage.tsx";
import { leaveVisit, named, visitAt } from "../doubles/visit.tsx";

beforeAll(setStage);
afterEach(leaveVisit);

const asha = { name: "Asha Rao", email: "asha@example.test" };
const heading = () => document.querySelector("main h1")?.textContent;

/** A visitor whose account the server knows. */
async function visitor(path: string) {
  let current: NonNullable<Answers["getCurrentUser"]> = refusing(401);
  const enter = () => {
    current = () => asha;
    return asha;
  };
  const visit = await visitAt(path, {
    getCurrentUser: (body) => current(body),
    logIn: enter,
    register: enter,
    userOrders: () => [],
    getAccount: () => ({ ...asha, since: 0, hasPassword: true, google: false }),
    listSessions: () => [],
  });
  return {
    ...visit,
    async logIn() {
      await visit.write("Email", asha.email);
      await visit.write("Password", "a long password");
      await visit.press("button", "Login");
    },
    async register() {
      await visit.write("UserName", asha.name);
      await visit.write("Email", asha.email);
      await visit.write("Password", "a long password");
      await visit.press("button", "Create Account");
    },
  };
}

const memberScreens = [
  ["/", "ShopAi"],
  ["/about", "About us"],
  ["/collection", "Collections"],
  ["/product", "Products"],
  ["/contact", "Contact us"],
  ["/productdetail/kurta", "Linen Kurta"],
  ["/cart", "Your cart"],
  ["/placeorder", "Place order"],
  ["/order", "MY ORDER"],
  ["/account", "Your account"],
  ["/recommendations", "No recommendations found"],
] as const;

describe("a visitor", () => {
  it.each(memberScreens)(
    "who opens %s signs in first and then lands there, and sees the top bar and the assistant",
    async (path, title) => {
      const { logIn } = await visitor(path);
      expect(hereNow()).toBe("/login");
      await logIn();
      expect([hereNow(), heading()]).toEqual([path, title]);
      expect(named("nav", "Main").hidden).toBe(false);
      expect(named("button", "Voice assistant").hidden).toBe(false);
    },
  );

  it("who registers instead of signing in lands where they wanted to go", async () => {
    const { press, register, words } = await visitor("/collection?category=Women");
    await press("a", "Create a new account");
    expect(hereNow()).toBe("/signup");
    await register();
    expect(words()).toEqual(["User Registration Successful"]);
    expect(hereNow()).toBe("/collection?category=Women");
  });

  it("who changes between login and signup keeps the way back", async () => {
    const { press, logIn } = await visitor("/contact");
    await press("a", "Create a new account");
    await press("a", "Login");
    await logIn();
    expect(hereNow()).toBe("/contact");
  });

  it("who opens the login page itself lands on the home page", async () => {
    const { logIn, words } = await visitor("/login");
    await logIn();
    expect([hereNow(), words()]).toEqual(["/", ["User Login Successful"]]);
  });
});

describe("a signed-in shopper", () => {
  it.each(["/login", "/signup"])("who opens %s is sent home", async (path) => {
    await visitAt(path);
    expect(hereNow()).toBe("/");
  });
});
