/**
 * Razorpay through its package, which takes no host or time limit and hides missing answers; its
 * HTTP client is configured here.
 */
import type Client from "razorpay";
import { z } from "zod";
import { providerOrder } from "../../contract/shapes.ts";
import { Late, withDeadline } from "../resilience/deadline.ts";
import type { CardProvider, PaymentMode, ProviderResult, ProviderTrouble } from "./provider.ts";
import { orderList, payment, refund, refundList } from "./razorpay-schemas.ts";
import { sameText, sign, signPayment } from "./signatures.ts";

type Credentials = {
  readonly keySecret: string;
  readonly webhookSecret: string | null;
  /** The package adds `/v1/…`. */
  readonly apiBase: string;
};

type RazorpayOptions = {
  readonly key: string;
  readonly mode: PaymentMode;
  readonly checkout: string;
  /** Called each time; rejects if not ready. */
  readonly credentials: () => Promise<Credentials>;
  /** Milliseconds per call. */
  readonly longest: number;
};

export const razorpayCheckout = "https://checkout.razorpay.com/v1/checkout.js";

export function razorpayMode(key: string): PaymentMode {
  return key.startsWith("rzp_test_") ? "test" : "live";
}

export function createRazorpay(options: RazorpayOptions): CardProvider {
  const { key, mode, checkout, credentials, longest } = options;
  let made: { readonly for: Credentials; readonly client: Client } | undefined;

  const clientFor = async (now: Credentials): Promise<Client> => {
    if (made?.for.apiBase !== now.apiBase || made.for.keySecret !== now.keySecret) {
      made = { for: now, client: await createClient(key, now, longest) };
    }
    return made.client;
  };

  const ask = <Value>(
    shape: z.ZodType<Value>,
    call: (client: Client) => Promise<unknown>,
  ): Promise<ProviderResult<Value>> =>
    attempt(longest, async () => shape.parse(await call(await clientFor(await credentials()))));

  return {
    key,
    mode,
    checkout,

    createOrder: async (due) => {
      const created = await ask(providerOrder, ({ orders }) =>
        orders.create({ ...due, ...captureAtOnce }),
      );
      if (!created.ok) return created;
      const { amount, currency, receipt } = created.value;
      if (amount === due.amount && currency === due.currency && receipt === due.receipt) {
        return created;
      }
      const cause = new Error(`Asked for ${JSON.stringify(due)}, got ${created.value.id}`);
      return { ok: false, trouble: "broken", cause };
    },

    findOrder: async (receipt) => {
      const found = await ask(orderList, ({ orders }) => orders.all({ receipt }));
      if (!found.ok) return found;
      return { ok: true, value: found.value.find((order) => order.receipt === receipt) ?? null };
    },

    payment: (id) => ask(payment, ({ payments }) => payments.fetch(id)),
    capture: ({ id, amount, currency }) =>
      ask(payment, ({ payments }) => payments.capture(id, amount, currency)),

    refund: async (due) => {
      const { paymentId, amount, receipt } = due;
      const made = await ask(refund, ({ payments }) =>
        payments.refund(paymentId, { amount, receipt, speed: "normal" }),
      );
      if (!made.ok) return made;
      const { value } = made;
      if (value.paymentId === paymentId && value.amount === amount && value.receipt === receipt) {
        return made;
      }
      const cause = new Error(`Asked for ${JSON.stringify(due)}, got ${value.id}`);
      return { ok: false, trouble: "broken", cause };
    },

    findRefund: async ({ paymentId, receipt }) => {
      for (let skip = 0; ; skip += refundsAtOnce) {
        const found = await ask(refundList, ({ payments }) =>
          payments.fetchMultipleRefund(paymentId, { count: refundsAtOnce, skip }),
        );
        if (!found.ok) return found;
        const same = found.value.find((each) => each.receipt === receipt);
        if (same !== undefined) return { ok: true, value: same };
        if (found.value.length < refundsAtOnce) return { ok: true, value: null };
      }
    },

    signedPayment: async ({ providerOrderId: orderId, paymentId, signature }) => {
      const { keySecret } = await credentials();
      return sameText(signature, signPayment({ orderId, paymentId }, keySecret));
    },

    signedEvent: async (body, signature) => {
      const { webhookSecret } = await credentials();
      return webhookSecret === null ? null : sameText(signature, sign(body, webhookSecret));
    },
  };
}

