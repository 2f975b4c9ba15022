/**
 * Every setting of the server, named once. Read and checked at start, so that a wrong setting stops
 * the server with its name instead of failing a shopper later. Nothing else reads the environment.
 */
import { z } from "zod";

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://shop.example" })
  .transform((value) => new URL(value).origin);

/** A host and perhaps a port: it becomes part of a header, so nothing else may be in it. */
const host = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, "must be a host, such as 127.0.0.1:9099, without http://");

const count = (standard: number) =>
  z.coerce
    .number({ error: "must be a whole number" })
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(1_000_000, "must be at most 1000000")
    .default(standard);

/** A host, perhaps a port, perhaps a user with a password; signs in those two as %40. */
function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value);
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
  } catch {
    return false;
  }
  return (
    /^smtps?:$/.test(protocol) &&
    hostname !== "" &&
    port !== "0" &&
    (username === "") === (password === "") &&
    ["", "/"].includes(pathname) &&
    search + hash === ""
  );
}

const proxyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Whose X-Forwarded-* headers are believed; hop 0 is whoever connects to this server. */
export type TrustProxy = false | readonly string[] | ((address: string, hop: number) => boolean);

function readProxies(value: string, context: z.RefinementCtx): TrustProxy {
  if (value === "false" || value === "0") return false;
  // Fastify takes no number: it can't tell who connects. An operator who gives one answers for that.
  if (/^[1-9]$/.test(value)) return (_, hop) => hop < Number(value);
  const addresses = value.split(",").map((part) => part.trim());
  const all = addresses.some((part) => part.endsWith("/0"));
  if (!all && addresses.every((part) => proxyAddress.safeParse(part).success)) return addresses;
  context.addIssue({
    code: "custom",
    message:
      "must name the proxies whose X-Forwarded-For is believed: their addresses, such as 127.0.0.1 " +
      "or 10.0.0.0/8, separated by commas, or how many stand in front, such as 1 (never all of them)",
  });
  return z.NEVER;
}

const settings = z.object({
  /** Port to listen on; 0 takes any free one. */
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int("must be a port number")
    .min(0, "must be a port number")
    .max(65535, "must be a port number")
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** Folder of the embedded database and of pictures that the operator adds. */
  DATA_DIR: z.string().default("./data"),
  /** When the demo catalogue's pictures are drawn: all ahead, or each when it is asked for. */
  DRAW_PICTURES: z.enum(["ahead", "asked"], { error: "must be ahead or asked" }).default("ahead"),
  /** A PostgreSQL server to use in place of the embedded database. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  /** Longest that a query of PostgreSQL, or waiting for a connection, may take, in milliseconds. */
  DATABASE_TIMEOUT_MS: count(5_000),
  /** The address that shoppers type, when a proxy stands before this server. */
  PUBLIC_ORIGIN: origin.optional(),
  /** Other origins whose pages may make calls, separated by commas. */
  ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((part) => part.trim() || []))
    .pipe(z.array(origin)),
  /** Whose X-Forwarded-* headers are believed: addresses of proxies, or how many stand in front. */
  TRUST_PROXY: z.string().default("false").transform(readProxies),
  /** "production" forbids what exists for trying the shop out, as an https PUBLIC_ORIGIN does. */
  NODE_ENV: z.string().trim().toLowerCase().optional(),
  /** "true" opens the test gateway for payments although other machines may reach this one. */
  TEST_GATEWAY: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, silent",
    })
    .default("info"),
  /** Failures to sign in per 15 minutes and account; five times as many from one address. */
  SIGN_IN_LIMIT: count(10),
  /** Registrations per hour and address. */
  REGISTRATION_LIMIT: count(5),
  /** Links for a forgotten password per hour and account; five times as many from one address. */
  RESET_LIMIT: count(5),
  /** Changes of name and password, and downloads of one's data, per hour and shopper. */
  ACCOUNT_LIMIT: count(30),
  /** Recommendation requests per minute and shopper. */
  RECOMMENDATION_LIMIT: count(20),
  /** Recordings heard, and sentences spoken, per minute and shopper (counted apart). */
  SPEECH_LIMIT: count(40),
  /** Second opinions on sentences that were not understood, per minute and shopper. */
  SECOND_OPINION_LIMIT: count(12),
  /** Orders placed per hour and shopper, in cash or by card. */
  ORDER_LIMIT: count(30),
  /** Card orders begun per 15 minutes and shopper; each is a call to the card provider. */
  CARD_ORDER_LIMIT: count(30),
  /** The server that sends mails; without it they are kept in DATA_DIR/outbox. */
  SMTP_URL: z
    .string()
    .refine(
      isMailServer,
      "must be an address such as smtp://user:password@host:587, and nothing more",
    )
    .optional(),
  /** Whom mails come from; the address of shop.json unless given. */
  MAIL_FROM: z.email("must be an e-mail address").optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url("must be an address").optional(),
  OPENAI_CHAT_MODEL: z.string().default("gpt-4o-mini"),
  OPENAI_TRANSCRIBE_MODEL: z.string().default("gpt-4o-mini-transcribe"),
  OPENAI_SPEECH_MODEL: z.string().default("gpt-4o-mini-tts"),
  AZURE_SPEECH_KEY: z.string().optional(),
  AZURE_SPEECH_REGION: z
    .string()
    .regex(/^[a-z0-9]+$/, "must be a region's name, such as centralindia")
    .optional(),
  /** In place of the region's own host: a private endpoint, or a container of one's own. */
  AZURE_SPEECH_HOST: z.url("must be an address").optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: host.optional(),
  /** Believes whoever says to be anyone, as the emulator does; refused in production. */
  FIREBASE_AUTH_EMULATOR_HOST: host.optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  /** Another host that speaks Razorpay's API, without the version (`/v1`). */
  RAZORPAY_API_BASE: z.url("must be an address").default("https://api.razorpay.com"),
  /** Longest that a call to the card provider may take, in milliseconds. */
  RAZORPAY_TIMEOUT_MS: count(8_000),
});

