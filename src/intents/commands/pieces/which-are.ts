import { wearers } from "../../dialogue/short-turns/little-words.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import {
  asksWhichAre,
  asksWhichDoes,
  asksWhichFits,
  beforeQuality,
  comparative,
  comparing,
  eitherWay,
  endMarks,
  endsSo,
  ofTwo,
  prefers,
  ranking,
  ranksThem,
  seeing,
  warmest,
} from "../../phrases/pieces/which-are.ts";
import { describe } from "../../resolve/description.ts";
import { groupIn } from "../../resolve/pieces.ts";
import { inView } from "../../resolve/reference.ts";
import { piecesTogether } from "../../resolve/spoken.ts";
import { describedWith, saysMost } from "../../responses/descriptions.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Taken, Understood } from "../command.ts";
import { describing, say } from "../say.ts";

/** Of the few spoken of. */
export const asksWhichOfFew = (saying: Saying, shop: ShopScene): boolean =>
  fewOf(saying, shop).length > 1 && whichOfThem(saying, shop) !== undefined;

export function fewOf(saying: Saying, shop: ShopScene): readonly Piece[] {
  const group = groupIn(saying, shop);
  if (group.length > 1) return group.length > mostSpoken ? [] : group;
  const compared = ofTwo.test(saying.text) && shop.described?.command === "compare";
  return compared ? piecesTogether(shop, 2) : [];
}

const mostSpoken = 4;

/** "Which one for office": those of the few whose description speaks of it. */
export function whichFits(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || reading.row !== "none" || !asksWhichFits.test(reading.lower)) return undefined;
  const saying = sayingOf(reading, scene);
  if (ranksThem.test(saying.text) || saying.sizes.length + saying.prices.length > 0)
    return undefined;
  const few = fewOf(saying, shop);
  const pool = few.length > 1 ? few : inView(shop);
  if (pool.length < 2 || pool.length > mostSpoken) return undefined;
  const fit = saysMost(saying.text, pool);
  if (fit.length !== 1) return undefined;
  const describe = (piece: Piece) => describedWith(saying.text, piece);
  return { id: "ask", ...describing(fit, describe, { topic: "occasion" }) };
}

/** "The warmest for a man": the only one whose description says most of what is asked. */
export function saidToBe({ text }: Saying, pool: readonly Piece[]): Understood | undefined {
  if (comparing.test(text)) return undefined;
  const own = warmest.test(text) ? pool.filter(isOfWinter) : pool;
  const fit = saysMost(text, own);
  // "Which is the warmest".
  if (fit.length !== 1 && own !== pool && own.length > 0 && own.length <= mostSpoken)
    return {
      slots: { products: own.map(({ id }) => id) },
      effects: [
        say(
          words.whichAre(
            own.map(({ name }) => name),
            "warm",
          ),
        ),
      ],
      row: "follows",
    };
  if (fit.length !== 1) return undefined;
  return describing(fit, (piece) => describedWith(text, piece), { topic: "detail" });
}

const isOfWinter = ({ subCategory }: Piece) => subCategory === "WinterWear";

export function whichOfThem(saying: Saying, shop: ShopScene): Understood | undefined {
  return whichAre(saying, shop) ?? whichIsSaid(saying, shop);
}

/** "Which one gets softer with washing": those whose descriptions say so. */
function whichIsSaid(saying: Saying, shop: ShopScene): Understood | undefined {
  const said = asksWhichDoes.exec(saying.text)?.groups?.said;
  if (said === undefined || saying.sizes.length + saying.prices.length > 0) return undefined;
  if (
    prefers.test(said) ||
    seeing.test(said) ||
    saying.mentions.some(({ garment }) => garment !== undefined)
  )
    return undefined;
  const quality = said.replace(ranking, "");
  const few = fewOf(saying, shop);
  const seen = few.length > 1 ? few : inView(shop);
  if (seen.length < 2) return undefined;
  const worn = wearers.flatMap(([category, form]) => (form.test(said) ? [category] : []));
  const pool = worn.length === 0 ? seen : seen.filter((each) => worn.includes(each.category));
  // "Which is warmer" alone compares.
  const isCompared = saysMost(quality.replace(comparative, ""), pool).length === 0;
  const fit = isCompared ? [] : saysMost(quality, pool);
  if (fit.length > 0 && fit.length <= mostSaid && fit.length < seen.length)
    return describing(fit, (piece) => describedWith(quality, piece), { topic: "detail" });
  const known = fit.length > 0 ? fit : worn.length > 0 ? pool : [];
  if (known.length === 0 || known.length === seen.length) return undefined;
  const names = known.map(({ name }) => name);
  return {
    slots: { products: known.map(({ id }) => id) },
    effects: [say(words.whichAre(names, said))],
    row: "follows",
  };
}

const mostSaid = 2;

export function whichAre(saying: Saying, shop: ShopScene): Understood | undefined {
  const said = asksWhichAre.exec(saying.text)?.[1]?.replace(endMarks, "").trim();
  if (said === undefined || comparative.test(said)) return undefined;
  const quality = ` ${said}`.replace(beforeQuality, "").replace(endsSo, "").trim();
  const ways = quality.split(eitherWay).map(describe);
  const isKnown = ways.every(
    (way) =>
      way &&
      way.tests.length > 0 &&
      way.tests.every(({ field }) => field !== undefined && field !== "garment"),
  );
  if (!isKnown) return undefined;
  const few = fewOf(saying, shop);
  const pool = few.length > 1 ? few : inView(shop);
  if (pool.length < 2) return undefined;
  const fit = pool.filter((piece) =>
    ways.some((way) => way?.tests.every((test) => test.holds(piece))),
  );
  const [only, another] = fit;
  return {
    slots: {
      products: fit.map(({ id }) => id),
      ...(only && !another && { product: only.id }),
    },
    effects: [
      say(
        words.whichAre(
          fit.map(({ name }) => name),
          said,
        ),
      ),
    ],
    row: "follows",
  };
}
