import { describe, expect, it } from "vitest";
import type { DeliveryField } from "../../../../domain/delivery.ts";
import type { Effect } from "../../effects.ts";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

function said(text: string, scene: Scene): readonly Effect[] {
  return understand({ alternatives: [{ text }] }, scene).effects;
}

function written(effects: readonly Effect[]): unknown {
  return effects.find(({ type }) => type === "fillDelivery");
}

const asking = (field: DeliveryField, scene: Scene = exampleScenes.checkout): Scene => ({
  ...scene,
  asked: { id: "field", text: "?", about: "fill in the form", field },
});

const fills = (fields: object) => ({ type: "fillDelivery", fields });

describe("an answer to a question in the form", () => {
  it.each<[DeliveryField, string, object]>([
    ["firstName", "Asha", { firstName: "Asha" }],
    ["firstName", "it's priya nair", { firstName: "Priya", lastName: "Nair" }],
    ["firstName", "Karnataka", { state: "Karnataka" }],
    ["firstName", "560001", { pinCode: "560001" }],
    ["firstName", "I am from Thrissur", { city: "Thrissur" }],
    ["firstName", "asha at example dot com", { email: "asha@example.com" }],
    ["firstName", "neha, that's n e h a", { firstName: "Neha" }],
    ["lastName", "Banerjee, with double e at the end", { lastName: "Banerjee" }],
    ["lastName", "you can ring me on 98450 12345", { phone: "9845012345" }],
    ["street", "7 Station Street", { street: "7 Station Street" }],
    ["street", "State Bank Colony", { street: "State Bank Colony" }],
    ["street", "Mumbai", { city: "Mumbai" }],
    ["city", "Coimbatore, it is", { city: "Coimbatore" }],
    ["city", "411001", { pinCode: "411001" }],
    ["city", "Kerala", { state: "Kerala" }],
    ["state", "Bengaluru", { city: "Bengaluru" }],
    ["state", "tamil nadu obviously", { state: "Tamil Nadu" }],
    ["pinCode", "six double zero zero four one", { pinCode: "600041" }],
    ["country", "india of course", { country: "India" }],
    ["email", "r k mehta at gmail dot com", { email: "rkmehta@gmail.com" }],
    ["email", "anil at yahoo", { email: "anil@yahoo.com" }],
    ["street", "5 Zoo Road", { street: "5 Zoo Road" }],
    ["firstName", "mera naam Sunil hai", { firstName: "Sunil" }],
    ["firstName", "Jaspreet here, Jaspreet Kaur", { firstName: "Jaspreet", lastName: "Kaur" }],
    ["lastName", "same as before, Rao", { lastName: "Rao" }],
    ["lastName", "it's D'Costa with the apostrophe", { lastName: "D'Costa" }],
    ["city", "it's a small place, Dharmapuri", { city: "Dharmapuri" }],
    ["state", "that'd be Odisha", { state: "Odisha" }],
    ["phone", "double nine four five, one two three, four five six", { phone: "9945123456" }],
  ])("%s: %s", (field, text, fields) => {
    expect(written(said(text, asking(field)))).toEqual(fills(fields));
  });

  const talk = [
    "thank you",
    "hold on a moment",
    "I'd rather pay cash",
    "hmm",
    "what did you say",
    "my husband is calling me",
    "who is at the door",
    "set a timer for ten minutes",
    "how much is it all together",
    "is the weather nice there",
    "I'm not sure about that one",
    "can you hear me now",
    "turn the volume down",
    "that's a long form",
    "skip this",
    "what is missing",
    "read it back",
    "I don't think I have one of those",
    "no, one sec, the baby is crying",
    "two mins, the door bell",
    "Rahul stop that",
    "Priya, come here a second",
    "aye Chotu, darwaza kholo",
  ];
  const fields: readonly DeliveryField[] = [
    "firstName",
    "lastName",
    "email",
    "street",
    "city",
    "state",
    "pinCode",
    "country",
    "phone",
  ];
  it.each(talk)("%s is no value of any field", (text) => {
    for (const field of fields) expect(written(said(text, asking(field)))).toBeUndefined();
  });

  it("asks the field again after another was written", () => {
    expect(said("560001", asking("city")).at(-1)).toMatchObject({ question: { field: "city" } });
  });

  it("goes on to the next with “skip this”", () => {
    expect(said("skip this", asking("email"))).toMatchObject([{ question: { field: "street" } }]);
  });

  it("corrects the house alone", () => {
    const { checkout } = exampleScenes;
    const form = { ...checkout.shop.checkout.form, street: "14 MG Road" };
    const shop = { ...checkout.shop, checkout: { ...checkout.shop.checkout, form } };
    expect(written(said("make that 12 B", asking("city", { ...checkout, shop })))).toEqual(
      fills({ street: "12 B MG Road" }),
    );
  });
});

