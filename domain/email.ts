/**
 * A dot is required after the @. No two parts of the pattern share a character, so matching is
 * linear: servers run it on strangers' bodies.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const isEmail = (text: string): boolean => emailPattern.test(text.trim());

/**
 * ASCII only, so that look-alike letters can't imitate another account. A domain in other scripts
 * has an ASCII spelling (xn--…).
 */
export const plainEmailPattern = /^[\x21-\x7e]*$/;

export const plainEmailWords =
  "Please use plain English letters, digits and signs alone in the email address: no accents, no letters that only look alike";

declare const canonical: unique symbol;
/** Made by canonicalEmail only. */
export type CanonicalEmail = string & { readonly [canonical]: true };

/**
 * The form stored, unique and looked up: trimmed, A–Z lower-cased. Other letters stay, because
 * engines and languages fold them differently (Turkish i, the Kelvin sign) and older accounts may
 * hold them.
 */
export const canonicalEmail = (text: string): CanonicalEmail =>
  text.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) as CanonicalEmail; // the brand
