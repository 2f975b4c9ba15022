/**
 * Things that clothes shops lack: a space suit, a chef's jacket, a sweater for a cat. The shop
 * judges unknown words before a garment.
 */

import { placeKinds } from "../readers/places.ts";
import type { Token } from "../text/token.ts";
import { phraseAt, phrases } from "../text/tokens.ts";
import { isCommonWord } from "../words/common-words.ts";
import { termAt } from "../words/lexicon.ts";
import { isPlainWord } from "../words/stop-words.ts";
import type { Entity } from "./entity.ts";
import type { NegationScope } from "./negation.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Indicate gear, uniforms or costumes. */
const gear = words(
  `space astronaut chef cook life bulletproof scuba diving wet snorkelling fire fireman firefighter police army military navy-seal
  nurse doctor surgeon lab lawyer advocate court judge graduation convocation riding motorcycle motorbike racing karate judo
  taekwondo kung-fu boxing fencing ballet superhero batman superman spiderman ironman pirate clown santa mermaid hazmat radiation
  beekeeper bee beekeeping welding safety reflective heated inflatable fireproof battery solar edible paper glass wooden robotic electric cooling invisible magic flying chainmail kevlar armour armor
  wrestling sumo cricketer-pads goalkeeper horse-riding knight gladiator dinosaur halloween fancy pilot sailor priest nun monk`,
);
/** Never clothes. */
const things =
  words(`wetsuit spacesuit uniform costume armour armor helmet cloak mascot straitjacket tutu-costume cosplay fins
  heating heater lifejacket parachute apron scrubs bodycam exoskeleton vardi diaper diapers nappy nappies leash collar-bell crown tiara wig mask caparison howdah`);
/** What comes with a costume. */
const wornParts = words("mask crown tiara wig helmet cloak fins");
/** Whether a word names something other than clothes, whatever precedes it. */
export const isUnrealThing = (word: string): boolean => things.has(word) && !wornParts.has(word);

const pets = words(
  "cat dog puppy kitten pet pets horse cow rabbit parrot hamster doll dolls barbie pug labrador goat goldfish bird monkey elephant-calf tortoise cats dogs puppies buffalo camel donkey retriever shepherd poodle beagle husky bulldog dachshund pomeranian spitz rottweiler doberman shihtzu tzu chihuahua terrier spaniel mastiff budgie pigeon hen piglet kittens guinea-pig",
);
/** "Kutte ke liye". */
const animals = words(
  "kutta kutte kutton kuttiya doggy billi billa bakri bakra gaay bhains ghoda ghode khargosh tota tote machli chuha bandar murgi labrador pug dog cat puppy kitten pet parrot rabbit cow horse goat buffalo donkey camel hamster",
);
const isOfAnimal = (tokens: readonly Token[], at: number): boolean =>
  animals.has(tokens[at]?.text ?? "") && /^(?:ke|ka|ki)$/.test(tokens[at + 1]?.text ?? "");
/** Garments changed by them. */
const ofGear = words(
  "suit jacket vest coat gown dress pants trousers shirt costume uniform belt outfit robe cape top shoes boots",
);

/** "A space night suit" is printed so. */
const plainSuits = words("night-suit tracksuit co-ord kurta-set pyjama nightdress");

const ofAnything = words(
  "heated electric invisible flying magic bulletproof fireproof kevlar chainmail astronaut space reflective hazmat inflatable cooling radiation battery solar edible paper glass wooden robotic",
);

const oddStuffs = words(
  "cement brick bricks plastic-bottles aluminum silver-coins rubber-bands cardboard thermocol clouds moonlight gold platinum diamond paper wood steel iron metal glass stone marble ice snow chocolate candy cake sugar bread meat leaves grass feathers concrete cardboard newspaper balloons bamboo-sticks coins money diamonds foil aluminium tin copper gold-bars bubble wax clay",
);

/** "A dress made of paper", "woven from glass". */
const isMadeOf = (tokens: readonly Token[], at: number): boolean =>
  /^(?:made|woven|knitted|spun) (?:up |out )?(?:of|from|with)$/.test(
    tokens
      .slice(Math.max(0, at - 3), at)
      .map(({ text }) => text)
      .join(" ")
      .replace(/^(?!made).*?(?=made|woven|knitted|spun)/, ""),
  );

const garmentBefore = (entities: readonly Entity[], at: number): number =>
  entities.findLast((entity) => isGarment(entity) && entity.to <= at)?.from ?? at;

/** Makes a "karate dress" no dress. */
export const isGearWord = (word: string): boolean => merchantsGear.has(word);
const merchantsGear = words(
  "karate judo taekwondo chef doctor nurse lab police army fireman lawyer advocate graduation superhero pirate santa scuba wrestling bharatnatyam kathak fancy",
);

