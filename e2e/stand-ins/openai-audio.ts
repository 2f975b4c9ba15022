/**
 * A server that speaks the wire format of OpenAI's audio endpoints, with a real recogniser and a
 * real voice behind it, and faults that a test switches on.
 * https://platform.openai.com/docs/api-reference/audio
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { NoSound, recognise, type Vocabulary } from "./recognition.ts";
import { run } from "./run.ts";
import { speech } from "./say.ts";

/** What goes wrong with the requests from now on. */
type Fault =
  | { readonly type: "status"; readonly status: 400 | 401 | 404 | 429 | 500 | 503 }
  /** Answers so many milliseconds late. */
  | { readonly type: "slow"; readonly ms: number }
  /** Sends headers and the first bytes, and then nothing more. */
  | { readonly type: "stall" }
  /** Takes the request and never answers. */
  | { readonly type: "never" }
  /** Hangs up after the first words, or the first bytes of speech. */
  | { readonly type: "cut" };

/**
 * What it does when a transcription is to be streamed: send the words one by one, answer as if it
 * hadn't been asked to (as OpenAI's whisper-1 does), or refuse the parameter (as servers of one's
 * own may).
 */
type Streaming = "words" | "ignored" | "refused";

/** A request as it arrived; fields are the form's or the JSON body's. */
interface AudioRequest {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Name, media type and bytes of the file, for transcriptions. */
  readonly file?: { readonly name: string; readonly type: string; readonly size: number };
}

export interface OpenAiAudio {
  /** For OPENAI_BASE_URL: ends in /v1. */
  readonly baseUrl: string;
  /** For OPENAI_API_KEY. */
  readonly apiKey: string;
  readonly requests: readonly AudioRequest[];
  fault: Fault | null;
  streaming: Streaming;
  vocabulary: Vocabulary;
  /** How long the recogniser behind it took each time, in milliseconds. */
  readonly recognitionTimes: readonly number[];
  /** How many requests have come, answered or not. */
  readonly connections: number;
  /** How many requests their clients aborted. */
  readonly abandoned: number;
  close(): Promise<void>;
}

