import { expect, it } from "vitest";
import { directly } from "./directly.ts";

it.each([
  ["could you possibly add it in L?", "add it in L"],
  ["hey, would you mind adding this one?", "hey, add this one"],
  ["do you mind putting the jeans in my bag", "put the jeans in my bag"],
  ["any chance you can open the first?", "open the first"],
  ["I was hoping you could show me kurtas", "show me kurtas"],
  ["I'd appreciate it if you could remove the jeans.", "remove the jeans."],
  ["do me a favour and clear it all", "clear it all"],
  ["why don't you show me the shawl?", "show me the shawl"],
  ["tell you what, make that two", "make that two"],
  ["I'm gonna take it", "i'll take it"],
  ["I'm trying to open my orders", "i would like to open my orders"],
  ["is there a way to change the size?", "can i change the size?"],
  ["add it na", "add it"],
  ["show me the bag, will you?", "show me the bag"],
  ["open the first one, thanks a lot", "open the first one"],
  ["I've been looking everywhere for kurtas", "show me kurtas"],
  ["what kinds of sarees do you have?", "show me sarees"],
  ["sorry to bother you, but is it lined?", "is it lined?"],
  ["mind adding this one", "add this one"],
  ["my wife wants to know if it shrinks", "does it shrink"],
  ["quick question, is it lined?", "is it lined?"],
  ["by the way, what does delivery cost", "what does delivery cost"],
  ["do you know what colour it is?", "what colour it is?"],
  ["I wonder if it shrinks", "does it shrink"],
  ["can you tell me if the linen shirt has a pocket?", "does the linen shirt have a pocket?"],
  ["I was wondering whether they're warm", "are they warm"],
  ["let me know if you ship to Goa", "do you ship to Goa"],
  ["how much is it, by the way?", "how much is it?"],
])("“%s” says “%s”", (said, left) => {
  expect(directly(said)).toBe(left);
});

it.each([
  // Asked of the shop, or about a person.
  "why don't you take cards?",
  "is there a way to the shop by bus?",
  "she could possibly take it",
  // Plans.
  "I'm going to a wedding",
  "I'm trying to find a present",
  "maybe it is too long",
  "I've been looking everywhere for my parcel",
  "I was thinking of returning it",
  "I'm interested in the blue shirt",
  // Nothing is asked.
  "by the way, I like it",
  "let me know when it comes",
  "do you know what, I'll take it",
])("“%s” stays", (said) => {
  expect(directly(said)).toBe(said);
});
