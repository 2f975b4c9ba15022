/**
 * A server that speaks the protocol of Azure's speech service as far as its own package does: tokens
 * over http, recognition and synthesis over WebSockets. Behind it are a real recogniser and a real
 * voice, and faults that a test switches on.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { type AzureMessage, audioMessage, readMessage, textMessage } from "./azure-messages.ts";
import { recognise, type Vocabulary } from "./recognition.ts";
import { run } from "./run.ts";
import { speech } from "./say.ts";

/** What goes wrong from now on. */
type AzureFault =
  /** No token is issued. */
  | { readonly type: "tokens"; readonly status: 401 | 429 | 500 }
  /** Tokens issued so far are believed no more. */
  | { readonly type: "expired" }
  /** The line is cut when sound comes. */
  | { readonly type: "cut" }
  /** Sound is taken and never answered. */
  | { readonly type: "never" }
  /** Each phrase is answered twice. */
  | { readonly type: "twice" }
  /** Answers so many milliseconds late. */
  | { readonly type: "slow"; readonly ms: number };

/** A connection as it was asked for, and what came over it. */
interface AzureLine {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Bodies of the text messages, by path, the latest of each. */
  readonly fields: Readonly<Record<string, string>>;
  /** Bytes of sound received. */
  readonly bytes: number;
}

export interface AzureSpeech {
  /** For AZURE_SPEECH_HOST. */
  readonly host: string;
  /** For AZURE_SPEECH_KEY. */
  readonly key: string;
  readonly lines: readonly AzureLine[];
  /** How many tokens were issued. */
  readonly tokens: number;
  fault: AzureFault | null;
  vocabulary: Vocabulary;
  /** How long the recogniser behind it took for each whole utterance, in milliseconds. */
  readonly recognitionTimes: readonly number[];
  close(): Promise<void>;
}

const recognition = /^\/speech\/recognition\/(interactive|conversation)\/cognitiveservices\/v1$/;
const synthesis = "/tts/cognitiveservices/websocket/v1";

interface Inside {
  readonly key: string;
  tokens: number;
  believed: Set<string>;
  fault: AzureFault | null;
  vocabulary: Vocabulary;
  readonly recognitionTimes: number[];
  readonly lines: AzureLine[];
}

