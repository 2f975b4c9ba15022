import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "../db/schema.ts";
import { type RateLimitRepository, rateLimitRepository } from "../repositories/rate-limits.ts";
import { type Engine, engines } from "../testing/processes/engines.ts";
import { addressOwner, createLimiter } from "./limiter.ts";
import { ok, refuse } from "./outcome.ts";

const minute = 60_000;
const attempt = { what: "sign-in", who: "asha", limit: { count: 2, windowMs: 15 * minute } };
const right = async () => ok("in");
const wrong = async () => refuse("signed-out", "No");

for (const { name, start, missing } of engines)
  describe.skipIf(missing)(`on ${name}, a limit of failures`, () => {
    let engine: Engine;
    let database: Awaited<ReturnType<Engine["open"]>>;
    let time = Date.UTC(2026, 0, 2);
    /** How often the database was asked. */
    let asked = 0;
    beforeAll(async () => {
      engine = await start();
      database = await engine.open();
      await database.migrate();
    });
    beforeEach(async () => {
      await database.sql.execute(sql`truncate rate_limits`);
      asked = 0;
    });
    afterAll(async () => {
      await database.close();
      await engine.stop();
    });

    /** A server process's limiter. */
    const open = () => {
      const books = rateLimitRepository(database.sql);
      const counting: RateLimitRepository = {
        ...books,
        count: (...given) => {
          asked += 1;
          return books.count(...given);
        },
        giveBack: (...given) => {
          asked += 1;
          return books.giveBack(...given);
        },
      };
      return createLimiter(counting, () => time);
    };
    const kindOf = (
      outcome: Awaited<ReturnType<typeof wrong>> | Awaited<ReturnType<typeof right>>,
    ) => (outcome.ok ? "in" : outcome.refusal.kind);

    it("asks the database nothing while the window is known to be full, and writes nothing", async () => {
      const limiter = open();
      for (let failed = 0; failed < 2; failed += 1) await limiter.failures([attempt], wrong);
      const before = await database.sql.select().from(rateLimits);
      expect(kindOf(await limiter.failures([attempt], right))).toBe("too-many");
      asked = 0;
      for (let refused = 0; refused < 100; refused += 1) {
        expect(kindOf(await limiter.failures([attempt], right))).toBe("too-many");
      }
      expect(asked).toBe(0);
      expect(await database.sql.select().from(rateLimits)).toEqual(before);
      time += 15 * minute;
      expect(kindOf(await limiter.failures([attempt], right))).toBe("in");
    });

    it("lets no more be tried at once than may fail, at several processes", async () => {
      const limiters = [open(), open()];
      let tried = 0;
      const work = async () => {
        tried += 1;
        return wrong();
      };
      await Promise.all(
        Array.from({ length: 30 }, (_, index) => limiters[index % 2]?.failures([attempt], work)),
      );
      expect(tried).toBe(2);
    });

    it("opens again for what succeeded, here at once and elsewhere within five seconds", async () => {
      const [here, there] = [open(), open()];
      const underWay: (() => void)[] = [];
      const slow = async () => {
        await new Promise<void>((resolve) => void underWay.push(resolve));
        return right();
      };
      const both = [here.failures([attempt], slow), here.failures([attempt], slow)];
      await expect.poll(() => underWay.length).toBe(2);
      const full = () => Promise.all([here, there].map((each) => each.failures([attempt], right)));
      expect((await full()).map(kindOf)).toEqual(["too-many", "too-many"]);
      for (const finish of underWay) finish();
      expect((await Promise.all(both)).map(kindOf)).toEqual(["in", "in"]);
      expect((await full()).map(kindOf)).toEqual(["in", "too-many"]);
      time += 5_000;
      expect((await full()).map(kindOf)).toEqual(["in", "in"]);
    });

    it("counts nothing of what broke before it could succeed or fail", async () => {
      const limiter = open();
      const broken = () => Promise.reject(new Error("The database is away"));
      for (let times = 0; times < 3; times += 1) {
        await expect(limiter.failures([attempt], broken)).rejects.toThrow("away");
      }
      expect(kindOf(await limiter.failures([attempt], right))).toBe("in");
    });
  });

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the owner of %s is %s", (address, owner) => {
  expect(addressOwner(address)).toBe(owner);
});
