/** Shared by answers: yes and no, ending words, other commands. */
import { readYesNo, type YesNo } from "../../../../language/readers/yes-no.ts";
import { actSaid } from "../../grammar/phrases.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Taken, Understood } from "../command.ts";
import { kernel } from "../spoken.ts";

export interface Answering {
  readonly reading: Reading;
  readonly scene: Scene;
  readonly shop: ShopScene;
  /** The other commands' reading. */
  otherwise(words: string, scene?: Scene): Taken | undefined;
  /** Whether they likely change the cart. */
  writes(words: string): boolean;
  /** Only if they merely describe. */
  described(words: string, scene?: Scene): Taken | undefined;
  /** Whether they likely go somewhere. */
  leads(words: string): boolean;
}

/** Ending words are a no. */
export function replyIn({ plain, lower }: Reading): YesNo {
  return endsAll(kernel(lower)) ? { answer: "no", rest: "" } : readYesNo(plain);
}

export function refuses(reading: Reading): boolean {
  const { answer, rest } = replyIn(reading);
  return answer === "no" && rest === "";
}

/** Drops the question; after ending words also the conversation. */
export function left({ lower }: Reading, text: string = words.stopped): Understood {
  return {
    slots: endsAll(kernel(lower)) ? { answer: "no", act: "stop" } : { answer: "no" },
    effects: [{ type: "say", text }],
    row: "follows",
  };
}

/** Ends the question and the conversation. */
function endsAll(text: string): boolean {
  return actSaid(text) === "end";
}
