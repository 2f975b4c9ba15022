import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createRequestIds } from "./request-ids.ts";

it("every request has a separate number, whatever is drawn at once", () => {
  const next = createRequestIds(randomBytes);
  const ids = Array.from({ length: 1000 }, next);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.filter((id) => !/^[\w-]{16}$/.test(id))).toEqual([]);
});
