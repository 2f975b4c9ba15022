import { expect, it } from "vitest";
import { normalise } from "./normalise.ts";
import { exampleScenes } from "./replay/example-scenes.ts";
import { spokenTo } from "./spoken-to.ts";

it.each([
  ["bhaiya show me shirts", "show me shirts"],
  ["What colour is it, dear?", "What colour is it?"],
  ["accha, listen, the the blue one yaar", "the blue one"],
  ["I want want it", "I want it"],
  ["read my bag read my bag read my bag read my bag read my", "read my bag read my"],
  ["Add it in M. Add it in M. Add it in M. Add it in M.", "Add it in M."],
  [
    "nine eight nine eight nine eight nine eight nine eight",
    "nine eight nine eight nine eight nine eight nine eight",
  ],
  ["MY NAME IS LINDA DEVI", "my name is linda devi"],
  ["my bus is coming. add it in M", "add it in M"],
  ["Linda Devi, Imphal. the kids are shouting here", "Linda Devi, Imphal"],
  ["how much? my wife is calling me", "how much?"],
  [
    "Id say its for Asha, whatll it be, dont know",
    "I'd say it's for Asha, what'll it be, don't know",
  ],
  ["which 1 is cheaper, the men's 1?", "which one is cheaper, the men's one?"],
  ["wait, how much is it?", "how much is it?"],
  ["wait, take out the jeans", "take out the jeans"],
  ["right, you can add it", "right, add it"],
  ["you can ship it to Goa?", "you can ship it to Goa?"],
  ["thank you. the fifth one", "the fifth one"],
  ["the jeans in L 🙏🏽 lol", "the jeans in L"],
  ["yes - write. pink & white", "yes, write. pink and white"],
  ["get rid of the jeans", "remove the jeans"],
  ["I don't want the jeans anymore", "remove the jeans"],
  ["include it in M", "add it in M"],
  ["open the 1st one", "open the first one"],
  ["ok, let's wrap up", "ok, go to checkout"],
  ["12, 1st Cross, 2nd Main", "12, 1st Cross, 2nd Main"],
  ["Good evening, show me kurtas", "show me kurtas"],
  ["namaste ji. one in L", "one in L"],
  ["good evening dress", "good evening dress"],
  ["make the jeans three, nothing else", "make the jeans three"],
  ["remove the jeans ok thanks bye", "remove the jeans"],
  ["add it quickly please", "add it"],
  ["how can I get it quickly", "how can I get it quickly"],
  ["hello, are you there", "are you there"],
  ["ladies or gents", "is it for men or women"],
  ["eid ke liye lena hai yeh kaun sa rang hai", "what colour is it"],
  ["3 x S to cart", "3 S to cart"],
  ["teen small daal do", "3 small daal do"],
  // A person is spoken of.
  ["my sister is coming too, S for her", "my sister is coming too, S for her"],
  ["the parcel is late", "the parcel is late"],
  ["didi wants M", "didi wants M"],
  ["bhai ke liye shirt", "bhai ke liye shirt"],
  ["one for my bro", "one for my bro"],
  ["Ramesh Bhai", "Ramesh Bhai"],
  // Another meaning.
  ["is it too dear?", "is it too dear?"],
  ["are there any shirts", "are there any shirts"],
  ["uh-huh", "uh-huh"],
  ["no no", "no no"],
  ["the flat 1, MG Road", "the flat 1, MG Road"],
  ["its colour, the ID and its hem", "its colour, the ID and its hem"],
  ["wait, three", "wait, three"],
  ["he will pay lol", "he will pay lol"],
  ["House 8-2-310, Larsen & Toubro Road", "House 8-2-310, Larsen & Toubro Road"],
  // Nothing else is left.
  ["accha", "accha"],
  ["thank you. bye", "thank you. bye"],
  ["yaar", "yaar"],
])("“%s” says “%s”", (said, left) => {
  expect(spokenTo(normalise(said))).toMatchObject({ said, plain: left, lower: left.toLowerCase() });
});

it.each([
  ["Asha will do", "Asha"],
  ["Pune hai", "Pune"],
  ["let's say 12 Brigade Road", "12 Brigade Road"],
  ["ok, you can put it as Asha", "ok, Asha"],
  ["mine's Rao", "Rao"],
  ["set the street to 12 Brigade Road", "my street is 12 Brigade Road"],
  ["what will do?", "what will do?"],
  ["wait, Pune", "wait, Pune"],
])("“%s”, asked for a field, says “%s”", (said, left) => {
  const asked = { id: "field", field: "city", text: "Which city?", about: "" } as const;
  expect(spokenTo(normalise(said), { ...exampleScenes.checkout, asked }).plain).toBe(left);
});

it.each([
  ["one more thing. drop the jeans", "drop the jeans"],
  ["last thing, remove the shirt", "remove the shirt"],
  ["one more shirt", "one more shirt"],
  ["that's fine. L for me", "L for me"],
  ["light blue is fine. do you have S?", "do you have S?"],
  ["cash is fine. place the order", "cash is fine. place the order"],
  ["make the jeans three, is that possible?", "make the jeans three"],
  ["net banking, is that possible?", "net banking, is that possible?"],
  ["I'll ask my husband first", "bear with me"],
  ["give me a minute", "bear with me"],
  ["I'll show my husband the blue one", "I'll show my husband the blue one"],
  // More, or something else, is said.
  ["leave the jeans alone", "leave the jeans alone"],
  ["remove the jeans later, is that possible", "remove the jeans later, is that possible"],
  ["the last thing i need is another linen shirt", "the last thing i need is another linen shirt"],
  ["change nothing else", "change nothing else"],
  [
    "add it, and what are the washing instructions",
    "add it, and what are the washing instructions",
  ],
  ["remove the sheer one", "remove the sheer one"],
  ["is M okay?", "is M okay?"],
  ["does it dry quickly", "does it dry quickly"],
  ["what was that shirt you showed me", "what was that shirt you showed me"],
])("“%s”, in the cart, says “%s”", (said, left) => {
  expect(spokenTo(normalise(said), exampleScenes.cart).plain).toBe(left);
});
