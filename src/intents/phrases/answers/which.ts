import { bothForm } from "../../../../language/readers/counts.ts";
import { anyOf } from "../any-of.ts";

export const refusesBoth = /^(?:neither|none)\b/;
/** Chooses none of what may be added. */
export const takesOut =
  /^(?:(?:hmm+|ok|okay|no|oh|so|and|actually|please)[\s,]+)*(?:drop|remove|delete|take (?:out|off|away)|scrap|ditch|skip|forget|leave out|cancel)\b/;
/** "The white one", if not of two white ones. */
export const namesOne = /^(?:the|that|this) .*\bones?$/;
export const viewing = /\b(?:open|show|see|view|look|choose|select|pick|go to|how|what|does|is)\b/;
export const asksPrices =
  /^(?:how much (?:are|is|do|does) (?:they|these|those|both(?: of them)?|each(?: one)?(?: of them)?|it|them)(?: cost)?|how much|what do they cost|(?:what are )?(?:the|their) prices)$/;
export const comparesPrices = new RegExp(
  `^(?:which|what)(?: one)?(?: of (?:these|them|those|${bothForm}))?(?:'s| is| costs) (?:the )?(?<fact>cheap(?:er|est)|less expensive|least expensive|dear(?:er|est)|more expensive|most expensive|less|more)(?: one)?$`,
);
export const allOfThem =
  /^(?:(?:all|both|each)(?: (?:of )?(?:them|these|those))?|(?:them|these) (?:both|all))$/;
export const meansLeast = /cheap|less|least/;
export const cheaperOfTwo = anyOf("cheaper, less expensive");
export const dearerOfTwo = anyOf("dearer, costlier, pricier, more expensive");
export const largerOne =
  /^(?:the )?(?:bigger|larger|biggest|largest|bada|badi|bade)(?: (?:one|size|wala|wali))?$/;
export const smallerOne =
  /^(?:the )?(?:smaller|smallest|littler|chhota|chota|chhoti|choti)(?: (?:one|size|wala|wali))?$/;
