export const phoneNamed =
  /\bcontact (?:number|no)\b(?=(?: is|:)?,? (?:\+?\d|(?:plus|double|triple|zero|one|two|three|four|five|six|seven|eight|nine)\b))/;
export const notLettersNorDigits = /[^\p{L}\p{N}]+/u;
export const eachWord = /(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u;
