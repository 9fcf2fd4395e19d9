/** Trades and goods in Croatian, Serbian and Slovene. Notation: word-list.ts. */
export const croatianTrades = `
calculator: računovodstvo, knjigovodstvo, računovođa, knjigovođa, porezi
wrench: automehaničar, autoservis, auto servis, avtoservis
bread: pekara, pekarna, kruh, hleb, pekarnica
lipstick: kozmetički salon, šminka, kozmetika
nail-polish: manikura, nokti
car: rabljeni automobili, najam automobila, automobili, polovni automobili, rent a car, avtomobili
coffee: kava, kafić, kafa, kavarna, kafana kafa
scissors: frizer, frizerski salon, frizerka
barber-pole: brijač, barber shop, berberin
teddy-bear: vrtić, igračke, vrtec
dog: veterinar, pas, psi, pet shop
plug: električar
house: nekretnine, stan, stanovi, apartmani, nepremičnine, apartman
bouquet: cvjećarnica, cvijeće, cvećara, cveće, cvetličarna
football: nogomet, fudbal
glasses: optika, naočale, naočare, očala
dumbbell: teretana, fitnes, fitness
bed: hotel, hostel
sofa: namještaj, nameštaj, pohištvo
books: knjižara, knjige, knjižnica, biblioteka, knjigarna
key: bravar, ključevi, izrada ključeva
open-book: instrukcije, tečaj engleskog, prijevodi, kurs engleskog
delivery-van: selidbe, selitve, selidba, prijevoz
camera: fotograf, fotografija
tap: vodoinstalater
sewing-needle: krojač, krojačica
airplane: putovanja, turistička agencija, putnička agencija, letovanje
broom: čišćenje, čiščenje, usluge čišćenja, čišćenje stanova
lotus-position: joga
massage: masaža
shield: osiguranje, zavarovanje
tooth: stomatolog, zubar, zobozdravnik, dentalna ordinacija, stomatološka ordinacija
stethoscope: liječnik, ordinacija, klinika, lekar, zdravnik
pill: ljekarna, apoteka, lekarna
scales: odvjetnik, advokat, odvetnik, odvjetnički ured
birthday-cake: torte, torta, slastičarnica, kolači, poslastičarnica
wine: vino, vinarija
pizza: pizzeria, pizza, pica, picerija
cutlery: restoran, konoba, restavracija
gift: poklon, pokloni, darila
sneaker: cipele, tenisice, obuća, patike, čevlji
bicycle: bicikl, bicikli, kolesa, servis bicikala, najam bicikala, servis bicikla
tyre: gume, zimske gume
honey: med, domaći med, pčelar
motor-boat: najam brodova, najam čamaca, iznajmljivanje brodova, najam jahti
piano-keys: klavir, satovi klavira
paint-roller: ličilac, soboslikar
roof: krov, krovovi
swimmer: plivanje, škola plivanja, bazeni
dancer: plesna škola, ples
laptop: servis računala, popravak računala
smartphone: servis mobitela, mobiteli
`;
