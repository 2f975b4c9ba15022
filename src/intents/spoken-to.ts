/** "Bhaiya, the the blue one in M, dear": without what only addresses, sighs, stammers or happens beside the shop. */
import { paths } from "../../domain/routes.ts";
import { remembered } from "../../language/text/remembered.ts";
import type { Scene } from "./intent.ts";
import type { NormalisedText } from "./normalise.ts";
import { listWords, needWords } from "./phrases/list-words.ts";
import { otherWords } from "./phrases/other-words.ts";
import {
  addressedFirst,
  addressedLast,
  ampersand,
  dash,
  digitOne,
  goingsFirst,
  goingsLast,
  laughsFirst,
  laughsLast,
  shouts,
  stammers,
  thanksFirst,
  unmarked,
  waitsFirst,
} from "./phrases/spoken-to.ts";

/** As spoken if nothing else is left. `said` stays. */
export function spokenTo(heard: NormalisedText, scene?: Scene): NormalisedText {
  const text = bare(shouts.test(heard.plain) ? heard.lower : heard.plain);
  const listed = scene && lists(scene) ? ofList(text) : text;
  const plain = scene?.screen === paths.recommendations ? ofNeed(listed) : listed;
  return plain === heard.plain ? heard : { ...heard, plain, lower: plain.toLowerCase() };
}

const listing: ReadonlySet<string> = new Set([paths.home, paths.collection, paths.recommendations]);

function lists({ screen, shop, asked }: Scene): boolean {
  if (!shop || (asked && asked.id !== "need")) return false;
  return shop.inView.length > 1 && listing.has(screen);
}

const inWords = (forms: typeof listWords) =>
  remembered((text: string): string =>
    forms.reduce(
      (all, [form, everyday]) =>
        typeof everyday === "string" ? all.replace(form, everyday) : all.replace(form, everyday),
      text,
    ),
  );
const ofList = inWords(listWords);
const ofNeed = inWords(needWords);

const bare = remembered((text: string): string => {
  const left = unmarked
    .reduce((all, [form, whole]) => all.replace(form, whole), text)
    .replace(dash, ", ")
    .replace(ampersand, " and ")
    .replace(digitOne, "one")
    .replace(laughsFirst, "")
    .replace(laughsLast, "$<all>$<end>")
    .replace(goingsFirst, "")
    .replace(goingsLast, "$<end>")
    .replace(addressedFirst, "")
    .replace(addressedLast, "$<end>")
    .replace(thanksFirst, "")
    .replace(waitsFirst, "")
    .replace(stammers, "$1")
    .trim();
  const plain = otherWords.reduce((all, [form, everyday]) => all.replace(form, everyday), left);
  return /[\p{L}\p{N}]/u.test(plain) ? plain : text;
});
