/** Services and rarer goods in Punjabi. Notation: word-list.ts. */
export const punjabiServices = `
sewing-machine sewing-needle: ਸਿਲਾਈ ਮਸ਼ੀਨ
umbrella: ਛਤਰੀ
roof: ਛੱਤ, ਛੱਤਾਂ, ਸ਼ੈੱਡ
nail-polish: ਨੇਲ ਆਰਟ, ਨਹੁੰ
cat: ਬਿੱਲੀ
stew: ਸੂਪ, ਸਾਗ
balloon: ਗੁਬਾਰੇ
meat-on-bone: ਤੰਦੂਰੀ, ਟਿੱਕਾ, ਬਾਰਬੀਕਿਊ
baby: ਬੱਚਿਆਂ ਦੇ ਕੱਪੜੇ, ਨਵਜੰਮੇ
chess-pawn: ਸ਼ਤਰੰਜ
bride: ਲਾੜੀ, ਦੁਲਹਨ
boxing-glove: ਬਾਕਸਿੰਗ, ਮੁੱਕੇਬਾਜ਼ੀ
eyelashes: ਭਰਵੱਟੇ
dress-shoe: ਮੋਚੀ, ਜੁੱਤੀ ਮੁਰੰਮਤ
coconut: ਨਾਰੀਅਲ
fountain-pen: ਸਟੇਸ਼ਨਰੀ, ਨੋਟਰੀ, ਕਲਮ
banana: ਕੇਲੇ
microphone: ਗਾਇਕੀ, ਕੈਰਾਓਕੇ
perfume: ਅਤਰ, ਪਰਫਿਊਮ
serum-bottle: ਫੇਸ਼ੀਅਲ
brain: ਕਾਉਂਸਲਿੰਗ, ਮਨੋਵਿਗਿਆਨੀ
pancakes: ਡੋਸਾ
hiking-boot: ਟ੍ਰੈਕਿੰਗ
goat: ਬੱਕਰੀ, ਬੱਕਰੇ
horse: ਘੋੜਾ, ਘੋੜੇ, ਘੋੜਸਵਾਰੀ
cheese: ਪਨੀਰ
clown: ਜੋਕਰ
razor: ਵੈਕਸਿੰਗ
theatre-masks: ਨਾਟਕ
motor-boat: ਕਿਸ਼ਤੀ
salad: ਸਲਾਦ
fire: ਵੈਲਡਿੰਗ
sheep: ਭੇਡਾਂ
tropical-fish: ਐਕੁਏਰੀਅਮ
flute: ਬੰਸਰੀ
tattoo-machine: ਟੈਟੂ
mosque: ਮਸਜਿਦ, ਹੱਜ
bed: ਬਿਸਤਰਾ, ਮੰਜਾ, ਪੀਜੀ
watermelon: ਤਰਬੂਜ਼
pregnant-woman: ਗਰਭਵਤੀ
necktie: ਕੋਟ ਪੈਂਟ, ਸ਼ੇਰਵਾਨੀ
backpack: ਸਕੂਲ ਬੈਗ
drone: ਡਰੋਨ
parrot: ਤੋਤਾ, ਪੰਛੀ
basketball: ਬਾਸਕਟਬਾਲ
volleyball: ਵਾਲੀਬਾਲ
badminton: ਬੈਡਮਿੰਟਨ
mushroom: ਖੁੰਬ, ਖੁੰਬਾਂ, ਮਸ਼ਰੂਮ
logs: ਬਾਲਣ, ਲੱਕੜ
doughnut: ਡੋਨਟ
fuel-pump: ਪੈਟਰੋਲ, ਗੈਸ ਸਿਲੰਡਰ
magic-wand: ਜਾਦੂ, ਜਾਦੂਗਰ
studio-microphone: ਰਿਕਾਰਡਿੰਗ ਸਟੂਡੀਓ
oven: ਘਰੇਲੂ ਉਪਕਰਣ, ਗੈਸ ਚੁੱਲ੍ਹਾ
toilet: ਟਾਇਲਟ, ਪਖਾਨਾ, ਸੀਵਰੇਜ
graduation-cap: ~ ਕਾਲਜ, ਵਿਦੇਸ਼ ਪੜ੍ਹਾਈ
staircase: ਪੌੜੀਆਂ, ਰੇਲਿੰਗ
wardrobe: ਅਲਮਾਰੀ
test-tube: ਖੂਨ ਟੈਸਟ, ਲੈਬ
battery: ਬੈਟਰੀ, ਇਨਵਰਟਰ
tree: ਦਰੱਖਤ ਕੱਟਣ
light-bulb: ਲਾਈਟਾਂ, ਲਾਈਟ, ਝੂਮਰ
megaphone: ਇਸ਼ਤਿਹਾਰ, ਮਾਰਕੀਟਿੰਗ
toolbox: ਹਾਰਡਵੇਅਰ, ਔਜ਼ਾਰ
church: ਚਰਚ
framed-picture: ਚਿੱਤਰ ਪ੍ਰਦਰਸ਼ਨੀ, ਫੋਟੋ ਫਰੇਮ
mirror: ਸ਼ੀਸ਼ਾ
robot: ਰੋਬੋਟਿਕਸ
sunglasses: ਧੁੱਪ ਦੀਆਂ ਐਨਕਾਂ
sewing-needle: ਕਢਾਈ, ਫੁਲਕਾਰੀ
kitchen-knife: ਭਾਂਡੇ, ਬਰਤਨ
museum: ਅਜਾਇਬ ਘਰ
roller-skate: ਸਕੇਟਿੰਗ
chocolate: ਚਾਕਲੇਟ
runner: ਮੈਰਾਥਨ, ਦੌੜ
wheelchair: ਵ੍ਹੀਲਚੇਅਰ
syringe: ਟੀਕਾਕਰਨ, ਟੀਕਾ
fireworks: ਪਟਾਕੇ
hearing-aid: ਕੰਨ ਦੀ ਮਸ਼ੀਨ
parcel: ~ ਕੋਰੀਅਰ, ਪਾਰਸਲ
jeans: ਜੀਨਸ
train: ਰੇਲ ਟਿਕਟ
suitcase: ਸੂਟਕੇਸ, ਅਟੈਚੀ
fire-extinguisher: ਅੱਗ ਬੁਝਾਊ
ambulance: ਐਂਬੂਲੈਂਸ
tomato: ਟਮਾਟਰ
potato: ਆਲੂ
onion: ਪਿਆਜ਼
drill: ਬੋਰਵੈੱਲ
fence: ਵਾੜ, ਤਾਰਬੰਦੀ
popcorn: ਸਿਨੇਮਾ, ਫਿਲਮ
strawberry: ਸਟ੍ਰਾਬੇਰੀ
ice-cube: ਬਰਫ਼
ticket: ਟਿਕਟ
soft-drink: ਸੋਡਾ, ਠੰਡੇ
duck: ਬੱਤਖ਼
ferris-wheel: ਮੇਲਾ
grapes: ਅੰਗੂਰ
newspaper: ਅਖ਼ਬਾਰ
chair: ਕੁਰਸੀ, ਕੁਰਸੀਆਂ
scarf: ਪੱਗ, ਦਸਤਾਰ, ਪੱਗਾਂ, ਦਸਤਾਰ ਸਿਖਲਾਈ
cricket: ਕ੍ਰਿਕਟ
juice-box: ਗੰਨੇ ਦਾ ਰਸ
pie: ਸਮੋਸੇ, ਸਮੋਸਾ
-: ਪੈਕੇਜ, ਘੰਟੇ
target: ਪੇਂਟਬਾਲ
-: ਬੱਸ ਸਟੈਂਡ, ਬੱਸ ਅੱਡਾ
tractor toolbox: ਖੇਤੀ ਦੇ ਸੰਦ
toolbox: ਸੰਦ
`;
