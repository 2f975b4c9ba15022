/** Another count of what was taken last. */
import { countForm } from "../../../../language/readers/counts.ts";

const begins =
  "^(?:(?:ok|okay|so|and|but|then|fine|please|kindly|no|wait|sorry|actually|can you|could you|right|well)[ ,.]+)*";
const it = "(?: (?:it|that|them|this|these|those|the (?:quantity|count|number|qty)))?";
const ends = "(?: (?:of (?:them|those|these|it)|then|please|again|pieces?|more|only|after all))*";
const said = (form: string, end = "[.!\\s]*$") =>
  new RegExp(`${begins}${form}(${countForm})${ends}${end}`);

export const sets = [
  said(`(?:(?:let's )?(?:go|put|take|bring|make)${it} )?back(?: up| down| again)? to `),
  said("(?:make|let) (?:it|that|them|this)(?: be)? (?=a pair|a couple)", "(?:[,.!].*)?$"),
] as const;
/** After one of two went. */
export const othersToo = new RegExp(
  `${begins}(?:in fact )?(?:(?:drop|remove|delete|cancel|take out|lose) )?(?:and )?the other(?: (?:one|pair|piece))?(?: (?:too|also|as well|out|off|away|please))+[.!\\s]*$|${begins}(?:in fact )?(?:drop|remove|delete|cancel|take out|lose) the other(?: (?:one|pair|piece))?[.!\\s]*$`,
);
export const adds = said(`(?:increase|raise|bump|up)${it}(?: up)? by `);
export const lessens = said(`(?:reduce|decrease|lower|cut|bring)${it}(?: down)? by `);
