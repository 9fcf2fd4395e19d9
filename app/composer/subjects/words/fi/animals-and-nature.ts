/** Finnish words for animals and plants. Notation: word-list.ts. */
export const finnishAnimalsAndNature = `
alpaca: alpakka, alpakat, alpakkakävely, alpakkatila
aquarium tropical-fish: akvaario, akvaariot, akvaarioliike, akvaarioita
bamboo: bambu, bambun, bambua
beach-umbrella: päivänvarjo, päivänvarjot
bee honey: mehiläiset, mehiläistarhaus, mehiläisyhdyskunnat, mehiläisyhdyskunta, mehiläistarvikkeet, mehiläispesiä
bee honey: mehiläishoito, mehiläishoidon, mehiläistarha
beehive bee: mehiläispesät
bird nest: undulaatteja
birdcage bird: lintuhäkki, häkkilinnut, undulaatit, kanarialinnut, undulaatti
butterfly: perhonen, perhos, perhoset
cat: kissanpentu, kissahoitola, kissa, kissat, kissanpennut, kissojen
cave: luola, luolat, luolaretki, tippukiviluola
chick hen: untuvikot, untuvikkoja, tipuja
cow milk: vasikat, hiehot, sonnit
cow steak: lehmä, lehmät, naudanliha, liha
dairy-cow: lypsäjä, lypsäjää
deer: poro, porot, hirvijahti
deer bird: konservaattori eläin, metsästys, metsästystarvikkeet, riista, riistaliha, metsästäjä
deer sled: poroajelu, poroajelut
deer steak: hirvenliha, poronliha, poronkäristys
dog: pennut, eläinkauppa, koiranruoka, koira, koirat, talutushihna, puruluu, ruokakuppi, koirahieroja
dog paw: koirakoulu
dog scissors: trimmaus, koiratrimmaamo, koiranleikkaus
dog sled: koiravaljakkoajelut, huskyajelu
dog stethoscope: eläinlääkäri
dog-standing paw: koirankoulutus, pentukurssi
dog-standing sled: huskysafari, huskysafarit, koiravaljakko, koiravaljakkoajelu
donkey: aasi, aasit
dove bird: kyyhkyset
dove rose: hautauspalvelu
duck: ankanpoikasia, ankat, ankka
eagle bird: haukkametsästys, petolinnut
fir-tree christmas-tree: kuuset, kuusia myytävänä
fish: kalanpoikaset, istukkaat, kalankasvatus, siika, muikku, silakka, silakkamarkkinat, ahven, savukala, savusiika
fish: savulohi, savustettu kala, kalakauppa, kala, kalojen, lohta, lohen, kirjolohi, lohi, loimulohi, graavilohi
fish: muikut, paistetut muikut, hauki, kuha, silakat, silakoita, silli, lipeäkala, kalapuikot, kalatiski
fish fire: kalasavustamo
goat: vuohet, vuohia, kutut
goat sheep: kotieläinpiha
guinea-pig: marsu, marsut, marsun häkki
hay-bale: heinää
hen: kanoja
horse: ratsastustunnit, poni, talli, hevostalli, hevospaikka, tallipaikka, täysihoitotalli, ratsastusvarusteet
horse: ratsastus, ratsastuskoulu, hevonen, hevoset, hevosten, hevosen, hevosia, karsinapaikka, karsinapaikat
horse: heppaleiri, heppaleirit
horseshoe horse: kengittäjä, kengityssepp, kengitysseppä, kaviohoito
kennel dog: koirahoitola, koirankoppi, koirahotelli, kennel, lemmikkihoitola
lily: lilja, liljat, liljoja
lizard snake: matelija, matelijat
llama: alpakoiden, alpakkavaellus
lobster crab: rapujuhlat, ravustus, ravut
mosquito: hyttystorjunta
mosquito window: hyönteisverkko, hyönteisverkot
nest-box: linnunpönttö, linnunpöntöt
ostrich: strutsi, strutsit, strutsin
pig: porsaita, porsaat, porsas, sika, siat, sianliha, possunliha, possu
rabbit: kaninpoikasia, kaninpoikaset, kani, kanit, kanien, hamsterihäkki, pupu, puput, kaneja
rock excavator: louhinta
saddle: valjaat
saddle horse: satula, satulat, satulaseppä, hevostarvikkeet, satulansovitus
sauropod museum: dinosaurus, dinosaurukset, dinosaurusten
seaweed: merilevä, merilevät, nori, levät
sheep: pässit, keritsijä, lammastila, lampaat
shrimp: katkaravut
songbird: linnunlaulu, linnunlaulua, linnunlaulun, laululinnut, pikkulinnut
songbird binoculars: linnunlauluretki, linnunlauluilta
spade plant: viherrakentaminen
tropical-fish: akvaariokalat
turkey-bird: kalkkuna
wasp: ampiainen, ampiaiset, ampiaispesä, ampiaispesät, ampiaispesän
water-buffalo: vesipuhveli, vesipuhvelit, puhveli
waterfall: vesiputous, vesiputoukset
whale motor-boat: valassafari
ammonite: fossiilit, fossiili
beach-umbrella beach: aurinkopurje, aurinkopurjeet
bird-feeder: linnunsiemenet, lintujen ruoka
bird-feeder bird: lintulauta, lintulaudat, linnunruoka, talipallot, auringonkukansiemenet linnuille
boar: villisika, villisiat, villisikoja, villisian liha, villisikajahti
bonsai: bonsai, bonsait, bonsaipuu, bonsaipuut
bouquet: kukkakauppa, kukat, kukkakimppu, kukkien, kukan, hääkimppu, hääkimput, hautakimput
bull: siitossonni, siitossonnit, härkätaistelu, sonneja myynnissä
cactus plant: kaktukset
chicken-coop: kanala, kanalat, kanakoppi, kanakopit, kanatarha
daffodil: keltanarsissi, narsissi, narsissit, pääsiäislilja
dahlia: daalia, daaliat, daalian juurakot
daisy seedling: orvokki, orvokkeja, kesäkukkia
daisy sun: juhannus, juhannusjuhla, juhannusjuhlat
droplet: vedensuodatin, suodattimet
droplet drill: energiakaivo
fire: nuotiopata
fire logs: pelletti, puubriketti, kokko, tulisija, polttopuut, klapit, juhannuskokko, juhannuskokot
flower-box: parvekelaatikko, parvekelaatikot, kukkalaatikko, kukkalaatikot, pelargoni, pelargonit, parvekekukat
garden-pond: puutarhalampi, puutarhalammet, puutarhalammen, pihalampi, lammen puhdistus
goldfish: kultakala, kultakalat, kultakaloja, kultakalan
greenhouse seedling: kasvihuone, kasvihuoneet
hammock palm-tree: riippumatto, riippumatot
hanging-basket: amppeli, amppelit, kukka-amppeli, kukka-amppelit, amppelikukat
hay-bale tractor: olki, pyöröpaalit, heinäpaali, heinäpaalit, olkipaalit, kuivaheinä, säilörehu, olkipaali
hedge: pensasleikkuri, pensaat
herb: yrtit, yrttituotteet
hydrangea: hortensia, hortensiat, hortensioita
lavender: laventeli, laventelit, laventelipelto, laventelikimppu
lawnmower: ruohonleikkuri
logs axe: halot, klapikone, halkomakone
logs fire: polttopuita, klapeja
logs saw: sahatavara, rahtisahaus, lankut, laudat, hirret, puutavara, sahuri
night-sky star: revontulet, revontulia, revontuliretki
orchid: orkidea, orkideat
plant: huonekasvit, viherkasvit, kukkaruukku, ruukut, viljelylaatikko
plant daisy: orvokit, kesäkukat, petuniat
poinsettia: joulutähti ruukussa, joulutähdet ruukuissa, joulutähtikukka, poinsettia, joulutähti, joulutähdet
poppy: unikot
rabbit-hutch: kaninkoppi, kaninhäkki, kaninhäkit, kanikoppi, marsuhäkki
rose love-letter: ruusut, ruusu
secateurs leaves: pensasaidan leikkaus, pensasaidat, oksasakset, hedelmäpuiden leikkaus, pensaiden leikkaus
secateurs leaves: aidan leikkaus
seedling plant: taimitarha, taimimyyjäiset, taimimyynti, taimet, kasvit, taimisto, siemenet, kasvinsiemenet
seedling tree: hedelmäpuut, metsänistutus, taimia, taimien vaihto, perennat
snowdrop: lumikello, lumikellot
snowflake: lumenpoisto
snowflake spade: lumen pudotus
snowflake tractor: hiekoitus
snowy-mountain helicopter: vapaaehtoinen pelastuspalvelu
spade: puutarhapalvelu
spade broom: pihatalkoot
spade lawnmower: puutarhatyöt, jyrsin
spade seedling: pensasaita, pensasaidan, pensasaitojen, pensasaidan leikkuu, pihasuunnittelu, pihatyöt, nurmikko
spade seedling: puutarhuripalvelu
stork: kattohaikara, kattohaikarat
sun lotion: rusketus
sunflower herb: palstaviljely, siirtolapuutarha, viljelypalsta
toadstool basket: sienestys
tree axe: metsätila, metsätilan myynti, metsäkauppa, taimikonhoitoa, taimikonhoito, metsänomistajille, metsäpalvelu
tree axe: metsuri, metsänhoito, harvennus, metsänomistajat, energiapuu, puukauppa, oksien leikkaus, puun kaato
tree chainsaw: kantojen jyrsintä, kannonjyrsintä, kantojyrsintä, puunkaato, puunkaadot, puiden kaato, arboristi
tree chainsaw: puunhoito, pihapuiden kaato
tree seedling: istuta puu
tree spade: puiden istutus, istutetaan puita, puunistutus
trowel: kipsilevytyöt, kipsilevy
tulip bouquet: tulppaanien itsepoiminta, poimi tulppaaneja
tulip seedling: kukkasipulit, kevätsipulit, tulppaanit
turf-roll: siirtonurmi, siirtonurmikko, tekonurmi, rullanurmi
umbrella: sateenvarjo
watering-can: vesiletku
watering-can plant: kastelukannu, kastelukannut
wheat pumpkin: sadonkorjuujuhlat
wheat sack: vilja, siemenvilja
wheat tractor: jauhot, mylly
wheelbarrow lorry: soraa ja hiekkaa, soraa, mursketta
wheelbarrow spade: multaa, multa, kuorike, hiekkaa ja multaa
wreath: kranssi, kranssit, adventtikranssi, joulukranssi, ovikranssi, kranssityöpaja, havuseppele, havuseppeleet
wreath: seppeleet
`;
