/** Services and rarer goods in Kannada. Notation: word-list.ts. */
export const kannadaServices = `
gift: ಉಡುಗೊರೆ, ಗಿಫ್ಟ್, ಗಿಫ್ಟ್ ಶಾಪ್
curtains: ಪರದೆ, ಪರದೆಗಳು, ಕರ್ಟನ್
candle: ಮೇಣದಬತ್ತಿ, ಅಂತ್ಯಕ್ರಿಯೆ, ಅಂತ್ಯಸಂಸ್ಕಾರ
handbag: ಬ್ಯಾಗ್, ಚೀಲ, ಕೈಚೀಲ, ಹ್ಯಾಂಡ್‌ಬ್ಯಾಗ್
watch: ಗಡಿಯಾರ, ವಾಚ್, ವಾಚ್ ರಿಪೇರಿ
piano-keys: ಪಿಯಾನೋ, ಕೀಬೋರ್ಡ್ ತರಗತಿ
violin: ಪಿಟೀಲು, ವಯಲಿನ್
flute: ಕೊಳಲು, ಕೊಳಲು ತರಗತಿ
guitar: ವೀಣೆ, ವೀಣಾ ತರಗತಿ
umbrella: ಕೊಡೆ, ಛತ್ರಿ
door: ಬಾಗಿಲು, ಬಾಗಿಲುಗಳು
window: ಕಿಟಕಿ, ಕಿಟಕಿಗಳು, ಗಾಜಿನ ಕೆಲಸ
security-camera: ಸಿಸಿಟಿವಿ, ಸಿಸಿ ಕ್ಯಾಮೆರಾ
roof: ಛಾವಣಿ, ಮೇಲ್ಛಾವಣಿ, ಹೆಂಚು, ಶೀಟ್ ಛಾವಣಿ
tiles: ಟೈಲ್ಸ್, ಗ್ರಾನೈಟ್
nail-polish: ನೇಲ್ ಆರ್ಟ್, ಉಗುರು
cat: ಬೆಕ್ಕು
football: ಫುಟ್ಬಾಲ್, ಫುಟ್‌ಬಾಲ್
cricket: ಕ್ರಿಕೆಟ್
stew: ಸೂಪ್, ಸಾಂಬಾರ್
rug: ಕಾರ್ಪೆಟ್, ಜಮಖಾನ, ರತ್ನಗಂಬಳಿ
balloon: ಬಲೂನ್
meat-on-bone: ಕಬಾಬ್ ಸೆಂಟರ್, ಬಾರ್ಬೆಕ್ಯೂ, ತಂದೂರಿ
kebab: ಕಬಾಬ್, ಶವರ್ಮಾ
judo-suit: ಕರಾಟೆ
boxing-glove: ಬಾಕ್ಸಿಂಗ್
chess-pawn: ಚೆಸ್, ಚದುರಂಗ
badminton: ಬ್ಯಾಡ್ಮಿಂಟನ್
baby: ಮಗುವಿನ ಬಟ್ಟೆ, ಶಿಶು
bride: ವಧು, ಮದುಮಗಳು, ಬ್ರೈಡಲ್ ಮೇಕಪ್
noodles: ನೂಡಲ್ಸ್, ಶಾವಿಗೆ
school: ~ ಶಾಲೆ
graduation-cap: ~ ಕಾಲೇಜು, ಪದವಿ
eyelashes: ಹುಬ್ಬು, ರೆಪ್ಪೆ
dumpling: ಮೋಮೋಸ್, ಕಡುಬು
desktop-computer: ವೆಬ್‌ಸೈಟ್, ಸಾಫ್ಟ್‌ವೇರ್, ಕೋಡಿಂಗ್
dress-shoe: ಚಪ್ಪಲಿ ರಿಪೇರಿ, ಶೂ ರಿಪೇರಿ, ಚಮ್ಮಾರ
peanuts: ಕಡಲೆಕಾಯಿ, ಗೋಡಂಬಿ, ಒಣ ಹಣ್ಣುಗಳು, ಡ್ರೈ ಫ್ರೂಟ್ಸ್
tent: ಶಾಮಿಯಾನ, ಪೆಂಡಾಲ್
fountain-pen: ಲೇಖನ ಸಾಮಗ್ರಿ, ಸ್ಟೇಷನರಿ, ನೋಟರಿ
t-shirt: ಟೀ ಶರ್ಟ್, ಸಮವಸ್ತ್ರ, ಯೂನಿಫಾರ್ಮ್
banana: ಬಾಳೆಹಣ್ಣು, ಬಾಳೆ
orange: ಕಿತ್ತಳೆ
juice-box: ಜ್ಯೂಸ್, ಹಣ್ಣಿನ ರಸ, ಕಬ್ಬಿನ ಹಾಲು
microphone: ಕರೋಕೆ, ಹಾಡುಗಾರಿಕೆ, ನಿರೂಪಕ
perfume: ಸುಗಂಧ ದ್ರವ್ಯ, ಅತ್ತರ್, ಪರ್ಫ್ಯೂಮ್
soft-ice-cream: ಐಸ್ ಕ್ರೀಮ್, ಐಸ್‌ಕ್ರೀಮ್
serum-bottle: ಚರ್ಮದ ಆರೈಕೆ, ಫೇಶಿಯಲ್
pizza: ಪಿಜ್ಜಾ
burger: ಬರ್ಗರ್
sandwich: ಸ್ಯಾಂಡ್‌ವಿಚ್
brain: ಆಪ್ತ ಸಮಾಲೋಚನೆ, ಮನಶ್ಶಾಸ್ತ್ರ, ಕೌನ್ಸೆಲಿಂಗ್
spine: ಫಿಸಿಯೋಥೆರಪಿ, ಬೆನ್ನು ನೋವು
television: ಟಿವಿ, ಟಿವಿ ರಿಪೇರಿ
oven: ಗೃಹೋಪಯೋಗಿ ವಸ್ತುಗಳು, ಗ್ಯಾಸ್ ಸ್ಟೌ
yarn: ಉಣ್ಣೆ, ಹೆಣಿಗೆ
cockroach: ಕೀಟ ನಿಯಂತ್ರಣ, ಜಿರಳೆ
cookie: ಬಿಸ್ಕತ್ತು
bus: ಬಸ್, ಬಸ್ ಬಾಡಿಗೆ
loudspeaker: ಧ್ವನಿವರ್ಧಕ, ಸೌಂಡ್ ಸಿಸ್ಟಮ್
heart: ದೇಣಿಗೆ, ಸ್ವಯಂಸೇವಕರು, ದಾನ
hiking-boot: ಚಾರಣ, ಟ್ರೆಕ್ಕಿಂಗ್
horse: ಕುದುರೆ, ಕುದುರೆ ಸವಾರಿ
cheese: ಪನೀರ್, ಚೀಸ್
recycling: ಗುಜರಿ, ಹಳೆ ಸಾಮಾನು, ಮರುಬಳಕೆ
clown: ವಿದೂಷಕ
motor-scooter: ಸ್ಕೂಟರ್, ಸ್ಕೂಟಿ
coat: ಸ್ವೆಟರ್, ಜಾಕೆಟ್
necktie: ಸೂಟ್, ಶೆರ್ವಾನಿ
crystal-ball: ಜ್ಯೋತಿಷ್ಯ, ಜ್ಯೋತಿಷಿ, ಜಾತಕ
theatre-masks: ನಾಟಕ, ರಂಗಭೂಮಿ, ಯಕ್ಷಗಾನ
chart-up: ಹೂಡಿಕೆ, ಷೇರು, ಹಣಕಾಸು ಸಲಹೆ
motor-boat: ದೋಣಿ, ದೋಣಿ ವಿಹಾರ
salad: ಸಲಾಡ್, ಡಯಟ್
nurse: ದಾದಿ, ವೃದ್ಧರ ಆರೈಕೆ, ನರ್ಸ್
beans: ಬೇಳೆ, ಬೇಳೆಕಾಳು
lawnmower: ಹುಲ್ಲು ಕತ್ತರಿಸುವ
fire: ವೆಲ್ಡಿಂಗ್
sheep: ಕುರಿ, ಕುರಿ ಸಾಕಾಣಿಕೆ
tropical-fish: ಅಕ್ವೇರಿಯಂ, ಅಲಂಕಾರಿಕ ಮೀನು
tattoo-machine: ಟ್ಯಾಟೂ, ಹಚ್ಚೆ
mosque: ಹಜ್, ಉಮ್ರಾ, ಮಸೀದಿ
church: ಚರ್ಚ್
bed: ಹಾಸಿಗೆ, ಮಂಚ, ಪಿಜಿ
wardrobe: ಬೀರು, ವಾರ್ಡ್‌ರೋಬ್
mirror: ಕನ್ನಡಿ
passport: ಪಾಸ್‌ಪೋರ್ಟ್, ವೀಸಾ
watermelon: ಕಲ್ಲಂಗಡಿ
pregnant-woman: ಗರ್ಭಿಣಿ, ಹೆರಿಗೆ
backpack: ಶಾಲಾ ಬ್ಯಾಗ್
drone: ಡ್ರೋನ್
parrot: ಗಿಳಿ, ಪಕ್ಷಿ
basketball: ಬಾಸ್ಕೆಟ್‌ಬಾಲ್
volleyball: ವಾಲಿಬಾಲ್
mushroom: ಅಣಬೆ, ಅಣಬೆ ಕೃಷಿ
logs: ಸೌದೆ, ಕಟ್ಟಿಗೆ
crab: ಏಡಿ
shrimp: ಸೀಗಡಿ
fuel-pump: ಪೆಟ್ರೋಲ್, ಗ್ಯಾಸ್ ಸಿಲಿಂಡರ್
magic-wand: ಜಾದೂ, ಮ್ಯಾಜಿಕ್ ಶೋ
studio-microphone: ರೆಕಾರ್ಡಿಂಗ್ ಸ್ಟುಡಿಯೋ
toilet: ಶೌಚಾಲಯ, ಸೆಪ್ಟಿಕ್ ಟ್ಯಾಂಕ್
test-tube: ರಕ್ತ ಪರೀಕ್ಷೆ, ಲ್ಯಾಬ್
battery: ಬ್ಯಾಟರಿ, ಇನ್ವರ್ಟರ್
speech-bubble: ವಾಕ್ ಚಿಕಿತ್ಸೆ, ಸ್ಪೀಚ್ ಥೆರಪಿ
tree: ಮರ ಕಡಿಯುವ
light-bulb: ದೀಪಗಳು, ಎಲ್ಇಡಿ, ಲೈಟಿಂಗ್
megaphone: ಜಾಹೀರಾತು, ಮಾರ್ಕೆಟಿಂಗ್
toolbox: ಹಾರ್ಡ್‌ವೇರ್, ಉಪಕರಣಗಳು
framed-picture: ಚಿತ್ರಕಲಾ ಪ್ರದರ್ಶನ, ಫೋಟೋ ಫ್ರೇಮ್
briefs: ಒಳ ಉಡುಪು
sunglasses: ತಂಪು ಕನ್ನಡಕ
sewing-needle: ಕಸೂತಿ, ಎಂಬ್ರಾಯ್ಡರಿ
kitchen-knife: ಪಾತ್ರೆಗಳು, ಸ್ಟೀಲ್ ಪಾತ್ರೆ, ಚಾಕು
museum: ವಸ್ತುಸಂಗ್ರಹಾಲಯ
roller-skate: ಸ್ಕೇಟಿಂಗ್
chocolate: ಚಾಕೊಲೇಟ್
wheelchair: ಗಾಲಿಕುರ್ಚಿ, ವೀಲ್‌ಚೇರ್
syringe: ಲಸಿಕೆ
fireworks: ಪಟಾಕಿ
prayer-beads: ರುದ್ರಾಕ್ಷಿ
hearing-aid: ಶ್ರವಣ ಯಂತ್ರ, ಶ್ರವಣ ಸಾಧನ
parcel: ~ ಕೊರಿಯರ್, ಪಾರ್ಸೆಲ್
fire-extinguisher: ಅಗ್ನಿಶಾಮಕ
suitcase: ಸೂಟ್‌ಕೇಸ್
ambulance: ಆಂಬ್ಯುಲೆನ್ಸ್
potato: ಆಲೂಗಡ್ಡೆ
tomato: ಟೊಮೆಟೊ
onion: ಈರುಳ್ಳಿ
drill: ಬೋರ್‌ವೆಲ್
fence: ಬೇಲಿ, ತಂತಿ ಬೇಲಿ
popcorn: ಸಿನಿಮಾ, ಚಲನಚಿತ್ರ
newspaper: ಪತ್ರಿಕೆ
ticket: ಟಿಕೆಟ್
soft-drink: ಸೋಡಾ, ತಂಪು ಪಾನೀಯ
duck: ಬಾತುಕೋಳಿ
mouse-trap: ಇಲಿ
grapes: ದ್ರಾಕ್ಷಿ
chair: ಕುರ್ಚಿ, ಕುರ್ಚಿ ಬಾಡಿಗೆ
-: ಪ್ಯಾಕೇಜ್, ಗಂಟೆ
-: ಬಸ್ ನಿಲ್ದಾಣ, ಬಸ್ ಸ್ಟ್ಯಾಂಡ್
`;
