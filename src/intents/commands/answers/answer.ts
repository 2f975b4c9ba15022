/**
 * Answers to questions: yes or no, a size, one of several, a field. Anything else drops the
 * question and goes to the other commands.
 */
import { sizeWritten } from "../../../../language/readers/sizes.ts";
import { type Effect, type Question, writesCart } from "../../effects.ts";
import { sayingOf } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { normalise } from "../../normalise.ts";
import {
  addsMore,
  asksBack,
  asksOfIt,
  asksOthers,
  cheapest,
  countsSize,
  lastSentence,
  onward,
  ordinals,
  skipsTour,
  startsSomethingElse,
  upToWish,
} from "../../phrases/answers/answer.ts";
import { hesitates, listsSizes } from "../../phrases/cart/changed-mind.ts";
import { piecesNamed } from "../../resolve/pieces.ts";
import { refer } from "../../resolve/reference.ts";
import { words } from "../../responses/words.ts";
import { matchRow } from "../../table/match.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";
import {
  type Command,
  firstReading,
  type Reading,
  type Taken,
  type Understood,
} from "../command.ts";
import { say } from "../say.ts";
import { kernel, kernelled } from "../spoken.ts";
import { waitingFor } from "../waiting.ts";
import { type Answering, left, refuses, replyIn } from "./answering.ts";
import { confirmAnswer } from "./confirm.ts";
import { detailAnswer, pinAnswer } from "./detail.ts";
import { sizeAnswer } from "./size.ts";
import { whichAnswer } from "./which.ts";

type FieldQuestion = Question & { readonly id: "field" };
type FieldAnswer = (asked: FieldQuestion, reading: Reading, scene: Scene) => Understood | undefined;

interface Others {
  /** Read what accompanies yes or no. */
  readonly commands: readonly Command[];
  readonly likeliest: (
    reading: Reading,
    scene: Scene,
  ) => (Taken & { readonly chance: number }) | undefined;
  /** "Wait" is no name. */
  readonly everywhere: Command;
  readonly tourPart: (part: number, about: string, scene: Scene) => readonly Effect[];
  readonly form: {
    readonly isValue: (asked: FieldQuestion, reading: Reading) => boolean;
    readonly skipped: FieldAnswer;
    readonly fieldAnswer: FieldAnswer;
  };
}

export function answerOf(others: Others): Command {
  const { commands, likeliest } = others;
  return {
    id: "answer",
    read(reading, { asked, ...scene }) {
      const { shop } = scene;
      if (!asked || !shop || reading.plain === "") return undefined;
      const read = (said: string): Reading => {
        const heard = normalise(said);
        return { ...heard, row: matchRow(heard.lower)?.id ?? "none" };
      };
      const answering: Answering = {
        reading,
        scene,
        shop,
        otherwise: (said, now = scene) => firstReading(commands, read(said), now),
        writes(said) {
          const { effects = [], chance = 0 } = likeliest(read(said), scene) ?? {};
          return chance >= surelyWrites && effects.some(({ type }) => writesCart.has(type));
        },
        described(said, now = scene) {
          const other = firstReading(commands, read(said), now) ?? likeliest(read(said), now);
          return other?.effects.every(({ type }) => type === "say") ? other : undefined;
        },
        leads(said) {
          const { effects = [], chance = 0 } = likeliest(read(said), scene) ?? {};
          return chance >= surelyWrites && effects.some(({ type }) => type === "navigate");
        },
      };
      return answerTo(asked, answering, others);
    },
  };
}

const surelyWrites = 0.8;
/** Words; longer sentences are something else. */
const longestRefusal = 6;

