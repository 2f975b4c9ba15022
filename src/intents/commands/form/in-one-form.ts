/** How a form's values are listed, in one form. */
import {
  dashAfterLabel,
  deliversTo,
  firstMark,
  hindiLabels,
  listedFields,
  listMark,
  littleBefore,
  shallBe,
} from "../../phrases/form/in-one-form.ts";

/** "1. First name - Asha 2. Surname - Rao". */
export function inOneForm(given: string): string {
  const text = namesSpelled(given);
  const listed = listedFields.test(text)
    ? text.replace(firstMark, "").replace(listMark, ", ")
    : text;
  const plain = listed.replace(dashAfterLabel, ": ").replace(deliversTo, "").replace(shallBe, "is");
  return hindiLabels.reduce((said, [form, label]) => said.replace(form, label), plain);
}

const fewestLetters = 3;

/** "It's Anita a n i t a". */
function namesSpelled(text: string): string {
  const words = text.split(" ");
  const many = words.length - words.findLastIndex((word) => word.length > 1) - 1;
  if (many < fewestLetters) return text;
  const letters = words.slice(-many).join("").toLowerCase();
  const said = words.slice(0, -many);
  const own = [1, 2].find((count) => said.slice(-count).join("").toLowerCase() === letters);
  if (own === undefined) return text;
  const before = said.slice(0, -own).join(" ");
  const name = said.slice(-own).join(" ");
  const label = own === 1 ? "first name" : "name";
  return littleBefore.test(before) ? `${label} is ${name}` : said.join(" ");
}
