/** English and Hindi words that only sound or look like a garment or a look: "slippery", "parso". */
export const everydayWords = `
choke chokes choking seena handi logon mangao dhundh
brought alive strike belong belongs battle settle settled pretend easier letting began bridge
lover parker setting settings booth assure bout gather hooked deeper related cheated mount alike
concept branch roast stall stare wished suspended salute harsh sting slick electronic liking
overtime overcome pudding pinch steer stereo hunger farther spying popping ethics greet valet
contains choking stoned boost cherish slippery leaning froze pasta batch litter beliefs trial
trials stunned barrier melting cashier cruiser bonding posters charter stale platter roles seeks
homemade shelves followers follower starter lesser soaking booster plaster spectacle coordinate
scatter steep shady binding bolts clarity stride nighttime babysit painless stacks carton postal
burner pantry flaws crutches socket shortest absorbed lockers simplest chilled wholly trainee
strained latter stingy inserted soaring stationary format foremost lured suppress oversee payable
breezes staple mundane handout overheat busier ventilate stronger locker trailers trainees
interviewer cheeks handy nickel easiest chemist booths assures boosters contain parso pehla pehli
pehle dusra dusri doosra doosri maika mayka chehra purane peena maangi banwana galat pakka dheere
chalau rojana shayad matra chaha
`
  .trim()
  .split(/\s+/);
