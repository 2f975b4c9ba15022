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
something: smth sth sumthin somethin sumthing smthng somthing
someone: sum1 some1
anything: anythin nething
everyone: every1
back: bk
just: jst jus
remove: remuv rmv remov
cart: crat
wrong: rong
right: rite
phone: fone fon
tomorrow: tmrw tmrow tomoro
birthday: bday bdy
together: 2gether togther
nothing: nuthin nothin
through: thru
he's: hes
she's: shes
though: tho
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

/**
 * Letters and digits for words, where they can't be a size, a count or an initial: heard = meant,
 * after these words, before these, not before these; "-" for any.
 */
export const texted = `
! wit = with, -, -
! wiv = with, -, -
! w = with, -, delivery card cash that this it the a an my one 1 all these those jeans everything
! w/o = without, -, -
! n = and, -, the a an also then now one two in its it take make add put show is how what wat wot hw that this my me for pay go change remove i im another same no size india
! nd = and, -, -
! r = are, wat what wot how hw where who why u you they we these those which colour color sizes here there jeans, -
! r = are, -, there they u you these those the we
! c = see, can lemme let me i u to, -
! b = be, shud should can will to must wud would it'll, -
! k = ok, -, add put now then so take wait thx thanks pls plz and n but show lets let make go i im
! y = why, -, is are do does not
! gd = good, -, -
! 2 = to, want need wear go back bk bak take me like going how able rich used have got it them is due, -, in of l m s xl xxl small medium large pieces pairs more
! 2 = to, -, the wear my me him her checkout chekout cart crat pay buy go see be get home
! 2 = too, this that it the kurta shirt jeans jacket shawl blouse skirt sweater lehenga one, in plz pls please
! 4 = for, -, me my him her his the a an u you mum mom dad kids us it them summer winter work someone men women
! 4 = for, swap looking look present gift gud good gd how pay much hw, -
! 1 = one, the that this white blue red pink green yellow beige black cheap cheaper linen cotton other last next first second 1st 2nd 3rd big small, -
! im = i'm, -, -
! js = just, -, -
! tk = take, -, the it this that out off
! mk = make, -, the it this that
! iz = is, -, -
! dis = this, -, -
! dat = that, -, -
`;
