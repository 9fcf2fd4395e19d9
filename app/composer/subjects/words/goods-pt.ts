/** Goods, crafts and outings in Portuguese. Notation: word-list.ts. */
export const portugueseGoods = `
sandwich: francesinha, francesinhas
car bubbles: lavagem auto, lavagem à mão, lavagem automóvel, lavagem de carros, lavagem auto à mão
convenience-store key: loja para arrendar, loja para alugar, trespasse, espaço comercial
blood-drop: recolha de sangue, dádiva de sangue, doar sangue, dar sangue
lemon soft-drink: limonada
bricks trowel: calceteiro, calçada portuguesa
chair: empalhamento de cadeiras
chimney fire: chaminés
hammer-and-wrench: soldadura, ferreiro
wardrobe: roupeiros por medida
oven: cozinhas por medida, cozinhas à medida
vacuum-cleaner: aspiradores, aspirador
fire-extinguisher: extintores, extintor
mouse-trap: desratização, controlo de ratos
hut: casas de madeira, abrigos de jardim
house-with-garden: estufas de jardim, marquises
waffle: waffles
dumpling: gyozas
hot-dog: cachorros quentes, cachorro quente
curry: restaurante indiano, comida indiana, caril
soft-drink: refrigerantes
hen: galinhas, galinhas poedeiras
turkey-bird: perus, peru recheado
cherries: cerejas
blueberries: mirtilos
grapes: uvas
watermelon: melancias
tomato: tomates
potato: batatas
peanuts: frutos secos, nozes
wheat: farinha, moagem
herb: ervas aromáticas, ervanária
flute: flauta, aulas de flauta
drum: bateria aulas
fencer: esgrima
golf: golfe
table-tennis: ténis de mesa
running-shirt: roupa desportiva, atletismo, equipamentos desportivos
hot-air-balloon: balão de ar quente
kick-scooter: trotinete
roller-skate: patins
train: comboios miniatura
helicopter: helicóptero
camera-flash: cabine de fotos
fireworks: fogo de artifício
sun: solário, bronzeamento
top-hat: chapéus, chapelaria
socks: meias
briefs: lingerie, roupa interior
bikini: fatos de banho
wallet: carteiras de couro, cintos
stroller: carrinhos de bebé, carrinhos de bebê
speaker: colunas de som, aluguer de som
gavel: leilão, leilões
crystal-ball: tarot, taróloga, astrologia, vidente
magnifier: detetive privado, detetive
telescope: astronomia, observação de estrelas
ferris-wheel: feira popular, roda gigante
cactus: catos, suculentas
plant: plantas de interior
toilet: casas de banho portáteis
pie: bolo rei
wheat: feno, fardos de palha
tooth: alinhadores, alinhadores invisíveis, sorriso
bento: marmita fitness, marmitas fitness, marmita congelada
dog: canil, focinho, adoção no canil
`;
