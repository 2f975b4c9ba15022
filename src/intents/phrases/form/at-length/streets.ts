const number = "(?:\\d[\\w/-]*|[a-z]-?\\d+[a-z]?)";
/** Where a house begins. */
export const houseStart = new RegExp(
  `(?<![\\w@.-])(?:(?:flat|house|plot|shop|tower|room|door|block|quarter|villa|bungalow|unit|office|apartment|apt|building|bldg)(?: (?:number|no\\.?))? ${number}|${number})(?![\\w@]|\\.\\w)`,
  "gi",
);
export const roadEnd =
  /^(?:road|rd|street|lane|marg|nagar|colony|avenue|ave|layout|enclave|chowk|gali|bazaar|vihar|cross|extension|apartments?|society|residency|puram|garden|gardens|path|salai|circle|square|lines|ourem)$/;
export const nounBefore = /\b(?:the|same|my|our|this) $/;
export const houseOnly = /^house (?=\d)/i;
export const endsSentence = /[.;!?]/;
