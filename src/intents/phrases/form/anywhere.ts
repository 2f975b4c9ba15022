import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

const one = "\\p{L}[\\p{L}'.-]*";
/** Ways of saying whose name follows, or came before. */
export const namesSomeone: readonly RegExp[] = [
  guarded(
    new RegExp(
      `\\b(?:(?:i'?m|i am|he's|he is|she's|she is|we are) (?:called|named|known as)|(?:named|calls?) (?:me|us)|(?:i|we|he|she|family) goe?s? by) (?<any>${one}(?: ${one}){0,2})$`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\b(?:label|box|parcel|packet|package|bill|form)\\b.*\\b(?:says?|reads?|(?:made out|addressed) to|signed? (?:for )?by) (?<full>${one} ${one}(?: ${one})?)$`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `^(?:replace|swap|change)(?: (?:it|that|this|him|her|me|the name))? (?:with|for|to|by) (?<full>${one} ${one}(?: ${one})?)$`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `^(?:(?:it's|it is|this is|that's) )?(?:a|the|my|this) (?:parcel|packet|package|delivery|box) (?:is |goes )?(?:for|to) (?<full>${one} ${one}(?: ${one})?)$`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `^(?<full>${one} ${one}(?: ${one})?) (?:here|speaking|this side|(?:will|is going to|shall|must|should|can) (?:get it|receive|collect|sign(?: for)?)(?: (?:it|the parcel))?)$`,
      "iu",
    ),
  ),
  new RegExp(
    `^(?=.*\\b(?:names?|wife|husband|mother|father|sister|brother|son|daughter|mum|mom|dad|aunt|uncle|neighbou?r|friend)\\b)(?=.*\\b(?:name|get|gets|getting|receiv\\w+|sign\\w*|collect\\w*|put|write|instead|my name)\\b).*[,:;.] (?:that's |it's |he's |she's |is )?(?<proper>${one} ${one}(?: ${one})?)$`,
    "iu",
  ),
  guarded(
    new RegExp(
      `^(?:(?:and|so|ok|okay|yes|hi|hello)[\\s,.]+)*(?:it'?s me,? |(?:the |my )?(?:receiver|recipient|addressee|customer|buyer)(?:'s name)? (?:is|will be|should be|would be) )(?<full>${one} ${one}(?: ${one})?)$`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\bofficially (?:it's |i'm |i am |called )?(?<full>${one} ${one}(?: ${one})?)$`,
      "iu",
    ),
  ),
];
export const ofFamily = anyOf("family, surname, clan");
export const capitalisedWords = /^(?:\p{Lu}[\p{L}'.-]*(?: |$))+$/u;
export const ofPin = anyOf("pins?, pin ?code, code, codes, postal, post, zip, area, new one");
export const ofMoney = anyOf(
  "rupees?, rs, lakhs?, dollars?, price, cost, costs, points?, miles, transfer*, paid, won, score*",
);
export const telephones = guarded(
  /^(?:please )?(?:call|dial|ring|text|message|whatsapp|save|remember|block)\b(?! (?:me|us|him|her|my|on)\b)/,
);
export const ofOthers = anyOf("bank, card, cards, atm, account, otp, password, customer");
export const wordJoints = /[\s,.!]+/;
