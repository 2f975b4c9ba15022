/** "You're a good girl". */
const praised =
  "you(?:'re| are)(?: (?:so|very|really|too|such an?|an?|the|absolutely|truly))* (?:sweet|kind|helpful|best|nice|lovely|patient|amazing|wonderful|darling|dear|angel|star|gem|legend|lifesaver|good|great|smart|clever)(?: (?:girl|boy|child|kid|person|man|lady|soul|assistant|helper|one))?";
export const praisesFirst = new RegExp(
  `^(?:(?:oh|aww+|haha|wow|ok|okay|beta|thanks|thank you)[\\s,.!]+)*${praised}[,.!]+\\s+(?=\\S)`,
  "i",
);
export const praisesOnly = new RegExp(
  `^(?:(?:oh|aww+|haha|wow|ok|okay|beta|well)[\\s,.!]+)*(?:${praised}|what an? (?:good|great|sweet|nice|clever|smart|lovely) (?:girl|boy|child|kid|assistant|helper|soul)(?: you are)?)(?: (?:you know|really|beta|dear|thanks|ji))*[.!\\s]*$`,
);
