/** Services, crafts and goods in Finnish, before the list of trades. Notation: word-list.ts. */
export const finnishServices = `
pressure-washer roof: kattopesu, katon pesu, katonpesu, kattojen pesu
beers memo: pubivisa, pubivisan, tietovisa, tietovisailu
teddy-bear crayon: päiväkoti, päiväkodissa, päiväkodin, päiväkotiin, päiväkodit
tent compass: partio, partiolaiset, partiolainen, partioon, sudenpennut, sudenpentu, sudenpentuja, partiolippukunta, lippukunta
swimmer sauna: avantouinti, avantouintia, avantouimarit, talviuinti, talviuimarit
receipt shopping-cart: kassamyyjä, kassatyöntekijä, kassahenkilö
smartphone wall-clock: työajanseuranta, työaikaseuranta, työajan seuranta, tuntikirjaus, tuntikirjaukset, työaikakirjaus
musical-notes musical-score: kuorolaulu, kuorolaulua, kuorokonsertti
speech-bubble open-book: englantia aikuisille, englantia lapsille, espanjaa aikuisille, suomea aikuisille, englannin alkeet, englannin kurssi, espanjan alkeet, espanjan kurssi
ring diamond: ostamme kultaa, ostan kultaa, kullan osto, kullanosto, myy kultasi
llama: alpakka, alpakat, alpakoiden, alpakkakävely, alpakkavaellus
car location-pin: autopaikka, autohallipaikka, parkkipaikka
tulip seedling: kukkasipulit, kevätsipulit, tulppaanit
cook frying-pan: kokki, kokkeja, keittiöapulainen
bicycle parcel: pyörälähetti, polkupyörälähetti
dog sled: koiravaljakko, koiravaljakkoajelut, huskysafari, huskyajelu
canoe: melonta, kajakki, melontaretki, kanootti
shopping-bags price-tag: kirppispöytä, kirppis, kirpputori, kirpparipöytä
ice-skate: luistelukoulu
dog-standing dog: koirahotelli
logs fire: polttopuita, polttopuu
socks yarn: villasukkia, villasukka
door key: autotallin ovi, autotallin ovet, autotallinovi, nosto-ovi
chimney fire: nuohooja, nuohous, savupiippu
horseshoe horse: kengittäjä, kengityssepp, kengitysseppä, kaviohoito
armchair sofa: verhoilija, verhoomo, verhoilu, nojatuoli, nojatuolit
foot dress-shoe: jalkahoitaja, jalkaterapeutti, jalkojenhoito, pohjalliset
piano-keys: pianonvirittäjä, pianonviritys, urut, urkukonsertti
deer bird: konservaattori eläin, metsästys, metsästystarvikkeet, riista, riistaliha, metsästäjä
key padlock: oven avaus, avainpalvelu, lukkosepänliike
sewing-needle thread: ompelimo, korjausompelu, brodeeraus, ompelutarvikkeet
steering-wheel car: ajo-opetus, ajotunnit
milk dairy-cow: maito, meijeri, maitotila
delivery-van lorry: muutot, muuttofirma, kuolinpesä, tyhjennys, kuljetuspalvelu
wastebasket recycling: jätehuolto, jätelava, romunkeräys, siirtolava, romu
tree axe: puunkaato, arboristi, metsuri, oksien leikkaus, kannonjyrsintä
broom bucket: siivooja
spray-bottle: painepesu, sohvapesu, tekstiilipesu, julkisivupesu, homekartoitus, desinfiointi
speech-bubble: puheterapia, puheterapeutti, kielikahvila
microphone bouquet: juontaja, laulaja, häälaulaja
excavator crane: maansiirto, maanrakennus, kaivuri, kaivuutyöt, kaivinkone, pihakivetykset, salaojat
staircase: portaat, portaikko
swimming-pool swimmer: uima-allas, uima-altaat
asparagus: parsa
passport: passi, viisumi, passikuva
saw hammer: lattianhionta, terassi, kalusteet mittatilaustyönä, terassirakentaminen, nikkari
bricks trowel: muuraus, rappaus, eristys, betonivalu, purkutyöt, laatoitus, kivityöt, telineet
roof house: kattomaalaus, rännit, peltiseppä
curtains window: markiisi, kaihtimet
window: lasitus, parvekelasit
door fence: portit
washing-machine wrench: kodinkonehuolto, pesukonehuolto, kodinkoneet
fridge: jääkaappi, pakastin
satellite-dish television: antenniasennus
car wrench: peltikorjaamo, automaalaamo, tuulilasi, tuulilasin vaihto, varaosat, autopurkaamo
lorry: hinauspalvelu, hinaus, peräkärry, kuorma-auto
minibus bus: tilausajo
motor-scooter: mopo
bicycle: pyörähuolto
razor: karvanpoisto, sokerointi, parranajo
hair-comb scissors: hiustenpidennykset, peruukki, peruukit
tattoo-machine: tatuointi, lävistys, kestopigmentointi
massage lotus: vyöhyketerapia, akupunktio, jäsenkorjaus
spine stethoscope: naprapaatti, kiropraktikko, selkäkipu
brain speech-bubble: pariterapia, hypnoosi
stethoscope stethoscope: röntgen, ultraääni
test-tube: laboratorio, verikoe
tooth: hammasproteesi, oikomishoito, erikoishammasteknikko
crayon teddy-bear: perhepäivähoito, lastenhoito, lastenhoitaja, kerho lapsille
calculator set-square: veroneuvonta, palkanlaskenta, matematiikan tukiopetus, tilintarkastaja
guitar violin: musiikkiopisto
trumpet saxophone: torvisoittokunta
ballet-shoes dancer: baletti
judo-suit: judo, itsepuolustus
golf golfer: golf
canoe rower: melonta, kajakki, soutu, suppailu
palette: kasvomaalaus
hen egg: kanat, kanala
jar: hillo, säilykkeet
mushroom: sienet, sieniretki, kanttarelli
blueberries strawberry: marjat, marjapuuro, mansikat, vadelma
oyster shrimp: katkaravut
lobster crab: ravut
stew: keitto, lohikeitto
pie croissant: karjalanpiirakat, pullat
safety-vest: työvaatteet, suojavaatteet
printer paintbrush: kyltit, kaiverrus, leimasimet, autoteippaus, mainosteippaus
coin magnifier: antiikki, kullanosto, kolikot, postimerkit
security-camera shield: vartiointi, hälytysjärjestelmä, kameravalvonta
set-square ruler: maanmittari, rakennussuunnittelu, kuntokartoitus, energiatodistus
toilet: bajamaja, lokakaivo, loka-auto, viemärihuolto
theatre-masks: naamiaisasut, pukuvuokraamo
candle headstone: hautakivet, tuhkaus
church: jumalanpalvelus
spade seedling: pihasuunnittelu, pihatyöt, nurmikko
bed mattress: peitot, tyynyt, vuodevaatteet
sled dog: koiravaljakko, huskysafari
snowflake spade: lumen pudotus
dog scissors: trimmaus, koiratrimmaamo, koiranleikkaus
dog paw: koirahoitola, koirakoulu
fire logs: tulisija
sauna: saunavuokraus, puukiuas, kiuas
rabbit: kanien
goat: vuohet
sheep: lampaat, karitsa
cow steak: lehmä, lehmät, naudanliha, liha
pig: sika, siat, porsas, sianliha
cat: kissanpentu, kissahoitola
dog: pennut
horse: ratsastustunnit, poni, talli
chicken-leg: kanansiivet, broileri
potato: perunat
strawberry: mansikat, itsepoiminta
apple basket: omenat, omenamehu, hedelmät
basket carrot: vihanneslaatikko
bicycle: pyörä, pyörät, pyöräretki
sailing-boat: purjehdus, purjehduskurssi
yarn: lanka, neulonta, neulekahvila
amphora: savityöt, dreijaus
dancer: tanssitunnit
swimmer: vesijumppa
baby: perhevalmennus, synnytysvalmennus
lotus-position: rentoutus
cutlery dinner-plate: kotiruoka, lounaspaikka
delivery-van: pakettiauto, pakettiauton vuokraus, lähetti
sauna hot-tub: saunalautta, saunalautat, saunavene
wastebasket recycling: kierrätys
rabbit: kani, kanit
chicken-leg: kana
yarn: virkkaus
saw hammer: parketti
satellite-dish television: satelliittiantenni
minibus bus: pikkubussi
accordion: haitari
judo-suit: karate, kamppailulajit
bow-and-arrow target: jousiammunta
blueberries strawberry: mustikka
yarn: neuloa, virkata
sewing-needle sewing-machine: ommella, opi ompelemaan
palette paintbrush: piirtää, maalata, piirustus
swimmer: uida, uimaan
cook frying-pan: kokata, ruoanlaitto
microphone: laulunopetus, laulu
drum: rummut
christmas-tree: joulukuuset, joulu, joulukuusia
houses house: omakotitalo, rivitalo, paritalo
smartphone: puhelin, puhelinhuolto, puhelimet, näytön vaihto
seedling tree: perennat
ice-skate: luistelu, jäähalli, taitoluistelu
skis skier: suksivuokraamo, hiihto, laskettelu
desktop-computer keyboard: koodikerho, kotisivut
saw axe: moottorisaha, saha, sahatavara
lipstick serum-bottle: kasvohoidot, kauneushoito
spade lawnmower: puutarhatyöt, jyrsin
logs fire: klapeja
bricks trowel: muurari, luonnonkivi
balloon party-popper: juhlatarvikkeet
desktop-computer laptop: ohjelmisto, ohjelmistot, varausjärjestelmä, ajanvarausjärjestelmä, toiminnanohjaus, crm
receipt desktop-computer: kassajärjestelmä, kassakone, kassajärjestelmät
calculator receipt: kirjanpito-ohjelma
safety-vest lab-coat: työvaate
parcel: pakkaus, pakkaukset, pakkausmateriaalit
shield: vakuutus, vakuutukset
megaphone chart-up: mainostoimisto, markkinointi, hakukoneoptimointi
briefcase handshake: yrityskonsultointi, liikkeenjohdon konsultointi
banknotes coin: laina, rahoitus, lainat
toolbox hammer: ~ remonttimies
musical-notes: konsertti, konsertit
eagle bird: haukkametsästys, petolinnut
books: kirjansitomo, kirjansidonta
window beach-umbrella: markiisit, sälekaihtimet
tractor wheat: maatalouskoneet, puimuri, traktorit, koneurakointi
toilet plunger: viemärin avaus, lokatyhjennys, lokaauto, viemärihuuhtelu
kitchen-knife: veitsien teroitus, teroituspalvelu
horse: hevostalli, hevospaikka, tallipaikka, täysihoitotalli
honey bee: mehiläistuotteet, mehiläishoito, mehiläisvaha
sewing-machine thread: ompelukone, ompelukoneet, ompelukonehuolto
window palette: lasimaalaus, lyijylasi, lyijylasityö
tropical-fish: akvaario, akvaariokalat, akvaarioliike
horse: satulaseppä, ratsastusvarusteet
skis: suksihuolto, hiihtokoulu, suksivuokraus
ladder bricks: rakennustelineet, telinevuokraus, henkilönostin
toy-bricks teddy-bear: puulelut
slide: leikkipaikka, leikkipuisto
staircase saw: puuportaat
plug lightning: aggregaatti, aggregaattivuokraus, varavoima
mosquito: ampiaispesä, hyttystorjunta
radiator wrench: lämmitys, lämpöpumppu, patterit
car key: ~ kuljettaja, kuljettaja haetaan
briefs: alusvaatteet
gavel: huutokauppa
calculator set-square: matematiikka, matematiikan, matikka, matikan
caravan: asuntoauto, asuntoautot, matkailuauto, matkailuautot
nurse older-person: lähihoitajia, lähihoitajaa
nurse: sairaanhoitajia, sairaanhoitajaa
lorry: kuorma-autonkuljettajaa, kuorma-autonkuljettajia, rekkakuskia, rekkakuskeja
bus: bussinkuljettajaa, bussinkuljettajaksi, linja-autonkuljettajaa
broom bucket: siivoojaa, siivoojia
theatre-masks teddy-bear: nukketeatteria
toilet plunger: viemäri, viemäri tukossa
washing-machine wrench: pesukone rikki
-: katolle
taco burger: katuruokaa
house key: kaksio, yksiö, vuokrakaksio, vuokrayksiö
delivery-van: pakettikuski, pakettikuskia
yarn knot: neuleilta, neuleillat, neuleiltoja, neulekerho, neuleryhmä, neuletapaaminen
candle bouquet: haudanhoito, hautojen hoito
canned-food basket: ruoka-apu, ruokapankki, ruokakassit vähävaraisille
smartphone: sovellus, sovelluksen, mobiilisovellus, lataa sovellus
notebook pencil: läksykerho, läksyapu
santa: joulupukki, joulupukki kotiin, tilaa joulupukki
abacus: helmitaulu
`;
