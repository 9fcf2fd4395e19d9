import { easternFirstRead } from './first-read-east.ts';
import { inCyrillic } from './serbian-cyrillic.ts';

/**
 * Words that stand in briefs for one thing and that other lists miss, or read as another: a roof that leaks is no tap,
 * an hour of lessons is no watch, a flat with much light is no candle. They go before all other words of a language.
 * Notation: word-list.ts.
 */
const words: Record<string, string> = {
  de: `
speech-bubble open-book: deutsch a1, deutsch a2, deutsch b1, deutsch b2, deutsch c1, deutschkurs b1, deutsch für pflegekräfte
roof house: dachleck, dachlecks, dachundichtigkeit
bouquet tulip: selbstpflückgarten, blumen selber pflücken, blumen selbst pflücken, blumenfeld zum selberpflücken, blumen zum selberpflücken
tulip bouquet: tulpen selber pflücken, tulpen selbst pflücken, tulpenfeld
bus books: bücherbus, bücherbusse, fahrbibliothek, fahrbücherei, bibliotheksbus
vintage-car: oldtimer mieten, oldtimervermietung, oldtimer vermietung, oldtimer-vermietung, hochzeitsoldtimer, oldtimer mit chauffeur
teddy-bear sewing-needle: puppenklinik, puppendoktor, teddyklinik, teddydoktor
smartphone screwdriver: handyklinik, handydoktor, handy-klinik, handy-doktor
tree spade: bäume pflanzen, baumpflanzaktion, baumpflanzung, wald pflanzen
-: haustiere erlaubt, haustiere willkommen, haustiere möglich, hunde erlaubt, hunde willkommen
delivery-van lorry: mann und auto, mann mit auto, männer und auto, männer mit auto, mann mit transporter
`,
  nl: `
motor-boat wave: varen zonder vaarbewijs, sloep, sloepen, sloepverhuur, sloep huren, sloep varen
roof house: daklekkage, daklekkages, lekkend dak, lekkage dak, dak lekt, lekkage aan het dak
bouquet: ~ pluktuin, plukweide
tulip bouquet: tulpenpluktuin, tulpen plukken, zelf tulpen plukken, tulpenplukken
bus books: bibliobus, boekenbus, bibliotheekbus
vintage-car: oldtimer huren, oldtimerverhuur, oldtimer verhuur, trouwauto oldtimer
teddy-bear sewing-needle: poppendokter, poppenkliniek, berendokter
tree spade: bomen planten, boomplantdag, bos planten
-: huisdieren toegestaan, huisdieren welkom, honden toegestaan
delivery-van lorry: man en een bus, man en bus, mannen met bus, man met bus
`,
  fr: `
speech-bubble open-book: allemand a1, allemand a2, allemand b1, allemand b2, anglais b1, anglais b2, français a2, français b1, français b2
roof house: fuite de toiture, fuites de toiture, fuite toiture, fuite de toit, toiture qui fuit, toit qui fuit, infiltration toiture
tulip bouquet: cueillette de tulipes, champ de tulipes
bouquet: cueillette de fleurs, champ de fleurs à couper
bus books: bibliobus, médiabus
vintage-car: location voiture ancienne, location de voiture ancienne, location de voitures anciennes, voiture ancienne avec chauffeur, location voitures anciennes
teddy-bear sewing-needle: hôpital des poupées, hôpital des nounours, clinique des poupées
tree spade: plantation d'arbres, planter des arbres, planter une haie, plantons des arbres
-: animaux acceptés, animaux admis, animaux bienvenus, chiens bienvenus, chiens acceptés
`,
  es: `
roof house: goteras en el tejado, gotera en el tejado, goteras
bus books: bibliobús, bibliobus, biblioteca móvil
vintage-car: alquiler coche clásico, alquiler de coche clásico, alquiler de coches clásicos, alquiler coches antiguos, coche clásico con chófer
teddy-bear sewing-needle: hospital de muñecas, hospital de peluches, clínica de muñecas
barrel apple: sidrería, sidrerías, espicha
tree spade: plantar árboles, plantación de árboles, reforestación, plantación de manglares, sembrar árboles
-: mascotas permitidas, se admiten mascotas, se aceptan mascotas, acepta mascotas, admite mascotas
`,
  ca: `
bus books: bibliobús, bibliobus
roof house: goteres, gotera
vintage-car: lloguer cotxe clàssic, lloguer de cotxes clàssics
tree spade: plantada d'arbres, plantar arbres
-: s'admeten mascotes, s'accepten mascotes
`,
  gl: `
bus books: bibliobús
tree spade: plantación de árbores, plantar árbores
`,
  eu: `
barrel apple: sagardotegi, sagardotegia, sagardotegiak, txotx, sagardo, sagardoa
bus books: bibliobusa
tree spade: zuhaitz landaketa, zuhaitzak landatu
`,
  it: `
speech-bubble open-book: tedesco per infermieri, tedesco a1, tedesco b1, tedesco b2, inglese b1, inglese b2, italiano b1
roof house: infiltrazioni dal tetto, infiltrazioni tetto, perdita dal tetto, perdite dal tetto, tetto che perde
bus books: bibliobus, biblioteca itinerante
vintage-car: noleggio auto d'epoca, noleggio auto storica, noleggio auto storiche, auto d'epoca con autista, auto d'epoca per matrimoni, topolino d'epoca
teddy-bear sewing-needle: ospedale delle bambole, clinica delle bambole
tree spade: piantare alberi, piantumazione, messa a dimora di alberi, piantiamo alberi
-: animali ammessi, si accettano animali, cani ammessi, animali benvenuti
`,
  pt: `
roof house: goteira no telhado, goteiras no telhado, goteira, goteiras, infiltração no telhado, infiltrações no telhado, telhado com infiltração, telhado a pingar
bus books: biblioteca itinerante, bibliomóvel, biblioteca sobre rodas
vintage-car: aluguer de carros clássicos, aluguer de carro clássico, aluguel de carro antigo, aluguel de carros antigos
teddy-bear sewing-needle: hospital de bonecas, hospital das bonecas
tree spade: plantio de árvores, plantar árvores, plantação de árvores, plantio de mudas, plantio de mangue
-: aceita pets, aceita pet, aceita animais, aceitam-se animais, animais permitidos, pets permitidos
`,
  sv: `
speech-bubble open-book: tyska a1, tyska a2, tyska b1, tyska b2, engelska b2, svenska b1, svenska för vårdpersonal
roof house: takläckage, takläcka, läckande tak, taket läcker, läcker taket
house key: ljus etta, ljus tvåa, ljus trea, ljus fyra, ljus femma, ljus lägenhet, ljust radhus, ljust hus, ljus villa, trea, tvåa, femma, etta med balkong, fyra med balkong, trea med balkong, tvåa med balkong, trea till salu, lägenhetsvisning, visning lägenhet
-: ljus lokal, ljus och fräsch, ljust och fräscht, ljusa rum, ljust rum, ljus interiör, ljus miljö, ljusa färger, ljust, ljusa, ljus framtid, ljus tapet
tulip bouquet: självplock av tulpaner, plocka tulpaner, självplock tulpaner
bouquet: självplock av blommor, självplock blommor, plocka egna blommor
bus books: bokbuss, bokbussen, bokbussens, bokbussar
vintage-car: hyra veteranbil, veteranbil bröllop, veteranbil med chaufför
delivery-van lorry: man och bil, män och bil, man och skåpbil
tree spade: plantera träd, trädplantering
-: husdjur tillåtna, husdjur ok, hund tillåten, husdjur välkomna
`,
  da: `
speech-bubble open-book: tysk a1, tysk a2, tysk b1, tysk b2, tysk på b1, dansk b1, engelsk b2
roof house: utæt tag, utætte tage, taglækage, tagskade
house key: lys lejlighed, 2-værelses, 3-værelses, 4-værelses, 3-værelses lejlighed, lys 3-værelses, lys 2-værelses
tulip bouquet: selvpluk af tulipaner, pluk selv tulipaner
bouquet: selvpluk af blomster, pluk selv blomster
bus books: bogbus, bogbussen, bogbusser
vintage-car: leje af veteranbil, veteranbil til bryllup, veteranbil udlejning
delivery-van lorry: mand og bil, mænd og bil, mand med bil, mand og varevogn
tree spade: plant træer, træplantning, plantning af træer
candle: håndlavede lys, bivokslys, stearinlys, duftlys
-: husdyr tilladt, husdyr velkomne, hund tilladt
`,
  nb: `
speech-bubble open-book: tysk b1, tysk b2, norsk a2, norsk b1, norsk b2, norsk på b1, engelsk b2
roof house: taklekkasje, taklekkasjer, lekkasje i taket, taket lekker
house key: 2-roms, 3-roms, 4-roms, 3-roms leilighet, lys 3-roms, lys 2-roms, lys leilighet, toroms, treroms, fireroms
tulip bouquet: selvplukk av tulipaner, plukk tulipaner
bouquet: selvplukk av blomster, plukk egne blomster
bus books: bokbuss, bokbussen
vintage-car: leie av veteranbil, veteranbil til bryllup
delivery-van lorry: mann og bil, menn og bil, mann med bil, mann og varebil
tree spade: plante trær, treplanting
candle: håndlagde lys, bivokslys, stearinlys, duftlys
-: husdyr tillatt, dyr tillatt, hund tillatt
`,
  is: `
roof house: þakleki, þaklekar, lekur þakið, þakviðgerð, þakviðgerðir
bus books: bókabíll, bókabíllinn
`,
  fi: `
speech-bubble open-book: saksan a1, saksan b1, saksan b2, saksaa b1, englannin b2, suomen b1, suomea b1, saksan alkeet, suomen alkeet
roof house: kattovuoto, kattovuodot, vuotava katto
house key: valoisa kolmio, valoisa kaksio, valoisa yksiö, kolmio, kaksio, yksiö
tulip bouquet: tulppaanien itsepoiminta, poimi tulppaaneja
bus books: kirjastoauto, kirjastoauton, kirjastobussi
vintage-car: museoauton vuokraus, museoauto häihin, vanha auto häihin
delivery-van lorry: miestä ja auto, mies ja auto, mies ja pakettiauto, miestä ja pakettiauto
tree spade: puiden istutus, istutetaan puita, puunistutus
-: lemmikit sallittu, lemmikit tervetulleita
`,
  et: `
speech-bubble open-book: saksa keel b1, saksa keel a1, saksa keel a2, eesti keel b1, eesti keel b2, inglise keel b2
roof ladder: katuse leke, katuseleke, katus lekib
laptop screwdriver: arvutihaigla, arvutikliinik, arvutidoktor, arvutiabi
smartphone screwdriver: telefonihaigla, telefonikliinik, telefonidoktor
teddy-bear sewing-needle: nukuhaigla, mängukaruhaigla
bus books: raamatukogubuss, raamatubuss
heat-pump radiator: soojuspump, soojuspumba, soojuspumbad, maasoojuspump, õhksoojuspump, õhk-vesi soojuspump
delivery-van lorry: meest ja auto, mees ja auto, mees ja kaubik, meest ja kaubik
tree spade: puude istutamine, istutame puid, metsaistutus
-: lemmikloomad lubatud
`,
  lv: `
speech-bubble open-book: vācu valoda, vācu valodas, latviešu valoda b1, latviešu valoda b2, angļu valoda b2
roof ladder: tek jumts, jumta noplūde
bus books: bibliobuss, grāmatu autobuss
heat-pump radiator: siltumsūknis, siltumsūkņi, siltumsūkņu, siltumsūkni
delivery-van lorry: vīri un auto, vīrs un auto, vīri un buss, vīrs ar busu
tree spade: koku stādīšana, stādām kokus, meža stādīšana
-: atļauti mājdzīvnieki, mājdzīvnieki atļauti
`,
  lt: `
speech-bubble open-book: vokiečių kalba, vokiečių kalbos, lietuvių kalba b1, anglų kalba b2
roof ladder: prakiuręs stogas, stogo nuotėkis
bus books: bibliobusas, bibliobusai
heat-pump radiator: šilumos siurblys, šilumos siurbliai, šilumos siurblių, oras-vanduo
delivery-van lorry: vyrai ir auto, vyrai ir mikroautobusas
tree spade: medžių sodinimas, sodiname medžius, miško sodinimas
-: galima su augintiniais, augintiniai leidžiami
`,
  pl: `
football goal-net: szkółka piłkarska, szkółki piłkarskiej, szkółce piłkarskiej, akademia piłkarska, akademii piłkarskiej
roof house: przeciekający dach, cieknący dach, przeciek dachu, przecieki dachu, dach przecieka
house key: jasne trzy pokoje, trzypokojowe, dwupokojowe, czteropokojowe
bus books: bibliobus, bibliobusy, biblioteka objazdowa
vintage-car: wynajem auta zabytkowego, wynajem aut zabytkowych, zabytkowe auto do ślubu, auto retro do ślubu
teddy-bear sewing-needle: szpital lalek, klinika lalek, klinika misiów
delivery-van lorry: bus i dwóch ludzi, bus i dwóch, auto i dwóch ludzi, bus i ekipa
tree spade: sadzenie drzew, sadzimy drzewa, sadzimy las
-: zwierzęta mile widziane, zwierzęta dozwolone, psy mile widziane, zwierzęta akceptowane
`,
  cs: `
football goal-net: fotbalový klub, fotbalového klubu, fotbalový oddíl, fotbalového oddílu, fotbalová přípravka, fotbalové přípravky, mladí fotbalisté
roof house: zatékající střecha, zatéká střecha, děravá střecha
briefcase handshake: nábor zaměstnanců, nábor pracovníků, nábor brigádníků, nábor řidičů, nábor skladníků, nábor operátorů
-: nábor, náboru
house key: 2+kk, 3+kk, 4+kk, 3+1, 2+1, 4+1, 1+kk
bus books: bibliobus, bibliobusu, pojízdná knihovna
vintage-car: pronájem veterána, svatební veterán, půjčovna veteránů, pronájem veteránů
teddy-bear sewing-needle: nemocnice pro panenky, klinika pro medvídky
delivery-van lorry: auto a dva chlapi, dva chlapi a auto, dodávka a dva chlapi
tree spade: sázení stromů, sázíme stromy, výsadba stromů, výsadba lesa
-: domácí mazlíčci povoleni, se zvířaty, zvířata povolena, psi vítáni
`,
  sk: `
football goal-net: futbalový klub, futbalového klubu, futbalový oddiel, futbalového oddielu, futbalová prípravka, futbalovej prípravky, mladí futbalisti
speech-bubble open-book: nemčina pre opatrovateľky, nemčina pre začiatočníkov, angličtina pre začiatočníkov, nemčina pre pracujúcich
roof house: zatekajúca strecha, zateká strecha, deravá strecha
briefcase handshake: nábor zamestnancov, nábor pracovníkov, nábor brigádnikov, nábor vodičov, nábor skladníkov, nábor operátorov
-: nábor, náboru
dancer musical-notes: folklórny súbor, folklórneho súboru, folklórnom súbore, tanečný súbor, tanečného súboru
tuba drum: dychová hudba, dychovej hudby, dychovka, dychovky
bus books: bibliobus, bibliobusu, pojazdná knižnica
vintage-car: prenájom veterána, svadobný veterán, prenájom veteránov
delivery-van lorry: auto a dvaja chlapi, dvaja chlapi a auto, dodávka a dvaja chlapi
tree spade: sadenie stromov, sadíme stromy, výsadba stromov
-: domáce zvieratá povolené, zvieratá povolené
`,
  hu: `
roof house: tetőbeázás, tetőbeázások, beázó tető, beázás
-: óra, órán, órára, órától, óráig, óránként, órás, két óra, első óra, egy óra, próbaóra, heti két óra, 24 óra, 24 órás, 24 órában
watch mantel-clock: óra javítás, óraszerviz, óra szerviz, órajavító, órajavítás, órásmester, órás mester, órásműhely, faliórák, antik óra, antik órák, karórák, óra eladó, óra vásár
speech-bubble open-book: német kezdőknek, angol kezdőknek, olasz kezdőknek, spanyol kezdőknek, francia kezdőknek, német munkavállalóknak, német dolgozóknak, angol munkavállalóknak, német ápolóknak, német b1, német b2, német a1, német a2, angol b1, angol b2, angol a1, angol a2, angol c1, német c1, angol felnőtteknek, német felnőtteknek
chess-pawn trophy: sakkverseny, sakkversenyek, sakktorna, sakk kupa
bus books: könyvtárbusz, könyvtárbuszok, bibliobusz
vintage-car: veterán autó bérlés, veterán autó esküvőre, oldtimer bérlés, oldtimer esküvőre
delivery-van lorry: ember és egy furgon, ember és furgon, két ember és autó
tree spade: faültetés, fát ültetünk, ültessünk fát, erdőültetés
-: kisállat hozható, állatbarát, kutya hozható
`,
  ro: `
roof house: infiltrații la acoperiș, infiltratii la acoperis, infiltrații acoperiș, acoperiș care curge
bread cake-slice: cozonac, cozonaci, cozonacul
bus books: bibliobuz, bibliobuzul, biblioteca mobilă
vintage-car: închiriere mașină de epocă, mașini de epocă nuntă, masina de epoca nunta, inchiriere masina de epoca
speech-bubble open-book: germană pentru asistente, germana pentru asistente, engleză pentru începători, germană pentru începători, germană pentru îngrijitori
delivery-van lorry: oameni și o dubă, doi oameni și dubă
tree spade: plantare de copaci, plantăm copaci, plantare copaci, împădurire, plantăm o pădure
-: se acceptă animale, animale acceptate, acceptă animale de companie
`,
  hr: `
chess-pawn trophy: šahovski turnir, šahovskog turnira, šahovski turniri, turnir u šahu, šahovski klub, šah klub, šahovska škola, škola šaha
roof house: curi krov, prokišnjava krov, prokišnjavanje krova, krov prokišnjava, krov curi
-: nagradni fond, fond, fonda, fondu
bus books: bibliobus, bibliobusa, bibliobusi, pokretna knjižnica, pokretna biblioteka
vintage-car: najam oldtimera, oldtimer za vjenčanje, oldtimer za svadbe, iznajmljivanje oldtajmera, oldtajmer za svadbe
speech-bubble open-book: njemački za početnike, engleski za početnike, nemački za početnike, nemački za medicinare, njemački za medicinare, nemački za negovatelje, njemački za njegovatelje, italijanski za početnike, talijanski za početnike, španski za početnike, španjolski za početnike
delivery-van lorry: kombi i dva radnika, kombi i radnici, kombi i dva čoveka, kombi i dva čovjeka, kombi selidbe, selidbe kombijem
tree spade: sadnja drveća, sadimo drveće, sadnja šume, pošumljavanje
-: dozvoljeni ljubimci, kućni ljubimci dozvoljeni
`,
  sl: `
chess-pawn trophy: šahovski turnir, šahovskega turnirja, šahovski klub, šahovski krožek
roof house: teče streha, puščanje strehe, streha pušča, zamakanje strehe
-: ura, ure, uro, uri, ob uri, prva ura, prva ura brezplačna, 24 ur, ur
watch mantel-clock: popravilo ur, urar, urarstvo, urarska delavnica, zapestne ure, stenske ure
logs fire: drva, bukova drva, suha drva, suha bukova drva, drva za kurjavo
heat-pump radiator: toplotna črpalka, toplotne črpalke, toplotnih črpalk, toplotno črpalko
bus books: bibliobus, bibliobusa, potujoča knjižnica, potujoče knjižnice
vintage-car: najem starodobnika, starodobnik za poroko, oldtimer za poroko
speech-bubble open-book: nemščina za zaposlene, nemščina za začetnike, angleščina za začetnike, italijanščina za začetnike, nemščina za medicinske
delivery-van lorry: kombi in dva delavca, kombi in dva človeka, selitve s kombijem, selitev s kombijem
tree spade: sajenje dreves, sadimo drevesa, pogozdovanje
-: hišni ljubljenčki dovoljeni, ljubljenčki dovoljeni
`,
  ...easternFirstRead,
};

/** Malay reads the words of Indonesian, Serbian those of Croatian. */
const sharedWith: Record<string, string> = { ms: 'id', sr: 'hr' };

/** The words of a language that are read before all others. */
export function firstReadIn(language: string): string {
  const code = language.slice(0, 2);
  const list = words[sharedWith[code] ?? code] ?? '';
  return language === 'sr-Cyrl' ? inCyrillic(list) : list;
}