function answerTo(
  asked: Question,
  answering: Answering,
  { everywhere, form, tourPart }: Others,
): Understood | undefined {
  const { reading, scene } = answering;
  switch (asked.id) {
    case "need":
      return undefined;
    case "confirm":
      return confirmAnswer(asked, answering);
    case "field":
      // "Carter" is a name.
      if (reading.row !== "none")
        return form.isValue(asked, reading) ? form.fieldAnswer(asked, reading, scene) : undefined;
      return (
        form.skipped(asked, reading, scene) ??
        (refuses(reading) && reading.plain.split(" ").length <= longestRefusal
          ? left(reading, words.formLeft)
          : everywhere.read(reading, scene)
            ? undefined
            : form.fieldAnswer(asked, reading, scene))
      );
    case "detail":
      return detailAnswer(asked, answering);
    case "pin":
      return pinAnswer(answering);
    case "tour":
      return reading.row === "none" ? tourAnswer(asked, answering, tourPart) : undefined;
    case "misheard":
    case "size":
    case "which":
      return choice(asked, answering);
  }
}

type Choice = Question & { readonly id: "misheard" | "size" | "which" };

/** "large", "yes, the blue one". */
function choice(asked: Choice, answering: Answering): Understood | undefined {
  const { reading, otherwise } = answering;
  const { answer, rest } = replyIn(reading);
  // "Right. And do you sell those?" doesn't agree.
  const agreed = answer === "yes" && !asksBack.test(rest.toLowerCase());
  const said = answer === "neither" ? reading.plain : rest;
  const last = asked.id === "which" ? lastSentence.exec(said)?.groups?.last : undefined;
  const chosen =
    answer === "no" && rest === ""
      ? undefined
      : (chosenBy(said, asked, answering, agreed) ??
        (last ? chosenBy(last, asked, answering, agreed) : undefined));
  const described = asked.id === "which" && chosen ? askedOf(chosen, asked, answering) : undefined;
  if (described) return described;
  const loose = chosen ? undefined : amongOthers(asked, answering);
  if (chosen || loose || answer === "neither") return chosen ?? loose;
  const other = rest === "" ? undefined : otherwise(rest);
  // "Ok, ok. Go to the checkout."
  if (agreed && !other && rest !== "" && reading.row === "none" && answering.leads(rest))
    return undefined;
  if (agreed) return other ?? (reading.row === "none" ? again(asked) : undefined);
  const before: readonly Effect[] = asked.id === "misheard" ? [{ type: "undo" }] : [];
  if (other) return { ...other, effects: [...before, ...other.effects] };
  if (reading.row === "none" && rest !== "" && answering.writes(rest)) return undefined;
  if (rest !== "" && asksBack.test(rest.toLowerCase())) return undefined;
  if (reading.row === "none") return refused(asked, reading);
  return before.length > 0 ? { slots: {}, effects: before, row: "follows" } : undefined;
}

/** "The white one, is it loose?": answered, rather than opened. */
function askedOf(
  { slots: { product }, effects }: Understood,
  { options }: Question & { readonly id: "which" },
  { reading, scene, shop, described }: Answering,
): Understood | undefined {
  if (typeof product !== "string" || !effects.some(({ type }) => type === "openProduct"))
    return undefined;
  if (!asksOfIt.test(reading.lower)) return undefined;
  const among = { ...shop, inView: options.map(({ piece }) => piece), named: product };
  const answered = described(reading.plain, { ...scene, shop: among });
  return answered?.slots.product === product ? answered : undefined;
}

/** "she is only three, so I should think the large". */
function amongOthers(asked: Choice, answering: Answering): Understood | undefined {
  const { reading, scene, shop } = answering;
  if (reading.row !== "none" || startsSomethingElse.test(reading.lower)) return undefined;
  const { lower } = reading;
  const { sizes, mentions, numbers, shape, tokens } = sayingOf(reading, scene);
  if (asked.id === "size") {
    const own = new Set(sizes.map(({ value }) => value));
    const size = sizes.at(-1)?.value;
    if (size === undefined || namesOther(asked.piece, answering)) return undefined;
    if (own.size > 1 && (own.size === asked.quantity || listsSizes.test(shape.join(" "))))
      return sizeAnswer(
        asked,
        [...own].map((each) => `one ${sizeWritten(each)}`).join(" and "),
        shop,
      );
    const [number, another] = numbers;
    // "She's a tiny five... S" is no count.
    const apart = sizes.some(({ from }) => from === number?.to && tokens[from]?.before !== "space");
    const isCounted = !another && !apart && countsSize.test(shape.join(" "));
    const counted = isCounted ? number : undefined;
    const count = counted && counted.value <= mostCounted ? `${counted.value} in ` : "";
    return own.size === 1 || hesitates.test(lower)
      ? sizeAnswer(asked, `${count}${sizeWritten(size)}`, shop)
      : undefined;
  }
  if (asked.id !== "which" || sizes.length + numbers.length > 0) return undefined;
  const said = [
    ...(cheapest.test(reading.lower) ? ["the cheapest one"] : []),
    ...mentions.map(({ text }) => text).reverse(),
    ...(reading.lower.match(ordinals) ?? []).map((place) => `the ${place} one`),
  ];
  for (const text of said) {
    const found = whichAnswer(asked, text, shop, false, reading.lower);
    if (found?.slots.product !== undefined) return found;
  }
  return undefined;
}