/** As said; usually empty. */
export function unrealIn(
  text: string,
  tokens: readonly Token[],
  entities: readonly Entity[],
): readonly string[] {
  const found: string[] = [];
  const said = (from: number, to: number): string =>
    text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  for (const [at, { text: word }] of tokens.entries()) {
    // "For my parrot", though parrot is a green, too.
    if (isOfAnimal(tokens, at) || (animals.has(word) && !pets.has(word) && isKept(tokens, at))) {
      found.push("clothes for animals");
      continue;
    }
    if (/^(?:teddy|bear|toy|toys|teddies)$/.test(word) && isKept(tokens, at)) {
      found.push("clothes for a toy");
      continue;
    }
    if (pets.has(word) && isKept(tokens, at)) {
      found.push(`clothes for a ${word.replace(/s$/, "")}`);
      continue;
    }
    if (oddStuffs.has(word) && isMadeOf(tokens, at)) {
      found.push(said(garmentBefore(entities, at), at + 1));
      continue;
    }
    // "An electric blue saree", "a camel coat": part of another entity.
    if (
      entities.some(
        (entity) =>
          entity.from <= at &&
          at < entity.to &&
          // "A monkey cap".
          (!isGarment(entity) || (pets.has(word) && entity.to > at + 1)),
      )
    )
      continue;
    const before = (back: number): string => tokens[at - back]?.text ?? "";
    const owned = ["my", "our", "his", "her", "a", "the", "for", "their"].includes(before(1));
    if (
      pets.has(word) &&
      owned &&
      !/^(?:mad|crazy|love)$/.test(before(2)) &&
      (tokens.slice(Math.max(0, at - 3), at).some(({ text: one }) => one === "for") ||
        isOwner(tokens[at]))
    )
      found.push(`clothes for a ${word.replace(/s$/, "")}`);
    else if (
      pets.has(word) &&
      entities.some(
        (entity) => entity.kind === "word" && entity.field === "garment" && entity.from === at + 1,
      )
    )
      found.push(`clothes for a ${word.replace(/s$/, "")}`);
    else if (pets.has(word) && tokens[at + 1]?.text === "size") found.push(`clothes for a ${word}`);
    const named = entities.some((entity) => entity.from <= at && at < entity.to);
    const part =
      wornParts.has(word) &&
      entities.some((entity) => isGarment(entity) && entity.to <= at) &&
      comesBeside(before(1), before(2));
    const under = isUnder.test(before(1)) || isUnder.test(before(2));
    if (word === "uniform" && (under || isUseOf(tokens, entities, at))) continue;
    const worn =
      word === "uniform" && entities.some((entity) => isGarment(entity) && entity.from === at + 1);
    if (
      things.has(word) &&
      !worn &&
      !named &&
      !part &&
      !isSchool(tokens, at) &&
      !(word === "uniform" && entities.some(isChild)) &&
      !isSwimming(tokens, at)
    ) {
      const from = gear.has(before(1)) ? at - 1 : at;
      found.push(said(from, at + 1));
    }
    const next = tokens[at + 1];
    if (gear.has(word) && next?.before === "space") {
      const garment = entities.find(
        (entity) =>
          entity.kind === "word" &&
          entity.field === "garment" &&
          entity.from <= at + 3 &&
          entity.to > at,
      );
      if (garment === undefined) continue;
      const last = tokens[garment.to - 1]?.text.replace(/s$/, "") ?? "";
      const gap = tokens.slice(at + 1, garment.from);
      if (!ofGear.has(last) && !ofGear.has(`${last}s`) && !ofAnything.has(word)) continue;
      if (garment.kind === "word" && plainSuits.has(garment.value)) continue;
      // On a T-shirt a superhero is a print.
      if (garment.kind === "word" && garment.value === "t-shirt") continue;
      if (
        gap.every(({ before: gapBefore, text: one }) => gapBefore === "space" && !isPlainWord(one))
      )
        found.push(said(at, garment.to));
    }
  }
  if (found.length === 0) found.push(...wondersIn(text, tokens, entities));
  return [...new Set(found)].slice(0, 2);
}

/** "A grey saree for hospital staff uniform". */
const isUseOf = (tokens: readonly Token[], entities: readonly Entity[], at: number): boolean =>
  entities.some(
    (one) =>
      one.kind === "word" &&
      one.field === "garment" &&
      !/^(?:dress|suit|costume|gown)$/.test(one.value) &&
      one.to < at &&
      tokens
        .slice(Math.max(one.to, at - 3), at)
        .some(({ text }) => text === "for" || text === "as"),
  );

