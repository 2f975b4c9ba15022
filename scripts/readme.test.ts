/** What the README and its neighbours promise and can be checked: settings, commands and files. */
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { settings } from "../server/config.ts";
import { listFiles } from "./checks/source.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const readme = read("README.md");

describe.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])("%s", (name) => {
  const text = read(name);

  it("is read in one sitting: 200 lines at most", () => {
    expect(text.split("\n").length).toBeLessThanOrEqual(201);
  });

  it("names only files that exist", () => {
    const paths =
      /(?<=[`(])(?:domain|contract|language|packages|src|server|cli|fixtures|e2e|bench|scripts|docs)\/[\w./-]*/g;
    const named = (text.match(paths) ?? []).filter((path) => !/NAME|AREA/.test(path));
    expect(named).not.toEqual([]);
    expect(named.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
  });

  it("names only commands that exist", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z0-9:]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([]);
  });
});

const settingNames = Object.keys(settings.shape);

describe("the README", () => {
  it("names every setting of the server", () => {
    expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it("names no setting that the server doesn't read", () => {
    const named = [...readme.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)].map(
      ([, name]) => name,
    );
    // Of the build, and of Node itself.
    const elsewhere = ["VITE_API_BASE", "VITE_RECOMMENDATIONS_BASE", "NODE_EXTRA_CA_CERTS"];
    expect(named.filter((name) => !settingNames.concat(elsewhere).includes(name ?? ""))).toEqual(
      [],
    );
  });
});

describe("every document", () => {
  const files = listFiles();
  const names = new Set(files.map((file) => basename(file)));

  it.each(files.filter((file) => file.endsWith(".md")))(
    "%s names only files that exist",
    (file) => {
      const code = [...read(file).matchAll(/`([\w./-]+\.(?:tsx?|css|cjs|jsonl))`/g)];
      const named = code.map(([, path = ""]) => path).filter((path) => !/NAME|AREA/.test(path));
      expect(named.filter((path) => !names.has(basename(path)))).toEqual([]);
    },
  );
});
