/** "The blue one then, size L": a piece and its size, without a word of looking, are taken. */
import type { Reading } from "../commands/command.ts";
import { takes, views } from "../phrases/taken-so.ts";
import type { Sure } from "./best.ts";

export function takenSo(sure: Sure, { lower }: Reading): Sure {
  const [opened, chosen, more] = sure.effects;
  if (opened?.type !== "openProduct" || chosen?.type !== "chooseSize" || more) return sure;
  if (opened.id !== chosen.id || views.test(lower) || !takes.test(lower)) return sure;
  const { id, name } = opened;
  const { size } = chosen;
  return {
    ...sure,
    id: "add",
    slots: { product: id, quantity: 1, size },
    effects: [{ type: "addToCart", id, name, size, quantity: 1 }],
  };
}
