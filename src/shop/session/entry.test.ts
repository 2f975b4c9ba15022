import { expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { playPorts, refusing, silence } from "../doubles/ports.ts";
import { createEntryActions } from "./entry.ts";

const asha = { name: "Asha", email: "asha@example.com" };
const form = { ...asha, password: "secret1" };
const error = (text: string) => ({ kind: "error", text, forMs: 5000 });
const success = (text: string) => ({ kind: "success", text, forMs: 5000 });

function actions(...[answers]: Parameters<typeof playPorts>) {
  const played = playPorts(answers);
  const entered: unknown[] = [];
  const enter = async (user: unknown) => void entered.push(user);
  return { ...played, entered, enter, actions: createEntryActions(played.ports, { enter }) };
}

const setup = () => Promise.reject(new ApiError({ kind: "setup" }));

test("a registration that succeeds says so and signs in", async () => {
  const { actions: entry, sent, entered, notices } = actions({ register: () => asha });
  expect(await entry.register(form)).toEqual({ type: "done" });
  expect([sent, entered, notices]).toEqual([
    [{ name: "register", body: form }],
    [asha],
    [success("User Registration Successful")],
  ]);
});

test.each([
  ["the server's words", refusing(409, "User already exists"), "User already exists", undefined],
  ["no words of the server", refusing(500), "Registration failed", undefined],
  ["no response", silence, "No response from server", "Network error - please try again"],
  ["a request that can't be made", setup, "Request setup error", "An error occurred"],
])("a registration that fails with %s shows it inline and as a toast", async (...given) => {
  const [, register, message, toasted = message] = given;
  const { actions: entry, entered, notices } = actions({ register });
  expect(await entry.register(form)).toEqual({ type: "refused", message });
  expect([entered, notices]).toEqual([[], [error(toasted)]]);
});

test("a registration's wrong field is named", async () => {
  const { actions: entry } = actions({ register: refusing(400, "is required", "name") });
  expect(await entry.register(form)).toEqual({
    type: "refused",
    message: "is required",
    field: "name",
  });
});

test("a login that succeeds says so and signs in", async () => {
  const { actions: entry, entered, notices } = actions({ logIn: () => asha });
  expect(await entry.logIn(form)).toEqual({ type: "done" });
  expect([entered, notices]).toEqual([[asha], [success("User Login Successful")]]);
});

test.each([
  [
    "the server's words",
    refusing(401, "Incorrect email or password"),
    "Incorrect email or password",
  ],
  ["no words of the server", refusing(500), "User Login Failed"],
  ["no response", silence, "No response from server"],
])("a login that fails with %s says so in a toast and inline", async (_, logIn, message) => {
  const { actions: entry, entered, notices } = actions({ logIn });
  expect(await entry.logIn(form)).toEqual({ type: "refused", message });
  expect([entered, notices]).toEqual([[], [error("User Login Failed")]]);
});

const project = { apiKey: "k", authDomain: "shop.test", projectId: "shop" };

test("whether Google is set up is distinguished from no answer", async () => {
  const config = { speech: { recognisers: [], synthesisers: [] }, razorpay: null };
  const {
    actions: entry,
    answers,
    logged,
    prepared,
  } = actions({
    getConfig: () => ({ ...config, google: null }) as never, // only google is read here
  });
  expect(await entry.askForGoogle()).toBeNull();
  answers.getConfig = () => ({ ...config, google: project }) as never; // as above
  expect(await entry.askForGoogle()).toEqual(project);
  answers.getConfig = silence;
  expect(await entry.askForGoogle()).toBeUndefined();
  expect(prepared).toEqual(["shop"]);
  expect(logged).toEqual(["configuration"]);
});

test("Google's name and address go to the server with the proof of them", async () => {
  const { ports, enter, sent, notices } = actions({ googleLogIn: () => asha });
  const googleSignIn = async () => ({ ...asha, idToken: "proof" });
  const entry = createEntryActions({ ...ports, googleSignIn }, { enter });
  expect(await entry.enterWithGoogle(project, "login")).toEqual({ type: "done" });
  expect([sent, notices]).toEqual([
    [{ name: "googleLogIn", body: asha, headers: { authorization: "Bearer proof" } }],
    [success("User Login Successful")],
  ]);
});

test("a failed Google registration is a toast, a failed Google login is only logged", async () => {
  const { actions: entry, notices, logged } = actions();
  expect(await entry.enterWithGoogle(project, "registration")).toEqual({
    type: "refused",
    message: "Google registration failed",
  });
  expect([notices.splice(0), logged]).toEqual([[error("Google registration failed")], []]);
  expect(await entry.enterWithGoogle(project, "login")).toEqual({
    type: "refused",
    message: "Google sign-in didn't finish. Try again.",
  });
  expect([notices, logged]).toEqual([[], ["google login"]]);
});

test.each([
  ["the server's words", refusing(401, "Google's proof has expired"), undefined],
  ["no response", silence, "No response from server"],
])("a Google sign-in that fails with %s says so beside the button", async (...given) => {
  const [, googleLogIn, inline = "Google's proof has expired"] = given;
  const toasted = inline === "No response from server" ? "Google registration failed" : inline;
  const { ports, enter, notices } = actions({ googleLogIn });
  const entry = createEntryActions(
    { ...ports, googleSignIn: async () => ({ ...asha, idToken: "proof" }) },
    { enter },
  );
  const refused = { type: "refused", message: inline };
  expect(await entry.enterWithGoogle(project, "registration")).toEqual(refused);
  expect(await entry.enterWithGoogle(project, "login")).toEqual(refused);
  expect(notices).toEqual([error(toasted)]);
});

test("what became of Google's window is beside the button, the documented words in the toast", async () => {
  const { ports, enter, notices, logged } = actions();
  const googleSignIn = () =>
    Promise.reject(new ApiError({ kind: "setup", message: "The window was blocked" }));
  const entry = createEntryActions({ ...ports, googleSignIn }, { enter });
  const refused = { type: "refused", message: "The window was blocked" };
  expect(await entry.enterWithGoogle(project, "registration")).toEqual(refused);
  expect(await entry.enterWithGoogle(project, "login")).toEqual(refused);
  expect([notices, logged]).toEqual([[error("Google registration failed")], ["google login"]]);
});
