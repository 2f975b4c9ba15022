/**
 * What the stand-in recogniser can hear: whole sentences for every row of the phrase table, wishes
 * made of shopping words, and some that no row matches. A general language model hears a synthetic
 * voice too badly to test with, a grammar hears it well.
 */

/** Sentences; `<wish>` is a garment with what may be said of it. Only words of cmudict. */
export const sayings: readonly string[] = [
  "open search",
  "open the search",
  "close search",
  "close the search",
  "collections",
  "show me the collection",
  "show me your products",
  "about",
  "about us",
  "about the shop",
  "tell me about the shop",
  "home",
  "go home",
  "take me home",
  "back to the home page",
  "cart",
  "go to the cart",
  "go to my cart",
  "what is in my cart",
  "contact",
  "contact us",
  "how can i contact you",
  "orders",
  "my orders",
  "show my orders",
  "show me my orders",
  "where is my order",
  "log out",
  "log me out",
  "please log out",
  "sign out",
  "what should i buy",
  "i need something",
  "i need <wish>",
  "i want <wish>",
  "i am looking for <wish>",
  "recommend <wish>",
  "suggest <wish>",
  "good morning",
  "how are you today",
  "what is the weather like",
  "play some music",
];

const wish = {
  wish: "[ a | an | some ] [ <colour> ] [ <kind> ] <garment> [ for <whom> ]",
  colour: "red | blue | green | black | white | yellow",
  kind: "cotton | linen | denim | warm | summer | winter",
  garment: "shirt | jacket | dress | jeans | trousers | sweater | coat | shorts",
  whom: "men | women | kids | my son | my daughter",
} as const;

/** The sayings as a grammar for pocketsphinx. https://www.w3.org/TR/jsgf/ */
export function grammar(): string {
  const rules = Object.entries(wish).map(([name, words]) => `<${name}> = ${words};`);
  return [
    "#JSGF V1.0;",
    "grammar shop;",
    `public <saying> = ${sayings.join("\n  | ")};`,
    ...rules,
    "",
  ].join("\n");
}
