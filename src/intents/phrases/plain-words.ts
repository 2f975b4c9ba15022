/** Words that commands of several areas look for. */
import { anyOf } from "./any-of.ts";

export const asksHowMany = /\bhow many\b/;
export const saysBoth = /\bboth\b/;
export const saysSize = /\bsizes?\b/;
export const itThisOrThat = anyOf("it, this, that");
