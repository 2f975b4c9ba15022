/** "For her brother", beside a child's piece: a child. */
import type { Category } from "../../../../domain/values.ts";
import { readNeed } from "../../../../language/need/need.ts";
import type { ShopScene } from "../../intent.ts";
import { kinOfChild, pronounOfChild } from "../../phrases/finding/young-wearer.ts";
import { currentPiece } from "../../resolve/pieces.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";

const young: Category = "Kids";
const called: Readonly<Record<string, string>> = {
  her: "a girl",
  him: "a boy",
  brother: "a boy",
  sister: "a girl",
};

export function forYoungWearer(need: string, shop: ShopScene): string {
  const { touched, catalogue } = shop;
  const piece = currentPiece(shop) ?? indexOf(catalogue).byId.get(touched?.[0]?.id ?? "");
  if (piece?.category !== young) return need;
  const spoken = kinOfChild.exec(need)?.groups?.whom ?? pronounOfChild.exec(need)?.groups?.whom;
  if (spoken === undefined) return need;
  const meant = need
    .replace(kinOfChild, (_, whom: string) => called[whom] ?? whom)
    .replace(pronounOfChild, (_, whom: string) => `for ${called[whom] ?? whom}`);
  const whose = readNeed(meant).subQueries.flatMap(({ constraints }) =>
    constraints.flatMap((one) => (one.field === "audience" ? one.who : [])),
  );
  return whose.every((who) => who === "boys" || who === "girls" || who === "kids") ? meant : need;
}
