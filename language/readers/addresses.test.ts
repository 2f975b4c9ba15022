import { describe, expect, it } from "vitest";
import { readAddress, readPlaces } from "./addresses.ts";

describe("readAddress", () => {
  it.each([
    [
      "12 MG Road, Bengaluru, 560001",
      { street: "12 MG Road", city: "Bengaluru", pinCode: "560001" },
    ],
    ["12 MG Road Bengaluru 560001", { street: "12 MG Road", city: "Bengaluru", pinCode: "560001" }],
    [
      "12 mg road bengaluru karnataka 560001 india",
      {
        street: "12 mg road",
        city: "bengaluru",
        state: "karnataka",
        pinCode: "560001",
        country: "india",
      },
    ],
    [
      "7 hill road bandra west mumbai maharashtra four double zero zero five zero",
      {
        street: "7 hill road bandra west",
        city: "mumbai",
        state: "maharashtra",
        pinCode: "400050",
      },
    ],
    [
      "221 mysore road bengaluru pin code is 560 026",
      { street: "221 mysore road", city: "bengaluru", pinCode: "560026" },
    ],
    [
      "Flat 4, 12 MG Road, Hassan, Karnataka",
      { street: "Flat 4, 12 MG Road", city: "Hassan", state: "Karnataka" },
    ],
    [
      "12 mg road hassan karnataka 573201",
      { street: "12 mg road", city: "hassan", state: "karnataka", pinCode: "573201" },
    ],
    [
      "12 mg road near the temple 573201",
      { street: "12 mg road near the temple", pinCode: "573201" },
    ],
    [
      "1 Main Street, Springfield, Illinois, USA",
      { street: "1 Main Street", city: "Springfield", state: "Illinois", country: "USA" },
    ],
    ["10 mg road in pune", { street: "10 mg road", city: "pune" }],
    ["Flat 4, 12 MG Road", { street: "Flat 4, 12 MG Road" }],
    ["twelve market road", { street: "twelve market road" }],
    ["mumbai", { city: "mumbai" }],
    ["", {}],
  ])("%j", (text, address) => {
    expect(readAddress(text)).toEqual(address);
  });
});

describe("readPlaces", () => {
  it.each([
    ["bengaluru karnataka", { city: "bengaluru", state: "karnataka", rest: "" }],
    ["hassan karnataka", { state: "karnataka", rest: "hassan" }],
    ["delhi", { city: "delhi", state: "delhi", rest: "" }],
    ["new delhi", { city: "new delhi", rest: "" }],
    ["somewhere", { rest: "somewhere" }],
  ])("%j", (text, places) => {
    expect(readPlaces(text)).toEqual(places);
  });
});
