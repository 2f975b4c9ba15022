/**
 * Questions and orders about the form without values: missing fields, reading back, spelling,
 * errors, restart, skipping.
 */
import type { DeliveryField } from "../../../../domain/delivery.ts";
import type { Effect } from "../../effects.ts";
import { words } from "../../responses/words.ts";
import type { Understood } from "../command.ts";
import {
  anyField,
  type Fields,
  fieldNamed,
  fieldsInOrder,
  fieldsOf,
  firstOf,
  type Named,
  namedIn,
} from "./fields.ts";
import { asking, askingLetters, filling, saying, spelling, telling } from "./filling.ts";
import { missingFields } from "./plausible.ts";

interface Asked {
  readonly text: string;
  readonly said: string;
  readonly form: Fields;
  /** The last spoken or asked field: "it". */
  readonly current?: DeliveryField | undefined;
}

/** Begins or resumes the form. */
const beginning =
  /^(?:(?:help me )?(?:fill (?:in |out |up )?(?:the |this |my )?(?:form|details|address|it|this)(?: up| in| out)?(?: with me| for me)?)|where do i (?:start|begin)\b.*|you ask\b.*\banswer\b.*|ask me (?:one by one|everything|one at a time)|what (?:am i supposed to|should i|must i|do i have to|do i|have i to) (?:put|write|fill|enter|type)(?: in)?(?: here| there| now| next)?|(?:let's )?(?:start|begin)(?: the form)?|ask me|next(?: field)?)$/;
const lacking =
  /^(?:(?:and |so |ok )?what(?:'s| is| are|'re)? (?:all )?(?:still )?(?:left|missing|remaining|empty|pending)(?: to (?:fill|do|say))?(?: in| out)?(?: now| here)?|what (?:else |more )?do you (?:still )?(?:need|want)(?: from me)?(?: now)?)$/;
const reading =
  /^(?:(?:double )?check everything\b.*|(?:say|read|tell) (?:me )?(?:out )?the (?:whole |full |entire )?form\b.*|read (?:it|that|the form|my details|my address|everything|them|it all|all of it)(?: all)?(?: back)?(?: out)?(?: to me)?|read back|check (?:it|the form|my details)|what (?:did i|have i) (?:say|write|fill in)|what do you have|(?:and )?read everything back|(?:please )?read (?:it all|all of it|the whole thing|everything)(?: back)?(?: to me)?(?: once(?: more)?| again)?)$/;
/** "Let me spell it". */
const letters = new RegExp(
  `^(?:(?:i'll|i will|i want to|i can|may i|can i|let me) )?spell(?: it| that| it out)?(?: (?:my |the )?(?:${anyField}))?(?: for you)?$`,
  "i",
);
/** The shop spells it out. */
const spells =
  /\bhow\b.*\b(?:spel\w+|wrote|written|write)\b|\bspel(?:l|t|led|ling)\b|\bletter(?:s)? (?:by|after|for) letters?\b|\bthe letters\b/;
const skipping =
  /^(?:(?:let's |just |can we |i'll |i will )?skip(?: (?:it|this|that|over))?(?: (?:one|field|question|bit|part))?(?: for now)?|(?:go )?(?:to the )?next(?: one| question| field)|(?:leave|keep) (?:it|this|that)(?: one| field)? (?:blank|empty|out)|come back to (?:it|this|that)(?: one)?(?: later)?|not this one|(?:this|that) one later|pass)$/;
const startingOver =
  /\b(?:start(?:ing)? (?:over|again|afresh|from (?:scratch|the (?:start|beginning)))|(?:begin|do|redo|erase|clear|delete|wipe)\b.*\b(?:again|over|whole|entire|everything|all of it|from scratch))\b/;
const doubting =
  /\b(?:change|correct|edit|fix|redo|update|replace|clear|delete|wrong|mistake|incorrect|misspel(?:led|t)|not (?:right|correct)|(?:isn't|is not) (?:right|correct)|again|typo|a different one)\b/;
const needing =
  /\b(?:mandatory|compulsory|required|necessary|optional|have to|really need|must i|skip|why (?:do|are|does)|enough)\b/;
const telling_ =
  /\b(?:read|check|repeat|written|wrote|write|put|filled?|gave|given|have you got|(?:you|you've|'ve) got|got down|getting|noted?|take|took|typed|hear|did i (?:say|give|tell)|it say|do you have|right|correct|correctly|properly|standing|which|whose|in there)\b/;
const ask =
  /^(?:what|which|whose|who|how|is|are|did|do|does|has|have|can|could|would|may|will|let me|please|kindly|tell|read|check|repeat|say|double|go|sorry|and|so)\b/;
/** "… so is my phone number correct there?" */
const checking = new RegExp(
  `\\b(?:is|are) (?:my |the )(?:${anyField}) (?:all )?(?:right|correct|ok|okay|fine|there|in)\\b`,
  "i",
);
const sentTo =
  /\bwhere\b.*\b(?:sent|going|go|deliver(?:ed|ing)?|ship(?:ped|ping)?|sen[dt](?:ing)?|com(?:e|ing))\b/;
/** "Who's it going to", "whose name is it under". */
const receiving =
  /^(?:(?:and|so|but|ok|okay|wait|sorry)[\s,]+)*(?:(?:who|whom|who's|whose)\b.*\b(?:(?:going|goes|go|addressed|sent|send|sending|deliver|delivered|delivering|posting|made out)(?: (?:it|this|that|these|them))?(?: out)? to|(?:receiv|collect)\w* (?:it|this|these|them)|gets? (?:it|this|the parcel))|(?:to )?whom\b.*\b(?:going|addressed|sent|send|delivered)|whose name\b.*\b(?:in|under|on|it|this))\b/;
const sentThing = /\b(?:it|this|that|they|these|parcel|things|stuff|everything|package)\b/;
const missing =
  /\b(?:(?:anything|something|what|which|how many)\b.*\b(?:missing|left|remaining|remain|still|more|else|empty)|need(?:ing)? from me|must (?:you )?know from me|all (?:details )?you (?:need|are needing)|left (?:something|anything) out|all complete|left to (?:fill|do|say))\b/;
const formThings = /\b(?:form|details?|fields?|boxes|box|address|information|delivery)\b/;
const start =
  /\b(?:you put|questions|start|begin|let's (?:do|go|begin|start|fill)|fill|ask me|you ask|one (?:by|after|at a)|take me through|go (?:over|through)|help me|ready to|walk me)\b/;

function about({ text, current }: Asked): Named | undefined {
  return fieldNamed(text) ?? (/\b(?:it|that|this)\b/.test(text) ? current : undefined);
}

/** Unmistakable forms. */
export function exactly(asked: Asked): Understood | undefined {
  const { text, said, form } = asked;
  if (beginning.test(text)) return filling({}, form, said);
  if (lacking.test(text)) return missingTold(form, said);
  const spelled = letters.exec(text);
  if (spelled) {
    const named = namedIn(spelled);
    return named && askingLetters(firstOf(named), said);
  }
  if (reading.test(text)) return telling(fieldsInOrder, form);
  if (receiving.test(text)) return telling(fieldsOf("name"), form);
  const told = toldIn(text);
  if (told) return telling(told, form);
  const doubted = doubtedField(text);
  return doubted && asking(doubted, said);
}

export function askedAbout(asked: Asked): Understood | undefined {
  const { text, said, form, current } = asked;
  if (elsewhere.test(text)) return undefined;
  const named = about(asked);
  const values = (fields: readonly DeliveryField[]) => telling(fields, form);
  if (startingOver.test(text) && (named || formThings.test(text))) {
    const [first = "firstName", ...anew] = named ? fieldsOf(named) : fieldsInOrder;
    return asking(first, said, { anew });
  }
  if (spells.test(text)) {
    const field = named ? firstOf(named) : (held(text, form) ?? current);
    if (!field) return undefined;
    return (form[field] ?? "") === "" ? askingLetters(field, said) : spelling(field, form);
  }
  if (sentTo.test(text) && sentThing.test(text)) return values(fieldsOf("address"));
  if (missing.test(text) && !/\bread\b/.test(text)) return missingTold(form, said);
  const checked = checking.exec(text);
  const own = checked && namedIn(checked);
  if (own) return values(fieldsOf(own));
  if (named && needing.test(text)) return saying(words.allNeeded, fieldsOf(named));
  if (named && ask.test(text) && telling_.test(text) && !lost.test(text))
    return values(fieldsOf(named));
  if (named && doubting.test(text) && !ask.test(text)) return asking(firstOf(named), said);
  if (named && ask.test(text) && /\b(?:again|once more|over)\b/.test(text))
    return values(fieldsOf(named));
  if (
    (formThings.test(text) || /\bin(?:to)? (?:this|it)\b|\bfill this\b|\bthis in\b/.test(text)) &&
    start.test(text)
  )
    return filling({}, form, said);
  if (start.test(text) && /\b(?:one (?:by|after|at a)|you ask)\b/.test(text))
    return filling({}, form, said);
  if (
    /\b(?:read|check|go (?:over|through)|what(?:'ve| have| did|'s| is))\b/.test(text) &&
    /\b(?:details|form|everything|all|written|filled|noted|have you put|you put|so far)\b/.test(
      text,
    )
  )
    return values(fieldsInOrder);
  return undefined;
}

export function missingTold(form: Fields, said: string): Understood {
  const understood = filling({}, form, said);
  const fields = missingFields(form);
  const told: Effect = { type: "say", text: words.stillMissing(fields) };
  return fields.length < 2
    ? understood
    : { ...understood, slots: { fields }, effects: [told, ...understood.effects] };
}

/** Lost phones. */
const lost = /\b(?:find|lost|locate|where|track|call|ring|battery|charge|account|bank|with my)\b/;

/** Others' names, lists and numbers. */
const elsewhere =
  /\b(?:your (?:\w+ )?name|you were|reminders?|lists?|timezone|time ?zone|bank|cards?|accounts?|atm|calendar|alarm|songs?|weather|pin numbers?|your (?:phone|number|address|e-?mail))\b/;

export function skips(text: string): boolean {
  return skipping.test(text);
}

/** The field with this value: "how have you done Rao". */
function held(text: string, form: Fields): DeliveryField | undefined {
  return fieldsInOrder.find((field) => {
    const value = (form[field] ?? "").toLowerCase();
    return (
      value.length > 2 &&
      new RegExp(`\\b${value.replace(/[^\p{L}\p{N} ]/gu, ".")}\\b`, "u").test(text)
    );
  });
}

/** Asks for a field again. */
const again: readonly RegExp[] = [
  new RegExp(
    `^(?:change|correct|edit|fix|redo|update|replace|clear|delete|(?:there's|there is|i made) a mistake (?:in|with)|(?:that's|it's) (?:not )?the wrong|wrong) (?:my |the |that )?(?:${anyField})(?: again)?$`,
    "i",
  ),
  new RegExp(
    `^(?:my |the |that |this )?(?:${anyField})(?:'s)? (?:again|(?:(?:is|was|are|looks|isn't|is not|'s) )?(?:(?:all )?wrong|not right|right|incorrect|not correct|correct|a mistake|mistaken|misspel(?:led|t)|not (?:good|mine|it)))$`,
    "i",
  ),
];

/** Wrong or to be changed, without a value. */
export function doubtedField(text: string): DeliveryField | undefined {
  for (const form of again) {
    const found = form.exec(text);
    const isRight = found && /(?<!not |isn't |is not )\b(?:right|correct)$/i.test(found[0]);
    const named = found && !isRight ? namedIn(found) : undefined;
    if (named) return firstOf(named);
  }
  return undefined;
}

const asking_ = new RegExp(
  `^(?:(?:what(?:'s| is| was)|read(?: me)?(?: back)?(?: out)?|tell me|check|repeat|say|which (?:is|was)) (?:my |the )?(?:${anyField})(?: back| again| now| i (?:said|gave|entered))?|(?:what|which) (?:${anyField.replaceAll("?<", "?<of_")}) (?:did i (?:say|give|enter)|do you have|have i (?:said|given)|is it|(?:is|are) (?:on|in|there|written|noted|standing|entered)\\b.*|(?:did|have) you (?:put|got|get|written|write|noted|note|taken|take|entered)\\b.*)|(?:is|are) (?:my |the )?(?:${anyField.replaceAll("?<", "?<is_")}) (?:right|correct|ok|okay|there|filled))$`,
  "i",
);

function toldIn(text: string): readonly DeliveryField[] | undefined {
  const found = asking_.exec(text);
  if (!found) return undefined;
  const groups = Object.entries(found.groups ?? {}).find(([, value]) => value !== undefined);
  const named = groups?.[0].replace(/^(?:of|is)_/, "") as Named | undefined; // groups are named after fields
  return named && fieldsOf(named);
}
