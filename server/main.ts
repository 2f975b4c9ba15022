/** The server's process: settings, database, listening, graceful stop. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { buildApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { describeError, stackOf } from "./db/describe-error.ts";
import { FolderInUseError } from "./db/lock.ts";
import { openDatabase } from "./db/open.ts";
import { makePrivate } from "./db/private-folder.ts";
import { databaseTrouble } from "./db/trouble.ts";
import { loggerOptions } from "./logging.ts";
import { startMail } from "./mail/start.ts";
import { ownFiles } from "./own-files.ts";
import { createPictureDrawer, type PictureDrawer } from "./pictures/picture-drawer.ts";
import { pictureVersion } from "./pictures/version.ts";
import { createNeedReader } from "./recommend/model/need-reader.ts";
import { createReranker } from "./recommend/model/reranker.ts";
import { cartRepository } from "./repositories/carts.ts";
import { mailRepository } from "./repositories/mails.ts";
import { ownAccountRepository } from "./repositories/own-accounts.ts";
import { paymentRepository } from "./repositories/payments.ts";
import { productRepository } from "./repositories/products.ts";
import { rateLimitRepository } from "./repositories/rate-limits.ts";
import { sessionRepository } from "./repositories/sessions.ts";
import { releaseExpiredHolds } from "./repositories/stock.ts";
import {
  CatalogueError,
  readCatalogue,
  seedWhenEmpty,
} from "./services/catalogue/catalogue-import.ts";
import { createRecommendations } from "./services/recommendations/recommendations.ts";
import { checkBuild, readShopFacts } from "./shop-facts.ts";

const { client, demoCatalogue, facts } = ownFiles;

/** Milliseconds for open requests on stopping. */
const patience = 10_000;
const minute = 60 * 1000;
const hour = 60 * minute;

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const shop = await readShopFacts(facts);
  // In development Vite serves the client.
  if (!process.argv.includes("--without-client")) await checkBuild(client, facts);
  const dataDir = resolve(config.dataDir);
  const pictures = join(dataDir, "pictures");
  makePrivate(dataDir);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir,
    longestMs: config.databaseTimeoutMs,
  });
  try {
    await database.migrate();
    if (existsSync(demoCatalogue)) {
      await seedWhenEmpty(productRepository(database.sql), () => readFile(demoCatalogue, "utf8"));
    }
    await mkdir(pictures, { recursive: true, mode: 0o700 });
    const recommendations = createRecommendations({
      products: productRepository(database.sql),
      reranker: config.openai && createReranker({ settings: config.openai, now: Date.now }),
      reader: config.openai && createNeedReader({ settings: config.openai, now: Date.now }),
      currency: shop.currency,
      now: Date.now,
    });
    const drawer = await openDrawer();
    const app = await buildApp({
      config,
      database,
      shop,
      folders: {
        client,
        pictures: [pictures, ownFiles.pictures],
        ...(drawer && { pictureReady: drawer.ready }),
      },
      now: Date.now,
      randomBytes,
      fetch,
      recommend: recommendations.recommend,
      logger: loggerOptions(config.logLevel),
    });
    const address = await app.listen({ port: config.port, host: config.host });
    const stopMail = await startMail({
      config,
      shop,
      database,
      dataDir,
      origin: config.publicOrigin ?? address,
      now: Date.now,
      report: (message, details) => app.log.error(details, message),
    });
    app.log.info({ database: database.description }, "database open");

    recommendations
      .warm()
      .catch((err: unknown) => app.log.error({ err }, "the recommendation index was not built"));

    if (config.drawsAhead) drawer?.drawAhead();

    const tidying = setInterval(() => {
      const now = new Date();
      Promise.all([
        sessionRepository(database.sql).removeExpired(now),
        ownAccountRepository(database.sql).removeExpiredResets(now),
        ownAccountRepository(database.sql).forgetPeople(now),
        rateLimitRepository(database.sql).removeExpired(now),
        mailRepository(database.sql).tidy(new Date(now.getTime() - 30 * 24 * hour)),
        cartRepository(database.sql).forgetAdditions(new Date(now.getTime() - 24 * hour)),
        paymentRepository(database.sql).removeStale(new Date(now.getTime() - 30 * 24 * hour)),
      ]).catch((err: unknown) => app.log.error({ err }, "tidying failed"));
      app.log.info(recommendations.counts(), "recommendations so far");
    }, hour);
    tidying.unref();
    const sweeping = setInterval(() => {
      releaseExpiredHolds(database.sql, new Date()).catch((err: unknown) =>
        app.log.error({ err }, "expired holds were not given back"),
      );
    }, minute);
    sweeping.unref();

    const stop = async (signal: string): Promise<void> => {
      app.log.info({ signal }, "stopping");
      clearInterval(tidying);
      clearInterval(sweeping);
      setTimeout(() => process.exit(1), patience).unref();
      drawer?.close();
      await app.close();
      await stopMail();
      await database.close();
      process.exit(0);
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);

    process.stdout.write(`\n  ShopAi is open at ${config.publicOrigin ?? address}\n\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Draws the demo pictures, if any. */
async function openDrawer(): Promise<PictureDrawer | undefined> {
  if (!existsSync(demoCatalogue)) return undefined;
  const products = readCatalogue(await readFile(demoCatalogue, "utf8"));
  return createPictureDrawer({
    products: products.map(({ id }) => id),
    folder: ownFiles.pictures,
    version: await pictureVersion(),
    artist: ownFiles.artist,
    failed: (message) => process.stderr.write(`The demo's pictures can't be drawn: ${message}\n`),
  });
}

/** Advice for the operator; null if only a stack explains it. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError) return `These settings are wrong:\n${error.message}`;
  if (error instanceof FolderInUseError) return error.message;
  if (error instanceof CatalogueError) return `${demoCatalogue}: ${error.message}`;
  if (error instanceof Error && databaseTrouble(error) !== null) {
    const { message } = error.cause instanceof Error ? error.cause : error;
    return `The database can't be used: ${message || "it can't be reached"}`;
  }
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `${error.message}: another program listens there. Choose another port with PORT.`;
  }
  return null;
}

function endWith(error: unknown): never {
  process.stderr.write(`${explain(error) ?? stackOf(describeError(error))}\n`);
  process.exit(1);
}

// Node would print failed queries' values.
process.on("uncaughtException", endWith);
await run().catch(endWith);
