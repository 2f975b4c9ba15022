/** Around an answer of the form: "let's say Pune", "Asha will do", "Pune hai". */
import { guarded } from "../../../../language/text/guarded.ts";

export const valueFirst = guarded(
  /^(?<lead>(?:(?:ok|okay|so|um|yes|yeah|sure|well|right|please|hmm)[\s,.!]+)*)(?:you (?:can|may|could) (?:just |please )?(?:put|write|enter|use|say|fill|type)(?: in)?(?: (?:it|that|this) (?:as|down as))?|(?:let's|let us) (?:just )?(?:say|go with|put|use)|(?:mine|the answer|that one)(?:'s| is)|i(?:'ve| have)? got|i(?:'ll| will) (?:give you|go with|say|use)|take (?:this|it) down(?: as)?|note (?:this|it) down(?: as)?|go with|type(?: in)?|key in)[\s:,]+(?=\p{L}|\p{N}|\+)/iu,
);

export const valueLast = guarded(
  /(?<=[\p{L}\p{N}][.,]?)[\s,]+(?:(?:will|would) do(?: (?:fine|nicely|it))?|is (?:fine|ok|okay|alright)|works|hai|hoga|likho|likhiye|likh (?:do|dijiye|lo|dena))(?: (?:ji|please|na|bhai|yaar))?[\s.!]*$/iu,
);

/** "Set the street to 12 MG Road". */
export const setsField = guarded(
  /^(?:(?:ok|okay|so|please)[\s,]+)*set (?:the|my) (?<field>(?:first|last) name|surname|name|e-?mail(?: address)?|street|address|city|town|state|pin ?code|pin|country|(?:phone|mobile)(?: number)?|number) (?:to|as) /iu,
);
