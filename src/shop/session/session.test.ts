import { expect, test } from "vitest";
import { blankDelivery } from "../../../domain/delivery.ts";
import { packDraft } from "../checkout/delivery-draft.ts";
import { playPorts, refusing, silence } from "../doubles/ports.ts";
import { createSession, draftKey } from "./session.ts";

const asha = { name: "Asha", email: "asha@example.com" };

test("no user is known before the server is asked", () => {
  const { ports } = playPorts();
  expect(createSession(ports).store.getState()).toEqual({ status: "unknown" });
});

test("the current user is signed in", async () => {
  const { ports } = playPorts({ getCurrentUser: () => asha });
  const session = createSession(ports);
  await session.start();
  expect(session.store.getState()).toEqual({ status: "in", user: asha });
});

test("a refusal to say who it is means signed out, and is nothing to log", async () => {
  const { ports, logged } = playPorts({ getCurrentUser: refusing(401) });
  const session = createSession(ports);
  await session.start();
  expect([session.store.getState(), logged]).toEqual([{ status: "out" }, []]);
});

test("no user is asked where no user can be signed in", async () => {
  const { ports, sent } = playPorts();
  const session = createSession({ ...ports, mayBeSignedIn: () => false });
  await session.start();
  expect([session.store.getState(), sent]).toEqual([{ status: "out" }, []]);
});

test("a server that is away means signed out, too, is logged, and is asked until it answers", async () => {
  const played = playPorts({ getCurrentUser: silence });
  const later: (() => void)[] = [];
  const session = createSession({
    ...played.ports,
    after: (_, run) => {
      later.push(run);
      return () => undefined;
    },
  });
  await session.start();
  const away = { status: "out", unreachable: true };
  expect([session.store.getState(), played.logged]).toEqual([away, ["current user"]]);
  played.answers.getCurrentUser = () => asha;
  later.pop()?.();
  await new Promise(setImmediate);
  expect([session.store.getState(), later]).toEqual([{ status: "in", user: asha }, []]);
});

test("after a sign-in a lost reload falls back on the sign-in's reply, a refused one doesn't", async () => {
  const played = playPorts({ getCurrentUser: silence });
  const session = createSession(played.ports);
  await session.enter(asha);
  expect(session.store.getState()).toEqual({ status: "in", user: asha });
  played.answers.getCurrentUser = refusing(401);
  await session.enter(asha);
  expect(session.store.getState()).toEqual({ status: "out" });
});

test("logging out goes to /login before the state changes, so that no way back is kept", async () => {
  const { ports, went } = playPorts({
    getCurrentUser: () => asha,
    logOut: () => ({ success: true }),
  });
  const session = createSession(ports);
  await session.start();
  const wentAtChange: (readonly string[])[] = [];
  session.store.subscribe(() => wentAtChange.push([...went]));
  expect(await session.logOut()).toBe(true);
  expect([session.store.getState(), wentAtChange]).toEqual([{ status: "out" }, [["/login"]]]);
});

test("who logs out leaves no street in the tab", async () => {
  const { ports } = playPorts({ getCurrentUser: () => asha, logOut: () => ({ success: true }) });
  const session = createSession(ports);
  await session.start();
  const draft = packDraft(asha.email, { ...blankDelivery, street: "12 Lantern Lane" });
  ports.tabStorage.setItem(draftKey, draft);
  await session.logOut();
  expect(ports.tabStorage.getItem(draftKey)).toBe(null);
});

test("a logout that fails leaves everything as it is", async () => {
  const { ports, went, logged } = playPorts({ getCurrentUser: () => asha, logOut: refusing(500) });
  const session = createSession(ports);
  await session.start();
  expect(await session.logOut()).toBe(false);
  expect([session.store.getState(), went, logged]).toEqual([
    { status: "in", user: asha },
    [],
    ["log out"],
  ]);
});

test("another shopper comes after the first has left, and the same one just stays", async () => {
  const ravi = { name: "Ravi", email: "ravi@example.com" };
  const played = playPorts({ getCurrentUser: () => asha });
  const session = createSession(played.ports);
  await session.start();
  const states: unknown[] = [];
  session.store.subscribe((state) => states.push(state));
  await session.start();
  played.answers.getCurrentUser = () => ravi;
  await session.start();
  expect(states).toEqual([
    { status: "in", user: asha },
    { status: "out" },
    { status: "in", user: ravi },
  ]);
});
