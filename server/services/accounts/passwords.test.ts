import { describe, expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

it("a password matches the hash that was made of it, and no other does", async () => {
  const passwords = createPasswords();
  const hashed = await passwords.hash("monsoon");
  expect(await passwords.matches("monsoon", hashed)).toBe(true);
  expect(await passwords.matches("Monsoon", hashed)).toBe(false);
});

it("a hash takes 19 MiB and two passes of Argon2id, unless another cost is asked for", async () => {
  expect(await createPasswords().hash("monsoon")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const cheap = createPasswords({ cost });
  const hashed = await cheap.hash("monsoon");
  expect(hashed).toContain("$m=8,t=1,p=1$");
  expect(await cheap.matches("monsoon", hashed)).toBe(true);
});

describe("without an account", () => {
  it("nothing matches", async () => {
    const passwords = createPasswords();
    expect(await passwords.matches("nobody's password", null)).toBe(false);
    expect(await passwords.matches("", null)).toBe(false);
  });

  it("the answer is the same as with one, in a busy moment and after it", async () => {
    const busyAtTwo = createPasswords({ turns: { atOnce: 1, mostWaiting: 1 } });
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
