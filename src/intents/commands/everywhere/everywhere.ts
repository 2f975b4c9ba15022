/** Help, repeat, slower, stop, undo, back, scroll. */
import { paths } from "../../../../domain/routes.ts";
import type { Effect } from "../../effects.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { saysBottom, saysTop, saysUp } from "../../phrases/everywhere/everywhere.ts";
import { sayingsOn } from "../../responses/sayings.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";

type Handler = (saying: Saying, reading: Reading, scene: Scene) => Understood | undefined;

/** In every scene. */
const always =
  (act: string, ...effects: readonly Effect[]): Handler =>
  (_saying, _reading, { shop }) =>
    shop && { slots: { act }, effects, row: "follows" };

const helping =
  (act: string, ...before: readonly Effect[]): Handler =>
  (saying, reading, scene) =>
    always(act, ...before, say(words.help(sayingsOn(scene.screen))))(saying, reading, scene);

/** The open question, else the last words. */
const repeat: Handler = (saying, reading, scene) => {
  const { asked, shop } = scene;
  const again: Effect = asked
    ? { type: "ask", question: asked }
    : say(shop?.said ?? words.nothingSaid);
  return always("repeat", again)(saying, reading, scene);
};

const directions: readonly (readonly [to: "top" | "bottom" | "up" | "down", said: RegExp])[] = [
  ["top", saysTop],
  ["bottom", saysBottom],
  ["up", saysUp],
];

const scroll: Handler = (saying, reading, scene) => {
  const to = directions.find(([, said]) => said.test(saying.text))?.[0] ?? "down";
  return always(to, { type: "scroll", to })(saying, reading, scene);
};

const more: Handler = (saying, reading, scene) =>
  scene.screen === paths.collection
    ? always("down", { type: "scroll", to: "down" })(saying, reading, scene)
    : undefined;

export const everywhereActs: Readonly<Record<string, Handler>> = {
  help: helping("help"),
  everything: helping("everything", { type: "openHelp" }),
  repeat,
  close: always("close", { type: "closeHelp" }),
  slower: always("slower", { type: "changePace", by: -1 }),
  faster: always("faster", { type: "changePace", by: 1 }),
  undo: always("undo", { type: "undo" }),
  back: always("back", { type: "back" }),
  scroll,
  more,
  end: always("stop", say(words.stopped)),
  stop: always("stop", say(words.stopped)),
  wait: always("wait", say(words.noHurry)),
};
