/**
 * Session hint: scripts can't read the session cookie, so the server sets a readable one beside it
 * (server/http/security/cookies.ts), and visitors' pages needn't ask.
 */

/** True unless certainly not: calls to another host have their own cookies. */
export const mayBeSignedIn = (cookies: string, base: string): boolean =>
  base !== "" || /(^|; )(__Host-)?shopai-here=1(;|$)/.test(cookies);
