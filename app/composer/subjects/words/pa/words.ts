const things = `
apple basket: ਫਲ, ਫਲਾਂ, ਫ਼ਲ
banana: ਕੇਲੇ
beans: ਛੋਲੇ, ਛੋਲੇ ਭਟੂਰੇ, ਦਾਲ, ਦਾਲਾਂ, ਰਾਜਮਾਂਹ
birthday-cake cupcake: ਕੇਕ, ਜਨਮਦਿਨ ਦਾ ਕੇਕ
bread: ਬੇਕਰੀ, ਬ੍ਰੈੱਡ, ਡਬਲ ਰੋਟੀ
burger french-fries: ਬਰਗਰ
candy cookie: ਪਿੰਨੀਆਂ, ਪੰਜੀਰੀ
cheese: ਪਨੀਰ
chicken-leg: ਚਿਕਨ, ਤੰਦੂਰੀ ਚਿਕਨ, ਮੁਰਗਾ
chocolate candy: ਚਾਕਲੇਟ
coconut: ਨਾਰੀਅਲ
cookie: ਬਿਸਕੁਟ, ਬਿਸਕਟ, ਕੁਕੀਜ਼
dosa: ਡੋਸਾ
doughnut: ਡੋਨਟ
dumpling: ਮੋਮੋ, ਮੋਮੋਜ਼
egg basket: ਅੰਡੇ, ਆਂਡੇ
flatbread: ਪਰੌਂਠੇ, ਪਰਾਂਠੇ, ਰੋਟੀ, ਰੋਟੀਆਂ, ਨਾਨ, ਕੁਲਚੇ, ਅੰਮ੍ਰਿਤਸਰੀ ਕੁਲਚੇ, ਮੱਕੀ ਦੀ ਰੋਟੀ
grapes: ਅੰਗੂਰ
honey bee: ਸ਼ਹਿਦ
honey jar: ਗੁੜ, ਸ਼ੱਕਰ, ਗੁੜ ਸ਼ੱਕਰ
kebab: ਕਬਾਬ
ladoos: ਮਿਠਾਈ, ਲੱਡੂ, ਬਰਫ਼ੀ, ਬਰਫੀ, ਜਲੇਬੀ, ਮਠਿਆਈ, ਮਿਠਾਈਆਂ
mango: ਅੰਬ
meat-on-bone: ਤੰਦੂਰੀ, ਟਿੱਕਾ, ਬਾਰਬੀਕਿਊ
mushroom: ਖੁੰਬ, ਖੁੰਬਾਂ, ਮਸ਼ਰੂਮ
noodles chopsticks: ਨੂਡਲਜ਼, ਚਾਈਨੀਜ਼
olive-oil olives: ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ, ਕੋਹਲੂ
onion: ਪਿਆਜ਼
orange soft-drink: ਕਿੰਨੂ, ਸੰਤਰੇ
peanuts: ਮੂੰਗਫਲੀ, ਸੁੱਕੇ ਮੇਵੇ, ਬਦਾਮ
pizza: ਪੀਜ਼ਾ, ਪਿੱਜ਼ਾ
popcorn film-camera: ਸਿਨੇਮਾ, ਫਿਲਮ
potato: ਆਲੂ
rice: ਚੌਲ, ਬਾਸਮਤੀ, ਬਿਰਿਆਨੀ
saffron: ਕੇਸਰ
salad: ਸਲਾਦ
samosa: ਸਮੋਸਾ, ਸਮੋਸੇ, ਪਕੌੜੇ
sandwich baguette: ਸੈਂਡਵਿਚ
soft-ice-cream ice-cream: ਆਈਸਕ੍ਰੀਮ, ਆਈਸ ਕਰੀਮ, ਕੁਲਫੀ, ਕੁਲਫ਼ੀ
steak kitchen-knife: ਮਟਨ, ਮੀਟ, ਮੀਟ ਦੀ ਦੁਕਾਨ
stew: ਸੂਪ, ਸਾਗ
strawberry: ਸਟ੍ਰਾਬੇਰੀ
tiffin: ਟਿਫਿਨ, ਟਿਫਨ ਸਰਵਿਸ, ਟਿਫਿਨ ਸਰਵਿਸ
tomato: ਟਮਾਟਰ
watermelon: ਤਰਬੂਜ਼
amphora: ਮਿੱਟੀ ਦੇ ਭਾਂਡੇ
coffee: ਕੌਫੀ, ਕਾਫੀ, ਕੈਫੇ
cutlery dinner-plate: ਰੈਸਟੋਰੈਂਟ, ਢਾਬਾ, ਭੋਜਨਾਲਾ
dinner-plate cutlery: ਟਿਫ਼ਿਨ, ਟਿਫਿਨ ਸੇਵਾ, ਕੇਟਰਿੰਗ, ਕੈਟਰਿੰਗ, ਘਰ ਦਾ ਖਾਣਾ, ਖਾਣਾ, ਹਲਵਾਈ, ਥਾਲੀ
ice-cube soft-drink: ਬਰਫ਼
jar: ਕੱਚੀ ਘਾਣੀ ਤੇਲ
jar chilli: ਅਚਾਰ, ਘਰ ਦਾ ਅਚਾਰ, ਚਟਨੀ, ਮਸਾਲੇ, ਪਾਪੜ
juice-box apple: ਗੰਨੇ ਦਾ ਰਸ
juice-box orange: ਜੂਸ, ਸ਼ਰਬਤ
kitchen-knife frying-pan: ਭਾਂਡੇ, ਬਰਤਨ
milk cow: ਦੁੱਧ, ਲੱਸੀ, ਦਹੀਂ, ਘਿਓ, ਦੇਸੀ ਘਿਓ, ਡੇਅਰੀ
soft-drink tropical-drink: ਸੋਡਾ, ਠੰਡੇ
tea teapot: ਚਾਹ
ant house: ਸਿਉਂਕ
cat: ਬਿੱਲੀ
cockroach: ਪੈਸਟ ਕੰਟਰੋਲ
cow milk: ਗਾਂ, ਮੱਝਾਂ, ਗਾਵਾਂ, ਪਸ਼ੂ, ਗਊਸ਼ਾਲਾ
dog: ਕੁੱਤੇ, ਕੁੱਤਾ, ਪਾਲਤੂ ਜਾਨਵਰ, ਪਸ਼ੂ ਹਸਪਤਾਲ
duck: ਬੱਤਖ਼
fish: ਮੱਛੀ, ਮੱਛੀ ਪਾਲਣ, ਅੰਮ੍ਰਿਤਸਰੀ ਮੱਛੀ
goat: ਬੱਕਰੀ, ਬੱਕਰੇ
hen egg: ਮੁਰਗੀ ਪਾਲਣ, ਪੋਲਟਰੀ
horse: ਘੋੜਾ, ਘੋੜੇ, ਘੋੜਸਵਾਰੀ
mosquito: ਮੱਛਰਦਾਨੀ
parrot bird: ਤੋਤਾ, ਪੰਛੀ
sheep: ਭੇਡਾਂ
tropical-fish: ਐਕੁਏਰੀਅਮ
bouquet: ਫੁੱਲ, ਫੁੱਲਾਂ, ਗੁਲਦਸਤਾ, ਫੁੱਲਾਂ ਦੀ ਦੁਕਾਨ
droplet tap: ਬੋਰ, ਬੋਰਵੈਲ, ਆਰਓ, ਆਰਓ ਸਰਵਿਸ, ਵਾਟਰ ਪਿਊਰੀਫਾਇਰ
garland: ਫੁੱਲਾਂ ਦੇ ਹਾਰ, ਜੈਮਾਲਾ
hay-bale tractor: ਤੂੜੀ
herb: ਆਯੁਰਵੈਦਿਕ, ਦੇਸੀ ਦਵਾਈ
logs fire: ਬਾਲਣ, ਲੱਕੜ
seedling plant: ਪੌਦੇ, ਬੂਟੇ, ਨਰਸਰੀ, ਪਨੀਰੀ, ਬੀਜ
spade seedling: ਮਾਲੀ, ਬਾਗਬਾਨੀ
tree axe: ਦਰੱਖਤ ਕੱਟਣ
umbrella: ਛਤਰੀ
wheat tractor: ਕਣਕ, ਆਟਾ, ਅਨਾਜ, ਖੇਤੀ, ਖਾਦ
air-conditioner: ਏਸੀ, ਏਸੀ ਸਰਵਿਸ, ਏਸੀ ਮੁਰੰਮਤ, ਏ ਸੀ, ਕੂਲਰ
basket carrot: ਸਬਜ਼ੀ, ਸਬਜ਼ੀਆਂ, ਜੈਵਿਕ ਸਬਜ਼ੀਆਂ, ਤਾਜ਼ੀਆਂ ਸਬਜ਼ੀਆਂ
battery: ਬੈਟਰੀ, ਇਨਵਰਟਰ
battery plug: ਬੈਟਰੀਆਂ
bed bellhop-bell: ਬਿਸਤਰਾ, ਮੰਜਾ, ਪੀਜੀ
broom spray-bottle: ਸਫਾਈ, ਘਰ ਦੀ ਸਫਾਈ, ਸਫ਼ਾਈ, ਘਰਾਂ ਦੀ ਸਫ਼ਾਈ
candle: ਮੋਮਬੱਤੀਆਂ
chair: ਕੁਰਸੀ, ਕੁਰਸੀਆਂ
curtains window: ਪਰਦੇ
door: ਦਰਵਾਜ਼ੇ, ਗੇਟ ਗਰਿੱਲ
fence hammer: ਵਾੜ, ਤਾਰਬੰਦੀ
fire-extinguisher: ਅੱਗ ਬੁਝਾਊ
first-aid-kit: ਮੁੱਢਲੀ ਸਹਾਇਤਾ
fitted-kitchen: ਮਾਡਿਊਲਰ ਰਸੋਈ, ਮਾਡਿਊਲਰ ਕਿਚਨ
fridge: ਫਰਿੱਜ, ਫਰਿੱਜ ਮੁਰੰਮਤ
gas-cylinder fire: ਗੈਸ ਸਿਲੰਡਰ
key padlock: ਚਾਬੀ, ਚਾਬੀਆਂ, ਤਾਲੇ
light-bulb: ਲਾਈਟਾਂ, ਲਾਈਟ, ਝੂਮਰ
lotion: ਚਮੜੀ ਦਾ ਡਾਕਟਰ, ਚਮੜੀ ਰੋਗ
mattress bed: ਗੱਦੇ, ਰਜਾਈਆਂ, ਰਜਾਈ
mirror: ਸ਼ੀਸ਼ਾ
oil-lamp: ਦੀਵਾਲੀ, ਦੀਵੇ
oven frying-pan: ਘਰੇਲੂ ਉਪਕਰਣ, ਗੈਸ ਚੁੱਲ੍ਹਾ
paint-roller bucket: ਰੰਗ ਰੋਗਨ, ਘਰ ਪੇਂਟ, ਪੇਂਟਰ, ਪੇਂਟ, ਪੁਤਾਈ
plug lightning: ਬਿਜਲੀ ਮਿਸਤਰੀ, ਇਲੈਕਟ੍ਰੀਸ਼ੀਅਨ, ਵਾਇਰਿੰਗ, ਬਿਜਲੀ ਦਾ ਕੰਮ
razor: ਵੈਕਸਿੰਗ
recycling: ਕਬਾੜ, ਕਬਾੜੀਆ
roof house: ਛੱਤ, ਛੱਤਾਂ, ਸ਼ੈੱਡ
rug: ਦਰੀਆਂ, ਗਲੀਚੇ
sack wheat: ਪਸ਼ੂ ਖੁਰਾਕ, ਆਟਾ ਚੱਕੀ, ਬੀਜ ਭੰਡਾਰ, ਪਸ਼ੂ ਫੀਡ
saw hammer: ਤਰਖਾਣ, ਲੱਕੜ ਦਾ ਕੰਮ, ਮਿਸਤਰੀ
security-camera: ਸੀਸੀਟੀਵੀ, ਸੀਸੀਟੀਵੀ ਕੈਮਰੇ
sewing-machine sewing-needle: ਸਿਲਾਈ ਮਸ਼ੀਨ
sewing-machine thread: ਸਿਲਾਈ, ਸੂਟ ਸਿਲਾਈ, ਸਿਲਾਈ ਸੈਂਟਰ, ਦਰਜ਼ੀ, ਦਰਜੀ, ਟੇਲਰ, ਸਿਲਾਈ ਕਲਾਸ
shield umbrella: ਬੀਮਾ
shopping-cart basket: ਕਰਿਆਨਾ, ਕਰਿਆਨੇ ਦੀ ਦੁਕਾਨ, ਰਾਸ਼ਨ, ਸੁਪਰਮਾਰਕੀਟ
soap: ਸਾਬਣ
sofa chair: ਫਰਨੀਚਰ, ਸੋਫਾ, ਸੋਫਾ ਮੁਰੰਮਤ
solar-panel sun: ਸੋਲਰ, ਸੋਲਰ ਪੈਨਲ
staircase: ਪੌੜੀਆਂ, ਰੇਲਿੰਗ
tap wrench: ਪਲੰਬਰ, ਨਲਕਾ, ਨਲਕਾ ਮੁਰੰਮਤ
tiles trowel: ਟਾਈਲਾਂ, ਪੱਥਰ, ਮਾਰਬਲ
toilet: ਟਾਇਲਟ, ਪਖਾਨਾ, ਸੀਵਰੇਜ
toolbox hammer: ਹਾਰਡਵੇਅਰ, ਔਜ਼ਾਰ, ਸੰਦ
wardrobe: ਅਲਮਾਰੀ
washing-machine basket: ਵਾਸ਼ਿੰਗ ਮਸ਼ੀਨ, ਵਾਸ਼ਿੰਗ ਮਸ਼ੀਨ ਮੁਰੰਮਤ, ਧੋਬੀ, ਲਾਂਡਰੀ, ਪ੍ਰੈੱਸ
water-pump droplet: ਬੋਰਵੈੱਲ, ਟਿਊਬਵੈੱਲ, ਸਬਮਰਸੀਬਲ, ਮੋਟਰ ਪੰਪ
water-tank droplet: ਪਾਣੀ ਦੀ ਟੈਂਕੀ, ਟੈਂਕੀ ਦੀ ਸਫਾਈ
window: ਖਿੜਕੀਆਂ, ਐਲੂਮੀਨੀਅਮ
wrench car: ਕਾਰ ਰਿਪੇਅਰ, ਮਕੈਨਿਕ, ਵਰਕਸ਼ਾਪ, ਗੱਡੀ ਮੁਰੰਮਤ, ਕਾਰ ਮੁਰੰਮਤ
baby-bodysuit: ਬੱਚਿਆਂ ਦੇ ਕੱਪੜੇ
backpack pencil: ਸਕੂਲ ਬੈਗ
bangles: ਚੂੜੀਆਂ, ਵੰਗਾਂ, ਕੰਗਣ, ਚੂੜਾ
brain speech-bubble: ਕਾਉਂਸਲਿੰਗ, ਮਨੋਵਿਗਿਆਨੀ
clothes-hanger coat: ਡਰਾਈ ਕਲੀਨ, ਡਰਾਈ ਕਲੀਨਰ, ਡਰਾਈ ਕਲੀਨਿੰਗ
coat: ਸਰਦੀਆਂ ਦੇ ਕੱਪੜੇ, ਜੈਕਟ, ਕੋਟੀ, ਸਵੈਟਰ
diamond ring: ਗਹਿਣੇ, ਸੁਨਿਆਰਾ, ਸੋਨਾ, ਸੋਨੇ ਦੇ ਗਹਿਣੇ, ਜਵੈਲਰਜ਼
dress handbag: ਸੂਟ, ਲਹਿੰਗਾ, ਲਹਿੰਗੇ, ਕੱਪੜੇ, ਕੱਪੜਿਆਂ, ਬੁਟੀਕ, ਲੇਡੀਜ਼ ਸੂਟ
dress-shoe: ਮੋਚੀ, ਜੁੱਤੀ ਮੁਰੰਮਤ
eyelashes eye: ਭਰਵੱਟੇ
glasses eye: ਅੱਖਾਂ, ਅੱਖਾਂ ਦਾ ਕੈਂਪ, ਅੱਖਾਂ ਦਾ ਡਾਕਟਰ, ਐਨਕਾਂ, ਐਨਕ, ਅੱਖਾਂ ਦਾ ਚੈੱਕਅਪ, ਅੱਖਾਂ ਦਾ ਹਸਪਤਾਲ, ਅੱਖਾਂ ਦੀ ਜਾਂਚ
graduation-cap books: ~ ਕਾਲਜ, ਵਿਦੇਸ਼ ਪੜ੍ਹਾਈ
handbag: ਪਰਸ, ਬੈਗ
hearing-aid: ਕੰਨ ਦੀ ਮਸ਼ੀਨ
heart handshake: ਦਾਨ, ਲੰਗਰ ਸੇਵਾ
henna-hand: ਮਹਿੰਦੀ, ਮਹਿੰਦੀ ਆਰਟਿਸਟ
hiking-boot: ਟ੍ਰੈਕਿੰਗ
jeans t-shirt: ਜੀਨਸ
lipstick nail-polish: ਬਿਊਟੀ ਪਾਰਲਰ, ਬਿਊਟੀ ਪਾਰਲਰ ਕੋਰਸ, ਪਾਰਲਰ, ਮੇਕਅੱਪ, ਦੁਲਹਨ ਮੇਕਅੱਪ
nail-polish: ਨੇਲ ਆਰਟ, ਨਹੁੰ
necktie: ਸ਼ੇਰਵਾਨੀ
perfume: ਅਤਰ, ਪਰਫਿਊਮ
ring bouquet: ਵਿਆਹ, ਮੈਰਿਜ ਪੈਲੇਸ, ਰਿਸ਼ਤੇ, ਸ਼ਾਦੀ
salwar-kameez: ਸਲਵਾਰ ਸੂਟ, ਪੰਜਾਬੀ ਸੂਟ, ਸੂਟ ਸਲਵਾਰ, ਕੁੜਤੀ, ਕੁੜਤਾ
sandal: ਜੁੱਤੀ, ਪੰਜਾਬੀ ਜੁੱਤੀ, ਜੁੱਤੀਆਂ, ਚੱਪਲਾਂ, ਚੱਪਲ
sari: ਸਾੜੀ, ਸਾੜੀਆਂ
scarf gloves: ਪੱਗ, ਦਸਤਾਰ, ਪੱਗਾਂ, ਦਸਤਾਰ ਸਿਖਲਾਈ, ਚੁੰਨੀ, ਚੁੰਨੀਆਂ, ਸ਼ਾਲ, ਸ਼ਾਲਾਂ
serum-bottle lotion: ਫੇਸ਼ੀਅਲ
sneaker: ਬੂਟ, ਜੁੱਤੇ
spine massage: ਫਿਜ਼ੀਓਥੈਰੇਪੀ, ਪਿੱਠ ਦਰਦ
suit necktie: ਕੋਟ ਪੈਂਟ
sunglasses sun: ਧੁੱਪ ਦੀਆਂ ਐਨਕਾਂ
t-shirt jeans: ਟੀ ਸ਼ਰਟ, ਟੀ-ਸ਼ਰਟ, ਵਰਦੀ, ਸਕੂਲ ਵਰਦੀ
tattoo-machine: ਟੈਟੂ
tooth toothbrush: ਦੰਦਾਂ, ਦੰਦ, ਦੰਦਾਂ ਦਾ ਡਾਕਟਰ, ਦੰਦਾਂ ਦਾ ਇਲਾਜ, ਦੰਦਾਂ ਦਾ ਹਸਪਤਾਲ, ਡੈਂਟਲ ਕਲੀਨਿਕ, ਡੈਂਟਲ
x-ray: ਐਕਸ-ਰੇ, ਐਕਸਰੇ, ਡਾਇਗਨੋਸਟਿਕ ਸੈਂਟਰ
badminton: ਬੈਡਮਿੰਟਨ
balloon party-popper: ਗੁਬਾਰੇ
basketball: ਬਾਸਕਟਬਾਲ
boxing-glove: ਬਾਕਸਿੰਗ, ਮੁੱਕੇਬਾਜ਼ੀ
camera: ਫੋਟੋਗ੍ਰਾਫੀ, ਫੋਟੋ ਸਟੂਡੀਓ, ਫੋਟੋਗ੍ਰਾਫਰ, ਪ੍ਰੀ ਵੈਡਿੰਗ
chess-pawn trophy: ਸ਼ਤਰੰਜ
cricket: ਕ੍ਰਿਕਟ
crystal-ball: ਜੋਤਿਸ਼, ਕੁੰਡਲੀ
drum: ਢੋਲ, ਢੋਲੀ, ਤਬਲਾ
dumbbell: ਜਿੰਮ, ਜਿਮ, ਕਸਰਤ, ਫਿਟਨੈੱਸ, ਅਖਾੜਾ, ਕੁਸ਼ਤੀ
embroidery-hoop thread: ਕਢਾਈ, ਫੁਲਕਾਰੀ, ਫੁਲਕਾਰੀਆਂ
field-hockey: ਹਾਕੀ
fireworks: ਪਟਾਕੇ
flute: ਬੰਸਰੀ
football goal-net: ਫੁੱਟਬਾਲ
framed-picture palette: ਚਿੱਤਰ ਪ੍ਰਦਰਸ਼ਨੀ, ਫੋਟੋ ਫਰੇਮ
gift ribbon: ਤੋਹਫ਼ੇ, ਤੋਹਫੇ, ਗਿਫਟ
guitar musical-notes: ਗਿਟਾਰ, ਤੂੰਬੀ
judo-suit: ਕਰਾਟੇ, ਗਤਕਾ
kite: ਪਤੰਗ, ਪਤੰਗਾਂ
magic-wand top-hat: ਜਾਦੂ, ਜਾਦੂਗਰ
microphone: ਗਾਇਕੀ, ਕੈਰਾਓਕੇ
musical-notes: ਸੰਗੀਤ, ਕੀਰਤਨ, ਸੰਗੀਤ ਕਲਾਸ
palette paintbrush: ਚਿੱਤਰਕਾਰੀ, ਡਰਾਇੰਗ, ਪੇਂਟਿੰਗ ਕਲਾਸ
party-popper balloon: ਸਜਾਵਟ, ਜਨਮਦਿਨ ਸਜਾਵਟ, ਪਾਰਟੀ
piano-keys: ਹਾਰਮੋਨੀਅਮ, ਪਿਆਨੋ
potters-wheel vase: ਘੁਮਿਆਰ
studio-microphone headphones: ਰਿਕਾਰਡਿੰਗ ਸਟੂਡੀਓ
target: ਪੇਂਟਬਾਲ
teddy-bear crayon: ਪਲੇਅ ਵੇਅ ਸਕੂਲ, ਬਾਲਵਾੜੀ, ਕਰੈੱਚ
television: ਟੀਵੀ
theatre-masks: ਨਾਟਕ
thread sewing-needle: ਕਢਾਈ ਵਾਲੇ ਸੂਟ
ticket: ਟਿਕਟ
toy-bricks teddy-bear: ਖਿਡੌਣੇ
volleyball: ਵਾਲੀਬਾਲ
yarn: ਉੱਨ, ਬੁਣਾਈ
baby: ਨਵਜੰਮੇ
bride ring: ਲਾੜੀ, ਦੁਲਹਨ
clown: ਜੋਕਰ
cook frying-pan: ਕੁਕਿੰਗ ਕਲਾਸ, ਖਾਣਾ ਬਣਾਉਣਾ ਸਿੱਖੋ, ਰਸੋਈਆ
dancer musical-notes: ਭੰਗੜਾ, ਭੰਗੜਾ ਕਲਾਸ, ਗਿੱਧਾ, ਡਾਂਸ, ਡਾਂਸ ਕਲਾਸ
lotus-position lotus: ਯੋਗਾ, ਯੋਗ, ਯੋਗਾ ਕਲਾਸ
massage lotus: ਮਾਲਸ਼, ਮਸਾਜ
nurse: ਨਰਸਿੰਗ, ਨਰਸ
pregnant-woman: ਗਰਭਵਤੀ
runner sneaker: ਮੈਰਾਥਨ, ਦੌੜ
swimmer goggles: ਤੈਰਾਕੀ, ਤੈਰਨਾ ਸਿੱਖੋ, ਸਵੀਮਿੰਗ
blood-drop: ਖੂਨਦਾਨ, ਖੂਨਦਾਨ ਕੈਂਪ
books open-book: ਕਿਤਾਬਾਂ, ਪੁਸਤਕਾਂ, ਲਾਇਬ੍ਰੇਰੀ
briefcase handshake: ~ ਨੌਕਰੀ, ਭਰਤੀ
calculator receipt: ਲੇਖਾਕਾਰ, ਜੀਐਸਟੀ, ਇਨਕਮ ਟੈਕਸ, ਟੈਕਸ ਰਿਟਰਨ
chart-up: ਨਿਵੇਸ਼
combine-harvester wheat: ਕੰਬਾਈਨ, ਹਾਰਵੈਸਟਰ, ਕਣਕ ਦੀ ਕਟਾਈ
desktop-computer laptop: ਵੈੱਬਸਾਈਟ, ਸਾਫਟਵੇਅਰ
drone: ਡਰੋਨ
fountain-pen document: ਸਟੇਸ਼ਨਰੀ, ਕਲਮ
laptop screwdriver: ਕੰਪਿਊਟਰ, ਕੰਪਿਊਟਰ ਕਲਾਸ, ਕੰਪਿਊਟਰ ਕੋਰਸ, ਲੈਪਟਾਪ
loudspeaker: ਡੀਜੇ, ਸਾਊਂਡ
megaphone chart-up: ਇਸ਼ਤਿਹਾਰ, ਮਾਰਕੀਟਿੰਗ
newspaper: ਅਖ਼ਬਾਰ
open-book pencil: ਟਿਊਸ਼ਨ, ਕੋਚਿੰਗ, ਆਈਲੈਟਸ, ਆਈਲੈਟਸ ਕੋਚਿੰਗ, ਅੰਗਰੇਜ਼ੀ, ਅੰਗਰੇਜ਼ੀ ਕਲਾਸ, ਪੰਜਾਬੀ ਸਿੱਖੋ, ਅਨੁਵਾਦ
parcel delivery-van: ~ ਕੋਰੀਅਰ, ਪਾਰਸਲ
pencil: ਕਾਪੀਆਂ
pill stethoscope: ਦਵਾਈ, ਦਵਾਈਆਂ, ਮੈਡੀਕਲ ਸਟੋਰ
printer: ਪ੍ਰਿੰਟਿੰਗ, ਛਪਾਈ, ਵਿਆਹ ਦੇ ਕਾਰਡ, ਫਲੈਕਸ
robot gear: ਰੋਬੋਟਿਕਸ
rubber-stamp document: ਨੋਟਰੀ, ਮੋਹਰਾਂ
scales: ਵਕੀਲ, ਕਾਨੂੰਨੀ ਸਲਾਹ
scissors hair-comb: ਸੈਲੂਨ, ਵਾਲ ਕਟਾਈ, ਹੇਅਰ ਕੱਟ
set-square abacus: ਗਣਿਤ
smartphone: ਮੋਬਾਈਲ, ਮੋਬਾਈਲ ਮੁਰੰਮਤ, ਮੋਬਾਈਲ ਰਿਪੇਅਰ, ਫ਼ੋਨ ਰਿਪੇਅਰ
stethoscope hospital: ਡਾਕਟਰ, ਹਸਪਤਾਲ, ਕਲੀਨਿਕ, ਇਲਾਜ, ਮੈਡੀਕਲ ਕੈਂਪ
syringe: ਟੀਕਾਕਰਨ, ਟੀਕਾ
test-tube: ਖੂਨ ਟੈਸਟ, ਲੈਬ
welding-mask fire: ਵੈਲਡਿੰਗ, ਵੈਲਡਰ
bank coin: ਲੋਨ, ਕਰਜ਼ਾ, ਬੈਂਕ
barber-pole razor: ਨਾਈ, ਨਾਈ ਦੀ ਦੁਕਾਨ
bricks trowel: ਉਸਾਰੀ, ਇੱਟਾਂ, ਰਾਜ ਮਿਸਤਰੀ, ਸੀਮਿੰਟ
church: ਚਰਚ
ferris-wheel: ਮੇਲਾ
hotel bed: ਹੋਟਲ, ਹੋਸਟਲ, ਹੋਮਸਟੇ, ਮੰਜੇ
house key: ਮਕਾਨ, ਕੋਠੀ, ਫਲੈਟ, ਪਲਾਟ, ਜ਼ਮੀਨ, ਕਿਰਾਏ ਤੇ ਮਕਾਨ, ਘਰ, ਪ੍ਰਾਪਰਟੀ
mosque: ਮਸਜਿਦ, ਹੱਜ
museum: ਅਜਾਇਬ ਘਰ
school backpack: ਸਕੂਲ, ਸਕੂਲ ਦਾਖਲਾ
tent: ਟੈਂਟ, ਟੈਂਟ ਹਾਊਸ
airplane suitcase: ਟੂਰ, ਯਾਤਰਾ, ਟਰੈਵਲ, ਟਿਕਟਾਂ
ambulance: ਐਂਬੂਲੈਂਸ
bicycle: ਸਾਈਕਲ, ਸਾਈਕਲ ਮੁਰੰਮਤ
bus: ਬੱਸ
car bubbles: ਕਾਰ ਵਾਸ਼, ਕਾਰ ਧੁਆਈ, ਗੱਡੀ ਧੁਆਈ, ਕਾਰ ਵਾਸ਼ਿੰਗ
car car-front: ਕਾਰ, ਗੱਡੀ, ਗੱਡੀਆਂ, ਪੁਰਾਣੀਆਂ ਕਾਰਾਂ, ਕਾਰ ਬਾਜ਼ਾਰ, ਕਾਰ ਕਿਰਾਏ ਤੇ
fuel-pump: ਪੈਟਰੋਲ
lorry delivery-van: ਟਰੱਕ, ਪੈਕਰਜ਼ ਮੂਵਰਜ਼, ਸਮਾਨ ਦੀ ਢੋਆ ਢੁਆਈ, ਟੈਂਪੂ
motor-boat wave: ਕਿਸ਼ਤੀ
motor-scooter: ਸਕੂਟਰ, ਸਕੂਟੀ
motorcycle wrench: ਮੋਟਰਸਾਈਕਲ, ਬਾਈਕ, ਬਾਈਕ ਰਿਪੇਅਰ, ਬੁਲੇਟ
motorcycle-helmet motorcycle: ਹੈਲਮੇਟ
passport suitcase: ਵੀਜ਼ਾ, ਪਾਸਪੋਰਟ, ਸਟੱਡੀ ਵੀਜ਼ਾ
rickshaw: ਰਿਕਸ਼ਾ, ਈ ਰਿਕਸ਼ਾ
roller-skate: ਸਕੇਟਿੰਗ
steering-wheel car: ਡਰਾਈਵਿੰਗ ਸਕੂਲ, ਡਰਾਈਵਿੰਗ, ਕਾਰ ਸਿੱਖੋ, ਕਾਰ ਚਲਾਉਣਾ ਸਿੱਖੋ
suitcase: ਸੂਟਕੇਸ, ਅਟੈਚੀ
tanker: ਪਾਣੀ ਦਾ ਟੈਂਕਰ, ਸੈਪਟਿਕ ਟੈਂਕ
taxi: ਟੈਕਸੀ, ਟੈਕਸੀ ਸੇਵਾ
tipper-truck: ਰੇਤਾ ਬੱਜਰੀ, ਰੇਤਾ, ਬੱਜਰੀ
tractor toolbox: ਖੇਤੀ ਦੇ ਸੰਦ
tractor wheat: ਟਰੈਕਟਰ, ਟਰੈਕਟਰ ਮੁਰੰਮਤ, ਖੇਤੀ ਸੰਦ
train locomotive: ਰੇਲ ਟਿਕਟ
tyre wrench: ਟਾਇਰ, ਪੰਕਚਰ
watch: ਘੜੀ, ਘੜੀਆਂ
wheelchair crutch: ਵ੍ਹੀਲਚੇਅਰ
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: ਪੈਕੇਜ, ਘੰਟੇ, ਬੱਸ ਸਟੈਂਡ, ਬੱਸ ਅੱਡਾ, ਘਰ ਦਾ ਬਣਿਆ, ਘਰ ਦੀ ਬਣੀ, ਘਰ ਦੇ ਬਣੇ, ਘਰ ਬੈਠੇ, ਘਰ ਆ ਕੇ, ਘਰ ਦੀਆਂ ਬਣੀਆਂ, ਘਰ ਤੱਕ
`;

/** Punjabi words that lead to things. Notation: word-list.ts. */
export const punjabiWords = things + unmeant;
