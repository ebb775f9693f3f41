/**
 * Words with every place at which a good printer may divide them, written down by hand: three letters at least on either side,
 * French by spoken syllables and never before a silent last one, English as British printers do, by parts and sound.
 */
export const FRENCH: readonly string[] = `
adver-saire affron-te-ment appro-cher arba-lète arba-lé-trier assail-lant assié-geant atta-quant avan-cer ban-nière
bar-ba-cane bar-ri-cade batail-lon bles-sure bou-clier brous-sailles cam-pe-ment capi-taine capi-tale cap-ture
cava-le-rie cava-lier cen-tu-rion chan-ce-lier char-ger char-pen-tier châ-teau châ-te-lain che-va-lier cita-delle
clo-cher com-bat-tant com-battre com-man-dant com-man-de-ment com-pa-gnie com-pa-gnon con-di-tion con-né-table con-quête
con-tour-ner cou-ronne cou-ver-ture cré-neaux croi-sade cui-rasse déci-sion défen-seur dépla-ce-ment déploie-ment
désar-çonné dis-cré-tion dis-per-ser don-jon dra-gons embus-cade encer-cle-ment enne-mis équi-page esca-lier
escar-mouche éten-dard évé-ne-ment fan-tas-sin figu-rine for-ge-ron for-ma-tion for-te-resse for-ti-fi-ca-tion fran-chir
gar-ni-son gen-darme gou-ver-neur guer-rier hal-le-barde hau-teur hos-pi-ta-lier illus-tré incen-die infan-te-rie
infil-tra-tion ini-tia-tive inter-dic-tion inter-valle jave-lot jour-née lan-cier lieu-te-nant maga-sin man-te-let
marau-deur maré-cage maré-chal meur-trière mili-cien mon-tagne mon-ture mou-lin mou-ve-ment muni-tions
obs-tacle occu-pa-tion offen-sive oppo-ser oppor-tu-nité ordon-nance orien-ta-tion palis-sade pano-plie pavil-lon
péné-trer per-son-nage pla-teau poi-gnard posi-tion pour-suite pri-son-nier pro-tec-tion puis-sance rava-geur
rébel-lion recon-nais-sance régi-ment ren-con-trer ren-fort repo-ser retran-che-ment royaume ruis-seau sai-son
scé-na-rio sen-ti-nelle ser-gent ser-vi-teur sol-dat sou-ve-rain stra-té-gie sur-prise tac-tique tem-pête
ter-rain tirail-leur tour-nois tra-hi-son tran-chée tré-bu-chet triomphe tur-co-pole uni-forme vail-lant
vain-queur vas-saux ver-ger vic-toire vigi-lance vil-lage volon-taire vou-gier abri-ter achar-ne-ment
ambas-sade appren-tis archi-tecte arti-san baron-nie béné-fice bom-barde bour-gade bra-sier cail-loux
calen-drier chaus-sée che-mi-née clai-rière col-line con-seil cou-reur croi-se-ment cul-ti-ver éclai-reur
fau-cille fenêtre flot-tille fon-taine four-rage gale-rie hori-zon jar-din jus-tice lan-terne
man-teau mar-chand mas-sacre mes-sage orne-ment par-che-min pâtu-rage pèle-rin pil-lage pou-voir
quar-tier rem-part san-glier sécu-rité sei-gneur sou-ter-rain tor-rent tou-relle vête-ment l’assail-lant
qu’infran-chis-sable Montségur aujourd’hui TEMPLIERS
`
  .trim()
  .split(/\s+/)

export const ENGLISH: readonly string[] = `
advant-age adven-ture ammu-ni-tion arch-ers armour-ies ban-ner bar-bi-can bar-rack bar-ri-cade bat-tal-ion
bat-tle-ment bea-con besieg-ing black-smith block-ade bound-ary break-through bri-gade burn-ing cam-paign
can-non cap-tain cap-ture car-pen-ter castle cata-pult cav-alry cen-tury cham-pion chap-lain
char-ac-ter chiv-alry cit-adel clear-ing col-umn com-bat-ant com-mand com-mander com-pany con-di-tion
con-quest con-stable counter court-yard cov-er-ing cross-bow cross-ing cru-sade cur-tain dag-ger
dam-age dan-ger defend-ers deploy-ment des-troy dir-ec-tion dis-mount dis-tance dragon draw-bridge
dun-geon effect-ive elev-a-tion embank-ment encamp-ment engage-ment engin-eer equip-ment escal-ade estab-lish
eva-sion exhausted fac-tion fal-con farm-house feudal fig-ure fire-wood flank-ing foot-man
for-est form-a-tion fort-ress for-ward found-a-tion free-dom fron-tier gar-rison gate-house gen-eral
grif-fin ground-work guard-ian hal-berd har-bour hatchet hedge-row her-ald high-land hill-side
horse-man host-age hos-tile hun-dred infantry infilt-ra-tion ini-ti-at-ive inhab-it-ant jav-elin jour-ney
judge-ment king-dom knight-hood lad-der land-mark lan-tern lead-er-ship lieu-ten-ant long-bow magi-cian
man-oeuvre man-sion mar-ket mar-shal mas-ter meadow mer-cen-ary mer-chant mes-sen-ger mili-tia
mis-sile mon-as-tery mor-ale mor-tar moun-tain move-ment muster nar-row neigh-bour night-fall
nobil-ity oblig-a-tion obs-tacle occu-pa-tion offens-ive oppon-ent oppor-tun-ity out-break out-post over-run
pal-is-ade pas-sage peas-ant pen-alty phalanx pike-man pil-grim pil-lage plat-form play-ers
portal port-cul-lis pos-i-tion postern pris-oner pro-tec-tion prov-ince pur-suit quarter ram-part
ranger recon-nais-sance regi-ment rein-force-ment res-ist-ance sap-per scout-ing sen-tinel sen-try ser-geant
set-tle-ment shel-ter shep-herd sil-ver skel-eton skir-mish slaughter sol-dier sor-cerer spear-man
squad-ron stair-case stand-ard strategy strong-hold sur-prise sur-ren-der swords-man tac-tical tem-plar
tem-pest ter-rain ter-rit-ory thun-der tim-ber tour-na-ment trans-port treas-ure trum-pet turn-coat
twi-light under-growth val-ley van-guard vas-sal vet-eran vic-tory vil-lage vis-ib-il-ity vol-ley
volun-teer wan-der-ing war-rior watch-tower wil-der-ness winter wiz-ard wood-land work-shop yeo-man
Montfort don’t GARRISON
`
  .trim()
  .split(/\s+/)
