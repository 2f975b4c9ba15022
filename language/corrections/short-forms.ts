/**
 * Abbreviations: "w/ dupatta", "sz L", "Lt. Grey", "full slv". For needs and product names only,
 * since a form's letters may be spelled out.
 */
import type { Token } from "../text/token.ts";

const forms: ReadonlyMap<string, readonly string[]> = new Map(
  `
w = with
wt = with
sz = size
soot = suit
lt = light
lgt = light
dk = dark
drk = dark
blk = black
wht = white
gry = grey
nvy = navy
grn = green
yllw = yellow
slv = sleeve
slvs = sleeves
slvd = sleeved
slvless = sleeveless
emb = embroidered
embr = embroidered
embd = embroidered
prntd = printed
prtd = printed
chkd = checked
ctn = cotton
cttn = cotton
poly = polyester
pkt = pockets
pkts = pockets
len = length
lgth = length
clr = colour
hlf = half
qtr = quarter
jkt = jacket
jckt = jacket
swtr = sweater
trsr = trousers
trs = trousers
tshrt = t shirt
plz = please
bw = between
wmn = women
wmns = women
mns = men
grls = girls
bys = boys
yrs = years
rn = round neck
vn = v neck
cn = crew neck
`
    .trim()
    .split("\n")
    .map((line) => {
      const [short = "", long = ""] = line.split(" = ");
      return [short, long.split(" ")] as const;
    }),
);

export function writtenOut(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => forms.has(text))) return tokens;
  return tokens
    .flatMap((token, at) => {
      const long = forms.get(token.text);
      if (long === undefined) return [token];
      // "w/o sleeves": without.
      if (token.text === "w" && tokens[at + 1]?.text === "o")
        return [{ ...token, text: "without" }];
      return long.map((text, n) => ({ ...token, text, before: n === 0 ? token.before : "space" }));
    })
    .filter(({ text }, at, all) => !(text === "o" && all[at - 1]?.text === "without"));
}
