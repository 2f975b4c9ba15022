/**
 * Judges an utterance by expected effects on cart, form, list and screen, whichever command caused
 * them.
 */
import { paths } from "../../../domain/routes.ts";
import { sceneAfter } from "../dialogue/dialogue.ts";
import { type Effect, type Question, writes } from "../effects.ts";
import type { Intent, Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import type { Decides } from "../sentence/plainly.ts";
import { table } from "../table/table.ts";
import { understand } from "../understand.ts";

/** `act` and its details. */
interface Act {
  readonly act?: string;
  readonly either?: readonly Act[];
  readonly piece?: string;
  readonly pieces?: readonly string[];
  readonly about?: string | readonly string[];
  readonly size?: string;
  readonly from?: string;
  readonly to?: string;
  readonly quantity?: number;
  readonly wish?: Readonly<Record<string, unknown>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly field?: string;
  readonly method?: string;
  readonly words?: string;
  readonly topic?: string;
}

/** With its scene and expected acts. */
export interface Judged {
  readonly area: string;
  readonly scene: keyof typeof exampleScenes;
  readonly said: string;
  readonly acts: readonly Act[];
  readonly named?: string;
  readonly asked?: {
    readonly id: string;
    readonly piece?: string;
    readonly pieces?: readonly string[];
    readonly for?: string;
    readonly what?: string;
    readonly about?: string;
    readonly field?: string;
  };
}

interface Verdict {
  readonly right: boolean;
  /** Something unrequested was written, chosen or ordered. */
  readonly harm: boolean;
  readonly why: string;
  readonly intent: Intent;
  readonly scene: Scene;
}

export function judge(
  judged: Judged,
  decides?: Decides,
  phraseTable?: Scene["phraseTable"],
): Verdict {
  const scene = { ...sceneOf(judged), ...(phraseTable && { phraseTable }) };
  const intent = understand({ alternatives: [{ text: judged.said }] }, scene, decides);
  const why = judged.acts.flatMap((act) => wrongWith(act, intent, scene) ?? []);
  const harmful = harmIn(judged.acts, intent, scene);
  return {
    right: why.length === 0 && harmful === undefined,
    harm: harmful !== undefined,
    why: [...why, ...(harmful ? [harmful] : [])].join("; "),
    intent,
    scene,
  };
}

/** With its open question. */
function sceneOf({ scene: name, asked, named }: Judged): Scene {
  const scene: Scene = exampleScenes[name];
  const shop = scene.shop && { ...scene.shop, ...(named !== undefined && { named }) };
  const bare: Scene = { ...scene, ...(shop && { shop }) };
  const question = asked && questionOf(asked, bare);
  return question ? { ...bare, asked: question } : bare;
}

function questionOf(asked: NonNullable<Judged["asked"]>, scene: Scene): Question | undefined {
  const asks = (text: string, at: Scene = scene): Question | undefined => {
    const intent = understand({ alternatives: [{ text }] }, at);
    for (const effect of intent.effects) if (effect.type === "ask") return effect.question;
    return undefined;
  };
  const piece = (id: string | undefined) => scene.shop?.catalogue.find((each) => each.id === id);
  switch (asked.id) {
    case "size":
      return {
        id: "size",
        text: `Which size of ${piece(asked.piece)?.name}?`,
        about: "add it",
        piece: asked.piece ?? "",
        quantity: 1,
        waiting: [],
      };
    case "which":
      return {
        id: "which",
        text: "Which one?",
        about: "which",
        options: (asked.pieces ?? []).map((id) => {
          const name = piece(id)?.name ?? "";
          const does: readonly Effect[] =
            asked.for === "add"
              ? [
                  {
                    type: "ask",
                    question: {
                      id: "size",
                      text: `Which size of ${name}?`,
                      about: "add",
                      piece: id,
                      quantity: 1,
                      waiting: [],
                    },
                  },
                ]
              : asked.for === "ask"
                ? [{ type: "say", text: `${name} is ₹${piece(id)?.price}.` }]
                : [{ type: "openProduct", id, name }];
          return { piece: id, does };
        }),
      };
    case "confirm": {
      const does: readonly Effect[] =
        asked.what === "empty"
          ? [{ type: "emptyCart" }]
          : asked.what === "pay"
            ? [{ type: "payOrder", orderId: "2", name: "Kabir Linen Kurta" }]
            : [{ type: "placeOrder" }, { type: "navigate", to: paths.orders }];
      const about =
        asked.what === "empty"
          ? "empty the cart"
          : asked.what === "pay"
            ? "pay"
            : "place the order";
      return asks(about) ?? { id: "confirm", text: "Shall I?", about, does };
    }
    case "need":
      return asks(asked.about ?? "i need something") ?? undefined;
    case "field":
      return {
        id: "field",
        text: `What is the ${asked.field}?`,
        about: "fill in the form",
        field: (asked.field ?? "firstName") as "firstName", // the writers keep to the field names
      };
    default:
      return undefined;
  }
}

type Cart = ReadonlyMap<string, number>;

function cartOf(scene: Scene): Cart {
  return new Map(
    (scene.shop?.cart ?? []).map(({ id, size, quantity }) => [`${id} ${size}`, quantity]),
  );
}

function sameCart(one: Cart, other: Cart): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

/** Undefined if an act leaves it open. */
function expectedCart(acts: readonly Act[], scene: Scene): Cart {
  const cart = new Map(cartOf(scene));
  for (const act of acts) {
    const { piece = "", size = "", quantity = 1 } = act;
    const key = `${piece} ${size}`;
    if (act.act === "add" && piece && size) cart.set(key, (cart.get(key) ?? 0) + quantity);
    if (act.act === "choose" && size && scene.asked?.id === "size") {
      const of = `${scene.asked.piece} ${size}`;
      cart.set(of, (cart.get(of) ?? 0) + (act.quantity ?? scene.asked.quantity));
    }
    if (act.act === "set") {
      if (quantity === 0) cart.delete(key);
      else cart.set(key, quantity);
    }
    if (act.act === "change-size") {
      const before = `${piece} ${act.from}`;
      const many = cart.get(before) ?? 0;
      cart.delete(before);
      cart.set(`${piece} ${act.to}`, many + (cart.get(`${piece} ${act.to}`) ?? 0));
    }
    if (act.act === "yes" && scene.asked?.id === "confirm")
      for (const effect of scene.asked.does)
        if (effect.type === "emptyCart" || effect.type === "placeOrder") cart.clear();
  }
  return cart;
}

function harmIn(acts: readonly Act[], intent: Intent, scene: Scene): string | undefined {
  const options = acts.some(({ either }) => either) ? combinations(acts) : [acts];
  const written = intent.effects.filter(({ type }) => writes.has(type));
  if (written.length === 0) return undefined;
  const after = sceneAfter(scene, intent);
  const fine = options.some((each) => {
    const cartIsRight = sameCart(cartOf(after), expectedCart(each, scene));
    const rest = written.filter(
      ({ type }) => !["addToCart", "setQuantity", "changeSize", "emptyCart"].includes(type),
    );
    return (
      cartIsRight &&
      rest.every(({ type }) => {
        if (type === "fillDelivery")
          return each.some(({ act }) => act === "fill" || act === "choose");
        if (type === "choosePayment")
          return each.some(({ act, method }) => act === "choose-payment" || method !== undefined);
        return each.some(({ act }) => act === "yes");
      })
    );
  });
  return fine ? undefined : `wrote ${written.map((each) => JSON.stringify(each)).join(" ")}`;
}

function combinations(acts: readonly Act[]): readonly (readonly Act[])[] {
  return acts.reduce<readonly (readonly Act[])[]>(
    (all, act) => all.flatMap((before) => (act.either ?? [act]).map((each) => [...before, each])),
    [[]],
  );
}

/** Undefined if done. */
function wrongWith(act: Act, intent: Intent, scene: Scene): string | undefined {
  if (act.either) {
    const all = act.either.map((each) => wrongWith(each, intent, scene));
    return all.includes(undefined) ? undefined : all[0];
  }
  return isDone(act, intent, scene) ? undefined : `not done: ${JSON.stringify(act)}`;
}

function has<Type extends Effect["type"]>(
  intent: Intent,
  type: Type,
  test: (effect: Extract<Effect, { readonly type: Type }>) => boolean = () => true,
): boolean {
  return allOf(intent.effects).some(
    (effect) => effect.type === type && test(effect as Extract<Effect, { readonly type: Type }>),
  );
}

function allOf(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect) =>
    effect.type === "ask" && effect.question.id === "size"
      ? [effect, ...allOf(effect.question.waiting)]
      : [effect],
  );
}

