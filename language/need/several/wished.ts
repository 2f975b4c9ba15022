/** Which of several garments is asked for: "My saree got wet, I need a raincoat" wants one of them. */
import type { Token } from "../../text/tokens.ts";
import { garmentLineage } from "../../words/garments.ts";
import type { Entity } from "../entity.ts";
import { finite, past } from "../story/clauses.ts";
import { articles, connectors, constraintsOnce, either, type Group } from "./shared-constraints.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const wishes = set(
  "need needs needed want wants wanted looking look show give find get buy gift order suggest recommend searching so now please chahiye chaiye chahie dikhao dikhaiye dikhana dena lena batao",
);
/** After what is asked for. */
const trailing = set("chahiye chaiye chahie dikhao dikhaiye dikhana dena lena batao please needed");

/** "With" joins no second wish. */
const joining = new Set([...[...connectors].filter((word) => word !== "with"), ...either]);

/** All where nothing recounts them apart. */
export function wishedOf(
  tokens: readonly Token[],
  entities: readonly Entity[],
  groups: readonly Group[],
): readonly Group[] {
  const [alone, another] = groups.filter((group) => isOnly(tokens, entities, group));
  if (
    alone !== undefined &&
    another === undefined &&
    groups.every(
      (group) => group === alone || (!areKin(group, alone) && areApart(tokens, group, alone)),
    )
  )
    return groups.filter(
      (group, place) =>
        group === alone || (groups[place - 1] === alone && goesOn(tokens, entities, alone, group)),
    );
  const wished = groups.filter((group) => !isNotJust(tokens, group));
  return wishedAmong(tokens, entities, wished.length > 0 ? wished : groups);
}

const lookBefore = (
  tokens: readonly Token[],
  entities: readonly Entity[],
  at: number,
): Entity | undefined =>
  tokens[at]?.before === "space"
    ? entities.find((one) => one.to === at && !constraintsOnce(one))
    : undefined;

/** "Only the pyjama, the kurta is fine": the one that is wanted alone. */
function isOnly(tokens: readonly Token[], entities: readonly Entity[], { from }: Group): boolean {
  let at = from;
  for (;;) {
    const look = lookBefore(tokens, entities, at);
    if (look !== undefined) at = look.from;
    else if (at > 0 && articles.has(tokens[at - 1]?.text ?? "") && tokens[at]?.before === "space")
      at -= 1;
    else break;
  }
  if (tokens[at]?.before !== "space") return false;
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return /(?:^|(?<!not |if |nothing but |wear |wears |wore ))\b(?:only|just|sirf)(?: (?:want|need))?$/.test(
    words.join(" "),
  );
}

/** In different sentences. */
const areApart = (tokens: readonly Token[], a: Group, b: Group): boolean => {
  const [from, to] = a.from < b.from ? [a.to, b.from] : [b.to, a.from];
  return tokens.slice(from, to + 1).some(({ before }) => before === "stop");
};

/** "A night shirt, only shirt no pyjama": the same piece. */
const areKin = (a: Group, b: Group): boolean =>
  a.heads.some((one) =>
    b.heads.some(
      (other) =>
        garmentLineage(one.value).includes(other.value) ||
        garmentLineage(other.value).includes(one.value) ||
        isLonger(one, other),
    ),
  );

/** "Night shirt", "shirt". */
const isLonger = (one: Group["heads"][number], other: Group["heads"][number]): boolean =>
  one.spoken.toLowerCase().split(" ").includes(other.spoken.toLowerCase());

/** "I want the pyjamas in it too, not just the shirt". */
function isNotJust(tokens: readonly Token[], { from }: Group): boolean {
  const words = tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text);
  return /\bnot (?:just|only)(?: (?:a|an|the))?$/.test(words.join(" "));
}

function wishedAmong(
  tokens: readonly Token[],
  entities: readonly Entity[],
  among: readonly Group[],
): readonly Group[] {
  const groups = likely(tokens, entities, among);
  const said = groups.map((group, place) => isWished(tokens, groups, group, place));
  const isStated = said.includes(true);
  const wished = groups.map(
    (group, place) =>
      said[place] === true ||
      (place === 0 ? !isStated : isApart(tokens, entities, groups[place - 1], group)),
  );
  return groups.filter(
    (group, place) =>
      wished[place] === true ||
      (wished[place - 1] === true && goesOn(tokens, entities, groups[place - 1], group)) ||
      (place > 0 && isLister(tokens, entities, groups, wished, place)) ||
      (wished[place + 1] === true && isListed(tokens, entities, group, groups[place + 1])),
  );
}

