/** Delivers mails to a server or, without one, to files. */
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { WrittenMail } from "./letter.ts";

type PostedMail = WrittenMail & {
  /** Stable over tries, for recipients to deduplicate. */
  readonly id: string;
  readonly to: string;
  readonly date: Date;
};

/** Resolves once accepted. @throws PostError otherwise. */
export type Post = (mail: PostedMail) => Promise<void>;

export class PostError extends Error {
  override readonly name = "PostError";
  /** Whether a retry is useless. */
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean, cause: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

type Sender = { readonly name: string; readonly address: string };

type SmtpSettings = {
  /** smtp://user:password@host:587, or smtps:// for implicit TLS. */
  readonly url: string;
  /** Whether plain text is acceptable. */
  readonly allowPlain: boolean;
};

const patience = 20_000;

export function smtpPost({ url, allowPlain }: SmtpSettings, from: Sender): Post {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const transport = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !allowPlain,
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail(messageOf(mail, from));
    } catch (cause) {
      throw asPostError(cause);
    }
  };
}

/** Keeps mails as ID.eml, readable by the shop's user only; idempotent. */
export function outboxPost(folder: string, from: Sender): Post {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = outboxFile(folder, mail.id);
    const half = `${path}.half`;
    const file = await open(half, "w", 0o600);
    try {
      await file.writeFile(message as Buffer); // it is one where buffer is set
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(half, path);
  };
}

export const outboxFile = (folder: string, id: string): string => join(folder, `${id}.eml`);

const messageOf = ({ id, to, date, subject, text, html }: PostedMail, from: Sender) => ({
  messageId: `<${id}@${from.address.split("@").at(-1)}>`,
  date,
  from,
  // An object is one address, whatever signs it has.
  to: { name: "", address: to },
  subject,
  text,
  html,
  headers: { "Auto-Submitted": "auto-generated" },
});

/** A refusal of this mail is final; else retry. */
function asPostError(cause: unknown): PostError {
  if (!(cause instanceof Error)) return new PostError(String(cause), false, cause);
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  const isOfMail = code === "EENVELOPE" || code === "EMESSAGE";
  const isFinal = isOfMail && typeof responseCode === "number" && responseCode >= 500;
  return new PostError(cause.message.slice(0, 500), isFinal, cause);
}
