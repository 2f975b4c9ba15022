import { anyOf } from "../any-of.ts";

export const saysTop = anyOf("top, beginning, begins, starts?");
export const saysBottom = anyOf("bottom, ends?, footer, very last");
export const saysUp = anyOf("up, upwards?, higher, above, uppar");
