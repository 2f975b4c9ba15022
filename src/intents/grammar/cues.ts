const lines = `
ask-price: price prices priced cost costs costing rate rates rupees rs charge charges amount
much: much
size-word: size sizes sizing sized
cloth-word: material fabric cloth made fibre textile
colour-word: colour color colours colors shade shades
care-word: wash washed washing iron ironing bleach shrink dry clean
wearer-word: who whom whose unisex gender
tell: tell describe read explain
detail-word: detail details description pocket pockets lining lined zip zipper button buttons collar sleeve sleeves hood pattern length
take: take taking took buy buying bought grab purchase have having get getting gimme give keep keeping pick picking pack sold
put: put add pop chuck throw stick toss drop place
container: cart bag basket trolley
out: remove delete discard ditch scrap bin lose rid
away: out off away back
change: change swap switch replace make turn
more: more another extra additional
less: less fewer reduce decrease
only: only just
compare: compare comparison versus vs difference different differ differs
than: than
which: which
one-of: or between either both
cheap: cheap cheaper cheapest affordable budget inexpensive economical
dear: dear dearer dearest expensive costly costlier costliest pricey pricier priciest premium
-er: warmer lighter heavier softer thicker thinner longer shorter bigger smaller larger better nicer darker brighter looser tighter cooler
-est: warmest lightest heaviest softest longest shortest biggest smallest best nicest darkest brightest
same: same similar alike match matching matches like identical
go-with: goes pair pairs suit suits complement together
show: show see view look display open bring pull click tap zoom
search: search find looking hunt browse
have: have got sell stock carry keep there any anything
want: like love want need wish after prefer fancy
help: help assist lost confused stuck
advice: recommend suggest advise idea ideas
filter: filter filters narrow hide section category
sort: sort sorted arrange order ordered ascending descending lowest highest low high
clear: clear reset empty
pay-word: pay paying paid payment
cash: cash cod notes doorstep
card: card cards upi online debit credit visa netbanking razorpay gpay
confirm: confirm finalise finalize complete finish submit
checkout-word: checkout till counter bill billing
deliver: deliver delivery delivered delivering ship shipping shipped courier dispatch dispatched parcel package
when: when soon long days tomorrow today
where: where
return: return returns refund exchange replace
form-word: form field fields box boxes address name surname street city state pin pincode postal zip country phone mobile email mail
spell: spell spelled spelt spelling letter letters
wrong: wrong mistake incorrect correct fix typo
count-word: many count number total
total-word: total sum altogether bill
bought: ordered bought
owe: owe unpaid due pending outstanding
stop-word: stop quit enough quiet shut silence
wait-word: wait hold hang moment minute second sec
again: again repeat once
slow: slow slower slowly
fast: fast faster quick quicker
undo-word: undo revert restore
back-word: back previous earlier
scroll-word: scroll down up top bottom page
thanks: thanks thank cheers
good: nice lovely beautiful pretty cute gorgeous wow awesome amazing great
phone-word: call phone contact number email reach
offer: discount sale offer coupon deal promo offers
open-hours: shop store located branch address
time-word: weather alarm timer calendar meeting reminder remind schedule
money-word: bank account transfer balance loan credit interest mortgage tax insurance salary
travel-word: flight flights hotel car taxi uber bus train ticket tickets airport visa passport traffic travel trip
food-word: recipe cook cooking restaurant pizza coffee food dinner lunch eat calories sugar ingredients
media-word: song songs music play movie film joke jokes story news score match game
tech-word: volume light lights wifi bluetooth screen app internet battery
`;

const cues: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [cue = "", words = ""] = line.split(": ");
      return words.split(" ").map((word) => [word, `[${cue}]`] as const);
    })
    .reverse(),
);

export const cueWords: Iterable<string> = [...cues.keys()];

export function cueOf(word: string): string | undefined {
  return cues.get(word);
}

/** "takes", "taking" and "wanted" without endings; others as they are. */
export function stemOf(word: string): string {
  if (word.startsWith("<") || word.length < 5) return word;
  return word.replace(/(?:'s|ing|ed|es|s|ly)$/, "");
}
