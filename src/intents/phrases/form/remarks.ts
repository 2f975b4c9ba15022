import { guarded } from "../../../../language/text/guarded.ts";

export const joints = /(?<=[\p{L}\p{N}][.!?;…])\s+(?=\S)/u;
export const closingSigns = /[.!;…\s]+$/;
export const spelled = guarded(
  /(?:^|\s)(?<old>\p{L}+),? with an? (?<letter>\p{L})(?:[\s,.;]+(?<right>\p{L}+))?[.!\s]*$/iu,
);
