/**
 * Browsers compile expressions and functions when they are first used: the first sentence would take
 * twenty times as long as the next. Pure, in small steps for idle moments.
 */
import { commands } from "./commands/all.ts";
import type { Reading } from "./commands/command.ts";
import * as cartForms from "./grammar/cart-forms.ts";
import type { Form } from "./grammar/skeleton.ts";
import type { Scene } from "./intent.ts";
import { normalise } from "./normalise.ts";
import { matchRow } from "./table/match.ts";
import { understand } from "./understand.ts";

/** Of each large area. An expression is compiled for good when it is used a second time. */
const samples = [
  "add the second one in large",
  "put the blue jacket in my cart in medium",
  "show me a blue linen shirt for my brother under 1500",
  "is this one made of cotton",
];

type Forms = { readonly [name: string]: Form | Forms | RegExp };

/** Steps of a few milliseconds; their results are thrown away. */
export function warmUpSteps(scene: Scene): readonly (() => void)[] {
  return [
    ...formsIn(cartForms as Forms).flatMap((form) => [
      () => void form.in(""),
      () => void form.in(" "),
    ]),
    ...samples.flatMap((text) => [
      ...commands.map((command) => () => void command.read(readingOf(text), scene)),
      () => void understand({ alternatives: [{ text }] }, scene),
    ]),
  ];
}

const formsIn = (forms: Forms): readonly Form[] =>
  Object.values(forms).flatMap((each) =>
    each instanceof RegExp ? [] : isForm(each) ? [each] : formsIn(each),
  );

const isForm = (value: Form | Forms): value is Form => typeof value.in === "function";

function readingOf(text: string): Reading {
  const said = normalise(text);
  return { ...said, row: matchRow(said.lower)?.id ?? "none" };
}
