/** French words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const frenchLeisure = `
accordion: accordéon
accordion dance-couple: bal musette, bals musette, orchestre de bal musette, accordéoniste pour guinguette
accordion dance-couple: guinguette accordéon
acupuncture: acupuncteur, acupuncteurs, acupunctrice, acupuncture
aerialist: tissu aérien, tissus aériens, acrobatie aérienne, acrobaties aériennes, cours de tissu aérien, cerceau aérien
aerialist: danse aérienne, yoga aérien, acrobate aérienne
arcade-machine: borne d'arcade, bornes d'arcade, salle d'arcade, salles d'arcade, jeux d'arcade
awareness-ribbon: ruban rose, octobre rose, cancer du sein, dépistage du cancer, mars bleu, lutte contre le cancer
awareness-ribbon: sidaction, sida, ligue contre le cancer, cancer colorectal
bagpipes musical-notes: cornemuse, cornemuses, biniou, bagad, sonneur de cornemuse
balloon party-popper: décoration ballons, anniversaires d'enfants, animation anniversaire, ballons
basketball: basketball, club de basket
bell: cloches, carillon, fonderie de cloches, sonnette vidéo
billiard-ball: billard, pétanque billard
bingo-card: loto, super loto, bingo, loto de l'école, loto des écoles, loto du club, grand loto, soirée bingo, quine
binoculars: jumelles, longue-vue
boules: pétanque, club de pétanque, concours de pétanque, boules lyonnaises, concours de boules, boulodrome, petanque
boules: jeu de boules, boule lyonnaise
bowling: bowling
boxing-glove: boxe, club de boxe, self-défense, self défense, autodéfense, cours de self-défense
breakdancer: breakdance, break dance, breakdancer, breakdanceur, breakdanceurs, cours de breakdance
breakdancer: cours de break dance, b-boy, b-girl, hip-hop, danse hip-hop
bungee-jumper: saut à l'élastique, sauts à l'élastique, saut élastique, bungee
calligraphy-brush scroll: calligraphie chinoise, calligraphie japonaise
camera: photos de famille, séance photo, séances photo, séance en studio, photo de famille, concours photo, photographe
camera: photographie, studio photo, shooting photo, photographe de mariage, appareil photo, séance photos
camera: photo de mariage, shooting, portrait photo, club photo, photo scolaire, photos de naissance, album photo
camera: exposition photo
carnival-mask party-popper: carnaval, bal masqué, masques vénitiens, mardi gras, bal costumé, carnavals
carnival-mask party-popper: défilé de carnaval
carrom-board: carrom, jeu de carrom
cello musical-notes: violoncelle, violoncelles, violoncelliste, cours de violoncelle, contrebasse, contrebassiste
chess-pawn trophy: échecs, club d'échecs
choir musical-notes: chorale, chorales, chœur, chœurs, choeur, choeurs, chef de chœur, chœur mixte, choeur de femmes
choir musical-notes: concert de chorale, choristes, ensemble vocal
christmas-tree: sapin, marché de noël, noël, marchés de noël, décorations de noël
christmas-tree fir-tree: sapins de noël, sapin de noël, vente de sapins, sapin nordmann, sapins nordmann, nordmann
christmas-tree santa: arbre de noël, arbres de noël, goûter de noël
cigar: cigare, cigares, cave à cigares, cigares cubains, bar à cigares
clapperboard video-camera: montage vidéo, production vidéo, vidéaste, festival du film, film d'entreprise
clapperboard video-camera: film de mariage, vidéo de mariage, court-métrage, courts-métrages, clip vidéo
clapperboard video-camera: film institutionnel, monteur vidéo
classical-guitar musical-notes: guitare classique, guitare acoustique, guitares acoustiques, guitare folk
classical-guitar musical-notes: guitare flamenca, luthier guitare
cook dinner-plate: cantinière, cantinier, cantinières, agent de cantine
cool-box: glacière, glacières, glacière de camping, glacière électrique
croquet: jeu de croquet, jeux de croquet, maillet de croquet, tournoi de croquet, partie de croquet
crystal-ball: voyance, voyante, tarologue, astrologue
dance-couple musical-notes: danses de salon, danse de salon, tango, tango argentin, milonga, valse, valses, thé dansant
dance-couple musical-notes: danse à deux, cours de tango, west coast swing, bal, salsa
dance-couple ring: ouverture de bal, danse des mariés, première danse
dhol: dhol, tambour dhol, joueur de dhol, joueurs de dhol
dice: jeu de cartes
dice chess-pawn: bar à jeux, jeux de société, soirée jeux, jeu de société, café jeux
disco-ball: discothèque, boîte de nuit, soirée dj
disco-ball headphones: dj, dj mariage
diving-mask tropical-fish: club de plongée
doll: poupée, poupées, poupée de chiffon, poupées de chiffon, poupon, poupons, poupée barbie, poupées anciennes
doll: vêtements de poupée
dominoes: jeu de dominos, jeux de dominos, partie de dominos, tournoi de dominos, concours de dominos
drum: percussions, batterie cours
drum-kit: batterie électronique, batterie acoustique, batteries électroniques
drum-kit drum: cours de batterie, école de batterie, batteur, professeur de batterie
dumbbell: salle de sport, fitness, musculation, coach sportif, gym, club de sport, coach personnel, haltères
dumbbell lifting-weights: muscu, salle de muscu, coaching sportif, renforcement musculaire, haltérophilie
dumbbell lifting-weights: abdos fessiers, gym douce, hiit, remise en forme, électrostimulation, ems, abdos
earbuds: écouteurs, écouteurs sans fil, écouteurs bluetooth, airpods
embroidery-hoop thread: dentelle, dentelles, dentelle aux fuseaux, dentellière, dentellières, broderie, broderies
embroidery-hoop thread: brodeuse, atelier broderie, point de croix, brodeurs
exercise-bike: vélo d'appartement, vélos d'appartement, vélo d’appartement, vélos d’appartement, cours de spinning
exercise-bike: vélo de spinning, vélos de spinning, cours de biking, indoor cycling
field-hockey: floorball, unihockey
fireworks: feu d'artifice, 14 juillet, feux d'artifice, fête nationale, bal du 14 juillet, pyrotechnie, feu d'artifices
fireworks: artificier, spectacle pyrotechnique
fishing-rod fish: pêche, matériel de pêche, appâts vivants, permis de pêche
flute: flûte
folk-dancers accordion: danses folkloriques, danse folklorique, fest-noz, danses bretonnes, danse bretonne, bal folk
folk-dancers accordion: danses traditionnelles, danse traditionnelle, groupe folklorique, danse folk, danses folk
folk-dancers accordion: cercle celtique
football: multisports, multisport, stage multisports, colonie multisports
football goal-net: club de football, club de foot, école de football, football, foot, école de foot, stage de foot
framed-picture: affiche d'art, affiches déco, tableau sur toile, cadre photo, tableaux à l'huile, tableau à l'huile
framed-picture: peinture à l'huile sur toile, huile sur toile
framed-picture palette: galerie d'art, vernissage, encadreur, encadrement
framed-picture palette: ~ exposition, expositions, expo
frisbee: frisbee, frisbees, ultimate frisbee, disc golf
game-controller joystick: jeux vidéo, jeu vidéo, gaming, jeu mobile
gift ribbon: ballotins, cadeaux d'invités, cadeau, cadeaux, idées cadeaux, bon cadeau, carte cadeau
gift ribbon: coffret cadeau
go-board: jeu de go, club de go
go-kart: karting, kart, karts, piste de karting
golf golfer: golf, minigolf
golf-cart: voiturette de golf, voiturettes de golf, golfette, golfettes
guitar musical-notes: lutherie guitare, guitariste, bassiste, groupe de reprises, guitare, cours de guitare
guitar musical-notes: école de musique, cours de musique
handpan musical-notes: handpan, handpans
harmonica: harmonica, harmonicas, cours d'harmonica
harmonium: harmonium, harmoniums
harp musical-score: harpe, harpes, harpiste, cours de harpe
headphones: casque audio
headphones vinyl-record: nouveau single, nouveau clip
hot-tub: jacuzzi, spa gonflable, bain nordique, bain à remous, bains à remous
hot-tub sauna: thalassothérapie, spas, balnéo, balnéothérapie, cure thermale, bains nordiques
hurling: hurling, hurley, camogie, crosse de hurling, sliotar
ice-skate: patinoire, patinage, ringuette
jack-o-lantern ghost: halloween
judo-suit: judo, karaté, arts martiaux, aïkido
kettlebell dumbbell: kettlebell, kettlebells, cours de kettlebell, entraînement kettlebell
kitesurfer: kitesurf, kite surf, école de kite, cours de kitesurf
knot fish: ramendeur, ramendeuse, ramendage, ramendage de filets, ramendeur de filets
knot flexed-arm: tir à la corde
laser-blaster target: laser game, lasergame, laser tag
letter-tiles: scrabble, tournoi de scrabble, club de scrabble, jeu de lettres, jeux de lettres
loom yarn: tissage, atelier de tissage, tisserand, tisserande, métier à tisser, tissage à la main
magic-wand top-hat: prestidigitateur, magicien
marionette theatre-masks: marionnette, marionnettes, spectacle de marionnettes, guignol, marionnettiste
mat-exercise: pilates, cours de pilates, studio de pilates, pilates au sol, séance de pilates, séances de pilates
maypole: arbre de mai, arbres de mai, mât de mai
medal: médailles militaires, décorations militaires
menorah: hanouka, hanoucca, hanoukka, menorah
metal-detector coin: détecteur de métaux, détecteurs de métaux
microphone: coaching vocal, chanter, leçons de chant, cours de chant, karaoké, stand-up, soirée karaoké
microphone: spectacle d'humour, humoriste, humoristes, one man show, one-man-show, chant, scène slam, slam, café-théâtre
microphone bouquet: officiant de cérémonie, cérémonie laïque, chanteuse, chanteur, animateur
musical-notes: concert, concerts, récital, orchestre, concert classique, solfège, sainte-cécile de l'harmonie
musical-notes: fête de la sainte-cécile
musical-notes guitar: fête de la musique, festival de musique, festival rock, festival, festivals, groupe de rock
musical-notes guitar: scène ouverte, musique live, groupe de musique, tribute, musicien, musiciens
musical-notes musical-score: ténors, sopranos, chanteurs amateurs, musique classique, musique de chambre
musical-notes violin: vielle à roue, vielles à roue
netball: netball, club de netball, match de netball
oboe: hautbois, basson, bombarde, bombardes
oboe musical-notes: clarinette, clarinettes, cours de clarinette
origami-crane: origami, atelier origami, pliage papier
oud: luth, luths, joueur d'oud, cours d'oud
padel-racket: padel, terrain de padel, cours de padel
paintball-marker: paintball, lanceur de paintball, lanceurs de paintball, terrain de paintball, partie de paintball
painted-eggs chick: chasse aux œufs, chasse aux oeufs, œufs peints, oeufs décorés
palette paintbrush: peinture à l'huile, cours de peinture, dessiner, peindre, dessin, aquarelle, cours de dessin
palette paintbrush: atelier peinture, beaux-arts, cours d'aquarelle
paraglider: parapentes, parapentiste, parapentistes, baptême de parapente, baptême parapente, vol en parapente
paraglider: vols en parapente, école de parapente, stage de parapente, parapente
party-popper balloon: anniversaire, fête, soirée, réveillon, nouvel an, fête de quartier, événementiel, anniversaires
party-popper balloon: animation enfants, décoration de fête
party-popper dinner-plate: location de salle, salle des fêtes, salle de réception
pedal-boat: pédalo, pédalos, location de pédalos, location de pédalo, location pédalos
piano-keys: accordeur, clavecin, piano, cours de piano, synthé, synthés, synthétiseur, synthétiseurs
pickleball: pickleball
pilates-reformer: pilates reformer, reformer pilates, cours de reformer, pilates sur reformer, pilates sur machine
pipe-organ church: concert d'orgue, orgue, orgues, récital d'orgue, facteur d'orgues, restauration de l'orgue
pipe-organ church: organiste, organistes
pirate-ship: bateau pirate, bateaux pirates, bateau de pirates, navire pirate
playing-card: belote, poker, tarot, concours de belote
pole-dancer: pole dance, pole-dance, cours de pole dance, studio de pole dance, danse à la barre verticale, pole danse
pom-poms: pom-pom girl, pom-pom girls, pompom girl, pompom girls, cheerleading, cheerleader, cheerleaders
pom-poms: cours de cheerleading
portuguese-guitar musical-notes: guitare portugaise, mandoline, mandolines, bouzouki
portuguese-guitar wine: fado, soirée fado, dîner fado
postage-stamp: timbre-poste, timbre de collection, timbres de collection, philatéliste, collection de timbres
postage-stamp: philatélie, timbres, bourse aux timbres, timbres-poste
potters-wheel vase: poterie, cours de poterie, stage de poterie, atelier de poterie, tour de potier, cours de céramique
potters-wheel vase: atelier céramique, stage de tournage, potier, potière
projector: vidéoprojecteur, vidéoprojecteurs, rétroprojecteur
puzzle: puzzle en bois
puzzle toy-bricks: ergothérapeute, psychomotricité, psychomotricienne, psychomotricien, dyslexie, autisme, tdah
puzzle toy-bricks: troubles dys
quilt: patchwork, courtepointe, courtepointes, quilt, quilting
radio speaker: autoradio, autoradios, poste autoradio, autoradio bluetooth
raft: rafting, descente en rafting, sortie rafting
recorder: flûte à bec, flûtes à bec, cours de flûte à bec, flute à bec, ensemble de flûtes à bec
rugby-ball: rugby
running-shirt football: vêtements de sport, maillots, athlétisme
saxophone piano-keys: jazz, soirée jazz
sewing-needle: couturière, couture, retoucherie, tailleur, retouches, cours de couture, mercerie
sewing-needle sewing-machine: coudre, apprendre à coudre
sewing-needle thread: couturier, retouche, ourlets
shisha: chicha, tabac
shofar: chofar, shofar, chofars
singing-bowl lotus: bols tibétains, bol tibétain, bain sonore, bol chantant, bols chantants, bain de gong, voyage sonore
singing-bowl lotus: sonothérapie
sitar musical-notes: sitar
skis skier: skis
skis snowy-mountain: location de skis, école de ski, location ski, cours de ski, ski, station de ski, séjour au ski
skis snowy-mountain: vacances au ski, classe de neige
sleeping-bag: sac de couchage, sacs de couchage
snowmobile: motoneige, motoneiges, scooter des neiges, scooters des neiges
squash-racket: squash, raquette de squash, raquettes de squash, terrain de squash, court de squash, cours de squash
steelpan: steelpan, steelpans, steel pan, steeldrum, steel drum, steel drums, steel band, steelband, cours de steelpan
studio-microphone guitar: groupe de musique pour mariage, orchestre de bal
studio-microphone headphones: studio d'enregistrement, studios d'enregistrement, mixage et mastering, podcast, podcasts
sugar-skull candle: jour des morts mexicain, fête des morts mexicaine
sun-lounger: bains de soleil, chaises longues, transat de piscine, bain de soleil, chaise longue
tabla musical-notes: tabla, tablas
table-football: baby-foot, babyfoot, baby foot, babyfoots, tournoi de baby-foot
table-tennis: tennis de table, ping-pong
tai-chi: tai chi, taï chi, tai-chi, taï-chi, taichi, cours de tai chi, cours de taï chi, tai chi chuan, taijiquan
target: club de tir, stand de tir, fléchettes, ball-trap, tir sportif, carabine, carabines, sarbacane
target: tir à la sarbacane
teddy-bear: maison de poupée, dînette
teddy-bear crayon: crèche, garderie, jouets, magasin de jouets, baby-sitter, nounou, assistante maternelle
teddy-bear crayon: garde d'enfants, garde enfants, peluches, doudou, doudous, assistantes maternelles, assmat
teddy-bear crayon: baby-sitting, jouets en bois, relais petite enfance, petite enfance, éducatrice de jeunes enfants
teddy-bear crayon: animateur enfants, centre aéré, centre de loisirs, accueil de loisirs, périscolaire, microcrèche
teddy-bear crayon: garde vos enfants, gardons vos enfants, garder vos enfants
teddy-bear sewing-needle: hôpital des poupées, hôpital des nounours, clinique des poupées
teddy-bear toy-bricks: bourse aux jouets, bourse jouets
television: télévision, téléviseur, électronique, télé
tennis: club de tennis, cours de tennis, tennis, raquettes de padel
theatre-masks: comédie, comédie en trois actes, troupe de théâtre, la troupe, troupe amateur, vaudeville, par la cie
theatre-masks: compagnie de théâtre, théâtre amateur, pièce de théâtre, par la troupe, spectacle, spectacles, théâtre
theatre-masks: cours de théâtre, comédie musicale, improvisation, match d'impro, location de costumes, opéra, impro
theatre-masks: improvisation théâtrale, cours d’impro, cours d'impro, match d’impro
theatre-masks dress: déguisements, costumes de carnaval
theatre-masks teddy-bear: spectacle pour enfants
ticket gift: grande tombola, tombola du sou
toy-bricks: jeux de construction, lego, briques, cubes en bois, maison playmobil, playmobil, playmobils, kapla
toy-bricks teddy-bear: jouet en bois
trading-card: cartes à collectionner, carte à collectionner, cartes à jouer et à collectionner, cartes pokémon
trading-card: cartes pokemon, carte pokémon, carte pokemon, jeu de cartes à collectionner
trampoline gymnast: trampoline, trampolines, trampoline park, parc de trampolines
treadmill dumbbell: tapis de course, appareils de fitness, matériel de musculation
trumpet: cor de chasse, trombone, clairon
trumpet musical-notes: l'harmonie recrute, fanfares, orchestre d'harmonie, harmonie municipale, fanfare
tuba: tuba, euphonium, soubassophone
typewriter: machine à écrire, machines à écrire
ukulele musical-notes: ukulélé, ukulélés, ukulele, cours de ukulélé
videocassette: cassettes vhs, cassette vhs, numérisation vhs, transfert vhs, numérisation de cassettes, k7 vhs
vinyl-record: vinyles, vinyle, disquaire, bourse aux disques, disques vinyles, disque vinyle, 33 tours, 45 tours
vinyl-record: microsillon, microsillons
violin: archetier, luthier, lutherie, luthière, violon, cours de violon
volleyball: volley
vr-headset: casque vr, casques vr, casque de réalité virtuelle, casques de réalité virtuelle, réalité virtuelle
vr-headset: salle de réalité virtuelle, jeux vr
windsurfer: planche à voile, planches à voile, windsurf, cours de planche à voile, école de planche à voile
windsurfer: véliplanchiste
xylophone: xylophone, xylophones, glockenspiel, métallophone, balafon, balafons
yarn: café tricot, tricoter, crocheter, tricot, laine, crochet
zip-line tree: accrobranche, tyrolienne, tyroliennes, parcours dans les arbres, parc aventure
astronaut planet: planétarium, astronautes
baby: bébé, massage bébé, sage-femme, préparation à la naissance, doula, robe de baptême, robes de baptême
baby: table à langer, tables à langer, transat babybjörn, transat bébé, transats bébé, babybjörn
baby pregnant-woman: sages-femmes, fiv, fertilité, pma, préparation à l'accouchement, accouchement, allaitement
baby pregnant-woman: yoga prénatal, prénatal, femmes enceintes, grossesse, baby shower
ball-pit: piscine à balles, piscines à balles, piscine à boules, piscines à boules
balloon: sculptures sur ballons, sculpteur sur ballons, sculpture de ballons, sculpture sur ballons
balloon: sculpteur de ballons
block-tower: Jenga, Jenga géant, tour en blocs de bois
bunting: guirlande de fanions, guirlandes de fanions, guirlande fanions
capoeira: capoeira, cours de capoeira, capoeiriste, capoeiristes, berimbau
cigar newspaper: tabac-presse, tabac presse, bureau de tabac, bureaux de tabac, bar-tabac
climber: escalade, salle d'escalade, bloc, cordiste, cordistes, travaux sur cordes, travaux sur corde
climber tree: parcours acrobatique
climber torch: spéléo
clown: clown
colour-cube: Rubik's Cube, Rubik's Cubes, speedcubing, cube de Rubik
cook chef-hat: atelier de cuisine, chef de cuisine, chef à domicile, traiteur à domicile
cook frying-pan: cuisinier, cuisinière, chef de partie, commis de cuisine, second de cuisine, aide de cuisine, cuisiner
cook frying-pan: cours de cuisine, atelier cuisine, école de cuisine
cornhole-board: cornhole, jeu de cornhole, tournoi de cornhole, planche de cornhole
crossword-grid: mots croisés, grille de mots croisés, mots fléchés
crystal-ball playing-card: cartomancie, cartomancienne, tirage de cartes
dance-couple: zouk, repas dansant, repas dansants
dancer: modern jazz, soirée dansante, cours de claquettes, claquettes américaines
dancer musical-notes: école de danse, cours de danse, danse, zumba, flamenco
dancer tea: thés dansants
dodgem-car: auto tamponneuse, autos tamponneuses, autos-tamponneuses, piste d'autos tamponneuses
dog-walker: promeneur de chiens, promenade de chiens, promeneuse de chiens, promenade canine
draughts-board: jeu de dames, jeux de dames, damier, damiers, club de dames, tournoi de dames
erhu: erhu, cours d'erhu, violon chinois
fencer: escrime
fire-cupping: ventousothérapie, hijama
folk-dancers: fest-deiz
french-horn: cor d'harmonie, cors d'harmonie, cours de cor, corniste, cornistes
golf-bag: sac de golf, sacs de golf, clubs de golf, matériel de golf
greeting-card: carte de vœux, cartes de vœux, carte d'anniversaire, cartes d'anniversaire, faire-part de mariage
greeting-card: invitations de mariage
guzheng: guzheng, cours de guzheng, cithare chinoise
gymnast: gymnastique, gym enfants, gym rythmique, acrosport, éveil sportif, motricité
gymnast dumbbell: pilates sur machines, pilates machine
gymnastics-rings: anneaux de gymnastique, anneaux de gym, anneaux gymnastique
haircut hair-comb: greffe de cheveux, implants capillaires
handball-player: handball, club de handball, club de hand, tournoi de hand, match de hand
hula-hoop: hula hoop, hula-hoop, cerceau de hula hoop, cours de hula hoop, hoop dance
ice-hockey broom: ballon-balai, ballon balai
kendo: kendo, kendô, cours de kendo, club de kendo, armure de kendo
knot: macramé
korfball-post: korfbal, korf-ball
lion-dance: danse du lion, danses du lion, danse des lions
lotus-position: sophrologue, pleine conscience, gestion du stress, respiration, magnétiseur, énergéticien
lotus-position: énergéticienne, tapis de sport, coupeur de feu, barreur de feu, coupeuse de feu
lotus-position lotus: studio de yoga, cours de yoga, sophrologie, relaxation, yoga, méditation
marimba: marimba, marimbas, cours de marimba, orchestre de marimbas
massage: drainage lymphatique, pressothérapie, modelage, modelages, praticien bien-être, bol d'air, madérothérapie
massage: fasciathérapie
massage lotus: réflexologie, shiatsu, masseur, massage, massages
massage-stones: massage aux pierres chaudes, pierres chaudes, pierres de massage
medal flag: anciens combattants, ancien combattant
mermaid: petite sirène, petites sirènes, queue de sirène, nage sirène, anniversaire sirène, mermaiding
mochi-pounding: mochitsuki, pilonnage du mochi, atelier mochi
nurse: infirmière, infirmier, aide-soignante, maison de retraite, soins à domicile, ehpad, infirmière à domicile
nurse: aide-soignant, aides-soignants, aides-soignantes, auxiliaire de puériculture
nurse older-person: aides à domicile, aide à domicile, auxiliaire de vie, auxiliaires de vie
older-person dumbbell: gym senior, gym séniors, gym seniors, gymnastique douce, gymnastique senior, gymnastique seniors
older-person dumbbell: gymnastique séniors, équilibre et mémoire
older-person nurse: résidence seniors, résidence senior, résidence autonomie, résidence services
older-person nurse: aide aux personnes âgées, personnes âgées, garde de nuit, club des aînés, aînés, troisième âge
older-person nurse: dame de compagnie, accueil de jour, aidants, aidants familiaux, services à la personne
older-person nurse: goûter des aînés
opera-mask: opéra de Pékin, opéra chinois, masque d'opéra chinois
party-popper: comité des fêtes
postcard: carte postale, cartes postales, bourse aux cartes postales, cartes postales anciennes
potters-wheel: atelier poterie
pregnant-woman: enceinte
quiz-cards: soirée quiz, cartes quiz, quiz musical, quiz culture générale, soirée quizz
rocking-horse: cheval à bascule, chevaux à bascule
rodeo-bull: taureau mécanique, taureaux mécaniques, rodéo mécanique, taureau de rodéo
rower: rameur d'appartement, rameur, joutes nautiques, joute nautique, jouteurs nautiques
runner sack: course en sac, courses en sac
runner sneaker: coach running, course à pied, coureurs, running, trail running, footing, course nature, courses nature
runner sneaker: course de 10 km, course caritative, trail, marche et course, marathon, courses à pied, foulées
runner sneaker: course de la saint-sylvestre
santa: parade de noël, défilé du père noël, parade du père noël, costume père noël, costumes père noël
santa: costume de père noël
sauna: spa, sauna, hammam, bien-être, thalasso, institut spa
sinterklaas: Sinterklaas, saint-nicolas, fête de la saint-nicolas, saint nicolas
skipping-rope: corde à sauter, cordes à sauter, saut à la corde
sticker-sheet: autocollant, autocollants, planche de stickers, stickers
sunbed: cabine de bronzage, cabines de bronzage, centre de bronzage, banc solaire, lit de bronzage, solarium uv
sunbed: bronzage en cabine, cabine uv, cabines uv, bronzage uv, séance uv, séances uv
surfer wave: surf, école de surf
swimmer: bonnet de bain, bonnets de bain
swimmer goggles: apprenez à nager, apprendre à nager, aquaphobie, nager, piscine, cours de natation, natation, aquagym
swimmer goggles: aquabike, bébés nageurs, aqua
swimmer swimming-pool: maître-nageur
tambourine: tambourin, tambourins, tambour de basque, tambourin à cymbalettes, pandeiro
treasure-chest: chasse au trésor, chasses au trésor, coffre au trésor, coffres au trésor, trésor de pirates
trombone: tromboniste, trombone à coulisse, cours de trombone, trombones à coulisse
turntable: platine vinyle, platines vinyle, tourne-disque, tourne-disques, platines dj
water-polo-player: water-polo, waterpolo
wrestlers: club de lutte, lutte olympique, lutte sénégalaise, lutte suisse, lutte gréco-romaine
`;
