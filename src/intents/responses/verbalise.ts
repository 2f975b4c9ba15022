/**
 * A sentence as a person would say it: prices, counts, sizes, numbers and addresses that are written
 * for the eye. Only for voices; the screen and screen readers have their own ways with them.
 */
import { pricesSaid } from "../../../domain/money-said.ts";
import settings from "../../../shop.json" with { type: "json" };
import { sizeNames } from "./names.ts";

/** Also those that no piece is made in: they are told, too. */
const sizes: Readonly<Record<string, string>> = {
  ...sizeNames,
  XS: "extra small",
  XXXL: "triple extra large",
};

/** Written, said. Each is applied to the whole text, in this order. */
const readings: readonly (readonly [RegExp, (...found: readonly string[]) => string])[] = [
  [/(\d+) × /g, (_all, count = "") => `${count} of `],
  [
    /((?:\bin|\bSize|\band|\bor|[,:]) )(X{0,3}L|XS|[SM])(?=[\s,.?]|$)/g,
    (_all, before = "", size = "") => `${before}${sizes[size] ?? size}`,
  ],
  // A number that is no amount is said digit by digit.
  [
    /((?:PIN code|Phone|By phone): )([\d +]+)/g,
    (_all, label = "", digits = "") => `${label}${[...digits.replace(/\s/g, "")].join(" ")}`,
  ],
  [
    /([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/g,
    (_all, name = "", host = "") => `${name} at ${host}`.replace(/\.(?=\w)/g, " dot "),
  ],
  [/ …/g, () => "."],
];

/** The sentence for a voice. */
export function aloud(text: string): string {
  return readings.reduce(
    (said, [written, reading]) => said.replace(written, reading),
    pricesSaid(text, settings),
  );
}
