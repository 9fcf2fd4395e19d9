/** Trades and goods in Hungarian. Notation: word-list.ts. */
export const hungarianTrades = `
calculator: könyvelő, könyvelés, adóbevallás
set-square: építész, építésziroda, matematika, matek
wrench: autószerviz, autószerelő
croissant: pékség, croissant
bread: kenyér
lipstick: szépségszalon, smink, kozmetikus, kozmetika
nail-polish: műköröm, manikűr
eyelashes: szempilla, műszempilla
bride: menyasszonyi ruha
ring: esküvő, jegygyűrű, karikagyűrű
steak: hentes, húsbolt, steak
tent: kemping, sátor
car: autókereskedés, használtautó, autókölcsönző, autó, autók
saw: asztalos, ács
coffee: kávézó, kávé, kávépörkölő
laptop: számítógép javítás, online tanfolyam, laptop
cook: főzőtanfolyam
scissors: fodrász, fodrászat, hajvágás
barber-pole: borbély, barber shop
teddy-bear: bölcsőde, óvoda, játékbolt, játékok
dog: állatorvos, kutya, kutyatáp, kutyakozmetika
steering-wheel: autósiskola, jogosítvány
plug: villanyszerelő
basket: zöldséges, zöldség, piac
house: ingatlan, ingatlaniroda, lakás, lakások, eladó ház
fish: halas, hal
bouquet: virágbolt, virág, virágcsokor
football: foci, labdarúgás
seedling: növények, kertészet, palánta
spade: kertész, kertépítés
soft-ice-cream: fagylalt, fagyi, cukrászda és fagyi
glasses: optika, szemüveg
dumbbell: edzőterem, fitness, személyi edző
bed: szálloda, panzió, hotel, ágy
sofa: bútor, kanapé, lakberendező
washing-machine: mosoda, mosógép
books: könyvesbolt, könyvtár, könyv, könyvek
key: lakatos, kulcsmásolás, zárszerviz
open-book: korrepetálás, angol nyelvtanfolyam, nyelviskola, fordítás
delivery-van: költöztetés, futár
piano-keys: zongora, zongoraóra
guitar: gitár, gitároktatás, zeneiskola
theatre-masks: színház, opera
palette: festőtanfolyam, rajztanfolyam
paint-roller: szobafestő, felújítás
camera: fotós, fényképész, fotózás
tap: vízvezeték-szerelő, vízszerelő, fűtés
beer: sör, sörfőzde
roof: tető, tetőfedő
dress: divat, ruha, női ruha
skis: síoktatás, síelés
solar-panel: napelem
sewing-needle: varroda, szabó, varrótanfolyam
tea: tea, teaház
airplane: utazási iroda, utazás, nyaralás
salad: vegán, vegetáriánus, saláta
popcorn: mozi
watch: óra, karóra, órás
broom: takarítás, takarító
lotus-position: jóga, pilates, meditáció
massage: masszázs
sauna: szauna, wellness, gyógyfürdő
shield: biztosítás
tooth: fogorvos, fogászat, fog
stethoscope: orvos, klinika, rendelő
nurse: ápoló, nővér
pill: gyógyszertár, vitaminok
brain: pszichológus
scales: ügyvéd, ügyvédi iroda
desktop-computer: weboldal készítés, programozás
smartphone: telefonszerviz, mobiltelefon
megaphone: reklámügynökség
dancer: tánciskola, tánc
birthday-cake: torta, cukrászda, sütemény
wine: bor, borkóstoló, borászat
pizza: pizzéria, pizza
burger: hamburger, burger
cutlery: étterem, vendéglő, ebédmenü, napi menü
gift: ajándék, ajándékutalvány
sneaker: cipő, cipők, cipőbolt
handbag: táska, táskák
bicycle: kerékpár, bicikli, kerékpárbolt
tyre: gumiszerviz, téli gumi, gumiabroncs
rug: szőnyeg
television: televízió, tévé
honey: méz
`;
