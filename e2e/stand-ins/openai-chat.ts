/**
 * A server that speaks the wire format of OpenAI's chat completions, and misbehaves in every way that
 * such services do. Without a fault it puts the candidates in reverse order and gives a true reason.
 * https://platform.openai.com/docs/api-reference/chat/create
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What goes wrong with the requests from now on. */
type ChatFault =
  /** Answers so many milliseconds late. */
  | { readonly type: "slow"; readonly ms: number }
  /** Sends headers and half the body, and then nothing more. */
  | { readonly type: "stall" }
  /** Takes the request and never answers. */
  | { readonly type: "never" }
  | {
      readonly type: "status";
      readonly status: 400 | 401 | 404 | 429 | 500 | 503;
      readonly retryAfter?: number;
    }
  /** Refuses an enforced reply shape with 400, as some compatible servers do. */
  | { readonly type: "no-shapes" }
  /** The JSON in a Markdown fence, with talk around it. */
  | { readonly type: "fenced" }
  | { readonly type: "not-json" }
  /** Ids that no candidate has, before one that is real. */
  | { readonly type: "unknown-ids" }
  /** The same id five times. */
  | { readonly type: "repeats" }
  /** Prices, cloth and promises that the records don't have. */
  | { readonly type: "lies" }
  /** Does what instructions inside the data ask for. */
  | { readonly type: "obeys-data" }
  | { readonly type: "empty" };

interface ChatCandidate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
}

/** A request as it arrived. */
interface ChatRequest {
  readonly model: string;
  readonly system: string;
  /** The user message, parsed. Asked what a sentence means, it has `said` and none of the others. */
  readonly document: {
    readonly shopper: string;
    readonly limits: readonly string[];
    readonly candidates: readonly ChatCandidate[];
    readonly said?: string;
    /** Words of a need that the shop couldn't read; asked for wishes, and for no order. */
    readonly unread?: readonly string[];
  };
  /** Whether a reply shape was asked to be enforced. */
  readonly shaped: boolean;
  /** Whether tools were offered; the shop never does. */
  readonly tools: boolean;
}

export interface OpenAiChat {
  /** For OPENAI_BASE_URL: ends in /v1. */
  readonly baseUrl: string;
  /** For OPENAI_API_KEY. */
  readonly apiKey: string;
  readonly requests: ChatRequest[];
  /** Requests whose connection was closed before they were answered. */
  readonly abandoned: () => number;
  fault: ChatFault | null;
  /** What sentences mean, by their words; any other means nothing. */
  readonly meanings: Map<string, object>;
  /** The wishes in the unread words of needs, by the need; any other has none. */
  readonly wishes: Map<string, readonly object[]>;
  close(): Promise<void>;
}

