import { expect, test } from "vitest";
import { bestSellers, latest } from "./shelves.ts";

const many = Array.from({ length: 12 }, (_, at) => ({ _id: `p${at}`, bestseller: at % 2 === 0 }));

test("the front shelves hold the first 8, and the first 4 best sellers", () => {
  expect(latest(many).map(({ _id }) => _id)).toEqual(many.slice(0, 8).map(({ _id }) => _id));
  expect(bestSellers(many).map(({ _id }) => _id)).toEqual(["p0", "p2", "p4", "p6"]);
});
