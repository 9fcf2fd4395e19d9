/** German words for plants and nature. Notation: word-list.ts. */
export const germanNature = `
ammonite: fossilien, fossil, ammoniten, fossiliensuche, fossilienwanderung, versteinerungen
beach-umbrella beach: strandurlaub, strandbar, badeurlaub
beach-umbrella chair: strandkorb, strandkörbe, strandkorbvermietung, sonnenschirm, sonnenschirme, sonnenliege
beach-umbrella chair: sonnenliegen
bird-feeder bird: vogelfutter, vogelhäuschen, futterhaus, futterhäuschen, meisenknödel, vogelfutterhaus
bird-feeder bird: winterfutter für vögel
bouquet: blumen, blumenladen, florist, floristin, blumenstrauß, blumensträuße, floristik, brautstrauß, brautsträuße
bouquet: sträuße, muttertag, muttertagsstrauß, blumenschmuck, frauentag, gesteck, gestecke, hochzeitsdeko
bouquet: hochzeitsdekoration, tischdekoration
bouquet plant: orchideen, orchidee
bouquet tulip: selbstpflückgarten, blumen selber pflücken, blumen selbst pflücken, blumenfeld zum selberpflücken
bouquet tulip: blumen zum selberpflücken
cactus plant: kakteen, sukkulenten
cloud laptop: cloud-speicher
cloud server: cloud-lösungen, cloudspeicher, cloud, onlinespeicher
daisy seedling: stiefmütterchen, hornveilchen, primeln
droplet: brunnenbohrer, kiste wasser, mineralwasser, wasserkiste, wasserkisten, sprudelwasser, sprudel, wasserschaden
droplet: wasserschäden, bautrocknung, leckortung, leckageortung, trocknungsgeräte, wasseraufbereitung, osmosewasser
droplet: umkehrosmose, wasserenthärtung, trinkwasser, quellwasser
droplet jar: wasserfilter, enthärtungsanlage
droplet tap: tauchpumpen, gartenpumpe, brunnenpumpe, hauswasserwerk
fire: sonnwendfeier, lagerfeuer, feuerschale, feuerschalen, feuershow, feuerkorb
fire logs: osterfeuer, sonnwendfeuer, johannisfeuer, martinsfeuer, kachelofenbau, pellets
fire nut-and-bolt: schweisser
garland tree: maibaum, maibaumaufstellen, maibaumfest, maifest, maifeier, tanz in den mai, maifeiertag
greenhouse seedling: gewächshaus, gewächshäuser, folientunnel, wintergarten, wintergärten
hammock palm-tree: hängematte, hängematten, hängesessel
hay-bale tractor: heu und stroh, heu, stroh, heuballen, strohballen, rundballen, heulage
hedge: heckenschere, astschere
herb lotus: heilpraktiker, heilpraktikerin, naturheilkunde, naturheilpraxis, homöopathie, kräuterwanderung
lawnmower: mähroboter, rasenroboter, rasenmähroboter, rasentraktor, rasentraktoren, aufsitzmäher, vertikutieren
lawnmower: vertikutierer, balkenmäher, freischneider, motorsense, mäharbeiten, rasentrimmer
lawnmower spade: motorgeräte, rasenmähen, rasenmäher, rasenpflege, winterdienst und gartenpflege
lightning: stromtankstelle
logs fire: buche, buchenholz, eichenholz, kaminholz, brennholz, feuerholz, holzbriketts, ofenholz
logs saw: sägewerk, schnittholz, bauholz, bretter, kantholz, lohnschnitt, bohlen, konstruktionsvollholz, böden schleifen
logs saw: dielen schleifen, dielen abschleifen
night-sky star: nordlichter, polarlichter, nordlichtreise
plant: blumentopf, blumentöpfe
plant leaves: begrünung, fassadenbegrünung, dachbegrünung
plant watering-can: balkonpflanzen, zimmerpflanzen, zimmerpflanze, kübelpflanzen, balkonblumen, beetpflanzen
plant watering-can: blumenkästen, stauden, staudengärtnerei, pflanzentausch, pflanzenbörse, büropflanzen, grünpflanzen
plant watering-can: hochbeet, hochbeete, blumenerde, pflanzkübel
rock bricks: trockenmauer, trockenmauern, trockenmauerbau
rose love-letter: rosen, rosenstrauß, valentinstag
rose spade: gärten gestalten, garten gestalten, garten anlegen, garten winterfest, garten umgestalten, gartenneuanlage
secateurs leaves: heckenschnitt, hecke schneiden, hecken schneiden, gartenschere, rosenschere, strauchschnitt
secateurs leaves: obstbaumschnitt, baumschnitt
seedling plant: gärtnerei, gartencenter, pflanzen, jungpflanzen, setzlinge, gemüsepflanzen
seedling spade: gartenbeet, gemüsebeet
seedling tree: veredelung
snowy-mountain helicopter: bergwacht
spade: friedhofsgärtnerei, gärtner, gartenbau, gartenpflege, landschaftsbau, gartenwerkzeug, gartengeräte
spade: gartengestaltung
spade lawnmower: gartenarbeit, gartenhilfe, gartenhelfer, unkraut
spade seedling: hecke, hecken, galabau
sun: bräunungsstudio, bräune
sun lotion: solarium, sonnenstudio
sunflower herb: schrebergarten, kleingartenverein
tree axe: wir kaufen wald, waldkauf, waldstück, wald kaufen, forstdienst, durchforstung, holzeinschlag, waldpflege
tree axe: holzernte, jungbestandspflege, baumkletterer, bäume fällen, baum fällen, bäume schneiden, obstbäume schneiden
tree axe: wurzelfräsen
tree bench: rettet den park, park retten
tree boot: waldkindergarten, naturkindergarten, waldspielgruppe, waldkita, waldschule, waldpädagogik
tree chainsaw: baumfällung, baumfällungen, baumfällarbeiten, baumpflege, baumdienst, wurzelstockfräsen, stubbenfräsen
tree spade: bäume pflanzen, baumpflanzaktion, baumpflanzung, wald pflanzen, obstbäume, obstbaum, pflanzen bäume
tree spade: baumpatenschaft, aufforstung, baumschule, ziersträucher, sträucher, gehölze, waldtag
trowel bucket: kellerabdichtung, kellersanierung, kellertrockenlegung, mauertrockenlegung, trocken gelegt
tulip bouquet: tulpen selber pflücken, tulpen selbst pflücken, tulpenfeld
tulip seedling: blumenzwiebeln, tulpenzwiebeln, narzissen, krokusse, tulpen
turf-roll: rollrasen, kunstrasen, fertigrasen, rasen verlegen
umbrella: regenschirm
watering-can plant: gießkanne, gießkannen, gartenbewässerung, bewässerungsanlage, bewässerungsanlagen, bewässerung
watering-can plant: rasensprenger, beregnung, tröpfchenbewässerung
wheat sack: mühle, mühlenladen, schrot
wheat spade: sensenkurs, sensenmähen, dengelkurs
wheat tractor: getreide, stroh und heu
wheelbarrow spade: mineralgemisch, gartenerde, mutterboden, rindenmulch, kies und sand, humus, schubkarre, schubkarren
wreath: kranz, kränze, adventskranz, adventskränze, türkranz, trauerkranz, trauerkränze, kranzbinden
wreath candle: grabgesteck, grabgestecke, trauergesteck, adventsgesteck, adventsfloristik
`;
