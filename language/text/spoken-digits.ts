/** Long numbers as they are dictated, in English digits: "aath nau shunya", "six two, then 84". */

const hindi: ReadonlyMap<string, string> = new Map(
  [
    "zero shunya sunya sifar",
    "one ek",
    "two do",
    "three teen",
    "four char chaar",
    "five paanch panch paach",
    "six chhe chhah chhai cheh chheh chha",
    "seven saat sat saath sath",
    "eight aath aat ath aatth",
    "nine nau nao",
  ].flatMap((line) => {
    const [digit = "", ...names] = line.split(" ");
    return names.map((name) => [name, digit] as const);
  }),
);
const english =
  "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|oh|double|triple|\\d+";
const word = `(?:${[...hindi.keys()].join("|")}|${english})`;
const joint =
  "(?:[\\s,.-]+(?:and then|then|and|phir|aur|uske baad|after that|followed by|next)(?=[\\s,]))?[\\s,.-]+";
const runs = new RegExp(`(?<![\\w'@.])${word}(?:${joint}${word})+(?![\\w'@])`, "gi");
const joints =
  /[\s,]+(?:and then|then|and|phir|aur|uske baad|after that|followed by|next)(?=[\s,])/gi;
/** English and Hindi; so it says nothing of the language. */
const both = "do";
const fewest = 5;

export function withEnglishDigits(text: string): string {
  return text.replace(runs, (run) => {
    const words = run.toLowerCase().split(/[\s,.-]+/);
    const own = words.some((each) => each !== both && hindi.has(each));
    const plain = run.replace(joints, "");
    if (words.length < fewest && !/\d{2}/.test(run)) return run;
    return own ? plain.replace(/\p{L}+/gu, (each) => hindi.get(each.toLowerCase()) ?? each) : plain;
  });
}
