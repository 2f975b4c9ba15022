/**
 * Words and names that only sound like a garment, a person or a look: "strong" is no sarong. Of the 24,000 commonest
 * of spoken English, and some of Hindi.
 */

// biome-ignore format: lists of words read best in running lines.
export const soundAlikes: ReadonlySet<string> = new Set(`
aana aborted absorbed accordion acetone adnan alice alien alike alive allen alpine altar ammo anchored angola angry
ants ashish asserted assure assures babes babysit bahar bailing bandit banish banjo banwana baptist barack barca barge
baron barrier barry barton batch batter batting battle beacon beamed bearded beater beatles beckett beetle befriend
began beheaded beirut beliefs belong belongs bends bennett berger bernie berth beth bette betty bhatia biking binding
birch birdie bitter bitterly blackjack bladder blake blank blaster blatter blaze bleachers blight bloc blockade blown
bobby boeing bogey boggles boiler boilers boise bolted bolts bombed bonding bonds bong booing boost booster boosters
booth booths booting booty boring bosnian bounty bout boutique bowing bowling brace brackets brady brakes branch brats
braun braves brawn breach breached breath breathed breather breaths breed brees breeze breezes brett brian bribe
bridge brighton brink briton brood brook brooke brothel brought brownies brows bruins brunette brush bryan buckle
bucks bugger buggy buick bullies bullish bullock bunches bura burgess burke burma burner burton busier buster busting
butcher butler butts byron bytes cada cali camaro cameo cameron camille campuses capping captains carat cardiff
cardinal cardio carlo carmen carol caroline carroll carton carving cashier cellar certain chaha chalau changer chapel
charge charged charter chassis cheated cheeks cheered cheery chehra chemist cherish chester chhati chicks chile
chilled chimps ching choir choke choked chokes choking chop chopped chopper chorus chris chuckled circulate clare
clarinet clarity clearest clemson clots cocker coco coffers coli comforted commits como compere compressor concept
concern conquered contain contains convert cooke cooked cooper coordinate coordinator cope cops cores coveted
coworkers cracker crashed crawl creep creme crept crest crippled crises crock crocker crooks crows cruiser crummy
crusade crust crutch crutches cursed curtail dairy dandy danes dares darzi deeper della denis derek dheere dhobi
dhundh diddy dietary diners dinesh dismantle disperse distress diver dobbs dolan dole doorman doosra doosri dover
draper drifts drool dunes duress dusra dusri dustin dylan earning earthly easier easiest eastern eaters electronic
electrons embodied ethics exercised expire eyelids farther fatter feared feats feelings fence ferry fights filled
filth finance fitter flagged flags flake flaky flame flaming flaps flashed flatter flavored flawed flaws fleet flowed
flown flows flurry follower followers foreman foremost foresee forestry format forrest forties forza france freak
freeing freeman friedman fright fritz froze fury galat gather gees gens giant giggles giles gillette glimmer globe
gloom glover goon goto grace grain grammys grandeur granite graph grapple grate grave greed greek greet gregg grimm
gripe groan grossman grove guild guilt guise hairline halted handball handbook hander handi handlers handout handy
hangar hanged hangover hanks hanna harris harry harsh haters headphone headshot hearty hell hiding hiring homemade
hooked howdy hunger hunted inserted interviewer invented inventor inverted investor ipod irish jamal jenn jennings
jhooth jonas jumped kaka kandha katie khana khmer kicker kudos kumar kurds labels lafayette lakers lanka lankan laser
latter lawyer laying laze leaning leaping leases leasing lehman leonard lesser letting lever lewis liking liner
lingers linking listing litter liver living locker lockers logon loner longing loonga losers lover luigi lured luther
maali maangi macintosh mages maika malawi mali malik mammal mandir mandy manga mangao manila maradona mardi marian
marina marine marino marion marlon marvelous mason mass massa masse master mater matra matthews mausam mayka medal
mediation medicare medication medicinal melanie mellon melting menon mentor metabolic milan militant militarily mills
mindy minister mired mishra mistress misuse moans mobil mobilize mochi modem moines mole monde moral moran moron moses
mount mueller muffled mundane mundo mural muslim muster mystery nakad nancy nano natasha nate nathan negligence
negligent neural nicked nickel nightlife nighttime nikal nikla nikle nikli nobel nolan notion officers oliver olivia
opting overcast overcome overhaul overheat overkill overload override overseas oversee overtime pacific pacifist
packets painless painter painting pakka paleo palin palo panama panchami pandey pandya panther pantry papal pariah
parish parker parse parso partied pasta pasted pastries patented patla patli patrol paulo paune payable peel peeled
peeling peena peeps peeve pehla pehle pehli pence penchant perch peril perish phoney phony picket pinch pipes pirates
pistol pitchfork placing planks planned plaster plateau plated platter plead pleaded pleading pleasing plugging
poignant pointed pointer pointing polling polls pollsters ponder ponds popping porch postal posters potty praying
preach preacher presley pretend priests pristine prose pudding purane purge pursue puzzled quirk quotas quoted raffle
raiding railing raising ranting raped refine regulate regulator related relating relayed religions reloaded render
renting reshape reuters roast robb robbed robber rockies rojana roles rookies roost rooster rosen rosie ross rossi
roster routed routes rubbed ruining rural rushed rushing sachs sack saddled sadie saeed safer sakun salem salim sally
salman salon salty salute sandhu sandra sandy santos sarge saudi sauna scandal scariest scatter schemes scoot scotland
scots scotty scrolling sealing searing sears seater seating seeded seeks seena selfless seminal seminary sentry
sequels sera setting settings settle settled shack shady shafted shaheen shamed shards shared sharon shatter shaved
shayad sheesh shehar shelves sherry shield shifting shine shit shitting shitty shocked shocker shoppers shortest
shouts sicker sierra simplest sinatra sincere singer singled sinha sinister sinner sitter skated skills skimming
skinner skipper slaps slated slater slave sleeper sleepless slices slick slider slime slipped slippery sliver sloan
sloth smacked smacking smacks smelly smiled smiles smoked smugglers snipers snippets snort soaking soaring socket
soldiers solomon sony sores sparkle spectacle specter spiders spits spores spotty sprang spree springer sprung spying
squirt stacking stacks stale stall stances staple stare stark starr starter states statesman stating stationary stats
steep steeped steer stein stepped stereo sterling stewards sticking sting stingy stirred stirring stocked stokes
stoned stoner stool stores storey straightened strained stranger strapped stray strep stricter stride strife strike
strikers stringent strive strong stronger studied studios stunned stuns stylus sucks suing summary summed suppress
suspended suzanne swann swaps swiggy swine swung synthesis tabletop taint tampered tampering tanking tanner tate taunt
tempered tending tener tenets tenor tenth terra tess thomas thorn ticked tighten tint tonic topical tortured towed
towering tracker trailers trainee trainees traitors traits trans travis trial trials tribunal tricks trimmed trooper
tucker turbine turin turks twain underway underwent valet vegetable ventilate vine violate violent vocation voila
waking walled warner washer wasted wedge welding wellington wellness whiff whine whit wholly widgets widowed willis
winchester winery winger wished woken worsened zimmer
`.trim().split(/\s+/));

/** Of those, and of names, what is meant beside a piece or a look: "creep saree", "sliver lehenga". */
export const misspellings: ReadonlySet<string> = new Set(
  "sliver violent violate moron oliver pistol perch preach roost coco braun angola marino creep laze medal luther denis mammal voila taunt taint plead pleaded presley bloc strapped steeped smacked buggy bogey tampered selfless topical embodied goon freak squirt trooper sores dares tess scandal coli overcast winchester mundo lovers tushar reshma salman kriti".split(
    " ",
  ),
);
