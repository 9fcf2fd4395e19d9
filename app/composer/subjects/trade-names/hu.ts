/** Everyday trades by their plain names in Hungarian; kinds.ts says what they are. */
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
`;
