import { anyOf } from "./any-of.ts";

/** The cart rather than another product. */
export const putsRight =
  /\b(?:should|make|stay|stays|instead|rather|actually|no|not|sorry|asked|opened|of (?:those|them|these)|(?:just|only) the)\b|\?\s*$/;
export const asksPolitely = /\b(?:can|could|will|would) you\b/;
export const asksBeside = anyOf("also, too, as well, another, more, one for");
