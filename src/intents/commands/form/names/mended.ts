/** "You've written Anita, I'm Amita": whatever stood there. */
import { isName } from "../../../../../language/readers/person-names.ts";
import { placeKinds } from "../../../../../language/readers/places.ts";
import { isCommonWord } from "../../../../../language/words/common-words.ts";
import { isPlainWord } from "../../../../../language/words/stop-words.ts";
import { asOneName } from "../../../phrases/form/amid/amid.ts";
import { mendsName, ofLastName } from "../../../phrases/form/amid/name-mended.ts";
import type { Fields } from "../fields.ts";
import { titled } from "../values.ts";

export function nameMended(said: string, form: Fields): Fields | undefined {
  if (said.endsWith("?") && !said.includes(",")) return undefined;
  const text = said.replace(asOneName, "");
  for (const mends of mendsName) {
    const { wrong, right = "" } = mends.exec(text)?.groups ?? {};
    if (!isOwn(right) || (wrong !== undefined && !isOwn(wrong))) continue;
    const isLast = wrong?.toLowerCase() === form.lastName?.toLowerCase() || ofLastName.test(text);
    return { [isLast && form.lastName ? "lastName" : "firstName"]: titled(right) };
  }
  return undefined;
}

function isOwn(name: string): boolean {
  const words = name.toLowerCase().split(" ");
  const isTalk = words.some((word) => isCommonWord(word) || (word.length > 2 && isPlainWord(word)));
  return isName(name) && !isTalk && placeKinds(name).length === 0;
}
