/** Unambiguous texting abbreviations; single letters only if no size. */
const lines = `
you: u yu
your: ur yr
are: r
and: nd n
the: da teh hte
to: 2
for: 4
what: wat wht wot whut
whats: wats whts wots
how: hw hwo
much: mch muc mutch
this: dis ths thsi tis
that: dat tht taht
with: wid wth wit w/ wiht
have: hv hav hve
is: iz
in: im
ok: k kk oki okk okie okey
okay: okayy
please: plz pls plss plzz plse pleas pliz
thanks: thx tnx thnx thanx ty tysm
sorry: sry srry sory soz
because: coz cuz bcoz bcz becoz cos becuz
about: abt abut
before: b4 bfr
good: gud gd
great: gr8
want: wnt wan
should: shud shld
wanna: wana
going to: gonna gona
give me: gimme gimmi gimmie
let me: lemme
got to: gotta
don't know: dunno
like: lyk lik
size: sz siz szie saiz
price: prc pric prise pryce
colour: clr colr colur
quantity: qty qnty qt
address: addr adress addres
delivery: dlvry delvery delivry dlivery
order: ordr oder
number: nmbr numbr
add: ad
show: shw sho shwo
take: tke tak
get: gt
too: tooo
also: alsoo
yes: yea ya yaa
no: noo
not: nt
from: frm form
now: nw
more: mor mre
one: wan 1
large: lrg lrge lge larg
medium: med medm mdm midium meduim mediam
small: sml smal smll
`;

/** Ambiguous here, so unchanged. */
const other = new Set("n r 2 4 1 im form wan oder med wit ad ya w/ da".split(" "));

export const shorthand: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [meant = "", words = ""] = line.split(": ");
      return words.split(" ").flatMap((word) => (other.has(word) ? [] : [[word, meant] as const]));
    }),
);
