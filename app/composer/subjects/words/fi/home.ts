/** Finnish words for the home. Notation: word-list.ts. */
export const finnishHome = `
advent-calendar: joulukalenteri, joulukalenterit, adventtikalenteri, adventtikalenterit
air-conditioner: ilmastointi
air-conditioner electric-fan: ilmanvaihto, ilmanvaihdon puhdistus
air-fryer: airfryer, kiertoilmakypsennin, airfryerit
armchair paintbrush: huonekalujen entisöinti
armchair sofa: verhoilija, verhoomo, verhoilu, nojatuoli, nojatuolit, huonekalujen verhoilu
awning: markiisi, markiisit
axe target: kirveenheitto
bar-stool: baarituoli, baarituolit, baarijakkara, baarijakkarat
basket carrot: vihanneslaatikko, vihannekset, tori, lähiruoka, suoramyynti, tilamyymälä, tilapuoti, vihanneksia
basket carrot: juures, juurekset
basket leaves: pajutyöt, tuohi, tuohityöt, tuohityökurssi, korinpunonta
bath-bomb: kylpypommi, kylpypommit
bathtub: kylpysuola
bathtub shower: kylpyhuone, kylpyhuoneremontti
battery: laturi, latausjohto
bed: peitto
bed bellhop-bell: hotelli, majatalo, sänky, aamiaismajoitus
bed key: huone vuokralle, huone vuokrattavana, soluasunto
bedding: vuodevaatteet, pussilakana, pussilakanat, pussilakanasetti, lakanat, lakana, tyynyliina, tyynyliinat
bedding: peitto ja tyyny, untuvapeitto, untuvapeitot, päiväpeitto, päiväpeitot, petivaatteet, peitot
bench: puutarhapenkit, muistopenkki, puutarhapenkki
blanket: painopeitto
blanket cushion: viltti, viltit, villahuopa, villahuovat, torkkupeitto, torkkupeitot
blender: tehosekoitin, tehosekoittimet, sauvasekoitin, sauvasekoittimet, monitoimikone, mehulinko, pienkodinkoneet
blinds: sälekaihdin, sälekaihtimet, kaihtimet, kaihdin, rullaverhot, rullaverho
boiler: öljykattila, öljykattilat
boiler radiator: lämmityskattila, lämminvesivaraaja, kattilahuolto
bookshelf: seinähylly, hylly, hyllyt
bookshelf books: kirjahylly, kirjahyllyt
bow-and-arrow target: jousiammunta, jousiammuntaa, jousiammunnan
broom bucket: siivoojia
broom spray-bottle: siivous, siivouspalvelu, kotisiivous, siivousta
broom wastebasket: talkoot
bubbles car: autojen pesu, auton pesu
bucket: moppi, lattiamoppi
bucket towel: saunatarvikkeet, löylykauhat, saunatarvike
bust: veistos, veistokset, kuvanveisto, patsaat
candle: kynttilä, kynttilät, hautaustoimisto, hautajaiset, muistotilaisuus
candle bouquet: haudanhoito, hautojen hoito
candle headstone: tuhkaus
carport: autokatos, autokatokset, autokatoksen rakentaminen
ceiling-fan: kattotuuletin, kattotuulettimet
chair: jakkara
chandelier: kattokruunu, kattokruunut, kristallikruunu, valaisinliike
chest-of-drawers: lipasto, lipastot, lipastoja, laatikosto, laatikostot
chimney fire: savupiippu
chisel: taltta, taltat, puutaltta, talttoja
chopping-board: leikkuulauta, leikkuulaudat
clothes-airer: kuivausteline, kuivaustelineet, pyykinkuivausteline, pyykinkuivaustelineet, pyykkiteline, pyykkitelineet
colour-swatches pencil: graafinen suunnittelu, graafikko
conservatory: viherhuone, viherhuoneet, talvipuutarha, lasikuisti, lasikuistit, lasiterassi, lasiterassit
conservatory: lasitettu terassi
cooker-hood: liesituuletin, liesituulettimet, rasvahormin nuohous, rasvahormi, keittiöhormi
cooking-pot: kattila, kattilat, valurautapata, valurautapadat, painekattila, keittoastiat, kattilasetti
cot: pinnasänky, pinnasängyt, kehto, vauvansänky
crate: puulaatikko, puulaatikot, puulaatikoita
crossed-swords shield: keskiaikamarkkinat
crystals: vuorikristalli, vuorikristallit, ametisti, ametistit, ruusukvartsi, kristallit ja kivet
curtains: verhojen ompelu
curtains window: verhot
cushion: tyyny, tyynyt, koristetyynyt, sisustustyynyt
desk office-chair: työpöytä, työpöydät, sähköpöytä, sähköpöydät, toimistokalusteet
desk-lamp: lattiavalaisin
dining-table: pöytäliina, kangaslautasliinat
dining-table chair: ruokapöytä, ruokapöydät
dishwasher: astianpesukone, astianpesukoneet, astianpesukoneen, astianpesukonehuolto, astianpesukoneen asennus
dishwasher: tiskikone, tiskikoneet
door: ovet, ovi, ovien, ulko-ovi, ulko-ovet
door key: autotallinovi
drainpipe droplet: viemäri, viemärin avaus, viemärihuolto, viemäritukos, viemärien avaus, viemärikuvaus, putkikuvaus
drainpipe droplet: viemäripalvelu
drainpipe excavator: salaojaremontti, salaojaremontit
driveway: pihatie, pihatiet, pihatien asfaltointi
dummy: tutti, tutit, tuttinauha, tuttinauhat, nimitutti, nimitutit
electric-fan: tuuletin, tuulettimet, pöytätuuletin, jalkatuuletin
fabric-roll thread: kangas, kankaat, kankaita, kangaskauppa, metritavara, palakankaat, sisustuskankaat
fence hammer: aita, aidat, aitoja
fire-extinguisher: palosammutin, sammutinhuolto, palosammuttimet, sammuttimet
fireplace fire: takka, takat, takkoja
first-aid-kit: ensiapu, ensiapukurssi, ensiapukurssit, ea1, ensiapukoulutus
fitted-kitchen: keittiöremontti, keittiöremontit, keittiökalusteet, keittiöasennus, keittiökaapit, uusi keittiö
fitted-kitchen: keittiömyymälä, mittatilauskeittiö, keittiökaappi
floorboards: parketti, parketit, lattia-asennus, lattianhionta, lattioiden hionta, laminaatti, puulattia, puulattiat
floorboards: terassilauta, terassirakentaminen, parketin hionta, lattiahionta, lattiat, lattian hionta
fridge: jääkaappi, pakastin
fridge shipping-container: kylmäkontti, kylmäkontit
garage-door: autotallin ovi, autotallin ovet, nosto-ovi, nosto-ovet, autotalli, autotallit
garden-hose: puutarhaletku, puutarhaletkut, kasteluletku, kasteluletkut, letkukela
garden-room: pihatoimisto, puutarhatoimisto, puutarhahuone, pihahuone, piharakennus toimistoksi
garden-shed: pihavarasto, puutarhavaja, varastot pihalle, puutarhamökki, liiteri, vaja, varasto
gas-cylinder fire: nestekaasu, kaasupullo, kaasupullot
gate fence: portti, portit, pihaportti, ajoportit
gear wrench: ruiskuvalu, hammaspyörät, muotinvalmistus, ruiskuvalumuotit, cnc-koneistus, jyrsintä, levytyöt
gear wrench: laserleikkaus, valimo, alihankinta koneistus, muottien valmistus
grandfather-clock: kaappikello, kaappikellot
gutter drainpipe: sadevesijärjestelmä, sadevesijärjestelmät
gutter house: räystäskouru, räystäskourut, kourujen puhdistus, vesikourut, rännit
hair-straightener: suoristusrauta, suoristusraudat
hammer-and-wrench gear: metallityöt
headstone: hautakivet, kiviveistämö
heat-pump radiator: lämpöpumppu, lämpöpumput, ilmalämpöpumppu, ilmalämpöpumput, maalämpö
high-chair: syöttötuoli, syöttötuolit
house-insulation: eristys, lisäeristys, lämmöneristys, puhallusvilla, puhalluseristys, yläpohjan lisäeristys
house-insulation: eristystyöt, yläpohjan eristys
incense: suitsuke, suitsukkeet, suitsuketikut
insured-home shield: kotivakuutus, kotivakuutukset, kotivakuutuksen, talovakuutus, taloyhtiövakuutus
iron t-shirt: silitys, silitysrauta
kettle: vedenkeitin, vedenkeittimet
key padlock: oven avaus, avainpalvelu, lukkosepänliike, lukkoseppä, avaimet, lukkojen, lukon, avainten, avaimen
light-bulb: valaisimet, lamput, valaistus
lock-and-key padlock: lukkojen vaihto, tietoturva, kyberturvallisuus
lock-and-key puzzle: pakohuone
lotion: ihotautilääkäri, voide, aurinkorasva
lunch-box: eväsrasia, eväsrasiat, eväslaatikko, lounasrasia
lunch-box sandwich: eväät
mattress bed: patja, patjat
microwave: mikroaaltouuni, mikroaaltouunit, mikrouuni, mikrouunit, mikro
moka-pot: mutteripannu, mutteripannut
mortar: pippurimylly, maustehylly
mouse-trap: hiiriä, hiiret, rotat, rottia, rottien torjunta, hiirten torjunta
mouse-trap cockroach: tuholaistorjunta
nails: naulat, nauloja, rautanaulat
neon-sign: neonkyltti, neonkyltit, neonvalokyltti, neonvalokyltit, neonkylttejä
office-chair desk: työtuoli, työtuolit, toimistotuoli, toimistotuolit, pelituoli
oven: ilmafritööri, liesi, hella
oven dining-table: keittiöt
paint-roller: tasoitetyöt
paint-roller bucket: maalari, remontti, maalaustyöt, maalausurakat, maalausurakka, ulkomaalaus, maalit, maalausta
paint-roller bucket: maalaustöitä, julkisivun maalaus
paving trowel: pihakivet, pihakiveys, pihakivetys, kiveykset, kivetys, laatoitus pihaan, piharakentaminen, kivityöt
pergola house-with-garden: pergola, huvimaja, terassikate, terassilasitus
pet-bed: koiranpeti, koiranpedit, koiran peti, koiran pedit, koiransänky, lemmikin peti
picnic-table bench: puutarhakalusteet, pihakalusteet
piggy-bank coin: säästöpossu, säästötili, eläkesäästäminen, eläke
pliers: pihdit, pihtejä, yhdistelmäpihdit
plug lightning: sähköasennus, sähköasennukset, sähköurakointi, sähkömies, sähköremontti, sähköasentaja, sähkötyöt
plug lightning: sähköurakoitsija
pressure-washer: painepesu, painepesuri, terassin pesu, pihakivien pesu
pressure-washer roof: kattopesu, katon pesu, katonpesu, kattojen pesu
radiator fire: kaukolämpö
radiator wrench: lämmitys, patterit
razor: karvanpoisto, parranajo, partahöylä, parta
recycling: romun nouto
reed-diffuser: tuoksutikut, tuoksutikku, tuoksutikkuja
ride-on-mower: ajoleikkuri, ajoleikkurit, ajettava ruohonleikkuri, puutarhatraktori, puutarhatraktorit
robot-mower: robottiruohonleikkuri, robottiruohonleikkurit, ruohonleikkurirobotti, robottileikkuri
robot-vacuum: robotti-imuri, robotti-imurit, robotti-imurin, imurirobotti
rolling-pin cupcake: leivontakurssi, leivontakurssit
roof house: kattovuoto, kattovuodot, vuotava katto, kattomaalaus, peltiseppä, katto, kattoremontti, kattojen
roof house: katot, katon maalaus, katon korjaus, katon pinnoitus, katon
roof snowflake: lumenpudotus
rug: mattopyykki, mattopesu, mattopesula, mattojen pesu, matto, matot, matonpesu, mattojen, poronnahka, poronnahat
rug: ryijy, ryijyt, räsymatot
rug sheep: lampaantalja, lampaantaljat, taljat
sack spade: komposti, lanta, turve, lannoite, lannoitteet, hevosenlantaa, hevosenlanta
sack wheat: rehu, rehut, kananrehu
safe padlock: kassakaappi, kassakaapit, turvakaappi, asekaappi, asekaapit, tallelokero, tallelokerot
saw: pistosaha, sirkkeli
saw axe: saha
saw hammer: terassi, kalusteet mittatilaustyönä, nikkari, puuseppä, kirvesmies, timpuri
saw hammer: timpurit, puutyöt
screwdriver coffee: korjauskahvila, korjauspaja
screwdriver nut-and-bolt: ruuvit
screwdriver toolbox: korjaustalkoot
security-camera: valvontakamera, valvontakamerat, hälytin, hälyttimet
security-camera shield: hälytysjärjestelmä, kameravalvonta
sewing-machine: saumuri
sewing-machine thread: ompelukone, ompelukoneet, ompelukonehuolto
shield umbrella: vakuutus, vakuutukset
shopping-cart basket: ruokakauppa
shower bathtub: märkätila, märkätilat
shutters: ikkunaluukut, ikkunaluukku, säleluukut
snow-blower: lumilinko, lumilingot
soap: saippua, saippuat, käsintehdyt saippuat
sofa: huonekalut, sohva, sisustussuunnittelu
solar-panel sun: aurinkokeräimet, aurinkopaneelit
sponge: tiskiharja, tiskirätit, pesusienet
spray-bottle bucket: ampiaisten, ampiaistorjunta, herhiläiset, sohvapesu, tekstiilipesu, julkisivupesu, homekartoitus
spray-bottle bucket: desinfiointi, sohvanpesu, huonekalujen pesu
spray-bottle cockroach: luteet, luteiden, lutikat
squeegee window: ikkunanpesu, ikkunanpesija, ikkunanpesut, ikkunoiden pesu
staircase: portaat, portaikko
staircase saw: puuportaat
stand-mixer: yleiskone, yleiskoneet, taikinakone
stove fire: puukiukaat, puukiuas, puukiukaan, kiukaat, kiuas, kiuaskivet, saunan kiuas, leivinuuni
stove logs: kamiina, kamiinat, puuhella
strimmer: ruohotrimmeri, ruohotrimmerit, siimaleikkuri, siimaleikkurit, raivaussaha
string-lights: valosarja, valosarjat, valoköynnös, valoköynnökset, juhlavalosarja, valoketju, valoketjut
table-lamp: pöytälamppu, pöytälamput, pöytävalaisin, pöytävalaisimet, yölamppu, lampunvarjostin, lampunvarjostimet
tap: hana, hanat
tap droplet: vesikatko
tap wrench: putkimies, putkityöt, lvi, putkiremontti
tiles trowel: laatat, laatoitus, laatoitukset
toaster: leivänpaahdin, leivänpaahtimet, leivänpaahtimen
toilet: siirrettävä käymälä, siirrettävät käymälät, vuokravessa, siirrettävät wc
toilet plunger: lokatyhjennys, viemärihuuhtelu, viemäri tukossa
toolbox: ruuvimeisselisarja
toolbox broom: kiinteistöhuolto, talonmies, huoltomies
toolbox hammer: työkalut, rautakauppa
toolbox hammer: ~ remonttimies
toothbrush: hammastahna
torch: otsalamppu
towel soap: pyyhe, pyyhkeet, kylpypyyhkeet
tv-aerial: tv-antenni, tv-antennit, antenniasennus, antenniasennukset, antenniasentaja
urn: uurna, uurnat
vacuum-cleaner: pölynimuri, pölynimurit, imuri, imurit
vase: maljakko, maljakot
vase fire: lasinpuhallus, lasihytti
video-intercom door: ovipuhelin, ovipuhelimet, ovikello, kameraovikello, kulunvalvonta, ovipuhelinjärjestelmä
wallpaper paint-roller: tapetti, valokuvatapetti, tapetit, tapetointi, tapetteja
wardrobe: liukuovet, liukuovikaapit, vaatekaapit, kaapistot, senkki, kenkäteline, kenkäkaappi, vaatekaappi, kaappi
wardrobe oven: keittiönovet, keittiön ovet
washing-machine: pesula, pyykinpesukone, pyykinpesuaine, astianpesuaine, huuhteluaine, pesukone, pesukoneet
washing-machine: kuivausrumpu, kuivausrummut
washing-machine wrench: kodinkonehuolto, pesukonehuolto, kodinkoneet, pesukone rikki
wastebasket recycling: jätehuolto, romunkeräys, romu, kierrätys, roskatalkoot, siivoustalkoot
water-bottle: juomapullo, juomapullot, juomapulloja, teräspullo, termospullo, termospullot, vesipullo, vesipullot
water-pump droplet: kaivonporaus, porakaivo, porakaivot, vesipumppu, kaivon poraus, vesipumput
water-tank droplet: vesisäiliö, vesisäiliöt, sadevesitynnyri
wheelie-bin: jäteastia, jäteastiat, roskis, jäteastioiden pesu, roska-astia, roskapussit, roskakori
wheelie-bin lorry: jäteauto
wheelie-bin recycling: jätteet
wifi-router: valokuitu, laajakaista, kuituyhteys, kotinetti, nettiyhteys
window: lasitus, ikkunat, ikkunaremontti, ikkuna
window bucket: ikkunoiden, ikkunan
window palette: lyijylasityö
wrench car: autokorjaamo, mekaanikko, autohuolto, katsastus, määräaikaishuolto
angle-grinder: kulmahiomakone, kulmahiomakoneet, rälläkkä, rälläkät
balcony: parveke, parvekkeet, parvekelasitus, parvekelasit, parvekekaide, parvekeremontti, parvekkeen
bean-bag: säkkituoli, säkkituolit, säkkituolin
bunk-bed: kerrossänky, kerrossängyt, kerrossänkyjä, parvisänky, parvisängyt
coal: kivihiili, kivihiiltä, kivihiilen
coat-stand: naulakko, vaatenaulakko, naulakot
coffee-table: sohvapöytä, sohvapöydät, sohvapöytiä, sivupöytä, sivupöydät, sarjapöytä
colour-swatches: värianalyysi, värianalyysit, värikonsultti, värikartta, värikartat, maalien sävytys
cuckoo-clock: käkikello, käkikellot, käkikellon, käkikelloja
deckchair: kansituoli, kansituolit, rantatuoli, rantatuolit
footstool: jalkarahi, rahi, rahit, jalkarahit
fuse-box: sulaketaulu, sulaketaulut, sähkötaulu, sähkökeskus, sähkökeskukset, sulakekaappi
garden-gnome: puutarhatonttu, puutarhatontut, puutarhatontun
high-table: cocktailpöytä, cocktailpöydät, cocktailpöytien, seisomapöytä, seisomapöydät, cocktailpöytien vuokraus
hina-dolls: hina-nuket, hina-nukke, hinamatsuri
hot-water-bottle: kuumavesipullo, kuumavesipullot, kuumavesipullon
ironing-board: silityspalvelu, silityspalvelut, silityslauta, silityslaudat, paitojen silitys, pesu ja silitys
kitchen-sink: tiskiallas, tiskialtaat, keittiöallas, keittiöaltaat, pesuallas, pesualtaat
leaf-blower: lehtipuhallin, lehtipuhaltimet, lehtipuhaltimen
meat-slicer: leikkelekone, leikkelekoneet, lihan siivutuskone, siivutuskone, viipalointikone, viipalointikoneet
noren: noren-verho, noren-verhot, japanilainen oviverho
picnic-table: piknikpöytä, piknikpöydät, retkipöytä penkeillä
pizza-oven: pizzauuni, pizzauunit, pizzauunin
rice-cooker: riisinkeitin, riisinkeittimet, riisinkeittimiä
rocking-chair: keinutuoli, keinutuolit, keinutuoleja, keinutuolin
rolling-pin: kaulin, kaulimet, kaulimen, taikinakaulin
samurai-helmet: samuraikypärä, samuraikypärät, samuraihaarniska, kabuto
scratching-post: raapimispuu, raapimispuut, kissan kiipeilypuu, raapimistolppa
sheet-mask: kangasnaamio, kangasnaamiot, kasvonaamio, kasvonaamiot
shoji: shoji, shoji-ovi, shoji-ovet, shoji-seinä, shoji-sermi
smoke-alarm: palovaroitin, palovaroittimet, palovaroittimen, savunilmaisin, häkävaroitin, häkävaroittimet
stone-wall: kivimuuri, kivimuurit, kylmämuuri, luonnonkivimuuri, luonnonkivimuurit
tape-measure: mittanauha, mittanauhat, rullamitta, rullamitat
tiled-stove: kaakeliuuni, kaakeliuunit, kaakeliuunin, varaava takka, varaavat takat
window-net: parvekeverkko, parvekeverkot, ikkunaverkko, kissaverkko, kissaverkot, hyttysverkko, hyttysverkot
wood-pellets: puupelletit, puupelletti, pelletit, pellettejä, lämmityspelletti
`;
