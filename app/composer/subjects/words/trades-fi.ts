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
bone: fysioterapia, fysioterapeutti, osteopaatti
coffee: kahvila, kahvi, kahvipaahtimo
laptop: tietokonehuolto, verkkokurssi, it-tuki
cook: kokkikurssi, ruoanlaittokurssi
scissors: kampaamo, kampaaja, hiustenleikkuu, parturi-kampaamo
barber-pole: parturi, barbershop
teddy-bear: päiväkoti, lelut, lelukauppa
dog: eläinlääkäri, eläinkauppa, koiranruoka, koira, koirat
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
`;
