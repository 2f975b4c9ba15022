/** What the shop needs from outside, handed in once by main (or by a test). */

import type { Body, Config } from "../../contract/schemas.ts";
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

/**
 * Opens the provider's window; rejects when it is blocked, closed or fails, with an ApiError whose
 * message says so in the shopper's words.
 */
export type GoogleSignIn = (project: NonNullable<Config["google"]>) => Promise<GoogleAccount>;

/** Runs something after so many milliseconds; answers the means to prevent it. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** What the tabs of one browser tell each other: that the cart, or who is signed in, has changed. */
export type TabNews = "cart" | "session";

export interface Tabs {
  readonly tell: (news: TabNews) => void;
  /** Hears the other tabs, never this one. */
  readonly hear: (heard: (news: TabNews) => void) => void;
}

/** What the provider's window is opened with: the part of Razorpay Checkout's options that we use. */
export interface Payment {
  /** The script that knows the window. */
  readonly script: string;
  readonly key: string;
  readonly orderId: string;
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string };
}

/** The provider's proof of a payment, as it goes to the server. */
export type PaymentProof = Body<"verifyRazorpay">;

/**
 * What may happen in the window. A failed attempt may be followed by another one in the same window,
 * so `failed` is not the end.
 */
export interface PaymentEvents {
  readonly paid: (proof: PaymentProof) => void;
  /** The provider's own words for it. */
  readonly failed: (description: string) => void;
  readonly dismissed: () => void;
}

/** Fetches the script and opens the window; rejects when there is none to open. */
export type OpenPayment = (payment: Payment, events: PaymentEvents) => Promise<void>;

export interface Ports {
  readonly api: Api;
  readonly storage: KeyValueStorage;
  /** Forgotten when the tab is closed. */
  readonly tabStorage: KeyValueStorage;
  readonly tabs: Tabs;
  readonly after: After;
  /** A key that nobody else makes. */
  readonly newKey: () => string;
  readonly openPayment: OpenPayment;
  readonly notify: Notify;
  readonly goTo: GoTo;
  /** False where it is certain that nobody is signed in, so that the server needn't be asked. */
  readonly mayBeSignedIn: () => boolean;
  readonly googleSignIn: GoogleSignIn;
  /** Fetches what the window needs, so that the click finds it there. Never rejects. */
  readonly prepareGoogle: (project: NonNullable<Config["google"]>) => Promise<void>;
  /** Where failures go that the shopper is not told in detail. */
  readonly log: (what: string, cause: unknown) => void;
}
