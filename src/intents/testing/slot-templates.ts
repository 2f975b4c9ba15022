/**
 * Sentences with a slot {} by command: scene, wordings, effect. A new command is a line.
 * `undefined`: nonsense here.
 */
import { type Size, sizes } from "../../../domain/values.ts";
import type { Question } from "../effects.ts";
import type { RowId, Scene, Slots } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import {
  cartIn,
  collectionIn,
  coloured,
  idAt,
  longCart,
  longCollection,
  longList,
  plain,
  priceAt,
  withCart,
} from "./slot-scenes.ts";
import {
  coloursSaid,
  countsSaid,
  largest,
  placesSaid,
  type Said,
  type SizeMeant,
  sizesSaid,
} from "./slot-values.ts";

/** In order, without replies. */
interface Expected {
  readonly row?: RowId;
  readonly slots?: Slots;
  readonly effects: readonly Readonly<Record<string, unknown>>[];
}

export interface Sentence extends Expected {
  readonly command: string;
  readonly said: string;
  readonly scene: Scene;
}

type SceneOf<Value> = Scene | ((value: Value) => Scene | undefined);

/** Of a command's first wording every eighth value (WHOLE=1: every one), of another row's every sixteenth, of others fewer. */
const thinnedFirst = process.env.WHOLE === undefined ? 8 : 1;
const thinnedRows = 16;
const thinned = 48;

function over<Value>(values: readonly Said<Value>[]) {
  const commands = new Set<string>();
  return (
    command: string,
    sceneOf: SceneOf<Value>,
    sentences: readonly string[],
    expect: (value: Value, said: string) => Expected | undefined,
  ): readonly Sentence[] => {
    const first = commands.has(command) ? thinnedRows : thinnedFirst;
    commands.add(command);
    return values.flatMap(({ said: slot, value }, turn) => {
      const scene = typeof sceneOf === "function" ? sceneOf(value) : sceneOf;
      if (!scene) return [];
      return sentences.flatMap((sentence, at) => {
        if ((turn + at) % (at === 0 ? first : thinned) !== 0) return [];
        const said = sentence.replace("{}", slot);
        const expected = expect(value, said);
        return expected ? { command, said, scene, ...expected } : [];
      });
    });
  };
}

const bySize = over(sizesSaid);
const byCount = over(countsSaid);
const byPlace = over(placesSaid);
const byColour = over(coloursSaid);

const { product, collection, cart, recommendations } = exampleScenes;
const inMedium = exampleScenes["product-in-medium"];
const cartOfOne = exampleScenes["cart-of-one"];
const linen = "monsoon-blue-linen-shirt";
const jeans = "indigo-straight-jeans";
const toCart = { type: "navigate", to: "/cart" };

const made = (size: string): size is Size => sizes.some((each) => each === size);
const asksSize = (piece: string, quantity: number) => ({
  type: "ask",
  question: { id: "size", piece, quantity },
});

/** Adds, or asks for another size. */
function adds(id: string, size: string, quantity = 1): Expected {
  return made(size)
    ? {
        slots: { product: id, size, quantity },
        effects: [{ type: "addToCart", id, size, quantity }],
      }
    : { slots: { product: id }, effects: [asksSize(id, quantity)] };
}

/** Resizes; only words if unchanged or unmade. */
function resizes(id: string, from: Size, to: string, quantity: number): Expected {
  const changes = to !== from && made(to);
  return {
    slots: { product: id, size: from },
    effects: changes ? [{ type: "changeSize", id, from, to, quantity }] : [],
  };
}

function sets(id: string, size: Size, quantity: number): Expected {
  const within = Math.max(0, Math.min(largest, quantity));
  return {
    slots: { product: id, size },
    effects: [{ type: "setQuantity", id, size, quantity: within }],
  };
}

function chooses(size: string, slots: Slots): Expected {
  return made(size)
    ? { slots: { ...slots, size }, effects: [{ type: "chooseSize", id: linen, size }] }
    : { effects: [] };
}

