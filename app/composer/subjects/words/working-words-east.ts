/** As working-words.ts, for languages of Central Europe. Notation: word-list.ts. */
export const easternWorkingWords: Record<string, string> = {
  cs: `
tree axe: přibližování dřeva, péče o les, probírka, lesnictví
seedling tree: okrasné stromky, výsadba lesa, zalesňování, rouby
sheep: berani, stříhání ovcí, střihač ovcí, jehňata
grapes barrel: burčák
dancer: čaj o páté
t-shirt clothes-hanger: bazárek oblečení
locomotive: parní vlak, modelová železnice, modely vlaků
vintage-car: veteráni na náměstí
rabbit: výstava drobného zvířectva
rooster: výstava drůbeže
jar: kvašená zelenina
egg: malování kraslic, kraslice
motor-boat: motorový člun
axe logs: dřevorubecké soutěže, dřevorubci, dřevorubec
scroll document: rodokmen, genealogie
logs saw: pila a pořez, řezivo, prkna, trámy, fošny, stavební řezivo, pilařství, hranoly
sailing-boat anchor: zimování lodí, kotviště, lodní plachty, regata, kapitánský kurz
embroidery-hoop thread: krajka, krajky, paličkování, paličkovaná krajka
screwdriver toolbox: repair café, opravárenské dílny
solar-panel sun: solární kolektory, solární ohřev
gear wrench: cnc obrábění, soustružení, frézování, obrábění kovů, vstřikování plastů, vstřikovací formy, nástrojárna, ložiska, laserové řezání, slévárna, kovovýroba, kooperace obrábění, soustružník
motor-boat anchor: závěsné motory, lodní motory, pramice
fish: rybí násada, rybníkářství, pstruh, rybářství, výlov rybníka, výlov
cow milk: telata, jalovice, dojnice, býci, skot
goat cheese: kůzlata
hen: kuřice
bee honey: medobraní
wheat sack: obilí
combine-harvester: mlácení, žně
sack spade: kompost, hnůj, rašelina
juice-box apple: moštování
church candle: farnost, roráty, velikonoční vigilie, farní den
candle: dušičky
walker: pěší pouť, dálkový pochod, turistický pochod
bell: zvony, zvonař
pipe-organ: varhanář
trumpet drum: dechová kapela
musical-score musical-notes: koledy, zpěváci
theatre-masks: masopustní průvod
fire broom: pálení čarodějnic
ballot-box: volby, participativní rozpočet, hlasování
megaphone: veřejné projednání, setkání s občany
broom wastebasket: ukliďme česko, brigáda
wheelie-bin recycling: odpad, velkoobjemový odpad, tříděný odpad
basket leaves: košíkářství, pedig, proutěné koše, vrbové proutí
sewing-needle thread: lidové kroje, šití krojů
yarn: plstění, předení
book: knihařská dílna
fountain-pen scroll: krasopis
postbox love-letter: filatelie, poštovní známky
tractor: traktoriáda
dove: holubi, poštovní holubi, chovatelé holubů
playing-card: mariáš, turnaj v mariáši, bridž
barrel: sudy
snowflake tractor: zimní údržba, prohrnování
sausage: jitrnice, prejt
wheat wreath: dožínky
`,
  hu: `
gear wrench: szerszámkészítés, cnc forgácsolás, esztergálás, cnc megmunkálás, fémforgácsolás, fröccsöntés, csapágy, lézervágás, öntöde, lemezmegmunkálás, esztergályos, műanyag fröccsöntés, alkatrészgyártás
seedling tree: faiskola, csemete, csemeték, gyümölcsfa, erdősítés, oltványok, oltvány
motor-boat anchor: csónakmotor, csónakmotorok, külmotor, csónak, csónakkölcsönzés, ladik
fish: halgazdaság, ivadék, halivadék, halastó, pisztráng, halfüstölő, keszeg, süllő
sheep: bárány, bárányok, birkanyírás, juhnyírás, juhászat
walker: gyalogtúra, teljesítménytúra
t-shirt clothes-hanger: cserebere, ruhabörze, ruhacsere, csereruha
embroidery-hoop thread: népviselet, népviseletek, csipke, csipkék, halasi csipke, csipkeverés
book: könyvkötés
locomotive: vasútmodell, terepasztal, kisvasút, gőzös
love-letter postbox: bélyeg, bélyeggyűjtő
vintage-car: veterán járművek
rooster: kisállat-kiállítás
barrel: hordó, hordók
egg: tojásfestés
stew: bográcsozás
stove fire: kályhás mester, kályhás, kemence
grapes: szüreti bál, szüreti felvonulás
fishing-rod fish: horgásztó
scroll document: családfa, családfakutatás
anvil hammer: kovácsolás
logs saw: fűrésztelep, fűrészáru, deszka, gerenda, faáru, palló, fűrészüzem, bérfűrészelés, tetőfa
sailing-boat anchor: hajótárolás, téli hajótárolás, kikötőhely, hajó téliesítés, algagátló
trumpet drum: fúvósok, fúvósokat, fúvós, rézfúvós, fúvószenekarba, klarinét, tuba, tenorkürt
screwdriver toolbox: javító műhely
solar-panel sun: napkollektor, napkollektorok
tree axe: erdőművelés, gyérítés, erdőgazdálkodás
cow milk: borjú, borjak, üsző, bika
goat cheese: kecskesajt, gidák
pig: mangalica
bee honey: méhanya, méhek
wheat sack: gabona, búza, árpa
hay-bale tractor: bála, bálák, lucerna
combine-harvester: betakarítás
sack spade: komposzt, trágya, tőzeg
juice-box apple: lékészítés
spirits-bottle: bérfőzés, cefre, törköly
church candle: szentmise, plébánia, gyülekezet, hittan, körmenet, zarándoklat, konfirmáció, roráte, keresztút, lelkigyakorlat
candle: mécses, mécsesek, mindenszentek
headstone: síremlék, síremlékek
bell: harang, harangok, harangöntés
musical-score musical-notes: kórustagok, dalkör, kórusba, népdalkör
dancer: táncegyüttes
theatre-masks: busójárás, busó, farsang, farsangi
ballot-box: népszavazás, közösségi költségvetés, szavazás
megaphone: közmeghallgatás, lakossági fórum, falugyűlés, közgyűlés
broom wastebasket: szemétszedés, te szedd, faluszépítés
wheelie-bin recycling: hulladék, szemétszállítás, hulladékudvar
blood-drop: adj vért, véradók, véradó
basket leaves: vesszőfonás, gyékény
yarn: nemezelés
sewing-needle thread: viseletkészítő
paintbrush palette: kékfestő, kékfestő műhely
fountain-pen scroll: szépírás
mantel-clock: faliórák
kitchen-knife: kések, késkészítő
coin: éremgyűjtő
dove: galambászok
playing-card: bridzs, ulti verseny, snapszli, kanaszta
snowflake tractor: hókotrás
`,
  pl: `
gear wrench: hydraulika siłowa, hydraulika przemysłowa, obróbka skrawaniem, obróbka cnc, toczenie, frezowanie, toczenie cnc, wtryskownia, formy wtryskowe, wtrysk tworzyw, łożyska, narzędziownia, cięcie laserem, odlewnia, tokarz, tokarnia, gięcie blach
fish: wędzarnia ryb, narybek, stawy hodowlane
bell: koncert carillonowy, dzwony, ludwisarnia
t-shirt clothes-hanger: giełda ubrań, swap ubrań
locomotive: modelarstwo kolejowe, kolej wąskotorowa
coin: giełda numizmatyczna
rock diamond: giełda minerałów
vintage-car: auta zabytkowe, zlot aut zabytkowych
rooster: wystawa drobiu, drób ozdobny
horseshoe horse: kowal podkuwacz
tree axe: zrywka drewna, pielęgnacja lasu, trzebież, skup lasu
seedling tree: sadzimy las, sadzenie lasu, szkółka leśna, zalesianie, zrazy
scroll document: genealogia, drzewo genealogiczne
logs saw: tartak, tarcica, deski, kantówka, więźba dachowa, łaty, bale drewniane
sailing-boat anchor: zimowanie łodzi, antyfouling, miejsce postojowe dla jachtów, żaglownia, żagle, szkutnik, szkutnictwo
motor-boat anchor: silniki zaburtowe, silnik zaburtowy, łódka
embroidery-hoop thread: koronka, koronki, koronka klockowa, koronka koniakowska
sheep: strzyżenie owiec, jagnięta, tryki, bacówka, redyk
candle: zaduszki, gromnica
screwdriver toolbox: repair cafe
fire-engine: druhowie
necklace: bursztyn, biżuteria z bursztynu
solar-panel sun: kolektory słoneczne
cow milk: cielęta, jałówki, byki, bydło
hen: nioski, kokoszki
bee honey: matki pszczele, węza
wheat sack: zboże, materiał siewny, śruta
combine-harvester: omłoty
sack spade: kompost, obornik, torf
juice-box apple: tłoczenie soku, tłocznia soków
church candle: odpust, rekolekcje, pasterka, roraty, nabożeństwo, jasełka, droga krzyżowa, orszak trzech króli, odpust parafialny
walker: pielgrzymka, pielgrzymka piesza, rajd pieszy
pipe-organ: organy, organmistrz
musical-score musical-notes: schola
ballot-box: głosowanie
megaphone: konsultacje społeczne, zebranie wiejskie, zebranie mieszkańców
broom wastebasket: akcja sprzątania
wheelie-bin recycling: pszok, gabaryty, śmieci
blood-drop: krwiodawcy
basket leaves: wikliniarstwo, koszykarstwo, plecionkarstwo
sewing-needle thread: stroje ludowe, strój ludowy
yarn: filcowanie, dziergania, przędzenie
framed-picture church: ikony, pisanie ikon
kitchen-knife: ostrzałka
postbox love-letter: filatelistyka, znaczki pocztowe
tractor: zlot traktorów
dove: gołębie, gołębie pocztowe
compass: orientacja sportowa, marsz na orientację
tent: harcerski
barrel: beczki
snowflake tractor: zimowe utrzymanie
egg: pisanki, kraszanki
`,
  sk: `
tree axe: približovanie dreva, ťažba dreva, prebierka, starostlivosť o les, lesníctvo
seedling tree: priesady, škôlka stromov, stromčeky, zalesňovanie, vrúble
sheep: barany, strihanie oviec, strihač oviec, jahňatá, bača
grapes barrel: burčiak
saddle: sedlárstvo
locomotive: parný vlak, modelová železnica
love-letter postbox: filatelia
rabbit: výstava zvierat
egg: maľovanie kraslíc, kraslice
stove fire: pece na drevo, kachľové pece
walker church: púť do, mariánska púť, pešia púť
axe logs: drevorubači, drevorubačská súťaž
scroll document: rodokmeň, genealógia
logs saw: píla a porez, rezivo, dosky, trámy, fošne, stavebné rezivo, piliarstvo, hranoly
sailing-boat anchor: zimovanie lodí, kotvisko, regata, kapitánsky kurz
embroidery-hoop thread: čipka, čipky, paličkovanie, paličkovaná čipka
cheese: korbáčiky
fire-engine: hasičská súťaž
solar-panel sun: solárne kolektory
gear wrench: cnc obrábanie, sústruženie, frézovanie, obrábanie kovov, vstrekovanie plastov, vstrekovacie formy, nástrojáreň, ložiská, hydraulika, ozubené kolesá, laserové rezanie, zlievareň, kovovýroba, sústružník
motor-boat anchor: závesné motory, lodné motory
fish: rybníkárstvo, rybárstvo, výlov rybníka
cow milk: teľatá, jalovice, dojnice, býky, dobytok
goat cheese: kozliatka
hen: mládky
chick hen: kuriatka, jednodňové kurčatá
bee honey: včelie matky, odložence, medobranie
wheat sack: obilie
combine-harvester: mlátenie
sack spade: kompost, hnoj, rašelina
juice-box apple: muštovanie, muštáreň
church candle: omša, svätá omša, služby božie, farnosť, odpust, polnočná omša, roráty, duchovná obnova, odpustová slávnosť
candle: dušičky
walker: turistický pochod
bell: zvony, zvonár
pipe-organ: organár
musical-score musical-notes: koledy, speváci, spevokol
dancer: folklór
theatre-masks: fašiangy, fašiangový sprievod
ballot-box: participatívny rozpočet
megaphone: verejné prerokovanie, stretnutie s občanmi
broom wastebasket: čistenie potoka
wheelie-bin recycling: odpad, veľkoobjemový odpad, vývoz odpadu
blood-drop: valentínska kvapka
basket leaves: košíkárstvo, pedig, prútené koše
sewing-needle thread: šitie krojov, opravy odevov, ľudový kroj
yarn: plstenie
fountain-pen scroll: krasopis
postbox love-letter: poštové známky
rock diamond: burza minerálov
dove: holuby, poštové holuby
playing-card: mariáš, turnaj v mariáši
barrel: sudy
snowflake tractor: zimná údržba
sausage: jaternice
wheat wreath: dožinky
`,
};
