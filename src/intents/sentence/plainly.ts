/**
 * Rereads a sentence with Hindi, typos and homophones corrected, if the original means nothing or
 * is less certain. The words as heard stay.
 */
import { sizeForm, sizeSaid } from "../../../language/readers/sizes.ts";
import { acts } from "../commands/acts.ts";
import type { Command, Reading } from "../commands/command.ts";
import { waitingFor } from "../commands/waiting.ts";
import { writesCart } from "../effects.ts";
import { sayingOf } from "../grammar/saying.ts";
import type { Scene } from "../intent.ts";
import { normalise } from "../normalise.ts";
import { matchRow, placeRows } from "../table/match.ts";
import { accounted } from "./accounted.ts";
import { atCheckout } from "./at-checkout.ts";
import type { Sure } from "./best.ts";
import { decidedOn } from "./changed-mind.ts";
import { isForOthers } from "./for-others.ts";
import { held } from "./held.ts";
import { leading } from "./mishearing.ts";
import { type Plain, plainReadings } from "./plain-readings.ts";
import { meaning } from "./several.ts";
import { supposed } from "./supposed.ts";
import { takenSo } from "./taken-so.ts";
import { wishedFreely } from "./wished-freely.ts";

/** The lead that homophones need. */
const surer = 0.1;
/** How much less certain a correction of unknown words may be. */
const nearly = 0.15;
/** Take the words as given. */
const firm: ReadonlySet<string> = new Set(["answer", "answer-need", "delivery", "mishearing"]);
/** Take any words. */
const loose: ReadonlySet<string> = new Set(["find", "follow-up"]);

/** Overrules the rules' reading. */
export type Decides = (
  byRules: Sure | undefined,
  reading: Reading,
  scene: Scene,
) => Sure | undefined;

export const byRulesAlone: Decides = (byRules) => byRules;

const mostByChance = 2;

const fieldsFilled = ({ effects }: Sure): number =>
  effects.flatMap((each) => (each.type === "fillDelivery" ? Object.keys(each.fields) : [])).length;

const nothing = { id: "none", slots: {}, effects: [] };

export function plainly(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
  decides: Decides,
): Sure | undefined {
  const brief = briefly(commands, reading, scene, decides);
  const taken = atCheckout(brief, reading, scene);
  if (!taken || taken === brief || fieldsFilled(taken) > mostByChance) return taken;
  return isForOthers(taken, { ...reading, row: "none" }, scene) ? brief : taken;
}

function briefly(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
  decides: Decides,
): Sure | undefined {
  const sure = likeliest(commands, reading, scene);
  const byRules =
    sure && accounted(decidedOn(takenSo(sure, reading), reading, scene), reading, scene);
  const decided = decides(byRules, reading, scene);
  const would = supposed(reading, scene, (act) => {
    const heard: Reading = { ...normalise(act), row: "none" };
    return decides(likeliest(commands, heard, scene), heard, scene);
  });
  if (would) return { ...would, chance: 1 };
  if (decided && isForOthers(decided, reading, scene)) return undefined;
  const wished = wishedFreely(decided ?? nothing, reading, scene);
  if (wished || !decided) return wished;
  return asksFit(decided, reading, scene) ?? held(decided, reading, scene);
}

function likeliest(commands: readonly Command[], reading: Reading, scene: Scene): Sure | undefined {
  const said = meaning(commands, reading, scene);
  if (!scene.shop || (said && firm.has(said.id))) return said;
  const meant = plainReadings(reading, scene)
    .flatMap((plain) => {
      const own = meantBy(commands, plain, reading, scene);
      return own && !isValue(own, plain, scene) && isBetter(own, said, plain) ? own : [];
    })
    .reduce<Sure | undefined>(
      (best, own) => (best && best.chance >= own.chance ? best : own),
      undefined,
    );
  return meant ?? said;
}

