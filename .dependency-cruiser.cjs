const { readFileSync } = require("node:fs");

/**
 * Who may import whom. ARCHITECTURE.md ("The map of the house") says what lives in each folder; rules on rooms
 * within a folder say why beside them. Tests may reach further than the code they test.
 */
const code = (folder) => ({ path: `^${folder}/`, pathNot: "\\.test\\.tsx?$" });
const only = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: code(folder),
  to: { pathNot: [`^${folder}/`, ...allowed] },
});
const npm = (...names) => names.map((name) => `node_modules/(@types/)?${name}/`);

/** The files that all.ts and acts.ts take commands and handlers from. */
const registered = ["all", "acts"].flatMap((registry) => {
  const text = readFileSync(`${__dirname}/src/intents/commands/${registry}.ts`, "utf8");
  return [...text.matchAll(/ from "\.\/([^"]+\/[^"]+)"/g)].map(([, file]) => file);
});
const registries = "^src/intents/commands/(all|acts|otherwise|questioned|whole)\\.ts$";

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "no-undeclared-packages",
      comment: "A package used by the house is a package that package.json names.",
      severity: "error",
      from: { pathNot: "^node_modules/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    only("domain-imports-nothing", "domain", [], "The shop's rules and values, each once."),
    only(
      "contract-is-schemas-only",
      "contract",
      ["^domain/", ...npm("zod")],
      "Client and server share it.",
    ),
    {
      name: "illustrator-knows-no-shop",
      comment: "It draws from words, for any program.",
      severity: "error",
      from: code("packages"),
      to: { path: "^(domain|contract|language|src|server|cli|fixtures)/" },
    },
    only("language-is-pure", "language", ["^domain/"], "Pure reading of English."),
    only(
      "intents-are-pure",
      "src/intents",
      ["^domain/", "^language/", "^contract/", "^shop\\.json$", ...npm("fuse\\.js")],
      "No React, no DOM, no clock, no network: the same code runs in Node.",
    ),
    only(
      "phrases-are-data",
      "src/intents/phrases",
      ["^domain/", "^language/"],
      "What words are looked for; commands say what follows.",
    ),
    {
      name: "areas-of-commands-stand-alone",
      comment: "What two areas share is beside them; else a registry hands one to the other.",
      severity: "error",
      from: { path: "^src/intents/commands/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/intents/commands/[^/]+/", pathNot: "^src/intents/commands/$1/" },
    },
    {
      name: "commands-import-no-commands",
      comment: "Registries alone import registered files, and no command imports a registry.",
      severity: "error",
      from: { path: "^src/intents/commands/", pathNot: ["\\.test\\.tsx?$", registries] },
      to: { path: [registries, `^src/intents/commands/(${registered.join("|")})$`] },
    },
    only(
      "voice-is-adapters-only",
      "src/voice",
      ["^contract/", ...npm("microsoft-cognitiveservices-speech-sdk", "howler")],
      "Adapters know vendors and the browser, never the shop or what words mean.",
    ),
    {
      name: "providers-stand-alone",
      comment: "What two providers share is beside them, in audio/ or events/.",
      severity: "error",
      from: { path: "^src/voice/providers/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/voice/providers/", pathNot: "^src/voice/providers/$1/" },
    },
    only(
      "assistant-sees-interfaces",
      "src/assistant",
      [
        "^domain/",
        "^src/intents/",
        "^src/voice/(speech|earcon)\\.ts$",
        "^src/ui/",
        ...npm("react", "zustand"),
      ],
      "The assistant speaks through voice's interfaces and never acts on the shop itself.",
    ),
    only(
      "shop-is-state-and-rules",
      "src/shop",
      [
        "^domain/",
        "^src/api/",
        "^contract/",
        "^shop\\.json$",
        ...npm("react", "zustand", "fuse\\.js"),
      ],
      "Stores and pure rules; no screens.",
    ),
    only(
      "screens-render",
      "src/screens",
      [
        "^domain/",
        "^src/ui/",
        "^src/shop/",
        "^contract/",
        "^shop\\.json$",
        ...npm("react", "wouter", "zustand"),
      ],
      "Screens render and call back: no speech, no fetch, no matching.",
    ),
    only(
      "ui-is-plain",
      "src/ui",
      npm("react", "wouter", "react-toastify"),
      "Shared controls know no shop.",
    ),
    only("api-is-typed-fetch", "src/api", ["^contract/"], "The typed client of the contract."),
    {
      name: "client-takes-contract-types-only",
      comment: "No validator enters the first load: the client imports schemas as types alone.",
      severity: "error",
      from: code("src"),
      to: { path: "^contract/(?!calls\\.ts$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "client-never-imports-server",
      severity: "error",
      from: code("src"),
      to: { path: "^(server|cli|e2e|bench|scripts)/" },
    },
    {
      name: "server-never-imports-client",
      severity: "error",
      from: code("server"),
      to: { path: "^(src|cli|e2e|bench)/" },
    },
    {
      name: "routes-call-services",
      comment: "request -> route -> service -> repository -> db",
      severity: "error",
      from: code("server/routes"),
      to: { path: "^server/(repositories|db)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "services-know-no-http-and-no-sql",
      severity: "error",
      from: code("server/services"),
      to: {
        path: "^server/(routes|db)/|node_modules/(fastify|drizzle-orm|@fastify)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "repositories-only-sql",
      severity: "error",
      from: code("server/repositories"),
      to: { path: "^server/(routes|services)/|node_modules/(fastify|@fastify)/" },
    },
    only(
      "resilience-stands-alone",
      "server/resilience",
      [],
      "Rooms share it, so it knows none of them.",
    ),
    {
      name: "db-is-the-ground",
      severity: "error",
      from: code("server/db"),
      to: { path: "^server/(routes|services|repositories)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
