import { sayingOf } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import type { Command, Reading } from "../command.ts";
import { changeOf } from "./change-cart-act.ts";

const rows = new Set(["none", "cart"]);
const whole = 0.94;

export const changeCart: Command = {
  id: "change-cart",
  read(reading, scene) {
    if (!scene.shop || !rows.has(reading.row)) return undefined;
    const change = changeOf(sayingOf(reading, scene), reading, scene);
    if (!change || change.sure < whole) return undefined;
    const { slots, effects, row } = change;
    return { slots, effects, row };
  },
};

/** "one more" doesn't add another product. */
export function changesCart(reading: Reading, scene: Scene): boolean {
  return changeCart.read(reading, scene) !== undefined;
}