function asksFor(intent: Intent, test: (question: Question) => boolean): boolean {
  return has(intent, "ask", ({ question }) => test(question));
}

function ids({ slots }: Intent): readonly string[] {
  const list = (value: unknown) => (Array.isArray(value) ? value : [value]);
  return [...list(slots.product), ...list(slots.products), ...list(slots.with)].filter(
    (each): each is string => typeof each === "string",
  );
}

const roots = (text: unknown) =>
  String(text ?? "")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.replace(/(?:es|s)$/, ""));

/** The search has the wish's words. */
function looksFor(wish: Act["wish"], intent: Intent): boolean {
  const texts = intent.effects.flatMap((effect) => {
    if (effect.type === "recommend") return [effect.userNeeds];
    if (effect.type === "openSearch") return [effect.query ?? ""];
    if (effect.type === "narrow") return [JSON.stringify(effect.view)];
    if (effect.type === "say") return [effect.text];
    return [];
  });
  const acts = intent.effects.some(
    ({ type }) => type === "recommend" || type === "openSearch" || type === "narrow",
  );
  const garment = roots(wish?.garment).filter((word) => word.length > 2);
  const said = roots(texts.join(" "));
  return (
    (acts || /carry|don't have|sell/.test(texts.join(" "))) &&
    (garment.length === 0 ||
      garment.some((word) => said.some((each) => each.startsWith(word) || word.startsWith(each))) ||
      intent.effects.some(({ type }) => type === "narrow"))
  );
}

const everywhereActs: Readonly<Record<string, readonly string[]>> = {
  help: ["help", "everything"],
  repeat: ["repeat"],
  back: ["back"],
  undo: ["undo"],
  scroll: ["down", "up", "top", "bottom"],
  slower: ["slower"],
  faster: ["faster"],
  wait: ["wait"],
  stop: ["stop", "close"],
};

function normal(text: unknown): string {
  return String(text ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]/gu, "");
}

