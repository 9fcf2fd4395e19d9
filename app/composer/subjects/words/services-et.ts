/** Services, crafts and goods in Estonian, before the list of trades. Notation: word-list.ts. */
export const estonianServices = `
pressure-washer roof: katusepesu, katuste pesu
logs fire: küttepuud, küttepuit, küttepuude, kaminapuud, lõhutud küttepuud
robot gear: robootika, robootikaring, robootikaringi, robootikahuviring, robotid
tent compass: skaudid, skautid, gaidid, hundud
receipt shopping-cart: kassapidaja, kassapidajad, müüja-kassapidaja, klienditeenindaja-kassapidaja
swimmer sauna: taliujumine, jääsuplus, taliujujad
lotion sun: päikesekreem, päikesekreemid, päikesekaitsekreem
tulip seedling: lillesibulad, tulbid, nartsissid
cook frying-pan: kokk, kokka
bicycle parcel: rattakuller, jalgrattakuller
droplet tap: kaev, kaevud, kaevude puurimine, puurkaev, puurkaevud
piano-keys: klaveriõpetaja, klaveritunnid, klaver
spade lawnmower: aiahooldus
horse: hobuste majutus
nurse: ~ hooldus
honey bee: talumesi, mesi, mesinik
chimney fire: korstnapühkija, korstnapühkimine, korsten
horseshoe horse: hobuserautaja, hobuste rautamine, kabjahooldus
armchair sofa: polsterdaja, mööblipolsterdus, tugitool, tugitoolid
foot dress-shoe: jalaravi, pediküür, ortopeedilised jalanõud, tallatoed
piano-keys: klaverihäälestaja, klaverihäälestus, orel, orelikontsert
deer bird: topised, jahitarbed, jahindus, ulukiliha, jaht
key padlock: lukkude avamine, võtmete valmistamine
sewing-needle thread: õmblustöökoda, riiete parandus, õmbluskursus
steering-wheel car: sõidutunnid, juhiload
milk dairy-cow: piim, talupiim, meierei, piimatooted
delivery-van lorry: kolimisabi, veoteenus
wastebasket recycling: prügivedu, jäätmekäitlus, vanametall, konteineri rent
tree axe: puude langetamine, raietööd, kändude freesimine, hekilõikus
spray-bottle: pehme mööbli puhastus, survepesu, fassaadipesu, hallitusetõrje, mööbli puhastus
speech-bubble: logopeed, kõneravi, keelekohvik
microphone bouquet: pulmaisa, laulja, õhtujuht
excavator crane: ekskavaator, kaevetööd, mullatööd, minikopp, kaevaja
staircase: trepid, trepp
swimming-pool swimmer: bassein, basseinid
asparagus: spargel
passport: pass, viisa, passipilt
saw hammer: põrandalihv, terrass, põrandatööd, laudsepp
bricks trowel: müüritööd, krohvimine, soojustamine, betoonitööd, lammutustööd, plaatimine, tellingud
bricks trowel: remonditööd, kiviparketi paigaldus
roof house: vihmaveerennid, katusepesu, plekksepp
curtains window: markiisid
window: aknavahetus, klaasipaketid
door fence: garaažiuksed, väravad, uksed, aiad, aed ja väravad
washing-machine wrench: kodumasinate remont, pesumasinad
fridge: külmik, külmkapp
tap wrench: sanitaartehnik
toilet tap: kanalisatsioon, fekaalivedu, septik, välitualett
radiator fire: küttesüsteemid, soojuspump, katlad
fire logs: küttepuud, ahi, pliit, pottsepp
smartphone: mobiiliremont
car wrench: autovärvimine, plekitööd, tuuleklaas, varuosad, autolammutus, tehnoülevaatus
lorry: autoabi, puksiirabi, treiler, haagise rent, järelhaagis
minibus bus: bussireis, bussirent
razor: karvaeemaldus, depilatsioon, habemeajamine
scissors hair-comb: juuksepikendused
tattoo-machine: tätoveering, püsimeik
brain speech-bubble: paariteraapia, nõustamine
stethoscope stethoscope: röntgen, ultraheli
tooth: proteesid, breketid
glasses: prillipood
dog: loomapood, koerad
dog scissors: koerte trimmimine, koertesalong
calculator set-square: audiitor
open-book: tõlked, inglise keel
house key: kodulaen, suvila
guitar violin: muusikakool
judo-suit: enesekaitse
canoe rower: süst, kanuumatkad
horse: hobused, ratsatall
bouncy-castle: batuut, batuudid, täispuhutav batuut
magic-wand: mustkunstnik
palette: näomaalingud
jar: moos, hoidised
mushroom: seened
strawberry blueberries: maasikad, marjad
stew: supp, supid
fish: suitsukala
birthday-cake cake-slice: kringel
croissant bread: pagaritooted, saiakesed
safety-vest: tööriided, tööjalatsid
sneaker dress-shoe: kingsepp
diamond ring: juveelipood
printer paintbrush: visiitkaardid, reklaamkleebised, sildid
coin magnifier: antiik, kulla kokkuost, mündid
security-camera shield: valve, turvafirma, signalisatsioon
set-square ruler: geodeet, energiamärgis, projekteerimine
candle headstone: matused
church: jumalateenistus
spade seedling: aiandus, muruniitmine
lawnmower spade: muruniiduk, muru niitmine
bed mattress: voodipesu
caravan tent: haagissuvila, autosuvila
motor-boat sailing-boat: jaht, laevasõit
mouse-trap cockroach: kahjuritõrje
bouquet: floristika, pruudikimp
honey: mesindus
paint-roller: ~ remont
rabbit: küülik, küülikud, jänes
sheep: lambad, lambaliha
cow steak: lehmad, veiseliha
pig: siga, sead, sealiha, notsu
cat: kassipojad
dog: koer, kutsikad
horse: hobune, poni, ratsutamistunnid
chicken-leg: kanatiivad, grillkana
apple basket: õunad, õunamahl, puuviljad
basket carrot: juurviljad
bicycle: rattad, rattamatk
sailing-boat: purjekas, purjetamine, purjelaager
amphora: pottsepakursus
dancer: tantsukursus
baby: sünnituseks ettevalmistus
lotus-position: meditatsioon, teadvelolek
cutlery dinner-plate: päevapakkumine
delivery-van: kaubik, kaubiku rent
teddy-bear: lasteaiakoht, lasteaia
sewing-needle thread: tikkimine
yarn: kudumine, heegeldamine
fire logs: kamin
ballet-shoes dancer: ballett
judo-suit: karate, judo
billiard-ball: piljard
yarn: kuduma, heegeldama
sewing-needle sewing-machine: õmblema, õmble ise
palette paintbrush: maalima, joonistama, joonistus, akvarell
swimmer: ujuma, õpi ujuma
cook frying-pan: kokandus, kokakool, kokkama
microphone: laulma, laulmine, lauluõpetus
christmas-tree: jõulukuused
houses house: eramu, ridaelamu
dress t-shirt: kleidid
smartphone: telefon, telefonid, ekraani vahetus
seedling tree: viljapuud, püsikud
ice-skate: uisutamine, liuväli, iluuisutamine
skis skier: suusatamine
desktop-computer keyboard: programmeerimine, kodulehed, veebiarendus
saw axe: mootorsaag, saeveski, saematerjal
spade lawnmower: mullafrees
logs fire: halupuud
bricks trowel: kivitööd, müürsepp, looduskivi
balloon party-popper: laste sünnipäevad, sünnipäevapidu
horse: tallikoht
desktop-computer laptop: tarkvara, broneerimissüsteem, crm
receipt desktop-computer: kassasüsteem, kassaaparaat
calculator receipt: raamatupidamine, palgaarvestus
safety-vest lab-coat: tööriietus
parcel: pakend, pakendid, pakkematerjalid
shield: kindlustus
megaphone chart-up: reklaamiagentuur, turundus, seo
briefcase handshake: ärikonsultatsioon, ettevõtte nõustamine
banknotes coin: laen, laenud, liising, finantseerimine
toolbox hammer: ~ remondimees, meistrimees
musical-notes: kontsert, kontserdid
eagle bird: pistrikujaht, röövlinnud
books: köitekoda, raamatuköitmine
window beach-umbrella: rulood, ribikardinad
tractor wheat: põllumajandusmasinad, kombain, traktorid
theatre-masks dress: kostüümilaenutus, kostüümide rent, karnevalikostüümid
toilet plunger: kanalisatsiooni puhastus, ummistuste likvideerimine
kitchen-knife: nugade teritamine, teritamine
horse: hobusepansionaat, hobusetall
honey bee: mesindustooted, mesilasvaha
sewing-machine thread: õmblusmasin, õmblusmasinad, õmblusmasinate remont
window palette: vitraaž, vitraažid, vitraažikursus
tropical-fish: akvaarium, akvaariumikalad
horse: sadulsepp, ratsavarustus, ratsaspordi
skis: suusarent, suusakool, suusahooldus
ladder bricks: tellingute rent, korvtõstuk
toy-bricks teddy-bear: puidust mänguasjad, puitmänguasjad
slide: mänguväljak, mänguväljakud
staircase saw: puittrepid
plug lightning: generaator, generaatori rent
mosquito: herilasepesa, sääsetõrje
radiator wrench: küte, keskküte
car key: ~ autojuht, autojuhti
heat-pump: õhksoojuspump, õhksoojuspumba, õhksoojuspumbad, soojuspumba, soojuspumbad, maasoojuspump
climber: ronimistreening, ronimistrenn, ronimissaal, ronimissein
`;
