/** Turns of judged conversations, each judged with every option in place of what was decided. */
import { basename } from "node:path";
import { readJudged } from "../../fixtures/judged/judged.ts";
import type { Reading } from "../../src/intents/commands/command.ts";
import { decided } from "../../src/intents/edits/decide.ts";
import type { Weighable } from "../../src/intents/edits/weigh.ts";
import type { Scene } from "../../src/intents/intent.ts";
import { isOther, isWriting, optionsFor } from "../../src/intents/reconsider/options.ts";
import { mayReconsider } from "../../src/intents/reconsider/reconsider.ts";
import type { Sure } from "../../src/intents/sentence/best.ts";
import type { Decides } from "../../src/intents/sentence/plainly.ts";
import { judgeConversation, type Recommends } from "../../src/intents/testing/conversations.ts";
import { judge } from "../../src/intents/testing/judge.ts";
import { understand } from "../../src/intents/understand.ts";

interface Choice {
  readonly name: string;
  readonly writes: boolean;
  readonly right: boolean;
  readonly harm: boolean;
}

export interface Turn {
  readonly file: string;
  /** As in `given.all`, as decided first. */
  readonly choices: readonly Choice[];
  readonly given: Weighable;
}

export function turnsOf(path: string, recommends: Recommends): readonly Turn[] {
  const file = basename(path);
  return readJudged(path).flatMap((line): readonly Turn[] => {
    if (!("turns" in line)) {
      const { scene } = judge(line);
      return turnOf(file, line.said, scene, (decides) => judge(line, decides));
    }
    const turns: Turn[] = [];
    // It learns from the example shop alone.
    if (line.shop !== undefined) return turns;
    judgeConversation(line, recommends, {
      decides: decided,
      trying: ({ said, want = {} }, scene, judged) => {
        const silent = !want.tells?.length && !want.finds && !want.asks && !want.form && !want.pay;
        const tried = (decides: Decides, name: string) => {
          const { right, harm } = judged(understand(spoken(said), scene, decides));
          return { harm, right: right && (name !== "talk" || silent) };
        };
        turns.push(...turnOf(file, said, scene, tried));
      },
    });
    return turns;
  });
}

/** Sentences that must stay as they are understood. */
export function keptTurns(name: string, said: string, scene: Scene): readonly Turn[] {
  return turnOf(name, said, scene, (_decides, option) => ({
    right: option.startsWith("decided"),
    harm: false,
  }));
}

type Tried = (
  decides: Decides,
  name: string,
) => { readonly right: boolean; readonly harm: boolean };

function turnOf(file: string, said: string, scene: Scene, tried: Tried): readonly Turn[] {
  const found = decidedOn(said, scene);
  if (!found || !mayReconsider(found.reading, scene)) return [];
  const { own, reading } = found;
  const { all, given } = optionsFor(own, reading, scene);
  const [first, talk] = all;
  const choices = all.flatMap((option, at) => {
    const { name } = option;
    const taken = option.does();
    if (option !== first && option !== talk && !isOther(taken, own)) return [];
    const forced: Decides = (byRules, now, scene) =>
      now.said === said ? taken : decided(byRules, now, scene);
    const { right, harm } = tried(forced, name);
    return { name, writes: isWriting(taken), at, right, harm };
  });
  const features = choices.flatMap(({ at }) => given.all[at] ?? []);
  return [{ file, choices, given: { ...given, all: features } }];
}

const spoken = (text: string) => ({ alternatives: [{ text }] });

/** Undefined if a row is matched. */
function decidedOn(said: string, scene: Scene) {
  let first: { reading: Reading; own: Sure | undefined } | undefined;
  understand(spoken(said), scene, (byRules, reading, now) => {
    const own = decided(byRules, reading, now);
    if (reading.said === said) first ??= { reading, own };
    return own;
  });
  return first;
}
