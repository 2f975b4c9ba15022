/** Words without meaning for products. */

const plain = new Set(
  `a about above across actually after again all almost already also am an and another any anybody anyone anything
are aren't around as ask at aur away back be because been before being best better between big bit both but buy by came can
can't come comes could couldn't cut day days decent did didn't do does doesn't doing don't done down during each either
else enough even ever every everyone everything fabric far few find fine first fit fits for from full gave get gets getting gift
gifts give gives go goes going gonna good got great had has hasn't have haven't having he hello help her here hers hey
hi him his hmm hoga hona how however i i'd i'll i'm i've idea if in instead into is isn't it it'll it's item items its just
keep kind know ladkon last let let's like likes little look looking looks lot lots love loves made make makes making many
matter may maybe me mean might mind mine month months more most much must my myself name need needs never new next nice no
none nor not nothing now of off oh ok okay old on once one ones only onto option options or other others our out over own pair
people perfect perhaps person piece pieces please plus possible prefer preferably preference present pretty price probably product
products put quite range rather really recommend recommendation recommendations right said same say says see seems should
show shows since size sizes small so some somebody someone something sometimes soon sort speak still stuff style styles such suggest
suggestion suggestions suitable suits sure surprise take tell than thank thanks that that's the their them then there there's these they
thing things think this those though three through till time to today together tomorrow too took try trying turn two type
throw um uh under until up upon us use used using usually very visit wala wali wale want wanted wants was wasn't way we we'd we'll we're we've
wear wearing wears week weekend weeks well went were what what's whatever when where which while who whole whom whose why will
wish with within without won't work would wouldn't wow year years yes yet you you're you've your
hai hain ho ka ke ki ko kuch koi liye neeche niche upar uper saath sath pehenne pehnne pehanne pahnne dost doston pehen pehne pehnna pehenna mujhe muje chahiye chaiye dikhao dikha do dijiye batao bata accha acha achha bahut mera meri mere
mein main maine kiya se beech andar tak wali toh to tak par pe wo woh yeh ye hum aap apne apni unke uske uski iske iska kya kaun kaunsa bhi sirf bas aisa aise wahi kapda kapde
outfit outfits clothes clothing cloth wardrobe garment garments attire dress-up look wear apparel fashion shop shopping store catalogue collection
budget rupees rupee rs inr money cost costs costing spend pay paying afford cash colour color colours colors colored coloured shade shades
material materials made fabric friend friends colleague guests guest event occasion season weather special stylish trendy fashionable nicer cute
beautiful elegant cool awesome amazing lovely fancy classy modern latest unique different simple proper quality brand branded ideal ideally
attend attending event upcoming turning turns turned ready start started join joined planning plan plans hoping hope feel feels feeling
definitely certainly ish waist chest match matching twinning feet kgs inches sober easily starts
suggest show wondering wonder basically literally honestly obviously anyways anyway absolutely certainly urgently quickly quick fast kindly january february april june july august september october november december
buying bought purchase purchasing order ordering search searching finding shirtless less least max maximum min minimum around roughly approx
pls plz among amongst alone bother okay grateful choose choosing pick picking happen sell sells stock bring raise increase review reviews rated rating ratings star stars
always often daily-use big bigger smaller tall taller shorter height heavy-set slim-built body built skin tone wedding-guest age aged months month
thoda thodi thode bada badi bade zyada jyada zyaada bilkul ekdum mast jhakaas jhakas jhakkas zabardast badhiya sundar khoobsurat pyara pyari
acchi achhi acche achche yaar arre arey sahi theek thik milega milegi milenge hoga hogi raha rahe rahi jaata jaati jaate pehnu pehnau pehenau pehenun rang kuchh
lijiye dikhaiye dikhaye bataiye karna karte karo hua hui hue lagta lagti lage lagega chalega chalegi kaisa kaisi kaise kahan kitna kitne kitni abhi phir warna lekin magar
aapke aapka aapki paas mat zaroor jaldi chhota chhoti chhote matlab jaise jaisa jaisi waisa poora poori
jo jisme jismein jiska jiski jiske jisse aisi aise honi hona hone inbuilt son's mom's dad's please-show wanna gotta lemme dunno hes shes its dont cant wont im ive thats theres
achi achchi achcha pehli pehla pehle dusri doosri teesri baar wajah taaki kyunki kyonki kyuki isliye bohot bohut kaafi kafi thodasa parso aaj
doon dilaun dilau subah shaam mujhko humko hamein unko usko usse unki iski inke inki apna rehna rehta rehti rahega rahegi jaana jaane aati aaye karke lekar
dekhna dekho dekh dikhe dikhna chalo bolo boli bolte kehte pata samajh sakta sakti sakte waale walon log logon cheez cheezein kapdon pehente pehanna
pehenti pehenta pehnta pehnti pehna pahanna pahenna pahenne taiyaar taiyar sabse varna agar agr hota hoti hote sake hoon wahan yahan kahin
kabhi hamesha pura sab sabhi dono teeno chaaro kisi kisiko kiske waise vaise dhoondh leni lunga chahta chahti chahte chahie mangwana bhejo rakho rakhna paisa paise mahanga rishtedar rishtedaar padosi pyaari badiya dikhta dikhti karta karti mangao dhundh khandan
unhe unhein inhe inhein tumhe tumhein isse isko iska uska unka inka kiska pasand napasand zaroorat zarurat alag itni itna itne utna utni baki baaki
dikhana dikhaana dikhaane tarah tarike wagairah wagera vagera class classes lesson lessons practice session sessions tournament match competition
guard watchman driver teacher bank staff worker workers manager clerk centre center construction delivery security
everybody somebody given needed longer below finds keeps ninth fortnight earlier whatsoever simply flatmate bursts reopens employee society
tommorow tomorow inlaws moving reaching reach chahe baithna lunch meri mahine mahina mahino maheene hafte hafta agle agla
insists insisted insisting fussy pehnane pehnaane pada padi pade rakha rakhi rakhe bane bana bani naughty assalamualaikum assalam salaam walaikum walekum dosto types strictly monday tuesday wednesday thursday friday saturday sunday she'll he'll they'll due jaa jana elder place
agli kal pehnaye pehnaaye pehnaun pehnoon pahnu pahnaye scrap trouble saheli mereko tereko lena leni lene kharidna kharidni kharidne mangta mangti mangte rakhte rakhti images image photos photo pics gotta umar umr listen design designs`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Also numbers and single letters. */
export function isPlainWord(word: string): boolean {
  return word.length < 3 || !/^\p{L}/u.test(word) || plain.has(word);
}
