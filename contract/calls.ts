/**
 * Every call between client and server, as plain data. Imports no schema library: the client loads
 * this file at run time, schemas.ts only as types.
 */

/** All send the session cookie. */
const documentedCalls = {
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

export const ownCalls = {
  getConfig: { method: "GET", path: "/api/config" },
  transcribe: { method: "POST", path: "/api/speech/transcribe" },
  speak: { method: "POST", path: "/api/speech/speak" },
  azureToken: { method: "POST", path: "/api/speech/azure-token" },
  /** A second opinion on a sentence that wasn't understood. */
  understand: { method: "POST", path: "/api/understand" },
  /** Or one of its lines, before shipping. */
  cancelOrder: { method: "POST", path: "/api/order/cancel" },
  /** Before shipping. */
  changeOrderAddress: { method: "POST", path: "/api/order/address" },
  /** Or exchange. */
  returnItem: { method: "POST", path: "/api/order/return" },
  listAddresses: { method: "GET", path: "/api/user/addresses" },
  saveAddress: { method: "POST", path: "/api/user/addresses" },
  removeAddress: { method: "DELETE", path: "/api/user/addresses" },
  deliveryTo: { method: "GET", path: "/api/delivery/:pin" },
  getAccount: { method: "GET", path: "/api/user/account" },
  deleteAccount: { method: "DELETE", path: "/api/user/account" },
  changeName: { method: "POST", path: "/api/user/name" },
  changePassword: { method: "POST", path: "/api/user/password" },
  forgotPassword: { method: "POST", path: "/api/auth/forgot" },
  resetPassword: { method: "POST", path: "/api/auth/reset" },
  listSessions: { method: "GET", path: "/api/user/sessions" },
  endSessions: { method: "DELETE", path: "/api/user/sessions" },
  downloadData: { method: "GET", path: "/api/user/data" },
} as const;

export const calls = { ...documentedCalls, ...ownCalls } as const;

export type CallName = keyof typeof calls;

/** On each page of the list: the total. */
export const orderCountHeader = "x-total-count";

/** Largest JSON body, in bytes, of a call with a session; checked after the session. */
export const largestBody = 64 * 1024;
