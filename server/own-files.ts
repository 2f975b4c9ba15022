/**
 * Where the shop's own files are: in the source tree, or in dist/ when the server runs from what was
 * built (vite.server.config.ts copies into dist/server what is read at run time).
 */
import { existsSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const isBuilt = import.meta.filename.endsWith(".js");
const root = isBuilt ? join(here, "../..") : join(here, "..");
const client = join(root, "dist/client");
const facts = join(root, "shop.json");

export const ownFiles = {
  client,
  /** Drawn from the demo catalogue, by and by. */
  pictures: join(root, "dist/pictures"),
  /** The owner's facts; those that the client was built with where dist/ stands alone. */
  facts: isBuilt && !existsSync(facts) ? join(client, ".vite/shop.json") : facts,
  demoCatalogue: isBuilt
    ? join(here, "products.jsonl")
    : join(root, "fixtures/catalogue/products.jsonl"),
  /** The program that draws the demo's pictures, and the code that it draws with. */
  artist: join(here, isBuilt ? "draw-pictures.js" : "pictures/draw-pictures.ts"),
  illustrator: isBuilt ? join(here, "draw-pictures.js") : join(root, "packages/illustrator/src"),
  migrations: join(here, isBuilt ? "migrations" : "db/migrations"),
  /** See db/blank.ts. */
  blankDatabase: join(isBuilt ? here : join(root, "dist/server"), "blank-database.tar.gz"),
  /** The test gateway's script and style. */
  testGateway: join(here, isBuilt ? "test-gateway" : "payments/test-gateway/browser"),
} as const;
