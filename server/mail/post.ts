/** Where mails go: to a mail server, or into files of one's own while there is none. */
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { WrittenMail } from "./letter.ts";

export type PostedMail = WrittenMail & {
  /** On every try the same, so that whoever gets it twice can tell. */
  readonly id: string;
  readonly to: string;
  readonly date: Date;
};

/** Resolves once the mail is taken over. @throws PostError when it isn't. */
export type Post = (mail: PostedMail) => Promise<void>;

export class PostError extends Error {
  override readonly name = "PostError";
  /** Whether trying again is of no use. */
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean, cause: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

export type Sender = { readonly name: string; readonly address: string };

export type SmtpSettings = {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  readonly url: string;
  /** Whether the password and the mails may go without TLS. */
  readonly allowPlain: boolean;
};

/** Longest that a mail server may keep still, in milliseconds. */
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

/** Keeps each mail as a file, ID.eml, for the shop's own user alone. Kept twice, it is one. */
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
  // As an object it is one address, whatever signs are in it.
  to: { name: "", address: to },
  subject,
  text,
  html,
  headers: { "Auto-Submitted": "auto-generated" },
});

/** The mail server's refusal of this very mail is final; all else may be better the next time. */
function asPostError(cause: unknown): PostError {
  if (!(cause instanceof Error)) return new PostError(String(cause), false, cause);
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  const isOfMail = code === "EENVELOPE" || code === "EMESSAGE";
  const isFinal = isOfMail && typeof responseCode === "number" && responseCode >= 500;
  return new PostError(cause.message.slice(0, 500), isFinal, cause);
}
