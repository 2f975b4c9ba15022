import { describe, expect, it } from "vitest";
import { inFull, isSamePlace } from "../../../../language/readers/places.ts";
import { correctionIn } from "./correction.ts";
import { saidIn } from "./said.ts";

describe("the form in typed shorthand", () => {
  it.each([
    [
      "Deepa Krishnan, phone 9884098840",
      { firstName: "Deepa", lastName: "Krishnan", phone: "9884098840" },
    ],
    [
      "mary thomas staff quarters 7 medical college road kottayam",
      {
        firstName: "Mary",
        lastName: "Thomas",
        street: "Staff Quarters 7 Medical College Road",
        city: "Kottayam",
      },
    ],
    ["my last name is S", { lastName: "S" }],
    [
      "Room 214, Brahmaputra Hostel, IIT Madras",
      { street: "Room 214, Brahmaputra Hostel, IIT Madras" },
    ],
    ["kiran, kiran99@gmail.com", { firstName: "Kiran", email: "kiran99@gmail.com" }],
    ["india n ph 9811022334", { country: "India", phone: "9811022334" }],
    ["rhea@example.com n india", { email: "rhea@example.com", country: "India" }],
    ["lakshmi dot n at gmail dot com", { email: "lakshmi.n@gmail.com" }],
    ["addr 44 Residency Road, Bengaluru", { street: "44 Residency Road", city: "Bengaluru" }],
  ])("%s", (said, fields) => {
    expect(saidIn(said).fields).toEqual(fields);
  });

  it.each([
    ["sending to mysuru not blr", { city: "Mysuru" }],
    ["in place of MG Road, please write 3 Lanka Road", { street: "3 Lanka Road" }],
    ["it should be Asha Mishra, not Rao", { firstName: "Asha", lastName: "Mishra" }],
  ])("%s", (said, fields) => {
    const form = { firstName: "Asha", lastName: "Rao", street: "12 MG Road", city: "Bengaluru" };
    expect(correctionIn(said, form, {})).toEqual(fields);
  });

  it("writes short names of places out", () => {
    expect(["UP", "blr", "Pune"].map(inFull)).toEqual(["Uttar Pradesh", "Bengaluru", "Pune"]);
    expect(isSamePlace("blr", "Bangalore")).toBe(true);
  });
});