/** The name of every setting, for the README's check that none is undocumented. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** At most `count` in each window of `windowMs` milliseconds. */
export type Limit = { readonly count: number; readonly windowMs: number };

export type Limits = {
  /** Failures to sign in to an account. */
  readonly signIn: Limit;
  /** Failures to sign in from an address, behind which many shoppers may be. */
  readonly signInAddress: Limit;
  readonly registration: Limit;
  /** Links for the forgotten password of an account. */
  readonly reset: Limit;
  /** The same from an address, behind which many shoppers may be. */
  readonly resetAddress: Limit;
  readonly account: Limit;
  readonly recommendations: Limit;
  readonly speech: Limit;
  readonly secondOpinions: Limit;
  readonly orders: Limit;
  readonly cardOrders: Limit;
};

const second = 1000;
const minute = 60 * second;

/** Thrown by readConfig; its message names each wrong setting on a line of its own. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the settings from an environment; a blank one counts as unset.
 * @throws ConfigError naming every setting that is wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new ConfigError(lines.join("\n"));
  }
  const set = parsed.data;
  // A host of one's own needs neither a region nor, as a container, a key.
  if (set.AZURE_SPEECH_HOST === undefined) {
    requireTogether(set, ["AZURE_SPEECH_KEY", "AZURE_SPEECH_REGION"]);
  }
  requireTogether(set, ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"]);
  requireTogether(set, ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"]);

  const production = isProduction(set);
  if (production && !isSafeInPublic(set.PUBLIC_ORIGIN)) {
    throw new ConfigError(
      "PUBLIC_ORIGIN must be the https address that shoppers type, because NODE_ENV is production: " +
        "without it the session's cookie would go over http, too",
    );
  }
  if (production && set.TEST_GATEWAY === "true") {
    throw new ConfigError(
      "TEST_GATEWAY must not be true in production: what it calls paid would be goods for nothing",
    );
  }
  if (production && set.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    throw new ConfigError(
      "FIREBASE_AUTH_EMULATOR_HOST must not be set in production: its tokens prove nothing",
    );
  }

  const exposed = isExposed(set);

  return {
    production,
    /** Other machines may reach the shop. */
    exposed,
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL ?? null,
    databaseTimeoutMs: set.DATABASE_TIMEOUT_MS,
    /** Null: the origin is whatever host the request was sent to. */
    publicOrigin: set.PUBLIC_ORIGIN ?? null,
    allowedOrigins: set.ALLOWED_ORIGINS as readonly string[],
    trustProxy: set.TRUST_PROXY,
    drawsAhead: set.DRAW_PICTURES === "ahead",
    logLevel: set.LOG_LEVEL,
    limits: {
      signIn: { count: set.SIGN_IN_LIMIT, windowMs: 15 * minute },
      signInAddress: { count: 5 * set.SIGN_IN_LIMIT, windowMs: 15 * minute },
      registration: { count: set.REGISTRATION_LIMIT, windowMs: 60 * minute },
      reset: { count: set.RESET_LIMIT, windowMs: 60 * minute },
      resetAddress: { count: 5 * set.RESET_LIMIT, windowMs: 60 * minute },
      account: { count: set.ACCOUNT_LIMIT, windowMs: 60 * minute },
      recommendations: { count: set.RECOMMENDATION_LIMIT, windowMs: minute },
      speech: { count: set.SPEECH_LIMIT, windowMs: minute },
      secondOpinions: { count: set.SECOND_OPINION_LIMIT, windowMs: minute },
      orders: { count: set.ORDER_LIMIT, windowMs: 60 * minute },
      cardOrders: { count: set.CARD_ORDER_LIMIT, windowMs: 15 * minute },
    } satisfies Limits as Limits,
    /** Null without a mail server. In production it needs TLS, unless it is on this machine. */
    smtp:
      set.SMTP_URL === undefined
        ? null
        : {
            url: set.SMTP_URL,
            allowPlain: !production || isLoopback(new URL(set.SMTP_URL).hostname),
          },
    mailFrom: set.MAIL_FROM ?? null,
    /** Null when neither a key nor a base address is set; a local server needs no key. */
    openai:
      set.OPENAI_API_KEY === undefined && set.OPENAI_BASE_URL === undefined
        ? null
        : {
            apiKey: set.OPENAI_API_KEY ?? null,
            baseUrl: (set.OPENAI_BASE_URL ?? "https://api.openai.com/v1").replace(/\/+$/, ""),
            chatModel: set.OPENAI_CHAT_MODEL,
            transcribeModel: set.OPENAI_TRANSCRIBE_MODEL,
            speechModel: set.OPENAI_SPEECH_MODEL,
          },
    /** Without a host there are a key and a region. */
    azureSpeech:
      set.AZURE_SPEECH_KEY === undefined && set.AZURE_SPEECH_HOST === undefined
        ? null
        : {
            key: set.AZURE_SPEECH_KEY ?? null,
            region: set.AZURE_SPEECH_REGION ?? null,
            host: set.AZURE_SPEECH_HOST ?? null,
          },
    firebase:
      set.FIREBASE_PROJECT_ID === undefined ||
      set.FIREBASE_API_KEY === undefined ||
      set.FIREBASE_AUTH_DOMAIN === undefined
        ? null
        : {
            projectId: set.FIREBASE_PROJECT_ID,
            apiKey: set.FIREBASE_API_KEY,
            authDomain: set.FIREBASE_AUTH_DOMAIN,
            emulatorHost: set.FIREBASE_AUTH_EMULATOR_HOST ?? null,
          },
    razorpay:
      set.RAZORPAY_KEY_ID === undefined || set.RAZORPAY_KEY_SECRET === undefined
        ? null
        : {
            keyId: set.RAZORPAY_KEY_ID,
            keySecret: set.RAZORPAY_KEY_SECRET,
            webhookSecret: set.RAZORPAY_WEBHOOK_SECRET ?? null,
            apiBase: set.RAZORPAY_API_BASE,
          },
    /**
     * Without Razorpay's keys a test gateway of our own takes its place, so that card payment can be
     * tried. Never in production, where an order it calls paid would be goods for nothing, and where
     * others may reach the shop only if the operator says so.
     */
    testGateway:
      set.RAZORPAY_KEY_ID === undefined && !production && (!exposed || set.TEST_GATEWAY === "true"),
    paymentTimeoutMs: set.RAZORPAY_TIMEOUT_MS,
  };
}