/** Port 0 takes any free one. */
export async function startOpenAiAudio(port = 0): Promise<OpenAiAudio> {
  const apiKey = "sk-stand-in";
  const requests: AudioRequest[] = [];
  const recognitionTimes: number[] = [];
  const state: State = { fault: null, streaming: "words", vocabulary: "sayings" };
  const held = new Set<ServerResponse>();
  let connections = 0;
  let abandoned = 0;
  let closing = false;

  const server = createServer((request, response) => {
    connections += 1;
    response.on("close", () => {
      if (!response.writableFinished && !closing && state.fault?.type !== "cut") abandoned += 1;
    });
    answer(request, response, { apiKey, requests, recognitionTimes, state, held }).catch(
      (error: unknown) => {
        if (response.headersSent) response.destroy();
        else if (error instanceof Refused) fail(response, error.status, error);
        else fail(response, 500, { message: String(error), code: "internal_error", param: null });
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A server that listens on TCP has an AddressInfo.
  const { port: actual } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${actual}/v1`,
    apiKey,
    requests,
    recognitionTimes,
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
    },
    get streaming() {
      return state.streaming;
    },
    set streaming(streaming) {
      state.streaming = streaming;
    },
    get vocabulary() {
      return state.vocabulary;
    },
    set vocabulary(vocabulary) {
      state.vocabulary = vocabulary;
    },
    get connections() {
      return connections;
    },
    get abandoned() {
      return abandoned;
    },
    async close() {
      closing = true;
      for (const response of held) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly param: string | null;
  constructor(status: number, message: string, code: string, param: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

interface State {
  fault: Fault | null;
  streaming: Streaming;
  vocabulary: Vocabulary;
}

interface Inside {
  readonly apiKey: string;
  readonly requests: AudioRequest[];
  readonly recognitionTimes: number[];
  readonly state: Readonly<State>;
  /** Responses that will never be finished. */
  readonly held: Set<ServerResponse>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  inside: Inside,
): Promise<void> {
  const { apiKey, state, held } = inside;
  const { fault } = state;
  const path = new URL(request.url ?? "/", "http://stand-in").pathname;
  const body = await read(request);
  if (request.headers.authorization !== `Bearer ${apiKey}`)
    throw new Refused(401, "Incorrect API key provided.", "invalid_api_key");
  if (fault?.type === "never") {
    held.add(response);
    return;
  }
  if (fault?.type === "stall" && (path.endsWith("speech") || state.streaming !== "words")) {
    held.add(response);
    response.writeHead(200, { "content-type": "application/json" }).write("{");
    return;
  }
  if (fault?.type === "slow") await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault?.type === "status") throw new Refused(fault.status, "A fault was asked for.", "fault");
  if (request.method !== "POST") throw new Refused(405, "Not allowed.", "method_not_allowed");

  switch (path) {
    case "/v1/audio/transcriptions":
      return transcribe(request, response, body, inside);
    case "/v1/audio/speech":
      return speak(response, body, inside);
    default:
      throw new Refused(404, `Unknown request URL: POST ${path}.`, "unknown_url");
  }
}

async function transcribe(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { requests, recognitionTimes, state, held }: Inside,
): Promise<void> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new Refused(400, "The body is no multipart form.", "invalid_form");
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
  const file = form.get("file");
  if (!(file instanceof File)) throw new Refused(400, "'file' is required.", "missing_file");
  if (!fields.model) throw new Refused(400, "'model' is required.", "missing_model");
  const { name, type, size } = file;
  requests.push({ path: "/v1/audio/transcriptions", fields, file: { name, type, size } });

  const streamed = fields.stream === "true" && state.streaming !== "ignored";
  if (streamed && state.streaming === "refused")
    throw new Refused(400, "Unknown parameter: 'stream'.", "unknown_parameter", "stream");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hints = (fields.prompt ?? "").split(",");
  const began = performance.now();
  const text = await recognise(bytes, state.vocabulary, hints).catch((error: unknown) => {
    if (error instanceof NoSound) throw new Refused(400, error.message, "invalid_file");
    throw error;
  });
  recognitionTimes.push(performance.now() - began);
  if (streamed) {
    sendWords(response, text, state.fault, held);
  } else if (fields.response_format === "text") {
    response.writeHead(200, { "content-type": "text/plain" }).end(`${text}\n`);
  } else {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ text }));
  }
}

/** https://platform.openai.com/docs/api-reference/audio/transcript-text-delta-event */
function sendWords(
  response: ServerResponse,
  text: string,
  fault: Fault | null,
  held: Set<ServerResponse>,
): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  for (const [index, delta] of (text.match(/\S+\s*/g) ?? []).entries()) {
    send({ type: "transcript.text.delta", delta });
    if (index > 0) continue;
    if (fault?.type === "cut") {
      // Only when the words are on their way: a hang-up would overtake them.
      setTimeout(() => response.destroy(), 20);
      return;
    }
    if (fault?.type === "stall") {
      held.add(response);
      return;
    }
  }
  send({ type: "transcript.text.done", text });
  response.end();
}

const formats = {
  wav: { type: "audio/wav", args: null },
  mp3: { type: "audio/mpeg", args: ["-f", "mp3"] },
  opus: { type: "audio/ogg", args: ["-c:a", "libopus", "-f", "ogg"] },
} as const;

/** Bytes of speech sent at a time. */
const part = 4_096;

async function speak(
  response: ServerResponse,
  body: Buffer,
  { requests, state }: Inside,
): Promise<void> {
  const fields = readFields(body);
  for (const name of ["model", "input", "voice"]) {
    if (!fields[name]) throw new Refused(400, `'${name}' is required.`, "missing_parameter");
  }
  requests.push({ path: "/v1/audio/speech", fields });
  const wanted = fields.response_format ?? "mp3";
  const format = Object.entries(formats).find(([name]) => name === wanted)?.[1];
  if (!format) throw new Refused(400, `Unknown format ${wanted}.`, "invalid_format");
  const spoken = await speech(fields.input ?? "");
  const sound = format.args
    ? await run("ffmpeg", ["-loglevel", "error", "-i", "-", ...format.args, "-"], spoken)
    : spoken;
  response.writeHead(200, { "content-type": format.type });
  if (state.fault?.type === "cut") {
    response.write(sound.subarray(0, 1_024));
    setTimeout(() => response.destroy(), 20);
    return;
  }
  // In parts, as a service sends what it is still making.
  for (let at = 0; at < sound.length; at += part) response.write(sound.subarray(at, at + part));
  response.end();
}

function readFields(body: Buffer): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    if (typeof parsed !== "object" || parsed === null) throw new SyntaxError("no object");
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
  } catch {
    throw new Refused(400, "We could not parse the JSON body of your request.", "invalid_json");
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** An error as OpenAI writes it. */
function fail(
  response: ServerResponse,
  status: number,
  {
    message,
    code,
    param,
  }: { readonly message: string; readonly code: string; readonly param: string | null },
): void {
  const type = status >= 500 ? "server_error" : "invalid_request_error";
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { message, type, param, code } }));
}
