/**
 * Sends queued mails. A claim is committed before sending; a killed process's expires and is
 * retried under the same Message-ID. So nothing is lost, and only a mail accepted just before a
 * crash may come twice.
 */
import { randomUUID } from "node:crypto";
import type { MailRepository, MailRow } from "../repositories/mails.ts";
import { backoff } from "../resilience/backoff.ts";
import type { MailKind, MailKinds } from "./kinds.ts";
import { type Writer, writeLetter } from "./letter.ts";
import { type Post, PostError } from "./post.ts";
import { letterOf, type MailFacts } from "./words.ts";

type SenderParts = {
  readonly mails: Pick<MailRepository, "claim" | "sent" | "postpone" | "giveUp">;
  readonly post: Post;
  readonly facts: MailFacts;
  readonly writer: Writer;
  readonly now: () => number;
  /** For the log; no addresses or contents. */
  readonly report: (message: string, details: object) => void;
};

type MailSender = ReturnType<typeof createMailSender>;

const minute = 60 * 1000;
/** Longer than a mail server takes (server/mail/post.ts). */
const claimMs = 5 * minute;
const atOnce = 5;
/** Over some two days. */
const mostAttempts = 16;
const longestWaitMs = 6 * 60 * minute;

export const waitAfter = (attempts: number): number => backoff(minute / 2, attempts, longestWaitMs);

export function createMailSender({ mails, post, facts, writer, now, report }: SenderParts) {
  const send = async (row: MailRow): Promise<void> => {
    const { id, kind, to, attempts, createdAt: date, expiresAt } = row;
    const at = new Date(now());
    if (expiresAt !== null && expiresAt <= at) {
      return mails.giveUp(row, at, "It could not be sent while it was of use");
    }
    try {
      // The data is of the kind it was queued with.
      const letter = letterOf(kind, row.data as MailKinds[MailKind] as never, facts);
      await post({ ...writeLetter(letter, writer), id, to, date });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      const isFinal = (error instanceof PostError && error.isFinal) || attempts >= mostAttempts;
      report(isFinal ? "a mail was given up" : "a mail was not sent", { id, kind, attempts });
      const after = new Date(now());
      if (isFinal) return mails.giveUp(row, after, failure);
      return mails.postpone(row, new Date(after.getTime() + waitAfter(attempts)), failure);
    }
    await mails.sent(row, new Date(now()));
  };

  return {
    /** Returns the number of tries. */
    async sendDue(): Promise<number> {
      let tried = 0;
      for (;;) {
        const at = now();
        const claim = { now: new Date(at), until: new Date(at + claimMs), most: atOnce };
        const rows = await mails.claim(claim, randomUUID());
        if (rows.length === 0) return tried;
        await Promise.all(rows.map(send));
        tried += rows.length;
      }
    },
  };
}

/** Polls; the result stops it after the current mails. */
export function keepSending(
  { sendDue }: MailSender,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): () => Promise<void> {
  let isStopped = false;
  let sending: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    sending = sendDue()
      .catch(onError)
      .then(() => {
        if (isStopped) return;
        timer = setTimeout(look, everyMs);
        timer.unref();
      });
  };
  look();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await sending;
  };
}
