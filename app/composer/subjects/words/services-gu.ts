/** Services and rarer goods in Gujarati. Notation: word-list.ts. */
export const gujaratiServices = `
stethoscope test-tube: ફુલ બોડી ચેકઅપ, બોડી ચેકઅપ, હેલ્થ ચેકઅપ
hen egg: મરઘી, ઈંડા, મરઘાં ઉછેર
steak: માંસ, મટન
umbrella: છત્રી
cat: બિલાડી
football: ફૂટબોલ
balloon: ફુગ્ગા, બલૂન, બલૂન ડેકોરેશન
meat-on-bone: તંદૂરી, બાર્બેક્યુ
bride: દુલ્હન, બ્રાઇડલ મેકઅપ, વધૂ
boxing-glove: બોક્સિંગ
eyelashes: આઇબ્રો, ભમર
dress-shoe: બૂટ રિપેરિંગ, મોચી
fountain-pen: સ્ટેશનરી, નોટરી, પેન
kebab: કબાબ, શવરમા
banana: કેળા, વેફર કેળા
perfume: અત્તર, પરફ્યુમ
serum-bottle: ફેશિયલ, ત્વચા સંભાળ
brain: કાઉન્સેલિંગ, મનોચિકિત્સક
yarn: ઊન, ગૂંથણ
hiking-boot: ટ્રેકિંગ
goat: બકરી, બકરા
horse: ઘોડો, ઘોડેસવારી
cheese: પનીર, ચીઝ
clown: જોકર
coat: સ્વેટર, જેકેટ
razor: વેક્સિંગ, દાઢી
orange: સંતરા, નારંગી
theatre-masks: નાટક, રંગભૂમિ
motor-boat: હોડી, બોટિંગ
nurse: નર્સ, વૃદ્ધોની સંભાળ
fire: વેલ્ડિંગ
sheep: ઘેટાં
tropical-fish: એક્વેરિયમ
flute: વાંસળી
scarf: દુપટ્ટા, સ્કાર્ફ
tattoo-machine: ટેટૂ
mosque: હજ, ઉમરાહ, મસ્જિદ
fishing-rod: માછીમારી
bed: ખાટલો, પલંગ, પીજી, હોસ્ટેલ
watermelon: તરબૂચ
pregnant-woman: ગર્ભવતી, પ્રસૂતિ
backpack: સ્કૂલ બેગ
drone: ડ્રોન
parrot: પોપટ, પક્ષી
basketball: બાસ્કેટબોલ
volleyball: વોલીબોલ
badminton: બેડમિન્ટન
mushroom: મશરૂમ
logs: લાકડા, બળતણ
doughnut: ડોનટ
fuel-pump: પેટ્રોલ, ગેસ સિલિન્ડર
magic-wand: જાદુગર, મેજિક શો
studio-microphone: રેકોર્ડિંગ સ્ટુડિયો
oven: ઘરવખરી, ગેસ ચૂલો, ઘરેલું ઉપકરણો
toilet: શૌચાલય, ખાળકૂવો, સેપ્ટિક ટેન્ક
graduation-cap: ~ કોલેજ, વિદેશ અભ્યાસ
staircase: સીડી, રેલિંગ
wardrobe: કબાટ, વોર્ડરોબ
test-tube: લેબોરેટરી, લોહી તપાસ
battery: બેટરી, ઇન્વર્ટર
speech-bubble: સ્પીચ થેરાપી
tree: ઝાડ કાપવા
light-bulb: લાઇટ, લાઈટિંગ, ઝુમ્મર, એલઇડી
megaphone: જાહેરાત, માર્કેટિંગ
toolbox: હાર્ડવેર, ઓજાર
church: ચર્ચ
framed-picture: ચિત્ર પ્રદર્શન, ફોટો ફ્રેમ
briefs: આંતરવસ્ત્રો
mirror: અરીસો, અરીસા
robot: રોબોટિક્સ
sunglasses: ગોગલ્સ, સનગ્લાસ
sewing-needle: ભરતકામ, એમ્બ્રોઇડરી
kitchen-knife: વાસણ, વાસણો, ચપ્પુ
museum: સંગ્રહાલય
roller-skate: સ્કેટિંગ
chocolate: ચોકલેટ
runner: મેરેથોન, દોડ
wheelchair: વ્હીલચેર
syringe: રસી
shopping-bags: બજાર મેળો
ship: આયાત નિકાસ, શિપિંગ
prayer-beads: માળા, રુદ્રાક્ષ
gymnast: જિમ્નેસ્ટિક્સ
hearing-aid: શ્રવણ યંત્ર, કાનનું મશીન
parcel: ~ કુરિયર, પાર્સલ
jeans: જીન્સ
train: ટ્રેન ટિકિટ
suitcase: સૂટકેસ
fire-extinguisher: અગ્નિશામક
ambulance: એમ્બ્યુલન્સ
tomato: ટામેટા
potato: બટાકા
onion: ડુંગળી
crane: ક્રેન
drill: બોરવેલ
fence: વાડ, તારની વાડ
popcorn: સિનેમા, ફિલ્મ
strawberry: સ્ટ્રોબેરી
ice-cube: બરફ
ticket: ટિકિટ
soft-drink: સોડા, ઠંડા પીણાં
mouse-trap: ઉંદર
ferris-wheel: મેળો
grapes: દ્રાક્ષ
newspaper: છાપું, અખબાર
chair: ખુરશી
sofa: સોફા સફાઈ
pie: સમોસા
-: પેકેજ, કલાક
-: બસ સ્ટેન્ડ
candy cookie: ખમણ, ફાફડા, ગાંઠિયા, ઢોકળા
taco stew: પાણીપુરી, ભેળ, ચાટ
`;
