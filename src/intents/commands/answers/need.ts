/**
 * "I need …" and "what should I buy" lead to one question. Asks it and reads the answer, perhaps a
 * request.
 */
import { readFollowUp } from "../../../../language/need/follow-up.ts";
import { readNeed } from "../../../../language/need/need.ts";
import { readYesNo } from "../../../../language/readers/yes-no.ts";
import type { Effect, Question } from "../../effects.ts";
import type { Scene } from "../../intent.ts";
import { type NormalisedText, normalise } from "../../normalise.ts";
import {
  asksFact,
  closing,
  latinWords,
  leads,
  opening,
  ownWish,
  pointing,
  purpose,
  saysNothing,
  separators,
  smallLetter,
} from "../../phrases/answers/need.ts";
import { words } from "../../responses/words.ts";
import { findPhrase } from "../../table/match.ts";
import { type Row, table } from "../../table/table.ts";
import {
  type Command,
  firstReading,
  type Reading,
  type Taken,
  type Understood,
} from "../command.ts";
import { kernel } from "../spoken.ts";
import { left, replyIn } from "./answering.ts";

const theirs: Readonly<Record<string, string>> = {
  my: "your",
  mine: "yours",
  me: "you",
  myself: "yourself",
  i: "you",
  "i'm": "you're",
  am: "are",
};

export function askNeed(heard: NormalisedText): Effect {
  const need = needIn(heard);
  return ask(
    need === "" || isRefusal(need)
      ? words.askWhatIsNeeded
      : words.askWhetherToLookFor(toShopper(need)),
    heard.said.trim(),
  );
}

/** Not wishes, though a wish was requested. */
interface Others {
  /** Such as "help", "what's in my bag". */
  readonly acts: readonly Command[];
  /** Only "open the second one" counts: it takes names, too. */
  readonly point: Command;
  readonly likeliest: (
    reading: Reading,
    scene: Scene,
  ) => (Taken & { readonly chance: number }) | undefined;
}

/** Takes what no other row or command takes. */
export function answerNeedOf(others: Others): Command {
  return {
    id: "answer-need",
    read(reading, { asked, ...scene }) {
      if (asked?.id !== "need" || reading.plain === "") return undefined;
      if (reading.row === "need") return answerNeedAgain(reading);
      if (reading.row !== "none") return undefined;
      const { answer: yesOrNo } = replyIn(reading);
      const other = isCommand(reading, scene, others) || leads.test(reading.lower);
      return yesOrNo === "neither" && other ? undefined : answer(reading, asked);
    },
  };
}

/** "Is it the dark one?", of a piece. */
function isAnswered(reading: Reading, scene: Scene, likeliest: Others["likeliest"]): boolean {
  if (!asksFact.test(reading.lower)) return false;
  const { effects = [], chance = 0 } = likeliest(reading, scene) ?? {};
  return chance > surelyAsked && effects.length > 0 && effects.every(({ type }) => type === "say");
}
const surelyAsked = 0.7;

function isCommand(reading: Reading, scene: Scene, { acts, point, likeliest }: Others): boolean {
  return (
    firstReading(acts, reading, scene) !== undefined ||
    isAnswered(reading, scene, likeliest) ||
    (pointing.test(kernel(reading.lower)) && point.read(reading, scene) !== undefined)
  );
}

/** "I need X" answers X; alone it repeats the question. */
function answerNeedAgain(reading: Reading): Understood | undefined {
  const need = needIn(reading);
  if (need === "") return undefined;
  return isRefusal(need) ? declined(reading) : recommend(reading.said);
}

function answer(reading: Reading, { about }: Question): Understood {
  const { answer, rest } = replyIn(reading);
  const somethingOffered = needIn(normalise(about)) !== "";
  switch (answer) {
    case "neither":
      return recommend(
        somethingOffered && saysMore(reading.said, about)
          ? `${about}, ${reading.said}`
          : reading.said,
      );
    case "no":
      return rest === "" ? declined(reading) : recommend(rest);
    case "yes":
      if (somethingOffered) return recommend(rest === "" ? about : `${about}, ${rest}`);
      return rest === "" ? askOpenly(about) : recommend(rest);
  }
}

/** Changes the offered need. */
function saysMore(said: string, about: string): boolean {
  const constraints = readNeed(said).subQueries.flatMap((each) => each.constraints);
  return (
    !ownWish.test(said.trim()) &&
    !constraints.some(({ field }) => field === "garment") &&
    readFollowUp(said, readNeed(about)) !== null
  );
}

function recommend(userNeeds: string): Understood {
  const needs = normalise(userNeeds.trim()).said;
  return {
    slots: { answer: "need", need: needs },
    effects: [{ type: "recommend", userNeeds: needs }],
    row: "waits",
  };
}

function declined(reading: Reading): Understood {
  return { ...left(reading, words.notLooking), row: "waits" };
}

function askOpenly(about: string): Understood {
  return { slots: { answer: "yes" }, effects: [ask(words.askWhatIsNeeded, about)], row: "waits" };
}

function ask(text: string, about: string): Effect {
  return { type: "ask", question: { id: "need", text, about } };
}

function isRefusal(need: string): boolean {
  const { answer, rest } = readYesNo(need);
  return answer === "no" && rest === "";
}

const needRow: Row | undefined = table.find((row) => row.id === "need");

function needIn(heard: NormalisedText): string {
  const phrase = needRow && findPhrase(needRow, heard.lower);
  if (!phrase) return "";
  const after = bare(heard.plain.slice(phrase.end));
  return after === "" ? bare(heard.plain.slice(0, phrase.start)) : after;
}

function bare(text: string): string {
  const trimmed = text.replace(separators, "").replace(opening, "").replace(closing, "");
  return saysNothing.test(trimmed) ? "" : trimmed;
}

function toShopper(need: string): string {
  const quiet = smallLetter.test(need) ? need : need.toLowerCase();
  const turned = quiet.replace(latinWords, (word) => theirs[word.toLowerCase()] ?? word);
  return purpose.test(turned)
    ? `something ${turned.charAt(0).toLowerCase()}${turned.slice(1)}`
    : turned;
}
