import { describe, expect, test } from "vitest";
import type { SignedIn } from "../../../contract/account-schemas.ts";
import { answerWords } from "../answer.ts";
import { type Answers, calm, refusing, silence } from "../doubles/ports.ts";
import { asha, playShop } from "../doubles/shop.ts";
import { accountOf, accountWords } from "./account.ts";

const account = { ...asha, since: 1_700_000_000_000, hasPassword: true, google: false };
const session = (said: Partial<SignedIn> & Pick<SignedIn, "_id">): SignedIn => ({
  device: "Chrome on Android",
  since: 1,
  current: false,
  ...said,
});

async function open(answers: Answers = {}) {
  const played = await playShop({
    getAccount: () => account,
    listSessions: () => [
      session({ _id: "old" }),
      session({ _id: "here", since: 2, current: true }),
    ],
    ...answers,
  });
  const actions = accountOf(played.shop);
  await actions.open();
  return { ...played, actions, state: () => actions.store.getState() };
}

test("the account opens with this browser before all others", async () => {
  const shop = await open();
  expect([shop.state().account, shop.state().sessions.map(({ _id }) => _id)]).toEqual([
    account,
    ["here", "old"],
  ]);
});

test("an account that can't be had is reported as failed", async () => {
  const shop = await open({ getAccount: silence });
  expect(shop.state().status).toBe("failed");
});

test("a new name is the shopper's everywhere", async () => {
  const shop = await open({ changeName: ({ name }) => ({ ...asha, name }) });
  expect(await shop.actions.rename(" ")).toMatchObject({ message: accountWords.noName });
  shop.answers.getCurrentUser = () => ({ ...asha, name: "Asha K" });
  expect(await shop.actions.rename(" Asha K ")).toMatchObject({ type: "done" });
  expect([shop.state().account?.name, shop.shop.session.store.getState()]).toEqual([
    "Asha K",
    { status: "in", user: { ...asha, name: "Asha K" } },
  ]);
});

describe("the password", () => {
  test("is changed with the old one, and ends all other sessions", async () => {
    const shop = await open({ changePassword: () => ({ success: true }) });
    expect(await shop.actions.changePassword("secret1", "secret-new")).toMatchObject({
      type: "done",
    });
    expect(shop.state().sessions.map(({ _id }) => _id)).toEqual(["here"]);
  });

  test("is not sent where it can't be right", async () => {
    const shop = await open();
    const opened = shop.sent.length;
    expect(await shop.actions.changePassword("", "secret-new")).toMatchObject({ field: "current" });
    expect(await shop.actions.changePassword("secret1", "short")).toMatchObject({
      field: "password",
    });
    expect(shop.sent.length).toBe(opened);
  });

  test("that is refused says which field", async () => {
    const shop = await open({
      changePassword: refusing(403, "That isn't your password", "current"),
    });
    expect(await shop.actions.changePassword("wrong-1", "secret-new")).toEqual({
      type: "refused",
      message: "That isn't your password",
      field: "current",
    });
  });
});

test("sessions are ended one by one, or all the others at once", async () => {
  const bodies: unknown[] = [];
  const shop = await open({
    endSessions: (body) => {
      bodies.push(body);
      return [session({ _id: "here", current: true })];
    },
  });
  await shop.actions.endSessions("old");
  await shop.actions.endSessions();
  expect([bodies, shop.state().sessions.length]).toEqual([[{ _id: "old" }, {}], 1]);
});

describe("an account that is deleted", () => {
  test("leaves to the login and is notified", async () => {
    const shop = await open({ deleteAccount: () => ({ success: true }) });
    await shop.actions.remove("secret1");
    await calm();
    expect([shop.shop.session.store.getState(), shop.went, shop.words()]).toEqual([
      { status: "out" },
      ["/login"],
      [accountWords.deleted],
    ]);
    expect(shop.state().account).toBeUndefined();
  });

  test("stays where no answer comes, and says so", async () => {
    const shop = await open({ deleteAccount: silence });
    expect(await shop.actions.remove("secret1")).toEqual({
      type: "refused",
      message: answerWords.silent,
      unanswered: true,
    });
    expect(shop.shop.session.store.getState().status).toBe("in");
  });
});
