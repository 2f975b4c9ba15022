/** Effects on orders, addresses, deliveries and the account, through the dialogs' acts. Lazy. */
import { afterStatuses, refundStates } from "../../../domain/values.ts";
import { nothingDone, type Outcome } from "../../assistant/machine/outcome.ts";
import { planned } from "../../intents/after-order/plan.ts";
import { addressCalled, placeOf } from "../../intents/after-order/plan-address.ts";
import { afterWords as words } from "../../intents/after-order/words.ts";
import type { Effect } from "../../intents/effects.ts";
import { orderWords, outcomeWords } from "../../intents/responses/words.ts";
import type { Answer } from "../../shop/answer.ts";
import { addressesOf } from "../../shop/checkout/address-book.ts";
import { checkoutOf } from "../../shop/checkout/checkout.ts";
import { deliveryLookupOf, deliveryWords } from "../../shop/checkout/delivery-lookup.ts";
import { orderChangesOf } from "../../shop/orders/order-changes.ts";
import { costOf } from "../../shop/orders/order-words.ts";
import { ordersOf } from "../../shop/orders/orders.ts";
import { accountOf } from "../../shop/session/account.ts";
import type { Shop } from "../../shop/shop.ts";
import type { PerformAfter } from "./effects-parts.ts";
import { said } from "./effects-run.ts";

type Run = Parameters<PerformAfter>[1];

export function createPerformAfter(shop: Shop): PerformAfter {
  return (effect, run) => {
    switch (effect.type) {
      case "afterOrder":
        run.performing.busy(outcomeWords.finding);
        return plan(effect, shop);
      case "cancelOrder":
        return cancel(effect, shop, run);
      case "changeOrderAddress":
        return changeAddress(effect, shop, run);
      case "returnItem":
        return giveBack(effect, shop, run);
      case "useAddress":
        return fillFrom(effect.name, shop, run);
      case "describeDelivery":
        run.performing.busy(outcomeWords.finding);
        return describeDelivery(effect.pin, shop);
      case "askEndSessions":
        return askEndSessions(effect.about, shop);
      case "endSessions":
        return endSessions(shop, run);
    }
  };
}

type Of<Type extends Effect["type"]> = Effect & { readonly type: Type };

/** Fetches orders, and addresses if needed, then plans. */
async function plan({ request, about }: Of<"afterOrder">, shop: Shop): Promise<Outcome> {
  const orders = ordersOf(shop);
  const addresses = addressesOf(shop);
  await Promise.all([
    orders.refresh(),
    shop.products.ensure(),
    ...(request.act === "address" ? [addresses.ensure()] : []),
  ]);
  const fetched = orders.store.getState();
  if (fetched.status !== "ready") return said(orderWords.unreachable);
  const book = addresses.store.getState();
  if (request.act === "address" && book.status !== "ready") return said(words.unreachableAddresses);
  const { list } = shop.products.store.getState();
  const effects = planned(
    { request, about },
    {
      orders: fetched.orders,
      addresses: book.addresses,
      stockOf: (id) => list.find(({ _id }) => _id === id)?.stock,
      today: Date.now(),
    },
  );
  return effects.reduce(outcomeWith, nothingDone);
}

/** Turns a plan into an outcome. */
function outcomeWith(outcome: Outcome, effect: Effect): Outcome {
  switch (effect.type) {
    case "say":
      return { ...outcome, said: [...outcome.said, effect.text] };
    case "ask":
      return { ...outcome, asked: effect.question };
    default:
      return outcome;
  }
}

/** Words and shows an act's result; a refusal in the shop's words. */
function replied<Value>(
  answer: Answer<Value>,
  { orderId }: { readonly orderId: string },
  { shop, run, text }: { readonly shop: Shop; readonly run: Run; text(done: Value): string },
): Outcome {
  if (answer.type === "refused") return said(answer.message);
  run.final();
  const sentence = text(answer.value);
  ordersOf(shop).announce(orderId, sentence);
  return said(sentence);
}

