import { remembered } from "../text/remembered.ts";

/** Words of matters that no shop settles. */
const matters =
  /\b(?:income|earnings|salary|pay ?check|pto|w[- ]?2 ?s?|vacation days?|sick days?|days? off|reservations?|gps|(?:default|original|factory) settings|sided die|dice|coin|luggage|credit (?:union|score)|bank account|pin number for|(?:cable|repair|phone|electric\w*|water|gas|telephone) bill|(?:my|all|other) (?:\w+ )?bills|(?:in|on|my|do i pay in) taxes|on restaurants|appointments?|reminders?|uber|taxi|playlist|songs?|gas should|jump start|american express|least (?:amount )?i (?:can|could) pay|where i left|loans?|mortgage|tax bracket|state taxes|401k|minimum payment|social security|across all (?:of )?my accounts|check to clear|route to|interest (?:on|rate)|islands|beatbox|feelings)\b/;
/** Of the shop's own doing: "you need all five answers". */
const othersNeed = /^you (?:need|want|have|had|got|are|were)\b/;

/** Whether it is about something that no shop settles. */
export const isOfOtherMatters: (text: string) => boolean = remembered((text) => matters.test(text));

/** Whether it concerns another's needs, which changes nothing. */
export function concernsOthers(text: string): boolean {
  return othersNeed.test(text);
}
