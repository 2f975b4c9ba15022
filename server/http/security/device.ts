/** What a shopper knows a browser by. It is what the browser says of itself: a hint, and no proof. */
import bowser from "bowser";

/** Longest User-Agent that is looked at; the patterns take their time with more. */
const longest = 500;

const unknown = "An unknown browser";

/** Such as "Chrome on Android". */
export function describeDevice(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === "" || userAgent.length > longest) {
    return unknown;
  }
  const { browser, os } = bowser.parse(userAgent);
  if (browser.name === undefined || browser.name === "") return unknown;
  const name = browser.name.replace(/^Microsoft /, "");
  return os.name === undefined || os.name === "" ? name : `${name} on ${os.name}`;
}
