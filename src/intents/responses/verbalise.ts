import { pricesSaid } from "../../../domain/money-said.ts";
import settings from "../../../shop.json" with { type: "json" };
import { sizeNames } from "./names.ts";

const sizes: Readonly<Record<string, string>> = {
  ...sizeNames,
  XS: "extra small",
  XXXL: "triple extra large",
};

/** Applied in order. */
const readings: readonly (readonly [RegExp, (...found: readonly string[]) => string])[] = [
  [/(\d+) × /g, (_all, count = "") => `${count} of `],
  [
    /((?:\bin|\bSize|\band|\bor|[,:]) )(X{0,3}L|XS|[SM])(?=[\s,.?]|$)/g,
    (_all, before = "", size = "") => `${before}${sizes[size] ?? size}`,
  ],
  // Other numbers digit by digit.
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

export function verbalise(text: string): string {
  return readings.reduce(
    (said, [written, reading]) => said.replace(written, reading),
    pricesSaid(text, settings),
  );
}
