/** Greek words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const greekLeisure = `
accordion: ακορντεόν
acupuncture: βελονισμός, βελονισμό, βελονισμού, βελονιστής
aerialist: εναέρια ακροβατικά, εναέρια πανιά, μαθήματα εναέριων ακροβατικών, εναέριος χορός
awareness-ribbon: ροζ κορδέλα
bagpipes musical-notes: γκάιντα, γκάιντες, τσαμπούνα, άσκαυλος
balloon party-popper: παιδικά πάρτι, πάρτι γενεθλίων, μπαλόνια, στολισμός με μπαλόνια, ανιματέρ
banjo: λύρα
basketball: μπάσκετ
bell: καμπάνες, κωδωνοποιία, κουδούνι πόρτας, έξυπνο κουδούνι
billiard-ball: μπιλιάρδο
bingo-card: μπίνγκο, τόμπολα
binoculars: κιάλια
bowling: μπόουλινγκ
boxing-glove: πυγμαχία, κικ μπόξινγκ
breakdancer: μπρέικντανς
bungee-jumper: μπάντζι τζάμπινγκ
camera: φωτογράφος, φωτογραφία, φωτογράφηση γάμου, φωτογράφηση βάπτισης, φωτογράφηση, φωτογράφιση
camera-flash: φωτογραφικός θάλαμος
carnival-mask party-popper: απόκριες, καρναβάλι, αποκριάτικο πάρτι, αποκριάτικες στολές, μασκέ πάρτι, καρναβαλιού
carnival-mask party-popper: αποκριάς, χορός μεταμφιεσμένων
cello musical-notes: τσέλο, βιολοντσέλο, βιολοντσέλου, μαθήματα τσέλο, κοντραμπάσο
chess-pawn trophy: σκάκι, σκακιστικός
choir musical-notes: χορωδία, χορωδίας, χορωδίες, παιδική χορωδία, χορωδιακή, συναυλία χορωδίας
christmas-tree: έλατα
christmas-tree fir-tree: χριστουγεννιάτικα δέντρα, φυσικά έλατα, χριστουγεννιάτικα έλατα
christmas-tree: ~ χριστούγεννα, χριστουγεννιάτικο παζάρι
cigar: πούρο, πούρα, κουβανέζικα πούρα
clapperboard video-camera: βιντεοσκόπηση, βίντεο γάμου
classical-guitar musical-notes: κλασική κιθάρα, κλασικής κιθάρας, ακουστική κιθάρα, ακουστικές κιθάρες
cool-box: φορητό ψυγείο, φορητά ψυγεία, ισοθερμικό ψυγείο, ψυγειάκι παραλίας
croquet: κροκέ
crystal-ball: ταρώ, αστρολόγος, χαρτομαντεία
dance-couple musical-notes: τάνγκο, βαλς, ταγκό, ευρωπαϊκοί χοροί, αργεντίνικο τάνγκο
dance-couple ring: χορός γάμου, πρώτος χορός
dice: επιτραπέζιο, επιτραπέζιο παιχνίδι
dice chess-pawn: τάβλι, τουρνουά τάβλι, καφέ επιτραπέζιων, επιτραπέζια παιχνίδια, επιτραπέζια
disco-ball: ντισκοτέκ, κλαμπ
disco-ball headphones: dj
diving-mask tropical-fish: μαθήματα καταδύσεων, καταδύσεις, μαθήματα κατάδυσης
doll: κούκλα, κούκλες, πάνινη κούκλα, πάνινες κούκλες, χειροποίητες κούκλες, barbie
dominoes: παιχνίδι ντόμινο, τουρνουά ντόμινο
drum: κρουστά, τύμπανα
drum-kit drum: ντραμς, μαθήματα ντραμς, ντράμερ, μαθήματα τυμπάνων
dumbbell: γυμναστήριο, προσωπικός γυμναστής, αλτήρες, βαράκια, σχοινάκι, λάστιχα γυμναστικής
earbuds: ασύρματα ακουστικά, ακουστικά bluetooth, airpods
embroidery-hoop thread: δαντέλα, δαντέλες, κοπανέλι, κεντητά, κέντημα, κεντήματα, κεντητική
exercise-bike: στατικό ποδήλατο, στατικά ποδήλατα, ποδήλατο γυμναστικής, ποδήλατα γυμναστικής, μαθήματα spinning
exercise-bike: ποδήλατο spinning
fireworks: πυροτεχνήματα
fireworks champagne: πρωτοχρονιά, παραμονή πρωτοχρονιάς
fishing-rod fish: δίχτυα ψαρέματος, αλιεία, ψαράδες, ψάρεμα, είδη αλιείας
flag: 25η μαρτίου, 28η οκτωβρίου
flute: φλάουτο, φλογέρα
folk-dancers accordion: παραδοσιακοί χοροί, παραδοσιακών χορών, παραδοσιακούς χορούς, λαϊκοί χοροί, χορευτικός όμιλος
folk-dancers accordion: ελληνικοί χοροί, χορευτικό συγκρότημα
football goal-net: ποδοσφαιρική ακαδημία, ακαδημία ποδοσφαίρου, ποδόσφαιρο
framed-picture: αφίσα, πίνακας σε καμβά
framed-picture church: εικόνες αγίων, αγιογραφία, αγιογράφος, αγιογραφίας
framed-picture palette: γκαλερί, έκθεση ζωγραφικής, κορνίζες, κορνιζάδικο, εγκαίνια έκθεσης
frisbee: φρίσμπι, frisbee
game-controller: παιχνιδομηχανές
game-controller joystick: βιντεοπαιχνίδια, κονσόλες
gift ribbon: μπομπονιέρες, μπομπονιέρα, βαπτιστικά, βαπτιστικό πακέτο, μαρτυρικά, δώρα, δώρο
go-kart: καρτ, καρτ πίστα, πίστα καρτ, go kart, καρτινγκ
golf golfer: γκολφ, μίνι γκολφ
golf-cart: αμαξίδιο γκολφ, αμαξίδια γκολφ
guitar musical-notes: μπαγλαμάς, κιθάρα, ωδείο
handpan musical-notes: handpan
harmonica: φυσαρμόνικα, φυσαρμόνικες
harp musical-score: άρπα, αρπίστρια
headphones: ακουστικά
hot-tub: υδρομασάζ, τζακούζι
hurling: χέρλινγκ
ice-skate: παγοδρόμιο, πατινάζ
jack-o-lantern ghost: χάλογουιν, χαλοουίν
judo-suit: αυτοάμυνα, καράτε, τζούντο, πολεμικές τέχνες, ταεκβοντό
kettlebell dumbbell: kettlebell, kettlebells, προπόνηση με kettlebells, προπόνηση kettlebell
kite: καθαρά δευτέρα
kitesurfer: κάιτσερφ, kitesurf
laser-blaster target: laser tag, λέιζερ ταγκ
letter-tiles: σκραμπλ
loom yarn: υφαντική, αργαλειός, αργαλειό
magic-wand top-hat: μάγος, ταχυδακτυλουργός
marionette theatre-masks: κουκλοθέατρο, μαριονέτες, καραγκιόζης, θέατρο σκιών
mat-exercise: πιλάτες, μαθήματα πιλάτες, στούντιο πιλάτες
menorah: χανουκά
microphone: τραγούδι, ορθοφωνία, μαθήματα τραγουδιού, καραόκε
microphone bouquet: παρουσιαστής, τραγουδιστής, τραγουδίστρια, μαθήματα φωνητικής, φωνητική
microphone projector: συνέδριο, ημερίδα, διημερίδα
musical-notes: συναυλία, συναυλίες, ρεμπέτικη βραδιά
musical-score church: ιεροψαλτών, ψαλτική, ιεροψάλτης, βυζαντινή χορωδία
musical-score musical-notes: βυζαντινή μουσική, κάλαντα
netball: netball, νέτμπολ
oboe musical-notes: κλαρίνο, κλαρινέτο, μαθήματα κλαρίνου
origami-crane: οριγκάμι
padel-racket: padel, πάντελ, γήπεδα padel
paintball-marker: paintball, πέιντμπολ, όπλο paintball
painted-eggs chick: πασχαλινά αυγά, κόκκινα αυγά
palette paintbrush: facepainting, σχέδιο, ζωγραφίζω, ακουαρέλα, ζωγραφική, μαθήματα ζωγραφικής
paraglider: αλεξίπτωτο πλαγιάς, παραπέντε, αλεξίπτωτα πλαγιάς, πτήσεις παραπέντε, πτήση με αλεξίπτωτο πλαγιάς
paraglider: paragliding
party-popper balloon: ~ παιδικό πάρτι, πάρτι, γιορτή
pedal-boat: θαλάσσιο ποδήλατο, θαλάσσια ποδήλατα, ποδήλατο θαλάσσης, ποδήλατα θαλάσσης
piano-keys: πιάνο, μαθήματα πιάνου
pickleball: pickleball, πίκλμπολ
pilates-reformer: pilates reformer, reformer pilates, πιλάτες reformer, μαθήματα reformer
pipe-organ church: εκκλησιαστικό όργανο, συναυλία οργάνου
pirate-ship: πειρατικό πλοίο, πειρατικά πλοία, πειρατικό καράβι
playing-card: μπριτζ, πρέφα, μπιρίμπα
pole-dancer: χορός σε στύλο
pom-poms: τσιρλίντινγκ, cheerleading, τσιρλίντερ
portuguese-guitar musical-notes: μπουζούκι, μπουζουκιού, μαθήματα μπουζούκι, μπουζούκια, μαντολίνο, λαούτο, ούτι
portuguese-guitar musical-notes: μαθήματα μπουζουκιού
postage-stamp: γραμματόσημο, γραμματόσημα, φιλοτελισμός, συλλογή γραμματοσήμων
potters-wheel vase: τροχός αγγειοπλαστικής, αγγειοπλαστική, μαθήματα κεραμικής, εργαστήριο κεραμικής
potters-wheel vase: μαθήματα αγγειοπλαστικής, κεραμίστας
puzzle: παζλ
puzzle pencil: σταυρόλεξο, σταυρόλεξα, παιχνίδι λέξεων, κρυπτόλεξο
raft: rafting, ράφτινγκ
recorder: φλάουτο με ράμφος
running-shirt football: αθλητικά ρούχα, στίβος, αθλητικά είδη
saxophone piano-keys: σαξόφωνο
sewing-needle: ράφτης, μοδίστρα, ραπτική, μεταποιήσεις
sewing-needle sewing-machine: ράβω, μάθε να ράβεις
sewing-needle thread: παραδοσιακές φορεσιές, ραφτάδικο, φορεσιές, ραφείο, επιδιορθώσεις ρούχων
singing-bowl lotus: θιβετιανά μπολ, ηχοθεραπεία, ηχόλουτρο
skis skier: χιονοδρομικό
skis snowy-mountain: ενοικίαση σκι, σχολή σκι, μαθήματα σκι, σκι
sleeping-bag: υπνόσακος, υπνόσακοι, υπνόσακο, υπνόσακους
snowmobile: όχημα χιονιού, οχήματα χιονιού, snowmobile
squash-racket: σκουός, ρακέτα σκουός, ρακέτες σκουός, γήπεδο σκουός
steelpan: steelpan, steel pan, steel drum
studio-microphone guitar: μουσική για γάμο
studio-microphone headphones: στούντιο ηχογράφησης, podcast
sun-lounger: ξαπλώστρα, ξαπλώστρες, ενοικίαση ξαπλώστρας
table-football: ποδοσφαιράκι, επιτραπέζιο ποδόσφαιρο, ποδοσφαιράκια
table-tennis: πινγκ πονγκ
tai-chi: τάι τσι, ταϊ τσι, τάι-τσι, μαθήματα τάι τσι
target: σκοπευτικός όμιλος, σκοπευτήριο, βελάκια
teddy-bear: κουκλόσπιτο
teddy-bear crayon: παιδικός σταθμός, παιχνίδια, φύλαξη παιδιών
television: τηλεόραση, τηλεοράσεις, επισκευή τηλεοράσεων
television laptop: ηλεκτρονικά είδη, ηλεκτρονικά, ηλεκτρικά είδη
tennis: τένις
theatre-masks: αποκριά, κουδουνάτοι, κωμωδία, κωμωδία σε δύο πράξεις, θεατρική ομάδα, θεατρικής ομάδας
theatre-masks: θεατρική παράσταση, ερασιτεχνική θεατρική ομάδα, θέατρο, όπερα, παράσταση
theatre-masks dress: ενοικίαση στολών
thread sewing-needle: ψιλικά ραπτικής
toy-bricks: ξύλινα τουβλάκια, τουβλάκια
toy-bricks teddy-bear: ξύλινα παιχνίδια
trading-card: συλλεκτικές κάρτες, συλλεκτική κάρτα, κάρτες pokemon, κάρτες πόκεμον, κάρτες pokémon
trampoline gymnast: τραμπολίνο, τραμπολίνα
treadmill dumbbell: διάδρομος γυμναστικής, όργανα γυμναστικής
trumpet: τρομπέτα, φιλαρμονική
trumpet drum: χάλκινα, χάλκινα για γάμους, πνευστά, μπάντα πνευστών
ukulele musical-notes: γιουκαλίλι, ukulele
vinyl-record: βινύλια, δίσκοι βινυλίου, πικάπ
violin: κρητική λύρα, βιολί, μαθήματα βιολιού
violin guitar: οργανοποιός, οργανοποιείο
violin wine: πανηγύρι, πανηγύρια
volleyball: βόλεϊ
vr-headset: γυαλιά εικονικής πραγματικότητας, εικονική πραγματικότητα, εικονικής πραγματικότητας
windsurfer: windsurf, windsurfing, ιστιοσανίδα, γουίντσερφ, ιστιοσανίδες, γουιντσέρφινγκ
xylophone: ξυλόφωνο, ξυλόφωνα, μεταλλόφωνο, μαρίμπα
yarn: μαλλιά πλεξίματος, πλέξιμο, νήματα, βελονάκι, πλέκω, να πλέκεις
yarn thread: υφαντουργία, εργαστήρι υφαντικής
zip-line tree: zipline, πάρκο περιπέτειας, εναέριο πάρκο
baby: ανώδυνος τοκετός, μαία, βρεφικά, μωρό, μωρά
climber: αναρρίχηση
climber fir-tree: πάρκα περιπέτειας, πάρκο αναρρίχησης
clown: κλόουν
cook: ζαχαροπλάστης
cook frying-pan: μάγειρα, μάγειρες, βοηθός κουζίνας, μαγειρέματα, μάγειρας, μαγειρική, μαθήματα μαγειρικής, σεφ
dancer musical-notes: χορευτικός σύλλογος, λαογραφικός, λαογραφικός σύλλογος, χοροεσπερίδα, χορευτική βραδιά, ζούμπα
dancer musical-notes: λάτιν, σχολή χορού, χορός, μαθήματα χορού
fencer: ξιφασκία
gymnast: γυμναστική παιδιών, ενόργανη, ακροβατικά
gymnast dumbbell: pilates με μηχανήματα, πιλάτες με μηχανήματα
haircut hair-comb: μεταμόσχευση μαλλιών
handball-player: χάντμπολ
lotus-position: στρώμα γυμναστικής
lotus-position lotus: διαλογισμός, γιόγκα, γιόγκας
massage lotus: ρεφλεξολογία, μασάζ
nurse: γηροκομείο, νοσοκόμα, νοσηλευτής, φροντίδα ηλικιωμένων, οίκος ευγηρίας
older-person dumbbell: γυμναστική για ηλικιωμένους, γυμναστική τρίτης ηλικίας, γυμναστική για μεγαλύτερους
older-person dumbbell: άσκηση για ηλικιωμένους
pregnant-woman: εγκυμοσύνη, προετοιμασία τοκετού, θηλασμός
rower: κωπηλατική μηχανή
rower canoe: κωπηλατικός όμιλος, κωπηλασία
runner sneaker: αγώνας δρόμου, αγώνες δρόμου, ημιμαραθώνιος, ορεινός αγώνας, λαϊκός αγώνας, αγώνας τρεξίματος
runner sneaker: αγώνας ορεινού τρεξίματος
santa: άγιος βασίλης, άη βασίλης, αγιος βασιλης, άγιος βασίλης στο σπίτι
sauna: σπα, σάουνα
sauna bubbles: θερμές πηγές
surfer wave: σερφ
swimmer goggles: κολύμπι, κολυμπώ, κολύμβηση, πισίνα, μαθήματα κολύμβησης, ιαματικά λουτρά, κολυμβητήριο
walker: οδοιπορικό
water-polo-player: υδατοσφαίριση, πόλο
wrestlers: ελεύθερη πάλη, ελληνορωμαϊκή πάλη
`;
