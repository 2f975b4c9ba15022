/** Looks implied by kind or words: tights are tight, a henley has a henley neck. */
import { colourLineage } from "../../../language/words/colours.ts";
import { garmentLineage } from "../../../language/words/garments.ts";

/** "Clean Look Light Fade": the fade decides; "rigid denim" in ecru is undyed. */
export function oneWash(details: readonly string[], colours: readonly string[]): readonly string[] {
  const undyed =
    colours.length > 0 && colours.every((one) => colourLineage(one).some((kin) => pale.has(kin)));
  const faded = undyed || details.some((one) => one === "light-wash" || one === "mid-wash");
  return faded ? details.filter((one) => !darkest.has(one)) : details;
}

const darkest = new Set(["dark-wash", "rinse-wash"]);
const pale = new Set(["white", "ecru", "cream", "beige", "ivory"]);

/** Tights are tight. */
export function fitOf(said: readonly string[], garments: readonly string[]): readonly string[] {
  return kinOf(garments).some((one) => tightByNature.has(one))
    ? [...new Set([...said, "slim"])]
    : said;
}

/** Jeans of a dark wash are dark blue, unless the text says otherwise. */
export function washedColour(
  garments: readonly string[],
  details: readonly string[],
): readonly string[] {
  if (!kinOf(garments).includes("jeans")) return [];
  return washes.flatMap(([wash, colour]) => (details.includes(wash) ? [colour] : [])).slice(0, 1);
}

const washes = [
  ["dark-wash", "navy"],
  ["light-wash", "sky-blue"],
  ["mid-wash", "blue"],
] as const;

/** Waistcoats have no sleeves by default. */
export function sleeveOf(
  said: readonly string[],
  garments: readonly string[],
  details: readonly string[],
): readonly string[] {
  // "Bell Sleeve", of three quarters.
  const shaped = said.flatMap((one) => /-(bell|puff|flutter)$/.exec(one)?.[1] ?? []);
  if (said.length > 0) return said.filter((one) => !shaped.includes(one));
  if (details.some((one) => /^(?:strappy|strapless|halter-neck)$/.test(one))) return ["sleeveless"];
  if (kinOf(garments).some((one) => sleevelessByNature.has(one))) return ["sleeveless"];
  return kinOf(garments).some((one) => longByNature.has(one)) ? ["long"] : said;
}

const longByNature = new Set(
  "burkini abaya thobe boiler-suit hoodie blazer bomber biker-jacket puffer overcoat trench-coat sweatshirt".split(
    " ",
  ),
);

const sleevelessByNature = new Set([
  "waistcoat",
  "nehru-jacket",
  "gilet",
  "sweater-vest",
  "tank-top",
  "camisole",
  "tube-top",
  "hi-vis-vest",
  "pinafore",
  "dungaree",
  "slip-dress",
]);

/** Jeans imply denim; polycotton is both. */
export function clothOf(said: readonly string[], garments: readonly string[]): readonly string[] {
  const blended = said.flatMap((one) => blends.get(one) ?? [one]);
  const denim = garments.includes("jeans");
  return [...new Set([...blended, ...(denim ? ["denim"] : [])])];
}

const blends: ReadonlyMap<string, readonly string[]> = new Map([
  ["polycotton", ["cotton", "polyester"]],
]);

const tightByNature = new Set(["tights", "leggings", "jeggings", "treggings", "bodysuit"]);

/** Inherent parts: a zip hoodie has a hood, too. */
export const innateParts = (garments: readonly string[]): readonly string[] =>
  kinOf(garments).flatMap((one) => partsOf.get(one) ?? []);

const kinOf = (garments: readonly string[]): readonly string[] =>
  garments.length === 1 ? garmentLineage(garments[0] ?? "") : garments.flatMap(garmentLineage);

const partsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["hoodie", ["hood"]],
  ["raincoat", ["waterproof"]],
  ["polo", ["collar"]],
  ["puffer", ["quilted"]],
  ["short-kurti", ["hip-length", "short-length"]],
  ["short-kurta", ["hip-length", "short-length"]],
  ["tights", ["stretch"]],
  ["leggings", ["stretch"]],
  ["jeggings", ["stretch"]],
  ["yoga-pants", ["stretch"]],
  ["burkini", ["full-body", "modest", "head-cover"]],
  ["abaya", ["long-length", "modest"]],
]);

/** A sweater that opens in front is a cardigan, a cropped top a crop top. */
export function kindsByLook(
  garments: readonly string[],
  details: readonly string[],
  occasions: readonly string[],
): readonly string[] {
  const opens = details.some((one) => openings.has(one));
  if (garments.includes("sweater") && opens) return [...garments, "cardigan"];
  if (garments[0] === "sweatshirt" && details.includes("hood"))
    return ["hoodie", ...garments.slice(1)];
  if (garments.includes("t-shirt") && details.includes("polo-collar")) return [...garments, "polo"];
  if (
    details.includes("quilted") &&
    garments.some((one) => one === "jacket" || one === "ethnic-jacket")
  )
    return [...garments, "quilted-jacket"];
  if (occasions.includes("outdoor") && garments.some((one) => trekked.has(one)))
    return [...garments, "trekking-pants"];
  const crops = garments.includes("top") && details.includes("cropped");
  return crops ? [...garments, "crop-top"] : garments;
}

const trekked = new Set(["trousers", "joggers", "cargos"]);
const openings = new Set(["buttons", "button-down", "front-open", "toggles"]);

/** A kurta with palazzo and dupatta has three pieces. */
export function piecesOf(garments: readonly string[], parts: readonly string[]): readonly string[] {
  // Trousers and cigarette pants are one piece.
  const more = parts.filter(
    (part) =>
      part !== "kurta" &&
      part !== "kurti" &&
      !parts.some((other) => other !== part && garmentLineage(other).includes(part)),
  );
  const isThree = more.length === 2 && garments.includes("kurta-set");
  return isThree || (garments.includes("suit") && parts.includes("waistcoat"))
    ? ["three-piece"]
    : [];
}

/** Looks implied by a garment's word anywhere. */
const looksOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["turtleneck", ["high-neck"]],
  ["henley", ["henley-neck"]],
  ["crop-top", ["cropped"]],
  ["short-kurta", ["short-length"]],
  ["bandhgala", ["band-collar"]],
  ["polo", ["polo-collar"]],
  ["belt", ["belted"]],
]);

export function looksOfWord(
  { value, spoken }: { readonly value: string; readonly spoken: string },
  garment: readonly string[],
): readonly string[] {
  // A T-shirt's "polo neck" is a collar.
  if (value === "turtleneck" && spoken === "polo" && garment.includes("t-shirt"))
    return ["polo-collar"];
  return looksOf.get(value) ?? [];
}
