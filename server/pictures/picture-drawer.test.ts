import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../testing/processes/server-process.ts";
import { createPictureDrawer, type PictureDrawer } from "./picture-drawer.ts";
import { pictureVersion } from "./version.ts";

const artist = join(root, "server/pictures/draw-pictures.ts");
const kurta = "kabir-linen-kurta";
const swatch = `${kurta}/detail-400.webp`;

let folder = "";
const open: PictureDrawer[] = [];
const troubles: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-pictures-"));
  troubles.length = 0;
});

afterEach(async () => {
  for (const drawer of open.splice(0)) drawer.close();
  await rm(folder, { recursive: true, force: true });
});

async function drawerWith(parts: { version?: string; artist?: string } = {}) {
  const drawer = await createPictureDrawer({
    products: [kurta],
    folder,
    version: await pictureVersion(),
    artist,
    failed: (message) => troubles.push(message),
    ...parts,
  });
  open.push(drawer);
  return drawer;
}

const writtenAt = async (path: string) => (await stat(join(folder, path))).mtimeMs;
const drawn = async () =>
  (await readFile(join(folder, ".drawn"), "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" ")[0]);

describe("a picture that is asked for", () => {
  it("is drawn once, in the width that is asked for, for every caller, however often asked", async () => {
    const drawer = await drawerWith();
    await Promise.all([drawer.ready(swatch), drawer.ready(swatch)]);
    const bytes = await readFile(join(folder, swatch));
    expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
    expect(await drawn()).toEqual([swatch]);
    await drawer.ready(`${kurta}/detail-800.webp`);
    expect(await drawn()).toEqual([swatch, `${kurta}/detail-800.webp`]);
  });

  it("is not drawn again after a restart, nor when the code is new and the drawing the same", async () => {
    await (await drawerWith()).ready(swatch);
    const first = await writtenAt(swatch);
    await (await drawerWith({ artist: "/there/is/none.js" })).ready(swatch);
    await (await drawerWith({ version: "another" })).ready(swatch);
    expect(await writtenAt(swatch)).toBe(first);
    expect(troubles).toEqual([]);
  });

  it("comes before what is prefetched", async () => {
    const drawer = await drawerWith();
    drawer.drawAhead();
    await drawer.ready(`${kurta}/worn-400.webp`);
    expect(await drawn()).toContain(`${kurta}/worn-400.webp`);
    expect(await drawn()).not.toContain("hero/4-tall-480.webp");
  });
});

describe("a picture that is not drawn here", () => {
  it.each(["nobody/front-400.webp", `${kurta}/inside-400.webp`, "../main.js", ""])(
    "is left to others: %j",
    async (path) => {
      await expect((await drawerWith({ artist: "/there/is/none.js" })).ready(path)).resolves.toBe(
        undefined,
      );
      expect(troubles).toEqual([]);
    },
  );

  it("is missing, and that is said once, where the process that draws can't start", async () => {
    const broken = join(folder, "broken.js");
    await writeFile(broken, "process.exit(3);");
    const drawer = await drawerWith({ artist: broken });
    await drawer.ready(swatch);
    await drawer.ready(swatch);
    expect(troubles).toEqual(["the process that draws ended with 3"]);
  });
});
