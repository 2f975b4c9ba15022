import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { last, readDockerfile, readIgnore } from "./dockerfile.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const stages = readDockerfile(read("Dockerfile"));
const image = stages.at(-1) ?? { name: "", instructions: [] };

it("runs the shop as a user who is not root, and asks for its health", () => {
  expect(last(image, "USER")).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(last(image, "HEALTHCHECK")).toContain("/healthz");
  expect(last(image, "VOLUME")).toBe("/data");
  expect(JSON.parse(last(image, "CMD"))).toEqual(["node", "dist/server/main.js"]);
});

it("puts packages of production and what was built into the image, and nothing else", () => {
  const copied = image.instructions.filter(({ name }) => name === "COPY").map(({ rest }) => rest);
  expect(copied).toEqual(["--from=packages /shop ./", "--from=build /shop/dist dist"]);
  const packages = stages.find(({ name }) => name === "packages");
  expect(packages && last(packages, "RUN")).toBe("npm ci --omit=dev");
});

it("sends the build no tests, no secrets and no data", () => {
  const isTaken = readIgnore(read(".dockerignore"));
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trimEnd().split("\n");
  const taken = files.filter(isTaken);
  expect(taken).toEqual(expect.arrayContaining(["package-lock.json", "server/db/schema.ts"]));
  expect(taken.filter((path) => /\.test\.|^(e2e|bench|docs)\//.test(path))).toEqual([]);
  const others = [
    ".env",
    "data/database/PG_VERSION",
    "node_modules/vite/package.json",
    ".git/HEAD",
  ];
  expect(others.filter(isTaken)).toEqual([]);
  expect(["dist/pictures/a/front-800.webp", "dist/server/main.js"].map(isTaken)).toEqual([
    true,
    false,
  ]);
});
