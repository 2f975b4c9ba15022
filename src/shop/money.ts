/** Prices as on screen. */
import { amountIn, priceIn } from "../../domain/money.ts";
import settings from "../../shop.json" with { type: "json" };

export const price = (amount: number): string => priceIn(settings.currency, amount);

export const amount = (total: number): string => amountIn(settings.currency, total);
