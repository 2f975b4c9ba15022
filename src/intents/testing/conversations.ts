/**
 * Judges conversations by the state after each turn: cart, form, payment, place, question, replies,
 * searches. Scenes step with `sceneAfter` and domain's cart, as in the shop; its stores are
 * asynchronous, and not for these pure folders.
 */

import { collected, related, wholeCollection } from "../../../domain/collection.ts";
import { paths, productPath } from "../../../domain/routes.ts";
import { sceneAfter } from "../dialogue/dialogue.ts";
import { type Effect, relists, writes } from "../effects.ts";
import type { Intent, OrderInScene, Piece, Scene, ShopScene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import type { Decides } from "../sentence/plainly.ts";
import { understand } from "../understand.ts";

interface Wanted {
  readonly cart?: Readonly<Record<string, number>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly pay?: "cod" | "card";
  readonly at?: string;
  readonly asks?: string;
  /** Ids, words and topics of the answer. */
  readonly tells?: readonly string[];
  readonly finds?: Finds;
  readonly nothing?: boolean;
}

interface Finds {
  readonly garment?: string;
  readonly colour?: string;
  readonly cloth?: string;
  readonly max?: number;
  readonly who?: "men" | "women" | "kids";
  readonly category?: string;
  readonly sort?: string;
}

interface Turn {
  readonly said: string;
  readonly want?: Wanted;
  readonly never?: { readonly cart?: true; readonly form?: true; readonly ordered?: true };
}

export interface Conversation {
  readonly name: string;
  /** Where it isn't the one of the example scenes. */
  readonly shop?: string;
  readonly scene: string;
  readonly turns: readonly Turn[];
}

/** For words, after earlier results. */
interface Recommended<Memory = unknown> {
  readonly inView: readonly string[];
  /** To its question. */
  readonly answers?: readonly string[];
  /** The limits that it keeps, as the screen shows them. */
  readonly limits: readonly string[];
  readonly memory: Memory;
}
export type Recommends = (
  words: string,
  before: Recommended | undefined,
  answers: boolean,
) => Recommended;

interface TurnVerdict {
  readonly said: string;
  readonly right: boolean;
  readonly harm: boolean;
  readonly why: string;
  readonly intent: Intent;
  /** Before and after. */
  readonly scene: Scene;
  readonly after: Scene;
  readonly want: Wanted | undefined;
}

interface State {
  readonly scene: Scene;
  readonly recommended?: Recommended | undefined;
  readonly before: readonly Scene[];
}

/** Where conversations take place. */
interface Place {
  readonly scenes: Readonly<Record<string, Scene>>;
  /** What its recommendations were asked for before the first turn. */
  readonly needed: string;
}
const exampleShop: Place = { scenes: exampleScenes, needed: "linen" };

interface Ways {
  readonly place?: Place;
  readonly decides?: Decides;
  readonly phraseTable?: Scene["phraseTable"];
  /** What should have been understood, where the rules alone are wrong. */
  readonly learning?: (verdict: TurnVerdict) => Intent | undefined;
  /** To judge other intents of a turn. */
  readonly trying?: (turn: Turn, scene: Scene, judge: (intent: Intent) => TurnVerdict) => void;
}

/** Each turn follows the earlier ones' state. */
export function judgeConversation(
  { scene, turns }: Conversation,
  recommends: Recommends,
  { place = exampleShop, decides, phraseTable, learning, trying }: Ways = {},
): readonly TurnVerdict[] {
  const opened = place.scenes[scene];
  if (!opened) throw new Error(`no scene is ${scene}`);
  const first: Scene = { ...opened, ...(phraseTable && { phraseTable }) };
  let state: State = { scene: first, before: [] };
  if (first.screen === paths.recommendations) {
    const recommended = recommends(place.needed, undefined, false);
    const isShown = (first.shop?.inView.length ?? 0) > 0;
    state = {
      ...state,
      recommended,
      scene: isShown ? first : withShop(first, { inView: recommended.inView }),
    };
  }
  return turns.map((turn) => {
    const before = state;
    trying?.(turn, before.scene, (intent) => judgeTurn(turn, intent, before, recommends).verdict);
    const intent = understand({ alternatives: [{ text: turn.said }] }, before.scene, decides);
    const { verdict, after } = judgeTurn(turn, intent, before, recommends);
    const right = learning?.(verdict);
    const next = right ? stateAfter(before, right, recommends) : after;
    state = { ...next, scene: asWanted(next.scene, turn.want ?? {}) };
    return verdict;
  });
}

function judgeTurn(turn: Turn, intent: Intent, state: State, recommends: Recommends) {
  const after = stateAfter(state, intent, recommends);
  const wrong = wrongWith(turn.want ?? {}, intent, state.scene, after);
  const harm = harmOf(turn, intent, state.scene, after.scene);
  const why = [...wrong, ...harm.map((each) => `harm: ${each}`)].join("; ");
  const verdict: TurnVerdict = {
    said: turn.said,
    right: why === "",
    harm: harm.length > 0,
    why,
    intent,
    scene: state.scene,
    after: after.scene,
    want: turn.want,
  };
  return { verdict, after };
}

function stateAfter(state: State, intent: Intent, recommends: Recommends): State {
  const next = sceneAfter(state.scene, intent);
  let scene = next;
  let { recommended } = state;
  for (const effect of intent.effects) {
    const last = state.before.at(-1);
    if (effect.type === "recommend") {
      const onward = state.scene.screen === paths.recommendations ? recommended : undefined;
      recommended = recommends(effect.userNeeds, onward, effect.answers === true);
      scene = atRecommendations(scene, recommended.inView);
      const { answers: sayings = [] } = recommended;
      if (sayings.length > 0) scene = { ...scene, offered: { sayings, answers: true } };
    }
    if (effect.type === "undo" && last?.shop && scene.shop)
      scene = { ...scene, shop: { ...scene.shop, cart: cartAfterUndo(state) } };
    if (effect.type === "back" && scene.shop) {
      const where = state.before.findLast(({ screen }) => screen !== state.scene.screen);
      if (where?.shop) scene = { ...where, shop: { ...where.shop, cart: scene.shop.cart } };
    }
    if (effect.type === "navigate" && effect.to === paths.recommendations && recommended)
      scene = atRecommendations(scene, recommended.inView);
    if (effect.type === "placeOrder" && state.scene.shop)
      scene = withShop(scene, { orders: ordersOf(state.scene.shop) });
  }
  const isPage = scene.screen.startsWith(productPath(""));
  if (isPage && scene.shop && !scene.shop.open)
    scene = withShop(scene, { open: { id: scene.screen.slice(productPath("").length) } });
  const listed = listedAt(scene);
  const relisted =
    scene.screen !== state.scene.screen || intent.effects.some(({ type }) => relists.has(type));
  if (listed && relisted) scene = withShop(scene, { inView: listed });
  const shown = scene.shop?.catalogue.map(({ id }) => id) ?? [];
  if (scene.screen === paths.home && scene.shop?.inView.length === 0)
    scene = withShop(scene, { inView: shown });
  return { scene, recommended, before: [...state.before, state.scene] };
}

/** As src/shop/catalogue/in-view.ts lists them. */
function listedAt({ screen, shop }: Scene): readonly string[] | undefined {
  if (!shop) return undefined;
  const { catalogue, open, view = wholeCollection } = shop;
  const piece = catalogue.find(({ id }) => id === open?.id);
  if (screen === paths.collection) return collected(catalogue, view).map(({ id }) => id);
  return piece && screen === productPath(piece.id)
    ? related(catalogue, piece).map(({ id }) => id)
    : undefined;
}

function withShop(scene: Scene, changes: Partial<ShopScene>): Scene {
  return scene.shop ? { ...scene, shop: { ...scene.shop, ...changes } } : scene;
}

function atRecommendations(scene: Scene, inView: readonly string[]): Scene {
  if (!scene.shop) return scene;
  const { open: _open, view: _view, checkout, orders: _orders, ...shop } = scene.shop;
  const { named, draft = checkout, ...others } = shop;
  const kept = named !== undefined && inView.includes(named) ? { named } : {};
  return {
    ...scene,
    screen: paths.recommendations,
    shop: { ...others, ...kept, ...(draft && { draft }), inView },
  };
}

function cartAfterUndo({ scene, before }: State): ShopScene["cart"] {
  const now = JSON.stringify(cartIn(scene));
  const last = before.findLast((each) => JSON.stringify(cartIn(each)) !== now);
  return last?.shop?.cart ?? scene.shop?.cart ?? [];
}

function ordersOf({ cart, catalogue }: ShopScene): readonly OrderInScene[] {
  return cart.map(({ id }) => ({
    orderId: "1",
    id,
    name: catalogue.find((each) => each.id === id)?.name ?? id,
    status: "Order Placed",
  }));
}

/** Errors don't carry over: the next turn starts in the expected state. */
function asWanted(scene: Scene, { cart, form, pay }: Wanted): Scene {
  if (!scene.shop) return scene;
  const { checkout } = scene.shop;
  const lines = cart && Object.entries(cart).map(([line, quantity]) => lineOf(line, quantity));
  const same = cart === undefined || sameRecord(cart, cartIn(scene));
  return withShop(scene, {
    ...(lines && !same && { cart: lines }),
    ...(checkout &&
      (form || pay) && {
        checkout: {
          form: { ...checkout.form, ...form },
          method: pay === undefined ? checkout.method : pay === "card" ? "razorpay" : "cod",
        },
      }),
  });
}

function lineOf(line: string, quantity: number): ShopScene["cart"][number] {
  const [id = "", size = "M"] = line.split(" ");
  return { id, size: size as "M", quantity }; // the writers keep to the shop's sizes
}

function cartIn({ shop }: Scene): Readonly<Record<string, number>> {
  return Object.fromEntries(
    (shop?.cart ?? [])
      .map(({ id, size, quantity }) => [`${id} ${size}`, quantity] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

function sameRecord(one: Readonly<Record<string, number>>, other: typeof one): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

const normal = (text: unknown): string =>
  String(text ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@._]/gu, "");

const acting: ReadonlySet<Effect["type"]> = new Set([
  ...writes,
  "openProduct",
  "narrow",
  "recommend",
  "openSearch",
  "undo",
  "logout",
]);

function wrongWith(
  want: Wanted,
  intent: Intent,
  before: Scene,
  { scene: after, recommended }: State,
): readonly string[] {
  const wrong: string[] = [];
  const { cart, form, pay, at, asks, tells = [], finds, nothing } = want;
  const checkout = after.shop?.checkout ?? after.shop?.draft;
  if (cart && !sameRecord(cart, cartIn(after)))
    wrong.push(`cart is ${JSON.stringify(cartIn(after))}, not ${JSON.stringify(cart)}`);
  for (const [field, value] of Object.entries(form ?? {})) {
    const own = checkout?.form[field as "city"]; // the writers keep to the fields
    if (normal(own) !== normal(value)) wrong.push(`${field} is ${own}, not ${value}`);
  }
  if (pay && checkout?.method !== (pay === "card" ? "razorpay" : "cod"))
    wrong.push(`pays ${checkout?.method}`);
  if (at && after.screen !== (at === "/order" ? paths.orders : at))
    wrong.push(`at ${after.screen}`);
  if (asks && !intent.effects.some((each) => each.type === "ask" && each.question.id === asks))
    wrong.push(`asks nothing of ${asks}`);
  for (const each of tells) if (!describes(each, intent, after)) wrong.push(`doesn't tell ${each}`);
  if (finds && !isFound(finds, intent, after, recommended?.limits ?? []))
    wrong.push(`doesn't find ${JSON.stringify(finds)}`);
  // Documented rows apply regardless.
  if (nothing && intent.row === "none" && intent.effects.some(({ type }) => acting.has(type)))
    wrong.push("does something");
  if (nothing && intent.row === "none" && after.screen !== before.screen) wrong.push("goes away");
  return wrong;
}

function harmOf(
  { want = {}, never = {} }: Turn,
  intent: Intent,
  before: Scene,
  after: Scene,
): readonly string[] {
  const cart = cartIn(after);
  const changed = !sameRecord(cartIn(before), cart);
  const ordered = intent.effects.some(({ type }) => type === "placeOrder" || type === "payOrder");
  const answered = before.asked?.id === "confirm";
  const filled = intent.effects.flatMap((each) =>
    each.type === "fillDelivery" ? Object.entries(each.fields) : [],
  );
  const wrongly = filled.some(
    ([field, value]) =>
      !want.form || (field in want.form && normal(want.form[field]) !== normal(value)),
  );
  return [
    ...(changed && (want.cart ? !sameRecord(want.cart, cart) : never.cart || want.nothing)
      ? [`the cart is ${JSON.stringify(cart)}`]
      : []),
    ...(ordered && (never.ordered || !answered) ? ["it orders"] : []),
    ...(filled.length > 0 && (never.form || wrongly)
      ? [`it writes ${JSON.stringify(Object.fromEntries(filled))}`]
      : []),
  ];
}

/** In one line. */
function saidBy({ effects }: Intent): string {
  return effects
    .flatMap((each) =>
      each.type === "say" ? [each.text] : each.type === "ask" ? [each.question.text] : [],
    )
    .join(" ");
}

const topics: Readonly<Record<string, RegExp>> = {
  total: /₹/,
  price: /₹/,
  returns: /return|exchange/,
  exchange: /return|exchange/,
  delivery: /deliver/,
  payment: /pay/,
  cash: /cash|pay/,
  phone: /call|phone/,
  email: /write|@|mail/,
  address: /find us|address|lane/,
  size: /size|comes? in/,
  discount: /discount/,
  gift: /gift/,
  cancel: /cancel/,
  brands: /brand|original|made for this shop/,
  "who-are-you": /voice of|assistant/,
  checkout: /check ?out/,
  firstName: /first name/,
  pockets: /pocket/,
  girls: /girl|kid|child/,
  women: /women|woman|ladies/,
  men: /\bmen/,
};
const shownAt: Readonly<Record<string, string>> = {
  phone: paths.contact,
  email: paths.contact,
  address: paths.contact,
  returns: paths.about,
  total: paths.cart,
};

function describes(topic: string, intent: Intent, after: Scene): boolean {
  const { effects, slots } = intent;
  const said = saidBy(intent)
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, "$1");
  const piece = after.shop?.catalogue.find(({ id }) => id === topic);
  if (piece) {
    const listed = [slots.product, slots.products, slots.with].flat();
    const lists = effects.some(({ type }) => relists.has(type)) || intent.row === "cart";
    return (
      said.includes(piece.name.toLowerCase()) ||
      listed.includes(topic) ||
      effects.some((each) => "id" in each && each.id === topic) ||
      (lists && after.shop?.inView.includes(topic) === true) ||
      effects.some(({ type }) => type === "describeOrder")
    );
  }
  if (effects.some(({ type }) => type === "describeOrder" || type === "openHelp")) return true;
  const shown = shownAt[topic];
  if (shown !== undefined && effects.some((each) => each.type === "navigate" && each.to === shown))
    return true;
  if (topic === "delivery" && effects.some(({ type }) => type === "describeDelivery")) return true;
  const pattern = topics[topic];
  if (pattern) return pattern.test(said);
  if (/^(?:S|M|L|XL|XXL)$/.test(topic))
    return new RegExp(`\\b${topic.toLowerCase()}\\b`).test(said) || slots.size === topic;
  return said.includes(topic.toLowerCase());
}

const people = {
  men: /\b(?:men|man|him|his|guys?|husband|dad|father|uncle|brother|boyfriend|boys?|son|gents?|male)(?:'?s)?\b/,
  women:
    /\b(?:women|woman|her|lady|ladies|wife|mum|mom|mother|grandmother|aunt|sister|girls?|female|daughter|me)(?:'?s)?\b/,
  kids: /\b(?:kids?|child|children|son|daughter|boys?|girls?|little|niece|nephew)(?:'?s)?\b/,
} as const;

function isOfPeople(category: string): category is keyof typeof people {
  return category in people;
}

function lowered(finds: Finds): Finds {
  return Object.fromEntries(
    Object.entries(finds).map(([key, value]) => [
      key,
      typeof value === "string" ? value.toLowerCase() : value,
    ]),
  );
}

function isFound(wanted: Finds, intent: Intent, after: Scene, limits: readonly string[]): boolean {
  const finds = lowered(wanted);
  const lists = intent.effects.some(({ type }) => relists.has(type));
  const seen = (after.shop?.inView ?? []).flatMap(
    (id) => after.shop?.catalogue.find((each) => each.id === id) ?? [],
  );
  const { sort } = finds;
  const order = after.shop?.view?.sort ?? orderOf(seen);
  if (sort !== undefined && order !== sort) return false;
  if (lists && seen.length > 0 && seen.every((piece) => fits(piece, finds))) return true;
  const words = intent.effects
    .map((each) =>
      each.type === "recommend"
        ? each.userNeeds
        : each.type === "openSearch"
          ? (each.query ?? "")
          : "",
    )
    .concat(saidBy(intent))
    .concat(intent.effects.some(({ type }) => type === "recommend") ? limits : [])
    .join(" ")
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, "$1");
  const honest = /don't (?:carry|have|sell)|doesn't|nothing/.test(words);
  if (!lists && !honest) {
    const [described] = [intent.slots.product, intent.slots.products].flat();
    const piece = after.shop?.catalogue.find(({ id }) => id === described);
    return piece !== undefined && fits(piece, finds);
  }
  const { garment, colour, cloth, max, who, category } = finds;
  const root = garment?.replace(/s$/, "");
  return (
    (root === undefined || words.includes(root)) &&
    (colour === undefined || words.includes(colour)) &&
    (cloth === undefined || words.includes(cloth)) &&
    (category === undefined ||
      (isOfPeople(category) ? people[category].test(words) : words.includes(category))) &&
    (max === undefined || words.includes(String(max)) || /thousand|hundred/.test(words)) &&
    (who === undefined || people[who].test(words))
  );
}

/** Results have no sort: what is seen counts. */
function orderOf(seen: readonly Piece[]): string | undefined {
  const prices = seen.map(({ price }) => price).join();
  const rising = seen.map(({ price }) => price).sort((one, other) => one - other);
  if (prices === rising.join()) return "low-high";
  return prices === rising.reverse().join() ? "high-low" : undefined;
}

function fits(piece: Piece, { garment, colour, cloth, max, who, category }: Finds): boolean {
  const text = `${piece.name} ${piece.description}`.toLowerCase();
  return (
    (garment === undefined || text.includes(garment.replace(/s$/, ""))) &&
    (colour === undefined || text.includes(colour)) &&
    (cloth === undefined || text.includes(cloth)) &&
    (max === undefined || piece.price <= max) &&
    (who === undefined || piece.category.toLowerCase() === who) &&
    (category === undefined ||
      piece.category.toLowerCase() === category ||
      piece.subCategory.toLowerCase().includes(category))
  );
}
