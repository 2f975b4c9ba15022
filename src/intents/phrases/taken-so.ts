export const views =
  /(?<!\bi )\bsee\b|\b(?:open|show|view|look|go|take me|bring|pull|click|tap|press|pick|select|choose|display|check|set|page)\b/;
export const takes =
  /\b(?:then|ok|okay|too|also|as well|put|fine|yes|yeah|for (?:me|him|her|my)|this one|that one)\b/;
