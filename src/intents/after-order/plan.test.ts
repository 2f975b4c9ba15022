import { describe, expect, it } from "vitest";
import type { Order } from "../../../contract/schemas.ts";
import type { Effect } from "../effects.ts";
import { examplePieces } from "../replay/example-scenes.ts";
import type { OrderWorld } from "./asking.ts";
import { planned } from "./plan.ts";
import type { OrderRequest } from "./request.ts";

const address = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.test",
  street: "12 MG Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
  phone: "9876543210",
};
const mother = { ...address, street: "5 Hill Road", city: "Pune", pinCode: "411001" };

type Item = Order["items"][number];
function item(id: string, more: Partial<Item> = {}): Item {
  const piece = examplePieces.find((each) => each.id === id);
  if (!piece) throw new Error(`no piece is ${id}`);
  const pictures = { image1: "", image2: "", image3: "", image4: "", bestseller: false };
  const { id: _id, sizes, facts: _facts, stock: _stock, ...rest } = piece;
  return { ...rest, ...pictures, _id, sizes: [...sizes], size: "M", quantity: 1, ...more };
}
const order = (id: string, day: number, more: Partial<Order> = {}): Order => ({
  _id: id,
  items: [item("kabir-linen-kurta", { can: { cancel: true, return: 0 } })],
  address,
  amount: 1939,
  status: "Order Placed",
  payment: false,
  paymentMethod: "cod",
  date: new Date(2026, 5, day).getTime(),
  can: { cancel: true, address: true },
  ...more,
});
const delivered = (more: Partial<Item> = {}): Order =>
  order("d", 1, {
    items: [item("spiti-puffer-jacket", { can: { cancel: false, return: 1 }, ...more })],
    status: "Delivered",
    can: { cancel: false, address: false },
  });

function plan(request: OrderRequest, orders: readonly Order[], more: Partial<OrderWorld> = {}) {
  const world = { orders, addresses: [], stockOf: () => undefined, today: 0, ...more };
  const [effect] = planned({ request, about: "words" }, world);
  return effect;
}
const text = (effect: Effect | undefined) =>
  effect?.type === "say" ? effect.text : effect?.type === "ask" ? effect.question.text : "";
const does = (effect: Effect | undefined) =>
  effect?.type === "ask" && effect.question.id === "confirm" ? effect.question.does : [];

describe("cancelling", () => {
  const both = [order("b", 5), order("a", 3)];

  it("names the order and the amount, and asks", () => {
    const asked = plan({ act: "cancel", order: { place: 1 } }, both);
    expect(text(asked)).toBe(
      "Your order of 5 June, Kabir Linen Kurta, ₹1,939, not paid yet. Shall I cancel it?",
    );
    expect(does(asked)).toEqual([{ type: "cancelOrder", orderId: "b" }]);
  });

  it("asks which of two, and takes the day that is said", () => {
    const which = plan({ act: "cancel" }, both);
    expect(which).toMatchObject({
      question: { missing: "order", sayings: ["The one of 5 June", "The one of 3 June"] },
    });
    expect(does(plan({ act: "cancel", order: { day: 3, month: 6 } }, both))).toEqual([
      { type: "cancelOrder", orderId: "a" },
    ]);
  });

  it("takes one piece, and the last one with its order", () => {
    const jeans = item("indigo-straight-jeans", { can: { cancel: true, return: 0 } });
    const two = order("a", 3, { items: [...order("a", 3).items, jeans] });
    expect(does(plan({ act: "cancel", thing: "the jeans" }, [two]))).toEqual([
      {
        type: "cancelOrder",
        orderId: "a",
        line: { id: jeans._id, name: jeans.name, size: "M" },
      },
    ]);
    expect(does(plan({ act: "cancel", thing: "the kurta" }, [order("a", 3)]))).toEqual([
      { type: "cancelOrder", orderId: "a" },
    ]);
  });

  it("says why it can't be", () => {
    const shipped = order("a", 3, { status: "Shipped", can: { cancel: false, address: false } });
    expect(text(plan({ act: "cancel" }, [shipped]))).toContain("its status is Shipped");
    expect(text(plan({ act: "cancel", thing: "the shawl" }, [shipped]))).toBe(
      "I don't see the shawl in your orders.",
    );
    expect(text(plan({ act: "cancel" }, []))).toBe("You haven't ordered anything yet.");
  });
});

describe("giving back", () => {
  it("asks why, and then whether", () => {
    expect(plan({ act: "return", thing: "the jacket" }, [delivered()])).toMatchObject({
      question: { missing: "reason" },
    });
    const asked = plan({ act: "return", reason: "It's too small" }, [delivered()]);
    expect(text(asked)).toContain("“It's too small”. Shall I ask for the return?");
    expect(does(asked)).toMatchObject([{ type: "returnItem", quantity: 1 }]);
  });

  it.each([
    [order("a", 3), "isn't delivered yet"],
    [delivered({ can: { cancel: false, return: 0 } }), "the 7 days for it are over"],
    [
      delivered({ status: "Returned", can: { cancel: false, return: 0 } }),
      "its status is Returned",
    ],
  ])("says why it can't be", (only, why) => {
    expect(text(plan({ act: "return" }, [only]))).toContain(why);
  });

  it("exchanges for a size that is there, one up where that is asked", () => {
    const [exchanged] = does(plan({ act: "exchange", step: 1 }, [delivered()]));
    expect(exchanged).toMatchObject({ type: "returnItem", size: "M", exchangeFor: "L" });
    const stockOf = () => ({ L: 0 });
    expect(text(plan({ act: "exchange", to: "L" }, [delivered()], { stockOf }))).toBe(
      "Spiti Puffer Jacket in L is sold out. You can get S, XL and XXL.",
    );
    expect(plan({ act: "exchange" }, [delivered()])).toMatchObject({
      question: { missing: "size" },
    });
  });
});

describe("the address of an order", () => {
  const addresses = [{ _id: "1", name: "mother", address: mother }];

  it("is named before it is changed", () => {
    const asked = plan({ act: "address", address: "mum" }, [order("a", 3)], { addresses });
    expect(text(asked)).toContain("will go to 5 Hill Road, Pune 411001. Shall I change it?");
    expect(does(asked)).toEqual([{ type: "changeOrderAddress", orderId: "a", address: mother }]);
  });

  it("has to be one that is kept", () => {
    const asked = plan({ act: "address", address: "office" }, [order("a", 3)], { addresses });
    expect(text(asked)).toBe("You have no saved address called “office”. You have mother.");
  });
});

it.each([
  [
    { refunds: [{ amount: 1939, state: "Refund Pending", date: 0 }] },
    "₹1,939 of your order of 3 June is on its way",
  ],
  [{ status: "Cancelled" }, "Nothing was paid"],
  [{}, "No refund is on its way"],
] as const)("says where the money is: %j", (more, described) => {
  const [refunded] = [
    order("a", 3, { ...more, refunds: "refunds" in more ? [...more.refunds] : [] }),
  ];
  expect(text(plan({ act: "refund" }, [refunded]))).toContain(described);
});