const mostCounted = 20;

/** "And the flowery skirt in small", where the shirt's size was asked for. */
function namesOther(piece: string, { reading, scene, shop }: Answering): boolean {
  const saying = sayingOf(reading, scene);
  const others = piecesNamed(saying, shop).some(({ id }) => id !== piece);
  // "Also that light blue button-up", which may be none that is here.
  const own = indexOf(shop.catalogue).byId.get(piece);
  const beside =
    addsMore.test(reading.lower) &&
    saying.mentions.some(
      ({ definite, garment, text }) =>
        definite &&
        (garment !== undefined || text.split(" ").length > 2) &&
        own !== undefined &&
        refer(text, shop, { among: [own], names: false }).type === "none",
    );
  return others || beside;
}

function chosenBy(
  said: string,
  asked: Choice,
  { reading: { row }, shop }: Answering,
  agreed: boolean,
): Understood | undefined {
  const lower = said.toLowerCase();
  const wished = row === "recommend" || row === "need";
  if (row !== "none" && !(wished && upToWish.test(lower))) return undefined;
  const text = kernelled(lower.replace(upToWish, ""));
  const chosen =
    asked.id === "size"
      ? sizeAnswer(asked, text, shop)
      : asked.id === "which"
        ? whichAnswer(asked, text, shop, agreed, lower)
        : rightly(agreed && text === "");
  // By the table "I want medium" requests recommendations; keep the question.
  if (chosen && row === "recommend") return { ...again(asked), row: "follows" };
  return chosen && { ...chosen, row: row === "need" ? "waits" : chosen.row };
}

function again(question: Question): Understood {
  return { slots: {}, effects: [{ type: "ask", question }], row: "waits" };
}

function rightly(agreed: boolean): Understood | undefined {
  if (!agreed) return undefined;
  return { slots: { answer: "yes" }, effects: [{ type: "say", text: words.good }], row: "follows" };
}

/** After a no, the waiting row continues. */
function refused(asked: Choice, reading: Reading): Understood {
  const no = left(reading);
  if (asked.id === "size" && asksOthers.test(reading.lower))
    return {
      slots: {},
      effects: [say(words.noHurry), { type: "ask", question: asked }],
      row: "waits",
    };
  if (asked.id === "misheard") return { ...no, effects: [{ type: "undo" }] };
  const row = matchRow(normalise(asked.about).lower)?.id;
  return { ...no, effects: [...no.effects, ...waitingFor(row)] };
}

function tourAnswer(
  { part }: Question & { readonly id: "tour" },
  { reading, scene }: Answering,
  tourPart: Others["tourPart"],
): Understood | undefined {
  const text = kernel(reading.lower);
  if (refuses(reading) || skipsTour.test(text)) return left(reading, words.tourLeft);
  const { answer, rest } = replyIn(reading);
  const agreed = answer === "yes" && (rest === "" || onward.test(kernel(rest.toLowerCase())));
  if (!agreed && !onward.test(text)) return undefined;
  const effects = tourPart(part + 1, reading.said, scene);
  return { slots: { part: part + 1 }, effects, row: "follows" };
}
