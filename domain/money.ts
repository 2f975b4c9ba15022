/** Indian digit groups: 1,29,900. By hand: the first Intl.NumberFormat blocks a slow phone for 100 ms. */
const grouped = (amount: number): string =>
  Math.round(amount)
    .toString()
    .replace(/(\d)(?=(?:\d\d)+\d$)/g, "$1,");

/** Such as ₹1,299. */
export const priceIn = (currency: string, amount: number): string =>
  `${currency}${grouped(amount)}`;

/** Subtotals and totals: the documented form, with .00 appended. */
export const amountIn = (currency: string, amount: number): string =>
  `${priceIn(currency, amount)}.00`;
