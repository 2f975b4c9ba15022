/**
 * Tries Google sign-in against the Firebase Auth emulator, which isn't part of this repository:
 *
 *   npx firebase-tools emulators:start --only auth --project shop-demo
 *   npx tsx server/testing/outside/try-google-emulator.ts 127.0.0.1:9099
 *
 * The emulator issues tokens, and an in-memory shop accepts or refuses them. Exit code 0: all as
 * expected.
 */

import { openTestShop, visitor } from "../shop/test-shop.ts";
import { googleSettings, projectId } from "./google.ts";

const emulator = process.argv[2] ?? "127.0.0.1:9099";
const shop = await openTestShop();
let wrong = 0;

/** Returns the reply's ID token. */
async function ask(method: string, body: Readonly<Record<string, unknown>>): Promise<string> {
  const response = await fetch(
    `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  const answer: unknown = await response.json();
  if (typeof answer === "object" && answer !== null && "idToken" in answer) {
    return String(answer.idToken);
  }
  throw new Error(`The emulator answers ${JSON.stringify(answer)}`);
}

const tokenOf = (person: Readonly<Record<string, unknown>>): Promise<string> =>
  ask("signInWithIdp", {
    postBody: `id_token=${encodeURIComponent(JSON.stringify(person))}&providerId=google.com`,
    requestUri: "http://localhost",
  });

async function expectAnswer(what: string, token: string, email: string, wanted: string) {
  const app = await shop.run({
    settings: { ...googleSettings, FIREBASE_AUTH_EMULATOR_HOST: emulator },
    // The emulator's clock is real.
    now: Date.now,
  });
  await compare(what, app, token, email, wanted);
}

async function compare(
  what: string,
  app: Awaited<ReturnType<typeof shop.run>>,
  token: string,
  email: string,
  wanted: string,
) {
  const response = await visitor(app).post(
    "/api/auth/googlelogin",
    { name: "Asha", email },
    { authorization: `Bearer ${token}` },
  );
  const got = `${response.statusCode} ${response.body}`;
  if (got !== wanted) wrong += 1;
  process.stdout.write(`${got === wanted ? "as it should" : `NOT ${wanted}`}: ${what}: ${got}\n`);
}

const asha = {
  sub: `asha-${Date.now()}`,
  email: "asha@example.com",
  email_verified: true,
  name: "Asha Rao",
};
const token = await tokenOf(asha);
await expectAnswer(
  "a verified address",
  token,
  asha.email,
  '200 {"name":"Asha Rao","email":"asha@example.com"}',
);
await expectAnswer(
  "the same person again, with another token",
  await tokenOf(asha),
  asha.email,
  '200 {"name":"Asha Rao","email":"asha@example.com"}',
);
await expectAnswer(
  "another address than the token's",
  token,
  "mallory@example.com",
  '401 {"message":"Google\'s proof is for another email address"}',
);
const ravi = `ravi${Date.now()}@example.com`;
await expectAnswer(
  "an address that nobody has verified",
  await ask("signUp", { email: ravi, password: "monsoon" }),
  ravi,
  '401 {"message":"Google has not verified this email address"}',
);
await expectAnswer(
  "a token cut short",
  token.slice(0, -10),
  asha.email,
  '401 {"message":"This is not a proof that Google signed"}',
);
await compare(
  "the same token at a shop that believes Google alone",
  await shop.run({ settings: googleSettings, now: Date.now }),
  token,
  asha.email,
  '401 {"message":"This is not a proof that Google signed"}',
);
await compare(
  "the same token at another project's shop",
  await shop.run({
    settings: {
      ...googleSettings,
      FIREBASE_PROJECT_ID: `${projectId}-2`,
      FIREBASE_AUTH_EMULATOR_HOST: emulator,
    },
    now: Date.now,
  }),
  token,
  asha.email,
  '401 {"message":"Google\'s proof was made for another shop"}',
);
await shop.close();
process.exitCode = wrong === 0 ? 0 : 1;
