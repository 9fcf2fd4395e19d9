/** Goods, crafts and outings in Italian. Notation: word-list.ts. */
export const italianGoods = `
motor-scooter: vespa, noleggio vespa, vespe, scooter
convenience-store key: locale commerciale, locali commerciali, negozio in affitto, affittasi negozio
plaster: primo soccorso
dinner-plate cutlery: pranzo della domenica, pranzo domenicale, pranzo di natale, pranzo di pasqua, cenone
eye glasses: visita oculistica, oculista
shopping-bags: mercatino dell'usato, mercatini dell'usato, mercatino
paint-roller: imbiancatura, imbiancatura appartamenti, imbiancare casa, tinteggiatura pareti
sailing-boat: vacanza in barca a vela, vacanze in barca a vela, barca a vela
lemon soft-drink: limonata, limonate
bricks trowel: posa autobloccanti, autobloccanti
chair: impagliatore, impagliatura sedie
vacuum-cleaner: aspirapolvere
fire-extinguisher: estintori, antincendio
hut: casette in legno, casette da giardino
house-with-garden: serre da giardino, verande
waffle: waffel
dumpling: ravioli cinesi, gnocchi
hot-dog: hot dog
curry: ristorante indiano, cucina indiana
soft-drink: bibite, limonate
turkey-bird: tacchini
cherries: ciliegie
blueberries: mirtilli
grapes: uva da tavola
watermelon: angurie, cocomeri
tomato: pomodori
potato: patate
onion: cipolle
garlic: aglio
bell-pepper: peperoni
peanuts: frutta secca, noci, nocciole
wheat: farina, mulino
herb: erbe aromatiche, erboristeria
flute: flauto, lezioni di flauto
drum: batteria lezioni
table-tennis: ping pong
running-shirt: abbigliamento sportivo, atletica, divise sportive
kick-scooter: monopattino
roller-skate: pattinaggio a rotelle
bus: autobus, gite in pullman
train: trenini, modellismo ferroviario
helicopter: elicottero
camera-flash: photobooth
clown: pagliaccio
sun: solarium, abbronzatura
top-hat: cappelli, cappelleria
socks: calzini, calze
gloves: guanti
briefs: intimo, biancheria intima
wallet: portafogli, cinture
wheelchair: sedie a rotelle, carrozzine disabili, ausili per disabili
stroller: passeggini, passeggino
speaker: impianti audio, casse acustiche, service audio
gavel: casa d'aste
crystal-ball: cartomante, tarocchi, astrologia
magnifier: investigatore privato, agenzia investigativa
telescope: osservatorio astronomico, astronomia
ferris-wheel: luna park
snowflake: sgombero neve
tulip: tulipani
thread: stoffe
wheat: fieno, balle di fieno
chestnut: castagna, caldarroste, caldarrosta, marroni, marrone
salad cutlery: carciofo, carciofi
cutlery wine: sagra
`;
