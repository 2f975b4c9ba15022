/**
 * Choosing from what the last reply offered: guesses at what was meant, and answers to a question
 * about what was recommended. Nothing waits for it: all other words mean what they mean without it.
 */
import { readOrdinal } from "../../../language/readers/ordinals.ts";
import { refuses, replyIn } from "../commands/answers/answering.ts";
import type { Reading } from "../commands/command.ts";
import { kernel } from "../commands/spoken.ts";
import type { Effect } from "../effects.ts";
import type { Intent, Scene } from "../intent.ts";
import type { Heard } from "../normalise.ts";
import { words } from "../responses/words.ts";

/** "The first one", "number two", "the last": a place and nothing else. */
const placed = /^(?:the )?(?:number |option )?\w+(?: one)?$/;

/** A sentence of the offered ones, and whether it was named rather than only assented to. */
export interface Chosen {
  readonly saying: string;
  readonly named: boolean;
}

/** The sentence that is chosen by a yes, by its place or in its own words; undefined for any other. */
export function chosenOf(heard: Heard, { offered }: Scene): Chosen | undefined {
  if (!offered) return undefined;
  const { sayings, answers } = offered;
  const said = plain(heard.plain);
  const own = sayings.find((saying) => plain(saying) === said);
  if (own !== undefined) return { saying: own, named: true };
  const { answer, rest } = replyIn(asReading(heard));
  const [first, another] = sayings;
  if (answer === "yes" && rest === "" && first !== undefined && (another === undefined || !answers))
    return { saying: first, named: another === undefined };
  // Of answers the place would be a piece's on the screen.
  if (answers || !placed.test(kernel(heard.lower))) return undefined;
  const place = readOrdinal(kernel(heard.lower));
  const saying = place === null ? undefined : sayings.at(place > 0 ? place - 1 : place);
  return saying === undefined ? undefined : { saying, named: true };
}

const writing: ReadonlySet<Effect["type"]> = new Set(["addToCart", "setQuantity", "changeSize"]);

/** What a chosen sentence does; a yes to one of several is asked about before it writes. */
export function doneByChoice(intent: Intent, { named, saying }: Chosen): Intent {
  const does = intent.effects.filter(({ type }) => writing.has(type));
  if (named || does.length === 0) return intent;
  const text = words.askWhether(does);
  const question = { id: "confirm", text, about: saying, does: intent.effects } as const;
  return { ...intent, effects: [{ type: "ask", question }] };
}

/** A no to what was offered; undefined for anything else. */
export function declined(heard: Heard, { offered }: Scene): Intent | undefined {
  if (!offered || !refuses(asReading(heard))) return undefined;
  return {
    said: heard.said,
    row: "none",
    command: "answer",
    slots: { answer: "no" },
    effects: [{ type: "say", text: words.stopped }],
  };
}

/** The intent, where its words answer a question about what was recommended. */
export function asAnswer(intent: Intent, { offered }: Scene): Intent {
  if (!offered?.answers) return intent;
  const effects = intent.effects.map((effect) =>
    effect.type === "recommend" ? ({ ...effect, answers: true } as const) : effect,
  );
  return { ...intent, effects };
}

const asReading = (heard: Heard): Reading => ({ ...heard, row: "none" });
const plain = (text: string): string =>
  kernel(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ₹]/gu, "");
