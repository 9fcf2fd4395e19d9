/** Services, crafts and goods in Swedish, before the list of trades. Notation: word-list.ts. */
export const swedishServices = `
logs fire: ved säljes, björkved, torr ved, kluven ved
pressure-washer roof: taktvätt, taktvättning, takrengöring
beers memo: pubquiz, quizkväll, musikquiz, afterwork-quiz
tent compass: scouter, scouterna, scoutkår, scoutkåren, spårarscouter, scoutgrupp
swimmer sauna: vinterbad, vinterbada, vinterbadare, vinterbadklubb, isbad, isvaksbad, kallbad, kallbadhus, kallbadhuset
receipt shopping-cart: kassör, kassörska, kassapersonal, kassabiträde
smartphone wall-clock: tidrapportering, tidrapporteringsapp, tidsrapportering, tidredovisning
chick hen: kycklingar till salu, dagsgamla kycklingar
dancer: dansare, dansare sökes, danselever
stew cutlery: matlådor, matlåda, färdigmat, färdiga matlådor
ring diamond: köper guld, köper ditt guld, vi köper guld, sälj ditt guld, sälj guld, guldköp
llama: alpacka, alpackor, alpackavandring
lawnmower: gräsmatta, gräsmattor, gräsklippning
car location-pin: parkeringsplats, garageplats
tulip seedling: blomsterlökar, vårlökar, tulpaner, tulpanlökar
cook frying-pan: kock, kockar, köksbiträde
bicycle parcel: cykelbud, cykelbudet, cykelkurir
shopping-bags price-tag: loppis
canoe: kajak, kajaktur, kanot, kanotpaddling, kajakuthyrning
watch mantel-clock: urmakeri
dog-standing dog: hundhotell
smartphone: mobil, mobiler, mobiltelefoner
chimney fire: sotare, skorstensfejare, sotning
horseshoe horse: hovslageri, hovvård
armchair sofa: tapetserare, möbeltapetserare, fåtölj, fåtöljer, omklädning
foot dress-shoe: inläggssulor, ortopediska skor
piano-keys: pianostämmare, pianostämning, orgel, orgelkonsert
deer bird: konservator djur, jaktbutik, viltkött, jaktkurs, jakt, älgjakt, jägarexamen
key padlock: låsservice, låsjour
sewing-needle thread: skrädderi, sömmerska, syateljé, brodyr, sybehör, lagning av kläder
steering-wheel car: körlektioner
milk dairy-cow: mjölk, mejeri, gårdsmjölk
delivery-van lorry: dödsbo, dödsbotömning, bortforsling, röjning
wastebasket recycling: skrotbil, skrotning, avfall, soptunna
tree axe: trädbeskärning, stubbfräsning
broom bucket: kontorsstäd, städhjälp
spray-bottle: fasadtvätt, taktvätt, möbeltvätt, sanering mögel, altantvätt
speech-bubble: talpedagog, språkcafé, stamning
microphone bouquet: konferencier, sångare, sångerska
excavator crane: grävare, grävning, dränering, schaktning, grävmaskinist
staircase: trappa, trappor, trappbygge
swimming-pool swimmer: pooler, poolbygge, poolservice
asparagus: sparris
passport: visum, passfoto
saw hammer: altanbygge, trall, parkettgolv
bricks trowel: putsning, ställning, betonggjutning, gipsning, rivning, stenläggning, husgrund, plåtslagare
roof house: plåttak, hängrännor, takbyte, takmålning, uterum
curtains window: myggnät
door fence: grindar, ytterdörr
washing-machine wrench: vitvaror, vitvaruservice, strykning
fridge: kylskåp, frys
satellite-dish television: parabol
car wrench: plåtverkstad, billackering, bildelar, bilglas, rekond, bilskrot, stenskott
lorry: släpvagn, släputhyrning, åkeri
minibus bus: bussresa, bussresor
motor-scooter: mopeder
razor: hårborttagning, vaxning, rakning
hair-comb scissors: hårförlängning, peruker, löshår
massage lotus: massageterapeut, zonterapi
brain speech-bubble: samtalsterapi, parterapi, kbt, stresshantering
stethoscope stethoscope: röntgen, ultraljud
test-tube: provtagning, laboratorium
crayon teddy-bear: dagmamma, fritids, leksaksaffär
calculator set-square: mattehjälp, deklarationshjälp, lönebyrå
trumpet saxophone: storband
ballet-shoes dancer: balett
golf golfer: golf, golfklubb
canoe rower: rodd
clown: clown
palette: ansiktsmålning
camera: fotobås, bröllopsfotografering, nyföddfotografering
hen egg: höns, hönshus, frigående höns
jar: sylt, inläggningar
peanuts: nötter
mushroom: svamp, svampplockning, kantareller
oyster shrimp: musslor, räkfrossa
stew: soppa, soppbar, soppkök
pancakes: plättar, våfflor
socks briefs: strumpor
top-hat sun-hat: hattar, mössor
safety-vest: arbetskläder, skyddskläder, skyddsskor
pencil fountain-pen: kontorsmaterial
printer paintbrush: skyltar, skyltmakare, bildekor, tryck, stämplar
coin magnifier: antikviteter, guldköp, frimärken
security-camera shield: väktare, hemlarm
set-square ruler: lantmätare, byggkonsult, energideklaration, besiktningsman
toilet: bajamaja, slamtömning, trekammarbrunn
theatre-masks: maskerad, maskeradkläder, utklädning
candle headstone: kremering, gravvård, minnesstund
church: gudstjänst, kyrkkonsert
spade seedling: trädgårdsdesign, trädgårdsanläggning, häckklippning
bed mattress: täcken, kuddar
droplet jar: brunnsborrning, vattenfilter, vattenrening
sled dog: hundspann
snowflake spade: snöskottning, takskottning
cake-slice birthday-cake: fikabröd, bakelser
toy-bricks: lego
fish: rökt lax, surströmming, inlagd sill
car: bilförsäljning, hyrbil
soft-ice-cream: glass, glassbar, glasskiosk, glassbil
rabbit: kanin, kaniner
goat: getter, getgård
sheep: får, lamm, lammkött
cow steak: kor, nötkött, kött, köttlåda
pig: gris, grisar, fläsk
cat: kattunge, kattpensionat
dog: hundpromenader, hundmat
horse: ponny, ridkurs, ridläger
chicken-leg: kycklingvingar, kyckling, grillkyckling
potato: kroppkakor
strawberry: självplock
apple basket: äppelmust, frukt, fruktkorg
basket carrot: bondens marknad
bicycle: cykeltur
sailing-boat: seglarskola
yarn: stickkafé, virkning
amphora: drejning, drejkurs, krukmakeri
dancer: bugg, linedance, dansbana
swimmer: babysim, vattengympa
baby: babycafé, föräldrakurs, babysång
lotus-position: yogapass
cutlery dinner-plate: lunchservering, dagens rätt
delivery-van: skåpbilsuthyrning
steak meat-on-bone: kött, nötkött, lammlåda
foot dress-shoe: podolog
sailing-boat: segelkurs
delivery-van: skåpbil
judo-suit: kampsport, judo, karate, självförsvar
canoe rower: kajak
billiard-ball: biljard
jar: marmelad
coin magnifier: loppis antik
yarn: sticka, virka
sewing-needle sewing-machine: sy, lär dig sy
palette paintbrush: måla, teckna, teckning
swimmer: simma, crawla, lär dig simma
cook frying-pan: laga mat, matkurs
microphone: sjunga, sångkurs
drum: trumlektion, slagverk
guitar: elgitarr
houses house: radhus
smartphone: mobiltelefon, skärmbyte, iphonelagning
seedling tree: perenner, sticklingar
ice-skate: konståkning
desktop-computer keyboard: kodning, webbutveckling, hemsidor
saw axe: motorsåg, sågverk, virke
lipstick serum-bottle: ansiktsvård, skönhetsvård
spade lawnmower: ogräs
bricks trowel: stenarbeten, natursten
balloon party-popper: kalaslokal
horse: medryttare, hästbox
desktop-computer laptop: programvara, mjukvara, bokningssystem, affärssystem, crm
receipt desktop-computer: kassasystem, kassaregister
calculator receipt: lönehantering, bokföringsprogram
safety-vest lab-coat: yrkeskläder
parcel: förpackning, förpackningar, emballage
shield: försäkring
megaphone chart-up: reklambyrå, marknadsföring, seo
briefcase handshake: företagsrådgivning, managementkonsult
banknotes coin: lån, finansiering, leasing
toolbox hammer: ~ hantverkare
musical-notes: konsert, konserter
eagle bird: falkenering, falkenerare, rovfåglar
books: bokbinderi, bokbindare, bokbinderikurs
window beach-umbrella: markiser, persienner, solskydd
tractor wheat: skördetröska, lantbruksmaskiner, entreprenad lantbruk, traktorer
theatre-masks dress: kostymuthyrning, maskeraddräkter
toilet plunger: slamsugning, stopp i avlopp, avloppsspolning, relining
kitchen-knife: knivslipning, slipning av knivar
horse: inackordering häst, stallplats, hästpension
honey bee: biprodukter, biodling, bivax, biodlare
sewing-machine thread: symaskin, symaskiner, symaskinsservice
window palette: blyinfattat glas, glasmåleri
tropical-fish: akvarium, akvariefiskar, damm och koi, dammbygge
horse: sadelmakare, ridsport, hästsport, sadlar
skis: skiduthyrning, skidskola, skidvallning, skidservice
ladder bricks: byggställning, ställningsbyggare, skylift
toy-bricks teddy-bear: träleksaker, leksaker i trä
slide: lekplats, lekplatser
staircase saw: trapptillverkning, trätrappor
plug lightning: elverk, elverk uthyrning, reservkraft
mosquito: myggbekämpning, getingbo
radiator wrench: värmepump, värmesystem, rörmokare värme, element
car key: ~ chaufför sökes, chaufför
briefs: underkläder
basket leaves: näverslöjd, korgflätning
tent: partytält, festtält
musical-score musical-notes: kören, kör söker, tenorer
set-square calculator: läxhjälp i matte, läxhjälp i matematik, matematik, matteläxor
nurse older-person: undersköterskor
nurse: sjuksköterskor
toilet plunger: stopp i avloppet, avlopp, avloppet
house-with-garden key: stuga, stugor
delivery-van: paketbud
tent compass: scoutkår, scoutkåren, scouterna, scouter, scoutledare, scoutstugan, scoutläger
hearing-aid: hörseltest, hörselkontroll, hörapparat, hörapparater
books: antikvariat, deckare
candle bouquet: gravskötsel, gravvård året
canned-food basket: matbank, matkassar till behövande
notebook pencil: läxhjälp, läxläsning, läxklubb
santa: tomteparad, jultomte, hyr en tomte, boka tomten
house heart: jourhem, familjehem, kontaktfamilj, bli familjehem
`;