const isUnder = /^(?:inside|under|beneath|over|below)$/;

/** "For my golden retriever", at the end: no "rabbit print". */
function isKept(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next !== undefined && next.before === "space" && !keepers.test(next.text)) return false;
  return [1, 2].some(
    (back) =>
      tokens.slice(at - back + 1, at + 1).every(({ before }) => before === "space") &&
      /^(?:my|our|his|her|their|an?)$/.test(tokens[at - back]?.text ?? "") &&
      /^(?:for|of|on)$/.test(tokens[at - back - 1]?.text ?? ""),
  );
}

const keepers = /^(?:under|below|in|of|for|who|size|max|around|he|she|to|so|please)$/;

/** What no cloth does: "a self cleaning shirt", "a t-shirt with built-in fan". */
const wonders = phrases(
  "longer on the left, longer on the right, longer on one side, left handed, right handed, no neck hole, without a neck hole, no holes for, no armholes, in titanium, titanium, led light, led lights, led wali, charges mobile, charge mobile, mobile charge, mobile charging, phone charging, charges phone, built in fan, built in fans, built in heater, built in speaker, built in speakers, built in camera, built in cooling, inbuilt fan, inbuilt heater, inbuilt speaker, inbuilt camera, self cleaning, self ironing, self heating, self tying, self washing, self lacing, self drying, colour changing, color changing, mind reading, shape shifting, never needs washing, never gets dirty, talking, singing, remote controlled, remote control, bluetooth enabled, wifi enabled, app controlled, ai powered, ai enabled, gps enabled, with gps, with bluetooth, with wifi, with a camera, with camera, with hidden camera, with a hidden camera, with speakers, with built in speaker, with built in speakers, with headphones built in, with a fan, with fan, with built in fan, with fans, with a built in fan, with battery, with batteries, with a battery, battery operated, battery powered, with heating, with cooling, with air conditioning, with ac, with solar panels, with a solar panel, with wings that, with wheels, with a motor, with an airbag, with airbags, with airbag, with a parachute, with jet pack, with jetpack, with a screen, with led screen, with usb charger, with usb port, with usb charging, with wireless charging, bullet proof, knife proof, stab proof, shark proof, fire proof, cut proof, radiation proof, time travel, that flies, that can fly, plays music, play music, plays songs, changes colour, changes color, change colour, change color, changes its colour, colour badalne wali, colour badalne wala, rang badalne wali, rang badalne wala, tells time, tells the time, that talks, that sings, that speaks, that cooks, that dances, drapes itself, irons itself, cleans itself, washes itself, folds itself, ties itself, repairs itself, grows with, grow with, never needs washing, never need washing, never needs ironing, never gets old, never tears, never gets wet, charges my, charge my, charges a, charging my, mosquito repellent, mosquito proof, signed by, autographed by, on rent, for rent, to rent, rental, rented, on hire, for hire, kiraye par, kiraye pe, kiraye ka, second hand, secondhand, pre owned, preowned, pre loved, preloved, thrifted, with three sleeves, with one sleeve and, with three legs, with one leg, with four sleeves, with a tail, with horns, that makes me invisible, makes you invisible",
);

function wondersIn(
  text: string,
  tokens: readonly Token[],
  entities: readonly Entity[],
): readonly string[] {
  // "Rental is also okay": no must.
  const isOptional = (from: number): boolean =>
    tokens.slice(from, from + 3).some(({ text: one }) => /^(?:also|ok|okay|fine|too)$/.test(one));
  const at = tokens.findIndex((_, n) => {
    const length = phraseAt(tokens, n, wonders);
    return length > 0 && !isOptional(n + length);
  });
  const garment = entities.find(isGarment);
  if (at < 0 || garment === undefined) return [];
  const to = at + phraseAt(tokens, at, wonders);
  const from = Math.min(at, garment.from);
  const last = Math.max(to, garment.to);
  if (last - from > 9) return [];
  return [text.slice(tokens[from]?.start ?? 0, tokens[last - 1]?.end ?? 0)];
}

function isGarment(entity: Entity): boolean {
  return entity.kind === "word" && entity.field === "garment";
}

/** "my dog's wedding". */
function isOwner(token: Token | undefined): boolean {
  return token !== undefined && token.end - token.start > token.text.length;
}

/** "I want to learn swimming, a full covered costume": what swimmers wear. */
export function isSwimming(tokens: readonly Token[], at: number): boolean {
  return (
    /^costumes?$/.test(tokens[at]?.text ?? "") &&
    tokens.some(({ text }) => /^(?:swims?|swam|swimming|swimmer|pool|beach|sea|water)$/.test(text))
  );
}

