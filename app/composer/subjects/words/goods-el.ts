/** Goods, crafts and outings in Greek. Notation: word-list.ts. */
export const greekGoods = `
taxi suitcase: μεταφορές αεροδρόμιο, μεταφορά αεροδρόμιο, μεταφορές από αεροδρόμιο, μεταφορές από προς αεροδρόμιο
lemon soft-drink: λεμονάδα, λεμονάδες
kitchen-knife: τρόχισμα μαχαιριών
bricks trowel: κυβόλιθοι, πλακόστρωση
armchair sofa: ταπετσαρίες
excavator droplet: γεωτρήσεις, γεώτρηση
excavator: σκαπτικά
toilet plunger: εκκένωση βόθρων, βόθρου
hammer-and-wrench: σιδεράς, συγκολλήσεις, σιδηροκατασκευές, μεταλλικές κατασκευές
wardrobe: εντοιχισμένες ντουλάπες
vacuum-cleaner: ηλεκτρικές σκούπες, ηλεκτρική σκούπα
fire-extinguisher: πυροσβεστήρες, πυροσβεστήρας, πυρασφάλεια
mouse-trap: απεντομώσεις μυοκτονίες
hut: ξύλινα σπιτάκια, σπιτάκια κήπου
house-with-garden: θερμοκήπια, θερμοκήπιο
light-bulb: λάμπες
dining-table: τραπέζια, τραπεζαρίες, τραπεζαρία
bathtub shower: μπάνια
hot-tub: υδρομασάζ, τζακούζι
droplet: φίλτρα νερού
pretzel: κουλούρι Θεσσαλονίκης
doughnut: ντόνατς
cookie: μπισκότα, κουλουράκια, μελομακάρονα
waffle: βάφλες
flatbread: πίτες σάτζ, λαγάνα
dumpling: πελμένι
pie: πίτες, πίτα
sandwich: σάντουιτς, τοστ
stew: σούπες
meat-on-bone: παϊδάκια, κοντοσούβλι
hot-dog: χοτ ντογκ
spaghetti: ζυμαρικά, φρέσκα ζυμαρικά, μακαρονάδα
curry: ινδικό εστιατόριο, ινδική κουζίνα
taco: μεξικάνικο εστιατόριο, τάκος
soft-drink: λεμονάδα, αναψυκτικά
champagne: σαμπάνια, αφρώδες κρασί
cocktail: κοκτέιλ, κοκτέιλ μπαρ
spirits-bottle: ρακή, τσίπουρα
beers: μπιραρία
egg hen: φρέσκα αυγά
hen: κότες, κοτόπουλα ζωντανά, κοτέτσι
goat: κατσίκες, κατσικάκι
turkey-bird: γαλοπούλα, γαλοπούλες
corn: καλαμπόκι
cherries: κεράσια
blueberries: μύρτιλα
strawberry: φράουλες
grapes: σταφύλια
watermelon: καρπούζια
tomato: ντομάτες
onion: κρεμμύδια
garlic: σκόρδα
bell-pepper: πιπεριές
peanuts: ξηροί καρποί, καρύδια
wheat: αλεύρι, μύλος
herb: βότανα, αρωματικά βότανα
trumpet: μπάντα πνευστών, τρομπέτα, φιλαρμονική
violin: βιολί, μαθήματα βιολιού
flute: φλάουτο, φλογέρα
saxophone: σαξόφωνο
accordion: ακορντεόν
banjo: μαθήματα μπουζούκι, λύρα
drum: τύμπανα
dice: επιτραπέζια
puzzle: παζλ
bowling: μπόουλινγκ
target: σκοπευτήριο, βελάκια, paintball
fencer: ξιφασκία
golf: γκολφ, μίνι γκολφ
table-tennis: πινγκ πονγκ
volleyball: βόλεϊ
running-shirt: αθλητικά ρούχα, στίβος, αθλητικά είδη
gymnast: γυμναστική παιδιών, ενόργανη, ακροβατικά
surfer: σερφ, γουίντσερφ, ιστιοσανίδα
diving-mask: καταδύσεις, μαθήματα κατάδυσης
rower: κωπηλασία
parachute: αλεξίπτωτο, πτώσεις, παραπέντε
hot-air-balloon: αερόστατο
kick-scooter: ηλεκτρικά πατίνια, πατίνι
roller-skate: πατίνια, ρόλερ
skateboard: σκέιτμπορντ
racing-car: καρτ, καρτ πίστα
helicopter: ελικόπτερο
drone: drone, εναέρια λήψη
clapperboard: βιντεοσκόπηση, βίντεο γάμου
disco-ball: dj, ντισκοτέκ, κλαμπ
camera-flash: photo booth
fireworks: πυροτεχνήματα
balloon: μπαλόνια, στολισμός με μπαλόνια
circus-tent: τσίρκο
ring: γάμοι
soap: σαπούνι, χειροποίητα σαπούνια
sun: σολάριουμ, μαύρισμα
diamond ring: τρύπημα αυτιών
necktie: ανδρικά κοστούμια
top-hat: καπέλα
t-shirt: μπλουζάκια, στάμπες
socks: κάλτσες
gloves: γάντια
briefs: εσώρουχα
bikini: μαγιό
backpack: σχολικές τσάντες, σακίδια
suitcase: βαλίτσες
wallet: πορτοφόλια, δερμάτινα είδη
wheelchair: αναπηρικά αμαξίδια, αμαξίδιο
syringe: μπότοξ
test-tube: μικροβιολογικό, αιματολογικές εξετάσεις
stroller: καρότσια μωρού, βρεφικά καρότσια
baby: μωρά
fountain-pen: σχολικά είδη, καλλιγραφία
printer: φωτοτυπίες
satellite-dish: δορυφορικές κεραίες
television: τηλεοράσεις, επισκευή τηλεοράσεων
speaker: ηχοσυστήματα, ηχεία
game-controller: κονσόλες
gavel: δημοπρασία
crystal-ball: ταρώ, αστρολόγος, χαρτομαντεία
magnifier: ιδιωτικός ντετέκτιβ
telescope: αστεροσκοπείο, αστρονομία
robot: ρομποτική
ferris-wheel: λούνα παρκ
recycling: αποκομιδή
lorry: μεταφορές φορτηγά
cactus: κάκτοι, παχύφυτα
plant: φυτά εσωτερικού χώρου, γλάστρες
rose: τριαντάφυλλα
tulip: τουλίπες
castle: κάστρο
toilet: χημικές τουαλέτες
framed-picture: κορνίζες, κορνιζάδικο
thread: υφάσματα, ψιλικά ραπτικής
roof house: κεραμοσκεπές, κεραμοσκεπή
tap wrench: υδραυλικές εργασίες
scissors hair-comb: κομμωτής
dog bone: κατάστημα κατοικιδίων, ζωοτροφές, τροφές για σκύλους
house-with-garden: κήποι χειμερινοί
sneaker: παπουτσιών
wine grapes: κρασιών, κρασιού, οινογνωσία
fish: ψαριών
cat: γατών
beer: μπύρας, μπυρών
tooth: δοντιών, δόντια, λεύκανση δοντιών
scissors hair-comb: μαλλιών, μαλλιά
bicycle wrench: ποδηλάτων
window bucket: τζαμιών
lotus-position: γιόγκας
honey bee: μελιού
key: κλειδιών
rug: χαλιών
birthday-cake: τούρτες, τούρτας
bouquet: λουλουδιών
coffee: καφέδες
horse: αλόγων
cheese: τυριών
wheat: σανός, άχυρο
camera: φωτογράφηση γάμου, φωτογράφηση βάπτισης, φωτογράφηση
olives: αγουρέλαιο, εξαιρετικό παρθένο ελαιόλαδο
tyre: ελαστικά, ελαστικών, λάστιχα
sailing-boat wave: καΐκι, καίκι, ημερήσια κρουαζιέρα, ημερήσιες εκδρομές
`;
