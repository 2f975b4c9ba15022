/** The commands, in the order in which they are tried. */
import { answerNeed } from "./answer-need.ts";
import type { Command } from "./command.ts";

export const commands: readonly Command[] = [answerNeed];
