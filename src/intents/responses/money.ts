/** Prices in the shop's currency, as its sentences write them. */
import { priceIn } from "../../../domain/money.ts";
import settings from "../../../shop.json" with { type: "json" };

export const price = (amount: number): string => priceIn(settings.currency, amount);
