import { describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

describe("the content security policy", () => {
  it("allows our own origin alone while no outside service is set up", () => {
    expect(contentSecurityPolicy(readConfig({})).split("; ")).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "media-src 'self' blob: data:",
      "worker-src 'self' blob:",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it("adds the hosts of the services that are set up", () => {
    const policy = contentSecurityPolicy(
      readConfig({
        FIREBASE_PROJECT_ID: "demo",
        FIREBASE_API_KEY: "key",
        FIREBASE_AUTH_DOMAIN: "demo.firebaseapp.com",
        RAZORPAY_KEY_ID: "rzp_test_1",
        RAZORPAY_KEY_SECRET: "secret",
        AZURE_SPEECH_KEY: "key",
        AZURE_SPEECH_REGION: "centralindia",
      }),
    );
    const directives = policy.split("; ");
    expect(directives).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://apis.google.com https://checkout.razorpay.com https://cdn.razorpay.com",
        "style-src 'self' 'unsafe-inline'",
        "frame-src https://demo.firebaseapp.com https://api.razorpay.com https://checkout.razorpay.com",
      ]),
    );
    expect(directives.find((directive) => directive.startsWith("connect-src"))).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com " +
        "https://api.razorpay.com https://lumberjack.razorpay.com " +
        "wss://centralindia.stt.speech.microsoft.com wss://centralindia.tts.speech.microsoft.com",
    );
    expect(policy).not.toContain("secret");
  });
});

it("lets a bank's window answer the page that opened it, and the payment's frame ask for money", () => {
  const card = { RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "secret" };
  const notified = (env: Readonly<Record<string, string>>) => {
    const headers = securityHeaders(readConfig(env));
    return [
      headers["cross-origin-opener-policy"],
      headers["permissions-policy"]?.match(/payment=.*/)?.[0],
    ];
  };
  expect([notified({}), notified(card)]).toEqual([
    ["same-origin", "payment=()"],
    ["same-origin-allow-popups", 'payment=(self "https://api.razorpay.com")'],
  ]);
});

it("lets pages call the hosts that the client was built to call", () => {
  const policy = contentSecurityPolicy(readConfig({}), { calls: ["https://recommend.example"] });
  expect(policy.split("; ")).toContain("connect-src 'self' https://recommend.example");
});

it("lets a page have the style that is in it, and no other", () => {
  const of = (env: Readonly<Record<string, string>>) =>
    /style-src [^;]*/.exec(contentSecurityPolicy(readConfig(env), { style: "'sha256-st'" }))?.[0];
  expect(of({})).toBe("style-src 'self' 'sha256-st'");
  const card = of({ RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "secret" });
  expect(card).toBe("style-src 'self' 'unsafe-inline'");
});

it("asks for https from then on only where the shop is under https", () => {
  const headers = (origin: string) => securityHeaders(readConfig({ PUBLIC_ORIGIN: origin }));
  expect(headers("https://shop.example")["strict-transport-security"]).toBe(
    "max-age=31536000; includeSubDomains",
  );
  expect(headers("http://localhost:3000")).not.toHaveProperty("strict-transport-security");
});
