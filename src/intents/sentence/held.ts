/** Changes that a sentence names and doesn't ask for yet. */
import { ageAt } from "../../../language/readers/audience.ts";
import { numberAt } from "../../../language/readers/numbers.ts";
import { intoTheCart } from "../commands/adding.ts";
import type { Reading } from "../commands/command.ts";
import { say } from "../commands/say.ts";
import { waitingFor } from "../commands/waiting.ts";
import { bySize } from "../dialogue/short-turns/turn.ts";
import { countIn } from "../edits/edits.ts";
import { type Effect, onceConfirmed, writesCart } from "../effects.ts";
import { type Saying, sayingOf } from "../grammar/saying.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { hesitates } from "../phrases/cart/changed-mind.ts";
import { asksToo, putsOff, refuses, staysAsIs, waits } from "../phrases/held.ts";
import { isSuch, looksNamed, onlySuch } from "../resolve/named-looks.ts";
import { pieceMeant } from "../resolve/pieces.ts";
import { words } from "../responses/words.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import type { Sure } from "./best.ts";

export function held(sure: Sure, reading: Reading, scene: Scene): Sure {
  const { shop } = scene;
  if (!shop) return sure;
  const named =
    asNamed(sure, sayingOf(reading, scene), scene) ?? answeredFirst(sure, reading, scene);
  if (named) return named;
  if (!sure.effects.some(isChange)) return sure;
  if (staysAsIs.test(reading.lower)) return left(sure);
  const saying = sayingOf(reading, scene);
  const kept = withoutRefused(listed(uncounted(sure, saying), saying, shop), saying, shop);
  return putsOff.test(reading.lower) ? askedAfter(kept, reading) : kept;
}

/** "Fine, which size are the jeans?": no yes yet. */
function answeredFirst(sure: Sure, { lower }: Reading, { asked }: Scene): Sure | undefined {
  if (sure.id !== "both" || asked?.id !== "confirm") return undefined;
  const agreed = new Set(asked.does.map(({ type }) => type));
  const rest = sure.effects.filter(({ type }) => !agreed.has(type) && type !== "ask");
  if (rest.length === sure.effects.length) return undefined;
  if (waits.test(lower)) return { ...sure, effects: rest.length > 0 ? rest : [say(words.stopped)] };
  if (!asksToo.test(lower)) return undefined;
  return { ...sure, effects: [...rest, { type: "ask", question: asked }], row: "waits" };
}

const isChange = ({ type }: Effect) => writesCart.has(type);

function left(sure: Sure): Sure {
  const rest = sure.effects.filter((each) => !isChange(each));
  return { ...sure, slots: {}, effects: rest.length > 0 ? rest : [say(words.stopped)] };
}

function askedAfter(sure: Sure, reading: Reading): Sure {
  const does = sure.effects.filter(isChange);
  const text = words.askWhether(does);
  const then = [...does, ...waitingFor(reading.row)];
  const question = { id: "confirm", text, about: reading.said, does: then } as const;
  const rest = sure.effects.filter((each) => !isChange(each));
  return { ...sure, effects: [...rest, { type: "ask", question }], row: "waits" };
}

const fewWords = 20;

/** "And blue XL for my brother": the only piece that is so. */
function asNamed(sure: Sure, saying: Saying, { shop, asked }: Scene): Sure | undefined {
  if (!shop || (asked && asked.id !== "size")) return undefined;
  const changes = onceConfirmed(sure.effects).filter(isChange);
  const added = changes.length === 1 ? addedBy(changes, shop) : undefined;
  if (!added || sure.id === "both" || saying.tokens.length > fewWords) return undefined;
  const isMeant = saying.mentions.some((mention) => {
    const found = pieceMeant(mention, shop, saying);
    return found?.type === "one" && found.piece === added.piece;
  });
  const looks = looksNamed(saying);
  if (isMeant || isSuch(added.piece, looks)) return undefined;
  const piece = onlySuch(looks, shop, added.piece);
  const size = piece?.sizes.find((each) => each === added.size);
  if (!piece || size === undefined || saying.sizes.length === 0) return undefined;
  const others = sure.effects.filter((each) => !isChange(each) && !isOfSizes(each));
  return {
    ...sure,
    slots: { product: piece.id, size, quantity: added.count },
    effects: [intoTheCart(piece, size, added.count), ...others],
    row: "follows",
  };
}

