// @vitest-environment jsdom
/** Registration and login on their screens: fields, refusals and failures, each in the shop's words. */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { type Answers, later, refusing, silence } from "../../shop/doubles/ports.ts";
import { hereNow, setStage } from "../doubles/stage.tsx";
import { field, leaveVisit, named, visitAt } from "../doubles/visit.tsx";

beforeAll(setStage);
afterEach(leaveVisit);

const asha = { name: "Asha Rao", email: "asha@example.test" };
const filled = { UserName: asha.name, Email: asha.email, Password: "a long password" };
type Filled = Partial<typeof filled>;

const setup = () => Promise.reject(new ApiError({ kind: "setup" }));

async function entered(path: "/login" | "/signup", form: Filled = filled, answers: Answers = {}) {
  const visit = await visitAt(path, { getCurrentUser: refusing(401), ...answers });
  for (const [label, text] of Object.entries(form)) await visit.write(label, text);
  return { ...visit, send: () => named("button", path === "/login" ? "Login" : "Create Account") };
}

const complaint = () => document.querySelector("form [role=alert]")?.textContent;
const busy = (button: HTMLElement) => button.getAttribute("aria-busy");

describe("registration", () => {
  it("asks for a name, an e-mail and a password, and offers Google and the login page", async () => {
    const { press } = await entered("/signup");
    expect(named("button", "Sign up with Google").closest("[hidden], [inert]")).toBeNull();
    await press("a", "Login");
    expect(hereNow()).toBe("/login");
  });

  it.each([
    ["name", { UserName: "" }, "All fields are required", "UserName"],
    ["email", { Email: "" }, "All fields are required", "Email"],
    ["password", { Password: "" }, "All fields are required", "Password"],
    ["a real email", { Email: "a@nowhere" }, "Please enter a valid email address", "Email"],
    [
      "a sixth character",
      { Password: "12345" },
      "Password must be at least 6 characters",
      "Password",
    ],
  ])("without %s says so, goes to the field, and sends nothing", async (...given) => {
    const [, form, words, focus] = given;
    const { doing, send, sent } = await entered("/signup", { ...filled, ...form });
    await doing(() => send().click());
    expect(complaint()).toBe(words);
    expect(document.activeElement).toBe(field(focus));
    expect(sent.filter(({ name }) => name === "register")).toEqual([]);
  });

  it("shows and hides the password", async () => {
    const { press } = await entered("/signup");
    expect(field("Password").type).toBe("password");
    await press("button", "Show password");
    expect(field("Password").type).toBe("text");
    await press("button", "Hide password");
    expect(field("Password").type).toBe("password");
  });

  it.each([
    ["whose e-mail is taken", refusing(409, "User already exists"), "User already exists"],
    ["that breaks inside the server", refusing(500, "It broke"), "It broke"],
    ["that is refused without a reason", refusing(502), "Registration failed"],
    ["without a response", silence, "No response from server", "Network error - please try again"],
    ["whose request can't be made", setup, "Request setup error", "An error occurred"],
  ])("%s says so inline and as a toast", async (...given) => {
    const [, register, inline, toasted = inline] = given;
    const { doing, send, words } = await entered("/signup", filled, { register });
    await doing(() => send().click());
    expect([complaint(), words(), busy(send())]).toEqual([inline, [toasted], null]);
  });

  it("shows its spinner while the server is slow, sends once, and goes on when it answers", async () => {
    const slow = later<typeof asha>();
    let current: Answers["getCurrentUser"] = refusing(401);
    const { doing, send, sent } = await entered("/signup", filled, {
      register: () => slow.promise,
      getCurrentUser: (body) => current?.(body) ?? asha,
    });
    await doing(() => send().click());
    expect(busy(send())).toBe("true");
    await doing(() => send().click());
    current = () => asha;
    await doing(() => slow.answer(asha));
    expect(hereNow()).toBe("/");
    expect(sent.filter(({ name }) => name === "register")).toHaveLength(1);
  });
});

describe("login", () => {
  it("asks for an e-mail and a password, and offers Google and a new account", async () => {
    const { press } = await entered("/login", { Email: asha.email, Password: "secret" });
    expect(named("button", "Show password").tagName).toBe("BUTTON");
    expect(named("button", "Log in with Google").tagName).toBe("BUTTON");
    await press("a", "Create a new account");
    expect(hereNow()).toBe("/signup");
  });

  it("wants both fields and checks nothing else", async () => {
    const logIn = refusing(401, "Incorrect email or password");
    const { doing, send, sent, write } = await entered("/login", {}, { logIn });
    await doing(() => send().click());
    expect(complaint()).toBe("All fields are required");
    await write("Email", "not an address");
    await write("Password", "1");
    await doing(() => send().click());
    expect(sent.filter(({ name }) => name === "logIn")).toHaveLength(1);
    expect(complaint()).toBe("Incorrect email or password");
  });

  it.each([
    ["with a wrong password", refusing(401, "Incorrect email or password")],
    ["without a response", silence, "No response from server"],
    ["that breaks inside the server", refusing(500, "It broke"), "It broke"],
  ])("%s says User Login Failed", async (...given) => {
    const [, logIn, inline = "Incorrect email or password"] = given;
    const { doing, send, words } = await entered(
      "/login",
      { Email: "a", Password: "b" },
      { logIn },
    );
    await doing(() => send().click());
    expect([complaint(), words(), busy(send())]).toEqual([inline, ["User Login Failed"], null]);
  });
});

describe("Google", () => {
  it.each([
    ["/login", "Log in with Google", "Login"],
    ["/signup", "Sign up with Google", "Create Account"],
  ] as const)(
    "on %s keeps its words, and says when asked that it isn't available",
    async (...given) => {
      const [path, google, button] = given;
      const { press } = await entered(path, {});
      const refusal = "Google sign-in isn't available here";
      await press("button", google);
      expect(document.body.textContent).toContain(refusal);
      await press("button", button);
      expect(complaint()).toBe("All fields are required");
      expect(document.body.textContent).not.toContain(refusal);
    },
  );
});
