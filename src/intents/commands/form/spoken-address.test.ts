import { describe, expect, it } from "vitest";
import { readDigits } from "../../../../language/readers/spelling.ts";
import { sceneAfter } from "../../dialogue/dialogue.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";
import { saidIn } from "./said.ts";

describe("a name and a place without commas", () => {
  it.each([
    ["rhea menon mumbai 400050", ["Rhea", "Menon", "Mumbai", undefined, "400050"]],
    [
      "ravi kumar hyderabad telangana 500081",
      ["Ravi", "Kumar", "Hyderabad", "Telangana", "500081"],
    ],
    ["sunita rao pune", ["Sunita", "Rao", "Pune", undefined, undefined]],
    ["it's mumbai maharashtra", [undefined, undefined, "Mumbai", "Maharashtra", undefined]],
  ])("%s", (text, [firstName, lastName, city, state, pinCode]) => {
    const asked = understand(
      { alternatives: [{ text: "fill in the form" }] },
      exampleScenes.checkout,
    );
    const scene = sceneAfter(exampleScenes.checkout, asked);
    const { effects } = understand({ alternatives: [{ text }] }, scene);
    const fills = effects.find((effect) => effect.type === "fillDelivery");
    expect({ firstName, lastName, city, state, pinCode, ...fills?.fields }).toEqual({
      firstName,
      lastName,
      city,
      state,
      pinCode,
    });
  });
});

describe("an address as people say it", () => {
  it.each([
    [
      "address is plot fourteen second cross street besant nagar chennai six hundred zero ninety",
      {
        street: "Plot 14 Second Cross Street Besant Nagar",
        city: "Chennai",
        pinCode: "600090",
      },
    ],
    [
      "Gurdeep Gill, Model Town, Ludhiana, Punjab",
      {
        firstName: "Gurdeep",
        lastName: "Gill",
        street: "Model Town",
        city: "Ludhiana",
        state: "Punjab",
      },
    ],
    [
      "he stays at Pradhan Nagar, house 31B, Siliguri",
      { street: "Pradhan Nagar, house 31B", city: "Siliguri" },
    ],
    [
      "Mrs. Vaishali Patil. Vaishali is the first name. Maharashtra, four zero zero six zero one.",
      { firstName: "Vaishali", lastName: "Patil", state: "Maharashtra", pinCode: "400601" },
    ],
    ["number fourteen pillaiyar koil street", { street: "14 Pillaiyar Koil Street" }],
    ["please put 8 Assi Ghat Road as the street", { street: "8 Assi Ghat Road" }],
  ])("%s", (said, fields) => {
    expect(saidIn(said).fields).toEqual(fields);
  });

  it("reads hundreds within digits", () => {
    expect(["six hundred zero ninety", "four hundred one", "two hundred"].map(readDigits)).toEqual([
      "600090",
      "401",
      "200",
    ]);
  });
});

describe("a field put off, or another first", () => {
  const asked = (said: string) => {
    const { checkout } = exampleScenes;
    const start = understand({ alternatives: [{ text: "fill in the form" }] }, checkout);
    const { effects } = understand({ alternatives: [{ text: said }] }, sceneAfter(checkout, start));
    return effects.map((effect) => (effect.type === "ask" ? effect.question.text : effect.type));
  };

  it.each([
    ["I'll give the name later", "What is your email address?"],
    ["my first name later", "What is your last name?"],
    ["can we do the address first", "Which house and street?"],
  ])("%s", (said, question) => {
    expect(asked(said)).toEqual([question]);
  });
});
