import { expect, test } from "vitest";
import { later, piece, playPorts, silence } from "../doubles/ports.ts";
import { createProducts } from "./products.ts";

const kurta = piece({ _id: "kurta" });

test("the list is fetched once, however many ask for it", async () => {
  const answer = later<[typeof kurta]>();
  const { ports, sent } = playPorts({ listProducts: () => answer.promise });
  const products = createProducts(ports);
  const first = products.ensure();
  await products.ensure();
  expect(products.store.getState()).toEqual({ status: "loading", list: [] });
  answer.answer([kurta]);
  await first;
  await products.ensure();
  expect([products.store.getState(), sent.length]).toEqual([{ status: "ready", list: [kurta] }, 1]);
});

test("a list that can't be had waits for another try", async () => {
  const { ports, answers, sent, logged } = playPorts({ listProducts: silence });
  const products = createProducts(ports);
  await products.ensure();
  await products.ensure();
  expect([products.store.getState(), sent.length, logged]).toEqual([
    { status: "failed", list: [] },
    1,
    ["product list"],
  ]);
  answers.listProducts = () => [kurta];
  await products.retry();
  expect(products.store.getState()).toEqual({ status: "ready", list: [kurta] });
});
