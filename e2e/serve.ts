/**
 * What the browser journeys run against: the shop, with a speech service behind it that really hears.
 * PORT says where it opens, and ENGINE which database it has: PGlite unless it is PostgreSQL.
 */
import { startShop } from "./shop-process.ts";
import { startOpenAiAudio } from "./stand-ins/openai-audio.ts";

const audio = await startOpenAiAudio();
const shop = await startShop({
  port: Number(process.env.PORT ?? 4900),
  engine: process.env.ENGINE === "PostgreSQL" ? "PostgreSQL" : "PGlite",
  settings: { OPENAI_BASE_URL: audio.baseUrl, OPENAI_API_KEY: audio.apiKey },
});

const stop = async (): Promise<void> => {
  await shop.stop();
  await audio.close();
  process.exit(0);
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
