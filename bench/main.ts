/** `npm run bench [NAME …]`: all or the named benchmarks, against a production build. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { startShop } from "../e2e/shop-process.ts";
import { loadBench } from "./load/load.ts";
import { bigListBench } from "./screens/big-list.ts";
import { firstLoadBench } from "./screens/first-load.ts";
import { lighthouseBench } from "./screens/lighthouse.ts";
import { paintBench } from "./screens/paint.ts";
import { crashBench } from "./stock/crash.ts";
import { stockBench } from "./stock/stock.ts";
import { matcherBench } from "./understanding/matcher.ts";
import { recommendBench } from "./understanding/recommend.ts";
import { understandBench } from "./understanding/understand.ts";
import { bargeInBench } from "./voice/barge-in.ts";
import { endOfSpeechBench } from "./voice/end-of-speech.ts";
import { voiceBench } from "./voice/voice.ts";
import { voiceRecognitionBench } from "./voice/voice-recognition.ts";

/** Some need a running shop. */
const pure: Readonly<Record<string, () => Promise<unknown>>> = {
  matcher: matcherBench,
  understand: understandBench,
  recommend: recommendBench,
  voice: voiceBench,
  load: loadBench,
  "voice-end-of-speech": endOfSpeechBench,
  "voice-interruption": bargeInBench,
  "voice-recognition": voiceRecognitionBench,
  crash: crashBench,
  stock: stockBench,
};
const inShop: Readonly<Record<string, (origin: string) => Promise<void>>> = {
  "first-load": firstLoadBench,
  paint: paintBench,
  lighthouse: lighthouseBench,
  // A separate shop with a larger catalogue.
  "big-list": () => bigListBench(),
};

const known = [...Object.keys(pure), ...Object.keys(inShop)];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  process.exit(2);
}
const wanted = (name: string) => named.length === 0 || named.includes(name);

for (const [name, bench] of Object.entries(pure)) if (wanted(name)) await bench();

if (Object.keys(inShop).some(wanted)) {
  if (!existsSync("dist/server/main.js"))
    execFileSync("npm", ["run", "build"], { stdio: "inherit" });
  const shop = await startShop({ port: Number(process.env.BENCH_PORT ?? 4910) });
  try {
    for (const [name, bench] of Object.entries(inShop)) if (wanted(name)) await bench(shop.origin);
  } finally {
    await shop.stop();
  }
}