/** Else a payment stays authorised and returns after days. */
const captureAtOnce = { payment_capture: true } as const;

/** The provider's page size. */
const refundsAtOnce = 100;

/** The used part of axios; the package doesn't type it. */
type HttpClient = {
  readonly defaults: Record<string, unknown>;
  readonly interceptors: {
    readonly request: { readonly use: (change: (request: object) => object) => void };
    readonly response: {
      readonly use: (pass: undefined, failed: (error: unknown) => Promise<never>) => void;
    };
  };
};

async function createClient(
  key: string,
  { keySecret, apiBase }: Credentials,
  longest: number,
): Promise<Client> {
  const { default: Razorpay } = await import("razorpay");
  const razorpay = new Razorpay({ key_id: key, key_secret: keySecret });
  const http: unknown = Reflect.get(razorpay.api, "rq");
  if (!isHttpClient(http)) throw new Error("The razorpay package has another HTTP client now");
  const local = /^(127\.|localhost$|\[::1\]$)/.test(new URL(apiBase).hostname);
  Object.assign(http.defaults, {
    baseURL: apiBase,
    // The key must not follow a redirect.
    maxRedirects: 0,
    maxContentLength: 1_000_000,
    // Environment proxies don't apply locally.
    ...(local ? { proxy: false } : {}),
  });
  http.interceptors.request.use((request) => {
    nameRefund(request);
    return { ...request, signal: AbortSignal.timeout(longest) };
  });
  http.interceptors.response.use(undefined, (error) => Promise.reject(withAnswer(error)));
  return razorpay;
}

/**
 * Sets the idempotency header, which the package can't.
 * https://razorpay.com/docs/api/refunds/normal-refunds-idempotent
 */
function nameRefund(request: object): void {
  const { success, data: read } = refundRequest.safeParse(request);
  if (success) read.headers.set("X-Refund-Idempotency", read.data.receipt);
}

const refundRequest = z.object({
  url: z.string().endsWith("/refund"),
  data: z.object({ receipt: z.string() }),
  headers: z.custom<{ set: (name: string, value: string) => void }>(
    (headers) =>
      typeof headers === "object" &&
      headers !== null &&
      "set" in headers &&
      headers.set instanceof Function,
  ),
});

/**
 * The package reads `error.response.data.error` unchecked (its lib/api.js, normalizeError): provide
 * it, with status 0 without an answer.
 */
function withAnswer(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure;
  const { success, data: answered } = z
    .object({ response: z.object({ status: z.number(), data: z.unknown() }) })
    .safeParse(failure);
  const status = success ? answered.response.status : 0;
  const sent = success ? answered.response.data : null;
  const data =
    typeof sent === "object" && sent !== null ? sent : { error: { description: failure.message } };
  return Object.assign(failure, { response: { status, data } });
}

function isHttpClient(value: unknown): value is HttpClient {
  return typeof value === "function" && "defaults" in value && "interceptors" in value;
}

async function attempt<Value>(
  longest: number,
  call: () => Promise<Value>,
): Promise<ProviderResult<Value>> {
  try {
    return { ok: true, value: await withDeadline(longest, call) };
  } catch (cause) {
    return { ok: false, trouble: troubleOf(cause), cause: readable(cause) };
  }
}

/** The package rejects with a plain object. */
const rejection = z.object({ statusCode: z.number(), error: z.unknown() });

function troubleOf(cause: unknown): ProviderTrouble {
  if (cause instanceof Late || cause instanceof ServiceAway) return "away";
  const { success, data } = rejection.safeParse(cause);
  if (!success) return "broken";
  const { statusCode: status } = data;
  if (status === 0 || status === 408 || status === 429 || status >= 500) return "away";
  return status >= 400 ? "refused" : "broken";
}

function readable(cause: unknown): unknown {
  const { success, data } = rejection.safeParse(cause);
  if (!success) return cause;
  return new Error(`Status ${data.statusCode}: ${JSON.stringify(data.error) ?? "no reason"}`);
}

/** The service can't be called yet. */
export class ServiceAway extends Error {
  override readonly name = "ServiceAway";
}
