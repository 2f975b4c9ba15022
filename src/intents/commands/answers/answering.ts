/** What every answer is read with: yes and no, the words that end everything, and the other commands. */
import { readYesNo, type YesNo } from "../../../../language/readers/yes-no.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Taken, Understood } from "../command.ts";
import { endsAll } from "../everywhere/everywhere.ts";
import { kernel } from "../spoken.ts";

export interface Answering {
  readonly reading: Reading;
  /** Without the question. */
  readonly scene: Scene;
  readonly shop: ShopScene;
  /** What words mean to the other commands, in that scene or in another without a question. */
  otherwise(words: string, scene?: Scene): Taken | undefined;
  /** The same, where they only tell something in anyone's words. */
  told(words: string): Taken | undefined;
}

/** Yes or no; the words that end everything are a no. */
export function replyIn({ plain, lower }: Reading): YesNo {
  return endsAll(kernel(lower)) ? { answer: "no", rest: "" } : readYesNo(plain);
}

/** Whether it is a no, and nothing beside it. */
export function refuses(reading: Reading): boolean {
  const { answer, rest } = replyIn(reading);
  return answer === "no" && rest === "";
}

/** The question is left; a conversation is, too, where the words end everything. */
export function left({ lower }: Reading, text: string = words.stopped): Understood {
  return {
    slots: endsAll(kernel(lower)) ? { answer: "no", act: "stop" } : { answer: "no" },
    effects: [{ type: "say", text }],
    row: "follows",
  };
}
