import type { Saying } from "../../grammar/saying.ts";
import type { ShopScene } from "../../intent.ts";
import {
  asksWhichAre,
  beforeQuality,
  comparative,
  endMarks,
  endsSo,
  ofTwo,
} from "../../phrases/pieces/which-are.ts";
import { describe } from "../../resolve/description.ts";
import { groupIn } from "../../resolve/pieces.ts";
import { inView } from "../../resolve/reference.ts";
import { piecesTogether } from "../../resolve/spoken.ts";
import { words } from "../../responses/words.ts";
import type { Understood } from "../command.ts";
import { say } from "./ask.ts";

export function whichAre(saying: Saying, shop: ShopScene): Understood | undefined {
  const said = asksWhichAre.exec(saying.text)?.[1]?.replace(endMarks, "").trim();
  if (said === undefined || comparative.test(said)) return undefined;
  const quality = ` ${said}`.replace(beforeQuality, "").replace(endsSo, "").trim();
  const description = describe(quality);
  if (!description || description.tests.length === 0) return undefined;
  if (description.tests.some(({ field }) => field === undefined || field === "garment"))
    return undefined;
  const group = groupIn(saying, shop);
  const pair =
    ofTwo.test(saying.text) && shop.told?.command === "compare" ? piecesTogether(shop, 2) : [];
  const pool = [group, pair].find(({ length }) => length > 1) ?? inView(shop);
  if (pool.length < 2) return undefined;
  const fit = pool.filter((piece) => description.tests.every((test) => test.holds(piece)));
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
