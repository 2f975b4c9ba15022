import { readCount } from "../../../../language/readers/counts.ts";
import { findSizes } from "../../../../language/readers/sizes.ts";
import type { Piece, ShopScene } from "../../intent.ts";
import {
  addingVerb,
  article,
  countOfThem,
  firstOrLastFew,
  intoCart,
  makesIt,
  onlyBoth,
  saysWhichAfter,
} from "../../phrases/cart/add.ts";
import { asksIfWorn } from "../../phrases/finding/wishing.ts";
import { inView, refer } from "../../resolve/reference.ts";
import { adding, type Wanted } from "../adding.ts";
import { itemIn, itemsIn, type SpokenItem } from "../cart-items.ts";
import type { Command } from "../command.ts";
import { asked } from "../spoken.ts";

export const add: Command = {
  id: "add",
  read(reading, scene) {
    const { shop } = scene;
    const text = asked(reading, shop, "none", "cart", "collection");
    if (text === undefined || !shop) return undefined;
    if (saysWhichAfter.test(text) || asksIfWorn.test(reading.lower)) return undefined;
    const called = addingVerb.test(text);
    // Without a verb only "two of them" or "two in large", on a product's page.
    if (!called && (!shop.open || article.test(text))) return undefined;
    const rest = text.replace(addingVerb, "").replace(intoCart, "").replace(makesIt, "").trim();
    const wanted = wantedIn(rest, shop);
    const enough = ({ item: { count, size, unmade } }: Wanted) =>
      count !== null &&
      (size !== null || unmade !== undefined || countOfThem.test(text) || makesIt.test(text));
    return wanted && (called || wanted.every(enough)) ? adding(wanted, reading, shop) : undefined;
  },
};

function wantedIn(text: string, shop: ShopScene): readonly Wanted[] | undefined {
  const counted = itemIn(text);
  const first = firstOf(counted.thing, shop);
  if (first) return first.map((piece) => ({ item: counted, found: { type: "one", piece } }));
  const items = itemsIn(text);
  if (isCountedOut(items)) return undefined;
  const each = items.length > 1 ? items.map((item) => wantedAs(item, shop)) : [];
  const list = each.filter((wanted) => wanted !== undefined);
  if (list.length === each.length && list.length > 0 && !isOneName(list)) return list;
  if (items.length > 1 && findSizes(text).length === items.length) return undefined;
  const whole = wantedAs(counted, shop);
  return whole && [whole];
}

/** "The first two" in view. */
function firstOf(thing: string, shop: ShopScene): readonly Piece[] | undefined {
  const seen = inView(shop);
  if (onlyBoth.test(thing)) {
    return seen.length === 2 ? seen : undefined;
  }
  const { end, count = "" } = firstOrLastFew.exec(thing)?.groups ?? {};
  const many = readCount(count);
  if (many === null || many > seen.length) return undefined;
  return end === "last" ? seen.slice(-many) : seen.slice(0, many);
}

/** "Three in L, XL and XL": three altogether. */
function isCountedOut([first, ...others]: readonly SpokenItem[]): boolean {
  return (
    first?.size != null &&
    others.length > 1 &&
    first.count === others.length + 1 &&
    others.every(({ count, size, thing }) => count === null && size !== null && thing === "")
  );
}

function isOneName(list: readonly Wanted[]): boolean {
  const ids = new Set(list.map(({ found }) => (found.type === "one" ? found.piece.id : found)));
  const said = list.every(({ item }) => item.count === null && item.thing !== "");
  return ids.size === 1 && said && new Set(list.map(({ item }) => item.thing)).size > 1;
}

function wantedAs(item: SpokenItem, shop: ShopScene): Wanted | undefined {
  const found = refer(item.thing || "it", shop);
  return found.type === "none" ? undefined : { item, found };
}
