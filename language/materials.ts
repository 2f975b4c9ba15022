/** What clothes are made of. A fine kind belongs to its family: merino is wool, khadi is cotton. */
import { families, lineage, terms } from "./term.ts";

export const materialTerms = terms(
  "material",
  `
cotton: pure cotton, cotton slub, slub cotton, cotton flax, hosiery, cotton lycra, supima, pima cotton, egyptian cotton, cotton rich, 100 percent cotton, kapaas, lawn cotton, lawn cloth, voile, seersucker, dobby, pique, handloom cotton, cotton twill, sooti, suti, organic cotton, cotton cloth, 100 cotton, cotton blend, cotton jersey
khadi: 
mulmul: mul mul, muslin, mul, mul cotton, malmal
kota-doria: kota doria cotton
jamdani:
maheshwari:
mangalagiri:
poplin:
cambric:
flannel: flannelette
chambray:
twill: drill
corduroy: cord, corduroys
denim: 
linen: linen blend, pure linen
silk: resham, pure silk, raw silk, silk blend, dupion, dupion silk, matka silk, eri silk, muga silk, mulberry silk, bhagalpuri, bhagalpuri silk, patola silk, gadwal silk, uppada silk, kosa silk, tissue silk, soft silk, dola silk, habotai
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
wool: woollen, woolen, woolly, oon, ooni, pure wool, wool blend, lambswool, boiled wool, boucle, mohair, angora, alpaca, cashmilon
merino: merino wool
pashmina: cashmere
tweed:
felt: felted wool
knit: knitted, knitwear, cable knit, rib knit
leather: faux leather, vegan leather, pu leather, real leather, genuine leather, leatherette, synthetic leather, pu
suede: faux suede
fleece: polar fleece, microfleece
sherpa: shearling
velvet: velour, makhmal
rayon: viscose, viscose rayon, rayon slub, liva, lyocell, tencel, poly viscose, cupro
modal: bamboo, micromodal
polyester: poly, polycotton
nylon: polyamide
acrylic:
spandex: lycra, elastane
georgette: faux georgette, pure georgette, nida
chinon: chinnon, chinon silk
taffeta:
neoprene:
crochet: crocheted
lurex:
canvas:
pvc: eva
taslan: softshell, soft shell, ripstop, parachute cloth
chiffon:
crepe:
satin:
net: tulle, mesh, soft net
lace:
jersey:
terry: french terry
hemp:
jute:
fur: faux fur
synthetic: synthetics, artificial fabric, plastic fabric, man made fabric
natural-fabric: natural fabric, natural fibre, natural fiber, breathable fabric
`,
);

const parents = families(`
cotton > khadi, mulmul, poplin, cambric, flannel, chambray, twill, denim, corduroy, terry, jersey
silk > art-silk, chanderi, tussar, banarasi, kanjeevaram
wool > merino, pashmina, tweed, felt
leather > suede
fleece > sherpa
synthetic > polyester, nylon, acrylic, spandex, rayon, georgette
natural-fabric > cotton, linen, silk, wool, hemp, jute
`);

/** A material with its families, itself first. */
export function materialLineage(material: string): readonly string[] {
  return lineage(parents, material);
}