/** Corrections never fill the form. */
function isValue({ effects }: Sure, { by }: Plain, { asked }: Scene): boolean {
  const fills = effects.some(({ type }) => type === "fillDelivery");
  return asked?.id === "field" || (fills && by !== "english");
}

function isBetter(meant: Sure, than: Sure | undefined, { by }: Plain): boolean {
  if (!than) return true;
  // Searches correct names themselves.
  if (than.effects.some(({ type }) => type === "openSearch")) return false;
  if (loose.has(than.id))
    return !loose.has(meant.id) || meant.chance > than.chance + (by === "english" ? 0 : surer);
  // "Yeh shirt" asks which shirt, "this shirt" doesn't.
  if (by === "english" && asksWhich(than) && !asksWhich(meant) && meant.id === than.id) return true;
  // Without its Hindi verb, "shawl L kar do" seems to take another.
  if (by === "english" && than.id === "add" && meant.id === "change-cart") return true;
  return by === "sound"
    ? meant.chance > than.chance + surer
    : !loose.has(meant.id) && meant.chance >= than.chance - nearly;
}

const asksWhich = ({ effects }: Sure): boolean =>
  effects.some((each) => each.type === "ask" && each.question.id === "which");

function meantBy(
  commands: readonly Command[],
  { text, by }: Plain,
  { said, row }: Reading,
  scene: Scene,
): Sure | undefined {
  const heard = normalise(text);
  const own = row === "none" ? (matchRow(heard.lower)?.id ?? "none") : row;
  if (own !== row && !placeRows.has(own)) return undefined;
  const taken = meaning(commands, { ...heard, said, row: own }, scene);
  if (own === row || taken?.row === "waits") return taken;
  const effects = [...(taken?.effects ?? []), ...waitingFor(own)];
  // "Nakad dunga, ghar pe".
  if (taken && own === "home" && !leading.test(heard.lower)) return taken;
  if (taken) return { ...taken, effects };
  if (by === "sound" || !leading.test(heard.lower)) return undefined;
  return { id: "mishearing", slots: { meant: text }, effects, row: "follows", chance: 1 };
}

const asksWhether = new RegExp(
  `\\b(?:${sizeForm}|(?![ai]\\b)x?\\w) (?:size )?(?:should|would|will|must|might|is)\\b[^?]*[\\s,](?:right|no|na|correct|ok|okay|yes|hai na)\\?$|\\b(?:isn't|won't|wouldn't|doesn't) it\\?$|^(?:(?:so|then|and|ok|okay|maybe|hmm|um)[\\s,]+)*(?:an? )?(?:size )?(?:${sizeForm}|(?![ai]\\b)x?\\w)\\?$|\\b(?:hai|milega|milegi)\\b(?: (?:kya|isme|ismein|iska|aapke paas|tumhare paas))*\\?$|^(?:(?:and|so|ok|hi)[\\s,]+)*(?:(?:have )?(?:you )?got (?:it|this|that|these)(?: one)? in|any\\b[^?]*\\bleft|would you have)\\b[^?]*\\?$|^(?:(?:hmm+|um|but|so)[\\s,]+)*or (?:(?:would|should|will|is|maybe|perhaps|size|the|an?) )*${sizeSaid}(?:(?: be| is)? (?:better|good|fine|ok|okay|safer))?\\s*(?:\\?|$)|^(?:(?:hmm+|um|but|so)[\\s,]+)*or (?:would|should|will|is) (?:(?:size|the|an?) )*${sizeSaid}\\b|\\byou(?:'re| are)? (?:having|stocking|keeping) (?:it|that|this|one)\\b[^?]*\\?$`,
);

/** "So the S should be fine, right?" */
function asksFit({ effects }: Sure, reading: Reading, scene: Scene): Sure | undefined {
  const takes = effects.some(({ type }) => writesCart.has(type) || type === "chooseSize");
  if (!takes || !asksWhether.test(reading.lower)) return undefined;
  const asked = acts["check-size"]?.does(sayingOf(reading, scene), reading, scene);
  return asked && { ...asked, id: "check-size", chance: 1 };
}
