import { describe, expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

it("a password matches the hash that was made of it, and no other does", async () => {
  const passwords = createPasswords();
  const hashed = await passwords.hash("monsoon");
  expect(await passwords.matches("monsoon", hashed)).toBe(true);
  expect(await passwords.matches("Monsoon", hashed)).toBe(false);
});

describe("without an account", () => {
  it("nothing matches", async () => {
    const passwords = createPasswords();
    expect(await passwords.matches("nobody's password", null)).toBe(false);
    expect(await passwords.matches("", null)).toBe(false);
  });

  it("the answer is the same as with one, in a busy moment and after it", async () => {
    const busyAtTwo = createPasswords({ atOnce: 1, mostWaiting: 1 });
    const hashed = await busyAtTwo.hash("monsoon");
    const asked = () =>
      Promise.allSettled([busyAtTwo.matches("wrong", null), busyAtTwo.matches("wrong", hashed)]);

    const others = ["one", "two"].map((password) => busyAtTwo.hash(password));
    const refused = { status: "rejected", reason: { code: "SHOP_ERR_BUSY" } };
    expect(await asked()).toMatchObject([refused, refused]);

    await Promise.all(others);
    const wrong = { status: "fulfilled", value: false };
    expect(await asked()).toEqual([wrong, wrong]);
  });
});
