/** Trades and goods in Finnish. Notation: word-list.ts. */
export const finnishTrades = `
calculator: kirjanpito, tilitoimisto, kirjanpitäjä, veroilmoitus
set-square: arkkitehti, arkkitehtitoimisto, matematiikka
wrench: autokorjaamo, mekaanikko, autohuolto
croissant: leipomo, croissant, voisarvi
bread: leipä
lipstick: kauneushoitola, meikki, kosmetologi, kosmetiikka
nail-polish: kynsistudio, manikyyri
eyelashes: ripsipidennykset, ripset
bride: hääpuvut, hääpuku
ring: häät, vihkisormukset
steak: lihakauppa, pihvi
tent: leirintäalue, teltta, teltat
car: autokauppa, käytetyt autot, autovuokraamo, auto, autot, vaihtoautot
saw: puuseppä, kirvesmies
cheese: juusto
spine: fysioterapia, fysioterapeutti, osteopaatti
coffee: kahvila, kahvi, kahvipaahtimo
laptop: tietokonehuolto, verkkokurssi, it-tuki
cook: kokkikurssi, ruoanlaittokurssi
scissors: kampaamo, kampaaja, hiustenleikkuu, parturi-kampaamo
barber-pole: parturi, barbershop
teddy-bear: päiväkoti, lelut, lelukauppa
dog stethoscope: eläinlääkäri
dog: eläinkauppa, koiranruoka, koira, koirat
steering-wheel: autokoulu, ajokortti
plug: sähköasentaja, sähkötyöt, sähköurakoitsija
basket: vihannekset, tori, lähiruoka
shopping-cart: ruokakauppa
bank: pankki, laina
house: kiinteistönvälittäjä, asunto, asunnot, mökki, asuntolaina, talo
fish: kalakauppa, kala
bouquet: kukkakauppa, kukat, kukkakimppu
football: jalkapallo
seedling: kasvit, taimisto, taimet
spade: puutarhuri, puutarhapalvelu
soft-ice-cream: jäätelö, jäätelökioski
glasses: optikko, silmälasit, piilolinssit
dumbbell: kuntosali, personal trainer
bed: hotelli, majatalo, sänky
sofa: huonekalut, sohva, sisustussuunnittelu
washing-machine: pesula, pyykinpesukone
books: kirjakauppa, kirjasto, kirjat, kirjamessut
key: lukkoseppä, avaimet
open-book: kielikurssi, tukiopetus, käännökset
delivery-van: muutto, muuttopalvelu, kuljetus
piano-keys: piano, pianotunnit
guitar: kitara, kitaratunnit, musiikkikoulu
theatre-masks: teatteri, ooppera
palette: maalauskurssi, akvarelli
paint-roller: maalari, remontti, maalaustyöt
camera: valokuvaaja, valokuvaus, hääkuvaaja
tap: putkimies, putkityöt, lvi
beer: olut, panimo
roof: katto, kattoremontti
dress: muoti, mekko, mekot, vaatteet
coat: takki, takit
skis: hiihtokoulu, sukset
solar-panel: aurinkopaneelit
sewing-needle: ompelija, räätäli, ompelukurssi
airplane: matkatoimisto, matkat, lennot, loma
salad: vegaani, kasvisravintola, salaatti
popcorn: elokuvateatteri
watch: kellot, kelloseppä
broom: siivous, siivouspalvelu
lotus-position: jooga, joogakurssi, meditaatio
massage: hieronta, hieroja
sauna: kylpylä
shield: vakuutus, vakuutukset
tooth: hammaslääkäri, hampaat
stethoscope: lääkäri, lääkäriasema, sairaala
nurse: sairaanhoitaja, kotihoito, lähihoitaja
pill: apteekki
brain: psykologi, terapeutti
scales: asianajaja, lakitoimisto, lakimies
desktop-computer: verkkosivut, ohjelmointi
smartphone: puhelinkorjaus, kännykkä, puhelimet
megaphone: mainostoimisto
dancer: tanssikoulu, tanssi
birthday-cake: kakku, kakut
wine: viini, viininmaistelu
pizza: pizzeria
burger: hampurilainen, burgeri
cutlery: ravintola, lounas
gift: lahja, lahjakortti
sneaker: kengät, lenkkarit
handbag: laukut, käsilaukku
bicycle: polkupyörä, polkupyörät, pyöräkauppa, sähköpyörä
tyre: renkaat, talvirenkaat
bricks: rakennusliike
rug: matto, matot
television: televisio
honey: hunaja
tea: teekauppa, teehuone
diamond: korut, kultaseppä, koru, kihlasormus
swimmer: uinti, uimakoulu, uimahalli
air-conditioner: ilmalämpöpumppu, ilmastointi, lämpöpumppu
graduation-cap: ~ yliopisto, koulutus, opinnot
heart: lahjoitus, lahjoita, vapaaehtoinen, hyväntekeväisyys
chart-up: sijoittaminen, sijoitus
dinner-plate: catering, pitopalvelu
serum-bottle: ihonhoito, kasvohoito, seerumi
musical-notes: konsertti, kuoro
school: ~ koulu
printer: painotalo, käyntikortit
museum: museo
shopping-bags: ~ ale, alennusmyynti, kirpputori, kirppis
motorcycle: moottoripyörä, moottoripyörät
lotion: ihotautilääkäri, voide
cat: kissa, kissat, kissanpennut
horse: ratsastus, ratsastuskoulu, hevonen, hevoset
car bubbles: autopesu, autonpesu
christmas-tree: ~ joulu, joulumarkkinat, joulukuusi, kuusenmyynti
briefcase: konsultointi, rekrytointi, yritysneuvonta
kebab: kebab
game-controller: videopelit, pelit
amphora: keramiikka, savipaja
sushi: sushi
mattress: patja, patjat
meat-on-bone: grilli, grillaus, grillijuhlat
candy: karkit, makeiset, karkkikauppa
chocolate: suklaa, konvehdit
microphone: laulutunnit, karaoke
dog-standing: koirakoulu, koirahoitola, koirankoulutus, pentukurssi
hiking-boot: vaellus, retki, patikointi
window: ikkunat, ikkunaremontti, ikkuna
necktie: puvut, miesten puvut, puku
curtains: verhot, sälekaihtimet
lock-and-key: pakohuone
hearing-aid: kuulolaite, kuulolaitteet
beers: pubi, olutravintola
noodles: nuudelit, kiinalainen ravintola
perfume: hajuvesi, hajuvedet
candle: kynttilä, kynttilät, hautaustoimisto, hautajaiset
dice: lautapelit, pubivisa
framed-picture: galleria
fishing-rod: kalastus, kalastusvälineet
oven dining-table: keittiöremontti, keittiöt
headphones: kuulokkeet, podcast
bee: mehiläistarha
climber: kiipeily, kiipeilyhalli
bathtub: kylpyhuone, kylpyhuoneremontti
t-shirt: t-paita, t-paidat, painatus
party-popper: ~ synttärit, syntymäpäivä, juhlat, lasten synttärit
tractor: traktori, maatila, maatalous
toolbox: työkalut, remonttimies, rautakauppa
motor-boat: vene, veneet, venevuokraus
baby: kätilö, vauva, vauvanvaatteet
fountain-pen: notaari, paperikauppa
pancakes: aamiainen, brunssi, letut
egg: munat, kananmunat
bucket: ikkunanpesu
light-bulb: valaisimet, lamput, valaistus
roof: katto, kattoremontti, nuohous, nuohooja
tooth: hammastarkastus, hammashoito, hammaslääkäri, hampaiden valkaisu
rug: matonpesu, matto, matot
wrench: jarruhuolto, öljynvaihto, autohuolto, katsastus, määräaikaishuolto
tyre: talvirenkaat, renkaat, renkaanvaihto
radiator: lämmitys, patterit
fire: takka, polttopuut, takat, klapit
fence: aita, aidat
blood-drop: verenluovutus
basketball: koripallo
ice-hockey: jääkiekko
mouse-trap cockroach: tuholaistorjunta
foot: jalkahoito
scissors: hiustenleikkaus, hiukset
broom: siivous, siivouspalvelu, kotisiivous
massage: urheiluhieronta, hieronta
snowflake spade: lumityöt, lumenauraus
bread: ruisleipä, ruisleipää, leipä, leipää
dining-table: ruokapöytä, ruokapöydät
jar: oliiviöljy, oliivit
chess-pawn: shakki, shakkikerho
swimmer: kylpylä, uimahalli
seedling plant: siemenet, kasvinsiemenet
climber fir-tree: seikkailupuisto
sauna leaves: saunavihta, saunavihdat, vihdat, vihta, vasta
basket leaves: tuohi, tuohityöt, tuohityökurssi, korinpunonta
logs axe: halot
kitchen-knife: veitsien teroitus, teroitus
snowflake: auraus, lumenpoisto
`;
