/** Needs in plainer words: "leave out whatever costs over 1500" is "at most 1500". */
import { guarded } from "../../text/guarded.ts";
import { amounts } from "./amounts.ts";
import { pieces } from "./pieces.ts";
import { refusals } from "./refusals.ts";
import { remarks } from "./remarks.ts";
import { sizes } from "./sizes.ts";
import { wearers } from "./wearers.ts";
import { writing } from "./writing.ts";

const forms = [
  ...writing,
  ...amounts,
  ...sizes,
  ...wearers,
  ...refusals,
  ...pieces,
  ...remarks,
].map(([form, instead]) => [guarded(form), instead] as const);

export const rephrased = (text: string): string =>
  forms.reduce((all, [form, instead]) => all.replace(form, instead), text);
