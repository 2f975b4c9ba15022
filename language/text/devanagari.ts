/** Devanagari in Latin letters: "काला कुर्ता" is "kala kurta". */

const consonants = pairs(
  "क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ळ l",
);
const nukta = "\u093c";
const withNukta = pairs("ज z");
const signs = pairs("ा aa ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e");
const vowels = pairs("अ a आ aa इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e");
const virama = "\u094d";
const nasals = /[\u0900-\u0902]/;

/** As everybody writes them, and English words that Hindi borrows. */
const usual = pairs(
  `shart shirt tishart tshirt ti t skart skirt blauj blouse blauz blouse pent pants paint pants jins jeans jaiket jacket gaun gown
  svetar sweater svaitar sweater shol shawl shal shawl sari saree sadi saree mafalar muffler frok frock mammi mummy naiti nighty
  saiz size saij size rupye rupees rupe rupees rupae rupees rupya rupees nanbar number hazar hazaar hajar hazaar sal saal lal laal
  nila neela nile neele nili neeli pila peela pile peele pili peeli uni ooni kotan cotton ofis office skul school parti party lanba lamba
  lanbi lambi vala wala vali wali vale wale nahin nahi men mein plen plain chek check tait tight ful full haf half renkot raincoat
  petikot petticoat kardigan cardigan hudi hoodie legings leggings ledis ladies jents gents dres dress nait night eksael xl em m
  el l salvar salwar kamij kameez shervani sherwani divali diwali sut suit admi aadmi char chaar panch paanch gre grey braun brown`,
);

function pairs(list: string): ReadonlyMap<string, string> {
  const words = list.trim().split(/\s+/);
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ""]] : [])));
}

/** One word. */
export function romanised(word: string): string {
  const syllables = syllablesOf(word.normalize("NFD"));
  const said = syllables
    .map(({ lead, vowel }, at) => lead + (isSilent(syllables, at) ? "" : (vowel ?? "a")))
    .join("")
    .replace(/i(?=aa?$)/, "iy")
    .replace(/ie$/, "iye");
  const plain = said.replaceAll("aa", "a");
  return usual.get(plain) ?? plain;
}

interface Syllable {
  readonly lead: string;
  /** Null: a consonant's own, which may be silent. */
  readonly vowel: string | null;
  readonly ends: string;
}

function syllablesOf(word: string): readonly Syllable[] {
  const out: { lead: string; vowel: string | null; ends: string }[] = [];
  const letters = [...word];
  for (const [at, letter] of letters.entries()) {
    const consonant = consonants.get(letter);
    const last = out.at(-1);
    if (consonant !== undefined) {
      const own = letters[at + 1] === nukta ? (withNukta.get(letter) ?? consonant) : consonant;
      if (last?.ends === virama) {
        last.lead += own;
        last.ends = "";
      } else out.push({ lead: own, vowel: null, ends: "" });
    } else if (letter === virama && last !== undefined) last.ends = virama;
    else if (signs.has(letter) && last !== undefined) last.vowel = signs.get(letter) ?? "";
    else if (vowels.has(letter)) out.push({ lead: "", vowel: vowels.get(letter) ?? "", ends: "" });
    else if (nasals.test(letter) && last !== undefined)
      out.push({ lead: "n", vowel: "", ends: "" });
  }
  return out;
}

/** The inherent vowel falls silent at the end, and between two sounded syllables. */
function isSilent(syllables: readonly Syllable[], at: number): boolean {
  const here = syllables[at];
  if (here === undefined || here.vowel !== null || at === 0) return false;
  if (here.ends === virama) return true;
  const after = syllables[at + 1];
  if (after === undefined) return true;
  const before = syllables[at - 1];
  const sounded = before !== undefined && (before.vowel !== null || !isSilent(syllables, at - 1));
  return (
    sounded &&
    before?.vowel !== "" &&
    after.lead.length === 1 &&
    after.vowel !== null &&
    after.vowel !== ""
  );
}
