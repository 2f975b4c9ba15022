import { describe, expect, it } from "vitest";
import { isCertainStreet, isStreet } from "./streets.ts";

describe("a street", () => {
  it.each([
    "12 MG Road",
    "7 Station Street",
    "Flat 3B, Rose Apartments, Park Street",
    "plot no 45, sector 18",
    "No. 12, Church Street",
    "22 Gandhi Nagar near the water tank",
    "4/12 Old Post Office Lane",
    "221-B Baker Street",
    "fourteen church street, second floor",
    "5 Lake View, behind the post office",
    "House 9, lane 4, Koregaon Park",
    "3rd cross, 5th main, Indiranagar",
    "Prestige Tower, 3rd floor, Residency Road",
    "c/o Sharma, 18 Nehru Colony",
    "S-14 Green Park Extension",
    "Door no 8, opposite Ganesh Temple",
    "1 Main Street",
    "House 5, City Centre Road",
  ])("%s", (text) => {
    expect(isStreet(text)).toBe(true);
    expect(isCertainStreet(text)).toBe(true);
  });

  it.each(["Rosewood", "Shanti Nivas", "Lakshmi Nilayam", "Koregaon Park", "State Bank Colony"])(
    "%s, where it is asked for",
    (text) => {
      expect(isStreet(text)).toBe(true);
    },
  );
});

describe("no street", () => {
  it.each([
    "set a timer for 10 minutes",
    "move 50 dollars to my account",
    "what is 45 times 23",
    "thank you",
    "hold on a moment",
    "I'd rather pay cash",
    "how do I get to the station",
    "where is the nearest bus stop",
    "is there a pharmacy on this road",
    "call the bank",
    "read it back",
    "skip this",
    "remove the second shirt",
    "not sure",
    "12",
    "it is the house with the green door",
    "I live with my parents",
    "wake me up at 6",
  ])("%s", (text) => {
    expect(isStreet(text)).toBe(false);
  });
});
