/** The clauses of a wish: which ask for something, and which only tell. */
import { phraseAt, phrases, type Token } from "../../text/tokens.ts";
import { termAt } from "../../words/lexicon.ts";
import type { Entity } from "../entity.ts";

export interface Clause {
  readonly from: number;
  readonly to: number;
  /** Asks for something. */
  readonly asks: boolean;
}

export const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const wishes = phrases(
  "need, needs, needed, want, wants, wanted, looking, look for, show, give me, find, get me, get him, get her, buy, gift, order me, suggest, recommend, please, chahiye, chaiye, chahie, dikhao, dikhaiye, dikhana, dena, lena, batao, i'd like, i would like, i should like, we should like, could i have, can i have, may i have, can i get, could i get, may i get, asked to wear, told to wear, asked to come in, we'd like, he'd like, she'd like, would do, will do, could do with, must be, must have, has to be, have to be, should be, it's got to be, i'll take, i'll have, i'll get, i'll try, i'd take, i'd wear, i'd rather, he'd rather, she'd rather, they'd rather, rather have, i'd settle, let me, let it, make it, i'm thinking, i am thinking, i was thinking, how about, what about, have you, have you got, do you have, you have any, is there, are there, searching, i require, i could, thinking of, thought of, asked for, asked us to, asked me to, asked me for, told us to, told me to, told me get, told to wear, dress code, theme is, hoping for",
);

/** In the past, or of what was. */
export const past = set(
  "wore worn bought lost tore torn burst split shrank shrunk ate burnt burned spilled spilt stained ruined broke stole borrowed lent gave took threw thrown went came got laughed cried said told asked called noticed saw pointed hated loved promised ordered arrived cancelled returned faded ripped melted slipped tripped fell stuck died passed washed ironed hid left forgot grew retired moved caught swallowed choked had was were used packed posted sent wrote knitted stitched made met found sold grabbed failed gifted inherited tried put stood sat vanished recommended insisted pointed booked finished changed started opened closed walked ended charged beeped learnt brought fought showed swore let drowned sweated froze danced sang",
);
/** "It was ₹500" tells a price, "was looking" a wish. */
const progressive = /ing$/;
/** "Made of linen". */
const isMadeOf = (word: string, next = "", before = ""): boolean =>
  word === "made" && (before === "ready" || /^(?:of|from|in|out|with|up)$/.test(next));

function isWish(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const length = phraseAt(tokens, at, wishes);
    if (length > 0 && at + length <= to) return true;
  }
  return false;
}

/** Asks for nothing, and has a verb: not "also a cap". */
export const isStatement = (tokens: readonly Token[], { from, to, asks }: Clause): boolean =>
  !asks &&
  tokens.slice(from, to).some(({ text }) => finite.has(text) || past.has(text) || text === "wear");

export const isPast = (
  tokens: readonly Token[],
  { from, to }: Pick<Clause, "from" | "to">,
): boolean =>
  tokens.slice(from, to).some(({ text }, n) => {
    const next = tokens[from + n + 1]?.text;
    return (
      past.has(text) &&
      !/^(?:not|no|without|non)$/.test(tokens[from + n - 1]?.text ?? "") &&
      !progressive.test(next ?? "") &&
      !isMadeOf(text, next, tokens[from + n - 1]?.text) &&
      !isParticiple(tokens, from + n)
    );
  });

