import { describe, expect, it } from "vitest";
import { blankDelivery } from "../../../domain/delivery.ts";
import { type OpinionAct, opinionActNames, opinionActs } from "../../../domain/opinion.ts";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";
import { intentOf, type OpinionQuestion, opinionQuestion } from "./second-opinion.ts";

const { collection, cart, checkout, orders } = exampleScenes;
const unclear = "zibble wobbly grunts";
const questionOf = (said: string, scene: Scene, personal?: readonly string[]) =>
  opinionQuestion({ said, row: "none", slots: {}, effects: [] }, scene, personal);

function asked(scene: Scene): OpinionQuestion {
  const question = questionOf(unclear, scene);
  if (!question) throw new Error("nothing to ask");
  return question;
}

const linen = "monsoon-blue-linen-shirt";
const jeans = "indigo-straight-jeans";

describe("what is asked", () => {
  it("is the sentence, the screen, the acts that make sense there, and what is in view", () => {
    const question = asked(collection);
    expect(Object.keys(question)).toEqual(["said", "screen", "acts", "pieces"]);
    expect(question).toMatchObject({ said: unclear, screen: "the collection" });
    expect(question.pieces[0]).toEqual({ id: linen, name: "Monsoon Blue Linen Shirt" });
    expect([question.acts.includes("compare"), question.acts.includes("remove")]).toEqual([
      true,
      false,
    ]);
    expect(asked(cart).acts).toContain("remove");
  });

  it("is nothing where something local took it, or before sign-in", () => {
    const understood = understand({ alternatives: [{ text: "go to my cart" }] }, collection);
    expect(opinionQuestion(understood, collection)).toBeUndefined();
    expect(questionOf(unclear, { screen: collection.screen })).toBeUndefined();
  });

  it("is nothing on the checkout, or while a field is asked for", () => {
    expect(questionOf(unclear, checkout)).toBeUndefined();
    const field = { id: "field", text: "Your street?", about: "", field: "street" } as const;
    expect(questionOf(unclear, { ...collection, asked: field })).toBeUndefined();
  });

  it.each([
    "zibble asha wobbly",
    "send it to lantern bengaluru",
    "my name is zibble",
    "zibble at 12 mango street",
    "zibble 98765 43210",
    "zibble 5 6 0 0 0 1",
    "zibble@example.test",
    "zibble ".repeat(40),
  ])("is nothing that may be the shopper's own: %s", (said) => {
    const personal = ["Asha Rao", "asha@example.test", "12 Lantern Lane", "Bengaluru", ""];
    expect(questionOf(said, collection, personal)).toBeUndefined();
    expect(questionOf(unclear, collection, personal)).toBeDefined();
  });

  it("holds no order, cart, form or address, wherever it is asked", () => {
    const secret = "Zanzibar";
    const form = { ...blankDelivery, street: secret, city: secret };
    for (const scene of Object.values(exampleScenes) as readonly Scene[]) {
      if (!scene.shop) continue;
      const shop = {
        ...scene.shop,
        said: secret,
        orders: [{ orderId: secret, id: linen, name: secret, status: secret }],
      };
      const sent = JSON.stringify(questionOf(unclear, { ...scene, shop }) ?? null);
      expect(sent).not.toContain(secret);
      const atCheckout = { ...shop, checkout: { form, method: "cod" as const } };
      expect(questionOf(unclear, { ...scene, shop: atCheckout })).toBeUndefined();
    }
    expect(asked(orders).pieces).toEqual([]);
  });
});

describe("an answer", () => {
  const meant = (opinion: Parameters<typeof intentOf>[0], scene: Scene = collection) =>
    intentOf(opinion, asked(scene), scene);

  it("is what the same act is in the shop's own words, with the words as they were said", () => {
    expect(meant({ act: "ask-price", piece: jeans })).toEqual({
      said: unclear,
      row: "none",
      command: "ask",
      slots: { product: jeans, topic: "price" },
      effects: [{ type: "say", text: "Indigo Straight Jeans is ₹1,999." }],
    });
    expect(meant({ act: "go-cart" })?.effects).toEqual([{ type: "navigate", to: "/cart" }]);
  });

  it("that changes the cart is asked first, and a yes does it", () => {
    const intent = meant({ act: "add", piece: jeans, size: "L", quantity: 2 });
    const [effect] = intent?.effects ?? [];
    if (effect?.type !== "ask") throw new Error("not asked");
    expect(intent?.effects).toHaveLength(1);
    expect(effect.question).toMatchObject({
      id: "confirm",
      text: "Did you mean “add 2 of the Indigo Straight Jeans in L”?",
    });
    const answer = (text: string) =>
      understand({ alternatives: [{ text }] }, { ...collection, asked: effect.question }).effects;
    expect(answer("yes")).toEqual([
      { type: "addToCart", id: jeans, name: "Indigo Straight Jeans", size: "L", quantity: 2 },
    ]);
    expect(answer("no").map(({ type }) => type)).not.toContain("addToCart");
  });

  it("in a size that a piece doesn't come in, or in none, asks for one", () => {
    const shawl = "srinagar-paisley-shawl";
    for (const size of [undefined, "XXL"] as const) {
      const types = meant({ act: "add", piece: shawl, ...(size && { size }) })?.effects ?? [];
      expect(types.every(({ type }) => type === "ask" || type === "say")).toBe(true);
    }
  });

  it.each([
    ["names a piece that was not in view", { act: "open", piece: "shoes" }],
    ["names no piece", { act: "open" }],
    ["names an act that was not offered", { act: "remove", piece: jeans }],
    ["names no act of ours", { act: "place-order" }],
    ["has a size of no piece", { act: "ask-size", piece: jeans, size: "XS" }],
    ["has a number that is none", { act: "add", piece: jeans, quantity: 0.5 }],
    ["has too large a number", { act: "add", piece: jeans, quantity: 100 }],
    ["looks for a row of the table", { act: "find", words: "the way to log out" }],
    ["looks for far too much", { act: "find", words: "red ".repeat(30) }],
    ["is no answer", {}],
  ])("counts for nothing when it %s", (_, opinion) => {
    expect(meant(opinion as Parameters<typeof intentOf>[0])).toBeUndefined(); // as a server may send it
  });

  it("never pays, orders, empties, signs out or fills in, whatever a find looks for", () => {
    const grave = [
      "emptyCart",
      "placeOrder",
      "payOrder",
      "logout",
      "fillDelivery",
      "choosePayment",
    ];
    for (const words of [
      "log out",
      "place the order",
      "empty my cart",
      "pay cash",
      "yes",
      "cart",
    ]) {
      const types = meant({ act: "find", words })?.effects.map(({ type }) => type as string) ?? [];
      expect(types.filter((type) => grave.includes(type))).toEqual([]);
    }
  });

  it("of every act does something on some screen", () => {
    const all = {
      piece: linen,
      other: jeans,
      size: "L",
      quantity: 3,
      words: "red kurtas",
    } as const;
    const scenes: readonly Scene[] = [collection, cart, exampleScenes.home];
    const does = (act: OpinionAct) =>
      scenes.some((scene) => {
        const { needs, may } = opinionActs[act];
        const slots = [...needs, ...may].map((slot) => [slot, all[slot]]);
        return meant({ act, ...Object.fromEntries(slots) }, scene) !== undefined;
      });
    expect(opinionActNames.filter((act) => !does(act))).toEqual([]);
  });
});