/** Port 0 takes any free one. */
export async function startAzureSpeech(port = 0): Promise<AzureSpeech> {
  const inside: Inside = {
    key: "stand-in",
    tokens: 0,
    believed: new Set(),
    fault: null,
    vocabulary: "sayings",
    recognitionTimes: [],
    lines: [],
  };
  const server = createServer((request, response) => issue(request, response, inside));
  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const query = Object.fromEntries(searchParams);
    const token = (query.Authorization ?? "").replace(/^Bearer /, "");
    const known = recognition.test(pathname) || pathname === synthesis;
    if (!known || !inside.believed.has(token)) {
      const status = known ? "401 Unauthorized" : "404 Not Found";
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (line) => {
      const record = { path: pathname, query, fields: {}, bytes: 0 };
      inside.lines.push(record);
      if (pathname === synthesis) speakOver(line, record, inside);
      else listenTo(line, record, inside);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A server that listens on TCP has an AddressInfo.
  const { port: actual } = server.address() as AddressInfo;

  return {
    host: `ws://127.0.0.1:${actual}`,
    key: inside.key,
    lines: inside.lines,
    recognitionTimes: inside.recognitionTimes,
    get tokens() {
      return inside.tokens;
    },
    get fault() {
      return inside.fault;
    },
    set fault(fault) {
      inside.fault = fault;
      if (fault?.type === "expired") inside.believed.clear();
    },
    get vocabulary() {
      return inside.vocabulary;
    },
    set vocabulary(vocabulary) {
      inside.vocabulary = vocabulary;
    },
    async close() {
      for (const line of sockets.clients) line.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function issue(request: IncomingMessage, response: ServerResponse, inside: Inside): void {
  request.resume();
  const { fault } = inside;
  if (request.method !== "POST" || request.url !== "/sts/v1.0/issueToken") {
    response.writeHead(404).end();
  } else if (fault?.type === "tokens") {
    response.writeHead(fault.status).end();
  } else if (request.headers["ocp-apim-subscription-key"] !== inside.key) {
    response.writeHead(401).end();
  } else {
    inside.tokens += 1;
    const token = `stand-in.token.${inside.tokens}`;
    inside.believed.add(token);
    response.writeHead(200, { "content-type": "application/jwt" }).end(token);
  }
}

type Writable = { path: string; fields: Record<string, string>; bytes: number };

/** Bytes of a second of the sound that the adapter sends: 16 kHz, 16 bit. */
const second = 32_000;

function listenTo(line: WebSocket, record: Writable, inside: Inside): void {
  let parts: Buffer[] = [];
  let begun = false;
  let guessed = false;
  const heardIn = (sound: readonly Buffer[]) =>
    // What the package sends is a WAV file whose header knows no length.
    recognise(Buffer.concat(sound), inside.vocabulary, phrasesIn(record.fields)).catch(() => "");
  const send = (path: string, { requestId }: AzureMessage, body: unknown) => {
    if (line.readyState === line.OPEN) line.send(textMessage(path, requestId, body));
  };
  line.on("message", (data: Buffer, binary) => {
    const message = readMessage(data, binary);
    if (message.path !== "audio") {
      record.fields[message.path] = message.body.toString();
      return;
    }
    const { fault } = inside;
    if (message.body.length > 0) {
      parts.push(message.body);
      record.bytes += message.body.length;
      if (fault?.type === "cut" && record.bytes > second / 4) return line.terminate();
      if (!begun) {
        begun = true;
        send("turn.start", message, { context: { serviceTag: "stand-in" } });
        send("speech.startDetected", message, { Offset: 0 });
      }
      if (!guessed && record.bytes > second) {
        guessed = true;
        void heardIn(parts).then((Text) => {
          if (Text !== "") send("speech.hypothesis", message, { Text, Offset: 0, Duration: 1 });
        });
      }
      return;
    }
    const sound = parts;
    parts = [];
    if (fault?.type === "never") return;
    const began = performance.now();
    void heardIn(sound).then(async (text) => {
      inside.recognitionTimes.push(performance.now() - began);
      if (fault?.type === "slow") await new Promise((resolve) => setTimeout(resolve, fault.ms));
      send("speech.endDetected", message, { Offset: 1 });
      for (let times = fault?.type === "twice" ? 2 : 1; times > 0; times -= 1) {
        send("speech.phrase", message, phrase(text));
      }
      send("turn.end", message, {});
    });
  });
}

/** The phrase list, as the package sends it before the sound: each phrase is called "text". */
function phrasesIn({ "speech.context": context = "{}" }: AzureLine["fields"]): readonly string[] {
  const phrases: string[] = [];
  JSON.parse(context, (name, value: unknown) => {
    if (name === "text" && typeof value === "string") phrases.push(value);
    return value;
  });
  return phrases;
}

/** https://learn.microsoft.com/azure/ai-services/speech-service/rest-speech-to-text-short */
function phrase(text: string): unknown {
  const common = { Offset: 0, Duration: 1 };
  if (text === "") return { RecognitionStatus: "NoMatch", ...common };
  const Display = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return {
    RecognitionStatus: "Success",
    ...common,
    DisplayText: Display,
    NBest: [{ Confidence: 0.9, Lexical: text, ITN: text, MaskedITN: text, Display }],
  };
}

function speakOver(line: WebSocket, record: Writable, inside: Inside): void {
  line.on("message", async (data: Buffer, binary) => {
    const message = readMessage(data, binary);
    record.fields[message.path] = message.body.toString();
    if (message.path !== "ssml" || inside.fault?.type === "never") return;
    if (inside.fault?.type === "cut") return line.terminate();
    const text = message.body.toString().replace(/<[^>]*>/g, "");
    const spoken = await speech(text);
    const mp3 = await run("ffmpeg", ["-loglevel", "error", "-i", "-", "-f", "mp3", "-"], spoken);
    const { requestId } = message;
    const streamId = "1";
    line.send(textMessage("turn.start", requestId, { context: { serviceTag: "stand-in" } }));
    line.send(textMessage("response", requestId, { audio: { type: "inline", streamId } }));
    for (let at = 0; at < mp3.length; at += 4_096) {
      line.send(audioMessage(requestId, streamId, mp3.subarray(at, at + 4_096)));
    }
    line.send(textMessage("turn.end", requestId, {}));
  });
}
