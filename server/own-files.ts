import { existsSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const isBuilt = import.meta.filename.endsWith(".js");
const root = isBuilt ? join(here, "../..") : join(here, "..");
const client = join(root, "dist/client");
const facts = join(root, "shop.json");

export const ownFiles = {
  client,
  /** Drawn from the demo catalogue. */
  pictures: join(root, "dist/pictures"),
  /** shop.json; the client's copy if only dist/ is there. */
  facts: isBuilt && !existsSync(facts) ? join(client, ".vite/shop.json") : facts,
  demoCatalogue: isBuilt
    ? join(here, "products.jsonl")
    : join(root, "fixtures/catalogue/products.jsonl"),
  /** The drawing program and its code. */
  artist: join(here, isBuilt ? "draw-pictures.js" : "pictures/draw-pictures.ts"),
  illustrator: isBuilt ? join(here, "draw-pictures.js") : join(root, "packages/illustrator/src"),
  migrations: join(here, isBuilt ? "migrations" : "db/migrations"),
  blankDatabase: join(isBuilt ? here : join(root, "dist/server"), "blank-database.tar.gz"),
  testGateway: join(here, isBuilt ? "test-gateway" : "payments/test-gateway/browser"),
} as const;
