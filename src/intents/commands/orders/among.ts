/** Which of the orders on screen is asked about: by what is due on it, by its size, or after another was told. */
import { paths } from "../../../../domain/routes.ts";
import { readCount } from "../../../../language/readers/counts.ts";
import { isBare, type Saying } from "../../grammar/saying.ts";
import type { OrderInScene, Scene, ShopScene } from "../../intent.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../pieces/ask.ts";

const more =
  /\b(?:biggest|bigger|largest|larger|highest|higher|dearest|dearer|costliest|most expensive)\b/;
const less = /\b(?:smallest|smaller|lowest|lower|least|littlest|cheapest|cheaper)\b/;
const asks = /^(?:(?:and|so|ok|okay|but) )*(?:what|what's|which|whichever|why)\b|^and\b/;
const onward = /^(?:and|so|what of|how's|how is)\b/;
const another = /\bthe other(?: one| order)?\b/;
const everything =
  /^(?:(?:and|so|ok|okay|but|for) )*(?:everything|(?:all|both)(?: (?:of )?(?:it|them|those|these))?|the (?:lot|whole lot))(?: (?:together|altogether|in all|in total|then))*$/;
const list =
  /^(?:(?:and|so|ok|okay|but) )*(?:(?:what|which|what all) (?:are|were|is|was) (?:all )?(?:these|those|they|them|this|here)|(?:list|name|read|tell|show)(?: me)?(?: out)? (?:them(?: all)?|these|those|all(?: of (?:them|these|those))?))(?: (?:orders|things|ones|names|out|here|then|for me|anyway))*$/;
const owing =
  /^(?:(?:and|so|ok|okay) )*(?:what|what's|which|which one|which ones)(?: is| are| all is| all are)? (?:still )?(?:unpaid|not paid|pending|outstanding|due|open)(?: (?:here|then|now|yet|still))*$/;

type Named = (saying: Saying, shop: ShopScene) => OrderInScene | undefined;

/** Undefined if it asks of none, or of something else. */
export function toldAmong(
  saying: Saying,
  { lower }: Pick<Reading, "lower">,
  { shop, screen }: Scene,
  named: Named,
): Understood | undefined {
  const all = shop?.orders ?? [];
  if (!shop || screen !== paths.orders || all.length === 0) return undefined;
  const parts = lower.replace(/[\s.!]+$/, "").split(/[.!;]\s+/);
  const whole = (parts.at(-1) ?? "").replace(/[\s?]+$/, "");
  // "All three" is all.
  const last = whole
    .split(" ")
    .filter((word, at) => at === 0 || readCount(word) === null)
    .join(" ");
  const due = all.filter(({ due: amount }) => amount !== undefined);
  if (list.test(last))
    return {
      slots: { about: "items" },
      effects: [{ type: "tellOrder", about: "items" }],
      row: "follows",
    };
  if (due.length > 0 && (everything.test(last) || owing.test(last))) return owed(due);
  if (!asks.test(last) && !lower.endsWith("?")) return undefined;
  const follows = onward.test(last) && parts.length === 1;
  const order =
    byAmount(whole, due) ??
    bySize(last, due) ??
    (follows ? after(saying, shop, all, named) : undefined);
  return order && told(order);
}

function owed(due: readonly OrderInScene[]): Understood {
  const text = words.owed(due.map(({ name, due: amount = 0 }) => ({ name, amount })));
  return { slots: { topic: "total" }, effects: [say(text)], row: "follows" };
}

function told(order: OrderInScene): Understood {
  const slots = { about: "status", product: order.id };
  return { slots, effects: [say(findingWords.orderIs(order))], row: "follows" };
}

/** "What's that 1939 about?" */
function byAmount(text: string, due: readonly OrderInScene[]): OrderInScene | undefined {
  const said = new Set(text.replaceAll(/[,₹]/g, "").split(/[\s?']+/));
  return due.find(({ due: amount }) => said.has(String(amount)));
}

/** "Which is the biggest bill?" */
export function bySize(text: string, due: readonly OrderInScene[]): OrderInScene | undefined {
  const way = more.test(text) ? -1 : less.test(text) ? 1 : 0;
  if (way === 0) return undefined;
  return due.toSorted((one, other) => way * ((one.due ?? 0) - (other.due ?? 0)))[0];
}

/** "And the shirt?", "and the other one?", where one was just told. */
function after(
  saying: Saying,
  shop: ShopScene,
  all: readonly OrderInScene[],
  named: Named,
): OrderInScene | undefined {
  if (another.test(saying.text)) {
    const rest = all.filter(({ name }) => !shop.said?.includes(name));
    return rest.length === 1 && rest.length < all.length ? rest[0] : undefined;
  }
  const plain = saying.sizes.length + saying.numbers.length === 0 && isBare(saying);
  return plain ? named(saying, shop) : undefined;
}
