/**
 * "Need black formal trousers, waist 34, under 1200": a wish whose limits go beyond a known piece. It is
 * looked for; neither is the piece added, nor are questions about it answered.
 */
import type { Constraint } from "../../../language/need/constraints.ts";
import type { Reading } from "../commands/command.ts";
import { asks } from "../commands/finding/wishing.ts";
import { forYoungWearer } from "../commands/finding/young-wearer.ts";
import { kernel } from "../commands/spoken.ts";
import { sayingOf } from "../grammar/saying.ts";
import { namesGarment, readWish, type Wish } from "../grammar/wish.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { acting, definite, questioning } from "../phrases/wished-freely.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import type { Sure } from "./best.ts";

const mistaken: ReadonlySet<string> = new Set(["add", "ask", "point", "compare", "check-size"]);
/** Beyond the garment and its size, and beyond what its piece is. */
const fewest = 2;

export function wishedFreely(
  { id, slots }: Sure,
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const { shop } = scene;
  if (!shop || scene.asked || reading.row !== "none" || !mistaken.has(id)) return undefined;
  if (acting.test(reading.lower) || questioning.test(reading.lower)) return undefined;
  const wish = readWish(reading.plain);
  if (!namesGarment(wish) || isDefinite(wish, reading.lower)) return undefined;
  if (isOfSeveral(reading, scene) || isByName(slots, wish, reading.lower, shop)) return undefined;
  const known = textOf(slots, shop);
  const beyond = new Set(
    wish.constraints.flatMap((one) => (isBeyond(one, known) ? one.field : [])),
  );
  if (beyond.size < fewest) return undefined;
  return { id: "find", ...asks(forYoungWearer(kernel(reading.plain), shop)), chance: 1 };
}

const piecesIn = ({ constraints }: Wish): readonly string[] =>
  constraints.flatMap((one) =>
    one.field === "garment" && one.strength !== "negated" ? [one.words.toLowerCase()] : [],
  );

/** "That long skirt". */
const isDefinite = (wish: Wish, said: string): boolean =>
  piecesIn(wish).some((piece) => {
    const at = said.indexOf(piece);
    const [phrase = ""] = said
      .slice(0, Math.max(0, at))
      .split(/[.,;:!?]/)
      .slice(-1);
    return definite.test(phrase.trim());
  });

/** "M for me, L for him". */
const isOfSeveral = (reading: Reading, scene: Scene): boolean =>
  new Set(sayingOf(reading, scene).sizes.map(({ value }) => value)).size > 1;

/** "Kabir kurta". */
function isByName(slots: Sure["slots"], wish: Wish, said: string, shop: ShopScene): boolean {
  const heard = new Set(said.split(/[^\p{L}]+/u));
  const limits = wish.constraints.map((one) => ("words" in one ? one.words.toLowerCase() : ""));
  return piecesOf(slots, shop).some(({ name }) =>
    name
      .toLowerCase()
      .split(" ")
      .some((word) => heard.has(word) && !limits.some((each) => each.includes(word))),
  );
}

const isBeyond = (one: Constraint, known: string): boolean =>
  one.field !== "garment" &&
  one.field !== "size" &&
  ((one.field === "price" && (one.max !== undefined || one.min !== undefined)) ||
    one.field === "audience" ||
    !one.words
      .toLowerCase()
      .split(" ")
      .some((word) => known.includes(word)));

function piecesOf(slots: Sure["slots"], { catalogue }: ShopScene) {
  const { byId } = indexOf(catalogue);
  const ids = [slots.product ?? [], slots.products ?? []].flat();
  return ids.flatMap((each) => byId.get(String(each)) ?? []);
}

const textOf = (slots: Sure["slots"], shop: ShopScene): string =>
  piecesOf(slots, shop)
    .map(({ name, description }) => `${name} ${description}`.toLowerCase())
    .join(" ");
