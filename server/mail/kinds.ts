/** Every e-mail that the shop sends, and what each is made of. Money is paise; moments are milliseconds. */
import type { Address } from "../../domain/delivery.ts";
import type { PaymentMethod, Size } from "../../domain/values.ts";

export type MailLine = {
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  readonly pricePaise: number;
};

type OfAnOrder = {
  /** To greet with; blank greets nobody by name. */
  readonly name: string;
  readonly orderId: string;
  /** What the mail is about: the whole order, or what was cancelled or sent back of it. */
  readonly lines: readonly MailLine[];
};

export type MailKinds = {
  readonly "order-placed": OfAnOrder & {
    readonly deliveryFeePaise: number;
    readonly amountPaise: number;
    readonly paymentMethod: PaymentMethod;
    readonly address: Address;
  };
  readonly "order-shipped": OfAnOrder & { readonly address: Address };
  readonly "order-cancelled": OfAnOrder & {
    /** Whether nothing is left of the order. */
    readonly whole: boolean;
    /** What comes back; null where nothing was paid. */
    readonly refundPaise: number | null;
  };
  readonly refunded: Omit<OfAnOrder, "lines"> & {
    readonly amountPaise: number;
    /** How it went back: "cod" is by the shop itself, in cash or otherwise. */
    readonly paymentMethod: PaymentMethod;
  };
  readonly "return-accepted": OfAnOrder & {
    /** Null for a return. */
    readonly exchangeFor: Size | null;
    readonly refundPaise: number | null;
  };
  readonly "return-refused": OfAnOrder & {
    readonly exchangeFor: Size | null;
    /** The owner's words. */
    readonly reason: string;
  };
  readonly "password-reset": { readonly name: string; readonly token: string };
  readonly "password-changed": { readonly name: string };
  readonly "new-sign-in": {
    readonly name: string;
    readonly device: string;
    readonly at: number;
  };
  readonly "account-deleted": { readonly name: string };
};

export type MailKind = keyof MailKinds;

/** Empty once the mail is sent or given up. */
export type MailData = MailKinds[MailKind] | Readonly<Record<string, never>>;

/** A mail to send: one kind with its own data. */
export type Mail = {
  [Kind in MailKind]: {
    readonly kind: Kind;
    /** One e-mail address. */
    readonly to: string;
    readonly data: MailKinds[Kind];
    /** Now. */
    readonly at: Date;
    /** Queued a second time with the same key it is not sent again, such as `order-placed:${orderId}`. */
    readonly key?: string;
    /** From when on it is of no use and isn't sent. */
    readonly expiresAt?: Date;
  };
}[MailKind];

/** The key of the mail about an account's first sign-in by such a device: it is told once. */
export const signInKey = (userId: string, device: string): string =>
  `new-sign-in:${userId}:${device}`;
