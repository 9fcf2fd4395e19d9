/** The same as outings-and-industry.ts in languages of the west. */
export const outingsAndIndustryWest: Record<string, string> = {
  ca: `
alpaca: alpaca, alpaques
ammonite: fòssils, fòssil
binoculars: binocles, prismàtics
bust: escultura, escultures, estàtues
cooker-hood: campana extractora, campanes extractores, neteja de campanes
kayak: caiac, caiacs
kitesurfer: kitesurf
lathe: torneria, mecanitzats
mussel: musclos, clòtxines
nativity-crib: pessebre vivent, pessebre, pessebres, pastorets
photo-booth: fotomaton, photocall
quilt: patchwork
snow-plough: llevaneus
`,
  de: `
alpaca: alpaka, alpakas, alpakawanderung, alpakawanderungen, alpakahof
ammonite: fossilien, fossil, ammoniten, fossiliensuche, fossilienwanderung, versteinerungen
bird binoculars: vogelbeobachtung, vogelwanderung, vogelstimmenwanderung
binoculars: fernglas, ferngläser, feldstecher
bust: skulptur, skulpturen, statuen, büste, büsten, bildhauerei, bildhauerkurs, skulpturenpark, skulpturenpfad
cooker-hood: dunstabzugshaube, dunstabzugshauben, dunstabzug, abzugshaube, küchenabluft, küchenabluftreinigung, fettabscheidung
hearse: leichenwagen, bestattungswagen, bestattungsfahrzeuge
houseboat: hausboot, hausboote, hausbootferien, hausbootvermietung, hausbooturlaub
hydraulic-hose: hydraulikschlauch, hydraulikschläuche, hydraulikservice, hydraulik, schlauchservice
kayak: kajak, kajaks, kajakverleih, kajaktour, kajaktouren, kajakkurs, kajakverein
kitesurfer: kitesurfen, kitesurfing, kiteschule, kitekurs, kitesurfkurs
lathe: drehbank, drehmaschine, cnc-drehen, cnc-fräsen, cnc-dreherei, dreherei, zerspanung, zerspanungstechnik, zerspaner, zerspanungsmechaniker, drehteile, lohnfertigung
lectern: rednerpult, stehpult, festredner, trauredner, debattierclub
maple-syrup: ahornsirup
mussel: muscheln satt, muscheln rheinische art, miesmuscheln, muschelessen
nativity-crib: weihnachtskrippe, weihnachtskrippen, krippenspiel, krippenausstellung, krippenbau, krippenbaukurs, krippenweg, krippenmarkt, lebende krippe, lebendige krippe, krippenfeier
photo-booth: fotobox, fotoboxen, photobooth, fotoautomat, fotobox mieten, fotokabine
quilt: quilt, quilts, quilten, patchwork, patchworkkurs, quiltausstellung, patchworkdecken
scrubs: praxiskleidung, arztbekleidung, pflegekleidung, kasacks, op-kleidung, klinikkleidung
silo: silo, silos, getreidesilo, getreidetrocknung, getreidelager
snow-plough: winterdienst, schneeräumung, schneeräumdienst, räumdienst, schneepflug, schneeräumen
soldering-iron: löten, lötkurs, lötkolben, makerspace, hackspace
spark-plug: zündkerze, zündkerzen
traction-engine: dampftraktor, dampftraktoren, dampfmaschinentreffen, lokomobile, dampfwalze
tuba: tuba, tenorhorn, euphonium
vape: vape, vapes, e-zigarette, e-zigaretten, vapeshop, dampfershop
`,
  es: `
alpaca: alpaca, alpacas, paseo con alpacas
ammonite: fósiles, fósil, amonites
bird binoculars: avistamiento de aves, observación de aves
binoculars: prismáticos, binoculares, binocular
bust: escultura, esculturas, estatuas, taller de escultura
cooker-hood: campana extractora, campanas extractoras, campana de cocina, limpieza de campanas, limpieza de campanas extractoras, limpieza de conductos de cocina, extracción de humos
hearse: coche fúnebre, carroza fúnebre
houseboat: casa flotante, casas flotantes, casa barco
hydraulic-hose: manguera hidráulica, mangueras hidráulicas, latiguillos hidráulicos
kayak: kayak, kayaks, kayak de mar, alquiler de kayaks, piragua, piragüismo, piraguas
kitesurfer: kitesurf, kite surf, escuela de kitesurf
lathe: torno cnc, tornos cnc, tornero, tornería, mecanizado, mecanizados, mecanizados cnc, taller mecanizado, torno y fresa, torno y fresadora
lectern: atril
maple-syrup: jarabe de arce, sirope de arce
mussel: mejillón, mejillones, choritos
nativity-crib: belén viviente, belenes, portal de belén, ruta de belenes, concurso de belenes, pesebre viviente, pesebres, nacimientos navideños
photo-booth: fotomatón, fotomatones, cabina de fotos, cabina fotográfica, cabina de fotografías, photobooth, espejo mágico
quilt: patchwork, colchas de retazos, edredones de patchwork
scrubs: uniformes médicos, uniformes clínicos, uniformes de enfermería, uniformes quirúrgicos, filipinas médicas, pijamas sanitarios
silo: silo, silos, silobolsas, secadora de granos
snow-plough: quitanieves, retirada de nieve, limpieza de nieve, despeje de nieve
spark-plug: bujía, bujías
tuba: tuba, bombardino
vape: vape, vapes, vapeo, vapers, vaper, cigarrillos electrónicos, cigarro electrónico
`,
  fr: `
alpaca: alpaga, alpagas, alpaca, balade avec alpagas, randonnée alpagas
ammonite: fossiles, fossile, ammonites, bourse aux fossiles
bird binoculars: observation des oiseaux, sortie ornithologique, sorties ornithologiques
binoculars: jumelles, longue-vue
-: sœurs jumelles, filles jumelles, vraies jumelles, lits jumeaux, ville jumelée
bust: sculpture, sculptures, statue, statues, cours de sculpture, stage de sculpture
cooker-hood: hotte aspirante, hottes aspirantes, hotte de cuisine, hottes de cuisine, dégraissage de hotte, dégraissage de hottes, dégraissage hotte, dégraissage hottes, nettoyage de hotte, nettoyage de hottes, nettoyage hotte, conduits d'extraction, hotte de restaurant
hearse: corbillard, corbillards
houseboat: maison flottante, maisons flottantes, houseboat, bateau-logement
hydraulic-hose: flexible hydraulique, flexibles hydrauliques, flexibles sur mesure, flexible sur mesure
kayak: kayak, kayaks, kayak de mer, location de kayak, location de kayaks, location kayak, kayakistes
kitesurfer: kitesurf, kite surf, école de kite, cours de kitesurf
lathe: tournage cnc, usinage, usinage cnc, tour à métaux, tournage fraisage, atelier d'usinage, mécanique de précision, décolletage, tourneur-fraiseur, tourneur fraiseur
lectern: pupitre de conférence
maple-syrup: sirop d'érable, cabane à sucre, cabanes à sucre, temps des sucres, tire sur la neige, érablière
mussel: moules, moules frites, moules-frites, moules de bouchot, mytiliculteur, mytiliculture
-: moules à gâteaux, moules à gâteau, moules en silicone, moules à chocolat, tournage vidéo, lieu de tournage, tournage de film
nativity-crib: crèche vivante, crèche de noël, crèches de noël, santons, santon, foire aux santons, exposition de crèches, crèches du monde, crèche provençale
photo-booth: photobooth, photobooths, photomaton, borne photo, bornes photo, cabine photo, box photo
quilt: patchwork, courtepointe, courtepointes, quilt, quilting
scrubs: tenues médicales, tenue médicale, blouses médicales, blouse médicale, tuniques médicales, uniformes médicaux
silo: silo, silos, silos à grains, séchoir à grains
snow-plough: déneigement, déneigeur, contrat de déneigement, chasse-neige, souffleuse à neige, déneigement résidentiel, déneigement commercial
spark-plug: bougie d'allumage, bougies d'allumage
tuba: tuba, euphonium, soubassophone
-: masque et tuba, masque tuba, palmes masque tuba
vape: vape, vapes, vapotage, cigarette électronique, cigarettes électroniques, vapoteuse, e-liquide, e-liquides
`,
  it: `
alpaca: alpaca, passeggiata con gli alpaca, passeggiate con gli alpaca, trekking con gli alpaca
ammonite: fossili, ammoniti
binoculars: binocolo, binocoli
bust: scultura, sculture, statua, statue, corso di scultura
cooker-hood: cappa aspirante, cappe aspiranti, cappa da cucina, cappe da cucina, pulizia cappe, pulizia cappa
hearse: carro funebre
houseboat: casa galleggiante, case galleggianti, houseboat, house boat
hydraulic-hose: tubi oleodinamici, tubo oleodinamico, oleodinamica, tubi idraulici ad alta pressione, raccordi oleodinamici
kayak: kayak, noleggio kayak, escursione in kayak, escursioni in kayak, canoa e kayak
kitesurfer: kitesurf, kite surf, scuola di kitesurf
lathe: tornitura, tornitura cnc, tornio cnc, tornio, tornitore, tornitori, torneria, lavorazioni meccaniche, officina meccanica di precisione, meccanica di precisione, fresatura
lectern: leggio
maple-syrup: sciroppo d'acero
mussel: cozze, sagra della cozza, impepata di cozze, muscoli ripieni
nativity-crib: presepe, presepi, presepe vivente, mostra di presepi, mostra dei presepi, via dei presepi, presepio
photo-booth: photobooth, photo booth, cabina fotografica, cabina foto
quilt: patchwork, trapunte
scrubs: divise sanitarie, divise mediche, camici e divise, casacche sanitarie
silo: silos, essiccatoio cereali, essiccatoio
snow-plough: sgombero neve, spazzaneve, spalatura neve, rimozione neve
spark-plug: candele auto, candele di accensione
tuba: basso tuba, bombardino, bassotuba
vape: sigarette elettroniche, sigaretta elettronica, svapo, vape
`,
  nl: `
alpaca: alpaca, alpaca's, alpacawandeling, alpacaboerderij, wandelen met alpaca's
ammonite: fossielen, fossiel, ammonieten, fossielenbeurs, fossielen zoeken
binoculars: verrekijker, verrekijkers
bust: beeldhouwen, beeldhouwcursus, beeldhouwer, beelden in de tuin, beeldentuin, beeldenroute, standbeelden, buste
cooker-hood: afzuigkap, afzuigkappen, afzuigkanalen, afzuigkanaal reinigen, keukenafzuiging, reinigen afzuigkanalen
hearse: rouwauto, rouwauto's, lijkwagen
houseboat: woonboot, woonboten, huisboot, waterwoning
hydraulic-hose: hydrauliekslang, hydrauliekslangen, hydrauliek, slangenservice, hydraulische slangen
kayak: kajak, kajaks, kajakken, kajakverhuur, kajakvereniging, kajaktocht
kitesurfer: kitesurfen, kitesurfles, kitesurflessen, kitesurfschool
lathe: draaibank, draaibanken, cnc draaien, cnc-draaien, verspaning, draaien en frezen, frezen en draaien, metaalbewerking, fijnmechanica
lectern: spreekgestoelte, debatclub
maple-syrup: ahornsiroop
mussel: mosselen, mossel, mosselavond, mosselfeest, mosselweekend, mosselen eten
nativity-crib: kerststal, kerststallen, levende kerststal, kerststallententoonstelling
photo-booth: fotohokje, photobooth, fotobooth, fotoautomaat, fotobox
quilt: quilt, quilts, quilten, patchwork, quiltcursus
scrubs: zorgkleding, zorguniformen, verpleegsterskleding
silo: graansilo, graansilo's, graandroger, voersilo
snow-plough: sneeuwruimen, gladheidsbestrijding, sneeuwschuiver, sneeuwploeg
soldering-iron: solderen, soldeercursus, makerspace
spark-plug: bougie, bougies
tuba: tuba, bastuba
vape: vape, vapes, vapeshop, e-sigaretten, e-sigaret
`,
  pt: `
alpaca: alpaca, alpacas, passeio com alpacas
ammonite: fósseis, fóssil, amonites
binoculars: binóculos, binóculo, observação de aves
bust: escultura, esculturas, estátuas, estátua, curso de escultura
cooker-hood: exaustor, exaustores, coifa, coifas, limpeza de coifas, limpeza de exaustores, coifa industrial, hotte, limpeza de hottes
hearse: carro funerário, carro fúnebre
houseboat: casa flutuante, casas flutuantes, barco-casa, barco casa
hydraulic-hose: mangueiras hidráulicas, mangueira hidráulica, tubos hidráulicos
kayak: caiaque, caiaques, kayak, aluguer de kayaks, aluguel de caiaque, passeio de caiaque
kitesurfer: kitesurf, kite surf, aulas de kitesurf
lathe: torneiro mecânico, tornearia, usinagem, usinagem cnc, maquinação, torneamento, torno cnc, serralharia mecânica
mussel: mexilhão, mexilhões
nativity-crib: presépio, presépios, presépio vivo, exposição de presépios
photo-booth: photobooth, cabine de fotos, cabine fotográfica, totem de fotos, espelho mágico
quilt: patchwork, mantas de retalhos, colcha de retalhos
scrubs: pijama cirúrgico, pijamas cirúrgicos, uniformes hospitalares, fardas hospitalares, fardas médicas, scrubs
silo: silo, silos, secador de grãos, silo bolsa
snow-plough: limpa-neves, limpeza de neve
spark-plug: velas de ignição
tuba: tuba, bombardino
vape: vape, vapes, cigarros eletrónicos, cigarro eletrônico, cigarros eletrônicos
`,
  ro: `
alpaca: alpaca, alpacale, ferma de alpaca
ammonite: fosile
binoculars: binoclu, binocluri
bust: sculptură, sculpturi, statui
cooker-hood: hotă, hote, hote de bucătărie, curățare hote, curățare hotă, degresare hote
hearse: mașină mortuară, transport funerar
houseboat: casă plutitoare, case plutitoare
hydraulic-hose: furtunuri hidraulice, furtun hidraulic, furtune hidraulice
kayak: caiac, caiace, închirieri caiace, tură cu caiacul
kitesurfer: kitesurf, kitesurfing
lathe: strung, strungărie, strungar, prelucrări mecanice, prelucrări cnc, strunjire
mussel: midii
nativity-crib: ieslea vie, ieslea
photo-booth: cabină foto, photobooth, photo booth, oglinda magică, oglindă magică
quilt: patchwork
silo: siloz, silozuri, uscător de cereale
snow-plough: deszăpezire, plug de zăpadă
spark-plug: bujii
vape: țigări electronice, vape
`,
};