function recommends(need: string): Expected {
  return { slots: { need }, effects: [{ type: "recommend", userNeeds: need }] };
}

function opens(id: string): Expected {
  return { slots: { product: id }, effects: [{ type: "openProduct", id }] };
}

/** The linen shirt in two sizes, including this. */
function twoSizes({ size }: SizeMeant): Scene | undefined {
  const other = size === "S" ? "M" : "S";
  return made(size)
    ? withCart(cart, [
        { id: linen, size: other, quantity: 5 },
        { id: linen, size, quantity: 5 },
      ])
    : undefined;
}

const ofTwoSizes = ({ size }: SizeMeant, quantity: number) =>
  made(size) ? sets(linen, size, quantity) : undefined;

const sizeQuestion: Question = {
  id: "size",
  text: "In which size?",
  about: "add it",
  piece: linen,
  quantity: 1,
  waiting: [],
};
const askedSize: Scene = { ...product, asked: sizeQuestion };
const mostOffered = 12;
const offered: Scene = {
  ...longCollection,
  asked: {
    id: "which",
    text: "Which one?",
    about: "open it",
    options: longList.slice(0, mostOffered).map(({ id, name }) => ({
      piece: id,
      does: [{ type: "openProduct", id, name }],
    })),
  },
};
function offeredIn(colour: string): Scene {
  const options = [coloured, ...plain].map((id) => ({
    piece: id,
    does: [{ type: "openProduct", id, name: id } as const],
  }));
  return {
    ...collectionIn(colour),
    asked: { id: "which", text: "Which one?", about: "open it", options },
  };
}

// biome-ignore format: one template a line.
const sizeSentences = [
  bySize("add", product, ["add it in {}", "add this in {}", "buy this in {}", "add this one in {} please", "i'll take it in {}", "put it in my bag in {}", "get me this in {}"], ({ size }) => adds(linen, size)),
  bySize("add", product, ["add it to my cart in {}", "put this in the cart in {}"], ({ size }) => ({ row: "cart", ...(made(size) ? { ...adds(linen, size), effects: [...adds(linen, size).effects, toCart] } : adds(linen, size)) })),
  bySize("add", product, ["two in {}", "add two in {}", "add two of them in {}", "i'll take two of these in {}"], ({ size }) => adds(linen, size, 2)),
  bySize("add", collection, ["add the first one in {}", "add the monsoon shirt in {}"], ({ size }) => adds(linen, size)),
  bySize("add", collection, ["add the jeans in {}", "put the indigo jeans in my bag in {}"], ({ ofJeans }) => adds(jeans, ofJeans)),
  bySize("check-size", product, ["do you have it in {}", "do you have this in {}", "have you got this in {}", "does it come in {}", "is it available in {}", "is this made in {}", "do you have {}", "is there a {}", "is {} available", "is the {} in stock", "have you got {}"], ({ size }) => chooses(size, { product: linen })),
  bySize("check-size", product, ["can i get it in {}", "can i have this in {}"], ({ size }) => made(size) ? { slots: { product: linen, size }, effects: [{ type: "ask", question: { id: "confirm", does: [{ type: "addToCart", id: linen, size }] } }] } : { slots: { product: linen }, effects: [] }),
  bySize("check-size", collection, ["does the first one come in {}", "do you have the monsoon shirt in {}", "is the first one available in {}"], ({ size }) => ({ slots: { product: linen, ...(made(size) && { size }) }, effects: [] })),
  bySize("look", product, ["{}", "in {}", "{} please", "choose {}", "select {}", "take {}", "go for {}", "make it {}", "change the size to {}", "actually {}", "the {} one"], ({ size }) => chooses(size, {})),
  bySize("look", product, ["size {}", "the size {}"], ({ size }, said) => /size.*size/.test(said) ? undefined : chooses(size, {})),
  bySize("answer", askedSize, ["{}", "in {}", "{} please", "i'll take {}", "the {} one", "make it {}", "in {} i think", "yes {}", "one in {}"], ({ size }) => adds(linen, size)),
  bySize("answer", askedSize, ["two in {}", "{} and make it two", "two of them in {}"], ({ size }) => made(size) ? adds(linen, size, 2) : { effects: [asksSize(linen, 2)] }),
  bySize("change-cart", cartOfOne, ["change it to {}", "make it {}", "make it in {}", "swap it for {}", "switch to {}", "change the size to {}", "change the size of it to {}", "change the shirt to {}", "{} instead", "in {} instead", "no, {}", "actually in {}", "i'd like it in {}", "can i get it in {}", "make that {} instead"], ({ size }) => resizes(linen, "M", size, 1)),
  bySize("change-cart", cart, ["change the jeans to {}", "make the jeans {}", "change the size of the jeans to {}", "switch the jeans to {}", "i'd like the jeans in {}", "get the jeans in {} instead"], ({ ofJeans }) => resizes(jeans, "L", ofJeans, 2)),
  bySize("change-cart", cart, ["change the first one to {}", "change the size of the first one to {}", "swap the linen shirt for {}"], ({ size }) => resizes(linen, "M", size, 1)),
  bySize("change-cart", twoSizes, ["remove the {} one", "remove the shirt in {}", "delete the {} shirt", "take out the {} one", "take the {} one out"], (size) => ofTwoSizes(size, 0)),
  bySize("change-cart", twoSizes, ["make the {} one three", "set the {} one to three", "three of the {} one"], (size) => ofTwoSizes(size, 3)),
  bySize("change-cart", twoSizes, ["remove two of the {} one", "reduce the {} one by two"], (size) => ofTwoSizes(size, 3)),
  bySize("change-cart", twoSizes, ["one more of the {} one", "increase the {} one by one", "another one of the {} one"], (size) => ofTwoSizes(size, 6)),
  bySize("follow-up", recommendations, ["in {}", "only in {}"], (_, said) => recommends(said)),
  bySize("find", collection, ["show me shirts in {}", "do you have any dresses in {}"], (_, said) => recommends(said)),
];

