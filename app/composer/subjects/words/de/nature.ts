/** German words for plants and nature. Notation: word-list.ts. */
export const germanNature = `
ammonite: fossilien, fossil, ammoniten, fossiliensuche, fossilienwanderung, versteinerungen
bamboo: bambus, bambusse, bambusrohr
beach-umbrella beach: strandurlaub, strandbar, badeurlaub
beach-umbrella chair: sonnenschirm, sonnenschirme
bird-feeder bird: vogelfutter, vogelhäuschen, futterhaus, futterhäuschen, meisenknödel, vogelfutterhaus
bird-feeder bird: winterfutter für vögel
bonsai: bonsai, bonsais, bonsaibaum, bonsaibäume, bonsai-workshop, bonsaischule
bouquet: blumen, blumenladen, florist, floristin, blumenstrauß, blumensträuße, floristik, brautstrauß, brautsträuße
bouquet: sträuße, muttertag, muttertagsstrauß, blumenschmuck, frauentag, gesteck, gestecke, hochzeitsdeko
bouquet: hochzeitsdekoration, tischdekoration, Gladiolen, Chrysanthemen
bouquet leaves: palmbuschen, palmbuschn, palmstecken
bouquet tulip: selbstpflückgarten, blumen selber pflücken, blumen selbst pflücken, blumenfeld zum selberpflücken
bouquet tulip: blumen zum selberpflücken
cactus plant: kakteen, sukkulenten
cave: höhle, höhlen, tropfsteinhöhle, tropfsteinhöhlen, höhlentour
cherry-blossom: barbarazweig, barbarazweige
closed-umbrella: schirm reparieren, schirmreparatur, regenschirm reparieren
cloud laptop: cloud-speicher
cloud server: cloud-lösungen, cloudspeicher, cloud, onlinespeicher
daffodil: osterglocke, osterglocken, narzisse, narzissenzwiebeln, narzissen
dahlia: dahlie, dahlien, dahlienknollen, dahlienschau
droplet: brunnenbohrer, kiste wasser, mineralwasser, wasserkiste, wasserkisten, sprudelwasser, sprudel, wasserschaden
droplet: wasserschäden, bautrocknung, leckortung, leckageortung, trocknungsgeräte, wasseraufbereitung, osmosewasser
droplet: umkehrosmose, wasserenthärtung, trinkwasser, quellwasser
droplet house: schimmel in der wohnung, schimmelbefall, keller trockenlegen
droplet house: kellerabteil trockenlegen, trockenlegen, schimmel im keller, schimmel an der wand, schimmelsanierung
droplet jar: wasserfilter, enthärtungsanlage
droplet syringe: blutzucker messen, blutzuckermessung
droplet tap: tauchpumpen, gartenpumpe, brunnenpumpe, hauswasserwerk
fir-tree logs: Zirbe, Zirben, Zirbenholz, Arvenholz
fire: lagerfeuer, feuerschale, feuerschalen, feuershow, feuerkorb, Feuertonne
fire logs: osterfeuer, sonnwendfeuer, johannisfeuer, martinsfeuer, Funkenfeuer, Funkensonntag, sonnwend, sonnwendfeier
flower-box: Balkonkasten, Balkonkästen, Blumenkasten, Blumenkästen, Geranien, Balkonblumen, Balkonpflanzen
garden-pond: Gartenteich, Gartenteiche, Gartenteichen, Teichbau, Teichpflege, Teichreinigung, Teichfolie
garland tree: maifest, maifeier, maifeiertag
globe basket: Weltladen, Weltläden
greenhouse seedling: gewächshaus, gewächshäuser, folientunnel
hammock palm-tree: hängematte, hängematten, hängesessel
hanging-basket: blumenampel, blumenampeln, hängeampel, hängeampeln
hay-bale bathtub: heubad, heubäder
hay-bale tractor: heu und stroh, heu, stroh, heuballen, strohballen, rundballen, heulage, Siloballen, Silageballen
hay-bale tractor: Silage, Luzerne
hedge: heckenschere, astschere, hecke, hecken
hedge secateurs: ich schneide ihre hecke, schneide hecken, schneide ihre hecke
herb: bärlauch, Grüne Soße, Frankfurter Grüne Soße, Petersilie, Schnittlauch
herb bouquet: kräuterweihe, kräutersegnung, kräuterbuschen, kräuterbüschel
herb lotus: heilpraktiker, heilpraktikerin, naturheilkunde, naturheilpraxis, homöopathie, kräuterwanderung
herb plant: Kräutertopf, Kräutertöpfe
hydrangea: Hortensie, Hortensien, Bauernhortensie, Ballhortensien
lavender: lavendelpflanzen, lavendelstrauß, lavendelfeld, lavendelfelder
lavender: ~ lavendel
lawnmower: vertikutieren, vertikutierer, mäharbeiten, motormäher, balkenmäher
lawnmower spade: motorgeräte, rasenmähen, rasenmäher, rasenpflege, winterdienst und gartenpflege
leaves: Efeu
leaves logs: häcksler, gartenhäcksler, holzhäcksler, buschhäcksler, häckseldienst
lily: lilie, lilien
logs barn: alte balken, altholzbalken
logs fire: buchenholz, eichenholz, kaminholz, brennholz, feuerholz, holzbriketts, ofenholz, Hackschnitzel
logs fire: Holzhackschnitzel, Hackgut
logs saw: sägewerk, schnittholz, bauholz, bretter, kantholz, lohnschnitt, bohlen, konstruktionsvollholz
nest bird: schwalbennest, schwalbennester
night-sky star: nordlichter, polarlichter, nordlichtreise
orchid: orchideenschau, orchideengärtnerei, phalaenopsis, orchideen, orchidee
plant: blumentopf, blumentöpfe, krokusse, stiefmütterchen, hornveilchen, primeln, Pflanztopf, Pflanztöpfe, Übertopf
plant: Übertöpfe, Heidekraut
plant leaves: begrünung, fassadenbegrünung, dachbegrünung
plant watering-can: zimmerpflanzen, zimmerpflanze, kübelpflanzen, beetpflanzen
plant watering-can: stauden, staudengärtnerei, pflanzentausch, pflanzenbörse, büropflanzen, grünpflanzen
plant watering-can: hochbeet, hochbeete, blumenerde, pflanzkübel
poinsettia: Weihnachtsstern, Weihnachtssterne, Weihnachtssternen, Poinsettie, Poinsettien
poppy: klatschmohn, mohnblume, mohnblumen
rock: Naturstein, Natursteine, Gabione, Gabionen
rose love-letter: rosen, rosenstrauß, valentinstag
rose spade: gärten gestalten, garten gestalten, garten anlegen, garten winterfest, garten umgestalten, gartenneuanlage
seaweed: algen, meeresalgen, seetang, nori, algensalat
secateurs leaves: heckenschnitt, hecke schneiden, hecken schneiden, gartenschere, rosenschere, strauchschnitt
secateurs leaves: obstbaumschnitt, baumschnitt
seedling plant: gärtnerei, gartencenter, pflanzen, jungpflanzen, setzlinge, gemüsepflanzen
seedling spade: gartenbeet, gemüsebeet
seedling tree: veredelung
snowdrop: schneeglöckchen, schneeglöckchenzwiebeln
snowy-mountain helicopter: bergwacht
snowy-mountain hiking-boot: Alpenverein
spade: friedhofsgärtnerei, gartenbau, gartenpflege, landschaftsbau, gartenwerkzeug, gartengeräte
spade: gartengestaltung
spade lawnmower: gartenarbeit, gartenhilfe, gartenhelfer, unkraut
spade seedling: galabau
star: Herrnhuter Stern, Herrnhuter Sterne, Strohsterne, Fröbelsterne
star crown: Sternsinger, Dreikönigssingen, Heilige Drei Könige
sun: bräunungsstudio, bräune
sunflower herb: schrebergarten, kleingartenverein
tree: waldgrundstück
tree axe: wir kaufen wald, waldkauf, waldstück, wald kaufen, forstdienst, durchforstung, holzeinschlag, waldpflege
tree axe: holzernte, jungbestandspflege, baumkletterer, bäume fällen, baum fällen, bäume schneiden, obstbäume schneiden
tree axe: wurzelfräsen, Wurzelstock, Wurzelstöcke, Baumstumpf, Baumstümpfe
tree bench: rettet den park, park retten
tree boot: waldkindergarten, naturkindergarten, waldspielgruppe, waldkita, waldschule, waldpädagogik
tree chainsaw: baumfällung, baumfällungen, baumfällarbeiten, baumpflege, baumdienst, wurzelstockfräsen, stubbenfräsen
tree chainsaw: ich fälle bäume, fälle bäume
tree spade: bäume pflanzen, baumpflanzaktion, baumpflanzung, wald pflanzen, obstbäume, obstbaum, pflanzen bäume
tree spade: baumpatenschaft, aufforstung, baumschule, ziersträucher, sträucher, gehölze, waldtag
tree candle: Friedwald, Ruheforst, Baumbestattung
trowel: stuckateur, lehmputz, kalkputz, lehmputzer, kalkputze
trowel bucket: kellerabdichtung, kellersanierung, kellertrockenlegung, mauertrockenlegung, trocken gelegt
trowel bricks: Gipser, Gipserei, Gipserarbeiten
tulip bouquet: tulpen selber pflücken, tulpen selbst pflücken, tulpenfeld
tulip seedling: blumenzwiebeln, tulpenzwiebeln, tulpen
turf-roll: rollrasen, kunstrasen, fertigrasen, rasen verlegen
umbrella: regenschirm
waterfall: wasserfall, wasserfälle
watering-can plant: gießkanne, gießkannen, gartenbewässerung, bewässerungsanlage, bewässerungsanlagen, bewässerung
watering-can plant: rasensprenger, beregnung, tröpfchenbewässerung
wheat hammer: sense dengeln, dengeln, dengelkurs, dengelservice
wheat sack: mühle, mühlenladen, schrot
wheat spade: sensenkurs, sensenmähen
wheat tractor: getreide, stroh und heu, Ackerland, Ackerfläche, Ackerflächen
wheat: Hafer, Futterhafer, Futterweizen, dreschflegel
wheelbarrow spade: mineralgemisch, gartenerde, mutterboden, rindenmulch, kies und sand, humus, schubkarre, schubkarren
wreath: kranz, kränze, adventskranz, adventskränze, türkranz, trauerkranz, trauerkränze, kranzbinden
wreath candle: grabgesteck, grabgestecke, trauergesteck, adventsgesteck, adventsfloristik, adventbasar, adventsbasar
wreath candle: adventbazar, adventsbazar
`;
