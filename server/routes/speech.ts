/**
 * Speech for browsers without their own. The key stays here; recordings are neither kept nor
 * logged.
 */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { calls } from "../../contract/calls.ts";
import { largestRecording, schemas } from "../../contract/schemas.ts";
import { sendRefusal, shopperGate } from "../http/binding/bind.ts";
import { complaintAbout } from "../http/binding/complaint.ts";
import { type Refusal, refuse } from "../services/outcome.ts";
import type { SpeechService, SpeechTrouble } from "../speech/service.ts";
import { ndjsonReplyFor, whenGone } from "./ndjson-reply.ts";
import type { RouteParts } from "./route-parts.ts";

/** Media types of recordings. */
const recordings = ["audio/wav", "audio/webm", "audio/mp4", "audio/ogg"] as const;

/** Characters. */
const longestHints = 1_000;

/** `speech` is null without a service. */
export function speechRoutes(
  app: FastifyInstance,
  parts: Pick<RouteParts, "sessions" | "cookie" | "limiter" | "config">,
  speech: SpeechService | null,
): void {
  const { limiter, config } = parts;
  const gate = shopperGate(parts);

  const onRequest = [
    gate.onRequest,
    async (_: FastifyRequest, reply: FastifyReply) => {
      if (speech === null) return sendRefusal(reply, notSetUp);
    },
  ];
  const within = async (what: string, request: FastifyRequest) =>
    limiter.allow({
      what,
      who: gate.shopperOf(request).id,
      limit: config.limits.speech,
    });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...recordings], { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    // Left unread; the handler lists the accepted types.
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));

    scope.route({
      ...calls.transcribe,
      url: calls.transcribe.path,
      onRequest,
      bodyLimit: largestRecording,
      handler: async (request, reply) => {
        if (speech === null) return;
        const allowed = await within("transcribe", request);
        if (!allowed.ok) return sendRefusal(reply, allowed.refusal);
        if (!Buffer.isBuffer(request.body)) {
          const message = `Send the recording as one of ${recordings.join(", ")}`;
          return reply.code(415).send({ message });
        }
        if (request.body.length === 0) return badInput(reply, "The recording is empty");
        const how = readQuery(request.query);
        if (typeof how === "string") return badInput(reply, `${how} can't be read`, how);

        const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
        const sound = { bytes: request.body, type: type ?? "audio/wav" };
        const lines = ndjsonReplyFor(request, reply);
        const signal = whenGone(reply);
        const transcript = await speech.transcribe(sound, how, {
          signal,
          ...(lines && { interim: (interim: string) => lines.write({ interim }) }),
        });
        if (signal.aborted) return reply;
        const answer = transcript.ok ? { text: transcript.value } : refusalOf(request, transcript);
        if (lines?.begun) return lines.end(answer);
        return "kind" in answer ? sendRefusal(reply, answer) : answer;
      },
    });
  });

  app.route({
    ...calls.speak,
    url: calls.speak.path,
    onRequest,
    handler: async (request, reply) => {
      if (speech === null) return;
      const body = schemas.speak.body.safeParse(request.body ?? {});
      if (!body.success) {
        const { message, field } = complaintAbout(body.error, request.body, undefined);
        return badInput(reply, message, field);
      }
      const allowed = await within("speak", request);
      if (!allowed.ok) return sendRefusal(reply, allowed.refusal);
      const signal = whenGone(reply);
      const spoken = await speech.speak(body.data.text, { signal });
      if (signal.aborted) return reply;
      if (!spoken.ok) return sendRefusal(reply, refusalOf(request, spoken));
      const sound = Readable.from(spoken.value.parts, { objectMode: false });
      return reply.type(spoken.value.type).send(sound);
    },
  });
}

const notSetUp = refuse("not-found", "The shop has no speech service set up").refusal;

/** Else the wrong parameter's name. */
function readQuery(query: unknown): { language: string; hints: string } | "language" | "hints" {
  const given: Readonly<Record<string, unknown>> =
    typeof query === "object" && query !== null ? { ...query } : {};
  const { language = "en-IN", hints = "" } = given;
  if (typeof language !== "string" || !/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(language)) {
    return "language";
  }
  if (typeof hints !== "string" || hints.length > longestHints) return "hints";
  return { language, hints };
}

function badInput(reply: FastifyReply, message: string, field?: string): FastifyReply {
  return sendRefusal(
    reply,
    refuse("bad-input", message, field === undefined ? {} : { field }).refusal,
  );
}

/** For the shopper; the original goes to the log. */
function refusalOf(
  request: FastifyRequest,
  { trouble, cause }: { readonly trouble: SpeechTrouble; readonly cause: unknown },
): Refusal {
  request.log.warn({ err: cause, trouble }, "the speech service failed");
  switch (trouble) {
    case "unreadable":
      return refuse("bad-input", "The recording can't be read").refusal;
    case "busy":
      return refuse("too-many", "The speech service is busy. Please try again in a moment.", {
        retryAfterSeconds: 5,
      }).refusal;
    case "unreachable":
    case "broken":
      return refuse("unavailable", "The speech service doesn't answer. You can type instead.")
        .refusal;
  }
}
