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

/** "Next, 12 MG Road", "she says Pune". */
export const saidFirst = guarded(
  /^(?:(?:(?:next|then|also|alright|fine|right|great|cool|perfect|no (?:problem|worries)|sounds good|makes sense|i see|got it|where was i|tell you what|let me (?:see|think)|that(?:'s| is) (?:nice|great|good|fine)|can you hear me|are you there|hello|team|basically|honestly|frankly|if possible|if you can|for now)[,.!?:…]+|(?:she|he|my (?:husband|wife|mom|mum|mother|dad|son|daughter|sister|brother)) says?:?|i (?:said|say|think|guess)(?! (?:i|it|that|this|so|you|the|we)\b))\s+)+(?=\p{L}|\p{N}|\+)/iu,
);
/** "Pune (urgent)", "Asha Rao bro". */
export const saidLast = guarded(
  /(?<=[\p{L}\p{N}])(?: \((?:urgent|asap|please)\)|(?<=\p{L}{2,} ?[\p{L}\p{N}]*),? (?:bro|dude|also|too))[\s.!]*$/iu,
);

/** "Just S", to the question for the last name. */
export const initialAlone =
  /^(?:(?:just|only|it's|it is|an?|my|the|initial)[\s,]+)*(?<letter>\p{L})(?: only| please)?[.!]?$/iu;

const sighs = "(?:(?:oh|sorry|oops|wait|arre|hey|hmm|so|ok|okay)[\\s,.!]+)*";
const likho = "(?: (?:likho|likhiye|likh do|hai|karo|kar do))?[.!]?$";
/** Answers as the form's readers know them. */
export const reworded = (
  [
    ["^\\*(?=\\p{L})", ""],
    [
      `^${sighs}(?:contact|call(?: me)?|reach me)(?: (?:on|at|is))?:?(?= \\+?\\d)`,
      "contact number",
    ],
    [`^${sighs}did i say [^,?]{1,30}?[,?]? (?:it's|it is|its|i meant|i mean|no)(?= )`, "it's"],
    [
      `^(?:(?:nahi|nahin|na|no|arre)[\\s,]+)+(?<old>\\p{L}+) nahi[n]?,? (?<new>\\p{L}+(?: \\p{L}+)?)${likho}`,
      "$<new> not $<old>",
    ],
    [
      "^my initial (?<letter>\\p{L})\\.?,? (?:you can |please )?(?:put|use|write|take|goes|is)(?: it)? (?:for|as|in) (?:the |my )?(?:last name|surname)[.!]?$",
      "my last name is $<letter>",
    ],
    ["^(?:hello|hi|hey|good \\p{L}+)[,.!]? (?=i(?:'d| would) like)", ""],
    [
      `^i(?:'d| would) like (?:it|this|that|these|them|the order|my order|everything) (?:to be )?(?:delivered|sent|shipped)(?= to )`,
      "deliver it",
    ],
  ] as const
).map(([form, as]) => [new RegExp(form, "iu"), as] as const);
