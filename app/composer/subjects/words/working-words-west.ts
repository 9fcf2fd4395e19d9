/** As working-words.ts, for languages of Germany, France and the Low Countries. Notation: word-list.ts. */
export const westernWorkingWords: Record<string, string> = {
  de: `
wheel wrench: sandstrahlen, sandstrahlarbeiten, felgen strahlen, felgenaufbereitung
bicycle wrench: radwerkstatt, radladen, radlwerkstatt, radservice, radcheck, radinspektion
gear wrench: spritzguss, spritzgussteile, werkzeugbau, hydraulik, cnc-fräsen, drehteile, frästeile, lohnfertigung, formenbau, kugellager, blechbearbeitung, laserschneiden, zerspanung, galvanik, gießerei, lohnhärterei, dreherei, stanzteile
motor-boat anchor: bootsmotoren, elektroboot, hausboot, außenborder, zille
sheep: lämmer, böcke
pipe-organ: orgelnacht, orgelvesper
church: gemeindefest, krippenspiel
trumpet: bläser, bläserchor
musical-score musical-notes: liedertafel, kantorei, chorprobe
dancer: schuhplattler, tanztee
broom wastebasket: müllsammelaktion, flurreinigung, dorfputz, dorfputzete, flurputz, flurputzete, dreck-weg-tag
screwdriver toolbox: repaircafé, repair café, repair-café
wheat sack: mühle, mühlenladen, schrot
postbox love-letter: briefmarken, briefmarkentauschtag, briefmarkenbörse
locomotive: modelleisenbahn, modellbahn, modellbahnbörse, gartenbahn
rabbit: rassekaninchenschau
t-shirt clothes-hanger: kleidertausch, kleidertauschparty
spade: friedhofsgärtnerei
hay-bale tractor: heu und stroh
tree axe: wir kaufen wald, waldkauf, waldgrundstück, waldstück, wald kaufen, forstdienst, durchforstung, holzeinschlag, waldpflege, holzernte, jungbestandspflege
egg hen: brutmaschinen, brutmaschine
bell: glockenspiel, glockenguss, glockengießerei, glocken
-: mitbringen, mitbringt, mitzubringen
scroll document: ahnenforschung, familienforschung, stammbaum
logs saw: sägewerk, schnittholz, bauholz, bretter, kantholz, lohnschnitt, bohlen, konstruktionsvollholz
sailing-boat anchor: winterlager, winterlager boote, bootslager, liegeplatz, bootsliegeplatz, antifouling, bootsüberwinterung
embroidery-hoop thread: klöppeln, klöppelspitze, spitze klöppeln
solar-panel sun: sonnenkollektoren
seedling tree: aufforstung, veredelung
hand-fan: fächertanz
fish: teichwirtschaft
cow milk: kälber, färsen, zuchtbullen
hen: junghennen, zweinutzungshuhn
bee honey: königinnen, ableger, schwarmfang
sack spade: kompost, torf
grapes barrel: kelter, federweißer
juice-box apple: süßmost, mobile saftpresse
church candle: gottesdienst, rorate, adventsandacht, taizé, bibelkreis, christmette, pfarrfest, fronleichnam, osternacht
walker: wallfahrt, pilgern, pilgerweg, wandertag, volkswandertag
ballot-box: bürgerentscheid
megaphone: bürgerversammlung, einwohnerversammlung, bürgerdialog
basket leaves: weidenkörbe
fountain-pen scroll: handlettering
stove fire: grundofen
tractor: schleppertreffen, bulldogtreffen
dove: brieftauben, taubenzüchter
rooster: geflügelschau, geflügelzuchtverein, rassegeflügel
playing-card: jass, preisjassen
`,
  fr: `
motor-boat anchor: hors-bord, moteur hors-bord, moteurs hors-bord, pénichette
sheep: agneaux, béliers, transhumance
wheat sack: céréales, meunerie
juice-box apple: pressoir à pommes
church: kermesse paroissiale
broom wastebasket: nettoyage de la plage, nettoyage de plage, on nettoie les berges, ramassage des déchets
t-shirt clothes-hanger: troc de vêtements, bourse aux vêtements, gratiferia
coin: bourse numismatique, monnaies anciennes
love-letter postbox: timbres, bourse aux timbres, timbres-poste
love-letter: philatélie
tractor: fête de la batteuse, concours de labour, fête du labour, comice agricole
rooster: exposition avicole, aviculture, concours avicole
chestnut: fête de la châtaigne
dice ticket: loto, super loto
candle church: cierges, fabrique de cierges
scroll document: généalogie, arbre généalogique
logs saw: scierie, planches, poutres, bois de charpente, madriers, chevrons, sciage à façon
sailing-boat anchor: hivernage, hivernage de bateaux, carénage, antifouling, place de port, voilerie, gréement, vieux gréements, dériveur, catamaran
embroidery-hoop thread: dentelle, dentelles, dentelle aux fuseaux, dentellière, dentellières
fish: carpe, carpes, alevins, criée, truites, empoissonnement
screwdriver toolbox: repair café, repair-café, atelier de réparation
boiler sun: solaire thermique
snowflake tractor: viabilité hivernale
gear wrench: usinage, tournage fraisage, fraisage, décolletage, injection plastique, roulements, hydraulique, engrenages, tôlerie, découpe laser, chaudronnerie, fonderie, mécanique de précision
tree axe: exploitation forestière, sylviculture, débardage
seedling tree: reboisement, greffons
oyster: ostréiculture
cow milk: génisses, élevage bovin
hen: pondeuses
hay-bale tractor: paille, enrubannage
combine-harvester: entreprise agricole
sack spade: fumier
grapes barrel: pressoir
olive-oil olives: oliveraie, trituration
church candle: messe, paroisse, messe de minuit, veillée, procession, aumônerie, catéchisme
walker: pèlerinage
bell: cloches, carillon, fonderie de cloches
musical-score musical-notes: ensemble vocal
ballot-box: élections, référendum, budget participatif, scrutin
megaphone: réunion publique, enquête publique, conseil de quartier, assemblée générale
wheelie-bin recycling: tri sélectif, collecte des déchets
basket leaves: vannier
fountain-pen scroll: calligraphe
violin: archetier
locomotive: modélisme ferroviaire
spirits-bottle: bouilleur de cru, distillation à façon
sandal: sabotier
leaves sack: tourbe
`,
  nl: `
gear wrench: matrijzenbouw, cnc-frezen, draaiwerk, frezen, verspaning, spuitgieten, matrijzen, kogellagers, hydrauliek, plaatbewerking, lasersnijden, gieterij, metaalbewerking, fijnmechanica
tree axe: bosbeheer, bosonderhoud, houtoogst, dunning
seedling tree: fruitbomen, bosplantsoen, stekjes, stekjesruil
fish: viskwekerij, karper, karpers, pootvis, paling, visafslag, forel
hay-bale tractor: kuilgras, ronde balen
bell: klokkenluiden, beiaardconcert, carillonconcert, beiaard, carillon
ballot-box: verkiezingen, burgerbegroting
broom wastebasket: zwerfafval, zwerfafvalactie, opschoondag, plandelen, zwerfvuil
violin: vioolbouw
stove fire: kachelbouwer
locomotive: modelspoor, modeltreinen, modelspoorbeurs
love-letter postbox: postzegels, postzegelbeurs
rooster hen: kleindierenshow
playing-card: bridgeclub, jokeren
crown: sinterklaas, sinterklaasintocht, intocht van sinterklaas
screwdriver toolbox: repair café, repair cafe
wheat sack: molenaar, molenaars, windmolen malen, graan
nest bird: nestkastjes, nestkasten, nestkast
scroll document: stamboomonderzoek, stamboom, genealogie
horseshoe horse: hoefsmid
logs saw: houtzagerij, zagerij, balken, bouwhout, constructiehout, steigerplanken
sailing-boat anchor: winterstalling boten, winterberging, winterstalling, antifouling, ligplaats, ligplaatsen, jachtwerf, zeilschip, jachtschilder
motor-boat anchor: buitenboordmotor, buitenboordmotoren
embroidery-hoop thread: kantklossen, kloskant, kantkloskring
sheep: schapenscheren, schapenscheerfeest, lammeren, rammen
solar-panel sun: zonnecollectoren
cow milk: kalveren, vaarzen, melkvee, veehouderij
hen: leghennen
bee honey: bijenkoningin, bijen
combine-harvester: combinen, dorsen
sack spade: mest, potgrond, stalmest
juice-box apple: mobiele sappers
church candle: kerstnachtdienst, parochie, eucharistieviering, kinderkerk, bijbelkring, vesper, oecumenische viering, adventsviering, paaswake, processie, doopdienst
walker: pelgrimstocht, avondvierdaagse
trumpet drum: blaaskapel
musical-score musical-notes: zangkoor, smartlappenkoor
megaphone: inspraakavond, bewonersavond, informatieavond, dorpsraad, buurtvergadering
sewing-needle thread: klederdracht
basket leaves: wilgentenen
fountain-pen scroll: handletteren
mantel-clock: uurwerkmaker
kitchen-knife: scharensliep
tractor: trekkertrek, landbouwmechanisatie
dove: duivenmelkers, postduiven
rooster: pluimveeshow, pluimveevereniging
tent: padvinders, zomerkamp
`,
};
