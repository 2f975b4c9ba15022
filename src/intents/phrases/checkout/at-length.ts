import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

/** Between the clauses of a long sentence. */
export const clauseJoints =
  /\s*[.,;:!?–—]+\s+|\s+(?:so(?! that)|but|because|since|and|then|or else|kyunki|kyonki|lekin|par|to|toh|isliye|that's why|no (?=no|wait|sorry|actually)|wait|actually|sorry)\s+|\s+(?=(?:please )?(?:don't|do not|dont) (?:place|order|book|confirm|finish|send|submit)\b)/;
const card = "(?:card|cards|upi|gpay|online|razorpay|debit|credit|netbanking|phonepe|paytm)";
const cash = "(?:cash|cod|c\\.o\\.d|nakad|nagad)";
const method = `(?:${card}|${cash})`;
export const namesCard = new RegExp(`\\b${card}\\b`);
export const namesCash = new RegExp(`\\b${cash}\\b`);
const choosing =
  "(?:make|change|changed|switch|put|keep|set|shift|move|choose|select|pick|take|tick|leave|mark|use|go with|let it be|let's do|do|pay|paying|give|rather|prefer|want)";
/** A clause that chooses. */
export const chooses = guarded(
  new RegExp(
    `\\b${choosing}\\b.*\\b${method}\\b|\\b${method}(?: \\p{L}+){0,3} (?:kar do|kar dijiye|karo|kardo|rakho|rakhna|rehne do|rahne do|chuno|chun lo|le lo|laga do|de dung[ai]|dunga|dungi|denge|karung[ai]|karenge|hi theek|theek hai|is fine|will do|instead|then)\\b|\\b(?:payment|pay)\\b.*\\b${method}\\b|^(?:just |only |the )?${method}(?: on delivery| payment)?(?: please| only| it is| is fine| then| then please| when it \\p{L}+)*$`,
    "u",
  ),
);
/** "Can you switch it to card?" asks for it. */
export const questions =
  /(?:^|(?<=[.!?;]\s))(?![^.!?;]*\b(?:can|could|would|will) you\b[^.!?;]*\b(?:change|switch|make|put|set|choose|mark|keep)\b)[^.!?;]*\?/g;
export const phraseEnds = /[.,;:!?]+\s+/;
export const leadingJoint = /^(?:(?:so|but|and|then|toh?|par|ok|okay|please|yes)\s+)+/;
/** "Agar papa bolein to card kar denge". */
export const conditions = /\b(?:agar|if)\b[^,.;!?]*? (?:to|toh|then) [^,.;!?]*/g;
/** What it is chosen over. */
export const rejected = /\b(?:instead of|rather than|in place of|and not|not) .*$/;
/** Habits, the past, hearsay. */
export const choosesNot = anyOf(
  "not, don't, do not, no, never, won't, can't, cannot, without, refuses, nahi, nahin, mat, remove, removed, was going to, were going to, used to, thought, set up, (?<!like |as )always, (?<!like |as )usually, socha, tha, thi, earlier, trust, trusts, telling me, tells me, keeps, said, saying, heard, hates?, points?, if, limit, lost, expired, blocked, maybe",
);
export const asks =
  /^(?:please )?(?:can|could|may|is|are|does|do|will|would|which|what|how|whether|if|kya|shall|should) (?!you\b(?:.*\b(?:change|switch|put|set|make)\b))|\b(?:chalega|chalta hai|hota hai|milega) (?:kya|ya)\b/;
/** Asks only. */
export const asksOnly =
  /\b(?:only|just|simply) (?:asking|checking|wondering|curious|want(?:ing)? to know)\b|\bonly tell me\b|\b(?:don't|do not) change (?:it|anything|that)\b|\bpehle bata/;
export const asksChosenMethod = guarded(
  /\b(?:what|which|how|whether|if|kya|kaunsa)\b[^.?!]*\b(?:pay|paying|payment|cash|card|cod)\b[^.?!]*\b(?:showing|shows|shown|ticked|selected|chosen|set|marked|picked|just now|at present|right now|currently|currently on|is it on|it is on|dikha raha)\b/,
);
export const asksMethods = guarded(
  /\b(?:can|could|may|is|are|do|does|will|kya|chalega|whether|if)\b[^.?!]*\b(?:card|cards|upi|gpay|cash|cod|online|payment)\b/,
);