/** Of the only line: one linen shirt in M. */
const ofTheOne = (count: number) => sets(linen, "M", count);

// biome-ignore format: one template a line.
const countSentences = [
  byCount("add", inMedium, ["add {}", "add {} of these", "add {} of them", "add {} pieces", "{} of them", "{} of these", "buy {} of this", "i'll take {}", "i'll take {} of these", "put {} in my bag", "make it {}", "get me {} of these"], (count) => adds(linen, "M", count)),
  byCount("add", inMedium, ["add {} to my cart", "put {} of these in the cart"], (count) => ({ row: "cart", ...adds(linen, "M", count), effects: [...adds(linen, "M", count).effects, toCart] })),
  byCount("add", product, ["add {} in large", "{} in large", "add {} of these in large", "add {} larges", "{} in size large", "buy {} of them in large", "add {} of it in size large", "add {} pieces in large", "add large {} pieces"], (count) => adds(linen, "L", count)),
  byCount("add", product, ["add {} in 2 xl", "{} in xx large", "add {} in double xl", "add {} of these in size xxl"], (count) => adds(linen, "XXL", count)),
  byCount("add", product, ["add {} of these", "i'll take {}"], (count) => ({ slots: { product: linen, quantity: count }, effects: [asksSize(linen, count)] })),
  byCount("add", collection, ["add {} of the first one in small", "buy {} of the monsoon shirt in small"], (count) => adds(linen, "S", count)),
  byCount("add", collection, ["add {} of the jeans in size 32", "add {} pairs of the jeans in medium"], (count) => adds(jeans, "M", count)),
  byCount("point", longCollection, ["open {}"], (count, said) => /^open (?:one|.*(?:couple|dozen))$/.test(said) ? undefined : opens(idAt(count))),
  byCount("answer", askedSize, ["{} in large", "large, and make it {}", "{} larges", "large and make it {}", "{} of them in large", "add {} in large"], (count) => adds(linen, "L", count)),
  byCount("change-cart", cartOfOne, ["make it {}", "make that {}", "change it to {}", "set it to {}", "set the quantity to {}", "change the quantity to {}", "quantity {}", "only {}", "just {}", "just {} of them", "only {} of it", "make the quantity {}", "put it to {}", "make it {} pieces", "make the shirt {}", "{} of it", "make it {} please", "no, make it {}", "{} of the shirt"], ofTheOne),
  byCount("change-cart", cart, ["make the jeans {}", "change the jeans to {}", "set the jeans to {}", "set the quantity of the jeans to {}", "change the number of jeans to {}", "{} of the jeans", "{} jeans", "only {} of the jeans", "the jeans to {}", "i'd like {} of the jeans", "just {} pairs of jeans", "make the second one {}"], (count) => sets(jeans, "L", count)),
  byCount("change-cart", cart, ["add {} more of the jeans", "{} more of the jeans", "{} more jeans", "increase the jeans by {}", "add {} more jeans", "give me {} more of the jeans", "i'll take {} more pairs of the jeans", "raise the jeans by {}"], (count) => sets(jeans, "L", 2 + count)),
  byCount("change-cart", cartOfOne, ["add {} more", "{} more", "increase it by {}", "add {} more of it", "{} more of them", "{} more please"], (count) => ofTheOne(1 + count)),
  byCount("change-cart", longCart, ["remove {} of the second one", "take out {} of the second one", "delete {} of the second one", "reduce the second one by {}", "decrease the second one by {}", "take {} of the second one out", "drop {} of the second one", "{} less of the second one", "lower the second one by {}", "{} fewer of the second one"], (count) => sets("piece-2", "M", 5 - count)),
  byCount("change-cart", cart, ["remove {} of the jeans", "take away {} jeans", "remove {} jeans", "take {} jeans out", "remove {} pairs of jeans", "reduce the jeans by {}"], (count) => sets(jeans, "L", 2 - count)),
  byCount("change-cart", cartOfOne, ["remove {}", "remove {} of them", "reduce it by {}", "{} less", "take {} out"], (count) => ofTheOne(1 - count)),
];