/** "A costume with a cape and a mask". */
function comesBeside(last: string, beforeIt: string): boolean {
  const joint = last === "a" || last === "the" ? beforeIt : last;
  return joint === "and" || joint === "with" || joint === "plus";
}

/** A child's uniform is its school's. */
const isChild = (entity: Entity): boolean =>
  entity.kind === "audience" && ["boys", "girls", "kids"].includes(entity.who);

function isSchool(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ text }) => text === "school");
}

const vague =
  /(?:y|ish|able|ible|ful|ous|ive|ing|ed|less|est|al|ic|ese|ant|ent|ern|ian|like|proof|friendly)$/;
const harmless = words(
  `designer branded decent smart good best great super cheap quality top nice cute cool desi indian western imported local genuine
  original proper pure real typical modern vintage retro boho korean japanese american european punjabi rajasthani gujarati bengali
  kashmiri lucknowi jaipuri kerala assamese maharashtrian south north export premium luxury minimal minimalist statement signature
  summer every matching second another extra full half single double triple front back side plus mid high low multi semi non anti
  quick fast dry day night morning evening weekend street college campus travel airport lounge basic classic gift new old sister
  brother mother father wife husband friend grand baby kid teen adult ladies gents mens womens boys girls size type kind style look
  wear ready made hand machine self work zari gota thread line cut neck sleeve waist rise length fit print dot stripe check power
  boss office formal casual party wedding festive sports gym yoga dance trekking trek winter rain monsoon beach school uniform
  heavy light thick thin soft hard stiff warm cold hot airy easy tight loose slim broad wide narrow long short big small tall
  knit woven woolly free wise minus one two three four five six piece pack pair set combo wash ironed indigo`,
);

/** Taste, size or place; no look. */
export function saysTaste(word: string): boolean {
  return vague.test(word) || harmless.has(word) || isComparative(word);
}

/** "Warmer", "comfier"; a bullfighter is none. */
function isComparative(word: string): boolean {
  if (!word.endsWith("er")) return false;
  const stem = word.slice(0, -2);
  return [stem, `${stem}e`, stem.replace(/i$/, "y"), stem.replace(/(.)\1$/, "$1")].some(
    (one) => isCommonWord(one) || isPlainWord(one) || harmless.has(one),
  );
}

/**
 * Unknown words beside a garment, except taste: "a hockey jacket", "a sarong kebaya". Without the
 * word in any name the shop has none.
 */
export function modifiersIn(
  tokens: readonly Token[],
  entities: readonly Entity[],
  { negated, used }: Pick<NegationScope, "negated" | "used">,
): readonly string[] {
  const inside = new Set(
    entities.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)),
  );
  const isOpen = (at: number): boolean => {
    const word = tokens[at]?.text ?? "";
    if (used.has(at) || inside.has(at) || termAt(tokens, at) !== null) return false;
    return (
      !isPlainWord(word) &&
      /^[a-z]{4,}$/.test(word) &&
      !saysTaste(word) &&
      placeKinds(word).length === 0
    );
  };
  const dressedUp = tokens.flatMap(({ text, before }, at) => {
    const word = tokens[at - 1]?.text ?? "";
    const open = before === "space" && attire.test(text) && isOpen(at - 1);
    return open && !isCommonWord(word) ? [word] : [];
  });
  const beside = entities.flatMap((entity) => {
    if (entity.kind !== "word" || entity.field !== "garment" || entity.value.startsWith("other:"))
      return [];
    if (negated.has(entity)) return [];
    const found: string[] = [];
    const before = leadBefore(tokens, entities, entity);
    if (tokens[before + 1]?.before === "space" && isOpen(before)) {
      // Beside it any word, before its looks only an uncommon one.
      const word = tokens[before]?.text ?? "";
      if (before === entity.from - 1 || !isCommonWord(word)) found.push(word);
    }
    const after = tokens[entity.to];
    if (after?.before === "space" && isOpen(entity.to) && !isCommonWord(after.text))
      found.push(after.text);
    return found;
  });
  return [...new Set([...beside, ...dressedUp])];
}

/** "A cheerleader outfit", "gulnaari wala". */
const attire = /^(?:(?:outfit|attire|getup|gear|ensemble)s?|[wv]al[aie])$/;

/** Before a garment and its looks: "kebaya red silk top". */
function leadBefore(
  tokens: readonly Token[],
  entities: readonly Entity[],
  garment: Entity,
): number {
  let from = garment.from;
  for (;;) {
    const look = entities.find(
      (entity) => entity.to === from && entity.kind === "word" && tokens[from]?.before === "space",
    );
    if (look === undefined) return from - 1;
    from = look.from;
  }
}
