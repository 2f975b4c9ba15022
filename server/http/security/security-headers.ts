/** The security headers of every reply. */
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

type Configured = Pick<Config, "publicOrigin" | "firebase" | "razorpay" | "azureSpeech">;

export function sendSecurityHeaders(app: FastifyInstance, config: Configured): void {
  const headers = securityHeaders(config);
  app.addHook("onRequest", (request, reply, next) => {
    reply.headers(headers).header("x-request-id", request.id);
    next();
  });
}

export function securityHeaders(config: Configured): Readonly<Record<string, string>> {
  const https = config.publicOrigin?.startsWith("https:") ?? false;
  const payment = config.razorpay === null ? "()" : '(self "https://api.razorpay.com")';
  return {
    "content-security-policy": contentSecurityPolicy(config),
    // Default; cacheable routes override it.
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": `microphone=(self), camera=(), geolocation=(), payment=${payment}`,
    // Google's and banks' windows need their opener.
    "cross-origin-opener-policy":
      config.firebase === null && config.razorpay === null
        ? "same-origin"
        : "same-origin-allow-popups",
    ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** What one page needs beyond. */
interface PageNeeds {
  /** Other origins that the client calls. */
  readonly calls?: readonly string[];
  readonly style?: string | undefined;
}

export function contentSecurityPolicy(
  { firebase, razorpay, azureSpeech }: Configured,
  page: PageNeeds = {},
): string {
  const scripts: string[] = [];
  // Razorpay's checkout.js adds styles and takes no nonce. Beside a digest, browsers ignore 'unsafe-inline': https://www.w3.org/TR/CSP3/#allow-all-inline
  const styles = razorpay === null ? (page.style ? [page.style] : []) : ["'unsafe-inline'"];
  const connections: string[] = [...(page.calls ?? [])];
  const frames: string[] = [];
  const images: string[] = [];
  if (firebase !== null) {
    scripts.push("https://apis.google.com");
    connections.push(
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
    );
    frames.push(`https://${firebase.authDomain}`);
    if (firebase.emulatorHost !== null) {
      connections.push(`http://${firebase.emulatorHost}`);
      frames.push(`http://${firebase.emulatorHost}`);
    }
  }
  if (razorpay !== null) {
    // https://github.com/razorpay/razorpay-magento/blob/master/etc/csp_whitelist.xml
    scripts.push("https://checkout.razorpay.com", "https://cdn.razorpay.com");
    connections.push("https://api.razorpay.com", "https://lumberjack.razorpay.com");
    frames.push("https://api.razorpay.com", "https://checkout.razorpay.com");
    images.push("https://*.razorpay.com");
  }
  if (azureSpeech !== null) {
    const { host, region } = azureSpeech;
    if (host === null && region !== null) {
      connections.push(
        `wss://${region}.stt.speech.microsoft.com`,
        `wss://${region}.tts.speech.microsoft.com`,
      );
    } else if (host !== null) {
      connections.push(new URL(host).origin.replace(/^http/, "ws"), new URL(host).origin);
    }
  }
  return Object.entries({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", ...images],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connections],
    "media-src": ["'self'", "blob:", "data:"],
    "worker-src": ["'self'", "blob:"],
    "frame-src": frames.length === 0 ? ["'none'"] : frames,
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
