/** Queues mails in the transaction that changes the order. */
import { eq } from "drizzle-orm";
import type { PaymentMethod } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import { type orderLines, type orders, users } from "../db/schema.ts";
import type { MailKind, MailKinds, MailLine } from "./kinds.ts";
import { queueMail } from "./queue.ts";

type OrderMail = Extract<
  MailKind,
  | "order-placed"
  | "order-shipped"
  | "order-cancelled"
  | "refunded"
  | "return-accepted"
  | "return-refused"
>;

type About<Kind extends OrderMail> = {
  readonly kind: Kind;
  readonly userId: string;
  /** With the kind, deduplicates the mail. */
  readonly which: string;
  readonly data: Omit<MailKinds[Kind], "name">;
  readonly at: Date;
};

/** To the account's address; none for closed or deleted accounts. */
export async function queueOrderMail<Kind extends OrderMail>(
  transaction: Sql,
  { kind, userId, which, data, at }: About<Kind>,
): Promise<void> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId));
  if (user === undefined || user.canonicalEmail === null || user.deletedAt !== null) return;
  const { name, email: to } = user;
  // `data` is the kind's own plus its name.
  const mail = { kind, to, data: { ...data, name }, at, key: `${kind}:${which}` };
  await queueMail(transaction, mail as unknown as Parameters<typeof queueMail>[1]);
}

type Line = Pick<typeof orderLines.$inferSelect, "product" | "size" | "pricePaise">;

export const mailLine = ({ product, size, pricePaise }: Line, quantity: number): MailLine => ({
  name: product.name,
  size,
  quantity,
  pricePaise,
});

type KeptLine = Line & Pick<typeof orderLines.$inferSelect, "quantity" | "cancelled">;

/** The lines that are left. */
export const leftLines = (lines: readonly KeptLine[]): MailLine[] =>
  lines.flatMap((line) =>
    line.cancelled < line.quantity ? [mailLine(line, line.quantity - line.cancelled)] : [],
  );

/** When a cash order is placed or a card order paid. */
export async function queuePlacedMail(
  transaction: Sql,
  order: typeof orders.$inferSelect,
  lines: readonly KeptLine[],
  at: Date,
): Promise<void> {
  await queueOrderMail(transaction, {
    kind: "order-placed",
    userId: order.userId,
    which: order.id,
    data: {
      orderId: order.id,
      lines: leftLines(lines),
      deliveryFeePaise: order.deliveryFeePaise,
      amountPaise: order.amountPaise,
      paymentMethod: order.paymentMethod as PaymentMethod, // only methods were ever written into this column
      address: order.address,
    },
    at,
  });
}
