/** What the shop needs from outside, handed in by main or a test. */

import type { Body, Config } from "../../contract/schemas.ts";
import type { Api } from "../api/client.ts";
import type { Notify } from "./notice.ts";

/** The used part of Web Storage. Its methods may throw (full, forbidden). */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type GoTo = (to: string) => void;

/** The account, and the proof that the server checks. */
export interface GoogleAccount {
  readonly name: string;
  readonly email: string;
  readonly idToken: string;
}

/**
 * Opens the provider's window; rejects with an ApiError in the shopper's words when it is blocked, closed or
 * fails.
 */
export type GoogleSignIn = (project: NonNullable<Config["google"]>) => Promise<GoogleAccount>;

/** Runs after so many milliseconds; returns the means to cancel. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** Tabs of one browser tell each other that the cart or the user has changed. */
export type TabNews = "cart" | "session";

export interface Tabs {
  readonly tell: (news: TabNews) => void;
  /** Receives from other tabs only. */
  readonly hear: (heard: (news: TabNews) => void) => void;
}

/** The used part of Razorpay Checkout's options. */
export interface Payment {
  /** The script that provides the window. */
  readonly script: string;
  readonly key: string;
  readonly orderId: string;
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string };
}

/** The provider's proof, as sent to the server. */
export type PaymentProof = Body<"verifyRazorpay">;

/** `failed` is not final: another attempt may follow in the same window. */
export interface PaymentEvents {
  readonly paid: (proof: PaymentProof) => void;
  /** In the provider's words. */
  readonly failed: (description: string) => void;
  readonly dismissed: () => void;
}

/** Fetches the script and opens the window; rejects when it can't. */
export type OpenPayment = (payment: Payment, events: PaymentEvents) => Promise<void>;

export interface Ports {
  readonly api: Api;
  readonly storage: KeyValueStorage;
  /** Cleared when the tab is closed. */
  readonly tabStorage: KeyValueStorage;
  readonly tabs: Tabs;
  readonly after: After;
  /** A unique key. */
  readonly newKey: () => string;
  readonly openPayment: OpenPayment;
  readonly notify: Notify;
  readonly goTo: GoTo;
  /** False if certainly nobody is signed in, so that the server needn't be asked. */
  readonly mayBeSignedIn: () => boolean;
  readonly googleSignIn: GoogleSignIn;
  /** Prefetches the window's code. Never rejects. */
  readonly prepareGoogle: (project: NonNullable<Config["google"]>) => Promise<void>;
  /** For failures that the shopper isn't told in detail. */
  readonly log: (what: string, cause: unknown) => void;
}
