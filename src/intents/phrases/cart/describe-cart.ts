import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const asksContents = guarded(
  /^(?:what(?:'s| is| do i have| have i got| did i put)(?: there)? (?:in|inside) (?:my |the )?(?:cart|bag|basket|it)|(?:read|tell me)(?: me)? (?:what's in )?(?:my |the )?(?:cart|bag|basket)|how many (?:things|pieces|items) (?:are|do i have) in (?:my |the )?(?:cart|bag|basket|it)|how many (?:things|pieces|items) do i have|what(?:'s| is)(?: left| still)? in there|what(?:'s| is) left in (?:it|my (?:cart|bag|basket)|the (?:cart|bag|basket))|what (?:do i have|have i got)(?: so far)?)$/,
);
export const asksCartTotal = guarded(
  /^(?:(?:and )?how much (?:is (?:it|that|this|everything|the cart|my cart)|does (?:it|that|everything) (?:cost|come to)|do i (?:have to )?(?:pay|owe))(?: (?:altogether|all together|in all|in total|with delivery|all))?|(?:(?:what(?:'s| is)|tell me|read(?: me)?) )?(?:the|my) (?:grand |sub ?|order )?(?:total|sum|bill|amount)(?: (?:amount|price|cost))?(?: (?:with(?:out)?|including|and|before|for) (?:the )?delivery)?|how much (?:altogether|in total|in all)|what do i (?:have to pay|owe|pay)|what does (?:it|everything) (?:cost|come to)(?: altogether| in all)?|total)$/,
);
/** "How much is it?" is about the open product. */
export const asksDeliveryFee = guarded(
  /^(?:(?:how much (?:is|does|for)|what(?:'s| is)|what does) (?:the )?(?:delivery|shipping)(?: (?:cost|charge|fee|price))?(?: cost)?|is (?:the )?(?:delivery|shipping) free|(?:delivery|shipping) (?:cost|charge|fee)|how much (?:do i pay )?for (?:delivery|shipping))$/,
);
export const ofWholeCart =
  /altogether|all together|in all|in total|total|everything|cart|sum|bill|pay|owe|with delivery/;
export const ofDebts = anyOf("owe, pay");
