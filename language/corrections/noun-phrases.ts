/** Hindi noun phrases before a garment in English: "gents ka kurta", "kaali wali tshirt". */

import { tokenise } from "../text/tokens.ts";
import { termAt } from "../words/lexicon.ts";

const wearers: ReadonlyMap<string, string> = new Map(
  `women's=ladies women mahila aurat auraton
men's=gents men mard mardon
kids=kids bacche bachche bache bachhe bacchon bachchon bachon bachhon bacho
boys=boys ladke ladkon ladka
girls=girls ladki ladkiyon bacchi bachchi bachi`
    .split("\n")
    .flatMap((line) => {
      const [meant = "", said = ""] = line.split("=");
      return said.split(" ").map((word) => [word, meant] as const);
    }),
);
const pointing = new Set(
  "yeh ye woh wo vo us is pehla pehli pehle dusra dusri doosra doosri teesra teesri sasta sasti mehnga mehngi aakhri akhri last first second third next upar upper neeche niche agla agli pichla pichli wahi same aur aane jaane karne lene dene".split(
    " ",
  ),
);
const joined =
  /(?<![\p{L}'])(?<before>\p{L}{3,}) (?<joint>k[aie]|wal[aie]|waal[aie]|val[aie])(?: k[aie])? (?=(?<after>[\p{L}-]+(?: [\p{L}-]+){0,2}))/giu;

const mayHave = / (?:k[aie]|[wv]aa?l[aie]) /i;

export function inNounPhrases(text: string): string {
  if (!mayHave.test(text)) return text;
  return text.replace(joined, (whole, ...rest) => {
    const { before, joint, after } = rest.at(-1) as Readonly<Record<string, string>>; // the groups
    const said = before?.toLowerCase() ?? "";
    if (!leadsToGarment(after ?? "")) return whole;
    const wearer = wearers.get(said);
    if (wearer !== undefined) return `${wearer} `;
    const isOf = joint?.startsWith("k") === true;
    if (isOf ? !isLook(said) : pointing.has(said)) return whole;
    return `${before} `;
  });
}

function leadsToGarment(text: string): boolean {
  const tokens = tokenise(text);
  for (let at = 0; at < tokens.length; ) {
    const found = termAt(tokens, at);
    if (!found) return false;
    if (found.term.field === "garment") return true;
    at = found.to;
  }
  return false;
}

const looks: ReadonlySet<string> = new Set(["colour", "material", "pattern"]);

function isLook(word: string): boolean {
  const found = termAt(tokenise(word), 0);
  return found !== null && found !== undefined && looks.has(found.term.field);
}