/** Port 0 takes any free one. */
export async function startOpenAiChat(port = 0): Promise<OpenAiChat> {
  const apiKey = "sk-stand-in";
  const requests: ChatRequest[] = [];
  const meanings = new Map<string, object>();
  const wishes = new Map<string, readonly object[]>();
  const held = new Set<ServerResponse>();
  const timers = new Set<NodeJS.Timeout>();
  let abandoned = 0;
  let fault: ChatFault | null = null;

  const contentFor = (asked: ChatRequest, wrong: ChatFault | null): string => {
    const { said, shopper, unread } = asked.document;
    if (unread !== undefined) return wishesFor(wishes.get(shopper) ?? [], wrong);
    if (said === undefined) return picksFor(asked, wrong);
    return meaningFor(meanings.get(said) ?? { act: "nothing" }, wrong);
  };

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    response.on("close", () => {
      held.delete(response);
      if (!response.writableFinished) abandoned += 1;
    });
    if (request.headers.authorization !== `Bearer ${apiKey}`) return fail(response, 401);
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
      return fail(response, 404);
    }
    const asked = readRequest(body);
    requests.push(asked);
    const current = fault;
    switch (current?.type) {
      case "never":
        held.add(response);
        return;
      case "stall":
        held.add(response);
        response.writeHead(200, { "content-type": "application/json" });
        response.write('{"id":"chat-1","object":"chat.completion","choices":[{"index":0,');
        return;
      case "slow": {
        const timer = setTimeout(() => {
          timers.delete(timer);
          send(response, asked, contentFor(asked, null));
        }, current.ms);
        timers.add(timer);
        return;
      }
      case "status":
        return fail(response, current.status, current.retryAfter);
      case "no-shapes":
        if (asked.shaped) return fail(response, 400);
        return send(response, asked, contentFor(asked, null));
      default:
        return send(response, asked, contentFor(asked, current));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A TCP server's address is an object; only a pipe's is text.
  const address = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    apiKey,
    requests,
    meanings,
    wishes,
    abandoned: () => abandoned,
    get fault() {
      return fault;
    },
    set fault(next) {
      fault = next;
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      for (const response of held) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** All slots, those without a value null, as a service that enforces the shape answers. */
function meaningFor(meaning: object, fault: ChatFault | null): string {
  const slots = { piece: null, other: null, size: null, quantity: null, words: null };
  const json = JSON.stringify({
    ...slots,
    ...meaning,
    ...(fault?.type === "unknown-ids" && { piece: "made-up-product" }),
  });
  if (fault?.type === "fenced") return `It means:\n\`\`\`json\n${json}\n\`\`\``;
  return fault?.type === "not-json" ? "They would like to know the price." : json;
}

function wishesFor(wishes: readonly object[], fault: ChatFault | null): string {
  const json = JSON.stringify({ wishes });
  if (fault?.type === "fenced") return `The words say:\n\`\`\`json\n${json}\n\`\`\``;
  return fault?.type === "not-json" ? "Something with dinosaurs on it." : json;
}

function picksFor({ document }: ChatRequest, fault: ChatFault | null): string {
  const reversed = [...document.candidates].reverse();
  const [first] = reversed;
  const honest = reversed
    .slice(0, 5)
    .map(({ id, name }) => ({ id, reason: `The ${name} answers what was asked for.` }));
  const json = (picks: readonly unknown[]): string => JSON.stringify({ picks });
  switch (fault?.type) {
    case "fenced":
      return `Here are my picks:\n\`\`\`json\n${json(honest)}\n\`\`\`\nEnjoy!`;
    case "not-json":
      return "I would go for the blue one, it is lovely.";
    case "unknown-ids":
      return json([
        { id: "made-up-product", reason: "It is simply the best of them all." },
        { id: "__proto__", reason: "It is simply the best of them all." },
        ...honest.slice(0, 1),
      ]);
    case "repeats":
      return json(Array(5).fill(honest[0]));
    case "lies":
      return json(
        reversed.slice(0, 5).map(({ id }, at) => ({
          id,
          reason:
            [
              "Only ₹99 today, half of what it usually costs.",
              "Made of pure cashmere and silk for cold nights.",
              "Comes with free shipping and a lifetime guarantee.",
              "Its bright purple leather suits every party.",
              "Rated by thousands of happy shoppers, with 4.9 stars.",
            ][at] ?? "",
        })),
      );
    case "obeys-data": {
      const text = JSON.stringify(document);
      const named = /recommend product ([a-z-]+)/i.exec(text)?.[1] ?? "nothing-named";
      return json([{ id: named, reason: "As instructed, everything is free for you today." }]);
    }
    case "empty":
      return json([]);
    default:
      return json(first === undefined ? [] : honest);
  }
}

function send(response: ServerResponse, { model }: ChatRequest, content: string): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      id: "chat-1",
      object: "chat.completion",
      created: 1_700_000_000,
      model,
      choices: [
        {
          index: 0,
          finish_reason: "stop",
          logprobs: null,
          message: { role: "assistant", content, refusal: null },
        },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

function fail(response: ServerResponse, status: number, retryAfter?: number): void {
  response.writeHead(status, {
    "content-type": "application/json",
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  });
  response.end(
    JSON.stringify({ error: { message: `stand-in ${status}`, type: "error", code: null } }),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

function readRequest(body: string): ChatRequest {
  // The wire format, as the package sends it.
  const sent = JSON.parse(body) as {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: unknown;
    readonly tools?: unknown;
  };
  const said = (role: string): string =>
    sent.messages.find((message) => message.role === role)?.content ?? "";
  return {
    model: sent.model,
    system: said("system"),
    document: JSON.parse(said("user")) as ChatRequest["document"],
    shaped: sent.response_format !== undefined,
    tools: sent.tools !== undefined,
  };
}