describe("what is written is put right", () => {
  const standing = {
    firstName: "Neha",
    lastName: "Varma",
    email: "neha87@gmail.com",
    street: "12 MG Road",
    city: "Pune",
    state: "Maharashtra",
    pinCode: "411038",
    country: "India",
    phone: "9876543210",
  };
  const { checkout } = exampleScenes;
  const filled: Scene = {
    ...checkout,
    shop: { ...checkout.shop, checkout: { form: standing, method: "cod" } },
  };
  it.each([
    ["the last digit of the pin is five", { pinCode: "411035" }],
    ["first digit of the phone is 8", { phone: "8876543210" }],
    ["my number's last two digits are 55, not 10", { phone: "9876543255" }],
    ["oh the door number is 24 not 12", { street: "24 MG Road" }],
    ["not 12 MG Road, we moved, 7 Hill Road", { street: "7 Hill Road" }],
    ["sorry, neha89", { email: "neha89@gmail.com" }],
    ["gmail is wrong, it's yahoo", { email: "neha87@yahoo.com" }],
    ["dot in, not dot com", { email: "neha87@gmail.in" }],
    ["Verma with an e", { lastName: "Verma" }],
    ["replace the street with 9 Cubbon Road", { street: "9 Cubbon Road" }],
    ["actually send it to Deepa Rao", { firstName: "Deepa", lastName: "Rao" }],
    ["it's with an e actually, V E R M A", { lastName: "Verma" }],
    ["my name's spelled wrong, it's Neeha", { firstName: "Neeha" }],
  ])("%s", (text, fields) => {
    expect(written(said(text, filled))).toEqual(fills(fields));
  });
});

describe("addresses in other countries", () => {
  it.each([
    [
      "1500 Oak Street, Austin, Texas 78701, USA",
      {
        street: "1500 Oak Street",
        city: "Austin",
        state: "Texas",
        pinCode: "78701",
        country: "USA",
      },
    ],
    [
      "88 King Street West, Toronto, Ontario M5V 2T6, Canada",
      {
        street: "88 King Street West",
        city: "Toronto",
        state: "Ontario",
        pinCode: "M5V 2T6",
        country: "Canada",
      },
    ],
  ])("%s", (text, fields) => {
    const effect = written(said(text, asking("street"))) as { readonly fields: object };
    expect(effect.fields).toMatchObject({ ...fields, country: expect.any(String) as string });
  });
});

describe("values said without a question", () => {
  it.each([
    [
      "city pune state maharashtra pin four one one zero zero one",
      { city: "Pune", state: "Maharashtra", pinCode: "411001" },
    ],
    ["you can ring me on 98111 22233, I keep it by my chair", { phone: "9811122233" }],
    ["we moved, the city's Mysuru now", { city: "Mysuru" }],
    [
      "Put Lakshmi as the first name and Rao as the last name please",
      { firstName: "Lakshmi", lastName: "Rao" },
    ],
    [
      "deliver it to Mrs Kamala Iyer, 7 Temple Road, Madurai",
      { firstName: "Kamala", lastName: "Iyer", street: "7 Temple Road", city: "Madurai" },
    ],
    [
      "my address is 7 State Bank Colony, Pune 411001",
      { street: "7 State Bank Colony", city: "Pune", pinCode: "411001" },
    ],
    [
      "Joe D'Souza, Panjim, Goa, four oh three double oh one",
      { firstName: "Joe", lastName: "D'Souza", city: "Panjim", state: "Goa", pinCode: "403001" },
    ],
  ])("%s", (text, fields) => {
    expect(written(said(text, exampleScenes.checkout))).toEqual(fills(fields));
  });

  it.each([
    ["surname is Iyer now, not Rao, I got married", { lastName: "Iyer" }],
    ["the phone number's wrong, should end in eleven not ten", { phone: "9876543211" }],
    ["the first name isn't Asha, that's my sister, I am Usha", { firstName: "Usha" }],
    [
      "the house number is wrong, I'm afraid, it ought to be 21 MG Road, the twelve was my sister's",
      { street: "21 MG Road" },
    ],
    ["make that 14", undefined],
  ])("on a form that is full: %s", (text, fields) => {
    expect(written(said(text, exampleScenes["checkout-filled"]))).toEqual(fields && fills(fields));
  });

  it.each([
    "name a few good places to eat",
    "I'm trying to find my keys",
    "the state of the roads is terrible",
    "send it to me tomorrow",
    "what is the name of that song",
    "my card was stolen",
    "is there a limit on my credit card",
    "change your name to Max",
  ])("nothing is written or chosen: %s", (text) => {
    const effects = said(text, exampleScenes.checkout);
    expect(
      effects.filter(({ type }) => type === "fillDelivery" || type === "choosePayment"),
    ).toEqual([]);
  });
});

describe("questions about the form", () => {
  const filled = exampleScenes["checkout-filled"];
  it.each([
    ["which number did I give you", "Phone: 9876543210."],
    ["how have you spelt my surname", "Last name: R, a, o."],
    [
      "where's it being sent",
      "Street: 12 MG Road. City: Bengaluru. State: Karnataka. PIN code: 560001. Country: India.",
    ],
  ])("%s", (text, reply) => {
    expect(said(text, filled)).toEqual([{ type: "say", text: reply }]);
  });

  it("starts over with the address, one field after the other", () => {
    const effects = said("start over with the address", filled);
    expect(effects).toMatchObject([
      { question: { field: "street", anew: ["city", "state", "pinCode", "country"] } },
    ]);
  });

  it("“it” is the field that was described last", () => {
    const { shop } = filled;
    const scene = { ...filled, shop: { ...shop, said: "Phone: 9876543210." } };
    expect(written(said("no, it's 9812345679", scene))).toEqual(fills({ phone: "9812345679" }));
  });
});
