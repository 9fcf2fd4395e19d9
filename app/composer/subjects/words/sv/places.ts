/** Swedish words for places. Notation: word-list.ts. */
export const swedishPlaces = `
apartment-building key: ljus etta, ljus tvåa, ljus trea, ljus fyra, ljus femma, ljus lägenhet, trea, tvåa, femma
apartment-building key: etta med balkong, fyra med balkong, trea med balkong, tvåa med balkong, trea till salu
apartment-building key: lägenhetsvisning, visning lägenhet, lägenhet, lägenheter, lejlighed, lejligheder, leilighet
apartment-building key: leiligheter, etta, fyra rum och kök
bank coin: bank, boliglån, bolån
barber-pole razor: barberare, barbershop, herrfrisör, herrefrisør
barn: ladbröllop, bröllop i lada, ladugård, ladugårdar, lada, lador, lantgård, bo på lantgård, gård till salu, loge
bouncy-castle balloon: hoppborg, hoppeborg, hoppkudde
bricks trowel: putsning, betonggjutning, gipsning, rivning, husgrund, stenarbeten, natursten, byggfirma, byggmästare
bricks trowel: byggefirma, murare, murer, entreprenör, tegl, puds, puts, fasadputs, byggföretag, tillbyggnad, ombyggnad
bricks trowel: husbygge, byggmaterial, spackling, gips, dränera, bygghandel, murning, hantverkare bygg, kullersten
bricks saw: byggvaror, byggvaruhus
building-plot: byggtomt, tomt till salu, tomträtt, hustomt, sjötomt, industritomt, tomter, tomt, tomter till salu
building-plot: byggklara tomter, fritidstomt, mark till salu, villatomter, villatomt
campervan: autocamper, bobil
campervan campsite: husbil, husbilar, hyra husbil, husbilsuthyrning, campervan, van-bygge
caravan campsite: husvagn, campingvogn
carousel: karusell, karuseller
castle: slott
church: söndagsskola, gudstjänst, kyrkkonsert
church candle: församling, julotta, syföreningen, församlingshem, bönemöte, församlingshemmet, dop, mässa i kyrkan
church candle: högmässa, kyrkokaffe, bön, bönegrupp, bibelstudium, nattvard, pilgrimsvandring, konfirmander, drop-in-dop
church candle: sinnesromässa, skolavslutning i kyrkan, alphakurs, familjemässa, dopfest
convenience-store key: butikslokal, butikslokaler, butik uthyres, affärslokal, butik till salu, lokal uthyres
convenience-store key: restauranglokal
crane bricks: hyr kran
crane excavator: kranbil, mobilkran, kranbilar
crane: lyftkran, lyftkranar, kranförare, kranarbeten, kranlyft
factory pallet: lagerlokal, lagerlokaler, industrilokal, industrilokaler, verkstadslokal, lagerhall, industrihall
factory pallet: maskinhall
ferris-wheel: tivoli
gurdwara: gurdwara, gurdwaror, sikhtempel, sikhiskt tempel
house: attefallshus
house heart: familjehem, jourhem, kontaktfamilj, bli familjehem
house key: ljust radhus, ljust hus, ljus villa, bostad värd, din bostad värd, fri värdering, bostadsvärdering
house key: värdering av bostad, mäklare, sälja bostad, sälja bostaden, fastighetsmäklare, ejendomsmægler, eiendomsmegler
house key: hus till salu, hus til salg, sommarstuga, sommerhus, hytte, villa, bostäder, bolig, boliger, fritidshus
house key: villor timmer, bostadsrätt, bostadsrätter, villor, parhus, kedjehus, mäklarbyrå, husförsäljning, nyproduktion
house key: bolåneränta, bostadslån, lånelöfte, semesterhus, stuguthyrning, andrahand, hyresrätt, hyresrätter
house key: hustillverkare, husvisning, kombohus, bostad, bostadsbyte, seniorboende, trygghetsboende, kollektivhus
house key: husbesiktning, fastighet, fastigheter, bostadsrättsförening, brf, överlåtelsebesiktning, småhus
house location-pin: byggrätt
house snowy-mountain: fjällstuga, fjällstuga uthyres, stuga i fjällen, fjällstugor
house-with-garden key: stuga, stugor
house-with-garden: hembygdsgård, hembygdsgården, hembygdsgårdar, hembygdsförening, torp, stugby, stugbyn
houses house: radhus
houses shield: grannsamverkan
houses party-popper: grannfest, grannsämja, kvartersfest
hut barbecue: grillkåta, grillkåtor, grillstuga
hut fire: vindskydd
lectern: föredrag, föredragskväll, föreläsning, föreläsningar
lighthouse: fyrplats, fyrplatser, fyrvandring
market-stall basket: marknad, höstmarknad, vårmarknad, hantverksmarknad, sommarmarknad, reko-ring, matmarknad
market-stall basket: gårdsmarknad, marknadsdag, skördemarknad, hembygdsmarknad, marknadsafton, skördefest
market-stall basket: hantverksmässa, bondmarknad, saluhall, saluhallen, saluhallar
market-stall carrot: marknadsstånd, torghandel, knallar, bondens marknad, torgdag
marquee: partytält, festtält, tältuthyrning, bröllopstält, telthyra, teltudlejning, teltutleie
museum: museum, museet
nativity-crib: julkrubba, julkrubbor, krubbspel
office-building key: kontorslokal, kontorslokaler, kontor uthyres, lediga lokaler, kontorshotell, kontorsrum
office-building key: hyra kontor, kontorsplats, lediga kontor, praktiklokal
photo-booth: fotobås, photobooth, fotoautomat
portable-toilet: bajamaja, toalettvagn, bajamajor, toalettvagnar, mobil toalett, mobila toaletter, hyrtoalett
portable-toilet: hyra bajamaja, festivaltoaletter, utedass, dass, torrdass
road-barrier: avstängd väg, vägarbete, gatan avstängd
road-barrier safety-vest: vägarbetare, trafikanordningar, vägmärkning
roller-coaster: nöjespark, nöjesfält, berg- och dalbana, temapark
school backpack: folkhögskola, folkhögskolan, internatskola, gymnasium, skolor, lågstadium, skolstart, skolval, skolfest
school backpack: föräldramöte, skoldisco, förskoleklass, klassåterträff, lärare sökes, elevassistent, skolavslutning
school backpack: högstadiet, mellanstadiet, lärarvikarie
school backpack: ~ skola, skole
silo: spannmålssilo, spannmålstork, silo
slide: lekplats, lekplatser
slide toy-bricks: lekland, leklandet, inomhuslekplats
slide swing: klätterställning, klätterställningar, rutschkana, rutschkanor, rutschbana
stained-glass: glasmålning, blyinfattat glas
storage-unit: vinterförvaring, lager att hyra
storage-unit parcel: opbevaring, förråd, magasinering, minilager, hyr förråd, hyra förråd, self storage
storage-unit parcel: möbelmagasinering
swimming-pool swimmer: pooler, poolbygge, poolservice, utomhusbad, friluftsbad
swing slide: gunga, gungställning, lekställning
swing: gungor
tent: campingplats, campingplads, tält, telt, tälta, läger, sommarläger, kollo, ungdomsläger, friluftsläger
tent: luftmadrass
tent compass: scout, scouter, scoutkår, scouterna, scoutkåren, spårarscouter, scoutgrupp, scoutledare, scoutstugan
tent compass: scoutläger
tipi: tipi, tipitält, tipitälten, hyra tipi, kåta, kåtor, lavvo, lavvu, tältkåta, tältkåtor
wind-turbine: vindkraft, vindkraftverk, vindsnurra
windmill: väderkvarn, väderkvarnen, väderkvarnar, väderkvarnarnas dag, holländarkvarn
yurt: jurta, jurtor, jurtan, bo i jurta
`;
