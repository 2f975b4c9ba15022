/**
 * Builds the bare page as the shop is built and serves it under the shop's own content policy, with
 * the shop's own speech service behind its two calls.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { calls } from "../../../contract/calls.ts";
import { readConfig } from "../../../server/config.ts";
import { securityHeaders } from "../../../server/http/security/security-headers.ts";
import { type AzureTokens, createAzureTokens } from "../../../server/speech/azure-tokens.ts";
import { createOpenAiSpeech } from "../../../server/speech/openai.ts";
import type { SpeechService } from "../../../server/speech/service.ts";
import { type AzureSpeech, startAzureSpeech } from "../azure-speech.ts";
import { type OpenAiAudio, startOpenAiAudio } from "../openai-audio.ts";

export interface BarePage {
  readonly origin: string;
  readonly audio: OpenAiAudio;
  readonly azure: AzureSpeech;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".wav": "audio/wav",
};

export async function serveBarePage(port = 0): Promise<BarePage> {
  const folder = await mkdtemp(join(tmpdir(), "shopai-bare-page-"));
  await build({
    configFile: false,
    root: fileURLToPath(new URL(".", import.meta.url)),
    logLevel: "warn",
    build: { outDir: folder, target: "es2022", emptyOutDir: true, modulePreload: false },
  });
  const [audio, azure] = await Promise.all([startOpenAiAudio(), startAzureSpeech()]);
  const config = readConfig({
    OPENAI_BASE_URL: audio.baseUrl,
    OPENAI_API_KEY: audio.apiKey,
    AZURE_SPEECH_HOST: azure.host,
    AZURE_SPEECH_KEY: azure.key,
  });
  if (!config.openai || !config.azureSpeech) throw new Error("The services are not set up");
  const tokens = createAzureTokens({ settings: config.azureSpeech, fetch });
  const speech = createOpenAiSpeech({ settings: config.openai, fetch });
  const headers = securityHeaders(config);

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const answered =
      request.method === "POST"
        ? request.url === calls.azureToken.path
          ? issue(tokens, request, response)
          : call(speech, request, response)
        : file(folder, request.url ?? "/", response);
    answered.catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A server that listens on TCP has an AddressInfo.
  const { port: actual } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${actual}`,
    audio,
    azure,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([audio.close(), azure.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function file(folder: string, url: string, response: ServerResponse): Promise<void> {
  const path = new URL(url, "http://bare.page").pathname;
  const name = path === "/" ? "/index.html" : path;
  const content = await readFile(join(folder, name)).catch(() => null);
  if (content === null) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": types[extname(name)] ?? "" }).end(content);
}

async function call(
  speech: SpeechService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  if (request.url?.startsWith(calls.speak.path)) {
    const spoken = await speech.speak(JSON.parse(body.toString()).text);
    if (!spoken.ok) return void response.writeHead(503).end();
    response.writeHead(200, { "content-type": spoken.value.type });
    await pipeline(Readable.from(spoken.value.parts, { objectMode: false }), response);
    return;
  }
  const heard = await speech.transcribe(
    { bytes: body, type: request.headers["content-type"] ?? "" },
    { language: "en-IN", hints: "" },
  );
  if (!heard.ok) response.writeHead(503).end();
  else
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ text: heard.value }));
}

async function issue(
  tokens: AzureTokens,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume();
  const issued = await tokens.issue();
  if (!issued.ok) response.writeHead(503).end();
  else
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(issued.value));
}
