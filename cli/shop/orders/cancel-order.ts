/** `orders cancel`: cancels an order for a reason shown to its shopper. */
import { longestReason } from "../../../domain/values.ts";
import { allOrdersRepository } from "../../../server/repositories/all-orders.ts";
import {
  type Cancelled,
  changedOrderRepository,
} from "../../../server/repositories/changed-orders.ts";
import { type Command, Refusal, readArguments, say, UsageError } from "../command.ts";
import { idOf, shortId, theOnly } from "../ids.ts";
import { inShop } from "../open.ts";
import { rupees } from "../table.ts";

export const cancelOrder: Command = {
  usage: "orders cancel ID [--because SENTENCE]",
  about: [
    "Cancels what is left of an order that isn't Shipped yet: its pieces come back into the count, what",
    "was paid by card goes back by itself, and its shopper gets an e-mail and reads the sentence.",
    shortId("order"),
  ],
  async run(args) {
    const { positionals, values } = readArguments(
      args,
      { because: { type: "string", default: "The shop cancelled this order." } },
      { least: 1, most: 1 },
    );
    const note = values.because.trim();
    if (note === "" || note.length > longestReason) {
      throw new UsageError(`--because takes 1 to ${longestReason} characters.`);
    }
    const beginning = idOf(positionals[0]);
    await inShop({ orMake: false }, async ({ database: { sql } }) => {
      const orderId = await theOnly(allOrdersRepository(sql), beginning);
      const wish = { orderId, userId: null, line: null, note, at: new Date() };
      const done = await changedOrderRepository(sql).cancel(wish);
      if (done.type !== "cancelled") throw new Refusal(reason(orderId, done));
      const back = done.refundPaise > 0 ? `, ${rupees(done.refundPaise)} go back by card` : "";
      say(`${orderId}: cancelled${back}`);
    });
  },
};

const reason = (id: string, refused: Exclude<Cancelled, { type: "cancelled" }>): string =>
  refused.type === "too-late"
    ? `${id} is ${refused.status} and can't be cancelled any more.`
    : `There is no order ${id}.`;
