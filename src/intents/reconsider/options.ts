/** What a sentence may mean beside what was decided, and what speaks for each. The same in training and use. */
import { acts } from "../commands/acts.ts";
import type { Reading } from "../commands/command.ts";
import { type Features, short } from "../edits/features.ts";
import type { Weighable } from "../edits/weigh.ts";
import { type Effect, writes } from "../effects.ts";
import { hashOf, joined, placeOf } from "../grammar/features.ts";
import { chanceOf, type Saying, sayingOf } from "../grammar/saying.ts";
import type { Scene } from "../intent.ts";
import { rankedAs, type Sure } from "../sentence/best.ts";

interface Alternative {
  readonly name: string;
  readonly chance: number;
  readonly does: () => Sure | undefined;
}

interface Alternatives {
  /** First that which was decided, then mere talk. */
  readonly all: readonly Alternative[];
  readonly given: Weighable;
}

const most = 5;
const least = 0.02;
const mostWords = 40;
const writing: ReadonlySet<Effect["type"]> = new Set([...writes, "undo"]);
/** Which change of the cart is meant is weighed by edits/. */
const changing: ReadonlySet<string> = new Set(["add", "change-cart", "answer"]);

export function isWriting(sure: Sure | undefined): boolean {
  return sure?.effects.some(({ type }) => writing.has(type)) === true;
}

/** Whether an option is another, and not of another change of the cart. */
export function isOther(taken: Sure | undefined, decided: Sure | undefined): taken is Sure {
  if (!taken || (decided && changing.has(decided.id) && isWriting(taken))) return false;
  return JSON.stringify(taken.effects) !== JSON.stringify(decided?.effects);
}

export function optionsFor(
  decided: Sure | undefined,
  reading: Reading,
  scene: Scene,
): Alternatives {
  const saying = sayingOf(reading, scene);
  const id = decided?.id ?? "none";
  const all = [
    {
      name: `decided ${id}`,
      chance: decided ? rankedAs(id, saying) : 0,
      does: () => decided,
    },
    { name: "talk", chance: chanceOf("nothing", saying), does: () => undefined },
    ...actsIn(saying, reading, scene),
  ];
  const facts = factsOf(decided, { saying, reading, scene });
  const words = new Set(saying.shape.slice(0, mostWords).map(hashOf));
  return {
    all,
    given: { words: [...words], all: all.map((option) => featuresOf(option, all[0], facts)) },
  };
}

function actsIn(saying: Saying, reading: Reading, scene: Scene): readonly Alternative[] {
  return saying.acts.slice(0, most).flatMap(({ act: name, chance }) => {
    const act = acts[name];
    if (!act || chance < least || !act.rows.has(reading.row)) return [];
    const does = () => {
      const taken = act.does(saying, reading, scene);
      return taken && { id: act.id, ...taken, chance: 1 };
    };
    return { name, chance, does };
  });
}

/** As logarithms of the odds, whole. */
function rough(chance: number): number {
  const within = Math.min(Math.max(chance, 1e-4), 1 - 1e-4);
  return Math.round(Math.log(within / (1 - within)));
}

interface Heard {
  readonly saying: Saying;
  readonly reading: Reading;
  readonly scene: Scene;
}

interface Facts {
  readonly all: readonly string[];
  readonly firm: string;
  readonly place: string;
  readonly first: string;
}

function factsOf(decided: Sure | undefined, heard: Heard): Facts {
  const { saying, reading, scene } = heard;
  const { acts, shape, mentions, sizes } = saying;
  const { shop, asked, screen } = scene;
  const does = [...new Set(decided?.effects.map(({ type }) => type))].sort().join(" ");
  const place = placeOf(screen);
  const first = acts[0]?.act ?? "";
  const [last] = /[?!]?$/.exec(reading.said.trim()) ?? [];
  const filled = (shop?.cart.length ?? 0) > 0;
  return {
    place,
    first,
    firm: `${decided?.formed === true} ${decided?.chance.toFixed(1)}`,
    all: [
      "",
      `at ${place}`,
      `talk ${rough(chanceOf("nothing", saying))}`,
      `asked ${asked?.id}`,
      `ends ${last}`,
      `long ${Math.min(shape.length, 12) >> 1}`,
      `has ${shop?.open !== undefined} ${shop?.named !== undefined} ${filled}`,
      `first ${first}`,
      `names ${Math.min(mentions.length, 3)} ${Math.min(sizes.length, 2)}`,
      `does ${does}`,
    ],
  };
}

function featuresOf(option: Alternative, decided: Alternative | undefined, facts: Facts): Features {
  const { name, chance } = option;
  const { all, firm, place, first } = facts;
  const not = decided?.name;
  const beside =
    option === decided
      ? [`firm ${firm}`]
      : [
          `${not} ${firm}`,
          `${not}`,
          `${not} at ${place}`,
          `${not} ${rough(decided?.chance ?? 0)} ${rough(chance)}`,
          `${not} first ${first}`,
        ];
  const key = hashOf(name);
  const hashes = [...all, `likely ${rough(chance)}`, ...beside].map(hashOf);
  return { own: hashes.map((hash) => short(joined(key, hash))), keys: [key] };
}
