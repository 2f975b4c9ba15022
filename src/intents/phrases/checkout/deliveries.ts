import { guarded } from "../../../../language/text/guarded.ts";

export const ofDelivery =
  /\b(?:deliver\w*|arriv\w*|serve|covered|check|how (?:long|soon|fast)|by when|ship|ships|shipping|courier|send|post|service\w*|reach|reaches|cover|available|come to|get (?:it|this|one|them) (?:in|at|to))\b/;
export const asksArrival = guarded(
  /^(?:and |so |but )?(?:(?:by )?when|how (?:soon|fast|quick|quickly|long|many days)|(?:on )?(?:what|which) (?:day|date)|by what (?:day|date))\b.*\b(?:it|this|that|they|them|these|delivery|one)\b.*\b(?:arrive|arrives|come|comes|get here|reach|reaches|be here|delivered|shipped|take|takes|have)\b(?: (?:here|me|us|home|at my place|to me|if i (?:order|buy) (?:it )?(?:now|today)))*\??$|^(?:when|how soon) (?:will|would|can|could|do) i (?:get|have|receive) (?:it|this|that|them|these)(?: (?:by|delivered|with me|here|at home|in (?:my )?hands?))?\??$/,
);
export const startsAsQuestion = /^(?:do|does|will|can|is|are|when|how|would)\b/;
