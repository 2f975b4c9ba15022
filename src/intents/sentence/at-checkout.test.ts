import { describe, expect, it } from "vitest";
import type { Effect } from "../effects.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const said = (text: string) =>
  understand({ alternatives: [{ text }] }, exampleScenes.checkout).effects;
const written = (effects: readonly Effect[]) =>
  effects.find((each) => each.type === "fillDelivery")?.fields;
const chosen = (effects: readonly Effect[]) =>
  effects.flatMap((each) => (each.type === "choosePayment" ? [each.method] : [])).at(-1);

describe("the form's values in a tale", () => {
  it.each([
    [
      "listen the parcel has to go to my daughter in law her name is priyanka desai and she is in ahmedabad gujarat pin 380007",
      {
        firstName: "Priyanka",
        lastName: "Desai",
        city: "Ahmedabad",
        state: "Gujarat",
        pinCode: "380007",
      },
    ],
    [
      "City is Bangalore, no wait, I keep forgetting, I shifted last week, so please make the city Hyderabad and state Telangana.",
      { city: "Hyderabad", state: "Telangana" },
    ],
    [
      "my email is rahul at gmail dot com no that was taken it is rahul dot verma 88 at gmail dot com i think that's right",
      { email: "rahul.verma88@gmail.com" },
    ],
    [
      "Mera naam Farhan Ali hai aur main Lucknow mein rehta hoon, pin code 226001 likh lijiye, gali ka naam baad mein bataunga",
      { firstName: "Farhan", lastName: "Ali", city: "Lucknow", pinCode: "226001" },
    ],
    [
      "Don't use the office address at all, I left that job in June. My flat is Flat 302, Green Park Apartments, Baner Road, Pune 411045.",
      { street: "Flat 302, Green Park Apartments, Baner Road", city: "Pune", pinCode: "411045" },
    ],
    [
      "no no you misunderstood my surname is Fernandes with an s at the end and my first name is Anthony, from Panaji Goa",
      { firstName: "Anthony", lastName: "Fernandes", city: "Panaji", state: "Goa" },
    ],
  ])("%s", (text, fields) => expect(written(said(text))).toEqual(fields));

  it("are written before a row leads elsewhere", () => {
    const effects = said(
      "we are not at home in the week so deliver to my brother, Karthik Subramanian, 7 Gandhi Street, Madurai, Tamil Nadu 625002",
    );
    expect(effects).toEqual([
      {
        type: "fillDelivery",
        fields: {
          firstName: "Karthik",
          lastName: "Subramanian",
          street: "7 Gandhi Street",
          city: "Madurai",
          state: "Tamil Nadu",
          pinCode: "625002",
        },
      },
      { type: "navigate", to: "/" },
    ]);
  });

  it.each([
    "i was born in lahore and then we moved to amritsar after partition but that is an old story you don't want to hear it",
    "my friend sunil verma works in your shop in pune i think do you know him he is a tall fellow with glasses",
    "my neighbour ramesh sharma ordered from you last year and he said the parcel came to him in just two days is it true",
    "if i send this to my sister in london will there be any extra charge for customs and all such things",
    "the movie was about a man called vijay kumar who goes to mumbai and becomes a big gangster very nice film",
    "somebody said that our pin changed from 682020 do you know is that so please don't put anything in the box till i find out",
    "Please hold on the doctor is calling from Apollo Hospital Chennai, I will come back to you in five minutes.",
  ])("aren't found in talk: %s", (text) => expect(written(said(text))).toBeUndefined());
});

describe("the method that a tale comes to", () => {
  it.each([
    [
      "the boy who delivers never has change for two thousand so i would rather pay online with my credit card this time",
      "razorpay",
    ],
    [
      "Switch to card, wait, my card expired last month and the new one hasn't come, so cash on delivery please.",
      "cod",
    ],
    [
      "My son set up UPI for me but I never understood it, so let it be cash on delivery like always, thank you.",
      "cod",
    ],
    [
      "since nobody will be around to hand over money in the afternoon it's better you mark it as card payment",
      "razorpay",
    ],
    [
      "i was planning to give cash but there is a strike at the bank so please change the payment to card don't place the order yet",
      "razorpay",
    ],
  ])("%s", (text, method) => expect(chosen(said(text))).toBe(method));

  it.each([
    "is it possible to give cash to the delivery boy when he comes or you only take cards i just want to know",
    "before we go on remind me which payment is selected there cash or card because i touched something by mistake",
    "don't change anything in the payment i only wanted to see if there is an option for upi also",
    "i lost my credit card on the train yesterday and i have been calling the bank since the morning what a headache",
  ])("isn't chosen by a question or by talk: %s", (text) =>
    expect(chosen(said(text))).toBeUndefined(),
  );
});

it("“just place the order” names no saved address", () => {
  const effects = said("everything is final and my wife agrees too so just place the order now");
  expect(effects.map(({ type }) => type)).not.toContain("useAddress");
});
