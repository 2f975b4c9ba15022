/** Materials and families: merino is wool, khadi is cotton. */
import { families, lineage, terms } from "./term.ts";

export const materialTerms = terms(
  "material",
  `
cotton: pure cotton, cotton slub, slub cotton, cotton flax, hosiery, cotton lycra, supima, pima cotton, egyptian cotton, cotton rich, 100 percent cotton, kapaas, lawn cotton, lawn cloth, voile, seersucker, dobby, pique, handloom cotton, cotton twill, sooti, suti, organic cotton, cotton cloth, 100 cotton, cotton jersey, giza cotton, bci cotton, brushed cotton, crinkle cotton, cotton sateen, mercerised cotton, mercerized cotton, combed cotton, cotton knit, cotton stretch, stretch cotton, soft cotton, cottony, pure cottn, ctn
khadi:
mulmul: mul mul, muslin, mul, mul cotton, malmal
kota-doria: kota doria cotton, kota, kota silk
jamdani: dhakai, dhakai jamdani
maheshwari:
mangalagiri:
poplin:
cambric:
flannel: flannelette
chambray:
twill: drill
corduroy: cord, corduroys
denim:
linen: pure linen
silk: resham, pure silk, raw silk, dupion, dupion silk, matka silk, eri silk, muga silk, mulberry silk, bhagalpuri, bhagalpuri silk, patola silk, gadwal silk, uppada silk, kosa silk, tissue silk, soft silk, dola silk, habotai, shantung, gajji silk, gaji silk, gajji, mashru, mashru silk, gadwal, uppada, dharmavaram, arani silk, matka, bangalore silk, china silk, crepe silk, silk crepe, chinnon silk
art-silk: artificial silk, faux silk, poly silk, vichitra silk, vichitra
chanderi:
tussar: tussar silk, tussore
banarasi: banarasi silk, benarasi
kanjeevaram: kanjivaram, kanchipuram, kanjeevaram silk, kanjivaram silk, paithani, paithani silk, mysore silk, pattu
brocade:
jacquard:
organza:
tissue:
scuba:
viscose-silk: modal silk
wool: woollen, woolen, woolly, oon, ooni, pure wool, lambswool, boiled wool, boucle, mohair, angora, alpaca, worsted, tropical wool, wool knit, wollen, woolen knit, shetland, shetland wool
merino: merino wool, worsted wool
pashmina: cashmere
tweed:
felt: felted wool
knit: knitted, knitwear, cable knit, rib knit, waffle, waffle knit, waffle cotton, double knit, ponte, ponte knit, ponte roma, milano knit, pointelle, thermal knit, loop knit
leather:
suede: faux suede, nubuck, micro suede
fleece: polar fleece, microfleece
sherpa: shearling, teddy fleece, borg
velvet: velour, makhmal, crushed velvet, micro velvet
rayon: viscose, viscose rayon, rayon slub, liva, lyocell, tencel, poly viscose, cupro, rayon cotton, viscos, ecovero, polyviscose, poly viscos
modal: bamboo, micromodal, micro modal, bamboo cotton, bamboo viscose
polyester: recycled polyester, microfibre, microfiber, micro fibre, micro polyester, terylene, polyester blend, poly blend, poly, polly
nylon: polyamide
acrylic:
spandex: lycra, elastane, elasthane
georgette: faux georgette, pure georgette, nida, pure viscose georgette, viscose georgette, geogette, georgete
chinon: chinnon, chinon silk
taffeta:
neoprene:
crochet: crocheted
lurex:
canvas:
pvc: eva, vinyl, plastic
taslan: softshell, soft shell, ripstop, parachute cloth, gore tex, goretex
chiffon:
crepe:
satin: duchess satin, charmeuse, sateen, japan satin, modal satin, satin silk, armani satin
net: tulle, mesh, soft net, power mesh, powernet, netted, fishnet
lace:
jersey: interlock, sinker, single jersey, jersey knit
terry: french terry, terry cotton, cotton terry, towelling, toweling, towel, terry towel, turkish towel
hemp:
jute:
fur: faux fur, fake fur, furry
synthetic: synthetics, artificial fabric, plastic fabric, man made fabric
natural-fabric: natural fabric, natural fibre, natural fiber, breathable fabric
oxford: oxford cloth, oxford cotton, oxford weave
lawn: lawn fabric
gabardine: gaberdine
tant: taant, tant cotton
kasavu:
ilkal:
narayanpet:
venkatagiri:
sambalpuri:
bomkai:
ikkat-cotton:
polycotton: poly cotton, cotton poly, terrycot, tericot, terricot, cotton polyester
acetate: triacetate
faux-leather: faux leather, vegan leather, pu leather, leatherette, synthetic leather, artificial leather, pu, pleather, rexine, leather look
real-leather: real leather, genuine leather, pure leather, original leather, lamb leather, sheep leather, cow leather, goat leather
chenille:
latex: rubber
ramie: banana fibre, banana fabric, pineapple fabric
cotton-blend: cotton mix, cotton blended, blended cotton
linen-blend: linen mix, cotton linen blend
silk-blend: silk mix, blended silk
wool-blend: wool mix, woollen blend, wool blended
`,
);

export const materialFamilies = families(`
cotton > khadi, mulmul, poplin, cambric, flannel, chambray, twill, denim, corduroy, terry, jersey, polycotton, oxford, lawn, tant, kasavu, kota-doria, mangalagiri, jamdani, ilkal, ikkat-cotton, cotton-blend
silk > art-silk, chanderi, tussar, banarasi, kanjeevaram, viscose-silk, maheshwari, silk-blend
wool > merino, pashmina, tweed, felt, wool-blend
leather > suede, real-leather, faux-leather
fleece > sherpa
synthetic > polyester, nylon, acrylic, spandex, rayon, georgette, neoprene, scuba, lurex, pvc, faux-leather, fur, latex, acetate, fleece
natural-fabric > cotton, linen, silk, wool, hemp, jute
polyester > polycotton, georgette, chiffon, crepe, taffeta, satin
rayon > modal
knit > jersey
fur > sherpa
linen > linen-blend
`);

export function materialLineage(material: string): readonly string[] {
  return lineage(materialFamilies, material);
}
