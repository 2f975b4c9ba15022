import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const file = join(import.meta.dirname, "../../../fixtures/after-order/sentences.tsv");
const scenes: Readonly<Record<string, Scene>> = exampleScenes;
const own = new Set(
  "cancel-order order-address return exchange refund use-address account end-sessions".split(" "),
);

/** How many of the sentences of each act are taken for it at least; the others lead to no other act. */
const floors = {
  "cancel-order": 60,
  return: 52,
  exchange: 50,
  refund: 55,
  "order-address": 41,
  "use-address": 44,
  account: 51,
  "end-sessions": 58,
  "deliver-to": 50,
  stock: 30,
} as const;

function actOf(said: string, scene: string): string {
  const like = scenes[scene];
  if (!like) throw new Error(`no scene is ${scene}`);
  const { command = "", slots, effects } = understand({ alternatives: [{ text: said }] }, like);
  if (own.has(command)) return command;
  if (slots.topic === "stock" || command === "check-size") return "stock";
  const describes = effects.some(
    ({ type }) => type === "describeDelivery" || type === "describeOrder",
  );
  return describes ? "deliver-to" : "nothing";
}

it("finds what is asked after an order in many words, and not in talk of the like", () => {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const right: Record<string, number> = {};
  const mistaken: string[] = [];
  for (const line of lines) {
    const [act = "", scene = "", said = ""] = line.split("\t");
    const found = actOf(said, scene);
    if (found === act) right[act] = (right[act] ?? 0) + 1;
    else if (act === "nothing" && own.has(found)) mistaken.push(said);
  }
  for (const [act, floor] of Object.entries(floors))
    expect(right[act], act).toBeGreaterThanOrEqual(floor);
  expect(mistaken).toEqual([]);
});
