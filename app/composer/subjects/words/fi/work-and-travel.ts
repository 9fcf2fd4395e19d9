/** Finnish words for work, places and travel. Notation: word-list.ts. */
export const finnishWorkAndTravel = `
3d-printer: 3d-tulostin, 3d-tulostimet, 3d-tulostus, 3d-tulostusta, 3d-tulosteet, 3d tulostin, 3d tulostus
abacus: helmitaulu
air-compressor: ilmakompressori, ilmakompressorit, paineilmakompressori, paineilmakompressorit, kompressorin vuokraus
anvil hammer: taidetakomo, sepän paja, seppä, paja, taonta
app-phone: sovelluksen, lataa sovellus, sovellus, mobiilisovellus, sovelluksemme, uusi sovellus, uusi sovelluksemme
app-phone: mobiilisovellukset, sovellukset, lataa sovelluksemme
ballot-box: äänestys, kansanäänestys, osallistuva budjetointi, kunnallisvaalit, äänestä, äänestä meitä, äänestäkää
ballot-box: kuntavaalit
banknotes coin: laina, rahoitus, lainat
bellhop-bell: vastaanottovirkailija
billboard: mainostaulu, mainostaulut, ulkomainonta, suurtaulu, kyltit, kyltti
blackboard: opettaja haetaan, opettajaa
blood-drop: verenluovutus, luovuta verta, veripalvelu, verenluovuttajat
books: keittokirja, matkaopas, antikvariaatti
books open-book: lukupiiri, kirjakerho, kirjansitoja, kirjansitomo, kirjansidonta, kirjakauppa, kirjasto, kirjat
books open-book: kirjamessut
books pencil: yksityisopetus
bricks: rakennustarvikkeet
briefcase handshake: yrityskonsultointi, liikkeenjohdon konsultointi, konsultointi, rekrytointi, yritysneuvonta
briefcase handshake: rekrymessut, rekrytointimessut, työpaikkamessut
business-cards printer: käyntikortit, käyntikortti, käyntikorttien
calculator receipt: laskin, taskulaskin, kirjanpito-ohjelma, kirjanpito, tilitoimisto, kirjanpitäjä, veroilmoitus
calculator set-square: veroneuvonta, palkanlaskenta, matematiikan tukiopetus, tilintarkastaja, matematiikka
calculator set-square: matematiikan, matikka, matikan
calendar: seinäkalenteri, vuosikalenteri
calendar smartphone: työvuorosuunnittelu, työvuorosovellus
car key: autovuokraus, vuokra-auto
card-terminal credit-card: maksupääte, maksupäätteet, korttipääte
cash-register: kassakone, kassakoneet, kassajärjestelmä, kassajärjestelmät
chainsaw logs: moottorisahat, moottorisahakurssi, metsurityöt, metsänhakkuu, moottorisaha
chart-up: sijoittaminen, sijoitus
cherry-picker: henkilönostin, nostimet, henkilönostimet, kuukulkija, nostolava
church baby: ristiäiset
circuit-board: piirilevy, piirilevyt, elektroniikkakorjaus
clipboard house: kuntotarkastus, kuntotarkastukset
coin magnifier: rahaliike, kolikot
combine-harvester wheat: leikkuupuimuri, puinti, urakointi maatalous, puimuri
concrete-mixer bricks: betoni, valmisbetoni, betonipumppaus, betonivalu, lattiavalu, betoniauto
crayon: värityskirja, muovailuvaha, värikynät, vesivärit, tussit
crayon teddy-bear: perhepäivähoito, lastenhoito, lastenhoitaja, kerho lapsille
desktop-computer: tietokoneen näyttö
desktop-computer keyboard: koodikerho
desktop-computer laptop: ohjelmisto, ohjelmistot, varausjärjestelmä, ajanvarausjärjestelmä, toiminnanohjaus, crm
desktop-computer laptop: ohjelmointi, tietokone, tietokoneet
drill: porakone, iskuporakone, akkuporakone, ruuvinväännin, timanttiporaus
drone: drooni, droonikuvaus, kuvauskopteri
drone camera: dronekuvaus, ilmakuvaus, dronekuvaukset
excavator: kaivuu, kuormain
excavator crane: maansiirto, maanrakennus, kaivuri, kaivuutyöt, kaivinkone, pihakivetykset, salaojat
excavator crane: kaivinkoneurakointi, kaivinkonetyöt
excavator hammer: purkutyöt, purku
exhibition-stand: messuosasto, messuosastot, näyttelyosasto, messurakentaminen, messut, rakennusmessut
forklift: trukki, trukkikortti, trukinkuljettaja
forklift parcel: kuormalavoja
fountain-pen document: notaari, paperikauppa, kalligrafia
gavel: huutokauppa, huutokaupat
generator plug: aggregaatin vuokraus, aggregaatti, aggregaattivuokraus, aggregaatit, generaattori, generaattorit
generator plug: varavoima, varavoimakone
gold-bars: kultaharkko, kultaharkot, kultaharkkoja
hard-hat: suojakypärä, suojakypärät, rakennuskypärä, työmaakypärä, työmaakypärät, työturvallisuuskortti
headset speech-bubble: asiakaspalvelu, puhelinpalvelu, puhelinmyyjä, puhelinmyynti, kuuloke-mikrofoni, asiakaspalvelija
house droplet: vesivahinko, kosteuskartoitus
house-contract: kauppakirja, kauppakirjat, vuokrasopimus, vuokrasopimukset, asuntokauppa, kiinteistökauppa
house-contract: kaupanvahvistaja
house-with-garden balloon: seurantalo
hydraulic-hose: hydrauliikkaletku, hydrauliikkaletkut, hydrauliikka, letkuhuolto
laptop screwdriver: tietokonehuolto, verkkokurssi, it-tuki
laptop wrench: atk-apu
lathe: sorvi, sorvaus, cnc-sorvaus, koneistus, konepaja, koneistaja
lectern microphone: luento, luennot
lift: hissihuolto, hissiasentaja, hissiasennus
love-letter ring: hääkutsu
magnifier: yksityisetsivä
market-stall: myyjäiset, syysmarkkinat, markkinat
meeting-room: kokoustila, kokoustilat, kokoushuone, kokoushuoneet, neuvotteluhuone, neuvotteluhuoneet, neuvottelutila
meeting-room: neuvottelutilat
megaphone chart-up: kuulemistilaisuus, kyläkokous, vuosikokous, yleisötilaisuus, mainostoimisto, markkinointi
megaphone chart-up: hakukoneoptimointi
megaphone speech-bubble: asukasilta, asukastilaisuus, kuntalaisilta
motor-boat: veneilyä
newspaper: sanomalehti, paikallislehti, lehtitilaus, lehdenjakaja, lehdenjakajaa, lehdenjakajia
notebook: muistikirja, päiväkirja
notebook pencil: läksykerho, läksyapu
office-building desk: toimistotila, toimistotilat
open-book pencil: kielikurssi, tukiopetus
pallet: kuormalavat, trukkilava, trukkilavat, eurolavat
pallet-truck: pumppukärry, pumppukärryt, haarukkavaunu, haarukkavaunut
parcel delivery-van: muuttolaatikot, muuttolaatikoita, muuttolaatikko, kuplamuovi, pahvilaatikot, pakkaus, pakkaukset
parcel delivery-van: pakkausmateriaalit
phone-case: puhelinkuori, puhelinkuoret, kännykkäkuori, kännykkäkuoret, suojakuori puhelimeen, puhelimen kuoret
phone-case: suojakuoret puhelimiin
pill: vitamiinit, ravintolisät
pill stethoscope: apteekki
pocket-knife logs: puunveisto
postbox love-letter: postimerkkikerho
power-bank: varavirtalähde, varavirtalähteet, virtapankki, virtapankit
price-tag desk-lamp: kirppispöytä, kirppis, kirpputori, kirpparipöytä
printer: painotalo, mustekasetit, painotuotteet
printer paintbrush: mainosteippaus
receipt laptop: laskutusohjelma, laskutusohjelmisto
receipt shopping-cart: kassamyyjä, kassahenkilö
road-roller: asfaltti, asfaltointi, asfaltoinnit, asfalttityöt
robot gear: robotiikkakerho, robotiikka
rubber-stamp document: julkinen notaari, leimasin, leimasimet
satellite-dish television: satelliittiantenni, antennit
scaffold ladder: rakennusteline, rakennustelineet, telinevuokraus, telineet
scales: asianajaja, lakitoimisto, lakimies, avioero
scales document: lakiasiaintoimisto, lakipalvelut
school backpack: kansanopisto
school speech-bubble: vanhempainilta
scissor-lift: saksinostin, saksinostimet, saksilava, saksilavat, saksinostimen vuokraus, saksinostimia
scissors: askartelupaketti, kirjontapaketti
scissors hair-comb: hiusten leikkaus, hiustenleikkaus, hiusten leikkuu
scissors hair-comb: hiustenleikkuu, kampaamo, kampaaja, parturi-kampaamo, hiukset, hiusten värjäys
scroll document: sukututkimus
scroll fountain-pen: testamentti, perunkirjoitus, perunkirjoitukset
server: webhotelli, palvelin, palvelimet, konesali
set-square ruler: rakennussuunnittelu, kuntokartoitus, energiatodistus, arkkitehti, arkkitehtitoimisto
shipping-container: merikontti, merikontit, konttivuokraus, varastokontti, kontit
signing-hands: viittomakieli, viittomakielen kurssi, viittomakielen tulkki, viittomakurssi
site-cabin: työmaakoppi, työmaakopit, työmaaparakki, työmaaparakit, työmaakontti
smartphone: puhelin, puhelinhuolto, puhelimet, näytön vaihto, puhelinkorjaus, kännykkä, näytönvaihto, kännykän korjaus
smartphone wall-clock: työajanseuranta, työaikaseuranta, työajan seuranta, tuntikirjaus, tuntikirjaukset, työaikakirjaus
speaker: äänentoisto, kaiuttimet, kaiutin
speech-bubble: puheterapia, puheterapeutti, kielikahvila
speech-bubble books: suomen kieli, suomen kurssi, suomen kielen alkeet
speech-bubble handshake: kaupunginjohtajan kyselytunti
speech-bubble open-book: saksan a1, saksan b1, saksan b2, saksaa b1, englannin b2, suomen b1, suomea b1, saksan alkeet
speech-bubble open-book: suomen alkeet, englantia aikuisille, englantia lapsille, espanjaa aikuisille, suomea aikuisille
speech-bubble open-book: englannin alkeet, englannin kurssi, espanjan alkeet, espanjan kurssi
spotlight: näyttämövalaistus, ääni ja valo, valotekniikka, lavavalot, tapahtumatekniikka, valoteknikko
stethoscope: lääkäri, lääkäriasema, sairaala
stethoscope hospital: reumalääkäri, reumatologi, gastroenterologi, endokrinologi, nefrologi, allergologi, dialyysi
stethoscope hospital: kirurgi
storage-unit: varastokoppi, varastokopit
syringe: rokotus, rokotukset, influenssarokotus, botox
tablet: tabletti, tabletit, taulutietokone, tablettitietokone, ipad, lukulaite, piirtopöytä, sähkökirjanlukija
telehandler: kurottaja, kurottajat, kurottajan vuokraus
telephone: puhelinvaihde, puhelinvastaaja, kriisipuhelin, auttava puhelin
telescope night-sky: tähtitorni, tähtitiede
telescope star: observatorio
test-tube: laboratorio, verikoe
theodolite set-square: maanmittaus, mittauspalvelut, maanmittari, tonttimittaus, takymetri
tractor: traktoreita
trailer hook: vetokoukku, vetokoukut
translation open-book: käännökset, käännöspalvelut, käännöstoimisto, kääntäjä, käännös, tulkki, tulkkaus
translation open-book: tulkkauspalvelut, tulkit
ultrasound: ultraääni, ultraäänitutkimus, ultraäänitutkimukset, raskausultra
usb-stick: muistitikku, muistitikut, usb-tikku, usb-tikut, usb-muistitikku, muistitikkuja
vending-machine coffee: kahviautomaatti, kahviautomaatit
vending-machine soft-drink: myyntiautomaatti, myyntiautomaatit, juoma-automaatti, välipala-automaatti
vending-machine soft-drink: välipala-automaatit
video-call headphones: webinaari, webinaarit, videopuhelu, videoneuvottelu, etäkokous, etäpalaveri
walkie-talkie: radiopuhelin, radiopuhelimet, radiopuhelimia
web-page laptop: verkkosivut, kotisivut, kotisivut yritykselle, verkkosivusto, verkkosivustot, nettisivut, nettisivujen
web-page laptop: kotisivujen, verkkosivujen
web-page shopping-cart: verkkokauppa, verkkokaupat, verkkokaupan
webcam: web-kamera, web-kamerat, verkkokamera, verkkokamerat, nettikamera
welding-mask fire: hitsaus, hitsaaja, hitsaajat, hitsaustyöt, hitsauskurssi, hitsari, tulityökortti
wheel tyre: vanteet
whiteboard: valkotaulu, valkotaulut, tussitaulu, tussitaulut
windscreen: tuulilasi, tuulilasit, tuulilasin vaihto, tuulilasin korjaus, tuulilasinvaihto, autolasi, autolasit
windscreen: kiveniskemä, kiveniskemäkorjaus
apartment-building key: valoisa kolmio, valoisa kaksio, valoisa yksiö, kolmio, kaksio, yksiö, vuokrakaksio, vuokrayksiö
bank coin: pankki
barber-pole razor: parturi, barbershop
barn: lato, ladot, latohäät, heinälato
bouncy-castle balloon: pomppulinna, pomppulinnat
bricks trowel: muuraus, rappaus, muurari, luonnonkivi, rakennusliike
building-plot: tontti, tontit, tontteja, omakotitontti, omakotitontit, rantatontti, tontteja myytävänä, rakennuspaikka
building-plot: rantatontit, tontti myytävänä
campervan campsite: matkailuauto, matkailuautot, matkailuautovuokraus, matkailuauton vuokraus, retkeilyauto
campervan campsite: retkeilyautot, asuntoauto, asuntoautot
caravan campsite: asuntovaunun vuokraus, asuntovaunuvuokraus, asuntovaunu, asuntovaunut
church: rippikoulu, kirkkokonsertti, jumalanpalvelus
church candle: seurakunta, hartaus, päiväpiiri, raamattupiiri, adventtimyyjäiset, messu
circus-tent: sirkus, sirkuskoulu
convenience-store key: liiketila, liikehuoneisto, vuokrataan liiketila
crane excavator: nosturi, nosturit, nosturiauto, autonosturi
ferris-wheel: tivoli
house heart: sijaisperhe, sijaisperheet, sijaisvanhemmat, tukiperhe
house key: kotisi arvo, asuntosi arvo, ilmainen arviokäynti, arviokäynti, asunnon arvio, kotisi on arvoinen
house key: kiinteistönvälittäjä, asunto, asunnot, mökki, asuntolaina, talo, kiinteistönvälitys, mökit
house snowy-mountain: mökki tunturissa, tunturimökki, lapin mökki
house-with-garden hut: terassilasit
houses house: omakotitalo, rivitalo, paritalo
hut fir-tree: piharakennus, pihavaja, leikkimökki
market-stall carrot: markkinakoju, torimyyjät, torimyynti, toripäivä, myyntipaikat, markkinamyyjät
marquee: juhlateltta, juhlateltat, telttavuokraus
museum: museo
nativity-crib: jouluseimi, seimi
photo-booth: valokuvauskoppi, photobooth, kuvauskoppi, valokuvausautomaatti
portable-toilet: bajamaja, siirrettävä wc, wc-vaunu, wc-vaunut, siirrettävät wc:t, vuokra-wc, bajamajat
road-barrier: katu suljettu, tietyö, tie suljettu
road-barrier safety-vest: tietyöt, liikenteenohjaus, tiemerkinnät
roller-coaster: huvipuisto, vuoristorata, teemapuisto
school backpack: ~ koulu
silo: viljasiilo, siilo, viljankuivaus
slide: leikkipaikka, leikkipuisto
slide swing: leikkikenttä
slide toy-bricks: sisäleikkipuisto, sisäleikkipaikka, leikkimaa, hoplop
stained-glass: lasimaalaus, lyijylasi, lasimaalaukset
storage-unit parcel: pienvarasto, pienvarastot, varastotila, varastotilat, vuokravarasto, vuokravarastot, muuttovarasto
storage-unit parcel: minivarasto, minivarastot, varastointi
swimming-pool swimmer: uima-allas, uima-altaat
swing slide: keinu, keinut, leikkikenttävälineet
tent: leirintäalue, teltta, teltat, makuualusta, ilmapatja
tent campsite: kesäleiri, rippileiri, kesäleirit
tent compass: partio, partiolaiset, partiolippukunta, lippukunta, partiojohtaja, sudenpennut, partiolainen, partioon
tent compass: sudenpentu, sudenpentuja
airplane suitcase: matkatoimisto, matkat, lennot, loma
alarm-clock: herätyskello
barber-chair: kampaamotuoli, kampaamotuolit, parturintuoli, parturituoli
beach-hut: rantamaja, rantamajat, rantakoppi, uimakoppi, uimakopit
bicycle: pyörähuolto, pyörä, pyörät, pyöräretki, polkupyörä, polkupyörät, pyöräkauppa, sähköpyörä, pyörälaukku
bicycle wrench: pyörän
bicycle-courier: pyörälähetti, pyörälähetit, polkupyörälähetti, ruokalähetti
brake-disc wrench: jarruhuolto, jarrut, jarrupalat, jarrulevyt, jarrujen vaihto, jarrujen korjaus
bus: bussinkuljettajaa, bussinkuljettajaksi, linja-autonkuljettajaa, bussimatkat, linja-autoretki, tilausbussi
bus: linja-auto, linja-autot
bus books: kirjastoauto, kirjastoauton, kirjastobussi
camping-stove: retkikeitin, retkikeittimet, trangia, kaasukeitin
canoe rower: kanootti, soutu, lohikäärmevenekilpailu, lohikäärmeveneiden
car bubbles: autopesu, autonpesu, autopesula
car car-front: autokauppa, käytetyt autot, autovuokraamo, auto, autot, vaihtoautot, autojen
car key: ~ kuljettaja, kuljettaja haetaan
car location-pin: parkkipaikka
car tow-truck: romuauto, romuautot, romuautojen, autopurkamo, autohajottamo
car wrench: autoteippaus, peltikorjaamo, automaalaamo, varaosat, autopurkaamo, ruostesuojaus, ruosteenesto
car wrench: autokorikorjaamo, kolarikorjaus
car-battery wrench: auton akku, auton akut, autonakut, autonakku, akut autoihin, käynnistysakku
car-boot price-tag: peräkonttikirppis, peräkonttikirpputori, peräkonttikirppikset
car-front ring: hääauto, hääautot, hääautovuokraus
car-seat: turvaistuin, turvaistuimet, turvakaukalo, turvakaukalot, lasten turvaistuin
cargo-bike: tavarapyörä, tavarapyörät, laatikkopyörä, laatikkopyörät, kuormapyörä
cargo-tricycle: tavarakolmipyörä, kolmipyöräinen tavarapyörä, sähkökolmipyörä
carriage horse: hevosajelu, hevosajelut, hevosvaunut, hääajelu, rekiajelu
charging-station car: sähköauton latausasema, latausasema, latausasemat, kotilatausasema, latauslaite
chimney-sweep: nuohooja, nuohoojat, nuohous, nuohousta
cleaner: siivooja, siivoojat, siivoojaa, kotisiivooja, laitoshuoltaja
compass world-map: suunnistus, rastit, kuntorastit
conveyor-belt: hihnakuljetin, hihnakuljettimet, kuljetinhihna, kuljetinhihnat, rullakuljetin
defibrillator: defibrillaattori, defibrillaattorit, defibrillaattorin, sydäniskuri, sydäniskurit
delivery-van lorry: miestä ja auto, mies ja auto, mies ja pakettiauto, miestä ja pakettiauto, muutot, muuttofirma
delivery-van lorry: kuolinpesä, tyhjennys, kuljetuspalvelu, pakettiauto, pakettiauton vuokraus, lähetti, pakettikuski
delivery-van lorry: pakettikuskia, muutto, muuttopalvelu, kuljetus, muuttoapu, muuttoapua, kuljetukset
dentist-chair: hammaslääkärin tuoli, hammashoitotuoli, hammaslääkärintuoli
doctor: yleislääkäri
dragon-boat: lohikäärmevene, lohikäärmeveneet, lohikäärmesoutu
dust-mask: pölynsuojain, hengityssuojain, hengityssuojaimet, pölymaski
engine-oil wrench: öljynvaihto, moottoriöljy, moottoriöljyt, öljynvaihdot, öljyt ja suodattimet
exhaust: pakoputki, pakoputket, pakoputkisto, pakoputkistot, pakoputken vaihto
fire-engine rescue-helmet: palokunta, palokuntaan, vpk, palokuntalaiset, sopimuspalokunta, palokuntanuoret
food-truck takeaway-box: ruokarekka, ruokarekat, foodtruck, ruokakärry, ruokarekoista
gardener: puutarhuri, puutarhurit, puutarhuria
gurdwara: gurdwara, gurdwarat, sikhitemppeli, sikhitemppelit
hand-cart: vetokärry, vetokärryt, puukärry, käsikärry, käsikärryt, vetovaunu
hang-glider: riippuliito, riippuliidin, riippuliitimet, riippuliitäjä, riippuliitokurssi
helicopter: helikopterilento
hot-air-balloon: kuumailmapallo
houseboat: asuntolaiva, asuntoveneet, asuntovene, kelluva talo
inflatable-boat: kumivene, kumiveneet, kumiveneitä, RIB-vene, RIB-veneet, ilmatäytteinen vene
insured-car shield: autovakuutus, autovakuutukset, liikennevakuutus, kaskovakuutus, autovakuutuksen
jet-ski wave: vesiskootteri, vesiskootterit, vesijetti, vesijetit
kayak: kajakki, kajakit, melonta, kajakkivuokraus, melontakurssi, melontaretki
kick-scooter: sähköpotkulauta, sähköpotkulaudat, potkulauta
label-roll: etikettipainatus, tarraetiketit, rullaetiketit, tarrapainatus, painetut etiketit, tarrojen painatus
lifebuoy wave: meripelastusyhdistys, meripelastajat
limousine: limusiini, limusiinit, limusiinikuljetus, limusiinin vuokraus, limusiinikyyti
lockers: pukukaappi, pukukaapit, lokerikko, lokerikot, säilytyslokero, säilytyslokerot
locomotive: pienoisrautatie, pienoisjunat, puinen junarata
locomotive railway-car: museojuna, museorautatie, höyryjuna
log-cabin: hirsimökki, hirsimökit, hirsitalo, hirsitalot, hirsimökkejä, hirsihuvila, hirsihuvilat, hirsimökin
lorry: loka-autopalvelu, lokaauto, kuorma-autonkuljettaja, ce-kuljettaja, ce kuljettaja
lorry: rekkakuski, yhdistelmäajoneuvonkuljettaja, kuorma-auto, kuorma-autonkuljettajaa, kuorma-autonkuljettajia
lorry: rekkakuskia, rekkakuskeja
lorry bricks: betonitoimitus
mantel-clock amphora: antiikkia ja keräilyä, antiikki
minibus bus: tilausajo, pikkubussi
mobility-scooter wheelchair: sähkömopo senioreille, sähköpyörätuoli, sähköpyörätuolit, senioriskootteri, invamopo
motor-boat anchor: perämoottori, perämoottorit, veneveistämö
motor-boat wave: vene, veneet, venevuokraus
motor-scooter: sähkömopo, sähkömopot, mopo, mopot, skootteri
motorcycle: moottoripyörä, moottoripyörät
motorcycle-helmet motorcycle: ajovarusteet, mp-kypärät
network-cable: verkkokaapeli, verkkokaapelit, verkkokaapelointi, yleiskaapelointi, ethernet-kaapeli, datakaapelointi
number-plate: rekisterikilpi, rekisterikilvet, rekisterikilven
onsen: onsen, onsen-kylpylä, japanilainen kuuma lähde, japanilaiset kuumat lähteet
paddleboard wave: sup-lauta, sup-lautoja, sup-lautavuokraus, suppailu, sup vuokraus, sup-vuokraus, sup-laudat
paddleboard wave: sup-lautailu
pallet-racking: kuormalavahylly, kuormalavahyllyt, lavahylly, lavahyllyt, varastohyllyt
parachute: laskuvarjohyppy
parking-sign location-pin: autopaikka, autopaikat, autohallipaikka
passport suitcase: passi, viisumi, passikuva
pocket-knife: linkkuveitsi, linkkuveitset, taskuveitsi, taskuveitset, linkkuveitsen, linkkuveitsiä, puukko, puukot
pressure-gauge: painemittari, painemittarit, manometri, manometrit, kalibrointi, kalibrointipalvelut
quad-bike: mönkijä, mönkijät, mönkijäsafari, mönkijäretki
racing-car tyre: rata-ajot
roll-up-banner: roll-up, roll-upit, rollup-teline, roll-up-teline, roll-up-telineet, banderollit, banderolli
roller-skate: rullaluistimet, rullaluistelu
roof-box: suksiboksi, suksiboksit, kattoboksi, kattoboksit, suksiboksin vuokraus, taakkateline
sailing-boat anchor: veneiden talvisäilytys, talvisäilytys, venepaikka, pohjamaali, purjeet, venesatama, purjehdus
sailing-boat anchor: purjehduskurssi
security-guard: vartija, vartijat, vartijaa, järjestyksenvalvoja, vartiointi
shepherds-hut: paimenvaunu
ship: risteily, risteilyt, saaristoristeily, laivaristeily, veneretki, veneretket, vesibussi
shop-assistant: ~ myyjä, kaupan myyjä, myyjät, kassatyöntekijä, myyjää
skateboard: skeittaus, skeittipuisto, rullalauta
skip: siirtolava, jätelava, roskalava, vaihtolavat
snow-plough: lumityöt, lumenauraus, auraus, lumiaura, aurauspalvelu, talvikunnossapito
snowshoes: lumikenkä, lumikengät, lumikenkäily, lumikenkäretki, lumikenkävaellus
speedboat anchor: veneilykurssi, veneilykurssit, kuljettajantutkinto, rannikkolaivurikurssi, saaristolaivuri
spray-gun: pulverimaalaus, pulverimaalausta, ruiskumaalaus, ruiskumaalausta, maaliruisku, maaliruiskut, jauhemaalaus
spray-gun: hiekkapuhallus
spreadsheet: taulukkolaskenta, Excel-pohja, Excel-pohjat, Excel-kurssi, Excel-kurssit, Excel-taulukko, laskentataulukko
steel-beam: teräspalkki, teräspalkit, teräspalkin, i-palkki
steering-wheel car: ajo-opetus, ajotunnit, autokoulu, ajokortti
steering-wheel lorry: kuorma-autokortti, c-kortti
strandkorb: rantakori
stroller baby-bottle: lastenvaunut, rattaat
suitcase: matkalaukut
suv mountain: mönkijävuokraus
tanker: lokapalvelu, loka-auto, sakokaivo, sakokaivot, sakokaivon tyhjennys, lokakaivo, polttoöljy, lämmitysöljy
tanker: säiliöauto, umpikaivon tyhjennys, likakaivon tyhjennys, likakaivojen tyhjennys, lokakaivo tyhjennys
tanker: lokakaivon tyhjennys
teacher: luokanopettaja, koulunkäynninohjaaja, koulunkäynninohjaajaa
three-wheel-van: Piaggio Ape, kolmipyöräinen pakettiauto, kolmipyöräinen tavaramopo
tiller: puutarhajyrsin, puutarhajyrsimet, maanjyrsin, maanjyrsimet, jyrsimen vuokraus, maajyrsin, maajyrsimet
tipi: tiipii, tiipiit, tipi-teltta, tipi-teltat, tiipiin vuokraus
tipper-truck: hiekka ja sora, murske, soratoimitukset, sepeli
tow-truck car: hinauspalvelu, hinausauto, autohinaus, tiepalvelu, hinaus
tractor wheat: maatalouskoneet, traktorit, koneurakointi, traktori, maatila, maatalous
traffic-cone: liikennekartio, liikennekartiot, liikennekartioita
trailer: perävaunu, peräkärry, peräkärryn vuokraus, hevostraileri
train locomotive: junamatkat
tuk-tuk: tuktuk, tuk-tuk, tuk tuk, tuktukit, autoriksa, tuktuk-ajelu
tyre wrench: renkaat, talvirenkaat, renkaanvaihto, rengashotelli
vintage-car: museoauton vuokraus, museoauto häihin, vanha auto häihin, veteraaniauto, veteraaniautot, mobilistit
vintage-car: klassikkoautot, museoautot, museoauto
waiter: tarjoilija, tarjoilijat, tarjoilijaa, tarjoilijoita, haetaan tarjoilijaa, tarjoilijaa kesäksi
watch: kellot, kelloseppä, aktiivisuusranneke
wheel-loader: pyöräkuormaaja, pyöräkuormaajat, pyöräkuormaajan vuokraus, pyöräkuormaajia, pienkuormaaja, pienkuormaajat
wheelchair crutch: pyörätuoli, apuvälineet
windmill: tuulimylly, tuulimyllyt, tuulimyllyn, tuulimyllyjä, tuulimyllyllä
yurt: jurtta, jurtat, jurtassa, jurttia, jurttamajoitus
`;
