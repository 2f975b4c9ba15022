import { expect, test } from "vitest";
import { amongRemarks, withInitial } from "./remarks.ts";
import { saidIn } from "./said.ts";

const read = (sentence: string) => saidIn(sentence).fields;

test("values are found among remarks, and none in a question", () => {
  expect(amongRemarks("So where were we. The city is Chennai", read)).toEqual({ city: "Chennai" });
  expect(amongRemarks("Is the city Chennai? I forgot.", read)).toBeUndefined();
  expect(amongRemarks("The city is Chennai", read)).toBeUndefined();
});

test("a name that is written gets the letter it begins with", () => {
  const form = { firstName: "Catherine" };
  expect(withInitial("That's Catherine with a K", form)).toEqual({ firstName: "Katherine" });
  expect(withInitial("Catherine with a K. Kathryn.", form)).toEqual({ firstName: "Kathryn" });
  expect(withInitial("Catherine with a B", form)).toBeUndefined();
  expect(withInitial("Usha with a K", form)).toBeUndefined();
});
