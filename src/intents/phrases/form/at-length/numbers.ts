/** Before a number that isn't it. */
export const deniesNumber =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? $|\b(?:not|isn't|wasn't|don't (?:put|use|write|call)|do not (?:put|use|write)|old|never|landline|(?:consumer|meter|account|card|order|bill)(?: number| no))\b(?:(?!\bnow\b|\bit(?:'s| is)\b|\buse\b)[^,.;:!?\d]){0,24}$/;
export const writtenPin = /(?<![\d-])\d{3} ?\d{3}(?![\d-]|,? ?\d{3})/g;
export const changesMail =
  /\b(?:no|sorry|wait|actually|hacked|closed|make it|just|so|instead|use|don't|not)\b/;
export const deniesMail =
  /\b(?:not|don't use|do not use|never|old one was|old one is)\b[^,.;:!?]{0,20}$/;
