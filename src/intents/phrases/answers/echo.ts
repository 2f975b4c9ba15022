const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Of a question's act. */
export const verbsOf = {
  add: set("add put take get give buy pack pop chuck book daal daalo dal want have sold"),
  remove: set("remove delete drop out off away rid hata hatao nikalo lose bin scrap"),
  set: set("make set"),
  size: set("make change swap switch take give get put"),
} as const;

/** Of the act only beside its words: "take it out", "keep one". */
export const weakVerbs = set("take get keep leave goes only just enough");

export const besideAct = set(
  "yes yeah yep yup ya yea ok okay k sure haan ji right fine good great alright lovely super perfect of course pls please then now only just the a an it that this them one ones in into to as my me i i'll we for bag cart basket na yaar bhai bhaiya didi sir madam ma'am thanks thank you do so and with is size go on kar karo de dijiye se pair piece pieces",
);
export const asksSo =
  /^(?:(?:and|so|but) )*(?:is|are|was|will|how|what|which|when|where|why|does|did|can|could|should)\b/;
export const pronoun = /^(?:it|this|that|these|those|them)(?: ones?)?$/;
/** To the removal of a piece. */
export const notWanted =
  /^(?:(?:yes|yeah|ok|okay|haan)[\s,]+)*(?:i|we) (?:don't|do not|dont) (?:want|need) (?:it|them|that|those|these)(?: any ?more)?[.!]*$/;
/** Enough for the cart. */
export const assenting =
  /^(?:(?:yes|yeah|ok|okay|oh|hmm)[\s,]+)*(?:(?:very )?(?:good|perfect|cool|great|nice|lovely)(?: yes)?|i (?:guess|think|suppose|believe)(?: so)?|you (?:may|can)|if you (?:must|like|say so)|(?:that's|thats|that is) what i (?:said|meant|asked(?: for)?)|(?:no|not a) (?:problem|worries|issue)[\s,]+(?:do it|go ahead|add it|yes))[.!]*$/;
