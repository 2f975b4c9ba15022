/**
 * Verifies Firebase ID tokens. The call's name and address are unproved; the token proves them.
 * Knows no accounts.
 */
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from "jose";
import { z } from "zod";

export type GoogleIdentity = {
  /** Firebase's lasting id; addresses change hands. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
};

export type TokenVerdict =
  | { readonly type: "proven"; readonly identity: GoogleIdentity }
  | {
      readonly type: "refused";
      readonly why:
        | "forged"
        | "expired"
        | "other-project"
        | "from-the-future"
        | "incomplete"
        | "unverified-address";
    };

export type VerifyGoogleToken = (token: string) => Promise<TokenVerdict>;

type VerifierParts = {
  readonly projectId: string;
  /** Null accepts only unsigned tokens, as the emulator makes them. */
  readonly keys: JWTVerifyGetKey | null;
  readonly now: () => number;
};

/** Characters; Firebase's have about a thousand. */
const longestToken = 8_000;
/** Seconds that our clock may be behind Google's. */
const behind = 30;

const claims = z.object({
  sub: z.string().trim().min(1).max(128),
  email: z.string().min(3).max(254),
  email_verified: z.boolean(),
  iat: z.number(),
  auth_time: z.number(),
  name: z.string().optional(),
});

/** Invalid tokens are values; throws only KeysUnavailableError. */
export function createTokenVerifier({ projectId, keys, now }: VerifierParts): VerifyGoogleToken {
  return async (token) => {
    if (token.length > longestToken) return { type: "refused", why: "forged" };
    const expected = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: new Date(now()),
      requiredClaims: ["exp"],
    };
    try {
      const { payload } =
        keys === null
          ? UnsecuredJWT.decode(token, expected)
          : await jwtVerify(token, named(keys), { ...expected, algorithms: ["RS256"] });
      return judge(payload, now() / 1000);
    } catch (error) {
      if (error instanceof errors.JOSEError) return { type: "refused", why: reason(error) };
      throw error;
    }
  };
}

/** A token must name its key: a set of one fits any. */
function named(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    if (typeof header.kid !== "string" || header.kid === "") {
      throw new errors.JWSInvalid("The token names no key");
    }
    return keys(header, token);
  };
}

/** Checks the claims. `now` in seconds since 1970. */
function judge(payload: JWTPayload, now: number): TokenVerdict {
  const read = claims.safeParse(payload);
  if (!read.success) return { type: "refused", why: "incomplete" };
  const { sub, email, email_verified, iat, auth_time, name = "" } = read.data;
  if (iat > now + behind || auth_time > now + behind) {
    return { type: "refused", why: "from-the-future" };
  }
  if (!email_verified) return { type: "refused", why: "unverified-address" };
  return { type: "proven", identity: { sub, email, name: name.trim() } };
}

function reason(error: errors.JOSEError): "forged" | "expired" | "other-project" | "incomplete" {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === "aud" || error.claim === "iss" ? "other-project" : "incomplete";
  }
  return "forged";
}
