/** What the shop needs from outside. */

import type { Body, Config } from "../../contract/schemas.ts";
import type { Api } from "../api/client.ts";
import type { Notify } from "./notice.ts";

/** Its methods may throw (full, forbidden). */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type GoTo = (to: string) => void;

interface GoogleAccount {
  readonly name: string;
  readonly email: string;
  readonly idToken: string;
}

/** Rejects with an ApiError for shoppers when the window is blocked, closed or fails. */
export type GoogleSignIn = (project: NonNullable<Config["google"]>) => Promise<GoogleAccount>;

/** Returns a canceller. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** Messages between tabs of a browser. */
export type TabNews = "cart" | "session";

export interface Tabs {
  readonly announce: (news: TabNews) => void;
  /** From other tabs only. */
  readonly subscribe: (listener: (news: TabNews) => void) => void;
}

/** The used part of Razorpay Checkout's options. */
export interface Payment {
  readonly script: string;
  readonly key: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string };
}

/** Sent to the server. */
export type PaymentProof = Body<"verifyRazorpay">;

/** `failed` isn't final: another attempt may follow. */
export interface PaymentEvents {
  readonly paid: (proof: PaymentProof) => void;
  /** In the provider's words. */
  readonly failed: (description: string) => void;
  readonly dismissed: () => void;
}

export type OpenPayment = (payment: Payment, events: PaymentEvents) => Promise<void>;

export interface Ports {
  readonly api: Api;
  readonly storage: KeyValueStorage;
  /** Cleared with the tab. */
  readonly tabStorage: KeyValueStorage;
  readonly tabs: Tabs;
  readonly after: After;
  readonly newKey: () => string;
  readonly openPayment: OpenPayment;
  readonly notify: Notify;
  readonly goTo: GoTo;
  /** False if certainly signed out, which spares a call. */
  readonly mayBeSignedIn: () => boolean;
  readonly googleSignIn: GoogleSignIn;
  /** Prefetches the window's code. Never rejects. */
  readonly prepareGoogle: (project: NonNullable<Config["google"]>) => Promise<void>;
  /** Failures without detail for the shopper. */
  readonly log: (what: string, cause: unknown) => void;
}
