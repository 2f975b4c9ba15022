/**
 * E-mail addresses: what one looks like, which an account may have, and the one form by which an account
 * is found.
 */
/**
 * A dot within the part after the @. No two parts of the pattern can share a character, so that no text,
 * however long, is tried in more than one way: servers read it in bodies of strangers.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Whether a text looks like an e-mail address; spaces around it are no part of it. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());

/**
 * ASCII alone: a new account's address can't be told from another's by a letter that only looks alike.
 * A domain in other letters has an ASCII spelling (xn--…).
 */
export const plainEmailPattern = /^[\x21-\x7e]*$/;

export const plainEmailWords =
  "Please use plain English letters, digits and signs alone in the email address: no accents, no letters that only look alike";

declare const canonical: unique symbol;
/** Made by canonicalEmail alone. */
export type CanonicalEmail = string & { readonly [canonical]: true };

/**
 * The form that is stored, unique, and looked up: without spaces around it, A to Z as small letters. No
 * other letter changes, because engines and languages fold those differently (Turkish i, the Kelvin
 * sign), so accounts from before addresses had to be plain are found by the letters they were made with.
 */
export const canonicalEmail = (text: string): CanonicalEmail =>
  text.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) as CanonicalEmail; // the brand
