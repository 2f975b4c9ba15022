/** Names a browser by its User-Agent: a hint, no proof. */
import bowser from "bowser";

/** Characters; the patterns are slow on more. */
const longest = 500;

const unknown = "An unknown browser";

export function describeDevice(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === "" || userAgent.length > longest) {
    return unknown;
  }
  const { browser, os } = bowser.parse(userAgent);
  if (browser.name === undefined || browser.name === "") return unknown;
  const name = browser.name.replace(/^Microsoft /, "");
  return os.name === undefined || os.name === "" ? name : `${name} on ${os.name}`;
}
