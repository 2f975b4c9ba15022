import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePrivate } from "./private-folder.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shopai-private-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

it("makes a folder that no other user can open", () => {
  makePrivate(join(folder, "data", "deep"));
  expect([modeOf("data"), modeOf("data", "deep")]).toEqual(["700", "700"]);
});

it("takes the rights of others to all that is there, and leaves what lies outside", () => {
  const data = join(folder, "data");
  const outside = join(folder, "outside");
  mkdirSync(join(data, "pictures", "shirt"), { recursive: true });
  writeFileSync(join(data, "pictures", "shirt", "1.webp"), "");
  writeFileSync(outside, "");
  symlinkSync(outside, join(data, "link"));
  symlinkSync(join(folder, "nowhere"), join(data, "broken"));
  for (const name of ["", "pictures", "pictures/shirt"]) chmodSync(join(data, name), 0o777);
  for (const path of [join(data, "pictures/shirt/1.webp"), outside]) chmodSync(path, 0o666);

  makePrivate(data);
  expect(
    ["data", "data/pictures", "data/pictures/shirt", "data/pictures/shirt/1.webp"].map((path) =>
      modeOf(path),
    ),
  ).toEqual(["700", "700", "700", "600"]);
  expect(modeOf("outside")).toBe("666");
});
