export const stops = /[.,!?;:…]/;
export const sentenceBegins =
  /(?<= )(?:show (?:me|us)|(?:take|put|leave) (?:it|this|that|them|him|hers|his)|add|remove|delete|i'll take|i will take|i shall take|how (?:much|many|long|do i|does it)|what(?:'s| is| are| do you| have you| colou?r| size| does| age| cloth)|which (?:one|is|of|size)|where (?:is|are|do|can)|is (?:it|this|that|there)|are (?:they|these|there)|does (?:it|this|that)|do (?:you|they) (?:have|sell|keep|deliver|take)|have you got|can i (?:see|have|get|pay|return|wash)|open (?:the|it|that|this)|go to|check ?out|make it|change it|give me)(?= |$)/gi;
/** What begins after these belongs to them. */
export const dependent =
  /(?:^|[ '])(?:to|don't|not|never|can|can't|could|would|will|won't|shall|should|must|may|you|i|we|he|she|they|who|if|when|whether|that|know|let|me|say|says|said|asks?|asked|asking|tell|wonder|wondering|mind|want|wants|or|than|as|like|of|in|on|at|for|with|the|an?|my|no|how|what|which|where|'?ll|going|gonna|please do|why)$/i;
/** One question: "how tall is that". */
export const asking =
  /^(?:(?:and|so|but|ok|okay) )*(?:how|what|what's|which|where|who|when|why|is|are|do|does|did|can|could|will|would)\b/i;
