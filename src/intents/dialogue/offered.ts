/**
 * Choosing from the last offers: guesses, or answers about recommendations. Other words keep their
 * meaning.
 */
import { readOrdinal } from "../../../language/readers/ordinals.ts";
import { refuses, replyIn } from "../commands/answers/answering.ts";
import type { Reading } from "../commands/command.ts";
import { kernel } from "../commands/spoken.ts";
import { type Effect, writesCart } from "../effects.ts";
import type { Intent, Scene, Slots } from "../intent.ts";
import type { NormalisedText } from "../normalise.ts";
import { words } from "../responses/words.ts";

/** To "Who is it for?". */
const whose: readonly (readonly [RegExp, string])[] = [
  [/^(?:it's )?(?:for )?(?:him|he|his)$/, "For men"],
  [/^(?:it's )?(?:for )?(?:her|she|hers)$/, "For women"],
];
const anyone =
  /^(?:for )?(?:any(?:one|body)?|either|both|all|every(?:one|body)|whoever|no preference|(?:it )?(?:doesn't|does not) matter|(?:i )?(?:don't|do not) (?:mind|care))$/;

const placed = /^(?:the )?(?:number |option )?\w+(?: one)?$/;

/** The sentence, and whether it was named rather than agreed to. */
interface ChosenOffer {
  readonly saying: string;
  readonly named: boolean;
}

/** By a yes, a place or its words. */
export function chosenOf(heard: NormalisedText, { offered }: Scene): ChosenOffer | undefined {
  if (!offered) return undefined;
  const { sayings, answers } = offered;
  const said = plain(heard.plain);
  const pronoun = answers && whose.find(([words]) => words.test(kernel(heard.lower)))?.[1];
  const own = sayings.find((saying) => saying === pronoun || plain(saying) === said);
  if (own !== undefined) return { saying: own, named: true };
  const { answer, rest } = replyIn(asReading(heard));
  const [first, another] = sayings;
  if (answer === "yes" && rest === "" && first !== undefined && (another === undefined || !answers))
    return { saying: first, named: another === undefined };
  // With answers, places are products on screen.
  if (answers || !placed.test(kernel(heard.lower))) return undefined;
  const place = readOrdinal(kernel(heard.lower));
  const saying = place === null ? undefined : sayings.at(place > 0 ? place - 1 : place);
  return saying === undefined ? undefined : { saying, named: true };
}

/** A yes to one of several is confirmed before changes. */
export function doneByChoice(intent: Intent, { named, saying }: ChosenOffer): Intent {
  const does = intent.effects.filter(({ type }) => writesCart.has(type));
  if (named || does.length === 0) return intent;
  const text = words.askWhether(does);
  const question = { id: "confirm", text, about: saying, does: intent.effects } as const;
  return { ...intent, effects: [{ type: "ask", question }] };
}

export function declined(heard: NormalisedText, { offered }: Scene): Intent | undefined {
  if (!offered) return undefined;
  const leaves = offered.answers && anyone.test(kernel(heard.lower));
  if (!leaves && !refuses(asReading(heard))) return undefined;
  return acknowledged(heard, "answer", { answer: "no" });
}

/** "All right", and nothing is done. */
export function acknowledged({ said }: NormalisedText, command: string, slots: Slots): Intent {
  return { said, row: "none", command, slots, effects: [{ type: "say", text: words.stopped }] };
}

/** Words. */
const mostOfAnswer = 3;

/** If it answers the recommendations' question; few words that don't are asked about again. */
export function asAnswer(intent: Intent, { offered }: Scene): Intent {
  if (!offered?.answers) return intent;
  const [first] = intent.effects;
  const isShort = intent.said.trim().split(/\s+/).length <= mostOfAnswer;
  if (isShort && first?.type === "toast" && !intent.effects.some(isWelcome)) {
    const text = words.noAnswer(intent.said.trim(), words.whichAnswer(offered.sayings));
    return { ...intent, effects: [first, { type: "say", text }] };
  }
  const effects = intent.effects.map((effect) =>
    effect.type === "recommend" ? ({ ...effect, answers: true } as const) : effect,
  );
  return { ...intent, effects };
}

const isWelcome = (effect: Effect): boolean =>
  effect.type === "say" && effect.text === words.welcome;
const asReading = (heard: NormalisedText): Reading => ({ ...heard, row: "none" });
const plain = (text: string): string =>
  kernel(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ₹]/gu, "");
