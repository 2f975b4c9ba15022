import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { bestPictures } from "./best-pictures.ts";

test("the page of pictures shows each of the twelve, says what it shows, and no other is kept", () => {
  const page = readFileSync("docs/pictures.md", "utf8");
  const shown = [...page.matchAll(/!\[(.{20,})\]\(pictures\/(.+)\.webp\)/g)].map(
    ([, , name]) => name,
  );
  expect(shown.toSorted()).toEqual(bestPictures.toSorted());
  expect(readdirSync("docs/pictures").toSorted()).toEqual(
    bestPictures.map((name) => `${name}.webp`).toSorted(),
  );
});

test.each(bestPictures)("%s is no larger than 150 kB", (name) => {
  expect(statSync(`docs/pictures/${name}.webp`).size).toBeLessThanOrEqual(150_000);
});
