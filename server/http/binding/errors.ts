/** Gives every failure one error shape; details go to the log. */
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorReply } from "../../../contract/schemas.ts";
import { type DatabaseTrouble, databaseTrouble } from "../../db/trouble.ts";
import { noteFailure } from "../../logging.ts";

const messages = new Map([
  ["FST_ERR_CTP_BODY_TOO_LARGE", "That is too much to send at once"],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "Send this as JSON (content-type: application/json)"],
  ["FST_ERR_CTP_INVALID_JSON_BODY", "The request is not valid JSON"],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "The request is not as long as it says"],
  ["SHOP_ERR_TOO_DEEP", "The request is nested too deeply"],
  ["SHOP_ERR_UNSTORABLE", "The request has characters in it that can't be kept"],
]);

/** For shoppers, who can only retry. */
const troubles: Readonly<Record<DatabaseTrouble, string>> = {
  away: "The shop can't reach its data right now. Please try again in a moment.",
  busy: "The shop is very busy right now. Please try again in a moment.",
  unwritable: "The shop can't save anything right now. Please try again later.",
};

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    const trouble = databaseTrouble(error);
    const status = trouble === null ? (error.statusCode ?? 500) : 503;
    if (status < 500) {
      const body: ErrorReply = { message: messages.get(error.code) ?? plainly(status) };
      return reply.code(status).send(body);
    }
    return answerFailure(reply, error, trouble, status);
  });
}

export function answerTrouble(reply: FastifyReply, error: Error): FastifyReply {
  return answerFailure(reply, error, databaseTrouble(error) ?? "away", 503);
}

function answerFailure(
  reply: FastifyReply,
  err: Error,
  trouble: DatabaseTrouble | null,
  status: number,
): FastifyReply {
  noteFailure(reply, { err, database: trouble ?? "fine" });
  const body: ErrorReply = {
    message:
      trouble === null ? "Something went wrong on our side. Please try again." : troubles[trouble],
    requestId: reply.request.id,
  };
  if (trouble !== null) reply.header("retry-after", trouble === "unwritable" ? 60 : 2);
  // The route may have set headers for another reply.
  return reply.removeHeader("content-encoding").removeHeader("etag").code(status).send(body);
}

/** For requests that aren't HTTP or are too slow. */
export function answerBrokenRequest(headers: Readonly<Record<string, string>>) {
  return (error: Error, socket: Socket): void => {
    if (socket.destroyed || !socket.writable) return;
    const [status, reason] = statusOf(error);
    const body = JSON.stringify({ message: plainly(status) } satisfies ErrorReply);
    const all = {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join("")}\r\n${body}`);
  };
}

function statusOf(error: Error): readonly [number, string] {
  const code = "code" in error ? error.code : null;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return [408, "Request Timeout"];
  if (code === "HPE_HEADER_OVERFLOW") return [431, "Request Header Fields Too Large"];
  return [400, "Bad Request"];
}

function plainly(status: number): string {
  if (status === 400) return "The request can't be read";
  if (status === 404) return "There is nothing at this address";
  if (status === 408) return "The request took too long to arrive";
  if (status === 413 || status === 431) return "That is too much to send at once";
  return "The request was refused";
}

/** For invalid addresses (`/%`), which reach no hook or error handler. */
export function answerBadAddress(headers: Readonly<Record<string, string>>) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply
      .code(400)
      // Its body stays unread.
      .headers({ ...headers, "x-request-id": request.id, connection: "close" })
      .send({ message: plainly(400) } satisfies ErrorReply);
  };
}
