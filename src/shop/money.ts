/** Prices in the shop's currency, as its screens write them. */
import { amountIn, priceIn } from "../../domain/money.ts";
import settings from "../../shop.json" with { type: "json" };

export const price = (amount: number): string => priceIn(settings.currency, amount);

/** A subtotal or total, with .00. */
export const amount = (total: number): string => amountIn(settings.currency, total);
