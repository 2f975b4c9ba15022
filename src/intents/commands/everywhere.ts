/** What can be said on every screen: help, repeat, slower, stop, undo, back, scroll. */
import { paths } from "../../../domain/routes.ts";
import type { Effect } from "../effects.ts";
import type { ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command } from "./command.ts";
import { sayingsOn } from "./sayings.ts";
import { asked } from "./spoken.ts";

type Act = (shop: ShopScene, screen: string) => readonly Effect[];

/** These end a conversation, too; "cancel" and "never mind" only leave what was asked. */
const ending =
  /^(?:(?:please )?stop(?: (?:it|that|listening|talking|now|please))?|that's (?:all|enough|it for now)|that is all|(?:be )?quiet|hush|shut up|enough|good ?bye|bye(?: bye)?)$/;

/** Whole utterances, and what each does. */
const acts: readonly (readonly [id: string, pattern: RegExp, act: Act])[] = [
  [
    "help",
    /^(?:help|help me|i'm lost|what can i (?:do|say) here|what now|what next)$/,
    (_shop, screen) => [say(words.help(sayingsOn(screen)))],
  ],
  [
    "everything",
    /^(?:what can i (?:say|do)|what can you do|show (?:me )?(?:all )?(?:the )?commands|list (?:the )?commands|open (?:the )?help)$/,
    (_shop, screen) => [{ type: "openHelp" }, say(words.help(sayingsOn(screen)))],
  ],
  [
    "repeat",
    /^(?:repeat|repeat that|repeat it|say (?:that|it) again|again|once more|what did you say|pardon|sorry\??|come again|what was that|what\??|huh\??|excuse me\??|what (?:did you ask|was (?:i asked|the question))(?: me)?|i (?:didn't|did not|couldn't) (?:hear|get|catch|understand) (?:that|it|you))$/,
    ({ said }) => [say(said ?? words.nothingSaid)],
  ],
  [
    "close",
    /^(?:close|hide)(?: (?:it|that|this|(?:the )?(?:help|sheet|commands|list)))?$/,
    () => [{ type: "closeHelp" }],
  ],
  [
    "slower",
    /^(?:(?:(?:speak|talk|go|read|say it|say that) )?(?:(?:a )?(?:bit|little) |more |much )?slow(?:er|ly)|slow down(?: a (?:bit|little))?|(?:not so|too|that's too|you're too|you are too) (?:fast|quick))$/,
    () => [{ type: "changePace", by: -1 }],
  ],
  [
    "faster",
    /^(?:(?:(?:speak|talk|go|read) )?(?:(?:a )?(?:bit|little) |more |much )?(?:faster|quicker|quickly)|speed up(?: a (?:bit|little))?|hurry up|(?:not so|too|that's too|you're too|you are too) slow)$/,
    () => [{ type: "changePace", by: 1 }],
  ],
  [
    "undo",
    /^(?:undo|undo (?:that|it|this)|take (?:that|it) back|put it back)$/,
    () => [{ type: "undo" }],
  ],
  [
    "back",
    /^(?:(?:go |take me )?back|(?:go |take me )?back to (?:the )?(?:last|previous) (?:page|screen)|(?:the )?previous page)$/,
    () => [{ type: "back" }],
  ],
  [
    "down",
    /^(?:scroll(?: down)?|scroll down a (?:bit|little)|page down|(?:the )?next page|further down|go down)$/,
    () => [{ type: "scroll", to: "down" }],
  ],
  [
    "up",
    /^(?:scroll up|scroll up a (?:bit|little)|page up|further up|go up)$/,
    () => [{ type: "scroll", to: "up" }],
  ],
  [
    "top",
    /^(?:(?:scroll|go)? ?(?:back )?to (?:the )?(?:top|beginning))$/,
    () => [{ type: "scroll", to: "top" }],
  ],
  [
    "bottom",
    /^(?:(?:scroll|go)? ?(?:down )?to (?:the )?(?:bottom|end))$/,
    () => [{ type: "scroll", to: "bottom" }],
  ],
  [
    "stop",
    new RegExp(
      `${ending.source}|^(?:cancel(?: that| it)?|never ?mind|forget it|leave it|skip(?: (?:it|that|the tour))?)$`,
    ),
    () => [say(words.stopped)],
  ],
  [
    "wait",
    /^(?:wait(?: (?:a|one) (?:bit|minute|moment|second|sec))?|(?:hold|hang) on(?: a (?:minute|moment|second|sec))?|(?:one|just a|give me a) (?:minute|moment|second|sec)|(?:let me )?think(?: about it)?)$/,
    () => [say(words.noHurry)],
  ],
];

/** Whether the words end everything: the question, and the conversation. */
export function endsAll(text: string): boolean {
  return ending.test(text);
}

/** A long list goes on below. */
const onward =
  /^(?:(?:show|see|load|view)(?: me)? )?(?:some )?more(?: (?:pieces|products|results|of (?:them|these)))?$/;

export const everywhere: Command = {
  id: "everywhere",
  read(reading, { shop, screen, asked: question }) {
    const text = asked(reading, shop, "none");
    if (text === undefined || !shop) return undefined;
    for (const [id, pattern, act] of acts) {
      if (!pattern.test(text)) continue;
      const again = id === "repeat" && question !== undefined;
      const effects: readonly Effect[] = again ? [{ type: "ask", question }] : act(shop, screen);
      return { slots: { act: id }, effects, row: "follows" };
    }
    if (screen === paths.collection && onward.test(text)) {
      return { slots: { act: "down" }, effects: [{ type: "scroll", to: "down" }], row: "follows" };
    }
    return undefined;
  },
};

function say(text: string): Effect {
  return { type: "say", text };
}
