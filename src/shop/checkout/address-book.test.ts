import { expect, test } from "vitest";
import { mostAddresses } from "../../../domain/values.ts";
import { toAsha } from "../doubles/delivery.ts";
import { type Answers, later, refusing } from "../doubles/ports.ts";
import { playShop } from "../doubles/shop.ts";
import { addressesOf, addressWords, isSameAddress } from "./address-book.ts";

const home = { _id: "a1", name: "home", address: toAsha };
const book = { addresses: [home], last: toAsha };

async function open(answers: Answers = {}) {
  const played = await playShop({ listAddresses: () => book, ...answers });
  const addresses = addressesOf(played.shop);
  return { ...played, addresses, state: () => addresses.store.getState() };
}

test("addresses are fetched once, however many ask", async () => {
  const shop = await open();
  await Promise.all([shop.addresses.ensure(), shop.addresses.ensure()]);
  await shop.addresses.ensure();
  expect([shop.state(), shop.since().map(({ name }) => name)]).toEqual([
    { status: "ready", ...book },
    ["listAddresses"],
  ]);
});

test("one is kept under a name, in place of another, or taken out", async () => {
  const sent: unknown[] = [];
  const answer = (body: unknown) => {
    sent.push(body);
    return book;
  };
  const shop = await open({ saveAddress: answer, removeAddress: answer });
  expect(await shop.addresses.save({ name: " ", address: toAsha })).toMatchObject({
    field: "name",
  });
  await shop.addresses.save({ name: " mother ", address: toAsha });
  await shop.addresses.save({ _id: "a1", name: "home", address: toAsha });
  await shop.addresses.remove("a1");
  expect(sent).toEqual([
    { name: "mother", address: toAsha },
    { _id: "a1", name: "home", address: toAsha },
    { _id: "a1" },
  ]);
});

test("a name that is taken is announced at its field, and more than ten are not sent", async () => {
  const shop = await open({ saveAddress: refusing(409, "There is a home already", "name") });
  expect(await shop.addresses.save({ name: "home", address: toAsha })).toEqual({
    type: "refused",
    message: "There is a home already",
    field: "name",
  });
  const full = Array.from({ length: mostAddresses }, (_, place) => ({ ...home, _id: `${place}` }));
  shop.answers.listAddresses = () => ({ addresses: full, last: null });
  await shop.addresses.refresh();
  const opened = shop.sent.length;
  expect(await shop.addresses.save({ name: "eleventh", address: toAsha })).toMatchObject({
    message: addressWords.full,
  });
  expect(shop.sent.length).toBe(opened);
});

test("an answer that comes after the shopper has gone is dropped", async () => {
  const reply = later<typeof book>();
  const shop = await open({ listAddresses: () => reply.promise });
  const asking = shop.addresses.ensure();
  shop.shop.session.expire();
  reply.answer(book);
  await asking;
  expect(shop.state()).toEqual({ status: "waiting", addresses: [], last: null });
});

test("two addresses are the same whatever blanks stand around them", () => {
  expect([
    isSameAddress(toAsha, { ...toAsha, city: " Bengaluru " }),
    isSameAddress(toAsha, { ...toAsha, city: "Mysuru" }),
  ]).toEqual([true, false]);
});
