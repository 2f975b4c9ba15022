export const phoneNamed = /\bcontact (?:number|no)\b(?=(?: is)? \+?\d)/;
export const notLettersNorDigits = /[^\p{L}\p{N}]+/u;
export const eachWord = /(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u;
