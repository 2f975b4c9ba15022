/**
 * Session hint: scripts can't read the session cookie, so the server sets a readable one
 * (server/http/security/cookies.ts) that spares visitors a call.
 */

export const mayBeSignedIn = (cookies: string, base: string): boolean =>
  base !== "" || /(^|; )(__Host-)?shopai-here=1(;|$)/.test(cookies);
