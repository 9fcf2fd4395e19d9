/** Trades and goods in Kannada. Notation: word-list.ts. */
export const kannadaTrades = `
jar chilli: ಉಪ್ಪಿನಕಾಯಿ, ಮಸಾಲೆ, ಮಸಾಲೆ ಪುಡಿ, ಹಪ್ಪಳ
pancakes: ದೋಸೆ ಹಿಟ್ಟು, ಇಡ್ಲಿ ಹಿಟ್ಟು, ದೋಸೆ, ಇಡ್ಲಿ
flatbread: ರೊಟ್ಟಿ, ಜೋಳದ ರೊಟ್ಟಿ, ಚಪಾತಿ, ಹೋಳಿಗೆ, ಒಬ್ಬಟ್ಟು
rice curry: ಬಿರಿಯಾನಿ, ಅಕ್ಕಿ, ಊಟ
dinner-plate cutlery: ಕ್ಯಾಟರಿಂಗ್, ಅಡುಗೆ, ಟಿಫಿನ್, ಮನೆ ಊಟ, ಊಟದ ಡಬ್ಬಿ
cutlery dinner-plate: ಹೋಟೆಲ್ ಊಟ, ರೆಸ್ಟೋರೆಂಟ್, ಖಾನಾವಳಿ, ದರ್ಶಿನಿ
cook frying-pan: ಅಡುಗೆ ತರಗತಿ, ಅಡುಗೆ ಕ್ಲಾಸ್
candy cookie: ಸಿಹಿತಿಂಡಿ, ಸಿಹಿ ತಿಂಡಿ, ಮೈಸೂರು ಪಾಕ್, ಲಡ್ಡು
coffee: ಕಾಫಿ, ಫಿಲ್ಟರ್ ಕಾಫಿ, ಕಾಫಿ ಪುಡಿ
tea teapot: ಚಹಾ, ಟೀ
milk: ಹಾಲು, ಮೊಸರು, ತುಪ್ಪ
bread: ಬೇಕರಿ, ಬ್ರೆಡ್
birthday-cake: ಕೇಕ್, ಹುಟ್ಟುಹಬ್ಬದ ಕೇಕ್
honey: ಜೇನುತುಪ್ಪ, ಜೇನು
honey jar: ಬೆಲ್ಲ
coconut: ತೆಂಗಿನಕಾಯಿ, ಎಳನೀರು
mango: ಮಾವು, ಮಾವಿನ ಹಣ್ಣು
basket carrot: ತರಕಾರಿ, ತರಕಾರಿಗಳು, ಸಾವಯವ ತರಕಾರಿ
apple basket: ಹಣ್ಣು, ಹಣ್ಣುಗಳು
egg: ಮೊಟ್ಟೆ
fish: ಮೀನು
steak: ಮಾಂಸ, ಮಟನ್
chicken-leg: ಚಿಕನ್, ಕೋಳಿ ಮಾಂಸ
hen chick: ಕೋಳಿ, ಕೋಳಿ ಸಾಕಣೆ
shopping-cart basket: ದಿನಸಿ, ದಿನಸಿ ಅಂಗಡಿ, ಕಿರಾಣಿ
jar: ಎಣ್ಣೆ, ಗಾಣದ ಎಣ್ಣೆ
bouquet: ಹೂವಿನ ಅಲಂಕಾರ, ಹೂವಿನ ಹಾರ, ಹೂವು, ಹೂಗಳು, ಹೂವಿನ ಅಂಗಡಿ
seedling plant: ಗಿಡ, ಗಿಡಗಳು, ಸಸಿ, ಸಸಿಗಳು, ನರ್ಸರಿ, ಬೀಜ
spade seedling: ತೋಟಗಾರಿಕೆ, ತೋಟ
sari: ಸೀರೆ, ಸೀರೆಗಳು, ರೇಷ್ಮೆ ಸೀರೆ
dress: ಬಟ್ಟೆ, ಬಟ್ಟೆಗಳು, ಬಟ್ಟೆ ಅಂಗಡಿ, ಉಡುಪು
sewing-machine thread: ಹೊಲಿಗೆ, ಹೊಲಿಗೆ ತರಬೇತಿ, ಟೈಲರ್, ಹೊಲಿಗೆ ಯಂತ್ರ, ಬ್ಲೌಸ್ ಹೊಲಿಗೆ
thread sewing-needle: ಕಸೂತಿ
sneaker: ಶೂ, ಶೂಗಳು
sandal: ಚಪ್ಪಲಿ
diamond ring: ಆಭರಣ, ಒಡವೆ, ಚಿನ್ನ, ಚಿನ್ನಾಭರಣ
tooth: ಹಲ್ಲು, ದಂತ ಚಿಕಿತ್ಸೆ, ದಂತ ವೈದ್ಯ, ಡೆಂಟಲ್, ದಂತ ಚಿಕಿತ್ಸಾಲಯ
stethoscope hospital: ವೈದ್ಯ, ವೈದ್ಯರು, ಆಸ್ಪತ್ರೆ, ಕ್ಲಿನಿಕ್
glasses eye: ಕನ್ನಡಕ, ಕಣ್ಣಿನ ತಪಾಸಣೆ, ಕಣ್ಣಿನ ಆಸ್ಪತ್ರೆ
pill: ಔಷಧಿ, ಔಷಧ, ಮೆಡಿಕಲ್
herb: ಆಯುರ್ವೇದ
massage: ಮಸಾಜ್
scissors hair-comb: ಕೂದಲು ಕತ್ತರಿಸುವುದು, ಸಲೂನ್, ಹೇರ್ ಕಟ್
barber-pole razor: ಕ್ಷೌರ, ಕ್ಷೌರಿಕ
lipstick nail-polish: ಬ್ಯೂಟಿ ಪಾರ್ಲರ್, ಮೇಕಪ್, ಮದುಮಗಳ ಮೇಕಪ್
palette: ಮೆಹೆಂದಿ, ಚಿತ್ರಕಲೆ
lotus-position: ಯೋಗ, ಯೋಗ ತರಗತಿ
dumbbell: ಜಿಮ್, ವ್ಯಾಯಾಮ
swimmer: ಈಜು, ಈಜು ತರಬೇತಿ
dancer: ನೃತ್ಯ, ಭರತನಾಟ್ಯ, ಡ್ಯಾನ್ಸ್
musical-notes: ಸಂಗೀತ, ಸಂಗೀತ ತರಗತಿ
drum: ತಬಲಾ, ಡೊಳ್ಳು
guitar: ಗಿಟಾರ್
open-book pencil: ಟ್ಯೂಷನ್, ಇಂಗ್ಲಿಷ್ ತರಗತಿ, ಮನೆ ಪಾಠ, ಅನುವಾದ
set-square abacus: ಗಣಿತ
laptop: ಕಂಪ್ಯೂಟರ್, ಲ್ಯಾಪ್‌ಟಾಪ್, ಕಂಪ್ಯೂಟರ್ ತರಬೇತಿ
smartphone: ಮೊಬೈಲ್, ಮೊಬೈಲ್ ರಿಪೇರಿ, ಫೋನ್ ರಿಪೇರಿ
toy-bricks teddy-bear: ಆಟಿಕೆ, ಆಟಿಕೆಗಳು
teddy-bear: ಶಿಶುವಿಹಾರ, ಅಂಗನವಾಡಿ
steering-wheel: ಡ್ರೈವಿಂಗ್ ಸ್ಕೂಲ್, ಡ್ರೈವಿಂಗ್, ಚಾಲನಾ ತರಬೇತಿ
car: ಕಾರು, ಕಾರು ಬಾಡಿಗೆ, ಕಾರು ಬಾಡಿಗೆಗೆ, ವಾಹನ
car bubbles: ಕಾರು ತೊಳೆಯುವುದು, ಕಾರ್ ವಾಶ್
wrench car: ಕಾರು ರಿಪೇರಿ, ಗ್ಯಾರೇಜ್
tyre: ಟೈರ್, ಪಂಚರ್
motorcycle wrench: ಬೈಕ್, ಬೈಕ್ ರಿಪೇರಿ
bicycle: ಸೈಕಲ್
taxi: ಟ್ಯಾಕ್ಸಿ
rickshaw: ಆಟೋ, ಆಟೋರಿಕ್ಷಾ
tractor: ಟ್ರ್ಯಾಕ್ಟರ್
wheat: ಕೃಷಿ, ರಾಗಿ, ಧಾನ್ಯ, ಸಿರಿಧಾನ್ಯ
lorry delivery-van: ಮನೆ ಸ್ಥಳಾಂತರ, ಲಾರಿ
house key: ಮನೆ, ಸೈಟ್, ನಿವೇಶನ, ಮನೆ ಬಾಡಿಗೆಗೆ, ಫ್ಲಾಟ್, ಜಮೀನು
sofa chair: ಪೀಠೋಪಕರಣ, ಸೋಫಾ
saw hammer: ಬಡಗಿ, ಮರಗೆಲಸ
hotel bed: ಹೋಟೆಲ್, ಹೋಂಸ್ಟೇ, ಲಾಡ್ಜ್, ಹಾಸ್ಟೆಲ್
mattress: ಹಾಸಿಗೆ
paint-roller bucket: ಬಣ್ಣ ಬಳಿಯುವುದು, ಪೇಂಟಿಂಗ್ ಕೆಲಸ, ಪೇಂಟರ್, ಮನೆ ಪೇಂಟಿಂಗ್
tap wrench: ಪ್ಲಂಬರ್, ನಲ್ಲಿ, ಪ್ಲಂಬಿಂಗ್
plug lightning: ಎಲೆಕ್ಟ್ರಿಷಿಯನ್, ವೈರಿಂಗ್
air-conditioner: ಎಸಿ, ಎಸಿ ರಿಪೇರಿ, ಎಸಿ ಸರ್ವಿಸ್
fridge: ಫ್ರಿಡ್ಜ್, ಫ್ರಿಡ್ಜ್ ರಿಪೇರಿ
washing-machine basket: ವಾಷಿಂಗ್ ಮಷಿನ್, ಬಟ್ಟೆ ಒಗೆಯುವುದು, ಲಾಂಡ್ರಿ, ಇಸ್ತ್ರಿ
solar-panel: ಸೋಲಾರ್
bricks: ಕಟ್ಟಡ ನಿರ್ಮಾಣ, ಮನೆ ನಿರ್ಮಾಣ, ಇಟ್ಟಿಗೆ
broom: ಸ್ವಚ್ಛತೆ, ಮನೆ ಸ್ವಚ್ಛತೆ, ಕ್ಲೀನಿಂಗ್
droplet tap: ಬೋರ್‌ವೆಲ್, ನೀರು ಶುದ್ಧೀಕರಣ
key: ಕೀಲಿ, ಕೀಲಿಕೈ
camera: ಛಾಯಾಗ್ರಹಣ, ಫೋಟೋ ಸ್ಟುಡಿಯೋ, ಫೋಟೋಗ್ರಫಿ
printer: ಮುದ್ರಣ, ಪ್ರಿಂಟಿಂಗ್, ಲಗ್ನ ಪತ್ರಿಕೆ
books: ಪುಸ್ತಕ, ಪುಸ್ತಕಗಳು, ಗ್ರಂಥಾಲಯ
ring bouquet: ಮದುವೆ, ಕಲ್ಯಾಣ ಮಂಟಪ
party-popper balloon: ಅಲಂಕಾರ, ಹುಟ್ಟುಹಬ್ಬ
airplane suitcase: ಪ್ರವಾಸ, ಟೂರ್
calculator receipt: ಲೆಕ್ಕಪರಿಶೋಧಕ, ಜಿಎಸ್‌ಟಿ, ತೆರಿಗೆ
scales: ವಕೀಲ, ವಕೀಲರು
shield: ವಿಮೆ
bank coin: ಸಾಲ, ಬ್ಯಾಂಕ್
briefcase: ~ ಉದ್ಯೋಗ, ಕೆಲಸ ಖಾಲಿ ಇದೆ
blood-drop: ರಕ್ತದಾನ
dog: ನಾಯಿ, ನಾಯಿಮರಿ, ಪಶು ಆಸ್ಪತ್ರೆ
goat: ಮೇಕೆ, ಕುರಿ
cow milk: ಹಸು, ಎಮ್ಮೆ
soap: ಸಾಬೂನು
amphora: ಮಣ್ಣಿನ ಪಾತ್ರೆ, ಮಡಕೆ
elephant: ಗಣೇಶ ಮೂರ್ತಿ
-: ಮನೆಯಲ್ಲಿ, ಮನೆಯಲ್ಲಿ ಮಾಡಿದ, ಮನೆ ಬಾಗಿಲಿಗೆ, ಮನೆಯಲ್ಲೇ
`;
