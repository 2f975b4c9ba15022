/** Every setting, validated at start. Nothing else reads the environment. */
import { z } from "zod";

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://shop.example" })
  .transform((value) => new URL(value).origin);

/** Becomes part of a header: host and optional port only. */
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

/** A host with optional port, user and password (%40 for @). */
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

/** Whose X-Forwarded-* headers are trusted; hop 0 is the direct peer. */
type TrustProxy = false | readonly string[] | ((address: string, hop: number) => boolean);

function readProxies(value: string, context: z.RefinementCtx): TrustProxy {
  if (value === "false" || value === "0") return false;
  // Fastify takes no number, because it can't tell who connects; the operator can.
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

/** The README names each. */
export const settings = z.object({
  /** 0: any free port. */
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int("must be a port number")
    .min(0, "must be a port number")
    .max(65535, "must be a port number")
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** The embedded database and the operator's pictures. */
  DATA_DIR: z.string().default("./data"),
  /** Draw all demo pictures ahead, or on demand. */
  DRAW_PICTURES: z.enum(["ahead", "asked"], { error: "must be ahead or asked" }).default("ahead"),
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  /** Milliseconds for a query or a connection. */
  DATABASE_TIMEOUT_MS: count(5_000),
  /** The shop's public address, behind a proxy. */
  PUBLIC_ORIGIN: origin.optional(),
  /** Other origins that may make calls, separated by commas. */
  ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((part) => part.trim() || []))
    .pipe(z.array(origin)),
  /** Trusted proxies: addresses or number. */
  TRUST_PROXY: z.string().default("false").transform(readProxies),
  /** "production" forbids trial features, as an https PUBLIC_ORIGIN does. */
  NODE_ENV: z.string().trim().toLowerCase().optional(),
  /** "true" allows the test gateway on a reachable server. */
  TEST_GATEWAY: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, silent",
    })
    .default("info"),
  /** Failed sign-ins per 15 minutes and account; five times as many per address. */
  SIGN_IN_LIMIT: count(10),
  /** Per hour and address. */
  REGISTRATION_LIMIT: count(5),
  /** Per hour and account; five times as many per address. */
  RESET_LIMIT: count(5),
  /** Changes and downloads per hour and shopper. */
  ACCOUNT_LIMIT: count(30),
  /** Per minute and shopper. */
  RECOMMENDATION_LIMIT: count(20),
  /** Recordings, and sentences spoken, per minute and shopper (separately). */
  SPEECH_LIMIT: count(40),
  /** Per minute and shopper. */
  SECOND_OPINION_LIMIT: count(12),
  /** Per hour and shopper, cash or card. */
  ORDER_LIMIT: count(30),
  /** Per 15 minutes and shopper. */
  CARD_ORDER_LIMIT: count(30),
  /** Without it mails stay in DATA_DIR/outbox. */
  SMTP_URL: z
    .string()
    .refine(
      isMailServer,
      "must be an address such as smtp://user:password@host:587, and nothing more",
    )
    .optional(),
  /** Sender; default: the address of shop.json. */
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
  /** Replaces the region's host: a private endpoint or container. */
  AZURE_SPEECH_HOST: z.url("must be an address").optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: host.optional(),
  /** The emulator accepts any identity; refused in production. */
  FIREBASE_AUTH_EMULATOR_HOST: host.optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  /** Another host of Razorpay's API, without `/v1`. */
  RAZORPAY_API_BASE: z.url("must be an address").default("https://api.razorpay.com"),
  /** Milliseconds for a call to the card provider. */
  RAZORPAY_TIMEOUT_MS: count(8_000),
});

/** At most `count` in each window of `windowMs`. */
export type Limit = { readonly count: number; readonly windowMs: number };

export type Limits = {
  /** Failures per account. */
  readonly signIn: Limit;
  /** Failures per address, which many shoppers may share. */
  readonly signInAddress: Limit;
  readonly registration: Limit;
  /** Per account. */
  readonly reset: Limit;
  /** Per address, which many shoppers may share. */
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

/** Each wrong setting has its own line. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Blank counts as unset. @throws ConfigError naming every wrong setting. */
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
  // A private host needs no region and, as a container, no key.
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
    exposed,
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL ?? null,
    databaseTimeoutMs: set.DATABASE_TIMEOUT_MS,
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
    /** Null without a mail server. In production TLS unless local. */
    smtp:
      set.SMTP_URL === undefined
        ? null
        : {
            url: set.SMTP_URL,
            allowPlain: !production || isLoopback(new URL(set.SMTP_URL).hostname),
          },
    mailFrom: set.MAIL_FROM ?? null,
    /** Null without key and base address; a local server needs no key. */
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
    /** Without a host there are key and region. */
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
     * Replaces Razorpay without keys. Never in production, where goods would be free; on a
     * reachable server only if the operator agrees.
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

/** https, or this machine alone. */
function isSafeInPublic(publicOrigin: string | undefined): boolean {
  if (publicOrigin === undefined) return false;
  const { protocol, hostname } = new URL(publicOrigin);
  return protocol === "https:" || isLoopback(hostname);
}

/** Listens beyond this machine, or has a proxy or a public address. */
function isExposed({ HOST, PUBLIC_ORIGIN, TRUST_PROXY }: Settings): boolean {
  return (
    !isLoopback(HOST) ||
    TRUST_PROXY !== false ||
    (PUBLIC_ORIGIN !== undefined && !isLoopback(new URL(PUBLIC_ORIGIN).hostname))
  );
}

/** Settings that need each other: all or none. */
function requireTogether(set: Settings, names: readonly (keyof Settings)[]): void {
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    const given = names.filter((name) => set[name] !== undefined);
    throw new ConfigError(`${missing.join(", ")} must be set, because ${given.join(", ")} is`);
  }
}
