/**
 * The acts that a sentence may be, with what does them. An act is chosen by the ranker and done by
 * its handler, which looks at the entities of the sentence and at the scene; it may decline.
 */

import type { Effect } from "../../effects.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { RowId, Scene } from "../../intent.ts";
import { words } from "../../words.ts";
import type { Reading, Taken, Understood } from "../command.ts";
import { everywhere } from "../everywhere.ts";
import { form } from "../form/delivery.ts";
import { look } from "../look.ts";
import { readPage } from "../read-page.ts";
import { tour } from "../tour.ts";
import { waitingFor } from "../waiting.ts";
import { ask } from "./ask.ts";
import { changeCart, tellCart } from "./cart.ts";
import * as checkout from "./checkout.ts";
import { compare } from "./compare.ts";
import * as finding from "./finding.ts";
import { add } from "./taking.ts";
import { trade } from "./trade.ts";

type Handler = (saying: Saying, reading: Reading, scene: Scene) => Understood | undefined;

/** Rows that an act may come before; what only tells may stand before any place. */
const telling: ReadonlySet<RowId> = new Set([
  "none",
  "about",
  "collection",
  "home",
  "cart",
  "contact",
  "order",
]);
const doing: ReadonlySet<RowId> = new Set(["none", "cart", "collection", "about"]);
const none: ReadonlySet<RowId> = new Set(["none"]);

interface Act {
  /** The command that it counts as. */
  readonly id: string;
  readonly rows: ReadonlySet<RowId>;
  readonly does: Handler;
}

/** A command of few forms, said in the words that it knows. */
const inWords =
  (command: { read: typeof everywhere.read }, words: string): Handler =>
  (_saying, reading, scene) =>
    command.read({ ...reading, lower: words, plain: words }, scene);

export const acts: Readonly<Record<string, Act>> = {
  ask: { id: "ask", rows: telling, does: ask },
  "check-size": { id: "check-size", rows: telling, does: finding.checkSize },
  compare: { id: "compare", rows: telling, does: compare },
  add: { id: "add", rows: doing, does: add },
  "change-cart": { id: "change-cart", rows: doing, does: changeCart },
  open: { id: "point", rows: none, does: finding.open },
  "turn-picture": {
    id: "look",
    rows: none,
    does: (saying, reading, scene) =>
      inWords(
        look,
        /\b(?:previous|last|before|back to)\b/.test(saying.text)
          ? "previous picture"
          : "next picture",
      )(saying, reading, scene),
  },
  "choose-size": { id: "look", rows: none, does: finding.chooseSize },
  find: { id: "find", rows: none, does: finding.find },
  narrow: { id: "narrow", rows: new Set(["none", "collection", "order"]), does: finding.narrow },
  refine: { id: "follow-up", rows: none, does: finding.refine },
  related: { id: "related", rows: new Set(["none", "cart", "about"]), does: finding.related },
  count: { id: "count", rows: telling, does: finding.count },
  "tell-cart": { id: "tell-cart", rows: new Set(["none", "cart", "order"]), does: tellCart },
  pay: { id: "pay", rows: none, does: checkout.pay },
  "place-order": { id: "pay", rows: new Set(["none", "order"]), does: checkout.placeOrder },
  checkout: { id: "checkout", rows: none, does: checkout.checkout },
  "order-status": { id: "orders", rows: new Set(["none", "order"]), does: checkout.orderStatus },
  "order-items": { id: "orders", rows: new Set(["none", "order"]), does: checkout.orderItems },
  "pay-unpaid": { id: "pay-unpaid", rows: new Set(["none", "order"]), does: checkout.payUnpaid },
  form: { id: "delivery", rows: none, does: form },
  trade: { id: "trade", rows: telling, does: trade },
  help: { id: "everywhere", rows: none, does: inWords(everywhere, "help") },
  repeat: { id: "everywhere", rows: none, does: inWords(everywhere, "repeat that") },
  back: { id: "everywhere", rows: none, does: inWords(everywhere, "go back") },
  undo: { id: "everywhere", rows: none, does: inWords(everywhere, "undo") },
  scroll: {
    id: "everywhere",
    rows: none,
    does: (saying, reading, scene) => {
      const { text } = saying;
      const to = /\btop\b|\bbeginning\b/.test(text)
        ? "go to the top"
        : /\b(?:bottom|end)\b/.test(text)
          ? "go to the bottom"
          : /\bup\b/.test(text)
            ? "scroll up"
            : "scroll down";
      return inWords(everywhere, to)(saying, reading, scene);
    },
  },
  slower: { id: "everywhere", rows: none, does: inWords(everywhere, "slower") },
  faster: { id: "everywhere", rows: none, does: inWords(everywhere, "faster") },
  wait: { id: "everywhere", rows: none, does: inWords(everywhere, "wait") },
  stop: { id: "everywhere", rows: none, does: inWords(everywhere, "stop") },
  "where-am-i": { id: "read-page", rows: none, does: inWords(readPage, "where am i") },
  tour: { id: "tour", rows: none, does: inWords(tour, "show me around") },
};

/** Below this chance an act is not done on its words alone. */
export const floor = 0.5;
/** Acts that change something need more. */
const costly: Readonly<Record<string, number>> = {
  add: 0.6,
  "change-cart": 0.6,
  pay: 0.6,
  form: 0.6,
};

/** Below this chance what writes into the cart or the form is asked first. */
const surely = 0.9;
const writing: ReadonlySet<Effect["type"]> = new Set(["addToCart", "setQuantity", "changeSize"]);

/** The same after a yes, where it writes; undefined where it writes nothing. */
function askedFirst(
  { slots, effects, row }: Understood,
  { said, row: matched }: Reading,
): Understood | undefined {
  const does = effects.filter(({ type }) => writing.has(type));
  if (does.length === 0 || does.length < effects.length || row !== "follows") return undefined;
  const text = words.askWhether(does);
  const all = [...does, ...waitingFor(matched)];
  return {
    slots,
    effects: [{ type: "ask", question: { id: "confirm", text, about: said, does: all } }],
    row: "waits",
  };
}

/** What the likeliest act makes of an utterance; undefined where none is likely, or none can. */
export function likeliest(
  reading: Reading,
  scene: Scene,
): (Taken & { readonly chance: number }) | undefined {
  if (!scene.shop) return undefined;
  const saying = sayingOf(reading, scene);
  for (const { act: name, chance } of saying.acts.slice(0, 3)) {
    if (chance < (costly[name] ?? floor)) break;
    const act = acts[name];
    if (!act?.rows.has(reading.row)) break;
    const understood = act.does(saying, reading, scene);
    if (!understood) return undefined;
    const careful = chance < surely ? askedFirst(understood, reading) : undefined;
    if (careful) return { ...careful, id: act.id, chance };
    // Only what is asked for can be waited for.
    const asks = understood.effects.some(({ type }) => type === "ask" || type === "recommend");
    return { ...understood, row: asks ? understood.row : "follows", id: act.id, chance };
  }
  return undefined;
}
