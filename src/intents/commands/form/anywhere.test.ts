import { expect, test } from "vitest";
import { anywhere } from "./anywhere.ts";

const taken: readonly (readonly [string, ReturnType<typeof anywhere>])[] = [
  ["use tara@example.com for my mail instead", { email: "tara@example.com" }],
  ["tara roy 21 at gmail", { email: "tararoy21@gmail.com" }],
  ["the new one is 98450 12345", { phone: "9845012345" }],
  ["the code of our area is 171001", { pinCode: "171001" }],
  ["and I'm called Tara", { firstName: "Tara" }],
  ["Tara Roy here", { firstName: "Tara", lastName: "Roy" }],
  ["the label should say Tara Roy", { firstName: "Tara", lastName: "Roy" }],
  ["put my mother's name there, Tara Roy", { firstName: "Tara", lastName: "Roy" }],
];

for (const [said, fields] of taken)
  test(said, () => {
    expect(anywhere(said)).toEqual(fields);
  });

const left: readonly string[] = [
  "the song is called Kesariya",
  "my brother is late, Tara Roy",
  "the sign says Exit",
  "dial 9845012345",
  "the bank gave me 9845012345",
  "he was paid 250000 rupees",
  "is tara@example.com yours?",
];

for (const said of left)
  test(`nothing of “${said}”`, () => {
    expect(anywhere(said)).toBeUndefined();
  });
