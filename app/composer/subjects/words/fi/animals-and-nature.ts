/** Finnish words for animals and plants. Notation: word-list.ts. */
export const finnishAnimalsAndNature = `
alpaca: alpakka, alpakat, alpakkakävely, alpakkatila
aquarium tropical-fish: akvaario, akvaariot, akvaarioliike, akvaarioita
bee honey: mehiläiset, mehiläistarhaus, mehiläisyhdyskunnat, mehiläisyhdyskunta, mehiläistarvikkeet, mehiläispesiä
bee honey: mehiläishoito, mehiläishoidon, mehiläistarha
beehive bee: mehiläispesät
bird nest: undulaatteja
birdcage bird: lintuhäkki, häkkilinnut, undulaatit, kanarialinnut
butterfly: perhonen, perhos, perhoset
cat: kissanpentu, kissahoitola, kissa, kissat, kissanpennut, kissojen
chick hen: untuvikot, untuvikkoja, tipuja
cow milk: vasikat, hiehot, sonnit
cow steak: lehmä, lehmät, naudanliha, liha
deer bird: konservaattori eläin, metsästys, metsästystarvikkeet, riista, riistaliha, metsästäjä
dog: pennut, eläinkauppa, koiranruoka, koira, koirat, talutushihna, puruluu, ruokakuppi
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
fish: kalanpoikaset, istukkaat, kalankasvatus, siika, muikku, silakka, silakkamarkkinat, ahven, savukala, savusiika
fish: savulohi, savustettu kala, kalakauppa, kala, kalojen, lohta, lohen, kirjolohi
fish fire: kalasavustamo
goat: vuohet, vuohia, kutut
guinea-pig: marsu, marsut, marsun häkki
horse: ratsastustunnit, poni, talli, hevostalli, hevospaikka, tallipaikka, täysihoitotalli, ratsastusvarusteet
horse: ratsastus, ratsastuskoulu, hevonen, hevoset, hevosten, hevosen, hevosia
horseshoe horse: kengittäjä, kengityssepp, kengitysseppä, kaviohoito
kennel dog: koirahoitola, koirankoppi, koirahotelli, kennel, lemmikkihoitola
lizard snake: matelija, matelijat
llama: alpakoiden, alpakkavaellus
lobster crab: rapujuhlat, ravustus, ravut
mosquito: hyttystorjunta
mosquito window: hyönteisverkko, hyönteisverkot
nest-box: linnunpönttö, linnunpöntöt
oyster shrimp: katkaravut
pig: porsaita, porsaat, porsas, sika, siat, sianliha
rabbit: kaninpoikasia, kaninpoikaset, kani, kanit, kanien, hamsterihäkki
saddle: valjaat
saddle horse: satula, satulat, satulaseppä, hevostarvikkeet, satulansovitus
sauropod museum: dinosaurus, dinosaurukset, dinosaurusten
sheep: pässit, keritsijä, lammastila, lampaat
songbird: linnunlaulu, linnunlaulua, linnunlaulun, laululinnut, pikkulinnut
songbird binoculars: linnunlauluretki, linnunlauluilta
tropical-fish: akvaariokalat
turkey-bird: kalkkuna
wasp: ampiainen, ampiaiset, ampiaispesä, ampiaispesät, ampiaispesän
whale motor-boat: valassafari
ammonite: fossiilit, fossiili
beach-umbrella beach: aurinkopurje, aurinkopurjeet
bird-feeder: linnunsiemenet, lintujen ruoka
bird-feeder bird: lintulauta, lintulaudat, linnunruoka, talipallot, auringonkukansiemenet linnuille
boar: villisika, villisiat, villisikoja, villisian liha, villisikajahti
bonsai: bonsai, bonsait, bonsaipuu, bonsaipuut
bouquet: kukkakauppa, kukat, kukkakimppu, kukkien, kukan
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
fire logs: puupelletti, pelletti, puubriketti, kokko, juhannuskokko, tulisija, polttopuut, klapit
flower-box: parvekelaatikko, parvekelaatikot, kukkalaatikko, kukkalaatikot, pelargoni, pelargonit, parvekekukat
garden-pond: puutarhalampi, puutarhalammet, puutarhalammen, pihalampi, lammen puhdistus
goldfish: kultakala, kultakalat, kultakaloja, kultakalan
greenhouse seedling: kasvihuone, kasvihuoneet
hammock palm-tree: riippumatto, riippumatot
hanging-basket: amppeli, amppelit, kukka-amppeli, kukka-amppelit, amppelikukat
hay-bale tractor: olki, pyöröpaalit, heinäpaali, heinäpaalit, olkipaalit, kuivaheinä, säilörehu, olkipaali
hedge: pensasleikkuri
herb: yrtit, yrttituotteet
hydrangea: hortensia, hortensiat, hortensioita
lavender: laventeli, laventelit, laventelipelto, laventelikimppu
lawnmower: ruohonleikkuri
logs axe: halot
logs fire: polttopuita, klapeja
logs saw: sahatavara, rahtisahaus, lankut, laudat, hirret, puutavara, sahuri
night-sky star: revontulet, revontulia, revontuliretki
orchid: orkidea, orkideat
plant: huonekasvit, viherkasvit, kukkaruukku, ruukut, viljelylaatikko
plant daisy: orvokit, kesäkukat, petuniat
poinsettia: joulutähti ruukussa, joulutähdet ruukuissa, joulutähtikukka, poinsettia
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
spade: puutarhuri, puutarhapalvelu
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
wheat sack: vilja, siemenvilja
wheat tractor: jauhot, mylly
wheelbarrow lorry: soraa ja hiekkaa, soraa, mursketta
wheelbarrow spade: multaa, multa, kuorike, hiekkaa ja multaa
wreath: kranssi, kranssit, adventtikranssi, joulukranssi, ovikranssi, kranssityöpaja
`;