function addedBy([effect]: readonly Effect[], shop: ShopScene) {
  if (effect?.type !== "addToCart" && effect?.type !== "setQuantity") return undefined;
  const piece = indexOf(shop.catalogue).byId.get(effect.id);
  const before = effect.type === "addToCart" ? 0 : countIn(shop, effect.id, effect.size);
  const count = effect.quantity - before;
  return piece && count > 0 ? { piece, size: effect.size, count } : undefined;
}

/** "One in large and one in extra large": each, whatever follows. */
function listed(sure: Sure, saying: Saying, shop: ShopScene): Sure {
  const [added, more] = sure.effects.filter(isChange);
  const each = bySize(saying) ?? [];
  if (more || added?.type !== "addToCart" || saying.denied.length > 0) return sure;
  const piece = indexOf(shop.catalogue).byId.get(added.id);
  const sizes = new Set(each.map(({ size }) => size));
  const there = shop.cart.some(({ id }) => id === added.id);
  if (!piece || there || sizes.size < 2 || sizes.size < each.length) return sure;
  if (hesitates.test(saying.text) || saying.mentions.length > 1) return sure;
  const all = each.flatMap(({ size: said, count }) => {
    const size = piece.sizes.find((own) => own === said);
    return size === undefined ? [] : [intoTheCart(piece, size, count)];
  });
  if (all.length < each.length) return sure;
  const rest = sure.effects.filter((effect) => !isChange(effect) && !isOfSizes(effect));
  return { ...sure, slots: { product: piece.id }, effects: [...all, ...rest] };
}

/** "She has a brother, seven. M for him": an age is no count. */
function uncounted(sure: Sure, { numbers, prices, tokens }: Saying): Sure {
  const [added, more] = sure.effects.filter(isChange);
  if (more || added?.type !== "addToCart" || added.quantity < 2 || prices.length > 0) return sure;
  const counts = numbers.some(({ value }) => value === added.quantity);
  const isAge = tokens.some(
    (_, at) => numberAt(tokens, at)?.value === added.quantity && ageNear(tokens, at),
  );
  if (counts || !isAge) return sure;
  const effects = sure.effects.map((each) => (each === added ? { ...added, quantity: 1 } : each));
  return { ...sure, slots: { ...sure.slots, quantity: 1 }, effects };
}

const ageNear = (tokens: Saying["tokens"], at: number) =>
  ageAt(tokens, at) !== null || ageAt(tokens, at - 1) !== null;

const isOfSizes = ({ type }: Effect) => type === "say" || type === "ask";

/** "Nah I won't wear kurta. Blue shirt in L." */
function withoutRefused(sure: Sure, saying: Saying, shop: ShopScene): Sure {
  const { mentions, text, tokens } = saying;
  const added = sure.effects.filter((each) => each.type === "addToCart");
  if (added.length < 2 || mentions.length < 2) return sure;
  const ids = (refused: boolean) =>
    mentions
      .filter(({ from, denied }) => refused === (denied === true || isRefused(from)))
      .flatMap((mention) => {
        const found = pieceMeant(mention, shop, saying);
        return found?.type === "one" ? [found.piece.id] : [];
      });
  function isRefused(at: number): boolean {
    return refuses.test(text.slice(0, tokens[at]?.start ?? 0));
  }
  const wanted = new Set(ids(false));
  const out = ids(true).filter((id) => !wanted.has(id));
  const effects = sure.effects.filter(
    (each) => each.type !== "addToCart" || !out.includes(each.id),
  );
  return effects.some(isChange) ? { ...sure, effects } : sure;
}
