/** Shoppers' changes to their accounts, each one transaction with its consequences and mail. */
import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  or,
  sql as raw,
} from "drizzle-orm";
import { lastStatus, orderStatuses } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import {
  addresses,
  cartAdditions,
  cartLines,
  mails,
  orders,
  passwordResets,
  refunds,
  returns,
  sessions,
  users,
} from "../db/schema.ts";
import { type Mail, signInKey } from "../mail/kinds.ts";
import { noteAsSent, queueMail } from "../mail/queue.ts";
import { changedOrderRepository } from "./changed-orders.ts";
import type { UserRow } from "./users.ts";

type ResetLink = { readonly tokenHash: string; readonly expiresAt: Date };

export type OwnAccountRepository = ReturnType<typeof ownAccountRepository>;

export function ownAccountRepository(sql: Sql) {
  return {
    async byId(id: string): Promise<UserRow | null> {
      const rows = await sql
        .select()
        .from(users)
        .where(and(eq(users.id, id), isNull(users.deletedAt)));
      return rows[0] ?? null;
    },

    async rename(id: string, name: string): Promise<boolean> {
      const rows = await sql
        .update(users)
        .set({ name })
        .where(and(eq(users.id, id), isNull(users.deletedAt)))
        .returning({ id: users.id });
      return rows.length === 1;
    },

    /**
     * Ends all other sessions. False, unchanged, if the password has changed since it was checked.
     */
    async changePassword(
      id: string,
      { before, after }: { readonly before: string; readonly after: string },
      { tokenHash, mail }: { readonly tokenHash: string; readonly mail: Mail },
    ): Promise<boolean> {
      return sql.transaction(async (transaction) => {
        const rows = await transaction
          .update(users)
          .set({ passwordHash: after })
          .where(and(eq(users.id, id), eq(users.passwordHash, before), isNull(users.deletedAt)))
          .returning({ id: users.id });
        if (rows.length === 0) return false;
        await transaction
          .delete(sessions)
          .where(and(eq(sessions.userId, id), ne(sessions.tokenHash, tokenHash)));
        await transaction.delete(passwordResets).where(eq(passwordResets.userId, id));
        await queueMail(transaction, mail);
        return true;
      });
    },

    /**
     * Stores a link and queues its mail; does equal work without an account. Earlier links work
     * until one is used.
     */
    async offerReset(userId: string | null, link: ResetLink, mail: Mail): Promise<void> {
      await sql.transaction(async (transaction) => {
        await transaction.insert(passwordResets).select(
          transaction
            .select({
              tokenHash: raw<string>`${link.tokenHash}`.as("token_hash"),
              userId: users.id,
              expiresAt: raw<Date>`${link.expiresAt.toISOString()}::timestamptz`.as("expires_at"),
            })
            .from(users)
            .where(userId === null ? raw`false` : eq(users.id, userId)),
        );
        if (userId === null) await noteAsSent(transaction, { ...mail, to: "" });
        else await queueMail(transaction, mail);
      });
    },

    /** Checked before hashing a password. */
    async isReset(tokenHash: string, now: Date): Promise<boolean> {
      const good = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
      return (await sql.$count(passwordResets, good)) === 1;
    },

    /**
     * Sets the password and ends all sessions and links. False, unchanged, if the link is used,
     * expired or closed.
     */
    async reset(
      { tokenHash, now, passwordHash }: { tokenHash: string; now: Date; passwordHash: string },
      mailTo: (user: Pick<UserRow, "name" | "email">) => Mail,
    ): Promise<boolean> {
      return sql.transaction(async (transaction) => {
        const good = and(
          eq(passwordResets.tokenHash, tokenHash),
          gt(passwordResets.expiresAt, now),
        );
        // Locks the account before the link, as elsewhere, against deadlocks.
        const [user] = await transaction
          .select({ id: users.id, name: users.name, email: users.email })
          .from(users)
          .innerJoin(passwordResets, eq(passwordResets.userId, users.id))
          .where(and(good, isNotNull(users.canonicalEmail)))
          .for("update", { of: users });
        if (user === undefined) return false;
        const { id: userId } = user;
        const used = await transaction
          .delete(passwordResets)
          .where(good)
          .returning({ userId: passwordResets.userId });
        if (used.length === 0) return false;
        await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
        await transaction.delete(sessions).where(eq(sessions.userId, userId));
        await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
        await queueMail(transaction, mailTo(user));
        return true;
      });
    },

    /**
     * Anonymises the account and its orders. False, unchanged, if the password has changed since it was
     * checked (null: none).
     */
    async remove(user: UserRow, at: Date, mail: Mail): Promise<boolean> {
      const { id, email, passwordHash } = user;
      return sql.transaction(async (transaction) => {
        const unchanged =
          passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash);
        const rows = await transaction
          .update(users)
          .set({
            name: "",
            email: "",
            canonicalEmail: null,
            passwordHash: null,
            googleSub: null,
            deletedAt: at,
          })
          .where(and(eq(users.id, id), unchanged, isNull(users.deletedAt)))
          .returning({ id: users.id });
        if (rows.length === 0) return false;
        for (const table of [sessions, cartLines, cartAdditions, addresses, passwordResets]) {
          await transaction.delete(table).where(eq(table.userId, id));
        }
        await transaction.delete(mails).where(like(mails.key, `${signInKey(id, "")}%`));
        await transaction
          .update(mails)
          .set({ to: "" })
          .where(and(eq(mails.to, email), or(isNotNull(mails.sentAt), isNotNull(mails.failedAt))));
        await forget(transaction);
        await queueMail(transaction, mail);
        return true;
      });
    },

    /**
     * Anonymises deleted accounts' finished orders, and carts of requests that raced the deletion.
     * Cancels their card orders after a day; a late payment is refunded.
     */
    async forgetPeople(now: Date): Promise<void> {
      const abandoned = await sql
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(
          and(
            isNotNull(users.deletedAt),
            isNull(orders.cancelledAt),
            ne(orders.paymentMethod, "cod"),
            eq(orders.paid, false),
            lt(orders.createdAt, new Date(now.getTime() - day)),
          ),
        );
      const { cancel } = changedOrderRepository(sql);
      for (const { id: orderId } of abandoned) {
        await cancel({ orderId, userId: null, line: null, note: null, at: now });
      }
      await forget(sql);
      const deleted = sql.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
      await sql.delete(cartLines).where(inArray(cartLines.userId, deleted));
      await sql.delete(cartAdditions).where(inArray(cartAdditions.userId, deleted));
    },

    async removeExpiredResets(now: Date): Promise<void> {
      await sql.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
    },
  };
}

