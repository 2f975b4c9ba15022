/** What the shop's own code does without: each line is a way in that isn't there to be closed. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Code that runs in the shop and its shoppers' browsers: no tests or stand-ins. */
const folders = ["domain", "contract", "language", "server", "src"];
const isShipped = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)(testing|doubles)\//.test(path);

let sources: readonly (readonly [path: string, text: string])[] = [];
let dependencies: readonly string[] = [];
beforeAll(async () => {
  const paths = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  );
  sources = await Promise.all(
    paths
      .flat()
      .filter(isShipped)
      .map(async (path) => [path, await readFile(join(root, path), "utf8")] as const),
  );
  dependencies = Object.keys(
    JSON.parse(await readFile(join(root, "package.json"), "utf8")).dependencies,
  );
});

const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter(([, text]) => pattern.test(text)).map(([path]) => path);

it("the shop's source is looked through whole", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(filesWith(/createHash\(/)).toContain("server/services/accounts/sessions.ts");
  expect(filesWith(/\buseEffect\(/).length).toBeGreaterThan(5);
});

it.each([
  ["code made of text", /\beval\(|\bnew Function\(|node:vm/],
  // `fork` alone is left: a program of the shop's own, without a shell.
  [
    "commands of the operating system",
    /\b(exec|execFile|spawn)(Sync)?\b[^}]*\} from "node:child_process"|\* as \w+ from "node:child_process"|import child|import\("(node:)?child_process|\bshell: /,
  ],
  [
    "HTML that a script puts into the page",
    /\b(inner|outer)HTML\b|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write/,
  ],
  ["ciphers", /createCipher|createDecipher|publicEncrypt|crypto\.subtle/],
  ["hashes but SHA-256", /create(Hash|Hmac)\((?!\s*"sha256")/],
  ["random numbers that can be guessed", /Math\.random/],
  [
    "messages of other windows",
    /\b(window|self|globalThis)\.(onmessage|addEventListener\(\s*"message)/,
  ],
  ["redirects to other addresses", /reply\s*\.redirect\(|\.header\("location"/],
  ["web sockets or calls between browsers", /new WebSocket\(|WebSocketServer|RTCPeerConnection/],
  ["memory that is not initialised", /allocUnsafe/],
  ["objects that bring their own types along", /v8\.deserialize|node:v8/],
])("the shop's source has no %s", (_, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});

it.each([
  ["LDAP", /ldap/],
  ["XML or XPath", /xml|xpath|sax/],
  ["LaTeX", /latex|\btex\b/],
  [
    "templates or markup of users",
    /handlebars|mustache|\bejs\b|pug|nunjucks|marked|markdown|remark/,
  ],
  ["memcache", /memcache|\bmemjs\b/],
  ["reading mail", /imap|pop3|mailparser/],
  ["GraphQL", /graphql|apollo/],
  ["uploads in forms", /multipart|busboy|formidable|multer/],
])("no package is there for %s", (_, pattern) => {
  expect(dependencies).toContain("fastify");
  expect(dependencies.filter((name) => pattern.test(name))).toEqual([]);
});

it("the one program that it starts is the one that draws the demo's pictures", () => {
  expect(filesWith(/child_process/)).toEqual(["server/pictures/picture-drawer.ts"]);
});

it("every package comes from the registry, as the very bytes that were taken in", async () => {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const packages = Object.entries<{ integrity?: string; resolved?: string; link?: true }>(
    lock.packages,
    // Our own packages lie in this project.
  ).filter(
    ([path, { resolved = "" }]) =>
      path !== "" && !path.startsWith("packages/") && !resolved.startsWith("packages/"),
  );
  expect(packages.length).toBeGreaterThan(dependencies.length);
  const elsewhere = packages.filter(
    ([, { integrity, resolved = "", link }]) =>
      link === true ||
      !integrity?.startsWith("sha512-") ||
      !/^$|^https:\/\/registry\.npmjs\.org\//.test(resolved),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});
