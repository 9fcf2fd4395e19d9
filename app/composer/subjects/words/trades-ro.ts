/** Trades and goods in Romanian. Notation: word-list.ts. */
export const romanianTrades = `
calculator: contabil, contabilitate, declarație fiscală
set-square: arhitect, matematică, meditații matematică
wrench: service auto, mecanic auto
croissant: brutărie, patiserie, croissant
bread: pâine
lipstick: salon de înfrumusețare, machiaj, cosmetică
nail-polish: manichiură, unghii
bride: rochii de mireasă
ring: nuntă, verighete
steak: măcelărie, friptură
tent: camping, cort, corturi
car: mașini second hand, închirieri auto, mașini, mașină, dealer auto
saw: tâmplar, tâmplărie
coffee: cafenea, cafea
laptop: reparații calculatoare, curs online
cook: curs de gătit
scissors: coafor, salon de coafură, frizerie, tuns
barber-pole: frizer, barber shop
teddy-bear: grădiniță, creșă, jucării
dog: veterinar, cabinet veterinar, câine, câini, pet shop
steering-wheel: școală de șoferi
plug: electrician
basket: legume, fructe și legume, piață
house: imobiliare, apartament, apartamente, agenție imobiliară, case de vânzare
bouquet: florărie, flori, buchete
football: fotbal
seedling: plante, răsaduri
spade: grădinar, grădinărit
soft-ice-cream: înghețată, gelaterie
glasses: optică, ochelari
dumbbell: sală de fitness, antrenor personal, sală de sport
bed: hotel, pensiune, pat
sofa: mobilă, canapea, design interior
washing-machine: spălătorie, curățătorie, mașină de spălat
books: librărie, cărți, bibliotecă, carte
key: lăcătuș, chei
open-book: meditații, curs de engleză, traduceri
delivery-van: mutări, curier
piano-keys: pian, lecții de pian
guitar: chitară, școală de muzică
theatre-masks: teatru, operă
palette: curs de pictură
paint-roller: zugrav, renovări, zugrăveli
camera: fotograf, fotograf nuntă
tap: instalator, instalații sanitare
beer: bere, berărie
roof: acoperiș, acoperișuri
dress: rochii, modă, îmbrăcăminte
solar-panel: panouri solare, fotovoltaice
sewing-needle: croitorie, croitor
airplane: agenție de turism, vacanțe, călătorii
salad: vegan, vegetarian, salată
watch: ceasuri, ceasornicar
broom: curățenie, firmă de curățenie
lotus-position: yoga, meditație
massage: masaj
shield: asigurare, asigurări
tooth: dentist, stomatolog, cabinet stomatologic
stethoscope: medic, clinică, spital
pill: farmacie
brain: psiholog
scales: avocat, cabinet de avocatură
smartphone: telefoane, reparații telefoane
birthday-cake: torturi, tort, cofetărie, prăjituri
wine: vin, vinuri, cramă
pizza: pizza, pizzerie
burger: burger, burgeri
cutlery: restaurant, meniul zilei
gift: cadou, cadouri
sneaker: pantofi, încălțăminte, adidași
bicycle: bicicletă, biciclete
tyre: anvelope, vulcanizare
rug: covor, covoare
honey: miere
`;
