/** Gives every failure the one shape of an error reply. What went wrong inside stays in the log. */
import type { FastifyError, FastifyInstance } from "fastify";
import type { ErrorReply } from "../../contract/schemas.ts";

/** Largest JSON body, in bytes. */
export const largestBody = 64 * 1024;

const messages = new Map([
  ["FST_ERR_CTP_BODY_TOO_LARGE", "That is more than may be sent at once"],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "Send this as JSON (content-type: application/json)"],
  ["FST_ERR_CTP_INVALID_JSON_BODY", "The request is not valid JSON"],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "The request is not as long as it says"],
]);

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const body: ErrorReply = { message: messages.get(error.code) ?? plainly(status) };
      return reply.code(status).send(body);
    }
    request.log.error({ err: error }, "request failed");
    const body: ErrorReply = {
      message: "Something went wrong on our side. Please try again.",
      requestId: request.id,
    };
    // A route may have begun to describe another reply.
    return reply.removeHeader("content-encoding").removeHeader("etag").code(status).send(body);
  });
}

function plainly(status: number): string {
  if (status === 400) return "The request can't be read";
  if (status === 404) return "There is nothing at this address";
  if (status === 413) return "That is more than may be sent at once";
  return "The request was refused";
}

/** Reads JSON bodies alone, so that no other site's form can make a call. */
export function readJsonOnly(app: FastifyInstance): void {
  // "error" for both: a body that tries to reach an object's prototype is not valid.
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text.length === 0) done(null, undefined);
    else parse(request, text.toString(), done);
  });
}
