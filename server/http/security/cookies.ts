/** The session cookie, hidden from scripts and other sites. */
import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { sessionSeconds } from "../../services/accounts/sessions.ts";

/**
 * Says only that a session exists, so that pages needn't ask. Read by
 * src/app/integrations/session-hint.ts.
 */
const sessionHintName = "shopai-here";

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** Under https `__Host-` binds the cookies to this host. */
export function sessionCookie({ publicOrigin }: Pick<Config, "publicOrigin">) {
  const secure = publicOrigin?.startsWith("https:") ?? false;
  const prefix = secure ? "__Host-" : "";
  const name = `${prefix}shopai`;
  const hint = prefix + sessionHintName;
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const readable = { ...attributes, httpOnly: false } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] ?? null,
    write: (reply: FastifyReply, token: string): void => {
      reply.setCookie(name, token, { ...attributes, maxAge: sessionSeconds });
      reply.setCookie(hint, "1", { ...readable, maxAge: sessionSeconds });
    },
    clear: (reply: FastifyReply): void => {
      reply.clearCookie(name, attributes);
      reply.clearCookie(hint, readable);
    },
  };
}
