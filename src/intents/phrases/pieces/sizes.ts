import { anyOf } from "../any-of.ts";

export const saysSmallest = anyOf("smallest, tiniest");
export const saysBiggest = anyOf("biggest, largest");
/** "Can I get it in large": described, then offered. */
export const mayGet = /^(?:can|could|may) i (?:get|have|buy|take) .+ in \S+(?: \S+){0,2}$/;
