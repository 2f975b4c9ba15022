import { expect, it } from "vitest";
import { sourceOf } from "./source.ts";
import { classesIn, styleFaults } from "./styles.ts";

const css = '.card, .card:has(:global(.Toastify)) .name { margin: .5em; content: ".no"; }';

const faults = (code: string) =>
  styleFaults(new Map([["src/a.module.css", classesIn(css)]]), [
    sourceOf("src/a.tsx", `import looks from "./a.module.css"; ${code}`),
  ]);

it("finds a class that the sheet lacks, and one without use", () => {
  expect(faults("<p className={looks.card}><b className={looks.title} /></p>;")).toEqual([
    "src/a.tsx: src/a.module.css has no .title",
    "src/a.module.css: no screen uses .name",
  ]);
});

it("takes a computed class for all", () => {
  expect(faults("const look = (name: string) => looks[name];")).toEqual([]);
});
