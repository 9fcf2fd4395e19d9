/** Bengali words for food, drink, animals and plants. Notation: word-list.ts. */
export const bengaliFoodAndNature = `
apple basket: ফল, তাজা ফল, ফলের দোকান, আপেল
avocado: অ্যাভোকাডো
baklava candy: বাকলাভা
banana: কলা
beans: ডাল
bento rice: লাঞ্চ বক্স
birthday-cake cupcake: কেক, জন্মদিনের কেক, হোমমেড কেক
bread croissant: বেকারি, পাউরুটি, রুটি
burger french-fries: বার্গার, ফাস্ট ফুড
cabbage: বাঁধাকপি, পাতাকপি
candy lollipop: গুড়, খেজুরের গুড়
canned-food basket: রেশন, ইফতার বিতরণ, ত্রাণ
cheese: পনির
chicken-leg: মুরগি, চিকেন, ফ্রাইড চিকেন
chocolate candy: চকলেট, চকোলেট
coconut: ডাব, নারকেল
cookie: বিস্কুট, কুকিজ
corn: ভুট্টা
croissant bread: কনফেকশনারি, পেস্ট্রি
cupcake: কাপকেক
curry rice: বিরিয়ানি, কাচ্চি, ভাত, পোলাও
dates: খেজুর
dates moon: ইফতার, ইফতারি
dosa: দোসা, ধোসা, ইডলি
doughnut: ডোনাট
dumpling: মোমো, সিঙ্গারা, ফুচকা
egg basket: ডিম, দেশি ডিম
falafel: ফালাফেল
flatbread: নান
grapes: আঙ্গুর
hamper gift: গিফট হ্যাম্পার, উপহার ঝুড়ি
honey bee: মৌচাষি, মধু, খাঁটি মধু, সুন্দরবনের মধু
ice-lolly: আইসক্রিম বার, কুলফি
kebab: শাওয়ারমা, শর্মা
ladoos: কাঁচাগোল্লা, মিষ্টি, মিষ্টান্ন, রসগোল্লা, সন্দেশ, লাড্ডু, মিষ্টির দোকান, রসমালাই, চমচম, মিষ্টান্ন ভাণ্ডার
ladoos: মিষ্টান্ন ভান্ডার
mango: ল্যাংড়া, আমের, আম, রাজশাহীর আম, হিমসাগর
mushroom: মাশরুম, মাশরুম চাষ
noodles chopsticks: নুডলস, চাইনিজ রেস্টুরেন্ট, চাউমিন
olive-oil: ঘানি, ঘানি ভাঙা
olive-oil olives: সরিষার তেল, ঘানির তেল, ঘানিভাঙা, খাঁটি সরিষার তেল
orange soft-drink: কমলা
pancakes coffee: পিঠা, ঘরোয়া পিঠা, ভাপা পিঠা, চিতই পিঠা, পাটিসাপটা, পিঠাপুলি, নাস্তা, সকালের নাস্তা, পরোটা
peanuts pistachios: ড্রাই ফ্রুটস, বাদাম, কাজু বাদাম, শুকনো ফল
pie: প্যাটিস
pistachios peanuts: ~ পেস্তা, পেস্তা বাদাম
pizza: পিজ্জা, পিৎজা
pomegranate: ডালিম, বেদানা
popcorn film-camera: পপকর্ন, সিনেমা
potato: আলু
rice curry: কাচ্চি বিরিয়ানি, তেহারি, চাল, খিচুড়ি, মোরগ পোলাও
rice sack: মুড়ি, চিড়া, খই, মুড়ি ও চিড়া, ধান, রাইস মিল
roast-chicken: গ্রিল চিকেন, রোস্ট চিকেন, চিকেন গ্রিল
saffron: জাফরান
salad: ডায়েট, পুষ্টিবিদ, ওজন কমান, সালাদ
samosa: চটপটি, সমুচা, সিঙ্গাড়া, সিঙাড়া, শিঙাড়া
sandwich baguette: স্যান্ডউইচ
skewers barbecue: শিক কাবাব, কাবাব, বারবিকিউ, টিক্কা
soft-ice-cream ice-cream: আইসক্রিম
spaghetti tomato: পাস্তা
steak kitchen-knife: কসাই, মাংস, মাংসের দোকান, গরুর মাংস, খাসির মাংস
stew cutlery: হালিম, নেহারি, স্যুপ
strawberry: স্ট্রবেরি
sushi chopsticks: সুশি
tiffin: টিফিন, টিফিন সার্ভিস
tomato: টমেটো
watermelon: তরমুজ
wedding-cake: বিয়ের কেক
amphora: মাটির পাত্র, মাটির জিনিস, মাটির হাঁড়ি, মাটির তৈজসপত্র, মাটির, টেরাকোটা
amphora coin: পুরাকীর্তি, অ্যান্টিক
amphora potters-wheel: পোড়ামাটি
bubble-tea: বাবল টি
cocktail tropical-drink: বারটেন্ডার, ককটেল, মকটেল
coffee: কফি, কফি শপ, ক্যাফে
coffee-beans coffee: কফি বিন
cutlery dinner-plate: রেস্তোরাঁ, রেস্টুরেন্ট, খাবার, খাবার হোটেল, ভাতের হোটেল
dinner-plate cook: ক্যাটারিং, বাবুর্চি
dinner-plate cutlery: বাংলা রান্না, বাঙালি রান্না, বাংলা খাবার, রান্নার রেস্টুরেন্ট, বাঙালি খাবার
espresso-machine coffee: কফি মেশিন
ice-cube soft-drink: বরফ
jar chilli: আচার, মসলা, মশলা, জেলি, ঘি, খাঁটি ঘি
jar coconut: নারিকেল তেল, নারকেল তেল
juice-box orange: জুস, ফলের জুস, শরবত
kitchen-knife frying-pan: ছুরি, ছুরি ধার, দা বটি, রান্নাঘর, কিচেন, হাঁড়ি পাতিল
milk cow: দুধ, দই, খাঁটি দুধ, মিষ্টি দই
mug coffee: মগ, প্রিন্টেড মগ, কফি মগ
soft-drink tropical-drink: কোল্ড ড্রিংকস
tea teapot: চা, চায়ের দোকান, টি স্টল
water-jug droplet: জারের পানি, ড্রিংকিং ওয়াটার, পানির জার, মিনারেল ওয়াটার
ant house: উইপোকা, উইপোকা দমন
aquarium tropical-fish: অ্যাকুরিয়াম, একুরিয়াম
bee honey: মৌচাষ, মৌচাক বাক্স, মৌমাছি পালন, মৌ চাষ
beehive bee: মৌচাক, মৌবাক্স
birdcage bird: পাখির খাঁচা, খাঁচার পাখি
camel: উট
cat: বিড়াল, বিড়ালের খাবার
chick hen: একদিনের বাচ্চা
cockroach: পেস্ট কন্ট্রোল, তেলাপোকা, ছারপোকা
cow: পশুর হাট, ষাঁড়, বাছুর, খামার, কোরবানির গরু, গরু, ডেইরি ফার্ম
cow milk: গরুর খামার
cow moon: ভাগে কোরবানি, কোরবানির ভাগ
cow stethoscope: পশু চিকিৎসক
crab: কাঁকড়া
dairy-cow milk: গাভী, ডেইরি
dog stethoscope: পোষা প্রাণী, ভেটেরিনারি, ভেট, কুকুর, পেট শপ, কুকুর গ্রুমিং
dog-standing paw: কুকুর প্রশিক্ষণ
duck: হাঁস
fish: পোনা, রুই, কাতলা, মৎস্য খামার, হ্যাচারি, পাঙ্গাস, তেলাপিয়া, শুঁটকি, মাছ, মাছের বাজার, ইলিশ, রুই মাছ, চিংড়ি মাছ
goat: খাসি, ছাগল, খাসি ছাগল
hen chick: মুরগি পালন, মুরগির বাচ্চা, পোল্ট্রি, হাঁস মুরগি, মুরগির খামার, বাচ্চা মুরগি
horse: ঘোড়ায় চড়া, ঘোড়া
horse horse-rider: ঘোড়দৌড়
lion elephant: চিড়িয়াখানা
mosquito: মশারি, মশার জাল, মশার নেট
parrot bird: পাখি, কবুতর
paw: পশু উদ্ধার
paw dog: প্রাণী আশ্রয়কেন্দ্র
shrimp: গলদা, বাগদা
shrimp fish: চিংড়ি
tropical-fish fish: অ্যাকোয়ারিয়াম, রঙিন মাছ
beach beach-umbrella: সমুদ্র সৈকত
bouquet rose: ফুল, ফুলের দোকান, ফুলের তোড়া
droplet: সেচ, ড্রিপ সেচ
droplet tap: পানির ফিল্টার, ওয়াটার ফিল্টার
fire nut-and-bolt: গ্রিল ওয়ার্কশপ
garland: ফুলের মালা, গাঁদা ফুলের মালা
globe suitcase: বিশ্ব ভ্রমণ
hay-bale tractor: খড়, গো-খাদ্য
herb: আয়ুর্বেদিক, ভেষজ, হারবাল
lawnmower: ঘাস কাটা
logs fire: জ্বালানি কাঠ, কয়লা
logs saw: করাতকল, স'মিল, টিম্বার
lotus: বৌদ্ধ বিহার
moon gift: ঈদ, ঈদের উপহার, রমজান
plant watering-can: ছাদবাগান, ছাদ বাগান, ছাদবাগানের
seedling boot: ম্যানগ্রোভ রোপণ
seedling plant: চারাগাছ, সার, জৈব সার, গাছ, চারা, নার্সারি, গাছপালা, গাছের চারা, বীজ, ইনডোর প্ল্যান্ট
spade: বাগান, মালী, বাগান পরিচর্যা
tree axe: গাছ কাটা
tree spade: বৃক্ষরোপণ, গাছ লাগান, গাছ লাগাই
trowel: প্লাস্টার, জিপসাম
turf-roll: কৃত্রিম ঘাস
umbrella: ছাতা
wheat tractor: আটা, গম
wheelbarrow lorry: খোয়া, বালু ও খোয়া
`;
