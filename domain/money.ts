/** Money as written and said, in the currency of the settings. */

/** Indian digit groups: 1,29,900. */
const digits = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** Such as ₹1,299. */
export const priceIn = (currency: string, amount: number): string =>
  `${currency}${digits.format(amount)}`;

/** Subtotals and totals: the documented form, with .00 appended. */
export const amountIn = (currency: string, amount: number): string =>
  `${priceIn(currency, amount)}.00`;
