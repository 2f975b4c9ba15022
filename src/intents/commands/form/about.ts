/**
 * Questions and orders about the form without values: missing fields, reading back, spelling,
 * errors, restart, skipping.
 */
import { type DeliveryField, missingFields } from "../../../../domain/delivery.ts";
import { placeKinds } from "../../../../language/readers/places.ts";
import type { Effect } from "../../effects.ts";
import {
  asksFieldAgain,
  asksFieldValue,
  asksHowWritten,
  asksIfNeeded,
  asksIfSentTo,
  asksMissing,
  asksReceiver,
  asksSpelling,
  asksToRead,
  asksToSpell,
  asksValueLast,
  asksWhatIsLeft,
  asksWhereSent,
  asksWhereTo,
  asksWhereWeWere,
  asksWhichPhone,
  asksWhyNeeded,
  beginsForm,
  checksField,
  doubtsValue,
  endsAsRight,
  fillsIt,
  formThings,
  groupPrefix,
  holdsField,
  ofEverything,
  ofHouse,
  ofLostThings,
  ofOtherMatters,
  onceMore,
  oneByOne,
  readsForm,
  readsOrChecks,
  saysRead,
  sentThing,
  skipsField,
  startsAsRequest,
  startsFilling,
  startsOver,
  whatIsWritten,
} from "../../phrases/form/about.ts";
import {
  asksMissingWords,
  asksOther,
  beginsAnew,
  leavesOut,
  notAnew,
  notLeftOut,
  notOfForm,
  ofWhole,
  readsAllOfIt,
  readsWhole,
} from "../../phrases/form/amid/whole-form.ts";
import type { Named } from "../../phrases/form/fields.ts";
import { sentenceJoints } from "../../phrases/form/said.ts";
import { asWords } from "../../phrases/form/whole-words.ts";
import { itThisOrThat } from "../../phrases/plain-words.ts";
import { isQuestion } from "../../phrases/questions/form.ts";
import { words } from "../../responses/words.ts";
import type { Understood } from "../command.ts";
import {
  type Fields,
  fieldNamed,
  fieldsInOrder,
  fieldsNamed,
  fieldsOf,
  firstOf,
  namedIn,
} from "./fields.ts";
import { asking, askingLetters, describing, filling, saying, spelling } from "./filling.ts";
import { isEmpty, saidIn } from "./said.ts";

interface Asked {
  readonly text: string;
  readonly said: string;
  readonly form: Fields;
  /** The last spoken or asked field: "it". */
  readonly current?: DeliveryField | undefined;
}

function about({ text, current }: Asked): Named | undefined {
  return fieldNamed(text) ?? (itThisOrThat.test(text) ? current : undefined);
}

/** Unmistakable forms. */
export function exactly(asked: Asked): Understood | undefined {
  const { text, said, form } = asked;
  if (beginsForm.test(text)) return filling({}, form, said);
  if (asksWhatIsLeft.test(text)) return describeMissing(form, said);
  const spelled = asksToSpell.exec(text);
  if (spelled) {
    const named = namedIn(spelled);
    return named && askingLetters(firstOf(named), said);
  }
  if (readsForm.test(text)) return describing(fieldsInOrder, form);
  const whole = wholeForm(text);
  if (whole === "anew") return anew(said);
  if (whole === "missing") return describeMissing(form, said);
  if (whole === "read") {
    const only = ofEverything.test(text) ? undefined : fieldNamed(text);
    return describing(only ? fieldsAsked(text, only) : fieldsInOrder, form);
  }
  if (asksWhichPhone.test(text)) return describing(["phone"], form);
  const last = asksValueLast.test(text) ? fieldNamed(text) : undefined;
  if (last) return describing(fieldsAsked(text, last), form);
  if (asksWhereWeWere.test(text)) return filling({}, form, said);
  const unclear = asksHowWritten.exec(text);
  const meant = unclear && namedIn(unclear);
  if (meant) return helping(firstOf(meant), said);
  const needed = asksWhyNeeded.exec(text);
  const needless = needed && namedIn(needed);
  if (needless) return saying(words.allNeeded, fieldsOf(needless));
  if (asksReceiver.test(text)) return describing(fieldsOf("name"), form);
  const place = asksIfSentTo.exec(text)?.groups?.place;
  const isPlace = place && (placeKinds(place).length > 0 || isIn(form.street, place));
  if (isPlace || asksWhereTo.test(text)) return describing(fieldsOf("address"), form);
  const holds = isQuestion.test(text) && holdsField.test(text) && !asksSpelling.test(text);
  const whose = holds && !ofOtherMatters.test(text) ? fieldNamed(text) : undefined;
  const fields = fieldsAskedIn(text) ?? (whose && fieldsAsked(text, whose));
  if (fields) return describing(fields, form);
  const doubted = doubtedField(text);
  return doubted && asking(doubted, said);
}

