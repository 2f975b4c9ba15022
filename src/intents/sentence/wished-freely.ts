/** "Need black trousers, waist 34, under 1200": limits beyond a known piece are looked for. */
import type { Constraint } from "../../../language/need/constraints.ts";
import type { Reading } from "../commands/command.ts";
import { asks, needIn } from "../commands/finding/wishing.ts";
import { sayingOf } from "../grammar/saying.ts";
import { namesGarment, readWish, type Wish } from "../grammar/wish.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { acting, definite, plainlyActing, questioning } from "../phrases/wished-freely.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import type { Sure } from "./best.ts";

/** The fewest such limits, by what else it is taken for. */
const mistaken: Readonly<Record<string, number>> = {
  add: 2,
  ask: 2,
  point: 2,
  compare: 2,
  "check-size": 2,
  look: 3,
  none: 3,
};
/** A wish in any words. */
const many = 5;

export function wishedFreely(
  { id, slots }: Pick<Sure, "id" | "slots">,
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const { shop } = scene;
  if (!shop || scene.asked || reading.row !== "none") return undefined;
  const fewest = mistaken[id];
  if (fewest === undefined) return undefined;
  if (plainlyActing.test(reading.lower) || isOfSeveral(reading, scene)) return undefined;
  const wish = readWish(reading.plain);
  if (!namesGarment(wish)) return undefined;
  const known = textOf(slots, shop);
  const beyond = new Set(wish.constraints.flatMap((one) => (isBeyond(one, known) ? one.field : [])))
    .size;
  if (
    beyond < fewest ||
    ((beyond < many || id === "compare") && isOfPiece(slots, wish, reading, shop))
  )
    return undefined;
  return { id: "find", ...asks(needIn(reading, shop)), chance: 1 };
}

const isOfPiece = (
  slots: Sure["slots"],
  wish: Wish,
  { lower }: Reading,
  shop: ShopScene,
): boolean =>
  acting.test(lower) ||
  questioning.test(lower) ||
  isDefinite(wish, lower) ||
  isByName(slots, lower, shop);

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
function isByName(slots: Sure["slots"], said: string, shop: ShopScene): boolean {
  const heard = new Set(said.split(/[^\p{L}]+/u));
  return piecesOf(slots, shop).some(({ name }) =>
    name
      .toLowerCase()
      .split(" ")
      .some((word) => heard.has(word) && readWish(word).constraints.length === 0),
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