const day = 24 * 60 * 60 * 1000;

/** Personal fields; the books keep the address without its street. */
const anonymous = JSON.stringify({ firstName: "", lastName: "", email: "", street: "", phone: "" });

/** Open orders still need their address, and refunds and returns their shopper's. */
async function forget(sql: Sql): Promise<void> {
  const deleted = sql.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  const open = orderStatuses.filter((status) => status !== lastStatus);
  const isOver = raw`${orders.status} not in ${open}`;
  const undecided = raw`exists (select 1 from ${refunds} where ${refunds.orderId} = ${orders.id}
      and ${refunds.status} <> 'processed')
    or exists (select 1 from ${returns} where ${returns.orderId} = ${orders.id}
      and ${returns.decidedAt} is null)`;
  const forgotten = await sql
    .update(orders)
    .set({ address: raw`${orders.address} || ${anonymous}::jsonb` })
    .where(
      and(
        inArray(orders.userId, deleted),
        raw`${orders.address} ->> 'firstName' <> ''`,
        isOver,
        raw`not (${undecided})`,
      ),
    )
    .returning({ id: orders.id });
  const ids = forgotten.map(({ id }) => id);
  if (ids.length > 0) {
    await sql.update(returns).set({ reason: "" }).where(inArray(returns.orderId, ids));
  }
}