export function askedAbout(asked: Asked): Understood | undefined {
  const { text, said, form, current } = asked;
  if (ofOtherMatters.test(text)) return undefined;
  const named = about(asked);
  const values = (fields: readonly DeliveryField[]) => describing(fields, form);
  if (startsOver.test(text) && (named || formThings.test(text))) {
    const [first = "firstName", ...anew] = named ? fieldsOf(named) : fieldsInOrder;
    return asking(first, said, { anew });
  }
  if (asksSpelling.test(text)) {
    const field = named ? firstOf(named) : (held(text, form) ?? current);
    if (!field) return undefined;
    return (form[field] ?? "") === "" ? askingLetters(field, said) : spelling(field, form);
  }
  if (asksWhereSent.test(text) && sentThing.test(text)) return values(fieldsOf("address"));
  if (asksMissing.test(text) && !saysRead.test(text)) return describeMissing(form, said);
  const checked = checksField.exec(text);
  const own = checked && namedIn(checked);
  if (own) return values(fieldsOf(own));
  if (named && asksIfNeeded.test(text)) return saying(words.allNeeded, fieldsOf(named));
  if (named && startsAsRequest.test(text) && asksToRead.test(text) && !ofLostThings.test(text))
    return values(fieldsAsked(text, named));
  if (named && doubtsValue.test(text) && !startsAsRequest.test(text))
    return asking(firstOf(named), said);
  if (named && startsAsRequest.test(text) && onceMore.test(text)) return values(fieldsOf(named));
  if ((formThings.test(text) || fillsIt.test(text)) && startsFilling.test(text))
    return filling({}, form, said);
  if (startsFilling.test(text) && oneByOne.test(text)) return filling({}, form, said);
  if (readsOrChecks.test(text) && whatIsWritten.test(text)) return values(fieldsInOrder);
  return undefined;
}

const isAny = (forms: readonly RegExp[], text: string) => forms.some((form) => form.test(text));

/** Questions about all of it. */
function wholeForm(text: string): "anew" | "missing" | "read" | undefined {
  if (notOfForm.test(text)) return undefined;
  // "India. Anything still blank?"
  if (sentenceJoints.test(text) && !isEmpty(saidIn(text).fields)) return undefined;
  if (isAny(beginsAnew, text) && !notAnew.test(text)) return "anew";
  if (isAny(asksMissingWords, text)) return "missing";
  const reads =
    (readsAllOfIt.test(text) && fieldNamed(text) === undefined) ||
    (ofWhole.test(text) && readsWhole.test(text));
  return reads && !asksOther.test(text) ? "read" : undefined;
}

function anew(said: string): Understood {
  const [first = "firstName", ...later] = fieldsInOrder;
  return asking(first, said, { anew: later });
}

/** All that are named: "the street and the city". */
function fieldsAsked(text: string, current: Named): readonly DeliveryField[] {
  const named = [...fieldsNamed(text), ...(ofHouse.test(text) ? ["street" as const] : [])];
  const fields = new Set((named.length > 0 ? named : [current]).flatMap(fieldsOf));
  return fieldsInOrder.filter((field) => fields.has(field));
}

/** What belongs there, and the question again. */
function helping(field: DeliveryField, said: string): Understood {
  const { effects, ...asked } = asking(field, said);
  return { ...asked, effects: [{ type: "say", text: words.fieldHelp[field] }, ...effects] };
}

export function describeMissing(form: Fields, said: string): Understood {
  const understood = filling({}, form, said);
  const fields = missingFields(form);
  const reply: Effect = { type: "say", text: words.stillMissing(fields) };
  return fields.length < 2
    ? understood
    : { ...understood, slots: { fields }, effects: [reply, ...understood.effects] };
}

export function skips(text: string): boolean {
  return skipsField.test(text) || (isAny(leavesOut, text) && !notLeftOut.test(text));
}

/** The field with this value: "how have you done Rao". */
function held(text: string, form: Fields): DeliveryField | undefined {
  return fieldsInOrder.find((field) => {
    const value = (form[field] ?? "").toLowerCase();
    return value.length > 2 && asWords(value).test(text);
  });
}

function isIn(value = "", part: string): boolean {
  return part.length > 2 && value.toLowerCase().includes(part);
}

/** Wrong or to be changed, without a value. */
export function doubtedField(text: string): DeliveryField | undefined {
  for (const form of asksFieldAgain) {
    const found = form.exec(text);
    const isRight = found && endsAsRight.test(found[0]);
    const named = found && !isRight ? namedIn(found) : undefined;
    if (named) return firstOf(named);
  }
  return undefined;
}

function fieldsAskedIn(text: string): readonly DeliveryField[] | undefined {
  const found = asksFieldValue.exec(text);
  if (!found) return undefined;
  const groups = Object.entries(found.groups ?? {}).find(([, value]) => value !== undefined);
  const named = groups?.[0].replace(groupPrefix, "") as Named | undefined; // groups are named after fields
  return named && fieldsOf(named);
}
