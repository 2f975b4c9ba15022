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
} as const;

export const calls = { ...documentedCalls, ...ownCalls } as const;

export type CallName = keyof typeof calls;
export type DocumentedCallName = keyof typeof documentedCalls;

/** Largest JSON body of a call that needs a session, in bytes. Calls of strangers are refused before that. */
export const largestBody = 64 * 1024;
