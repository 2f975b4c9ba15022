/** "Her brother". */
export const kinOfChild =
  /\b(?:her|his|their) (?:little |small |younger |baby |own )?(?<whom>brother|sister)\b/;
export const pronounOfChild =
  /\bfor (?<whom>her|him)\b(?! (?:mother|mom|mum|father|dad|papa|nani|dadi|grand\w+|aunt\w*|uncle)\b)/;
