const things = `
apple basket: ಹಣ್ಣು, ಹಣ್ಣುಗಳು
banana: ಬಾಳೆಹಣ್ಣು, ಬಾಳೆ
beans: ಬೇಳೆ, ಬೇಳೆಕಾಳು
birthday-cake cupcake: ಕೇಕ್, ಹುಟ್ಟುಹಬ್ಬದ ಕೇಕ್
bread: ಬೇಕರಿ, ಬ್ರೆಡ್
burger french-fries: ಬರ್ಗರ್
candy cookie: ಸಿಹಿತಿಂಡಿ, ಸಿಹಿ ತಿಂಡಿ, ಮೈಸೂರು ಪಾಕ್, ಲಡ್ಡು
cheese: ಪನೀರ್, ಚೀಸ್
chicken-leg: ಚಿಕನ್, ಕೋಳಿ ಮಾಂಸ
chocolate candy: ಚಾಕೊಲೇಟ್
coconut: ತೆಂಗಿನಕಾಯಿ, ಎಳನೀರು
cookie: ಬಿಸ್ಕತ್ತು
dosa: ದೋಸೆ, ಇಡ್ಲಿ, ಮಸಾಲೆ ದೋಸೆ, ದೋಸೆ ಹಿಟ್ಟು
dumpling: ಮೋಮೋಸ್, ಕಡುಬು
egg basket: ಮೊಟ್ಟೆ
flatbread: ರೊಟ್ಟಿ, ಜೋಳದ ರೊಟ್ಟಿ, ಚಪಾತಿ, ಹೋಳಿಗೆ, ಒಬ್ಬಟ್ಟು
grapes: ದ್ರಾಕ್ಷಿ
honey bee: ಜೇನುತುಪ್ಪ, ಜೇನು
honey jar: ಬೆಲ್ಲ
kebab: ಕಬಾಬ್, ಶವರ್ಮಾ
mango: ಮಾವು, ಮಾವಿನ ಹಣ್ಣು
meat-on-bone: ಕಬಾಬ್ ಸೆಂಟರ್, ಬಾರ್ಬೆಕ್ಯೂ, ತಂದೂರಿ
mushroom: ಅಣಬೆ, ಅಣಬೆ ಕೃಷಿ
noodles chopsticks: ನೂಡಲ್ಸ್, ಶಾವಿಗೆ
olive-oil olives: ಗಾಣದ ಎಣ್ಣೆ, ಮರದ ಗಾಣ
onion: ಈರುಳ್ಳಿ
orange soft-drink: ಕಿತ್ತಳೆ
pancakes coffee: ಇಡ್ಲಿ ಹಿಟ್ಟು
peanuts: ಕಡಲೆಕಾಯಿ, ಗೋಡಂಬಿ, ಒಣ ಹಣ್ಣುಗಳು, ಡ್ರೈ ಫ್ರೂಟ್ಸ್
pizza: ಪಿಜ್ಜಾ
pomegranate: ದಾಳಿಂಬೆ
popcorn film-camera: ಸಿನಿಮಾ, ಚಲನಚಿತ್ರ
potato: ಆಲೂಗಡ್ಡೆ
rice curry: ಬಿರಿಯಾನಿ, ಅಕ್ಕಿ, ಊಟ
salad: ಸಲಾಡ್, ಡಯಟ್
samosa: ಸಮೋಸಾ, ಬಜ್ಜಿ
sandwich baguette: ಸ್ಯಾಂಡ್‌ವಿಚ್
soft-ice-cream ice-cream: ಐಸ್ ಕ್ರೀಮ್, ಐಸ್‌ಕ್ರೀಮ್
steak kitchen-knife: ಮಾಂಸ, ಮಟನ್
stew: ಸೂಪ್, ಸಾಂಬಾರ್
tomato: ಟೊಮೆಟೊ
watermelon: ಕಲ್ಲಂಗಡಿ
amphora: ಮಣ್ಣಿನ ಪಾತ್ರೆ, ಮಡಕೆ
coffee: ಕಾಫಿ, ಫಿಲ್ಟರ್ ಕಾಫಿ, ಕಾಫಿ ಪುಡಿ
cutlery dinner-plate: ಹೋಟೆಲ್ ಊಟ, ರೆಸ್ಟೋರೆಂಟ್, ಖಾನಾವಳಿ, ದರ್ಶಿನಿ
dinner-plate cutlery: ಕ್ಯಾಟರಿಂಗ್, ಅಡುಗೆ, ಟಿಫಿನ್, ಮನೆ ಊಟ, ಊಟದ ಡಬ್ಬಿ
jar: ಎಣ್ಣೆ
jar chilli: ಉಪ್ಪಿನಕಾಯಿ, ಮಸಾಲೆ, ಮಸಾಲೆ ಪುಡಿ, ಹಪ್ಪಳ
juice-box apple: ಜ್ಯೂಸ್, ಹಣ್ಣಿನ ರಸ, ಕಬ್ಬಿನ ಹಾಲು
kitchen-knife frying-pan: ಪಾತ್ರೆಗಳು, ಸ್ಟೀಲ್ ಪಾತ್ರೆ, ಚಾಕು
milk cow: ಹಾಲು, ಮೊಸರು, ತುಪ್ಪ
soft-drink tropical-drink: ಸೋಡಾ, ತಂಪು ಪಾನೀಯ
tea teapot: ಚಹಾ, ಟೀ
cat: ಬೆಕ್ಕು
cockroach: ಕೀಟ ನಿಯಂತ್ರಣ, ಜಿರಳೆ
cow milk: ಹಸು, ಎಮ್ಮೆ
crab: ಏಡಿ
dog: ನಾಯಿ, ನಾಯಿಮರಿ, ಪಶು ಆಸ್ಪತ್ರೆ
duck: ಬಾತುಕೋಳಿ
elephant: ಗಣೇಶ ಮೂರ್ತಿ
fish: ಮೀನು
goat: ಮೇಕೆ
hen chick: ಕೋಳಿ, ಕೋಳಿ ಸಾಕಣೆ
horse: ಕುದುರೆ, ಕುದುರೆ ಸವಾರಿ
mosquito window: ಸೊಳ್ಳೆ ಪರದೆ, ಸೊಳ್ಳೆ ಜಾಲ
parrot bird: ಗಿಳಿ, ಪಕ್ಷಿ
sheep: ಕುರಿ, ಕುರಿ ಸಾಕಾಣಿಕೆ
shrimp: ಸೀಗಡಿ
tropical-fish: ಅಕ್ವೇರಿಯಂ, ಅಲಂಕಾರಿಕ ಮೀನು
bouquet: ಹೂವಿನ ಅಲಂಕಾರ, ಹೂವು, ಹೂಗಳು, ಹೂವಿನ ಅಂಗಡಿ
droplet tap: ನೀರು ಶುದ್ಧೀಕರಣ
fire logs: ವೆಲ್ಡಿಂಗ್
garland: ಹೂಮಾಲೆ, ಹೂವಿನ ಹಾರ, ಹೂವಿನ ಹಾರಗಳು
lawnmower: ಹುಲ್ಲು ಕತ್ತರಿಸುವ
logs fire: ಸೌದೆ, ಕಟ್ಟಿಗೆ
seedling plant: ಗಿಡ, ಗಿಡಗಳು, ಸಸಿ, ಸಸಿಗಳು, ನರ್ಸರಿ, ಬೀಜ
spade seedling: ತೋಟಗಾರಿಕೆ, ತೋಟ
tree axe: ಮರ ಕಡಿಯುವ
umbrella: ಕೊಡೆ, ಛತ್ರಿ
wheat tractor: ಕೃಷಿ, ರಾಗಿ, ಧಾನ್ಯ, ಸಿರಿಧಾನ್ಯ
air-conditioner: ಎಸಿ, ಎಸಿ ರಿಪೇರಿ, ಎಸಿ ಸರ್ವಿಸ್
basket carrot: ತರಕಾರಿ, ತರಕಾರಿಗಳು, ಸಾವಯವ ತರಕಾರಿ
battery: ಬ್ಯಾಟರಿ, ಇನ್ವರ್ಟರ್
bed bellhop-bell: ಹಾಸಿಗೆ, ಮಂಚ, ಪಿಜಿ
broom spray-bottle: ಸ್ವಚ್ಛತೆ, ಮನೆ ಸ್ವಚ್ಛತೆ, ಕ್ಲೀನಿಂಗ್
candle: ಮೇಣದಬತ್ತಿ, ಅಂತ್ಯಕ್ರಿಯೆ, ಅಂತ್ಯಸಂಸ್ಕಾರ
chair: ಕುರ್ಚಿ, ಕುರ್ಚಿ ಬಾಡಿಗೆ
cot: ತೊಟ್ಟಿಲು
curtains window: ಪರದೆ, ಪರದೆಗಳು, ಕರ್ಟನ್
door: ಬಾಗಿಲು, ಬಾಗಿಲುಗಳು
fence hammer: ಬೇಲಿ, ತಂತಿ ಬೇಲಿ
fire-extinguisher: ಅಗ್ನಿಶಾಮಕ
first-aid-kit: ಪ್ರಥಮ ಚಿಕಿತ್ಸೆ
fridge: ಫ್ರಿಡ್ಜ್, ಫ್ರಿಡ್ಜ್ ರಿಪೇರಿ
key padlock: ಕೀಲಿ, ಕೀಲಿಕೈ
light-bulb: ದೀಪಗಳು, ಎಲ್ಇಡಿ, ಲೈಟಿಂಗ್
mirror: ಕನ್ನಡಿ
mortar herb: ಆಯುರ್ವೇದ, ಆಯುರ್ವೇದಿಕ್
mouse-trap: ಇಲಿ
oven frying-pan: ಗೃಹೋಪಯೋಗಿ ವಸ್ತುಗಳು, ಗ್ಯಾಸ್ ಸ್ಟೌ
paint-roller bucket: ಬಣ್ಣ ಬಳಿಯುವುದು, ಪೇಂಟಿಂಗ್ ಕೆಲಸ, ಪೇಂಟರ್, ಮನೆ ಪೇಂಟಿಂಗ್
plug lightning: ಎಲೆಕ್ಟ್ರಿಷಿಯನ್, ವೈರಿಂಗ್
recycling: ಗುಜರಿ, ಹಳೆ ಸಾಮಾನು, ಮರುಬಳಕೆ
roof house: ಛಾವಣಿ, ಮೇಲ್ಛಾವಣಿ, ಹೆಂಚು, ಶೀಟ್ ಛಾವಣಿ
rug: ಕಾರ್ಪೆಟ್, ಜಮಖಾನ, ರತ್ನಗಂಬಳಿ
sack wheat: ಪಶು ಆಹಾರ, ಹಿಟ್ಟಿನ ಗಿರಣಿ, ಬಿತ್ತನೆ ಬೀಜ, ಜಾನುವಾರು ಆಹಾರ
saw hammer: ಬಡಗಿ, ಮರಗೆಲಸ
security-camera: ಸಿಸಿಟಿವಿ, ಸಿಸಿ ಕ್ಯಾಮೆರಾ
sewing-machine thread: ಹೊಲಿಗೆ, ಹೊಲಿಗೆ ತರಬೇತಿ, ಟೈಲರ್, ಹೊಲಿಗೆ ಯಂತ್ರ, ಬ್ಲೌಸ್ ಹೊಲಿಗೆ
shield umbrella: ವಿಮೆ
shopping-cart basket: ದಿನಸಿ, ದಿನಸಿ ಅಂಗಡಿ, ಕಿರಾಣಿ
soap: ಸಾಬೂನು
sofa chair: ಪೀಠೋಪಕರಣ, ಸೋಫಾ
solar-panel sun: ಸೋಲಾರ್
tap wrench: ಪ್ಲಂಬರ್, ನಲ್ಲಿ, ಪ್ಲಂಬಿಂಗ್
tiles trowel: ಟೈಲ್ಸ್, ಗ್ರಾನೈಟ್
toilet: ಶೌಚಾಲಯ, ಸೆಪ್ಟಿಕ್ ಟ್ಯಾಂಕ್
toolbox hammer: ಹಾರ್ಡ್‌ವೇರ್, ಉಪಕರಣಗಳು
wardrobe: ಬೀರು, ವಾರ್ಡ್‌ರೋಬ್
washing-machine basket: ವಾಷಿಂಗ್ ಮಷಿನ್, ಬಟ್ಟೆ ಒಗೆಯುವುದು, ಲಾಂಡ್ರಿ, ಇಸ್ತ್ರಿ
water-pump droplet: ಕೊಳವೆ ಬಾವಿ, ಬೋರ್‌ವೆಲ್, ಬೋರ್ವೆಲ್, ಮೋಟಾರ್ ಪಂಪ್
water-tank droplet: ನೀರಿನ ಟ್ಯಾಂಕ್, ಟ್ಯಾಂಕ್ ಸ್ವಚ್ಛತೆ
wifi-router: ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್, ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ
window: ಕಿಟಕಿ, ಕಿಟಕಿಗಳು, ಗಾಜಿನ ಕೆಲಸ
wrench car: ಕಾರು ರಿಪೇರಿ, ಗ್ಯಾರೇಜ್
baby-bodysuit: ಮಕ್ಕಳ ಬಟ್ಟೆ, ಮಕ್ಕಳ ಉಡುಪು, ಮಕ್ಕಳ ಬಟ್ಟೆಗಳು
backpack pencil: ಶಾಲಾ ಬ್ಯಾಗ್
bangles: ಬಳೆ, ಬಳೆಗಳು
brain speech-bubble: ಆಪ್ತ ಸಮಾಲೋಚನೆ, ಮನಶ್ಶಾಸ್ತ್ರ, ಕೌನ್ಸೆಲಿಂಗ್
briefs: ಒಳ ಉಡುಪು
clothes-hanger coat: ಡ್ರೈ ಕ್ಲೀನಿಂಗ್, ಡ್ರೈ ಕ್ಲೀನರ್ಸ್
coat: ಸ್ವೆಟರ್, ಜಾಕೆಟ್
diamond ring: ಆಭರಣ, ಒಡವೆ, ಚಿನ್ನ, ಚಿನ್ನಾಭರಣ
dress handbag: ಬಟ್ಟೆ, ಬಟ್ಟೆಗಳು, ಬಟ್ಟೆ ಅಂಗಡಿ, ಉಡುಪು
dress-shoe: ಚಪ್ಪಲಿ ರಿಪೇರಿ, ಶೂ ರಿಪೇರಿ, ಚಮ್ಮಾರ
eyelashes eye: ಹುಬ್ಬು, ರೆಪ್ಪೆ
glasses eye: ಕನ್ನಡಕ, ಕಣ್ಣಿನ ತಪಾಸಣೆ, ಕಣ್ಣಿನ ಆಸ್ಪತ್ರೆ
graduation-cap books: ~ ಕಾಲೇಜು, ಪದವಿ
handbag: ಬ್ಯಾಗ್, ಚೀಲ, ಕೈಚೀಲ, ಹ್ಯಾಂಡ್‌ಬ್ಯಾಗ್
hearing-aid: ಶ್ರವಣ ಯಂತ್ರ, ಶ್ರವಣ ಸಾಧನ
heart handshake: ದೇಣಿಗೆ, ಸ್ವಯಂಸೇವಕರು, ದಾನ
hiking-boot: ಚಾರಣ, ಟ್ರೆಕ್ಕಿಂಗ್
lipstick nail-polish: ಬ್ಯೂಟಿ ಪಾರ್ಲರ್, ಮೇಕಪ್, ಮದುಮಗಳ ಮೇಕಪ್
nail-polish: ನೇಲ್ ಆರ್ಟ್, ಉಗುರು
necktie: ಸೂಟ್, ಶೆರ್ವಾನಿ
perfume: ಸುಗಂಧ ದ್ರವ್ಯ, ಅತ್ತರ್, ಪರ್ಫ್ಯೂಮ್
prayer-beads: ರುದ್ರಾಕ್ಷಿ
ring bouquet: ಮದುವೆ, ಕಲ್ಯಾಣ ಮಂಟಪ
sandal: ಚಪ್ಪಲಿ
sari: ಸೀರೆ, ಸೀರೆಗಳು, ರೇಷ್ಮೆ ಸೀರೆ
serum-bottle lotion: ಚರ್ಮದ ಆರೈಕೆ, ಫೇಶಿಯಲ್
sneaker: ಶೂ, ಶೂಗಳು
spine: ಫಿಸಿಯೋಥೆರಪಿ, ಬೆನ್ನು ನೋವು
sunglasses sun: ತಂಪು ಕನ್ನಡಕ
t-shirt jeans: ಟೀ ಶರ್ಟ್, ಸಮವಸ್ತ್ರ, ಯೂನಿಫಾರ್ಮ್
tattoo-machine: ಟ್ಯಾಟೂ, ಹಚ್ಚೆ
tooth: ಹಲ್ಲು, ದಂತ ಚಿಕಿತ್ಸೆ, ದಂತ ವೈದ್ಯ, ಡೆಂಟಲ್, ದಂತ ಚಿಕಿತ್ಸಾಲಯ
x-ray: ಎಕ್ಸ್‌ರೇ, ಎಕ್ಸ್ ರೇ, ಸ್ಕ್ಯಾನಿಂಗ್ ಸೆಂಟರ್
badminton: ಬ್ಯಾಡ್ಮಿಂಟನ್
balloon party-popper: ಬಲೂನ್
basketball: ಬಾಸ್ಕೆಟ್‌ಬಾಲ್
boxing-glove: ಬಾಕ್ಸಿಂಗ್
camera: ಛಾಯಾಗ್ರಹಣ, ಫೋಟೋ ಸ್ಟುಡಿಯೋ, ಫೋಟೋಗ್ರಫಿ
camera ring: ಮದುವೆ ಫೋಟೋ, ಮದುವೆ ಫೋಟೋಗ್ರಫಿ
chess-pawn trophy: ಚೆಸ್, ಚದುರಂಗ
cricket: ಕ್ರಿಕೆಟ್
crystal-ball: ಜ್ಯೋತಿಷ್ಯ, ಜ್ಯೋತಿಷಿ, ಜಾತಕ
drum: ತಬಲಾ, ಡೊಳ್ಳು
dumbbell: ಜಿಮ್, ವ್ಯಾಯಾಮ
embroidery-hoop thread: ಕಸೂತಿ, ಎಂಬ್ರಾಯಿಡರಿ
fireworks: ಪಟಾಕಿ
flute: ಕೊಳಲು, ಕೊಳಲು ತರಗತಿ
football goal-net: ಫುಟ್ಬಾಲ್, ಫುಟ್‌ಬಾಲ್
framed-picture palette: ಚಿತ್ರಕಲಾ ಪ್ರದರ್ಶನ, ಫೋಟೋ ಫ್ರೇಮ್
gift ribbon: ಉಡುಗೊರೆ, ಗಿಫ್ಟ್, ಗಿಫ್ಟ್ ಶಾಪ್
guitar musical-notes: ವೀಣೆ, ವೀಣಾ ತರಗತಿ, ಗಿಟಾರ್
judo-suit: ಕರಾಟೆ
loom yarn: ಕೈಮಗ್ಗ, ನೇಕಾರ, ನೇಯ್ಗೆ
magic-wand top-hat: ಜಾದೂ, ಮ್ಯಾಜಿಕ್ ಶೋ
microphone: ಕರೋಕೆ, ಹಾಡುಗಾರಿಕೆ, ನಿರೂಪಕ
musical-notes: ಸಂಗೀತ, ಸಂಗೀತ ತರಗತಿ
palette paintbrush: ಮೆಹೆಂದಿ, ಚಿತ್ರಕಲೆ
party-popper balloon: ಅಲಂಕಾರ, ಹುಟ್ಟುಹಬ್ಬ
piano-keys: ಪಿಯಾನೋ, ಕೀಬೋರ್ಡ್ ತರಗತಿ
sewing-needle: ಎಂಬ್ರಾಯ್ಡರಿ
studio-microphone headphones: ರೆಕಾರ್ಡಿಂಗ್ ಸ್ಟುಡಿಯೋ
teddy-bear crayon: ಶಿಶುವಿಹಾರ, ಅಂಗನವಾಡಿ
television: ಟಿವಿ, ಟಿವಿ ರಿಪೇರಿ
theatre-masks: ನಾಟಕ, ರಂಗಭೂಮಿ, ಯಕ್ಷಗಾನ
ticket: ಟಿಕೆಟ್
toy-bricks teddy-bear: ಆಟಿಕೆ, ಆಟಿಕೆಗಳು
violin: ಪಿಟೀಲು, ವಯಲಿನ್
volleyball: ವಾಲಿಬಾಲ್
yarn: ಉಣ್ಣೆ, ಹೆಣಿಗೆ
baby: ಮಗುವಿನ ಬಟ್ಟೆ, ಶಿಶು
bride ring: ವಧು, ಮದುಮಗಳು, ಬ್ರೈಡಲ್ ಮೇಕಪ್
clown: ವಿದೂಷಕ
cook frying-pan: ಅಡುಗೆ ತರಗತಿ, ಅಡುಗೆ ಕ್ಲಾಸ್
dancer musical-notes: ನೃತ್ಯ, ಭರತನಾಟ್ಯ, ಡ್ಯಾನ್ಸ್
lotus-position lotus: ಯೋಗ, ಯೋಗ ತರಗತಿ
massage lotus: ಮಸಾಜ್
nurse: ದಾದಿ, ವೃದ್ಧರ ಆರೈಕೆ, ನರ್ಸ್
pregnant-woman: ಗರ್ಭಿಣಿ, ಹೆರಿಗೆ
swimmer goggles: ಈಜು, ಈಜು ತರಬೇತಿ
blood-drop: ರಕ್ತದಾನ
books open-book: ಪುಸ್ತಕ, ಪುಸ್ತಕಗಳು, ಗ್ರಂಥಾಲಯ
briefcase handshake: ~ ಉದ್ಯೋಗ, ಕೆಲಸ ಖಾಲಿ ಇದೆ
calculator receipt: ಲೆಕ್ಕಪರಿಶೋಧಕ, ಜಿಎಸ್‌ಟಿ, ತೆರಿಗೆ
chart-up: ಹೂಡಿಕೆ, ಷೇರು, ಹಣಕಾಸು ಸಲಹೆ
combine-harvester wheat: ಕೊಯ್ಲು ಯಂತ್ರ, ಹಾರ್ವೆಸ್ಟರ್
desktop-computer laptop: ವೆಬ್‌ಸೈಟ್, ಸಾಫ್ಟ್‌ವೇರ್, ಕೋಡಿಂಗ್
drone: ಡ್ರೋನ್
fountain-pen document: ಲೇಖನ ಸಾಮಗ್ರಿ, ಸ್ಟೇಷನರಿ
laptop screwdriver: ಕಂಪ್ಯೂಟರ್, ಲ್ಯಾಪ್‌ಟಾಪ್, ಕಂಪ್ಯೂಟರ್ ತರಬೇತಿ
loudspeaker: ಧ್ವನಿವರ್ಧಕ, ಸೌಂಡ್ ಸಿಸ್ಟಮ್
megaphone chart-up: ಜಾಹೀರಾತು, ಮಾರ್ಕೆಟಿಂಗ್
newspaper: ಪತ್ರಿಕೆ
open-book pencil: ಟ್ಯೂಷನ್, ಇಂಗ್ಲಿಷ್ ತರಗತಿ, ಮನೆ ಪಾಠ, ಅನುವಾದ
parcel delivery-van: ~ ಕೊರಿಯರ್, ಪಾರ್ಸೆಲ್
pill stethoscope: ಔಷಧಿ, ಔಷಧ, ಮೆಡಿಕಲ್
printer: ಮುದ್ರಣ, ಪ್ರಿಂಟಿಂಗ್, ಲಗ್ನ ಪತ್ರಿಕೆ
rubber-stamp document: ನೋಟರಿ
scales: ವಕೀಲ, ವಕೀಲರು
scissors hair-comb: ಕೂದಲು ಕತ್ತರಿಸುವುದು, ಸಲೂನ್, ಹೇರ್ ಕಟ್
set-square abacus: ಗಣಿತ
smartphone: ಮೊಬೈಲ್, ಮೊಬೈಲ್ ರಿಪೇರಿ, ಫೋನ್ ರಿಪೇರಿ
speech-bubble: ವಾಕ್ ಚಿಕಿತ್ಸೆ, ಸ್ಪೀಚ್ ಥೆರಪಿ
stethoscope hospital: ವೈದ್ಯ, ವೈದ್ಯರು, ಆಸ್ಪತ್ರೆ, ಕ್ಲಿನಿಕ್
syringe: ಲಸಿಕೆ
test-tube: ರಕ್ತ ಪರೀಕ್ಷೆ, ಲ್ಯಾಬ್
bank coin: ಸಾಲ, ಬ್ಯಾಂಕ್
barber-pole razor: ಕ್ಷೌರ, ಕ್ಷೌರಿಕ
bricks trowel: ಕಟ್ಟಡ ನಿರ್ಮಾಣ, ಮನೆ ನಿರ್ಮಾಣ, ಇಟ್ಟಿಗೆ
church: ಚರ್ಚ್
hotel bed: ಹೋಟೆಲ್, ಹೋಂಸ್ಟೇ, ಲಾಡ್ಜ್, ಹಾಸ್ಟೆಲ್
house key: ಮನೆ, ಸೈಟ್, ನಿವೇಶನ, ಮನೆ ಬಾಡಿಗೆಗೆ, ಫ್ಲಾಟ್, ಜಮೀನು
mosque: ಹಜ್, ಉಮ್ರಾ, ಮಸೀದಿ
museum: ವಸ್ತುಸಂಗ್ರಹಾಲಯ
school backpack: ~ ಶಾಲೆ
tent: ಶಾಮಿಯಾನ, ಪೆಂಡಾಲ್
airplane suitcase: ಪ್ರವಾಸ, ಟೂರ್
ambulance: ಆಂಬ್ಯುಲೆನ್ಸ್
bicycle: ಸೈಕಲ್
bus: ಬಸ್, ಬಸ್ ಬಾಡಿಗೆ
car bubbles: ಕಾರು ತೊಳೆಯುವುದು, ಕಾರ್ ವಾಶ್
car car-front: ಕಾರು, ಕಾರು ಬಾಡಿಗೆ, ಕಾರು ಬಾಡಿಗೆಗೆ, ವಾಹನ
fuel-pump: ಪೆಟ್ರೋಲ್, ಗ್ಯಾಸ್ ಸಿಲಿಂಡರ್
lorry delivery-van: ಮನೆ ಸ್ಥಳಾಂತರ, ಲಾರಿ
motor-boat wave: ದೋಣಿ, ದೋಣಿ ವಿಹಾರ
motor-scooter: ಸ್ಕೂಟರ್, ಸ್ಕೂಟಿ
motorcycle wrench: ಬೈಕ್, ಬೈಕ್ ರಿಪೇರಿ
motorcycle-helmet motorcycle: ಹೆಲ್ಮೆಟ್
passport suitcase: ಪಾಸ್‌ಪೋರ್ಟ್, ವೀಸಾ
rickshaw: ಆಟೋ, ಆಟೋರಿಕ್ಷಾ
roller-skate: ಸ್ಕೇಟಿಂಗ್
steering-wheel car: ಡ್ರೈವಿಂಗ್ ಸ್ಕೂಲ್, ಡ್ರೈವಿಂಗ್, ಚಾಲನಾ ತರಬೇತಿ
suitcase: ಸೂಟ್‌ಕೇಸ್
taxi: ಟ್ಯಾಕ್ಸಿ
tipper-truck: ಮರಳು, ಜಲ್ಲಿ, ಟಿಪ್ಪರ್
tractor wheat: ಟ್ರ್ಯಾಕ್ಟರ್
tyre wrench: ಟೈರ್, ಪಂಚರ್
watch: ಗಡಿಯಾರ, ವಾಚ್, ವಾಚ್ ರಿಪೇರಿ
wheelchair crutch: ಗಾಲಿಕುರ್ಚಿ, ವೀಲ್‌ಚೇರ್
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: ಪ್ಯಾಕೇಜ್, ಗಂಟೆ, ಬಸ್ ನಿಲ್ದಾಣ, ಬಸ್ ಸ್ಟ್ಯಾಂಡ್, ಮನೆಯಲ್ಲಿ, ಮನೆಯಲ್ಲಿ ಮಾಡಿದ, ಮನೆ ಬಾಗಿಲಿಗೆ, ಮನೆಯಲ್ಲೇ
`;

/** Kannada words that lead to things. Notation: word-list.ts. */
export const kannadaWords = things + unmeant;
