/** `currencyCode` is of ISO 4217. */
interface Currency {
  readonly currency: string;
  readonly currencyCode: string;
}

/** For voices: "₹1,299" becomes "1,299 rupees". */
export function pricesSaid(text: string, { currency, currencyCode }: Currency): string {
  // Some voices read "₹1,599" as "rupee sign one comma five …".
  const sign = currency.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const written = new RegExp(`${sign}\\s?([\\d,]*\\d)`, "gu");
  return text.replace(
    written,
    (_price, amount: string) => `${amount} ${currencyName(currencyCode, amount === "1" ? 1 : 2)}`,
  );
}

/** The last word of "Indian rupees", "US dollars", "euros", by number. */
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
