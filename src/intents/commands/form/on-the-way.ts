/** Values said before the checkout is open: with a full cart they lead there. */
import { paths } from "../../../../domain/routes.ts";
import { withDigits } from "../../../../language/readers/spelling.ts";
import type { Effect } from "../../effects.ts";
import type { Scene } from "../../intent.ts";
import { details, inRow, labelled, named } from "../../phrases/form/on-the-way.ts";
import type { Command, Reading, Understood } from "../command.ts";
import { kernel } from "../spoken.ts";
import type { Fields } from "./fields.ts";
import { filling } from "./filling.ts";
import { isOfNoRow } from "./own-words.ts";
import { isEmpty, saidIn } from "./said.ts";

const mostWords = 24;

export const onTheWay: Command = {
  id: "delivery",
  read: (reading, scene) => readOnTheWay(reading, scene),
};

function readOnTheWay(reading: Reading, { shop, asked }: Scene): Understood | undefined {
  if (!shop || shop.checkout || shop.cart.length === 0 || asked) return undefined;
  const { lower, plain, said } = reading;
  if (lower.includes("?") || lower.split(" ").length > mostWords) return undefined;
  const text = kernel(plain);
  const byDetails = details.test(withDigits(lower, 6));
  const resumed = shop.draft !== undefined && labelled.test(lower);
  const listed = inRow.test(plain);
  if (!byDetails && !resumed && !listed && !named.test(text)) return undefined;
  const { fields } = saidIn(text, {});
  if (isEmpty(fields) || !(byDetails || resumed || isWhole(fields))) return undefined;
  if (listed && !byDetails && (fields.street === undefined || fields.city === undefined))
    return undefined;
  if (!isOfNoRow(reading, fields)) return undefined;
  const filled = filling(fields, shop.draft?.form ?? {}, said);
  const effects: readonly Effect[] = [
    { type: "navigate", to: paths.placeOrder },
    ...filled.effects,
  ];
  return { ...filled, effects };
}

function isWhole({ firstName, lastName }: Fields): boolean {
  return firstName !== undefined && lastName !== undefined;
}