async function cancel(effect: Of<"cancelOrder">, shop: Shop, run: Run): Promise<Outcome> {
  const { orderId, line } = effect;
  const answer = await orderChangesOf(shop).cancel({
    orderId,
    ...(line && { itemId: line.id, size: line.size }),
  });
  return replied(answer, effect, {
    shop,
    run,
    text: (order) => {
      const what = line ? words.lineIsCancelled(line) : words.orderCancelled({ date: order.date });
      const pending = (order.refunds ?? [])
        .filter(({ state }) => state === refundStates.pending)
        .reduce((sum, { amount }) => sum + amount, 0);
      if (pending > 0) return `${what} ${words.back(pending)}`;
      if (line && order.status !== afterStatuses.cancelled)
        return `${what} ${words.costsNow(costOf(order))}`;
      return order.paymentState === undefined ? `${what} ${words.nothingToPay}` : what;
    },
  });
}

async function changeAddress(
  effect: Of<"changeOrderAddress">,
  shop: Shop,
  run: Run,
): Promise<Outcome> {
  const { orderId, address } = effect;
  const answer = await orderChangesOf(shop).changeAddress({ orderId, address });
  return replied(answer, effect, {
    shop,
    run,
    text: ({ date, address: to }) => words.addressChanged({ date }, placeOf(to)),
  });
}

async function giveBack(effect: Of<"returnItem">, shop: Shop, run: Run): Promise<Outcome> {
  const { orderId, id, name, size, quantity, reason, exchangeFor } = effect;
  const answer = await orderChangesOf(shop).giveBack({
    orderId,
    itemId: id,
    size,
    quantity,
    reason,
    ...(exchangeFor !== undefined && { exchangeFor }),
  });
  return replied(answer, effect, {
    shop,
    run,
    text: () =>
      exchangeFor === undefined ? words.returnAsked(name) : words.exchangeAsked(name, exchangeFor),
  });
}

/** Fills in the checkout's form for checking. */
async function fillFrom(name: string, shop: Shop, run: Run): Promise<Outcome> {
  const book = addressesOf(shop);
  await book.ensure();
  const { status, addresses, last } = book.store.getState();
  if (status !== "ready") return said(words.unreachableAddresses);
  const names = addresses.map((each) => each.name);
  const kept = name === "last" ? undefined : addressCalled(name, addresses);
  const address = name === "last" ? last : kept?.address;
  if (!address) return said(name === "last" ? words.noLast : words.noAddress(name, names));
  const checkout = checkoutOf(shop);
  const { form } = checkout.store.getState();
  run.undoable(() => checkout.fill(form));
  checkout.fill(address);
  return said(kept ? words.used(kept.name) : words.useLast);
}

/** For the given PIN code, the form's, or the last order's. */
async function describeDelivery(pin: string | undefined, shop: Shop): Promise<Outcome> {
  const code = pin ?? (await ownPin(shop));
  const answer = code === "" ? undefined : await deliveryLookupOf(shop).ask(code);
  switch (answer?.type) {
    case "known":
      return said(deliveryWords(code, answer.delivery));
    case "none":
      return said(answer.message);
    case undefined:
      if (code !== "") return said(words.noPin);
      return {
        ...nothingDone,
        asked: { id: "pin", text: words.whichPin, about: "" },
      };
    default:
      return said(words.deliveryUnknown);
  }
}

async function ownPin(shop: Shop): Promise<string> {
  const { pinCode } = checkoutOf(shop).store.getState().form;
  if (pinCode.trim() !== "") return pinCode;
  const book = addressesOf(shop);
  await book.ensure();
  const { last, addresses } = book.store.getState();
  return (last ?? addresses[0]?.address)?.pinCode ?? "";
}

async function askEndSessions(about: string, shop: Shop): Promise<Outcome> {
  const account = accountOf(shop);
  await account.open();
  const { status, sessions } = account.store.getState();
  if (status !== "ready") return said(words.noAccount);
  const others = sessions.filter(({ current }) => !current).length;
  if (others === 0) return said(words.onlyHere);
  const does = [{ type: "endSessions" }] as const;
  return {
    ...nothingDone,
    asked: { id: "confirm", text: words.askSessions(others), about, does },
  };
}

async function endSessions(shop: Shop, run: Run): Promise<Outcome> {
  const answer = await accountOf(shop).endSessions(undefined);
  if (answer.type === "refused") return said(answer.message);
  run.final();
  return said(words.sessionsEnded);
}
