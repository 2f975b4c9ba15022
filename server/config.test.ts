import { describe, expect, it } from "vitest";
import { readConfig, settings } from "./config.ts";

const trustProxyMessage =
  "TRUST_PROXY must name the proxies whose X-Forwarded-For is believed: their addresses, such as " +
  "127.0.0.1 or 10.0.0.0/8, separated by commas, or how many stand in front, such as 1 (never all of them)";

describe("the settings", () => {
  it("need nothing to be set", () => {
    expect(readConfig({})).toEqual({
      production: false,
      exposed: false,
      port: 3000,
      host: "127.0.0.1",
      dataDir: "./data",
      databaseUrl: null,
      databaseTimeoutMs: 5000,
      publicOrigin: null,
      allowedOrigins: [],
      trustProxy: false,
      drawsAhead: true,
      logLevel: "info",
      limits: {
        signIn: { count: 10, windowMs: 900_000 },
        signInAddress: { count: 50, windowMs: 900_000 },
        registration: { count: 5, windowMs: 3_600_000 },
        reset: { count: 5, windowMs: 3_600_000 },
        resetAddress: { count: 25, windowMs: 3_600_000 },
        account: { count: 30, windowMs: 3_600_000 },
        recommendations: { count: 20, windowMs: 60_000 },
        speech: { count: 40, windowMs: 60_000 },
        secondOpinions: { count: 12, windowMs: 60_000 },
        orders: { count: 30, windowMs: 3_600_000 },
        cardOrders: { count: 30, windowMs: 900_000 },
      },
      smtp: null,
      mailFrom: null,
      openai: null,
      azureSpeech: null,
      firebase: null,
      razorpay: null,
      testGateway: true,
      paymentTimeoutMs: 8_000,
    });
  });

  it.each([
    [{ NODE_ENV: "production", PUBLIC_ORIGIN: "http://localhost:3000" }],
    [{ PUBLIC_ORIGIN: "https://shop.example" }],
    [{ RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "s", TEST_GATEWAY: "true" }],
  ])("keep the test gateway shut with %o", (environment) => {
    expect(readConfig(environment).testGateway).toBe(false);
  });

  it.each([
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "shop.internal" },
    { PUBLIC_ORIGIN: "http://shop.example" },
    { TRUST_PROXY: "127.0.0.1" },
  ])(
    "open the test gateway where others reach the shop only if that is asked for: %j",
    (environment) => {
      const opened = (more: object) => readConfig({ ...environment, ...more }).testGateway;
      expect([opened({}), opened({ TEST_GATEWAY: "true" })]).toEqual([false, true]);
    },
  );

  it.each([
    { HOST: "localhost" },
    { HOST: "127.0.0.5", PUBLIC_ORIGIN: "http://localhost:3000" },
    { HOST: "::1", PUBLIC_ORIGIN: "http://[::1]:3000" },
  ])("open the test gateway on this machine alone: %j", (environment) => {
    const { testGateway, exposed } = readConfig(environment);
    expect([testGateway, exposed]).toEqual([true, false]);
  });

  it.each([{}, { PUBLIC_ORIGIN: "http://shop.example" }])(
    "refuse production without an https address: %j",
    (environment) => {
      expect(() => readConfig({ NODE_ENV: "production", ...environment })).toThrow(
        expect.objectContaining({
          name: "ConfigError",
          message:
            "PUBLIC_ORIGIN must be the https address that shoppers type, because NODE_ENV is " +
            "production: without it the session's cookie would go over http, too",
        }),
      );
    },
  );

  it.each(["http://localhost:3000", "http://127.0.0.1:3000", "https://shop.example"])(
    "take production at %s",
    (origin) => {
      const config = readConfig({ NODE_ENV: "production", PUBLIC_ORIGIN: origin });
      expect([config.production, config.publicOrigin]).toEqual([true, origin]);
    },
  );

  it.each([
    ["smtp://mail.example:587", {}, true],
    ["smtp://mail.example:587", { PUBLIC_ORIGIN: "https://shop.example" }, false],
    ["smtp://localhost:25", { PUBLIC_ORIGIN: "https://shop.example" }, true],
  ])("send by %s with %j, without TLS: %s", (url, more, allowPlain) => {
    expect(readConfig({ SMTP_URL: url, ...more }).smtp).toEqual({ url, allowPlain });
  });

  it.each([
    ...["mail.example", "http://mail.example", "smtp:mail.example", "smtp://", "smtp://user:p@"],
    ...["smtp://mail.example:0", "smtp://mail.example:99999", "smtp://user@mail.example"],
    ...[
      "smtp://:secret@mail.example",
      "smtp://u%:secret@mail.example",
      "smtp://u:s%zz@mail.example",
    ],
    ...["smtp://mail.example/inbox", "smtp://mail.example?tls=no", "smtp://mail.example#a"],
  ])("take no mail server at %s, and keep to themselves what was given", (url) => {
    expect(() => readConfig({ SMTP_URL: url })).toThrow(
      expect.objectContaining({
        name: "ConfigError",
        message:
          "SMTP_URL must be an address such as smtp://user:password@host:587, and nothing more",
      }),
    );
  });

  it.each([
    ...["smtps://mail.example", "smtp://mail.example/", "smtp://[::1]:25", "smtps://10.0.0.1:465"],
    "smtp://a%20b:p%40ss@mail.example:587",
  ])("take the mail server at %s", (url) => {
    expect(readConfig({ SMTP_URL: url }).smtp?.url).toBe(url);
  });

  it.each(["Production", "PRODUCTION ", "production"])("know production as %j, too", (written) => {
    expect(() => readConfig({ NODE_ENV: written })).toThrow("PUBLIC_ORIGIN must be the https");
  });

  it.each([{ NODE_ENV: "production" }, {}])("refuse the test gateway in production: %j", (more) => {
    const environment = { PUBLIC_ORIGIN: "https://shop.example", TEST_GATEWAY: "true", ...more };
    expect(() => readConfig(environment)).toThrow(
      expect.objectContaining({
        name: "ConfigError",
        message:
          "TEST_GATEWAY must not be true in production: what it calls paid would be goods for nothing",
      }),
    );
  });

  it.each([
    ["false", false],
    ["0", false],
    ["127.0.0.1", ["127.0.0.1"]],
    ["10.0.0.0/8, ::1,fd00::/8", ["10.0.0.0/8", "::1", "fd00::/8"]],
  ])("take the addresses of proxies: %s", (value, believed) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(believed);
  });

  it.each(["true", "yes", "0.0.0.0/0", "10.0.0.1, ::/0", "10.0.0.0/33", "localhost", "-1", "10"])(
    "believe never every proxy, nor what is none: %s",
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
        expect.objectContaining({ name: "ConfigError", message: trustProxyMessage }),
      );
    },
  );

  it("that are blank count as unset", () => {
    expect(readConfig({ PORT: "", PUBLIC_ORIGIN: " ", OPENAI_API_KEY: "" })).toEqual(
      readConfig({}),
    );
  });

  it("take a local speech server without a key", () => {
    expect(readConfig({ OPENAI_BASE_URL: "http://127.0.0.1:8000/v1/" }).openai).toMatchObject({
      apiKey: null,
      baseUrl: "http://127.0.0.1:8000/v1",
    });
  });

  it("reduce addresses to their origins", () => {
    const config = readConfig({
      PUBLIC_ORIGIN: "https://Shop.Example:443/",
      ALLOWED_ORIGINS: "https://a.example/, http://b.example:8080",
    });
    expect([config.publicOrigin, config.allowedOrigins]).toEqual([
      "https://shop.example",
      ["https://a.example", "http://b.example:8080"],
    ]);
  });

  it.each([
    [{ PORT: "shop" }, "PORT must be a port number"],
    [{ PORT: "70000" }, "PORT must be a port number"],
    [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL must begin with postgres://"],
    [
      { PUBLIC_ORIGIN: "shop.example" },
      "PUBLIC_ORIGIN must be an address such as https://shop.example",
    ],
    [
      { ALLOWED_ORIGINS: "https://a.example, *" },
      "ALLOWED_ORIGINS must be an address such as https://shop.example",
    ],
    [{ TEST_GATEWAY: "yes" }, "TEST_GATEWAY must be true or false"],
    [{ SIGN_IN_LIMIT: "0" }, "SIGN_IN_LIMIT must be at least 1"],
    [{ SPEECH_LIMIT: "many" }, "SPEECH_LIMIT must be a whole number"],
    [{ AZURE_SPEECH_KEY: "k" }, "AZURE_SPEECH_REGION must be set, because AZURE_SPEECH_KEY is"],
    [
      { FIREBASE_PROJECT_ID: "p" },
      "FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN must be set, because FIREBASE_PROJECT_ID is",
    ],
    [{ RAZORPAY_KEY_SECRET: "s" }, "RAZORPAY_KEY_ID must be set, because RAZORPAY_KEY_SECRET is"],
    [
      { PORT: "x", TEST_GATEWAY: "x" },
      "PORT must be a port number\nTEST_GATEWAY must be true or false",
    ],
  ])("name what is wrong: %j", (environment, message) => {
    expect(() => readConfig(environment)).toThrow(
      expect.objectContaining({ name: "ConfigError", message }),
    );
  });

  it.each([
    { NODE_ENV: "production", PUBLIC_ORIGIN: "http://localhost:3000" },
    { PUBLIC_ORIGIN: "https://shop.example" },
  ])("refuse the sign-in emulator, whose tokens anyone can write, under %j", (production) => {
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
    expect(() => readConfig({ ...emulator, ...production })).toThrow(
      expect.objectContaining({
        name: "ConfigError",
        message:
          "FIREBASE_AUTH_EMULATOR_HOST must not be set in production: its tokens prove nothing",
      }),
    );
    expect([readConfig(emulator).production, readConfig(production).production]).toEqual([
      false,
      true,
    ]);
  });

  it.each(["https://demo.example", "demo.example; script-src *", "a b"])(
    "take no Firebase host that would change the page's policy: %s",
    (domain) => {
      const firebase = { FIREBASE_PROJECT_ID: "demo", FIREBASE_API_KEY: "key" };
      expect(() => readConfig({ ...firebase, FIREBASE_AUTH_DOMAIN: domain })).toThrow(
        "FIREBASE_AUTH_DOMAIN must be a host",
      );
    },
  );

  it("say nothing of a secret's value", () => {
    expect(() => readConfig({ RAZORPAY_KEY_SECRET: "hush-hush", PORT: "x" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("hush-hush") }),
    );
  });

  it("have names in capitals", () => {
    expect(Object.keys(settings.shape).filter((name) => !/^[A-Z_]+$/.test(name))).toEqual([]);
  });
});
