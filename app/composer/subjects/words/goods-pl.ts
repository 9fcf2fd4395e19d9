/** Goods, crafts and outings in Polish. Notation: word-list.ts. */
export const polishGoods = `
convenience-store key: lokal użytkowy, lokal na wynajem, lokal do wynajęcia
lion: zoo, wycieczka do zoo, wycieczki do zoo
car bubbles: tapicerki samochodowej, czyszczenie tapicerki samochodowej, pranie tapicerki samochodowej
sofa spray-bottle: czyszczenie tapicerki, pranie tapicerki
dog: karmy dla schroniska, karma dla schroniska, zbiórka karmy
lemon soft-drink: lemoniada, lemoniady
bricks trowel: układanie kostki, kostki brukowej
armchair sofa: renowacja mebli tapicerowanych
excavator droplet: studnie głębinowe
tap wrench: przepychanie rur
hammer-and-wrench: kowalstwo artystyczne
vacuum-cleaner: odkurzacz, odkurzacze
fire-extinguisher: gaśnice, gaśnica, przegląd gaśnic
mouse-trap: zwalczanie szczurów
hut: domki ogrodowe, domki drewniane, altany
house-with-garden: szklarnie, tunele foliowe, ogrody zimowe, ogród zimowy
hot-tub: bania ruska, balia z jacuzzi
pretzel: precle, obwarzanki, obwarzanek
pancakes: placki ziemniaczane
waffle: gofry, gofry bąbelkowe
sandwich: kanapki na zamówienie
stew: rosół, flaki
meat-on-bone: golonka, żeberka
hot-dog: hot dogi, hot dog
curry: indyjska restauracja, kuchnia indyjska
taco: meksykańska restauracja, tacos
champagne: szampan, wina musujące, prosecco
turkey-bird: indyki, indyk
goose: gęsi, gęsina, gęś
duck: kaczki, kaczka
corn: kukurydza
cherries: czereśnie, wiśnie
blueberries: borówki, jagody
grapes: winogrona
watermelon: arbuzy
tomato: pomidory
onion: cebula
garlic: czosnek
bell-pepper: papryka
peanuts: orzechy, bakalie, migdały
wheat: mąka, młyn
herb: zioła, zielarnia, sklep zielarski
trumpet: orkiestra dęta, trąbka
violin: lekcje skrzypiec, lutnik
flute: flet, lekcje fletu
saxophone: saksofon
puzzle: puzzle
fencer: szermierka
golf: golf, minigolf
tennis: tenis, korty tenisowe, padel
badminton: badminton
ice-hockey: hokej
running-shirt: odzież sportowa, lekkoatletyka, stroje sportowe
surfer: szkoła surfingu, windsurfing, kitesurfing
diving-mask: nurkowanie, kurs nurkowania
rower: wioślarstwo
parachute: paralotnia
hot-air-balloon: loty balonem
kick-scooter: hulajnoga, hulajnogi, hulajnogi elektryczne
roller-skate: rolki, wrotki, nauka jazdy na rolkach
skateboard: deskorolka, skatepark
racing-car: tor kartingowy
bus: autokar
train: kolejki, modelarstwo kolejowe
helicopter: lot helikopterem
disco-ball: dj, dj na wesele
camera-flash: fotobudka, fotolustro
circus-tent: cyrk, hala namiotowa
clown: clown
soap: mydło, mydła naturalne
sun: solarium, opalanie natryskowe
diamond ring: przekłuwanie uszu, piercing
necktie: garnitury męskie
top-hat: kapelusze, kapelusznik
socks: skarpety, skarpetki
gloves: rękawiczki
briefs: bielizna, brafitting
wallet: portfele, galanteria skórzana, paski skórzane, kaletnik
fountain-pen: kaligrafia, sklep papierniczy
speaker: nagłośnienie, kolumny głośnikowe
gavel: licytacja, dom aukcyjny
crystal-ball: wróżka, tarot, astrolog, wróżenie
magnifier: prywatny detektyw, biuro detektywistyczne
telescope: obserwatorium astronomiczne, astronomia, teleskop
ferris-wheel: wesołe miasteczko, lunapark
recycling: punkt skupu złomu
lorry: holowanie
cactus: kaktusy, sukulenty
plant: rośliny doniczkowe
tulip: tulipany
toilet: toi toi
framed-picture: ramiarstwo, galeria sztuki
thread: tkaniny, sklep z tkaninami
car bubbles: myjnia, myjnia ręczna, auto detailing, autodetailing
beach-umbrella: żagle przeciwsłoneczne
sneaker: butów
fish: ryb
cat: kotom
tooth: zębów
scissors hair-comb: włosów
window bucket: okien
lotus-position: jogi
honey bee: miodu
roof: dachów, dachu
rug: dywanów
birthday-cake: tortów
bouquet: kwiatów
coffee: kawy
horse: koni
cheese: serów
bread: chleba
house: domy drewniane, domy szkieletowe
wheat: siano, słoma, baloty
house bed: agroturystyka, agroturystyki
oven dining-table: kuchni na wymiar
bride dress: suknie ślubne, suknia ślubna, sukien ślubnych, salon sukien ślubnych
sofa: sof
car car-front: ~ auta, aut, auto, samochodu
boiler: piec, pieców, kotłów, kocioł
steering-wheel car: prawko, prawo jazdy, kurs kat, kat b, kurs prawa jazdy
recycling battery: elektrośmieci, elektrośmieciach, zużyty sprzęt, zbiórka elektrośmieci, zbiórka odpadów
`;