/** "Can be worn open", "blouse and dupatta stitched". */
function isParticiple(tokens: readonly Token[], at: number): boolean {
  const [before, here, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.text === "be") return true;
  if (!participles.test(here?.text ?? "") || subjects.test(before?.text ?? "")) return false;
  return next === undefined || next.before !== "space" || isLookAt(tokens, at + 1);
}
const participles = /^(?:stitched|knitted|washed|faded|closed|opened|worn|ironed|packed)$/;
const subjects =
  /^(?:i|he|she|we|they|it|you|who|which|that|has|have|had|was|were|is|are|got|been|i've|he's|she's|all|just|already)$/;

export const finite = set(
  "sell run teach cook drive live work make eat drink is are isn't aren't has have had does do did will would can could wears wear says thinks gives takes comes goes sends makes keeps costs costs ends starts sells swears reads plays works lives needs wants uses knows looks",
);

/** Clauses by stops, and by commas before a conjunction. */
export function clausesOf(tokens: readonly Token[]): readonly Clause[] {
  const starts: number[] = [];
  let opened = -1;
  for (const [at, { text, before }] of tokens.entries()) {
    const recounts = before === "comma" && recountsAt(tokens, at);
    const begins =
      at === 0 ||
      before === "stop" ||
      (before === "comma" &&
        (opensAt(tokens, at) ||
          isTale(tokens, starts.at(-1) ?? 0, at) ||
          recounts ||
          // "My old one was torn, white".
          (opened === starts.at(-1) && opened > 0 && !/^(?:it|which|that)$/.test(text)) ||
          listsAfter(tokens, starts.at(-1) ?? 0, at))) ||
      text === "because" ||
      (text === "but" && /^(?:i|i'd|i'll|he'd|she'd|we'd)$/.test(tokens[at + 1]?.text ?? ""));
    if (begins) starts.push(at);
    if (recounts) opened = at;
  }
  return starts.map((from, n) => {
    const to = starts[n + 1] ?? tokens.length;
    return { from, to, asks: isWish(tokens, from, to) };
  });
}

/** The end of a part between two commas. */
function endAt(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ before }, n) => n > at && before !== "space");
  return end < 0 ? tokens.length : end;
}

/** "Half sleeves, grey, he has worn this since 1975". */
const recountsAt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:he|she|they|we|my|our)$/.test(tokens[at]?.text ?? "") &&
  !tokens.slice(at, endAt(tokens, at)).some(({ text }) => notRecounted.test(text)) &&
  isPast(tokens, { from: at, to: endAt(tokens, at) });

const notRecounted =
  /^(?:so|his|hers|theirs|told|said|asked|suggested|recommended|gave|went|insisted|budget|wants|white|black)$/;

/** "My manager wears them, crepe, navy". */
function listsAfter(tokens: readonly Token[], from: number, at: number): boolean {
  if (!isLookAt(tokens, at)) return false;
  const before = tokens.slice(from, at);
  const recounts = before.some(({ text }) => finite.has(text) || past.has(text) || text === "wear");
  if (!recounts || !/^(?:my|our|the)$/.test(before[0]?.text ?? "") || isWish(tokens, from, at))
    return false;
  const named = (n: number) => termAt(tokens, from + n, { slips: false })?.term.field;
  if (before.some(({ text }, n) => named(n) === "audience" || /\d/.test(text))) return false;
  if (before.some((_, n) => isLookAt(tokens, from + n))) return false;
  const own = tokens.slice(at, endAt(tokens, at));
  return !own.some(({ text }) => finite.has(text) || past.has(text));
}

const isLookAt = (tokens: readonly Token[], at: number): boolean =>
  looks.has(termAt(tokens, at, { slips: false })?.term.field ?? "");
const looks: ReadonlySet<string> = set("garment colour material pattern fit sleeve");

/** ", so I", ", can you", ", this year". */
const opensAt = (tokens: readonly Token[], at: number): boolean =>
  opening.test(tokens[at]?.text ?? "") ||
  asking.test(`${tokens[at]?.text} ${tokens[at + 1]?.text}`) ||
  phraseAt(tokens, at, nows) > 0;
const asking = /^(?:can|could) (?:i|you|we|he|she|use)$/;
const opening = /^(?:so|then|but|and|toh|because|i|i'll|i'd|now|show|give|suggest|do)$/;

/** "My roommate borrowed my parka, ". */
function isTale(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    to - from > 3 &&
    tellers.test(tokens[from]?.text ?? "") &&
    !/^(?:needs|wants|has)$/.test(tokens[to]?.text ?? "") &&
    tokens
      .slice(from, to)
      .some(
        ({ text }, at, said) =>
          happened.test(text) || (text === "lost" && said[at + 1]?.text === "my"),
      ) &&
    !isWish(tokens, from, to)
  );
}
const happened =
  /^(?:bought|borrowed|spilled|spilt|tore|burnt|burned|ruined|stole|wore|returned|gifted|washed|threw|shrunk|destroyed|liya|kharida|tha|thi)$/;
const tellers = /^(?:i|my|our|we|he|she|the|mera|mere|meri|lost|tore)$/;

/** "Last year he wore a kurta, this time a sherwani". */
export const nows = phrases(
  "this time, this year, this diwali, this eid, is baar, iss baar, is saal",
);

export const isWithin = ({ from }: Entity, clause: Clause): boolean =>
  from >= clause.from && from < clause.to;
