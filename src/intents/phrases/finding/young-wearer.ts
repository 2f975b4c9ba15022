export const kinOfChild = /\b(?:her|his|their) (?:\w+ )?(?<whom>brother|sister)\b/;
export const pronounOfChild =
  /\bfor (?<whom>her|him)\b(?=$|[,.?!]| (?:for|in|to|too|also|as|under|this|next|and|please|with)\b)/;
