/** Tamil words for food, drink, animals and plants. Notation: word-list.ts. */
export const tamilFoodAndNature = `
apple basket: பழங்கள், பழம், பழக்கடை
avocado: அவகேடோ
banana: வாழைப்பழம்
beans: பருப்பு
bento rice: லஞ்ச் பாக்ஸ்
birthday-cake cupcake: கேக், கேக் ஷாப், பிறந்தநாள் கேக்
bread croissant: பேக்கரி, ரொட்டி
burger french-fries: பர்கர்
cabbage: முட்டைக்கோஸ்
candy lollipop: இனிப்பு, மிட்டாய், அல்வா, பலகாரம், வெல்லம், கருப்பட்டி
canned-food basket: ரேஷன்
cheese: பன்னீர்
chicken-leg: கோழி, சிக்கன், பிராய்லர், சிக்கன் கடை
chocolate candy: சாக்லேட்
coconut: தேங்காய், இளநீர், தேங்காய் எண்ணெய்
cookie: பிஸ்கட், குக்கீஸ்
cupcake: கப்கேக்
curry rice: பிரியாணி, சாப்பாடு, சோறு
dates: பேரீச்சம்பழம், பேரிச்சை
dosa: தோசை, இட்லி, இட்லி மாவு, தோசை மாவு, மசால் தோசை
doughnut: டோனட்
dumpling: மோமோஸ், கொழுக்கட்டை
egg basket: முட்டை, நாட்டுக்கோழி முட்டை
falafel: ஃபலாஃபெல்
flatbread: சப்பாத்தி
grapes: திராட்சை
honey bee: தேன், மலைத்தேன்
kebab flatbread: ஷவர்மா, கபாப்
ladoos: லட்டு, இனிப்பகம், மைசூர்பாகு, ஜாங்கிரி, ஸ்வீட்ஸ்
mango: மாம்பழம்
meat-on-bone: பார்பிக்யூ
mushroom: காளான், காளான் வளர்ப்பு
noodles chopsticks: நூடுல்ஸ், இடியாப்பம்
olive-oil olives: செக்கு எண்ணெய், மரச்செக்கு, மரச்செக்கு எண்ணெய், நல்லெண்ணெய்
orange soft-drink: ஆரஞ்சு
pancakes coffee: இட்லி தோசை மாவு, பான்கேக், பரோட்டா, டிபன், டிபன் சென்டர்
peanuts: நிலக்கடலை
peanuts pistachios: உலர் பழங்கள், முந்திரி
pie: பப்ஸ்
pistachios peanuts: ~ பிஸ்தா
pizza: பீட்சா
pomegranate: மாதுளை
popcorn film-camera: பாப்கார்ன், சினிமா, திரையரங்கம், திரைப்படம்
potato: உருளைக்கிழங்கு
rice curry: அரிசி
roast-chicken: தந்தூரி சிக்கன், கிரில் சிக்கன்
saffron: குங்குமப்பூ
salad: உணவுமுறை, டயட், சாலட்
samosa: சமோசா, பஜ்ஜி, சமோசாக்கள்
sandwich baguette: சாண்ட்விச்
soft-ice-cream ice-cream: ஐஸ்கிரீம், ஐஸ் கிரீம், குல்பி, ஜிகர்தண்டா
spaghetti tomato: பாஸ்தா
steak kitchen-knife: இறைச்சி, கசாப்பு, இறைச்சிக் கடை, கறி கடை, ஆட்டிறைச்சி, மட்டன்
stew cutlery: சூப்
stew rice: சாம்பார், சாம்பார் சாதம், சாதம்
strawberry: ஸ்ட்ராபெரி
sushi chopsticks: சுஷி
tiffin: டிபன் கேரியர், மதிய உணவு டெலிவரி
tomato: தக்காளி
watermelon: தர்பூசணி
wedding-cake: திருமண கேக்
amphora: மண் பானை, மண்பானை, மண்பாண்டம், மண் பாண்டங்கள், மண்பாண்டங்கள்
amphora coin: பழம்பொருட்கள்
amphora jar: மட்பாண்டம்
bubble-tea: பபிள் டீ
cocktail tropical-drink: பார்டெண்டர், காக்டெயில், மாக்டெயில்
coffee: காபி, காபி கடை, கஃபே, பில்டர் காபி, காபி ஷாப்
coffee-beans coffee: காபி கொட்டை, காபி கொட்டைகள், பில்டர் காபி தூள்
cutlery dinner-plate: உணவகம், ஹோட்டல், உணவு, ஹோட்டல் சாப்பாடு, ரெஸ்டாரன்ட், மெஸ், வீட்டு சாப்பாடு
dinner-plate cook: கேட்டரிங், சமையல் சேவை, சமையல் காண்ட்ராக்ட்
ice-cube soft-drink: ஐஸ் கட்டி
jar chilli: ஊறுகாய், மசாலா, மசாலா பொடி, பொடி வகைகள், தொக்கு, நெய்
juice-box orange: ஜூஸ், பழச்சாறு, கரும்பு ஜூஸ், சர்பத்
kitchen-knife frying-pan: கத்தி, கத்தி சாணை, சமையலறை, பாத்திரங்கள்
milk cow: பால், தயிர், பால் விற்பனை, பால் பண்ணை
soft-drink tropical-drink: குளிர்பானம்
tea teapot: தேநீர், டீ, டீக்கடை, டீ கடை
water-jug droplet: வாட்டர் கேன், குடிநீர் கேன், தண்ணீர் கேன், மினரல் வாட்டர்
ant house: கரையான், கரையான் கட்டுப்பாடு
bee honey: தேனீ வளர்ப்பு, தேனீ பெட்டி
birdcage bird: பறவைக் கூண்டு
cat: பூனை
cockroach: பெஸ்ட் கண்ட்ரோல், பூச்சி கட்டுப்பாடு
cow milk: பசு, மாடு, மாட்டுப் பண்ணை
cow stethoscope: கால்நடை மருத்துவர்
crab: நண்டு
dog stethoscope: செல்லப்பிராணி, கால்நடை, நாய், நாய்க்குட்டி, பெட் ஷாப், நாய் பராமரிப்பு
dog-standing paw: நாய் பயிற்சி
duck: வாத்து
fish: மீன், மீன் கடை, கடல் உணவு, மீன் வறுவல், இறால், கருவாடு
goat: வெள்ளாடு
hen chick: கோழிக்குஞ்சு, கோழிப்பண்ணை, கோழி பண்ணை, கோழி குஞ்சு
hen egg: கோழிப் பண்ணை, கோழி வளர்ப்பு, நாட்டுக்கோழி
horse horse-rider: குதிரை, குதிரை சவாரி
lion elephant: உயிரியல் பூங்கா
parrot bird: பறவைகள், கிளி, புறா
paw: விலங்கு நல
paw dog: விலங்குகள் காப்பகம்
sheep: ஆடு வளர்ப்பு, ஆட்டுப் பண்ணை
shrimp: இறால் பண்ணை
tropical-fish fish: மீன் தொட்டி, வண்ண மீன்
beach beach-umbrella: கடற்கரை
bouquet rose: பூ, பூக்கடை, பூக்கள், மலர், மலர்கள், மலர்க் கடை, பூங்கொத்து
droplet: சொட்டு நீர் பாசனம், சொட்டு நீர்
droplet tap: வாட்டர் பியூரிஃபையர், குடிநீர்
garland: பூமாலை, பூ மாலை, மாலை கட்டுதல், மல்லிகை மாலை, மணமாலை, திருமண மாலை
hay-bale tractor: வைக்கோல்
herb: மூலிகை
lawnmower: புல் வெட்டுதல்
logs fire: விறகு
moon: ரமலான்
seedling plant: நாற்றங்கால், உரம், இயற்கை உரம், செடி, செடிகள், நர்சரி, தோட்டம், மரக்கன்று, நர்சரி கார்டன், விதைகள்
seedling spade: வளர்ப்பு பை, வளர்ப்புப் பை, க்ரோ பேக், மாடித்தோட்டம், மாடித் தோட்டம்
spade: தோட்டக்கலை, தோட்டக்காரர்
tree axe: மரம் வெட்ட, மரம் வெட்டுதல்
tree spade: மரம் நடுதல், மரம் நடும் விழா, மரக்கன்று நடுதல்
trowel: பூச்சு வேலை, பிளாஸ்டரிங்
turf-roll: செயற்கை புல்
umbrella: குடை
wheat tractor: மாவு
`;