/** Without what is owned, other wares, and a tale's. */
function likely(
  tokens: readonly Token[],
  entities: readonly Entity[],
  among: readonly Group[],
): readonly Group[] {
  const isJoined = (group: Group, place: number): boolean =>
    (place > 0 && isBeside(tokens, entities, among[place - 1], group)) ||
    isBeside(tokens, entities, group, among[place + 1]);
  const isWare = ({ heads }: Group): boolean => heads.every(({ value }) => wares.has(value));
  const isPlain = among.some((group) => !isWare(group) && isVerbless(tokens, group));
  const left = among.filter(
    (group, place) =>
      isAsked(tokens, group) ||
      !(
        isOwned(tokens, entities, group) ||
        (isWare(group) &&
          !isJoined(group, place) &&
          !/^(?:for|to|under|below|within)$/.test(tokens[group.to]?.text ?? "")) ||
        (isPlain && isOfTale(tokens, group))
      ),
  );
  return left.length > 0 ? left : among;
}

const wares = set(
  "home-goods electronics vehicles toys groceries perfume books tickets bag shoes sunglasses watch",
);

const isBeside = (
  tokens: readonly Token[],
  entities: readonly Entity[],
  before: Group | undefined,
  group: Group | undefined,
): boolean =>
  before !== undefined &&
  group !== undefined &&
  (goesOn(tokens, entities, before, group) ||
    tokens.slice(before.to, group.from).some(({ text }) => text === "with"));

/** "Judges stare at my dupatta". */
function isOwned(tokens: readonly Token[], entities: readonly Entity[], { from }: Group): boolean {
  let at = from;
  for (let look = lookBefore(tokens, entities, at); look; look = lookBefore(tokens, entities, at))
    at = look.from;
  return (
    tokens[at]?.before === "space" &&
    /^(?:my|our|his|her|their|your)$/.test(tokens[at - 1]?.text ?? "") &&
    !/^(?:for|and|or|with|aur)$/.test(tokens[at - 2]?.text ?? "") &&
    (tokens[at - 1]?.before === "space" || !isVerbless(tokens, { from, to: at, heads: [] }))
  );
}

/** Its text between two stops or commas. */
function fragmentOf(tokens: readonly Token[], { from, to }: Group): readonly string[] {
  let start = from;
  while (start > 0 && tokens[start]?.before === "space") start -= 1;
  let end = to;
  while (end < tokens.length && tokens[end]?.before === "space") end += 1;
  return tokens.slice(start, end).map(({ text }) => text);
}

const isVerb = (text: string, at: number, said: readonly string[]): boolean =>
  (finite.has(text) || past.has(text) || /n't$/.test(text)) &&
  text !== "wear" &&
  !/^(?:that|which|who|jo)$/.test(said[at - 1] ?? "");

const isVerbless = (tokens: readonly Token[], group: Group): boolean =>
  !fragmentOf(tokens, group).some(isVerb);

/** "One can't tell the shirt from the boiler". */
function isOfTale(tokens: readonly Token[], group: Group): boolean {
  const said = fragmentOf(tokens, group);
  if (/^(?:do|does|did|is|are|have|can|could|will|would)$/.test(said[0] ?? "")) return false;
  const recounts =
    said.slice(0, 4).some((text) => narrators.test(text)) ||
    said.some((text, at) => isVerb(text, at, said) && (past.has(text) || /n't$/.test(text)));
  return recounts && said.some(isVerb) && !said.some((text) => asking.test(text));
}
const narrators =
  /^(?:i|he|she|we|they|my|our|his|her|one|people|everyone|everybody|last|yesterday|someone|nobody|friend|mom|mummy|papa|dad|mother|father|sister|husband|wife|boss|teacher|coach)$/;
const asking =
  /^(?:told|said|says|wants|asked|suggested|insists|insisted|you|there|any|i'd|he'd|she'd|we'd|i'll|we'll|should|must|would|will|let|to|for|it)$/;

/** "I need shoes". */
const isAsked = (tokens: readonly Token[], { from }: Group): boolean =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ text }) => wishes.has(text) && !/^(?:so|now|please)$/.test(text));

