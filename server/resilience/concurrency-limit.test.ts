import { expect, it } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

it("work runs so many at once, the rest in the order it came, and a failure hands its turn on", async () => {
  const limited = createConcurrencyLimit(2, 5);
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const begin = (name: string) =>
    limited(() => {
      log.push(`begin ${name}`);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
      });
    });
  const all = ["a", "b", "c", "d"].map(begin);
  expect(log).toEqual(["begin a", "begin b"]);
  ends.get("b")?.(new Error("broken"));
  await expect(all[1]).rejects.toThrow("broken");
  expect(log).toEqual(["begin a", "begin b", "begin c"]);
  ends.get("a")?.();
  expect(await all[0]).toBe("a");
  expect(log).toEqual(["begin a", "begin b", "begin c", "begin d"]);
  ends.get("c")?.();
  ends.get("d")?.();
  expect(await Promise.all([all[2], all[3]])).toEqual(["c", "d"]);
  const last = begin("e");
  ends.get("e")?.();
  expect(await last).toBe("e");
});

it("work that finds the queue full is refused, and no user loses their turn by it", async () => {
  const limited = createConcurrencyLimit(1, 1);
  let end = () => {};
  const first = limited(
    () =>
      new Promise<string>((resolve) => {
        end = () => resolve("first");
      }),
  );
  const second = limited(async () => "second");
  await expect(limited(async () => "third")).rejects.toMatchObject({ code: "SHOP_ERR_BUSY" });
  end();
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
});
