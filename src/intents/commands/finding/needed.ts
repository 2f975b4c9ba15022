/**
 * "It's my dad's birthday on Saturday and I need a shirt for him": searched at once if clear; else
 * the shop asks back.
 */
import { readNeed } from "../../../../language/need/need.ts";
import { sayingOf } from "../../grammar/saying.ts";
import type { Command } from "../command.ts";
import { forYoungWearer } from "./young-wearer.ts";

/** Words; for a shorter need the shop asks back, by the table. */
const long = 8;
/** With a garment these make a need clear. */
const decisive: ReadonlySet<string> = new Set([
  "audience",
  "price",
  "occasion",
  "warmth",
  "season",
]);

export const needed: Command = {
  id: "find",
  read(reading, scene) {
    if (!scene.shop || scene.asked || reading.row !== "need") return undefined;
    const { tokens, sizes } = sayingOf(reading, scene);
    if (tokens.length < long || sizes.length > 0) return undefined;
    const { subQueries: wanted } = readNeed(reading.said);
    const fields = new Set(
      wanted.flatMap(({ constraints }) => constraints.map(({ field }) => field)),
    );
    const decided = [...fields].filter((field) => decisive.has(field)).length;
    const aged = wanted.some(({ constraints }) =>
      constraints.some((one) => one.field === "audience" && one.age !== undefined),
    );
    const clear = fields.has("garment") ? fields.size > 1 : decided + Number(aged) > 1;
    if (!clear && !(fields.has("garment") && tokens.length > 2 * long)) return undefined;
    const need = forYoungWearer(reading.said.trim(), scene.shop);
    return { slots: { need }, effects: [{ type: "recommend", userNeeds: need }], row: "waits" };
  },
};