/** "Kurta for me, frock for my daughter". */
function isApart(
  tokens: readonly Token[],
  entities: readonly Entity[],
  before: Group | undefined,
  group: Group,
): boolean {
  const between = tokens.slice(before?.to ?? 0, group.from + 1);
  if (between.every((token) => token.before === "space")) return false;
  const people = entities.filter(({ kind }) => kind === "audience");
  const after = tokens[group.to]?.text === "for" ? group.to + 1 : -9;
  return people.some(
    ({ from, to }) =>
      (from >= after && from <= after + 1) ||
      (to === group.from && between.some(({ text }) => text === "for")) ||
      // "Behen ke liye kurti".
      (from >= (before?.to ?? 0) && to < group.from && tokens[to]?.text === "ke"),
  );
}

function isWished(
  tokens: readonly Token[],
  groups: readonly Group[],
  group: Group,
  place: number,
): boolean {
  const from = groups[place - 1]?.to ?? 0;
  const until = groups[place + 1]?.from ?? tokens.length;
  if (tokens.slice(from, group.from).some(({ text }) => wishes.has(text))) return true;
  const after = tokens.slice(group.to, Math.min(until, group.to + 6));
  const end = after.findIndex(({ before }) => before === "stop");
  return (end < 0 ? after : after.slice(0, end)).some(({ text }) => trailing.has(text));
}

/** "Need a shirt and trousers", "a shirt, trousers". */
function goesOn(
  tokens: readonly Token[],
  entities: readonly Entity[],
  before: Group | undefined,
  group: Group,
): boolean {
  if (before === undefined) return true;
  const between = tokens.slice(before.to, group.from);
  if (between.some(({ text }, at) => joining.has(text) || isWithA(between, at))) return true;
  if (between.every(({ text }) => articles.has(text))) return true;
  const isLook = (at: number): boolean =>
    entities.some(({ kind, from, to }) => kind === "word" && from <= at && at < to);
  return (
    tokens[before.to]?.before === "comma" &&
    between.every(({ text }, at) => articles.has(text) || isLook(before.to + at))
  );
}

/** "A kurta with a Nehru jacket", but not "with my jeans". */
const isWithA = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "with" && /^an?$/.test(tokens[at + 1]?.text ?? "");

/** Of a list whose first is asked for: each goes on from the one before. */
function isLister(
  tokens: readonly Token[],
  entities: readonly Entity[],
  groups: readonly Group[],
  wished: readonly boolean[],
  place: number,
): boolean {
  for (let at = place; at > 0; at -= 1) {
    const [before, here] = [groups[at - 1], groups[at]];
    if (here === undefined || !goesOn(tokens, entities, before, here)) return false;
    if (wished[at - 1] === true) return true;
  }
  return false;
}

/** "Shirt and trousers chahiye": nothing but a joint between. */
function isListed(
  tokens: readonly Token[],
  entities: readonly Entity[],
  group: Group,
  next: Group | undefined,
): boolean {
  const between = tokens.slice(group.to, next?.from ?? group.to);
  if (between.some(({ text, before }) => wishes.has(text) || before === "stop")) return false;
  return goesOn(tokens, entities, group, next ?? group);
}

/** "A yellow kurti for puja … so kurti with palazzo". */
export const isTakenUp = (
  tokens: readonly Token[],
  group: Group,
  kept: readonly Group[],
): boolean =>
  kept.some(
    (other) =>
      other.from > group.to &&
      other.heads.some((one) =>
        group.heads.some((head) => one.value === head.value || isLonger(one, head)),
      ),
  ) &&
  !isOfTale(tokens, group) &&
  isVerbless(tokens, { ...group, to: group.from });

/** What belongs to a garment that isn't asked for: the looks that touch it, and those of its story. */
export function ofStory(
  tokens: readonly Token[],
  entities: readonly Entity[],
  left: readonly Group[],
  kept: readonly Group[],
): ReadonlySet<Entity> {
  const found = new Set<Entity>();
  const leading = ({ from }: Group): readonly Entity[] => {
    const look = entities.find((one) => one.to === from);
    if (look === undefined || tokens[from]?.before !== "space") return [];
    return [...(constraintsOnce(look) ? [] : [look]), ...leading({ ...look, heads: [] })];
  };
  // "Hoodie nahi, pink kurta chahiye": the pink one.
  const own = new Set(kept.flatMap(leading));
  for (const group of left) {
    for (const look of leading(group)) found.add(look);
    if (kept.some(({ to }) => to <= group.from)) continue;
    const wish = tokens.findIndex(({ text }, at) => at >= group.to && wishes.has(text));
    const next = kept.find(({ from }) => from >= group.to)?.from ?? wish;
    const end = Math.min(wish, next);
    for (const one of entities)
      if (one.from >= group.to && one.from < end && !constraintsOnce(one) && !own.has(one))
        found.add(one);
  }
  return found;
}
