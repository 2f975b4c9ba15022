/** Shared alternatives. */

export const relatives =
  "[a-z]+-in-law|in law|father|papa|dad|mother|mom|mum|mummy|maa?|husband|hubby|wife|brother|sister|uncle|aunt|aunty|friend|boss|son|daughter|nephew|niece|cousin|bhai|bhaiya|bhabhi|didi|bua|mausi|masi|mami|nani|dadi|chach[ai]|mama|nana|dada|partner|fiancee?|boyfriend|girlfriend|colleague|neighbour|teacher|driver|maid|cook|(?:grand|god|step)[a-z]+|man|woman|lady|girl|boy|guy|male|female";
export const innerwear =
  "vests?|banians?|trunks?|briefs?|boxers?|bras?|track ?pants?|shorts|t-?shirts?|pant(?:y|ies)|innerwear";
export const worn =
  "hoody|sweat ?shirt|skirt|dress|saree|sari|kurt[ai]|lehenga|top|shirt|jeans|trousers|pants?|jacket|blazer|gown|t-?shirt|hoodie|sweater|coat|suit|shorts|dupatta|shawl";
export const colours =
  "black|white|red|maroon|blue|navy|green|pink|yellow|orange|purple|grey|gray|brown|beige|cream|gold|golden|silver|teal|cobalt|lilac|lavender|mustard|peach|wine|rust|olive";
/** The end of a wish or of its clause. */
export const end = "(?=\\s*(?:[,.;!?]|$))";
/** Cloths that people refuse. */
export const cloths =
  "silk|cotton|wool|woollen|polyester|nylon|velvet|satin|net|georgette|denim|leather|linen|rayon|lycra|fleece|acrylic|synthetic|lace|terry ?cotton";
