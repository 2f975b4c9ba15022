/** Streams a transcription as NDJSON. */
import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Reply, TranscribeLine } from "../../contract/schemas.ts";
import { statuses } from "../http/binding/bind.ts";
import type { Refusal } from "../services/outcome.ts";

const mediaType = "application/x-ndjson";

type NdjsonReply = {
  /** After a first line, the rest must be lines. */
  readonly begun: boolean;
  readonly write: (line: TranscribeLine) => void;
  readonly end: (answer: Reply<"transcribe"> | Refusal) => FastifyReply;
};

/** Null unless requested. Sends nothing before the first line. */
export function ndjsonReplyFor(request: FastifyRequest, reply: FastifyReply): NdjsonReply | null {
  if (!(request.headers.accept ?? "").includes(mediaType)) return null;
  const out = new PassThrough();
  let begun = false;
  const write = (line: TranscribeLine) => {
    if (!begun) {
      begun = true;
      // Keeps proxies from buffering.
      reply.type(mediaType).header("x-accel-buffering", "no").send(out);
    }
    out.write(`${JSON.stringify(line)}\n`);
  };
  return {
    get begun() {
      return begun;
    },
    write,
    end(answer) {
      write("kind" in answer ? { status: statuses[answer.kind], message: answer.message } : answer);
      out.end();
      return reply;
    },
  };
}

/** Aborts if the caller hangs up. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort(new Error("The caller has hung up"));
  });
  return gone.signal;
}
