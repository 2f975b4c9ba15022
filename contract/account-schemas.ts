/**
 * Bodies and replies of the calls about a shopper's own account: addresses, where the shop delivers,
 * password, name, where one is signed in, one's data. schemas.ts has them beside the documented ones.
 */
import { z } from "zod";
import { longestOfAccount, mostAddresses, shortestPassword } from "../domain/values.ts";
import { address, cart, done, email, order, required, text, user } from "./shapes.ts";

const newPassword = z
  .string()
  .min(shortestPassword, `Password must be at least ${shortestPassword} characters`)
  .max(longestOfAccount.password);

const id = z.uuid("must be an id");
/** Milliseconds since 1970, UTC. */
const moment = z.number();

/** An address that the shopper keeps under a name, such as "home" or "mother". */
export const savedAddress = z.object({ _id: z.string(), name: z.string(), address });

/** What there is to deliver to: kept by name, and where the last order went. */
const addressBook = z.object({
  /** The oldest first. */
  addresses: z.array(savedAddress).max(mostAddresses),
  /** Where the newest order goes; null before the first. The checkout starts filled in with it. */
  last: address.nullable(),
});

/** What the shop's own rules say of a place. */
export const delivery = z.object({
  city: z.string(),
  state: z.string(),
  /** All that the PIN code lies in, `state` first: a few cross a border. The server always says. */
  states: z.array(z.string()).optional(),
  deliverable: z.boolean(),
  /** Whether an order to there may be paid in cash. */
  cash: z.boolean(),
  /** Days of the shop's own time zone as YYYY-MM-DD, of an order placed now; null where it doesn't deliver. */
  earliest: z.iso.date().nullable(),
  latest: z.iso.date().nullable(),
});

/** A browser in which the shopper is signed in. */
export const signedIn = z.object({
  _id: z.string(),
  /** Such as "Chrome on Android"; of what the browser says of itself. */
  device: z.string(),
  since: moment,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});

const account = user.extend({
  since: moment,
  /** Whether it has a password: one that came by Google alone has none until it is set by e-mail. */
  hasPassword: z.boolean(),
  google: z.boolean(),
});

export const accountSchemas = {
  listAddresses: { body: undefined, reply: addressBook },
  /** With `_id` in place of that one; without, one more. 409 (field "name") where the name is taken. */
  saveAddress: {
    body: z.object({ _id: id.optional(), name: required(longestOfAccount.addressName), address }),
    reply: addressBook,
  },
  removeAddress: { body: z.object({ _id: id }), reply: addressBook },
  /** 404 where there is no such PIN code. */
  deliveryTo: { body: undefined, reply: delivery },
  getAccount: { body: undefined, reply: account },
  changeName: { body: z.object({ name: required(longestOfAccount.name) }), reply: user },
  /** Ends all other sessions. 403 (field "current") where the old password is wrong. */
  changePassword: {
    body: z.object({ current: text(longestOfAccount.password), password: newPassword }),
    reply: done,
  },
  /** The same answer whether the address has an account or not. */
  forgotPassword: { body: z.object({ email }), reply: done },
  /** 403 (field "token") for a link that is used, too old, or none of ours. Ends all sessions. */
  resetPassword: {
    body: z.object({ token: required(200), password: newPassword }),
    reply: done,
  },
  listSessions: { body: undefined, reply: z.array(signedIn) },
  /** That one, or all but the one that asks; answers those that are left. */
  endSessions: { body: z.object({ _id: id.optional() }).nullish(), reply: z.array(signedIn) },
  /** All that the shop keeps of a shopper. */
  downloadData: {
    body: undefined,
    reply: z.object({
      account,
      addresses: z.array(savedAddress),
      signedIn: z.array(signedIn),
      cart,
      /** The oldest first. */
      orders: z.array(order),
    }),
  },
  /**
   * Deletes the account for good; its orders stay with the shop, without the person. `password` is
   * asked of an account that has one (403 where it is wrong, field "password"); one of Google's alone
   * must have signed in within the last ten minutes (403, field "session").
   */
  deleteAccount: {
    body: z.object({ password: text(longestOfAccount.password).optional() }).nullish(),
    reply: done,
  },
} as const;

export type SavedAddress = z.infer<typeof savedAddress>;
export type AddressBook = z.infer<typeof addressBook>;
export type Delivery = z.infer<typeof delivery>;
export type SignedIn = z.infer<typeof signedIn>;
export type Account = z.infer<typeof account>;
