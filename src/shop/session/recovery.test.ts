import { expect, test } from "vitest";
import { type Answers, refusing } from "../doubles/ports.ts";
import { playShop } from "../doubles/shop.ts";
import { createRecovery, recoveryWords } from "./recovery.ts";

async function open(answers: Answers = {}) {
  const played = await playShop(answers);
  return { ...played, recovery: createRecovery(played.shop) };
}

test("a link is sent to an address, and to nothing else", async () => {
  const shop = await open({ forgotPassword: () => ({ success: true }) });
  expect(await shop.recovery.forget("asha")).toMatchObject({ field: "email" });
  expect(await shop.recovery.forget(" asha@example.test ")).toMatchObject({ type: "done" });
  expect(shop.since()).toEqual([{ name: "forgotPassword", body: { email: "asha@example.test" } }]);
});

test("a new password signs out everywhere and leads to the login", async () => {
  const shop = await open({ resetPassword: () => ({ success: true }) });
  expect(await shop.recovery.reset("token", "new-secret")).toMatchObject({ type: "done" });
  expect([shop.shop.session.store.getState().status, shop.went, shop.words()]).toEqual([
    "out",
    ["/login"],
    [recoveryWords.set],
  ]);
});

test("a link that is used, and one that was cut short, are refused in words", async () => {
  const shop = await open({ resetPassword: refusing(403, "This link is used", "token") });
  expect(await shop.recovery.reset("", "new-secret")).toMatchObject({
    message: recoveryWords.noToken,
  });
  expect(await shop.recovery.reset("token", "short")).toMatchObject({ field: "password" });
  expect(await shop.recovery.reset("token", "new-secret")).toEqual({
    type: "refused",
    message: "This link is used",
    field: "token",
  });
  expect(shop.shop.session.store.getState().status).toBe("in");
});
