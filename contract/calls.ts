/**
 * Every call between the client and the server, as plain data, so that both sides name a call once.
 * It knows no schema library: the client imports this file at run time, and schemas.ts as types only.
 */

/** The documented calls. All send credentials (the session cookie). */
export const documentedCalls = {
  getCurrentUser: { method: "GET", path: "/api/user/getcurrentuser" },
  listProducts: { method: "GET", path: "/api/product/list" },
  addToCart: { method: "POST", path: "/api/cart/add" },
  getCart: { method: "POST", path: "/api/cart/get" },
  updateCart: { method: "POST", path: "/api/cart/update" },
  register: { method: "POST", path: "/api/auth/registration" },
  logIn: { method: "POST", path: "/api/auth/login" },
  googleLogIn: { method: "POST", path: "/api/auth/googlelogin" },
  logOut: { method: "GET", path: "/api/auth/logout" },
  placeOrder: { method: "POST", path: "/api/order/placeorder" },
  razorpayOrder: { method: "POST", path: "/api/order/razorpay" },
  verifyRazorpay: { method: "POST", path: "/api/order/verifyrazorpay" },
  userOrders: { method: "POST", path: "/api/order/userorder" },
  recommend: { method: "POST", path: "/api/recommendations" },
} as const;

/** Calls of our own beside the documented ones. */
export const ownCalls = {
  /** What this server is set up for: which speech services, Google sign-in, card payment. */
  getConfig: { method: "GET", path: "/api/config" },
  /** Sound in (the body is the recording), words out. */
  transcribe: { method: "POST", path: "/api/speech/transcribe" },
  /** Words in, sound out. */
  speak: { method: "POST", path: "/api/speech/speak" },
  /** A short-lived token with which a browser may talk to Azure's speech service itself. */
  azureToken: { method: "POST", path: "/api/speech/azure-token" },
  /** What a sentence may mean that the shop didn't understand: a second opinion. */
  understand: { method: "POST", path: "/api/understand" },
  /** Takes back an order, or one line of it, until it is shipped. */
  cancelOrder: { method: "POST", path: "/api/order/cancel" },
  /** Corrects where an order goes, until it is shipped. */
  changeOrderAddress: { method: "POST", path: "/api/order/address" },
  /** Asks to give pieces back, or to have them in another size. */
  returnItem: { method: "POST", path: "/api/order/return" },
  /** Addresses that the shopper keeps, and where the last order went. */
  listAddresses: { method: "GET", path: "/api/user/addresses" },
  saveAddress: { method: "POST", path: "/api/user/addresses" },
  removeAddress: { method: "DELETE", path: "/api/user/addresses" },
  /** What the shop's rules say of a PIN code: whether, when, and whether for cash. */
  deliveryTo: { method: "GET", path: "/api/delivery/:pin" },
  getAccount: { method: "GET", path: "/api/user/account" },
  deleteAccount: { method: "DELETE", path: "/api/user/account" },
  changeName: { method: "POST", path: "/api/user/name" },
  changePassword: { method: "POST", path: "/api/user/password" },
  /** Sends a link to set a new password by, if the address has an account. */
  forgotPassword: { method: "POST", path: "/api/auth/forgot" },
  /** Sets a new password by such a link. */
  resetPassword: { method: "POST", path: "/api/auth/reset" },
  /** Where the shopper is signed in. */
  listSessions: { method: "GET", path: "/api/user/sessions" },
  endSessions: { method: "DELETE", path: "/api/user/sessions" },
  downloadData: { method: "GET", path: "/api/user/data" },
} as const;

export const calls = { ...documentedCalls, ...ownCalls } as const;

export type CallName = keyof typeof calls;
export type DocumentedCallName = keyof typeof documentedCalls;

/** The header in which a page of the order list says how many orders there are in all. */
export const orderCountHeader = "x-total-count";

/** Largest JSON body of a call that needs a session, in bytes. Calls of strangers are refused before that. */
export const largestBody = 64 * 1024;
