/** Bodies and replies of account calls; schemas.ts merges them with the documented ones. */
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

const savedAddress = z.object({ _id: z.string(), name: z.string(), address });

const addressBook = z.object({
  addresses: z.array(savedAddress).max(mostAddresses),
  /** Of the newest order, to prefill the checkout; null before the first. */
  last: address.nullable(),
});

const delivery = z.object({
  city: z.string(),
  state: z.string(),
  /** A few PIN codes cross a border; `state` is first. Always sent. */
  states: z.array(z.string()).optional(),
  deliverable: z.boolean(),
  /** On delivery. */
  cash: z.boolean(),
  /** YYYY-MM-DD in the shop's time zone, for an order placed now; null if not deliverable. */
  earliest: z.iso.date().nullable(),
  latest: z.iso.date().nullable(),
});

const signedIn = z.object({
  _id: z.string(),
  /** Such as "Chrome on Android". */
  device: z.string(),
  since: moment,
  current: z.boolean(),
});

const account = user.extend({
  since: moment,
  /** False for a Google-only account until it sets one by e-mail. */
  hasPassword: z.boolean(),
  google: z.boolean(),
});

export const accountSchemas = {
  listAddresses: { body: undefined, reply: addressBook },
  /** Updates `_id`, or creates without it. 409 (field "name") if the name is taken. */
  saveAddress: {
    body: z.object({ _id: id.optional(), name: required(longestOfAccount.addressName), address }),
    reply: addressBook,
  },
  removeAddress: { body: z.object({ _id: id }), reply: addressBook },
  /** 404 for an unknown PIN code. */
  deliveryTo: { body: undefined, reply: delivery },
  getAccount: { body: undefined, reply: account },
  changeName: { body: z.object({ name: required(longestOfAccount.name) }), reply: user },
  /** Ends all other sessions. 403 (field "current") for a wrong password. */
  changePassword: {
    body: z.object({ current: text(longestOfAccount.password), password: newPassword }),
    reply: done,
  },
  /** The same reply whether or not the account exists. */
  forgotPassword: { body: z.object({ email }), reply: done },
  /** 403 (field "token") for a used, expired or unknown link. Ends all sessions. */
  resetPassword: {
    body: z.object({ token: required(200), password: newPassword }),
    reply: done,
  },
  listSessions: { body: undefined, reply: z.array(signedIn) },
  /** Ends that session, or all but the current one; replies with those left. */
  endSessions: { body: z.object({ _id: id.optional() }).nullish(), reply: z.array(signedIn) },
  downloadData: {
    body: undefined,
    reply: z.object({
      account,
      addresses: z.array(savedAddress),
      signedIn: z.array(signedIn),
      cart,
      orders: z.array(order),
    }),
  },
  /**
   * Deletes the account; its orders stay, without the person. Needs `password` if the account has
   * one (403, field "password"), else a Google sign-in within the last ten minutes (403, field
   * "session").
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
