/** All e-mails with their data. Money is paise; moments are milliseconds. */
import type { Address } from "../../domain/delivery.ts";
import type { PaymentMethod, Size } from "../../domain/values.ts";

export type MailLine = {
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  readonly pricePaise: number;
};

type OfAnOrder = {
  readonly name: string;
  readonly orderId: string;
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
    /** Whether nothing is left. */
    readonly whole: boolean;
    /** Null where nothing was paid. */
    readonly refundPaise: number | null;
  };
  readonly refunded: Omit<OfAnOrder, "lines"> & {
    readonly amountPaise: number;
    /** "cod": refunded by the operator. */
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

/** Empty once sent or given up. */
export type MailData = MailKinds[MailKind] | Readonly<Record<string, never>>;

export type Mail = {
  [Kind in MailKind]: {
    readonly kind: Kind;
    readonly to: string;
    readonly data: MailKinds[Kind];
    readonly at: Date;
    /** Deduplicates, such as `order-placed:${orderId}`. */
    readonly key?: string;
    /** Don't send later. */
    readonly expiresAt?: Date;
  };
}[MailKind];

/** Announces a device's first sign-in once. */
export const signInKey = (userId: string, device: string): string =>
  `new-sign-in:${userId}:${device}`;
