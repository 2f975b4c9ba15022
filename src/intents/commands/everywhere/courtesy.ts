/** Greetings and thanks, as whole sentences. */
import type { Scene } from "../../intent.ts";
import { greets, marks, thanks, thanksAmongOthers } from "../../phrases/everywhere/everywhere.ts";
import { praisesOnly } from "../../phrases/praise.ts";
import { sayingsOn } from "../../responses/sayings.ts";
import { words } from "../../responses/words.ts";
import type { Command } from "../command.ts";
import { say } from "../say.ts";

const courtesy = (act: string, said: RegExp, reply: (scene: Scene) => string): Command => ({
  id: "everywhere",
  read({ lower }, scene) {
    const text = lower.replace(marks, " ").trim();
    if (!scene.shop || !said.test(text)) return undefined;
    return { slots: { act }, effects: [say(reply(scene))], row: "follows" };
  },
});

/** An open question is repeated instead. */
export const greeting = courtesy("greet", greets, ({ asked, screen }) =>
  asked ? words.hello : words.greeting(sayingsOn(screen)),
);
/** Asked last: "ok, thanks" may be a yes. */
export const thanking = courtesy("thanks", thanks, () => words.welcome);
export const praising = courtesy("thanks", praisesOnly, () => words.welcome);
/** Where nothing else is understood. */
export const thankingAmongOthers = courtesy("thanks", thanksAmongOthers, () => words.welcome);
