import { expect, test } from "vitest";
import { blankDelivery } from "../../../domain/delivery.ts";
import { toAsha } from "../doubles/delivery.ts";
import { packDraft, unpackDraft } from "./delivery-draft.ts";

test("a draft comes back to a user who wrote it, and to no other user", () => {
  const draft = packDraft("asha@example.test", { ...toAsha, phone: "" });
  expect(unpackDraft(draft, "asha@example.test")).toEqual({ ...toAsha, phone: "" });
  expect(unpackDraft(draft, "ravi@example.test")).toBeUndefined();
});

test("what is no draft is none, and an old one is filled up with blanks", () => {
  expect(unpackDraft(null, "asha")).toBeUndefined();
  expect(unpackDraft("not json", "asha")).toBeUndefined();
  expect(unpackDraft('{"owner":"asha","form":{"city":"Pune","phone":7}}', "asha")).toEqual({
    ...blankDelivery,
    city: "Pune",
  });
});
