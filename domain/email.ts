/** The shop's one idea of an e-mail address: something, an @, and a domain with a dot. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address; spaces around it are no part of it. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());
