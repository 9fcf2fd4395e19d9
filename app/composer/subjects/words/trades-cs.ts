/** Trades and goods in Czech and Slovak, which share many of them. Notation: word-list.ts. */
export const czechTrades = `
chess-pawn: šachy, šach
dog: štěňata, štěně, šteniatka
tiles trowel: obklady, obkladač, dlažba, dlažby
olives: olivy, olivový olej
vinyl-record: gramofonové desky, vinyly
calculator: účetní, účetnictví, daňový poradce, daně, účtovníctvo, daňové přiznání, účtovníčka
air-conditioner: klimatizace, klimatizácia, tepelné čerpadlo
set-square: architekt, projekční kancelář, matematika, doučování matematiky
wrench: autoservis, automechanik, opravna aut, pneuservis a autoservis
croissant: pekárna, pekařství, pekáreň, pekárstvo, croissant
bread: chléb, chlieb
lipstick: kosmetický salon, kosmetika, kozmetika, líčení, kosmetička
nail-polish: manikúra, pedikúra, nehty, nehtové studio, nechty
eyelashes: prodloužení řas, řasy, mihalnice, obočí
bee: včelař, včelár
bride: svatební šaty, svadobné šaty
ring: svatba, snubní prsteny, svadba, obrúčky
steak: řeznictví, řezník, mäsiarstvo, steak, maso
tent: kemp, kempování, stan, stany
car: autobazar, ojeté vozy, autosalon, půjčovna aut, jazdené autá, automobily, auto, auta
saw: truhlář, truhlářství, tesař, stolár, podlahy
dinner-plate: catering
cheese: sýr, sýry, syry
spine: fyzioterapie, fyzioterapeut, chiropraktik, fyzioterapia
musical-notes: sbor, koncert, zbor, orchestr
microphone: hodiny zpěvu, karaoke
climber: lezecká stěna, horolezectví
coffee: káva, kavárna, kaviareň, pražírna kávy
laptop: oprava počítačů, servis počítačů, online kurz, webinář, coworking, notebook
cook: kurz vaření, kurz varenia
scissors: kadeřnictví, kadeřník, kaderníctvo, stříhání vlasů
barber-pole: barber, holičství, holič
teddy-bear: školka, jesle, hračky, hračkářství, škôlka, hlídání dětí
serum-bottle: sérum, péče o pleť, pleťový krém
dog-standing: výcvik psů, venčení psů, psí hotel
dog stethoscope: veterinář, veterina, veterinár
dog: zverimex, psí salon, krmivo pro psy, pes, psi, štěňata
cat: kočka, kočky, mačka
steering-wheel: autoškola, řidičský průkaz
plug: elektrikář, elektroinstalace, elektrikár
lock-and-key: úniková hra
egg: vejce, vajcia
basket: zelenina, ovoce a zelenina, farmářské trhy, bedýnky
shopping-cart: potraviny, supermarket
chart-up: finanční poradce, investice
bank: banka, půjčka, hypotéka a úvěr, pôžička
house: reality, realitní kancelář, byty, byt, nemovitosti, hypotéka, domy na prodej, nehnuteľnosti, chalupa
fish: ryby, rybárna, mořské plody
bouquet: květinářství, květiny, kytice, kvety, kvetinárstvo
football: fotbal, futbal, fotbalový klub
seedling: zahradnictví, rostliny, sazenice, semena
spade: zahradník, údržba zahrad, zahradní nářadí, záhradník
soft-ice-cream: zmrzlina, zmrzlinárna
glasses: optika, brýle, okuliare, oční optika
dumbbell: posilovna, fitness, osobní trenér, fitko, posilňovňa
hearing-aid: naslouchadla
hiking-boot: turistika, pěší túra
bed: hotel, penzion, hostel, postel, postele
sofa: nábytek, pohovka, sedačka, nábytok, interiérový design
kebab: kebab
oven dining-table: kuchyně na míru, kuchyně
washing-machine: prádelna, čistírna, pračka, práčovňa
books: knihkupectví, knihy, knihovna, kniha, kníhkupectvo, knižnica, knižní veletrh
key: zámečník, klíče, zámočník, kľúče
open-book: doučování, kurz angličtiny, jazyková škola, překlady, doučovanie, překladatel
game-controller: videohry, počítačové hry
dice: deskové hry
delivery-van: stěhování, sťahovanie, kurýr, doprava
piano-keys: klavír, hodiny klavíru
guitar: kytara, hodiny kytary, hudební škola, gitara
theatre-masks: divadlo, opera, muzikál
palette: kurz malování, malování obrazů, kurz kreslení, akvarel
framed-picture: galerie, rámování
paint-roller: malíř pokojů, rekonstrukce, malování pokojů, maliar
camera: fotograf, fotografie, svatební fotograf
tap: instalatér, topení, inštalatér, vodoinstalace
bathtub: koupelna, koupelny, kúpeľne
amphora: keramika, kurz keramiky
beers: hospoda, pub, bar
beer: pivo, pivovar
roof: pokrývač, střecha, střechy, strechy
coat: kabát, kabáty, bundy, second hand
dress: móda, dámské oblečení, šaty, oblečení, butik
t-shirt: trička, potisk triček, tričká
skis: lyže, lyžařská škola, lyžovanie
solar-panel: fotovoltaika, solární panely
meat-on-bone: grilování
sushi: sushi
sewing-needle: krejčí, krejčovství, kurz šití, krajčír
tea: čaj, čajovna
airplane: cestovní kancelář, zájezdy, dovolená, letenky, cestovná kancelária
salad: vegan, veganská restaurace, vegetariánská, salát, saláty, výživový poradce
popcorn: kino
watch: hodinky, hodinář
bucket: mytí oken
window: okna, okná
broom: úklid, úklidová firma, upratovanie, úklidové služby
lotus-position: jóga, joga, meditace, pilates
massage: masáže, masáž
sauna: sauna, wellness, lázně, kúpele, kúpeľný pobyt, wellness pobyt, kúpeľné pobyty, relaxačný pobyt
shield: pojištění, pojišťovna, poistenie
tooth: zubař, zubní ordinace, dentální hygiena, zubár, stomatologie, zubná ambulancia, stomatológ
stethoscope: lékař, klinika, ordinace, nemocnice, lekár, ambulancia, ordinácia
nurse: zdravotní sestra, pečovatelka, opatrovateľka
pill: lékárna, vitamíny, lekáreň
brain: psycholog, psychoterapie
scales: advokát, právník, advokátní kancelář, právnik
desktop-computer: tvorba webu, programování, webové stránky
smartphone: oprava telefonů, mobilní telefony, mobil, mobilní tarif
megaphone: reklamní agentura, marketing
printer: tiskárna, vizitky
museum: muzeum, múzeum
graduation-cap: univerzita, vysoká škola
school: ~ škola
dancer: taneční škola, tanec, taneční kurz
party-popper: oslava, narozeniny, silvestr, párty
birthday-cake: cukrárna, dorty, dort, cukráreň, torty
chocolate: čokoláda
wine: víno, vinárna, degustace vín, vinařství
pizza: pizza, pizzerie
burger: burger, burgery
cutlery: restaurace, polední menu, bistro, reštaurácia, denní menu
gift: dárky, dárek, dárkový poukaz, darčeky
christmas-tree: vánoce, vánoční trh, vianoce
diamond: klenotnictví, šperky, zlatnictví
sneaker: boty, obuv, tenisky, topánky
dress-shoe: obuvník, oprava obuvi
handbag: kabelky, kabelka
necktie: obleky, pánské oblečení
swimmer: plavání, bazén, kurz plavání
fishing-rod: rybaření, rybářské potřeby
tractor: farma, zemědělství
horse: jízda na koni, koně, jezdecká škola
bicycle: kolo, kola, elektrokolo, půjčovna kol, bicykel, bicykle, oprava kol, oprava jízdních kol, servis bicyklov, oprava bicyklov
motorcycle: motorky, motocykl
tyre: pneumatiky, pneuservis, zimní pneumatiky
car bubbles: myčka aut, mytí aut, autoumyváreň
bricks: stavební firma, zedník, stavba domů, obklady
toolbox: hodinový manžel, nářadí
light-bulb: svítidla, osvětlení
candle: svíčky, pohřební služba
rug: koberec, koberce
mattress: matrace, ložní prádlo
curtains: závěsy, záclony, žaluzie
television: televize, televizor, elektronika
heart: dobrovolníci, charita, sbírka
perfume: parfémy, parfém
honey: med
shopping-bags: ~ výprodej, slevy
candle bouquet: pohřebnictví, pohrebníctvo, pohrebná služba
seedling: sadba, sadba rajčat, sazenice, sazeničky, sadenice, rajčata, semena
scissors: dámsky strih, strih, strih a farbenie, stříhání, střih, dámský střih, pánský střih, pánske strihanie, melír, barvení vlasů
croissant: čerstvé pečivo, pečivo, pekařství, pekáreň, koláče, rohlíky
lotion: kožní lékař, dermatolog, krémy
briefcase: poradenství, personální agentura, nábor
candy: bonbony, cukrovinky, sladkosti
noodles: čínská restaurace, nudle, ramen
headphones: sluchátka, podcast
motor-boat: půjčovna lodí, lodě
baby: porodní asistentka, kojenecké oblečení, předporodní kurz
fountain-pen: notář, papírnictví, notár
pancakes: snídaně, palačinky, raňajky
wrench: výměna oleje, stk, autoopravna, karosárna, výmena oleja, autodíly
tap: čištění odpadů, instalatér, topenář, havárie vody
tooth: bělení zubů, zubní implantáty, rovnátka, dentální hygiena, bielenie zubov, implantáty
blood-drop: darování krve, daruj krev, darovanie krvi
lawnmower spade: sekání trávy, sekačky, údržba zahrad, kosenie trávy, stříhání plotů
tree axe: kácení stromů, výrub stromov, prořezávání
fence: ploty, plot, brány
fire: krby, kamna, palivové dřevo, pelety, krbová kamna
headstone: kamenictví, náhrobky, pomníky
candle: pohřební služba, pohřeb, pohrebná služba, svíčky
nurse: pečovatelka, péče o seniory, domov seniorů, opatrovateľka, domáca starostlivosť
wheelchair: invalidní vozíky, schodišťová plošina
speech-bubble: logoped, logopedie
foot lotion: pedikúra, podologie
spine: fyzioterapie, fyzioterapeut, rehabilitace, bolesti zad, fyzioterapia, masáže zad, osteopat
syringe: očkování, botox, očkovanie
tattoo-machine: tetování, tetovanie
swimmer: plavání, plavecký kurz, bazén, plávanie, kurzy plavání
balloon: balónky, malování na obličej
magic-wand: kouzelník, kúzelník
caravan: obytné vozy, karavany, karavan
hot-air-balloon: let balonem, vyhlídkový let
car-front: veterán, veteráni, limuzína, svatební auto
lorry: odtahová služba, kontejnery, odťahová služba
crane bricks: bagr, autojeřáb, výkopové práce
bricks: obkladač, dlažba, obklady, zateplení, lešení, sádrokarton, rekonstrukce, rekonštrukcie, omítky, zámková dlažba
drill toolbox: železářství, nářadí, půjčovna nářadí, hodinový manžel, náradie, železiarstvo
curtains: žaluzie, rolety, markýzy, závěsy, záclony, žalúzie
window: okna, plastová okna, plastové okná, sklenářství
door: dveře, garážová vrata, dvere
radiator: topení, vytápění, plynové kotle, tepelná čerpadla, kúrenie
violin: housle, hra na housle
drum: bicí, bubny
chess-pawn: šachy
volleyball: volejbal
goal-net: házená
basketball: basketbal
ice-skate: bruslení, zimní stadion
ice-hockey: hokej
gymnast: gymnastika, trampolíny
target: střelnice, šipky, paintball, lukostřelba
racing-car: motokáry
ticket: tombola, bingo
jack-o-lantern: dýně, halloween
chick: ~ velikonoce, veľká noc
rose: valentýn, růže
fireworks: ohňostroj
castle: hrad, zámek, hradní slavnosti
spirits-bottle: slivovice, rum, whisky, gin, palírna, pálenica
beer: nové pivo, pivovar, minipivovar, pivní slavnosti
apple: jablka, moštárna, cider
sausage: uzeniny, klobásy, párek v rohlíku, zabijačka
meat-on-bone: grilování, grilovačka, gril
cookie: cukroví, perníčky, sušenky
dumpling: knedlíky, pirohy
jar: bezobalový obchod, zavařeniny, marmelády
strawberry: jahody, samosběr jahod
potato: brambory, zemiaky
horse: jízda na koni, jezdecká škola, podkovář
mouse-trap cockroach: deratizace, dezinsekce, hubení škůdců
printer: tiskárna, 3d tisk, vizitky, letáky
drone: dron
robot: robotika, umělá inteligence
scales: rozvod, právní poradna, právna pomoc
suitcase: kufry
wardrobe: vestavěné skříně, skříně, vstavané skrine
chair: čalounictví, čalouník, židle
oven dining-table: kuchyně na míru, kuchyne na mieru
kitchen-knife: broušení nožů
hammer-and-wrench: zámečnictví výroba, kovář, svařování, kováčstvo
broom: úklid, úklidová firma, úklid domácností, upratovanie, upratovacia firma
fire-engine: hasiči
birthday-cake: svatební dort, dorty, dort, torta na mieru
house-with-garden key: chata, chalupa, chaty, chatu
lorry: řidič, vodič, řidiče, vodiča, kamion
pie: koláče, domácí koláče, domáce koláče
open-book: ~ angličtina, němčina, angličtinu
bouncy-castle: skákací hrad, nafukovací hrad
steering-wheel: řidičák, vodičák
dining-table: jídelní stůl, jídelní stoly, dřevěný stůl
window hammer: sklenář, sklenářství, sklenárstvo
chess-pawn: šachový, šachový klub, šachy, šach
climber fir-tree: lanové centrum, lanový park
paw dog: útulek, útulek pro psy, útulok
jar: olivový olej, olivy, olej
wine grapes: vínem, vína, vín, vínu, vinný sklep, degustace vín, ochutnávka vín, sklepní večer, víno, moravské víno
swimmer: termální lázně, lázně, termály, aquapark
lizard snake: plazi, terárium
pie cookie: svatební koláče, svatební koláčky, koláčky
kitchen-knife: brusič
logs fire: dřevo na topení, brikety
umbrella: deštníky, oprava deštníků
bricks ladder: pronájem lešení
excavator: výkopové práce
excavator: zemní práce
`;
