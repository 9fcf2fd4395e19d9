/** Everyday trades and what else is advertised, by their plain names in Hungarian; kinds.ts says what they are. */
export const hungarianTradeNames = `
dentist: fogorvos, fogászat, fogorvosi rendelő
doctor: háziorvos, orvosi rendelő
vet: állatorvos, állatorvosi rendelő, állatkórház
pharmacy: gyógyszertár, patika
optician: optika, látszerész, szemüveg
hearing: hallókészülék, hallásközpont
physio: gyógytorna, fizioterápia, gyógytornász
podiatrist: lábápolás, pedikűr, podológus
psychologist: pszichológus, pszichoterápia
midwife: szülésznő
nursing-home: idősek otthona, nyugdíjasház
massage: masszázs, masszőr
hairdresser: fodrászat, fodrász, fodrászszalon
barber: borbély, férfi fodrászat
beauty: kozmetika, kozmetikus, szépségszalon
nails: műköröm, manikűr, műkörmös
tattoo: tetoválás, tetoválószalon
perfumery: parfüméria, illatszerbolt
bakery: pékség, pék
pastry: cukrászda
butcher: hentes, húsbolt
fishmonger: halbolt, halas
greengrocer: zöldséges, zöldség-gyümölcs, zöldségbolt
grocery: élelmiszerbolt, vegyesbolt, közért
cheese: sajtbolt
wine: borszaküzlet, borbolt, borkereskedés
ice-cream: fagylaltozó, fagyizó
coffee-shop: kávézó, kávéház
restaurant: étterem, vendéglő
health-food: bioélelmiszer, biobolt, gyógynövénybolt
catering: rendezvény catering
bookshop: könyvesbolt
stationery: papírbolt, írószer, papír-írószer
toys: játékbolt
hardware: vasbolt, szerszámbolt, barkácsbolt, vas-műszaki bolt
beds: ágyak, matracok, matracbolt
furniture: bútorbolt, bútoráruház, bútor
lamps: lámpabolt, világítástechnika, lámpák
florist: virágbolt, virágüzlet, virágkötő
garden-centre: kertészet, faiskola
jeweller: ékszerész, ékszerbolt
watchmaker: órás, órajavítás, órásmester
shoes: cipőbolt
clothes: ruhabolt, ruházati bolt
fabrics: méteráru, rövidáru, textilbolt
electronics: háztartási gépek, műszaki bolt
pets: állatkereskedés, díszállat
bikes: kerékpárbolt, kerékpárüzlet
sports: sportbolt, sportszerüzlet
antiques: régiségkereskedés, régiség, antikvitás
framing: képkeretezés, képkeretező
instruments: hangszerbolt
gifts: ajándékbolt
dry-cleaner: ruhatisztító, ruhatisztítás, patyolat
tailor: szabó, varroda, varrónő, szabóság
shoe-repair: cipőjavítás, cipész, suszter
locksmith: zárszerelő, lakatos, kulcsmásolás
notary: közjegyző, közjegyzői iroda
lawyer: ügyvéd, ügyvédi iroda
accountant: könyvelő, könyvelőiroda, könyvelés
insurance: biztosítás, biztosító, biztosítási alkusz
estate-agent: ingatlanközvetítő, ingatlaniroda
travel-agency: utazási iroda
movers: költöztetés, költöztető
cleaning: takarítás, takarító cég
photographer: fényképész, fotós, fotóstúdió
copy-shop: fénymásolás, fénymásoló, másolószalon
printing: nyomda
computer-help: számítógép szerviz, számítógép javítás, számítógép-szerviz
phone-repair: telefonszerviz, telefonjavítás, mobilszerviz
undertaker: temetkezés, temetkezési vállalkozás
architect: építész, építésziroda
translator: fordítóiroda, tolmács, fordító
security: biztonsági szolgálat, vagyonvédelem
pest-control: rovarirtás, rágcsálóirtás
taxi: taxitársaság
hotel: panzió, szálloda
campsite: kemping
car-rental: autókölcsönző, autóbérlés
garage: autószerviz, autószerelő
tyres: gumiszerviz, gumiabroncs, gumis
car-wash: autómosó
car-dealer: autókereskedés, használt autók, használtautó
driving-school: autósiskola
plumber: vízszerelő, vízvezeték-szerelő
electrician: villanyszerelő
roofer: tetőfedő
carpenter: asztalos, ács
painter: szobafestő, festő-mázoló
glazier: üveges, üvegezés
chimney-sweep: kéményseprő
upholsterer: kárpitos
builder: építőipari cég, kőműves
tiler: burkoló, csempéző
gardener: kertész, kertépítés
heating: fűtésszerelő, gázszerelő
kindergarten: óvoda, bölcsőde
music-school: zeneiskola
dance-school: tánciskola
language-school: nyelviskola
riding-school: lovarda, lovasiskola
gym: edzőterem, konditerem
cinema: mozi
theatre: színház
bowling: bowlingpálya, tekepálya
swimming-pool: uszoda, strandfürdő
library: könyvtár
dog-groomer: kutyakozmetika, kutyakozmetikus
dog-hotel: kutyapanzió
wedding-planner: esküvőszervező, esküvőszervezés
piano-tuner: zongorahangoló
knife-grinder: késélezés, köszörűs
beekeeper: méhész, méhészet
tea-shop: teabolt, teaház
bags: táskabolt, táska üzlet
wool: fonalbolt
pool-builder: medenceépítés
fences: kerítés, kerítésépítés
scaffolding: állványozás, állványbérlés
tree-care: fakivágás
chiropractor: csontkovács, kiropraktőr
dermatologist: bőrgyógyász
diving-school: búváriskola
sailing-school: vitorlásiskola
boat-rental: hajóbérlés, csónakkölcsönző
escape-room: szabadulószoba
karting: gokartpálya
planetarium: planetárium
circus: cirkusz
comics: képregénybolt
charity-run: jótékonysági futás, jótékonysági futóverseny
marathon: maraton, félmaraton, maratonfutás
school-fair: iskolai vásár, iskolai jótékonysági vásár, iskolanap
village-fete: falunap, falunapok, falubúcsú
flea-market: bolhapiac, zsibvásár, garázsvásár
christmas-market: karácsonyi vásár, adventi vásár
farmers-market: termelői piac, termelői vásár
craft-market: kézműves vásár, kézműves piac, kirakodóvásár
concert: koncert, élőzenés est, élő koncert
choir-concert: kóruskoncert, kórushangverseny
jazz-concert: jazzkoncert, jazz est, dzsesszkoncert
comedy-night: stand-up est, humorest, stand-up előadás
film-night: filmest, filmvetítés, szabadtéri mozi
karaoke-night: karaoke est, karaokeest, karaoke buli
board-games-night: társasjáték est, társasjátékest, társasjáték klub
wine-tasting: borkóstoló, borkóstolás
beer-festival: sörfesztivál, sörünnep
street-food: street food fesztivál, utcai ételek
art-exhibition: képzőművészeti kiállítás, festménykiállítás, tárlat
author-reading: könyvbemutató, író-olvasó találkozó, felolvasóest
puppet-theatre: bábszínház, bábelőadás
magic-show: bűvészműsor, bűvészshow, bűvész előadás
fireworks-show: tűzijáték
carnival-party: farsangi bál, farsangi buli, jelmezbál
food-bank: élelmiszerbank, élelmiszergyűjtés, tartósélelmiszer-gyűjtés
clothes-collection: ruhagyűjtés, ruhaadomány
blood-donation: véradás
animal-shelter: állatmenhely, kutyamenhely, állatotthon
volunteers-wanted: önkénteseket keresünk, önkénteseket várunk, önkéntesek jelentkezését várjuk
choir-singers: kórus énekeseket keres, énekeseket keresünk, kórustagokat keresünk
chess-club: sakk-klub, sakkegyesület, sakkszakkör
hiking-club: természetjáró egyesület, túraegyesület, természetjáró klub
running-club: futóklub, futókör, futóegyesület
tennis-club: teniszklub
judo-club: judo klub, judo edzés, cselgáncs
yoga-class: jógaóra, jógaórák, jóga tanfolyam
swimming-lessons: úszásoktatás, úszótanfolyam, úszóiskola
baby-swimming: babaúszás
first-aid-course: elsősegély tanfolyam, elsősegélynyújtó tanfolyam
cooking-course: főzőtanfolyam, főzőiskola, főzőkurzus
pottery-course: fazekas tanfolyam, kerámia tanfolyam
painting-course: festőtanfolyam, festő tanfolyam, rajztanfolyam
photography-course: fotótanfolyam, fotós tanfolyam, fotóiskola
sewing-course: varrótanfolyam, varrás tanfolyam, szabás-varrás tanfolyam
programming-course: programozó tanfolyam, programozás tanfolyam, programozó iskola
guitar-lessons: gitároktatás, gitárórák, gitártanítás
piano-lessons: zongoraoktatás, zongoraóra, zongoratanítás
singing-lessons: énekóra, énekoktatás, énektanítás
drum-lessons: doboktatás, dobóra, dobtanítás
maths-tutoring: matek korrepetálás, matematika korrepetálás, matek magántanár
ski-school: síiskola, síoktatás, sítanfolyam
surf-school: szörfiskola, szörfoktatás
climbing-hall: mászóterem, falmászás, mászófal
mini-golf: minigolf, minigolfpálya
personal-trainer: személyi edző, személyi edzés
nutritionist: dietetikus, táplálkozási tanácsadó
holiday-flat: apartman, vendégház, nyaraló kiadó
room-to-let: kiadó szoba, szoba kiadó, albérleti szoba
flat-to-let: kiadó lakás, lakás kiadó, albérlet
storage-units: raktárbox, bútortárolás, tároló bérlés
bouncy-castle-hire: ugrálóvár bérlés, ugrálóvár kölcsönzés, ugrálóvár
marquee-hire: sátorbérlés, rendezvénysátor bérlés, rendezvénysátor
bike-hire: kerékpárkölcsönző, biciklikölcsönző, kerékpárbérlés
camper-hire: lakóautó bérlés, lakóautó kölcsönzés, lakókocsi bérlés
costume-hire: jelmezkölcsönző, jelmezkölcsönzés
tool-hire: szerszámkölcsönző, gépkölcsönző, szerszámbérlés
truck-driver: kamionsofőr, kamionos, teherautó-sofőr
delivery-driver: futár, áruszállító sofőr, kiszállító sofőr
bus-driver: buszsofőr, buszvezető, autóbuszvezető
waiter: pincér, felszolgáló, pincérnő
cook: szakács, szakácsnő, konyhai kisegítő
bakers-apprentice: péktanuló, péksegéd, pék tanuló
shop-assistant: bolti eladó, bolti eladót keresünk, eladó-pénztáros
warehouse-worker: raktáros, raktári dolgozó, raktári munkás
cleaner: takarítónő, takarítót keresünk, takarító munkatárs
nurse: ápolónő, szakápoló, kórházi ápoló
carer: gondozónő, szociális gondozó, idősgondozó
programmer: programozó, szoftverfejlesztő, webfejlesztő
christmas-trees: karácsonyfa, fenyőfavásár, karácsonyfavásár
pumpkins: sütőtök, halloween tök, tökvásár
firewood: tűzifa, hasított tűzifa, kandallófa
fresh-eggs: friss tojás, házi tojás, termelői tojás
asparagus: friss spárga, zöldspárga, fehér spárga
strawberry-picking: szedd magad eper, eperszedés
vegetable-box: zöldségdoboz, zöldségkosár
used-bikes: használt kerékpár, használt bicikli, használt kerékpárok
used-cars: használt autó, használt gépjárművek, használtautó-kereskedés
second-hand-clothes: használt ruha, használtruha bolt, turkáló
pram: babakocsi, használt babakocsi, sportbabakocsi
used-furniture: használt bútor, használt bútorok, használtbútor
lawn-mowing: fűnyírás, gyepnyírás
snow-clearing: hóeltakarítás, hólapátolás, síkosságmentesítés
gutter-cleaning: ereszcsatorna tisztítás, ereszcsatorna-tisztítás, ereszcsatorna takarítás
carpet-cleaning: szőnyegtisztítás, szőnyegtisztító, szőnyegmosás
window-cleaning: ablaktisztítás, ablakpucolás, ablakmosás
house-clearance: lomtalanítás, lakáskiürítés, hagyatékfelszámolás
skip-hire: konténerbérlés, konténer rendelés, sittszállítás
washing-machine-repair: mosógépszerelő, mosógép javítás, mosógépszerviz
boiler-service: kazánkarbantartás, kazánszerviz, kazán karbantartás
air-conditioning: klímaszerelés, klímatelepítés, klíma
solar-panels: napelem, napelemes rendszer, napelem telepítés
kitchens: konyhabútor, egyedi konyhabútor, konyhastúdió
bathroom-renovation: fürdőszoba felújítás, fürdőszoba-felújítás
drain-clearing: duguláselhárítás, csatornatisztítás
dog-walking: kutyasétáltatás, kutyasétáltató
cat-sitting: macskafelügyelet, cicafelügyelet, macskaszitter
babysitter: bébiszitter, gyermekfelügyelet, gyerekvigyázás
home-care: házi gondozás, házi betegápolás, idősgondozás
dj: esküvői dj, dj esküvőre, lemezlovas
wedding-band: esküvői zenekar, lakodalmas zenekar, zenekar esküvőre
childrens-clown: bohócműsor, bohóc gyerekzsúrra, bohóc szülinapra
food-truck: büfékocsi, gördülő büfé, street food kocsi
pizza-delivery: pizza házhozszállítás, pizzafutár, pizzarendelés
kebab-house: kebabos, gyrosos, török kebab
pancake-house: palacsintázó, palacsintaház
cakes-to-order: torta rendelésre, tortarendelés, egyedi torták
breakfast-cafe: reggelizőhely, reggeliző, reggelizős kávézó
lunch-menu: napi menü, ebédmenü, déli menü
barbecue-evening: grillest, grillparti, grillezős est
eyelash-extensions: szempillahosszabbítás, műszempilla, szempilla lifting
teeth-whitening: fogfehérítés
hair-removal: szőrtelenítés, lézeres szőrtelenítés, gyantázás
sauna: szauna, finn szauna
`;
