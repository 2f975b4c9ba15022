/**
 * Common small words, most frequent first, as targets of typo correction; other words have their
 * tables.
 */
// biome-ignore format: lists of words read best in running lines.
export const commandWords: readonly string[] = `
the it in to a and of for me is one i you this that what how much with my on not have can show are size add cart please do price
take want open make more no from get put another which does they them these those other some any all also only just both two three
four five six seven eight nine ten first second third fourth last next cheaper cheapest costs cost there where when who will would
order pay cash card delivery deliver remove delete change instead same large medium small extra double bigger smaller colour
find search need look see give go back home page collection products contact details form name address street city state country
phone mobile email number pin code checkout place confirm cancel return exchange refund account payment method bill total total
like different similar cheap expensive under over below above between than less compare difference better best warm warmer light
soft cotton wear made wash material fabric sleeve sleeves pocket pockets print plain help repeat again slower faster louder stop
scroll down up top bottom left right middle previous filter filters clear sort lowest highest reset undo say tell read everything
anything something nothing ones pair pieces piece pair pairs couple few many each every without but or if so then now yes okay
good nice sorry thanks thank actually maybe really wait mean let keep leave rather brother sister mother father son daughter
husband wife friend wedding office party school gift winter summer today tomorrow when long days time bag basket buy bought
choose select pick available stock much till until before after because about your our his her he she we as at be been was were
am had has did could should may might shall must again still already too very quite bit little flowers flower pattern description
wrong correct spelling spell letter letters surname state quantity increase reduce double half dozen free charge charges offer
discount sale offers shop store items item products product photo picture photos zoom close chart guide measure arrive arrives arrived
reach send sent status shirt shirts jeans trousers jacket jackets coat sweater sweaters jumper hoodie dress dresses skirt blouse
shawl saree kurta kurtas lehenga shorts tops blue white black yellow green orange pink purple brown maroon mustard grey beige ivory
silk wool denim linen women ladies gents girls boys kids children clothes thing things start begin finish done empty fill filled
cheapest dearest costliest budget thousand hundred rupees money amount spend full spoken written write checked striped floral
collar length pocket loose tight thick thin heavy inside outside front behind beside near along together through
complete proceed continue switch change changed swap wrap track parcel courier possible usually exactly always never ahead once
twice most least hundred fifteen twenty thirty forty fifty sixty eleven twelve birthday festival diwali evening morning
sizes sized prices cloth think enough coming comes going kindly hello asking waist whole looking saying paying house stuff check
orders wears lovely having border washing years people minute minutes elastic myself alright great flowery biggest smallest
straight needs wants wanted temple altogether perfect lining anyway beach bring carry calling child telling thought college
shipping forget meant short shorter longer grandson granddaughter grandmother cousin family looks costly buying damage
properly ready patient course stiff dance quick quickly woman suitable become stays throw final included later proper stick
scratchy doing stitching forgot colours getting itchy round suggest nephew niece pretty though ordered ninety eighty seventy
twins humid telephone chest talking night bright while function weather washed rolled otherwise takes guess uncle auntie remind
since healthy alone wearing match matching recycled afternoon mistake called turns whether tonight stand older younger elder
fight single itself buttons asked hostel making kitchen woven married keeping stitch moment mixed square plenty customer sleep
decent listen within train cover purchase taking sounds honestly floor festive printed perhaps casual reasonable taken being
confirmed happening prefer safer decide count giving human recommend pending beautiful thinking brothers sisters delivered speak
shoes dropped waiting underneath sides garment picked parents payable formal confused dirty imagine friends shopping uniform
policy understand question delivering machine returns damaged pincode polyester synthetic mummy daddy madam everyone somewhere
someone anyone whatever whichever nearest evenings
`.trim().split(/\s+/);
