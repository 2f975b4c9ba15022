/** Google for tests: a key set, and ID tokens in Firebase's form. */

import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from "jose";
import { googleKeysUrl } from "../../identity/google-keys.ts";

export const projectId = "shop-demo";

/** Enable Google sign-in. */
export const googleSettings = {
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_API_KEY: "public-key",
  FIREBASE_AUTH_DOMAIN: "shop-demo.firebaseapp.com",
};

export type Claims = Readonly<Record<string, unknown>>;

/** A minute old; `now` in milliseconds since 1970. */
export function claimsOf(now: number, changes: Claims = {}): Claims {
  const seconds = Math.floor(now / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: "uid-of-asha",
    iat: seconds - 60,
    auth_time: seconds - 60,
    exp: seconds + 3540,
    email: "asha@example.com",
    email_verified: true,
    name: "Asha Rao",
    firebase: { sign_in_provider: "google.com" },
    ...changes,
  };
}

/** As the emulator makes it. */
export const unsigned = (claims: Claims): string => new UnsecuredJWT({ ...claims }).encode();

/** Once per test file: 2048-bit keys are slow. */
export async function openGoogle() {
  const made = async (kid: string) => {
    const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
    const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" };
    return { kid, jwk, privateKey };
  };
  const first = await made("first");
  const next = await made("next");
  /** Unknown to Google, with a known key's name. */
  const forger = { ...(await made("forger")), kid: "first" };

  const state = {
    keys: [first.jwk],
    cacheControl: "public, max-age=3600" as string | null,
    age: null as string | null,
    status: 200,
    body: null as string | null,
    asked: 0,
  };
  const server = createServer((_request, response) => {
    state.asked += 1;
    if (state.cacheControl !== null) response.setHeader("cache-control", state.cacheControl);
    if (state.age !== null) response.setHeader("age", state.age);
    response.writeHead(state.status, { "content-type": "application/json" });
    response.end(state.body ?? JSON.stringify({ keys: state.keys }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const url = `http://127.0.0.1:${address.port}/keys`;

  return {
    url,
    /** The network, with our key server as Google's. */
    fetch: ((input, init) =>
      globalThis.fetch(input === googleKeysUrl ? url : input, init)) satisfies typeof fetch,
    /** The key server's answer and call count. */
    state,
    keys: { first, next, forger },
    sign: (claims: Claims, by: { kid: string; privateKey: CryptoKey } = first): Promise<string> =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "RS256", kid: by.kid, typ: "JWT" })
        .sign(by.privateKey),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
