/**
 * Whether anyone may be signed in here. The session's own cookie is hidden from scripts; the server
 * sets a readable one beside it (server/http/security/cookies.ts), so that visitors' pages needn't ask.
 */

/** True unless it is certain that nobody is: calls to another host have cookies of their own. */
export const mayBeSignedIn = (cookies: string, base: string): boolean =>
  base !== "" || /(^|; )(__Host-)?shopai-here=1(;|$)/.test(cookies);
