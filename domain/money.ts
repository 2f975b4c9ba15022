/** How amounts of money are written and said, in the currency that the owner's settings name. */

/** How the settings name a currency: the sign before a price, and its code in ISO 4217. */
export interface Currency {
  readonly currency: string;
  readonly currencyCode: string;
}

/** Indian digit groups: 1,29,900. */
const digits = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** A price as it is read: ₹1,299. */
export const priceIn = (currency: string, amount: number): string =>
  `${currency}${digits.format(amount)}`;

/** A subtotal or total: the documented form, with .00 appended. */
export const amountIn = (currency: string, amount: number): string =>
  `${priceIn(currency, amount)}.00`;

/** A sentence with its prices as a voice says them: "₹1,299" is "1,299 rupees". */
export function pricesSaid(text: string, { currency, currencyCode }: Currency): string {
  // Some voices read "₹1,599" as "rupee sign one comma five …".
  const sign = currency.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const written = new RegExp(`${sign}\\s?([\\d,]*\\d)`, "gu");
  return text.replace(
    written,
    (_price, amount: string) => `${amount} ${currencyName(currencyCode, amount === "1" ? 1 : 2)}`,
  );
}

/** "rupee" or "rupees": the last word of "Indian rupees", "US dollars", "euros". */
function currencyName(currency: string, count: number): string {
  const named = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "name",
    maximumFractionDigits: 0,
  });
  const name = named.formatToParts(count).find(({ type }) => type === "currency")?.value ?? "";
  return name.slice(name.lastIndexOf(" ") + 1);
}
