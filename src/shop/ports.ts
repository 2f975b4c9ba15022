/** What the shop needs from outside, handed in once by main (or by a test). */

import type { Config } from "../../contract/schemas.ts";
import type { Api } from "../api/client.ts";
import type { Notify } from "./notice.ts";

/** The part of the Web Storage interface that the shop uses. Its methods may throw (full, forbidden). */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Goes to a place in the shop. */
export type GoTo = (to: string) => void;

/** Who signed in with Google, and the proof that the server checks. */
export interface GoogleAccount {
  readonly name: string;
  readonly email: string;
  readonly idToken: string;
}

/** Opens the provider's window; rejects when it is blocked, closed or fails. */
export type GoogleSignIn = (project: NonNullable<Config["google"]>) => Promise<GoogleAccount>;

export interface Ports {
  readonly api: Api;
  readonly storage: KeyValueStorage;
  readonly notify: Notify;
  readonly goTo: GoTo;
  readonly googleSignIn: GoogleSignIn;
  /** Where failures go that the shopper is not told in detail. */
  readonly log: (what: string, cause: unknown) => void;
}
