/** Everyday trades and what else is advertised, by their plain names in Finnish; kinds.ts says what they are. */
export const finnishTradeNames = `
dentist: hammaslääkäri, hammashoitola
doctor: lääkäriasema, lääkäri, terveysasema
vet: eläinlääkäri, eläinklinikka, eläinlääkäriasema
pharmacy: apteekki
optician: optikko, silmälasiliike, optikkoliike
hearing: kuulokojeet, kuulolaitteet, kuuloasema
physio: fysioterapeutti, fysioterapia
podiatrist: jalkahoitola, jalkahoito, jalkaterapeutti
psychologist: psykologi, psykoterapia
midwife: kätilö
nursing-home: vanhainkoti, hoivakoti, palvelutalo
massage: hieroja, hieronta
hairdresser: kampaamo, kampaaja, parturi-kampaamo
barber: parturi, parturiliike
beauty: kauneushoitola, kosmetologi
nails: kynsistudio, kynsihoitola
tattoo: tatuointiliike, tatuoija
perfumery: hajuvesikauppa, kosmetiikkaliike
bakery: leipomo
pastry: konditoria
butcher: lihakauppa
fishmonger: kalakauppa
greengrocer: vihanneskauppa, hedelmät ja vihannekset
grocery: ruokakauppa, elintarvikekauppa, lähikauppa
cheese: juustokauppa
wine: viinikauppa
ice-cream: jäätelöbaari, jäätelökioski
coffee-shop: kahvila
restaurant: ravintola, ruokala
health-food: luontaistuotekauppa, luontaistuotteet, ekokauppa
catering: pitopalvelu
bookshop: kirjakauppa
stationery: paperikauppa, toimistotarvikkeet
toys: lelukauppa, lelut
hardware: rautakauppa, työkalukauppa
beds: sänkykauppa, sängyt, patjakauppa
furniture: huonekaluliike, huonekalukauppa, huonekalut
lamps: valaisinliike, valaisimet, lamppukauppa
florist: kukkakauppa, floristi
garden-centre: puutarhamyymälä, taimisto
jeweller: kultaseppä, koruliike
watchmaker: kelloseppä, kelloliike
shoes: kenkäkauppa
clothes: vaatekauppa, vaateliike
fabrics: kangaskauppa, käsityökauppa
electronics: kodinkoneet, kodinkoneliike
pets: eläinkauppa, lemmikkikauppa
bikes: pyöräliike, pyöräkauppa, polkupyöräliike
sports: urheilukauppa, urheiluliike
antiques: antiikkiliike, antiikkikauppa
framing: kehystämö, kehystysliike, taulunkehystys
instruments: musiikkiliike, soitinkauppa
gifts: lahjatavaraliike, lahjatavarat
dry-cleaner: pesula
tailor: räätäli, ompelimo, ompelija
shoe-repair: suutari, kenkäkorjaus
locksmith: lukkoseppä, lukkoliike
notary: notaari
lawyer: asianajaja, asianajotoimisto, lakitoimisto, juristi
accountant: tilitoimisto, kirjanpitäjä
insurance: vakuutus, vakuutukset, vakuutusyhtiö, vakuutusmeklari
estate-agent: kiinteistönvälittäjä, kiinteistönvälitys
travel-agency: matkatoimisto
movers: muuttopalvelu, muuttofirma, muutot
cleaning: siivouspalvelu, siivousfirma, siivous
photographer: valokuvaaja, valokuvaamo
copy-shop: kopiopalvelu, kopiointi, kopiokeskus
printing: kirjapaino, painotalo
computer-help: tietokoneapu, tietokonehuolto, atk-tuki
phone-repair: puhelinhuolto, puhelinkorjaus
undertaker: hautaustoimisto
architect: arkkitehtitoimisto, arkkitehti
translator: käännöstoimisto, kääntäjä
security: vartiointiliike
pest-control: tuholaistorjunta
taxi: taksi, taksipalvelu
hotel: hotelli, majatalo
campsite: leirintäalue
car-rental: autovuokraamo, autonvuokraus
garage: autokorjaamo, autohuolto
tyres: rengasliike, rengaspalvelu, renkaat
car-wash: autopesu, autopesula
car-dealer: autokauppa, autoliike
driving-school: autokoulu
plumber: putkimies, putkiliike
electrician: sähköasentaja, sähköliike
roofer: kattoremontti, kattourakoitsija
carpenter: puuseppä, kirvesmies
painter: maalausliike, maalari
glazier: lasiliike, lasittaja
chimney-sweep: nuohooja
upholsterer: verhoilija, verhoomo
builder: rakennusliike, muurari
tiler: laatoittaja
gardener: puutarhuri, pihapalvelu
heating: lämmitysasennus
kindergarten: päiväkoti
music-school: musiikkikoulu, musiikkiopisto
dance-school: tanssikoulu
language-school: kielikoulu
riding-school: ratsastuskoulu, ratsutila
gym: kuntosali
cinema: elokuvateatteri
theatre: teatteri
bowling: keilahalli
swimming-pool: uimahalli
library: kirjasto
dog-groomer: koiratrimmaamo, trimmaamo
dog-hotel: koirahoitola, koirahotelli
wedding-planner: hääsuunnittelija
piano-tuner: pianonvirittäjä
knife-grinder: veitsenteroitus
beekeeper: mehiläistarha, mehiläishoitaja
tea-shop: teekauppa
bags: laukkukauppa
wool: lankakauppa
pool-builder: uima-altaat, uima-allasrakentaja
fences: aidat, aita-asennus
scaffolding: rakennustelineet, telinevuokraus
tree-care: puunkaato
chiropractor: kiropraktikko
dermatologist: ihotautilääkäri
diving-school: sukelluskoulu
sailing-school: purjehduskoulu
boat-rental: venevuokraus
escape-room: pakohuone
karting: kartingrata, mikroautorata
planetarium: planetaario
circus: sirkus
comics: sarjakuvakauppa
charity-run: hyväntekeväisyysjuoksu, varainkeruujuoksu
marathon: maraton, puolimaraton, maratonjuoksu
school-fair: koulun myyjäiset, koulun kevätmyyjäiset
village-fete: kyläjuhla, kyläjuhlat, kylätapahtuma
flea-market: kirpputori, kirppis, peräkonttikirppis
christmas-market: joulumarkkinat, joulutori, joulumyyjäiset
farmers-market: maalaismarkkinat, lähiruokatori
craft-market: käsityömarkkinat, kädentaitomessut, käsityömessut
concert: konsertti, konsertti-ilta, livekonsertti
choir-concert: kuorokonsertti
jazz-concert: jazzkonsertti, jazzilta, jazz-ilta
comedy-night: komediailta, stand up -ilta, stand-up-ilta
film-night: elokuvailta, leffailta
karaoke-night: karaokeilta, karaoke-ilta
board-games-night: lautapeli-ilta, peli-ilta
wine-tasting: viininmaistelu, viinitasting
beer-festival: olutfestivaali, olutfestivaalit, oluttapahtuma
street-food: katuruoka, katuruokafestivaali, katuruokatapahtuma
art-exhibition: taidenäyttely, maalausnäyttely
author-reading: kirjailijailta, kirjailijavierailu
puppet-theatre: nukketeatteri, nukketeatteriesitys
magic-show: taikashow, taikuriesitys, taikaesitys
fireworks-show: ilotulitus, ilotulitusnäytös
carnival-party: naamiaiset, naamiaisjuhlat
food-bank: ruokapankki, ruoka-apu, ruokakeräys
clothes-collection: vaatekeräys
blood-donation: verenluovutus, luovuta verta
animal-shelter: löytöeläintalo, löytöeläinkoti, eläinsuojeluyhdistys
volunteers-wanted: vapaaehtoisia etsitään, vapaaehtoisia haetaan, vapaaehtoistyö
choir-singers: kuorolaisia haetaan, kuoro etsii laulajia, laulajia kuoroon
chess-club: shakkikerho, shakkiseura
hiking-club: retkeilykerho, vaelluskerho, retkeilyseura
running-club: juoksuseura, juoksukerho, juoksuryhmä
tennis-club: tennisseura, tenniskerho
judo-club: judoseura, judokerho
yoga-class: joogatunti, joogakurssi, joogatunnit
swimming-lessons: uimakoulu, uimaopetus, uintikurssi
baby-swimming: vauvauinti
first-aid-course: ensiapukurssi, ea-kurssi
cooking-course: kokkikurssi, ruoanlaittokurssi, ruuanlaittokurssi
pottery-course: keramiikkakurssi, savikurssi, dreijauskurssi
painting-course: maalauskurssi, akvarellikurssi
photography-course: valokuvauskurssi
sewing-course: ompelukurssi
programming-course: ohjelmointikurssi, koodauskurssi
guitar-lessons: kitaratunnit, kitaransoiton opetus, kitaranopettaja
piano-lessons: pianotunnit, pianonsoiton opetus, pianonopettaja
singing-lessons: laulutunnit, laulunopetus, laulunopettaja
drum-lessons: rumputunnit, rumpujen soiton opetus
maths-tutoring: matematiikan tukiopetus, matematiikan yksityisopetus, matikan tukiopetus
ski-school: hiihtokoulu, laskettelukoulu
surf-school: surffikoulu, surffikurssi
climbing-hall: kiipeilykeskus, kiipeilyhalli
mini-golf: minigolfrata, ratagolf
personal-trainer: henkilökohtainen valmentaja, kuntovalmentaja
nutritionist: ravitsemusterapeutti, ravintoneuvoja, ravitsemusneuvonta
holiday-flat: loma-asunto, lomahuoneisto
room-to-let: vuokrahuone, huone vuokrattavana, vuokrataan huone
flat-to-let: vuokra-asunto, vuokrataan asunto, asunto vuokrattavana
storage-units: pienvarasto, vuokravarasto, varastotila
bouncy-castle-hire: pomppulinna, pomppulinnan vuokraus, pomppulinnat
marquee-hire: telttavuokraus, juhlateltta, juhlateltan vuokraus
bike-hire: pyörävuokraus, pyörävuokraamo, polkupyörän vuokraus
camper-hire: asuntoautovuokraus, asuntoauton vuokraus, matkailuauton vuokraus
costume-hire: naamiaisasujen vuokraus, pukuvuokraamo
tool-hire: työkaluvuokraus, konevuokraamo, työkaluvuokraamo
truck-driver: kuorma-autonkuljettaja, rekkakuski, yhdistelmäajoneuvonkuljettaja
delivery-driver: jakelukuljettaja, pakettiautonkuljettaja, ruokalähetti
bus-driver: linja-autonkuljettaja, bussikuski, bussinkuljettaja
waiter: tarjoilija, haetaan tarjoilijaa, salityöntekijä
cook: ravintolakokki, haetaan kokkia, kokki haussa
bakers-apprentice: leipuriharjoittelija, leipurin oppisopimus
shop-assistant: myymälätyöntekijä, kaupan myyjä, haetaan myyjää
warehouse-worker: varastotyöntekijä, varastomies
cleaner: siivooja, laitoshuoltaja, haetaan siivoojaa
nurse: sairaanhoitaja, haetaan sairaanhoitajaa
carer: lähihoitaja, hoiva-avustaja, haetaan lähihoitajaa
programmer: ohjelmoija, ohjelmistokehittäjä, koodari
christmas-trees: joulukuuset, joulukuusi, joulukuusimyynti
pumpkins: kurpitsat, halloween-kurpitsat
firewood: polttopuut, klapit, koivuklapit
fresh-eggs: tuoreet kananmunat, kananmunia tilalta, vapaan kanan munat
asparagus: parsa, tuore parsa
strawberry-picking: mansikoiden itsepoiminta, itsepoimintamansikat, mansikanpoiminta
vegetable-box: vihanneslaatikko, vihanneskassi, kasvislaatikko
used-bikes: käytetyt pyörät, käytetyt polkupyörät
used-cars: käytetyt autot, vaihtoautot
second-hand-clothes: käytetyt vaatteet, vintagevaatteet, second hand -vaatteet
pram: lastenvaunut, vauvanvaunut, yhdistelmävaunut
used-furniture: käytetyt huonekalut, kierrätyshuonekalut
lawn-mowing: ruohonleikkuu, nurmikon leikkuu, nurmikonleikkuu
snow-clearing: lumityöt, lumenauraus, lumenluonti
gutter-cleaning: rännien puhdistus, ränninpuhdistus, räystäskourujen puhdistus
carpet-cleaning: mattopesu, matonpesu, mattopesula
window-cleaning: ikkunanpesu, ikkunoiden pesu
house-clearance: kuolinpesän tyhjennys, asunnon tyhjennys, kodin tyhjennys
skip-hire: vaihtolava, jätelava, jätelavan vuokraus
washing-machine-repair: pesukonehuolto, pesukoneen korjaus, pesukonekorjaus
boiler-service: kattilahuolto, lämmityskattilan huolto
air-conditioning: ilmastointi, ilmastointilaitteet, ilmalämpöpumput
solar-panels: aurinkopaneelit, aurinkosähkö
kitchens: keittiöremontti, keittiökalusteet, keittiöliike
bathroom-renovation: kylpyhuoneremontti, kylppäriremontti
drain-clearing: viemärin avaus, viemärihuolto, viemärin puhdistus
dog-walking: koiran ulkoilutus, koirien ulkoilutus, koiranulkoilutus
cat-sitting: kissanhoito, kissahoitaja, kissavahti
babysitter: lapsenvahti, lastenvahti
home-care: kotihoito, kotisairaanhoito, kotiapu
dj: hää-dj, dj häihin, dj juhliin
wedding-band: hääbändi, bändi häihin, hääorkesteri
childrens-clown: lastenklovni, klovni lastenjuhliin
food-truck: ruokarekka, katuruokarekka, ruokavaunu
pizza-delivery: pizzan kotiinkuljetus, pizza kotiinkuljetus, pizzataksi
kebab-house: kebabravintola, kebab-ravintola, kebabpaikka
pancake-house: pannukakkutalo, lettukahvila, pannukakkuravintola
cakes-to-order: tilauskakut, tilauskakku, kakut tilauksesta
breakfast-cafe: aamiaiskahvila, aamupalakahvila
lunch-menu: lounaslista, päivän lounas
barbecue-evening: grilli-ilta, grillijuhlat
eyelash-extensions: ripsienpidennykset, ripsienpidennys, volyymiripset
teeth-whitening: hampaiden valkaisu, hampaidenvalkaisu
hair-removal: karvanpoisto, laserkarvanpoisto, ihokarvojen poisto
sauna: tilaussauna, vuokrasauna
`;
