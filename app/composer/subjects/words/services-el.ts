/** Services, crafts and goods in Greek, before the list of trades. Notation: word-list.ts. */
export const greekServices = `
t-shirt backpack: σχολικές στολές, σχολική στολή
swimming-pool: καθαρισμός πισίνας, συντήρηση πισίνας, καθαρισμός πισινών, συντήρηση πισινών
droplet tap: αντλία νερού, αντλίες νερού, αντλίες
lotion sun: αντηλιακά, αντηλιακό, αντηλιακή, αντηλιακή κρέμα, αντηλιακές κρέμες, αντηλιακών
tent compass: πρόσκοποι, προσκόπων, λυκόπουλα
receipt shopping-cart: ταμίας, ταμία, ταμίες, υπάλληλος ταμείου
ring diamond: αγοράζω χρυσό, αγοράζουμε χρυσό, αγορά χρυσού, αγορές χρυσού
blood-drop: δωρεά αίματος
crayon teddy-bear: baby sitter, babysitter, baby sitting, baby-sitting
car location-pin: θέση στάθμευσης, θέση πάρκινγκ
tulip seedling: βολβοί, βολβοί λουλουδιών, τουλίπες, νάρκισσοι
cook frying-pan: μάγειρα, μάγειρες, βοηθός κουζίνας
bicycle parcel: κούριερ με ποδήλατο
honey bee: μελισσοκομικά, μελισσοκομικά προϊόντα, μελισσοκομία, μελισσοκόμος
lipstick serum-bottle: καθαρισμός προσώπου
dog-standing dog: φύλαξη σκύλων
eyelashes: εξτένσιον βλεφαρίδων
chimney fire: καμινάδες, καθαρισμός καμινάδας, καμινοκαθαριστής
horseshoe horse: πεταλωτής, πετάλωμα
armchair sofa: ταπετσέρης, ταπετσαρίες επίπλων, πολυθρόνα, πολυθρόνες
foot dress-shoe: ποδολόγος, ποδολογία, πέλματα, ορθοπεδικά παπούτσια
deer bird: ταριχευτής, κυνήγι, κυνηγετικά, κυνηγετικά είδη, θηράματα
key padlock: κλειδαριές, κλειδαράδες
sewing-needle thread: ραφείο, επιδιορθώσεις ρούχων, κεντήματα
steering-wheel car: δίπλωμα οδήγησης, μαθήματα οδήγησης, οδήγηση
milk dairy-cow: γάλα, γαλακτοκομικά, γαλακτοπωλείο
delivery-van lorry: μετακόμιση, μεταφορική
wastebasket recycling: μπάζα, αποκομιδή μπαζών, παλιοσίδερα, σκραπ
tree axe: κοπή δέντρων, κλάδεμα, κλάδεμα δέντρων, κλαδέματα
broom bucket: καθαρισμοί, καθαριότητα, καθαρίστρια
spray-bottle: καθαρισμός σαλονιών, απολύμανση, βιολογικός καθαρισμός, καθαρισμός στρωμάτων
speech-bubble: λογοθεραπευτής, λογοθεραπεία, λογοθεραπεύτρια
microphone bouquet: παρουσιαστής, τραγουδιστής, τραγουδίστρια, μαθήματα φωνητικής, φωνητική
excavator crane: εκσκαφές, εκσκαφέας, χωματουργικά, χωματουργικές εργασίες, τσάπα
staircase: σκάλες, εσωτερικές σκάλες
asparagus: σπαράγγια
passport: διαβατήριο, βίζα, φωτογραφίες διαβατηρίου
saw hammer: παρκέ, ντουλάπες, ξύλινα πατώματα, τρίψιμο παρκέ, πέργκολες
bricks trowel: χτίστης, σοβατζής, μονώσεις, θερμομόνωση, μπετά, γυψοσανίδες, κατασκευές, σκαλωσιές, θερμοπρόσοψη
bricks trowel: κατεδαφίσεις
roof house: υδρορροές, στεγανώσεις, σκεπές
tiles trowel: τοποθέτηση πλακιδίων
paint-roller: βάψιμο, μπογιατζής, βαψίματα, ελαιοχρωματισμοί
curtains window: σίτες, ρολά, περσίδες
window: τζαμάς, υαλοπίνακες, αλουμίνια
door fence: γκαραζόπορτες
fence: περιφράξεις, φράχτες
fridge: ψυγείο, ψυγεία, επισκευή ψυγείων
washing-machine wrench: πλυντήρια, επισκευή πλυντηρίων, στεγνοκαθαριστήριο, service ηλεκτρικών συσκευών
washing-machine wrench: ηλεκτρικές συσκευές
plug: ηλεκτρολογικές εργασίες
tap wrench: υδραυλικοί, υδραυλικά
toilet: αποφράξεις, βόθρος, εκκενώσεις βόθρων, απόφραξη
radiator fire: καυστήρες, λέβητες, αντλίες θερμότητας
fire logs: σόμπες, πέλετ
air-conditioner: συντήρηση κλιματιστικών
satellite-dish television: κεραίες, εγκατάσταση κεραίας
laptop: τεχνικός υπολογιστών, υπολογιστές
smartphone: service κινητών
car wrench: βαφή αυτοκινήτων, κρύσταλλα αυτοκινήτων, κτεο, φανοποιός
lorry: οδική βοήθεια, τρέιλερ, φορτηγά
minibus bus: πούλμαν, εκδρομές με πούλμαν
motor-scooter: μηχανάκια, παπάκι
bicycle: επισκευή ποδηλάτων, ενοικίαση ποδηλάτων
razor: αποτρίχωση, αποτρίχωση λέιζερ, ξύρισμα, χαλάουα
hair-comb scissors: εξτένσιον, περούκες, ράστα
barber-pole: μπαρμπέρικο
nail-polish: πεντικιούρ
tattoo-machine ring: τατουάζ, μόνιμο μακιγιάζ
massage lotus: βελονισμός, ρεφλεξολογία
spine stethoscope: φυσικοθεραπευτήριο
brain speech-bubble: θεραπεία ζεύγους
stethoscope stethoscope: ακτινογραφία, υπέρηχος, ακτινολόγος, ακτινολογικό
test-tube: μικροβιολόγος, αναλύσεις, μικροβιολογικό εργαστήριο
tooth: ορθοδοντικός, οδοντοστοιχίες, εμφυτεύματα
glasses: οφθαλμίατρος
dog: κτηνιατρείο
crayon teddy-bear: φύλαξη παιδιών, νηπιαγωγείο, μπέιμπι σίτερ
nurse: γηροκομείο
set-square ruler: τοπογράφος, πολιτικός μηχανικός, ενεργειακό πιστοποιητικό
scales: νομικές υπηρεσίες
fountain-pen: χαρτοπωλείο
shield: ασφάλιση
house key: μεσίτης, εξοχική κατοικία, κατοικία, στεγαστικό δάνειο
ballet-shoes dancer: μπαλέτο, παραδοσιακοί χοροί
judo-suit: αυτοάμυνα
canoe rower: καγιάκ, ράφτινγκ
horse: ιππικός όμιλος
bouncy-castle: φουσκωτά, φουσκωτά παιχνίδια, τραμπολίνο
clown: κλόουν
magic-wand: μάγος, ταχυδακτυλουργός
palette: facepainting
jar: μαρμελάδα, γλυκό του κουταλιού
mushroom: μανιτάρια
stew: σούπα, πατσάς, μαγειρευτά
kebab: πιτόγυρο, ψησταριά
croissant bread: αρτοποιία
pie: τυρόπιτα, σπανακόπιτα
bread: κουλούρια
doughnut honey: λουκουμάδες
safety-vest: ρούχα εργασίας, φόρμες εργασίας
sneaker dress-shoe: επισκευή παπουτσιών, υποδήματα
watch: ωρολογοποιός, επισκευή ρολογιών
printer paintbrush: επιγραφές, σφραγίδες
coin magnifier: αντίκες, αγορά χρυσού, ενεχυροδανειστήριο, νομίσματα
security-camera shield: συναγερμός, σεκιούριτι
candle headstone: κηδείες, στεφάνια, γραφείο κηδειών
headstone: μνήματα, μαρμαράς, μάρμαρα
church: λειτουργία
lawnmower spade: κούρεμα γκαζόν, χλοοκοπτικό, γκαζόν
bed mattress: λευκά είδη
sofa: καναπέδες
caravan tent: τροχόσπιτα, τροχόσπιτο
sailing-boat anchor: κρουαζιέρα, ιστιοπλοϊκό, ημερήσια κρουαζιέρα
cockroach: μυοκτονία, απολυμάνσεις, μυοκτονίες
solar-panel: ηλιακός θερμοσίφωνας, ηλιακοί
bouquet: ανθοδέσμη
seedling plant: γεωπόνος, σπόροι
honey: μελισσοκόμος, μελισσοκομία
spirits-bottle: τσίπουρο, ούζο, τσιπουράδικο
motorcycle: μηχανές, μοτοσυκλέτα, μοτοσυκλέτες
apple basket: φρούτα
rabbit: κουνέλι, κουνέλια
sheep: αρνί
cow steak: αγελάδες, μοσχάρι
pig: γουρούνι, χοιρινό, γουρουνόπουλο
cat: γατάκια
horse: πόνυ, άμαξα
chicken-leg: κοτόπουλο, κοτόπουλα, φτερούγες
potato: πατάτες
apple basket: μήλα
basket carrot: λαϊκή
bicycle: ποδηλασία
yarn: μαλλιά πλεξίματος, πλέξιμο, νήματα
dancer: λάτιν
swimmer: κολύμπι
baby: ανώδυνος τοκετός
lotus-position: διαλογισμός
cutlery dinner-plate: μεζέδες, σπιτικό φαγητό, μεζεδοπωλείο
delivery-van: βαν, κούριερ, ενοικίαση φορτηγού
wastebasket recycling: ανακύκλωση
dog: κουτάβια
sailing-boat: ιστιοπλοΐα, γιοτ
yarn: βελονάκι
motor-scooter: σκούτερ
calculator receipt: λογιστικά
bow-and-arrow target: τοξοβολία
billiard-ball: μπιλιάρδο
sailing-boat anchor: ιστιοπλοΐα
yarn: πλέκω, να πλέκεις
sewing-needle sewing-machine: ράβω, μάθε να ράβεις
palette paintbrush: σχέδιο, ζωγραφίζω, ακουαρέλα
swimmer: κολυμπώ
cook frying-pan: μαγειρέματα
microphone: τραγούδι, ορθοφωνία
drum: ντραμς, μαθήματα ντραμς, κρουστά
christmas-tree: έλατα
houses house: μονοκατοικία, μεζονέτα
smartphone: κινητό, επισκευή οθόνης
seedling tree: δενδρύλλια, οπωροφόρα
ice-skate: παγοδρόμιο, πατινάζ
skis skier: χιονοδρομικό
saw axe: αλυσοπρίονο, ξυλεία, πριονιστήριο
lipstick serum-bottle: αισθητικός, ινστιτούτο αισθητικής
watch mantel-clock: ωρολογοποιείο
spade lawnmower: φρέζα
bricks trowel: πέτρα, πετράς, πέτρινα
balloon party-popper: παιδικά πάρτι, πάρτι γενεθλίων, παιδότοπος
horse: σταυλισμός, στάβλος
desktop-computer laptop: λογισμικό, πρόγραμμα κρατήσεων, πρόγραμμα διαχείρισης
receipt desktop-computer: ταμειακή μηχανή, ταμειακές μηχανές, ταμειακές
calculator receipt: λογιστικές υπηρεσίες, λογιστική υποστήριξη, μισθοδοσία, φοροτεχνικές υπηρεσίες
safety-vest lab-coat: στολές εργασίας, στολές
parcel: συσκευασίες, είδη συσκευασίας
shield: ασφάλεια, ασφάλειες
megaphone chart-up: διαφημιστική, διαφήμιση, μάρκετινγκ
briefcase handshake: σύμβουλοι επιχειρήσεων, συμβουλευτική επιχειρήσεων
banknotes coin: δάνειο, δάνεια, χρηματοδότηση
toolbox hammer: ~ μάστορας, μάστορες
musical-notes: συναυλία, συναυλίες
eagle bird: γερακοτροφία, γεράκια
books: βιβλιοδεσία, βιβλιοδετείο
window beach-umbrella: τέντες, τέντα
tractor wheat: γεωργικά μηχανήματα, τρακτέρ
theatre-masks dress: αποκριάτικες στολές, ενοικίαση στολών
toilet plunger: βόθροι
kitchen-knife: ακόνισμα, ακόνισμα μαχαιριών, τροχιστής
horse: φιλοξενία αλόγων, στάβλοι
honey bee: πρόπολη, προϊόντα μέλισσας
sewing-machine thread: ραπτομηχανή, ραπτομηχανές
window palette: βιτρό
tropical-fish: ενυδρείο, ενυδρεία
horse: σέλες, είδη ιππασίας
skis: ενοικίαση σκι, σχολή σκι, μαθήματα σκι
ladder bricks: ενοικίαση σκαλωσιάς
toy-bricks teddy-bear: ξύλινα παιχνίδια
slide: παιδική χαρά, παιδικές χαρές
staircase saw: ξύλινες σκάλες
plug lightning: γεννήτρια, γεννήτριες
mosquito: κουνούπια, απεντόμωση κουνουπιών, σφήκες
radiator wrench: θέρμανση, συντήρηση καυστήρα
car key: ~ οδηγός, ζητείται οδηγός, οδηγοί
guitar: μπουζούκι, μπουζουκιού, μπαγλαμάς
`;
