import { describe, expect, it } from "vitest";
import { headLinks, type Manifest } from "./page-head.ts";
import { screenOf } from "./screens.ts";

const manifest: Manifest = {
  "index.html": { file: "assets/index.js", isEntry: true, imports: ["react"] },
  react: { file: "assets/react.js" },
  _base: { file: "assets/base.js", imports: ["react"] },
  "_front-abc.js": {
    file: "assets/front.js",
    name: "front",
    imports: ["react", "index.html", "_base"],
  },
  "_entry-abc.js": { file: "assets/entry.js", name: "entry", imports: ["index.html"] },
};
const visit = (path: string, member: boolean) =>
  headLinks(manifest, { screen: screenOf(path), member });

describe("a page's head", () => {
  it("names a screen's files once, and none that the page itself names", () => {
    expect(visit("/", true).match(/assets\/\w+\.js/g)).toEqual([
      "assets/front.js",
      "assets/base.js",
    ]);
  });

  it("names a member's first calls, and none for a visitor", () => {
    const called = (links: string) => links.match(/href="\/api[^"]*/g);
    expect([called(visit("/", true)), called(visit("/login", false))]).toEqual([
      ['href="/api/user/getcurrentuser', 'href="/api/product/list'],
      null,
    ]);
  });

  it("names nothing for a shopper whom the guards send elsewhere, nor for a rarer screen", () => {
    expect([visit("/", false), visit("/login", true), visit("/about", true)]).toEqual(["", "", ""]);
  });
});
