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
  "cancel my last order",
  "where is my refund",
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
  // From finding a piece to having ordered it.
  "search for linen shirts",
  "cheapest first",
  "open the first one",
  "compare it with the second one",
  "add it to my cart in medium",
  "check out",
  "my name is anna brown",
  "deliver to twelve market road",
  "my city is delhi and my state is delhi and my country is india",
  "my pin code is one one zero zero zero one",
  "my phone is nine eight seven six five four three two one zero",
  "place the order",
  "yes",
  "no",
  "stop",
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
  return grammarOf(sayings);
}

export function grammarOf(said: readonly string[]): string {
  const rules = Object.entries(wish).map(([name, words]) => `<${name}> = ${words};`);
  return [
    "#JSGF V1.0;",
    "grammar shop;",
    `public <saying> = ${said.join("\n  | ")};`,
    ...rules,
    "",
  ].join("\n");
}