export type Config = ReturnType<typeof readConfig>;

type Settings = z.infer<typeof settings>;

function isProduction({ NODE_ENV, PUBLIC_ORIGIN }: Settings): boolean {
  return NODE_ENV === "production" || (PUBLIC_ORIGIN?.startsWith("https:") ?? false);
}

const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname);

/** Over https, or on this machine alone, where there is nobody to listen in. */
function isSafeInPublic(publicOrigin: string | undefined): boolean {
  if (publicOrigin === undefined) return false;
  const { protocol, hostname } = new URL(publicOrigin);
  return protocol === "https:" || isLoopback(hostname);
}

/** Listens beyond this machine, or says that a proxy or a public address leads here. */
function isExposed({ HOST, PUBLIC_ORIGIN, TRUST_PROXY }: Settings): boolean {
  return (
    !isLoopback(HOST) ||
    TRUST_PROXY !== false ||
    (PUBLIC_ORIGIN !== undefined && !isLoopback(new URL(PUBLIC_ORIGIN).hostname))
  );
}

/** Settings that mean something together only: some set and some not is a mistake to name. */
function requireTogether(set: Settings, names: readonly (keyof Settings)[]): void {
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    const given = names.filter((name) => set[name] !== undefined);
    throw new ConfigError(`${missing.join(", ")} must be set, because ${given.join(", ")} is`);
  }
}