/** "Make number twenty three" may be about number 23. */
const runsTogether = /number \w+ty three$/;
const cheaperThanTenth = (place: number) => priceAt(place) <= priceAt(10);

// biome-ignore format: one template a line.
const placeSentences = [
  byPlace("point", longCollection, ["open {}", "show me {}", "go to {}", "take me to {}", "let me see {}", "choose {}"], (place) => opens(idAt(place))),
  byPlace("point", longCollection, ["{}"], (place) => opens(idAt(place))),
  byPlace("point", offered, ["open {}"], (place) => opens(idAt(place))),
  byPlace("add", longCollection, ["add {} in large", "put {} in my bag in large", "i'll take {} in large"], (place) => adds(idAt(place), "L")),
  byPlace("add", longCollection, ["add two of {} in large"], (place) => adds(idAt(place), "L", 2)),
  byPlace("add", longCollection, ["add {} to my cart in large"], (place) => ({ row: "cart", ...adds(idAt(place), "L"), effects: [...adds(idAt(place), "L").effects, toCart] })),
  byPlace("ask", longCollection, ["how much is {}", "what is the price of {}", "how much does {} cost"], (place) => ({ slots: { product: idAt(place), topic: "price" }, effects: [] })),
  byPlace("ask", longCollection, ["what sizes does {} come in"], (place) => ({ slots: { product: idAt(place), topic: "sizes" }, effects: [] })),
  byPlace("ask", longCollection, ["what colour is {}"], (place) => ({ slots: { product: idAt(place), topic: "colour" }, effects: [] })),
  byPlace("ask", longCollection, ["what is {} made of"], (place) => ({ slots: { product: idAt(place), topic: "cloth" }, effects: [] })),
  byPlace("check-size", longCollection, ["do you have {} in large", "does {} come in large"], (place) => ({ slots: { product: idAt(place), size: "L" }, effects: [] })),
  byPlace("compare", longCollection, ["compare {} with the tenth one", "what's the difference between {} and the tenth one"], (place) => idAt(place) === idAt(10) ? undefined : { slots: { product: idAt(place), with: idAt(10) }, effects: [] }),
  byPlace("compare", longCollection, ["which is cheaper, {} or the tenth one", "is {} cheaper than the tenth one"], (place) => idAt(place) === idAt(10) ? undefined : { slots: cheaperThanTenth(place) ? { product: idAt(place), with: idAt(10) } : { product: idAt(10), with: idAt(place) }, effects: [] }),
  byPlace("related", longCollection, ["show me more like {}"], (place) => ({ slots: { product: idAt(place) }, effects: [{ type: "ask" }] })),
  byPlace("change-cart", longCart, ["remove {}", "delete {}", "take {} out", "take out {}"], (place) => sets(idAt(place), "M", 0)),
  byPlace("change-cart", longCart, ["make {} three", "set {} to three", "three of {}"], (place, said) => runsTogether.test(said) ? undefined : sets(idAt(place), "M", 3)),
  byPlace("change-cart", longCart, ["increase {} by two", "two more of {}"], (place) => sets(idAt(place), "M", 7)),
  byPlace("change-cart", longCart, ["remove two of {}", "reduce {} by two"], (place) => sets(idAt(place), "M", 3)),
  byPlace("change-cart", longCart, ["change {} to large", "change the size of {} to large", "make {} large"], (place) => resizes(idAt(place), "M", "L", 5)),
  byPlace("answer", offered, ["{}", "{} please"], (place) => place > 0 && place <= mostOffered ? opens(idAt(place)) : undefined),
];

