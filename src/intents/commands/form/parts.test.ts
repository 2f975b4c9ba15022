import { describe, expect, it } from "vitest";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";
import type { Fields } from "./fields.ts";

const { checkout, "checkout-filled": filled } = exampleScenes;

function effectsOf(text: string, scene: Scene) {
  return understand({ alternatives: [{ text }] }, scene).effects;
}

function written(text: string, scene: Scene): Fields | undefined {
  return effectsOf(text, scene).find((each) => each.type === "fillDelivery")?.fields;
}

function living(street: string): Scene {
  const { shop } = filled;
  if (!shop?.checkout) throw new Error("The scene has a form.");
  const form = { ...shop.checkout.form, street };
  return { ...filled, shop: { ...shop, checkout: { ...shop.checkout, form } } };
}

describe("streets of several parts", () => {
  it.each([
    ["Cabin number 9, Lawyers Chambers, Jaipur", "Cabin number 9, Lawyers Chambers"],
    ["Villa three, Green Meadow Estate, Kochi", "Villa 3, Green Meadow Estate"],
    ["Carmel Academy, Temple Road, Mysuru", "Carmel Academy, Temple Road"],
    ["7 Rue Dumas, Heritage Town, Puducherry 605001", "7 Rue Dumas, Heritage Town"],
    ["The hostel is Block 4, Students Lane, Pune", "Block 4, Students Lane"],
    ["It will come to my shop. 2nd Floor, Sita Plaza, Baner, Pune", "2nd Floor, Sita Plaza, Baner"],
  ])("%s", (text, street) => {
    expect(written(text, checkout)).toMatchObject({ street });
  });

  it.each([
    "wait, hold the door, Pune",
    "three shirts, Pune",
    "turn off the light in the room, Mumbai",
  ])("%s holds none", (text) => {
    expect(written(text, checkout)?.street).toBeUndefined();
  });

  it.each([
    ["cabin 19 not 91", "Cabin number 91, Lawyers Chambers", "Cabin number 19, Lawyers Chambers"],
    ["sorry room 14, I mixed it up", "Room 41, Anand Hostel", "Room 14, Anand Hostel"],
    ["change Hill View to Lake View", "12 Hill View, Sector 4", "12 Lake View, Sector 4"],
    ["not sector 4, sector 14", "12 Hill View, Sector 4", "12 Hill View, Sector 14"],
    ["change Fort Road to Kottaram, Fort Road", "Fort Road", "Kottaram, Fort Road"],
  ])("%s", (text, before, street) => {
    expect(written(text, living(before))).toEqual({ street });
  });
});

describe("names beside an address, and names apart", () => {
  it.each<[string, Fields]>([
    [
      "Under the name of Sudha Pai, Fort Street, Udupi, 576101",
      { firstName: "Sudha", lastName: "Pai", street: "Fort Street", city: "Udupi" },
    ],
    [
      "send it to her. Rekha Negi, 9 Mall Road, Shimla",
      { firstName: "Rekha", lastName: "Negi", street: "9 Mall Road", city: "Shimla" },
    ],
    [
      "suresh patidar 14 vijay nagar indore",
      { firstName: "Suresh", lastName: "Patidar", street: "14 Vijay Nagar", city: "Indore" },
    ],
    ["Meera is the first name. Joshi, surname.", { firstName: "Meera", lastName: "Joshi" }],
    [
      "Maria Jose Fernandes. Fernandes is my last name",
      { firstName: "Maria Jose", lastName: "Fernandes" },
    ],
    ["thomas varghese first name thomas", { firstName: "Thomas", lastName: "Varghese" }],
    ["Firstname Ritu Lastname Bose", { firstName: "Ritu", lastName: "Bose" }],
    [
      "deliver to Manjit Singh Brar, 5 Mall Road, Patiala",
      { firstName: "Manjit Singh", lastName: "Brar" },
    ],
    ["Email is haan. ravi.k@example.com", { email: "ravi.k@example.com" }],
    ["leela thomas 45 at example dot com", { email: "leelathomas45@example.com" }],
  ])("%s", (text, fields) => {
    expect(written(text, checkout)).toMatchObject(fields);
  });
});

describe("questions about the form", () => {
  const replyTo = (text: string, scene: Scene) =>
    effectsOf(text, scene)
      .map((each) => (each.type === "say" ? each.text : ""))
      .join(" ");

  it.each([
    ["read me the city and the pin code", ["City: Bengaluru", "PIN code: 560001"]],
    ["so what name and phone have you got", ["First name: Asha", "Phone:"]],
    ["to which city", ["Bengaluru"]],
    ["is my parcel going to mg road?", ["12 MG Road"]],
    ["what will be debited from my card?", ["₹5,637"]],
  ])("%s", (text, parts) => {
    for (const each of parts) expect(replyTo(text, filled)).toContain(each);
  });

  it.each(["which details must I give", "and now what remains", "what all is left"])(
    "%s",
    (text) => {
      expect(replyTo(text, checkout)).toContain("Still missing: first name");
    },
  );
});
