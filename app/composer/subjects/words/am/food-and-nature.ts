/** Amharic words for food, drink, animals and plants. Notation: word-list.ts. */
export const amharicFoodAndNature = `
apple basket: ፍራፍሬ, ፍራፍሬዎች, ፖም
avocado: አቮካዶ
baklava candy: ባቅላባ
banana: ሙዝ
beans: ባቄላ, ሽምብራ
birthday-cake cupcake: ኬክ, ኬክ ቤት, የልደት ኬክ
bread croissant: ዳቦ ቤት, ዳቦ, ዳቦ መጋገሪያ, መጋገሪያ
burger french-fries: በርገር
butter: ቅቤ
candy lollipop: ከረሜላ, ጣፋጭ
canned-food basket: የምግብ ባንክ
cheese: አይብ
chicken-leg: ዶሮ, የዶሮ
chocolate candy: ቸኮሌት
coconut: ኮኮናት
cookie: ብስኩት, ኩኪስ
corn: በቆሎ
croissant bread: ክሮሳንት
cupcake: ኬክ ኩባያ
dates: ቴምር
dates moon: ኢፍጣር
doughnut: ዶናት, ቦምቦሊኖ
egg basket: እንቁላል
falafel: ፋላፍል
flatbread: እንጀራ, ጠፍ, የጤፍ እንጀራ
grapes: ወይን ፍሬ
honey bee: ማር, ንጹህ ማር, የንብ ማር
hot-dog: ሆት ዶግ
kebab flatbread: ሻዋርማ, ከባብ
mango: ማንጎ
meat-on-bone: ጥብስ, ክትፎ
mushroom: እንጉዳይ
noodles chopsticks: ፓስታ
orange soft-drink: ብርቱካን
pancakes coffee: ቁርስ, ፓንኬክ
peanuts: ኦቾሎኒ, ለውዝ, ቆሎ
pizza: ፒዛ
popcorn film-camera: ፈንዲሻ, ሲኒማ, ፊልም
potato: ድንች
rice curry: ሩዝ
roast-chicken: የተጠበሰ ዶሮ, ዶሮ ጥብስ
salad: ሰላጣ, ጾም ምግብ
samosa: ሳምቡሳ
sandwich baguette: ሳንድዊች
soft-ice-cream ice-cream: አይስክሬም, አይስ ክሬም
spaghetti tomato: ስፓጌቲ
steak kitchen-knife: ስጋ ቤት, ስጋ, ሉካንዳ, ጥሬ ስጋ
stew: ዶሮ ወጥ, ወጥ, ሾርባ
strawberry: እንጆሪ
tomato: ቲማቲም
watermelon: ሐብሐብ
wedding-cake: የሠርግ ኬክ, የሰርግ ኬክ
amphora: የሸክላ ስራ, ሸክላ, የሸክላ እቃ
amphora coin: ቅርሳ ቅርስ, ጥንታዊ ዕቃዎች
beer wheat: ቢራ
beers: ጠላ, ድራፍት
cocktail tropical-drink: ባርቴንደር, ኮክቴል
coffee: ቡና, ቡና ቤት, ካፌ, የቡና, ጀበና ቡና, የጀበና ቡና
coffee-beans coffee: የተቆላ ቡና, ቡና ፍሬ, የቡና ፍሬ, ጥሬ ቡና
cutlery dinner-plate: ምግብ ቤት, ሬስቶራንት, ምሳ
dinner-plate cook: የድግስ ምግብ, ድግስ, ኬተሪንግ, ምግብ ዝግጅት
jar chilli: በርበሬ, ሽሮ, ቅመም, ቅመማ ቅመም, የወይራ ዘይት, ዘይት
juice-box orange: ጁስ, ጭማቂ
kitchen-knife frying-pan: ቢላ, ቢላ መሳል, ቢላዋ, ወጥ ቤት, ኪችን, ኩሽና, የኩሽና ዕቃ
milk cow: ወተት, እርጎ
soft-drink tropical-drink: ለስላሳ መጠጥ
spirits-bottle toast: አረቄ
tea teapot: ሻይ, ሻይ ቤት, ሻይ ቅጠል
water-jug droplet: የውሃ አቅርቦት
wine grapes: ወይን, ጠጅ, ጠጅ ቤት
bee honey: ንብ
beehive bee: ቀፎ, የንብ ቀፎ
camel: ግመል
cat: ድመት
chick hen: ጫጩቶች
cockroach: ተባይ, የተባይ ማጥፊያ, ትኋን
cow: ከብት, ከብት እርባታ, የከብት ገበያ, ጥጃ, ሰንጋ
cow milk: ላም, ላሞች, የወተት ላም, በሬ
crab: ሸርጣን
dog stethoscope: የእንስሳት ሐኪም, የእንስሳት ህክምና, ውሻ, የውሻ ምግብ
dog-standing paw: የውሻ ስልጠና
duck: ዳክዬ
fish: ዓሣ, ዓሳ, አሳ
goat: ፍየል, ፍየሎች
hen chick: ጫጩት, የእንቁላል ዶሮ, ዶሮ እርባታ, የዶሮ እርባታ
hen egg: ዕንቁላል ጣይ, ዕንቁላል ጣይ ዶሮ, ዕንቁላል ጣይ ዶሮዎች
horse horse-rider: ፈረስ, ፈረስ ግልቢያ
lion elephant: ሳፋሪ, የእንስሳት ማቆያ
parrot bird: ወፍ
sheep: በግ, በጎች
tropical-fish fish: አኳሪየም
beach beach-umbrella: ባህር ዳርቻ
bouquet rose: አበባ, የአበባ ሱቅ, አበቦች, የአበባ, አበባ መሸጫ
droplet: የጉድጓድ ቁፋሮ, መስኖ, የጠብታ መስኖ
droplet tap: የጉድጓድ ውሃ ቁፋሮ, የውሃ ጉድጓድ ቁፋሮ, የውሃ ማጣሪያ, የታሸገ ውሃ
fire nut-and-bolt: ብየዳ, የብረት ስራ
herb: የባህል መድሃኒት
lawnmower: ሳር ማጨድ
logs fire: ማገዶ, ከሰል, የማገዶ እንጨት
logs saw: ጣውላ, አጣና
moon: ረመዳን
seedling plant: ችግኞች, ምርጥ ዘር, ችግኝ, ተክሎች, የአትክልት ስፍራ, እጽዋት, ተክል
spade: አትክልተኛ, የጓሮ አትክልት
tree axe: ዛፍ, ዛፍ ተከላ
trowel: ጂብሰም, ጅብሰም, ልስን
umbrella: ጃንጥላ
wheat sack: ጤፍ, እህል
wheat tractor: ስንዴ, ዱቄት
wheelbarrow lorry: አሸዋ እና ጠጠር
`;
