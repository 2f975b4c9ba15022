/** Unheard or unanswerable: ask again. */
export const noValue =
  /^(?:(?:i'm |i am )?not (?:sure|yet|really)|i (?:don't|do not) (?:know|have|remember)(?: (?:it|one|that|any|mine))?(?: by heart)?|(?:my|the) (?:(?:first|last|full|e-?mail|phone|street|pin) )?(?:name|surname|address|e-?mail|mail|number|street|city|state|country|code|phone)|i(?:'d| would) rather not(?: say)?|(?:the )?same(?: \w+)?|mm+[- ]?hm+|mhm|uh[- ]?huh|go on|continue|okay|ok|yes|yeah|sure|maybe|hmm+|why|who|(?:that(?:'s| is)|this is|it's) (?:personal|private|secret|my business)|none of your business|(?:no )?need to know|(?:now |ok |okay |please )?(?:place|confirm|process|finali[sz]e)(?: (?:it|this|that|them|everything|all|the order))?(?: (?:now|please|ji|then|also))?|(?:oh |ah |very |many )*(?:thanks|thank you|cheers|great|nice|good|lovely|fine|right|alright|perfect|cool)(?: (?:so|very) much| a lot| dear| then)?)$/i;
/** "Ya suresh", "ji Anita". */
export const agreesFirst = /^(?:ya+h?|haan|han|ji)[\s,]+(?=\p{L})/iu;
/** The last value is wrong. */
export const complains =
  /^(?:(?:that's|that is|it's|it is|this is|you got (?:it|that)|that was)? ?(?:all )?(?:wrong|not (?:right|correct|it|what i said)|incorrect|a mistake)|that isn't (?:right|it|correct)|i didn't say that)$/i;
export const offersToSpell =
  /^(?:(?:i'll|i will|i want to|i can|may i|can i) )?spell(?: it| that| it out)?(?: for you)?$/i;
export const startsAsQuestion =
  /^(?:what|which|how|why|where|when|who|whose|is|are|was|were|do|does|did|has|have|can|could|will|would|should|may i|if)\b(?! may\b)/i;
/** Before a person, not a place. */
export const ofPerson =
  /^(?:i'm|i am|this is|call me|myself|my name)\b(?! (?:in|at|from|living|staying|based)\b)/i;
export const isNoStreet = /\b(?:is|are)\b|^(?:the |my )?street \d/i;
export const twoWords = /^\S+ \S+$/;
export const pinAmong = /(?<!\d)\d{3} ?\d{3}(?![\d ]*\d)/;
export const bareNumber = /^\+?\d[\d\s,.-]{2,}$/;
export const marksOfNumbers = /[\d\s+.-]/g;
export const marksOfEmail = /\bat\b|\bdot\b|@/;
/** "I'll give the name later", "skip the street for now". */
export const putsOff =
  /^(?:let's |just |can we |could we |(?:i|we)(?:'ll| will| can| want to)? )?(?:skip|leave|give|tell|say|fill|type|add|put|do) (?:you |in )?(?:(?:the|my|that|his|her) )?(?:[\p{L}-]+ ){1,2}?(?:(?:blank|empty|out|off|for) )?(?:later|for now|for|now|blank|empty|afterwards|out)$|^skip (?:the|my|that) [\p{L}-]+(?: \p{L}+)?$|^(?:(?:the|my) )?[\p{L}-]+(?: \p{L}+)? (?:(?:i|we)(?:'ll| will) (?:give|tell|say|fill|send|type|add)(?: you)?(?: it| that)? )?(?:later|afterwards)$/u;
/** "Can we do the address first". */
export const putsFirst =
  /^(?:(?:let's|can we|could we|i'll|i will|i'd like to|can i|take|do|give|fill|start with) )*(?:(?:give|do|take|say|tell|fill(?: in)?|start with) )?(?:you )?(?:the |my )?[\p{L}-]+(?: \p{L}+)? (?:first|before that)$/u;
