/** The shop on the embedded database and a disk that really fills, where a small one can be mounted. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { deliveryAddress } from "../testing/card-shop.ts";
import { openTestShop, shopper } from "../testing/test-shop.ts";
import { openDatabase } from "./open.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const disk = mkdtempSync(join(tmpdir(), "shopai-disk-"));
const isMounted = mountSmall();

/** Whether a disk of 160 MB could be mounted, which takes root and Linux. */
function mountSmall(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", disk], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

afterAll(async () => {
  if (isMounted) execFileSync("umount", ["-l", disk]);
  await rm(disk, { recursive: true });
});

describe.skipIf(!isMounted)("on a disk that fills", () => {
  it("orders are refused whole, everything can still be seen, and with room again they are taken", async () => {
    const shop = await openTestShop(() =>
      openDatabase({ databaseUrl: null, dataDir: join(disk, "data") }),
    );
    const asha = await shopper(await shop.run());
    const order = (key: string) =>
      asha.post(
        "/api/order/placeorder",
        {
          address: deliveryAddress,
          items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
          amount: 1339,
        },
        { "idempotency-key": key },
      );
    expect((await order("one")).statusCode).toBe(200);

    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize - 20_000_000));
    const refused = await Promise.all(["one", "two", "three"].map(order));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([200, 503, 503]);
    expect(refused[1]?.json()).toEqual({
      message: "The shop can't write anything down right now. Please try again later.",
      requestId: expect.any(String),
    });
    expect((await asha.post("/api/order/userorder")).json()).toHaveLength(1);

    rmSync(join(disk, "filler"));
    const taken = await Promise.all(["one", "two", "three"].map(order));
    expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await asha.post("/api/order/userorder")).json()).toHaveLength(3);
    await shop.close();
  });
});