const ofColour = (topic: string) => (): Expected => ({
  slots: { product: coloured, topic },
  effects: [],
});

// biome-ignore format: one template a line.
const colourSentences = [
  byColour("point", collectionIn, ["open the {} one", "show me the {} one", "the {} one", "let me see the {} shirt"], () => opens(coloured)),
  byColour("add", collectionIn, ["add the {} one in large", "i'll take the {} one in large", "put the {} shirt in my bag in large"], () => adds(coloured, "L")),
  byColour("add", collectionIn, ["add two of the {} one in large", "buy two of the {} one in large"], () => adds(coloured, "L", 2)),
  byColour("ask", collectionIn, ["how much is the {} one", "what is the price of the {} shirt"], ofColour("price")),
  byColour("ask", collectionIn, ["what is the {} one made of"], ofColour("cloth")),
  byColour("ask", collectionIn, ["what sizes does the {} one come in"], ofColour("sizes")),
  byColour("check-size", collectionIn, ["do you have the {} one in large", "does the {} shirt come in large"], () => ({ slots: { product: coloured, size: "L" }, effects: [] })),
  byColour("compare", collectionIn, ["compare the {} one with the first one", "what's the difference between the {} one and the first one"], () => ({ slots: { product: coloured, with: plain[0] }, effects: [] })),
  byColour("count", collectionIn, ["how many {} ones are there"], () => ({ slots: { count: 1 }, effects: [] })),
  byColour("change-cart", cartIn, ["remove the {} one", "take the {} one out", "delete the {} shirt"], () => sets(coloured, "M", 0)),
  byColour("change-cart", cartIn, ["make the {} one three", "three of the {} one"], () => sets(coloured, "M", 3)),
  byColour("change-cart", cartIn, ["change the {} one to large", "change the size of the {} one to large"], () => resizes(coloured, "M", "L", 5)),
  byColour("answer", offeredIn, ["the {} one", "the {} shirt please"], () => opens(coloured)),
  byColour("follow-up", collection, ["in {}", "only in {}"], (_, said) => recommends(`something ${said}`)),
  byColour("follow-up", recommendations, ["in {}", "only in {}"], (_, said) => recommends(said)),
  byColour("find", collection, ["show me {} hoodies", "do you have any {} hoodies"], (_, said) => recommends(said)),
];

export function sentences(): readonly Sentence[] {
  return [sizeSentences, countSentences, placeSentences, colourSentences].flat(2);
}
