/** "Bhaiya, the the blue one in M, dear": without what only addresses, sighs, stammers or happens beside the shop. */
import { paths } from "../../domain/routes.ts";
import { inNounPhrases } from "../../language/corrections/noun-phrases.ts";
import { readCount } from "../../language/readers/counts.ts";
import { guarded } from "../../language/text/guarded.ts";
import { remembered } from "../../language/text/remembered.ts";
import { asListed, directly } from "./directly.ts";
import type { Scene } from "./intent.ts";
import type { NormalisedText } from "./normalise.ts";
import {
  initialAlone,
  reworded,
  saidFirst,
  saidLast,
  setsField,
  valueFirst,
  valueLast,
} from "./phrases/form/framed.ts";
import { plainly } from "./phrases/in-plain-words/everyday.ts";
import { listWords, needWords, seesAll } from "./phrases/in-plain-words/list-words.ts";
import { cartWords, orderWords, otherWords } from "./phrases/in-plain-words/other-words.ts";
import { praisesFirst } from "./phrases/praise.ts";
import { unasked } from "./phrases/requests.ts";
import {
  admiresFirst,
  approvesFirst,
  asksForTime,
  countsThenReduces,
  heardLast,
  introduced,
  mayTrail,
  okLast,
  possibleLast,
  remarksFirst,
  remarksLast,
  shownFirst,
  tiresFirst,
  trailsLast,
  whyNotFirst,
} from "./phrases/small-talk.ts";
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
  mateLast,
  ofSize,
  salutesFirst,
  shouts,
  stammers,
  thanksFirst,
  unmarked,
  waitsFirst,
} from "./phrases/spoken-to.ts";
import { doesSo } from "./phrases/supposed.ts";
import { withoutStays } from "./stays.ts";

/** As spoken if nothing else is left. `said` stays. */
export function spokenTo(heard: NormalisedText, scene?: Scene): NormalisedText {
  const whole = shouts.test(heard.plain) ? heard.lower : heard.plain;
  const act = scene?.asked ? undefined : scene?.shop?.supposed;
  const so = act !== undefined && doesSo.test(whole.toLowerCase()) ? act : whole;
  const called = inNounPhrases(bare(inScene(so, scene))).replace(
    seesAll,
    (all) => allOf(scene) ?? all,
  );
  const text = scene?.shop && !scene.asked ? withoutStays(called, scene.shop) : called;
  const listed = scene && lists(scene) ? ofList(asListed(text)) : text;
  const plain = inPlace(scene)?.(listed) ?? listed;
  return plain === heard.plain ? heard : { ...heard, plain, lower: plain.toLowerCase() };
}

/** Where a cart or orders are seen, these are meant. */
function allOf(scene: Scene | undefined): string | undefined {
  if (!scene?.shop || scene.asked) return undefined;
  const { screen } = scene;
  if (listing.has(screen)) return "show everything";
  return owned.has(screen) ? undefined : "show all items";
}

function inScene(text: string, scene: Scene | undefined): string {
  const left = text.replace(introduced, "");
  if (scene?.asked && scene.asked.id !== "field") {
    const answer = scene.asked.id === "confirm" ? left : left.replace(heardLast, "$<end>");
    return answer.replace(mateLast, "$<end>");
  }
  const said = left.replace(remarksLast, "$<end>").replace(okLast, "");
  if (!scene?.asked)
    return said
      .replace(mateLast, "$<end>")
      .replace(asksForTime, "bear with me")
      .replace(approvesFirst, "")
      .replace(admiresFirst, "")
      .replace(praisesFirst, "")
      .replace(tiresFirst, "")
      .replace(whyNotFirst, "yes, ")
      .replace(shownFirst, "$<act>")
      .replace(countsThenReduces, "$<act>")
      .replace(possibleLast, "$<all>")
      .replace(unasked, "$<lead>");
  const { asked } = scene;
  const isSurname = asked.id === "field" && asked.field === "lastName";
  const named = isSurname ? said.replace(initialAlone, "my last name is $<letter>") : said;
  return replaced(named, answers)
    .replace(saidFirst, "")
    .replace(saidLast, "")
    .replace(setsField, "my $<field> is ")
    .replace(valueFirst, "$<lead>")
    .replace(valueLast, "");
}

const owned: ReadonlySet<string> = new Set([paths.cart, paths.placeOrder, paths.orders]);
const listing: ReadonlySet<string> = new Set([paths.home, paths.collection, paths.recommendations]);

function lists({ screen, shop, asked }: Scene): boolean {
  if (!shop || (asked && asked.id !== "need")) return false;
  return shop.inView.length > 1 && listing.has(screen);
}

type Forms = typeof listWords;

const asking = (forms: Forms): Forms =>
  forms.map(([form, everyday]) => [guarded(form), everyday] as const);

const replaced = (text: string, forms: Forms): string =>
  forms.reduce(
    (all, [form, everyday]) =>
      typeof everyday === "string" ? all.replace(form, everyday) : all.replace(form, everyday),
    text,
  );

function inWords(given: Forms): (text: string) => string {
  const forms = asking(given);
  return remembered((text) => replaced(text, forms));
}
const ofList = inWords(listWords);
const ofNeed = inWords(needWords);

const ofPlaces: Readonly<Record<string, (text: string) => string>> = {
  [paths.cart]: inWords(cartWords),
  [paths.orders]: inWords(orderWords),
};

function inPlace(scene: Scene | undefined): ((text: string) => string) | undefined {
  if (scene?.screen === paths.recommendations) return ofNeed;
  return scene?.shop && !scene.asked ? ofPlaces[scene.screen] : undefined;
}

/** As recognisers loop: "read my bag read my bag read my bag read my bag". Numbers are meant. */
const loops =
  /(?<=^|\s)(?:((?:\S+\s+){1,3}?\S+)(?:[\s,.;!?]+\1){3,}|((?:\S+\s+){4,39}?\S+)(?:[\s,.;!?]+\2){2,})(?=[\s,.;!?]|$)/giu;
const leastLooped = 30;
const once = (looped: string, short?: string, long?: string): string => {
  const unit = short ?? long ?? "";
  return unit.split(/[\s,-]+/).every((word) => readCount(word) !== null) ? looped : unit;
};

const missingMarks = asking([...unmarked, ...ofSize]);
const answers = asking(reworded);
const rarer = asking(otherWords);

const lastWords = 24;
/** Letters; what is said at length is read with its end. */
const longestTrailed = 110;

const bare = remembered((given: string): string => {
  const text = given.length < leastLooped ? given : given.replace(loops, once);
  const trails = text.length < longestTrailed && mayTrail.test(text.slice(-lastWords));
  const whole = trails ? text.replace(trailsLast, "$<all>") : text;
  const left = replaced(whole, missingMarks)
    .replace(dash, ", ")
    .replace(ampersand, " and ")
    .replace(digitOne, "one")
    .replace(laughsFirst, "")
    .replace(laughsLast, "$<all>$<end>")
    .replace(goingsFirst, "")
    .replace(goingsLast, "$<end>")
    .replace(salutesFirst, "")
    .replace(addressedFirst, "")
    .replace(addressedLast, "$<end>")
    .replace(thanksFirst, "")
    .replace(waitsFirst, "")
    .replace(remarksFirst, "")
    .replace(stammers, "$1")
    .trim();
  const plain = plainly(replaced(directly(left), rarer));
  return /[\p{L}\p{N}]/u.test(plain) ? plain : text;
});
