/** How amounts of money are written and said, in the currency that the owner's settings name. */

/** Indian digit groups: 1,29,900. */
const digits = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** A price as it is read: ₹1,299. */
export const priceIn = (currency: string, amount: number): string =>
  `${currency}${digits.format(amount)}`;

/** A subtotal or total: the documented form, with .00 appended. */
export const amountIn = (currency: string, amount: number): string =>
  `${priceIn(currency, amount)}.00`;
