/** How prices are written: ₹1,299, with Indian digit groups (₹1,29,900). */
import settings from "../../shop.json" with { type: "json" };

const digits = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** A price of whole rupees as the shopper reads it. */
export const price = (rupees: number): string => `${settings.currency}${digits.format(rupees)}`;

/** A subtotal or total: the documented form, with .00 appended. */
export const amount = (rupees: number): string => `${price(rupees)}.00`;