function isDone(act: Act, intent: Intent, scene: Scene): boolean {
  const { slots, effects } = intent;
  const done = [intent.command, slots.first, slots.second, slots.third];
  // The expected one of several acts.
  const asIf = (...names: readonly string[]) => names.find((name) => done.includes(name));
  const command =
    intent.command === "both"
      ? (asIf(
          "ask",
          "compare",
          "check-size",
          "related",
          "describe-cart",
          "count",
          "delivery",
          "orders",
          "pay",
          "add",
        ) ?? "both")
      : intent.command;
  const did = (name: string) => done.includes(name);
  const named =
    intent.command === "both"
      ? [...ids(intent), ...(act.pieces ?? []), ...(act.piece ? [act.piece] : [])]
      : ids(intent);
  const pieces = [...(act.pieces ?? []), ...(act.piece ? [act.piece] : [])];
  const meant = pieces.every((id) => named.includes(id));
  const after = sceneAfter(scene, intent);
  const navigated = effects.findLast((effect) => effect.type === "navigate");
  const ofRow = table.find(({ id }) => id === intent.row);
  switch (act.act) {
    case "ask":
      return (did("ask") || (command === "check-size" && !!act.piece)) && meant;
    case "check-size":
      return (
        (did("check-size") || slots.topic === "stock" || (did("ask") && slots.topic === "sizes")) &&
        meant
      );
    case "compare":
      return (
        did("compare") &&
        (pieces.length === 0 ||
          named.length === 0 ||
          (pieces.some((id) => named.includes(id)) &&
            (pieces.length !== 2 || meant || named.length === 1)))
      );
    case "add": {
      const { piece, size, quantity = 1 } = act;
      if (!piece)
        return (
          (command === "add" || command === "both") &&
          (asksFor(intent, ({ id }) => id === "which" || id === "size") || has(intent, "say"))
        );
      if (!size)
        return (
          asksFor(intent, (question) => question.id === "size" && question.piece === piece) ||
          has(intent, "addToCart", (effect) => effect.id === piece)
        );
      const key = `${piece} ${size}`;
      return (cartOf(after).get(key) ?? 0) >= (cartOf(scene).get(key) ?? 0) + quantity;
    }
    case "set": {
      const many = cartOf(after).get(`${act.piece} ${act.size}`) ?? 0;
      return many === act.quantity;
    }
    case "change-size":
      return (
        (cartOf(after).get(`${act.piece} ${act.to}`) ?? 0) > 0 &&
        (cartOf(after).get(`${act.piece} ${act.from}`) ?? 0) === 0
      );
    case "empty":
      return asksFor(
        intent,
        (question) =>
          question.id === "confirm" && question.does.some(({ type }) => type === "emptyCart"),
      );
    case "open":
      return has(intent, "openProduct", ({ id }) => id === act.piece);
    case "choose-size":
      return (
        has(intent, "chooseSize", ({ size }) => size === act.size) ||
        (command === "look" && has(intent, "say"))
      );
    case "find":
      return looksFor(act.wish, intent) || intent.row === "recommend" || intent.row === "need";
    case "narrow": {
      const { sort } = act.wish ?? {};
      if (sort) return has(intent, "narrow", ({ view }) => view.sort === sort);
      return looksFor(act.wish, intent) || intent.row === "recommend";
    }
    case "refine":
      return has(intent, "recommend");
    case "related":
      return did("related");
    case "describe-cart":
      return did("describe-cart") || (intent.row === "cart" && navigated?.to === paths.cart);
    case "count":
      return did("count");
    case "fill": {
      const wanted = Object.entries(act.fields ?? {});
      return has(intent, "fillDelivery", ({ fields }) => {
        const got = Object.entries(fields);
        return (
          wanted.every(
            ([field, value]) => normal(fields[field as keyof typeof fields]) === normal(value), // the writers keep to the names
          ) && got.length === wanted.length
        );
      });
    }
    case "read-form":
      return (
        did("delivery") &&
        (intent.command === "both" || !has(intent, "fillDelivery")) &&
        has(intent, "say")
      );
    case "spell":
      // Spells, or lets spell.
      return (
        (command === "delivery" && has(intent, "say", ({ text }) => /: \S, \S, \S/u.test(text))) ||
        asksFor(intent, (question) => question.id === "field" && question.spelled === true)
      );
    case "start-form":
      return asksFor(intent, ({ id }) => id === "field");
    case "choose-payment": {
      const method = act.method === "card" ? "razorpay" : "cod";
      return (
        has(intent, "choosePayment", (effect) => effect.method === method) ||
        (command === "pay" && after.shop?.checkout?.method === method)
      );
    }
    case "place-order":
      return asksFor(
        intent,
        (question) =>
          question.id === "field" ||
          (question.id === "confirm" && question.does.some(({ type }) => type === "placeOrder")),
      );
    case "checkout":
      return navigated?.to === paths.placeOrder || (command === "checkout" && has(intent, "say"));
    case "pay-unpaid":
      return asksFor(
        intent,
        (question) =>
          question.id === "which" ||
          (question.id === "confirm" && question.does.some(({ type }) => type === "payOrder")),
      );
    case "order-status":
      return (
        has(intent, "describeOrder", ({ about }) => about === "status") || command === "orders"
      );
    case "order-items":
      return has(intent, "describeOrder") || command === "orders";
    case "go":
      if (act.to === "/orders") return after.screen === paths.orders;
      return after.screen === act.to;
    case "search":
      return has(intent, "openSearch") || has(intent, "recommend");
    case "open-search":
      return has(intent, "openSearch");
    case "close-search":
      return has(intent, "closeSearch");
    case "logout":
      return has(intent, "logout");
    case "answer":
      return (
        (command !== undefined && has(intent, "say") && !has(intent, "toast")) ||
        has(intent, "describeDelivery") ||
        (ofRow !== undefined && (has(intent, "say") || has(intent, "describeOrder")))
      );
    case "yes":
      if (scene.asked?.id === "confirm")
        return scene.asked.does.every((each) =>
          effects.some((effect) => JSON.stringify(effect) === JSON.stringify(each)),
        );
      return command === "answer" || command === "answer-need";
    case "no":
      return (
        (command === "answer" || command === "answer-need" || slots.act === "stop") &&
        !effects.some(({ type }) => writes.has(type) || type === "ask")
      );
    case "choose":
      if (act.size)
        return scene.asked?.id === "size"
          ? (cartOf(after).get(`${scene.asked.piece} ${act.size}`) ?? 0) >
              (cartOf(scene).get(`${scene.asked.piece} ${act.size}`) ?? 0)
          : named.includes(act.piece ?? "") || has(intent, "chooseSize");
      return named.includes(act.piece ?? "");
    case "where-am-i":
      return command === "read-page";
    case "tour":
      return command === "tour" || asksFor(intent, ({ id }) => id === "tour");
    case "nothing":
      return (
        !effects.some(
          ({ type }) =>
            writes.has(type) ||
            type === "openProduct" ||
            type === "narrow" ||
            type === "chooseSize",
        ) &&
        (intent.row !== "none" ||
          !effects.some(
            ({ type }) => type === "recommend" || type === "openSearch" || type === "navigate",
          ))
      );
    default:
      return (
        command === "everywhere" &&
        (everywhereActs[act.act ?? ""] ?? []).includes(String(slots.act))
      );
  }
}
