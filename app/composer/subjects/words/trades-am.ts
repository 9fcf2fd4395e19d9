/** Trades and goods in Amharic. Notation: word-list.ts. */
export const amharicTrades = `
calculator receipt: ሂሳብ ሰራተኛ, የሂሳብ አያያዝ, ግብር, ታክስ, አካውንታንት
wrench car: የመኪና ጥገና, ጋራዥ, መካኒክ, ጋራጅ
bread croissant: ዳቦ ቤት, ዳቦ, ዳቦ መጋገሪያ, መጋገሪያ
flatbread: እንጀራ
lipstick nail-polish: የውበት ሳሎን, ሜካፕ, መዋቢያ, ውበት
ring bouquet: ሰርግ, ጋብቻ, የሰርግ አዳራሽ
bride ring: ሙሽራ, የሙሽራ ልብስ
steak kitchen-knife: ስጋ ቤት, ስጋ, ሉካንዳ
car key: መኪና, የመኪና ኪራይ, መኪና ሽያጭ, መኪኖች
saw hammer: አናጺ, የእንጨት ስራ
coffee: ቡና, ቡና ቤት, ካፌ, የቡና
tea teapot: ሻይ, ሻይ ቤት
cook frying-pan: ምግብ ማብሰል, የምግብ ዝግጅት
scissors hair-comb: ፀጉር ቤት, ፀጉር አስተካካይ, ጸጉር ቤት, የፀጉር ሳሎን, ፀጉር
teddy-bear crayon: መዋለ ህፃናት, አሻንጉሊት, መጫወቻ, የልጆች መጫወቻ
dog stethoscope: የእንስሳት ሐኪም, የእንስሳት ህክምና
steering-wheel car: የመንጃ ፈቃድ, መንዳት ትምህርት ቤት, የመንዳት ትምህርት, መንጃ ፍቃድ
plug lightning: ኤሌክትሪሻን, የኤሌክትሪክ ስራ, ኤሌክትሪክ
basket carrot: አትክልት, አትክልት ቤት
apple basket: ፍራፍሬ
shopping-cart basket: ሱፐርማርኬት, ሸቀጣ ሸቀጥ, ግሮሰሪ
bank coin: ባንክ, ብድር, ቁጠባ
house key: ቤት, ቤት ሽያጭ, አፓርታማ, አፓርትመንት, የቤት ኪራይ, ሪል እስቴት
fish shrimp: ዓሣ, አሳ
bouquet rose: አበባ, የአበባ ሱቅ, አበቦች
football goal-net: እግር ኳስ
seedling plant: ችግኝ, ተክሎች, የአትክልት ስፍራ
soft-ice-cream: አይስክሬም, አይስ ክሬም
glasses eye: መነጽር, የዓይን ምርመራ, መነፅር
dumbbell stopwatch: ጂም, ስፖርት ቤት, የአካል ብቃት
bed bellhop-bell: ሆቴል, እንግዳ ማረፊያ, ሪዞርት
sofa chair: የቤት ዕቃዎች, የቤት እቃ, ሶፋ, ፈርኒቸር
washing-machine basket: ልብስ እጥበት, የልብስ ማጠቢያ, ላውንደሪ
books open-book: መጽሐፍ, መጽሐፍት, የመጽሐፍ መደብር, ቤተ መጻሕፍት, መፅሐፍ
key: ቁልፍ, ቁልፍ ሰሪ
open-book pencil: አስጠኚ, የቋንቋ ትምህርት, እንግሊዝኛ ትምህርት, ማስጠናት
set-square abacus: ሒሳብ ትምህርት
delivery-van parcel: የቤት ዕቃ ማጓጓዣ, ማጓጓዣ, ዕቃ ማመላለሻ
guitar: ጊታር
musical-notes: ሙዚቃ, የሙዚቃ ትምህርት
camera: ፎቶግራፍ, ፎቶ, ፎቶ ስቱዲዮ, ፎቶግራፈር
pizza: ፒዛ
burger french-fries: በርገር
stew: ዶሮ ወጥ, ወጥ
chicken-leg: ዶሮ, የዶሮ
tap wrench: ቧንቧ, የቧንቧ ሰራተኛ, የቧንቧ ጥገና
cutlery dinner-plate: ምግብ ቤት, ሬስቶራንት
pill stethoscope: ፋርማሲ, መድኃኒት ቤት, መድሃኒት
tooth toothbrush: የጥርስ ሐኪም, የጥርስ ህክምና, ጥርስ, የጥርስ ክሊኒክ
stethoscope hospital: ክሊኒክ, ሐኪም, ሆስፒታል, ዶክተር
diamond ring: ጌጣጌጥ, ወርቅ, ወርቅ ቤት
sneaker: ጫማ, የጫማ, ጫማ ቤት
dress handbag: ልብስ, የባህል ልብስ, ልብስ ቤት, ፋሽን
airplane suitcase: ጉዞ, የጉዞ ወኪል, የአውሮፕላን ትኬት, ቱሪዝም
lotus-position: ዮጋ
massage: ማሳጅ, ስፓ
sewing-needle thread: ልብስ ስፌት, ስፌት, ልብስ ሰፊ
solar-panel sun: ሶላር, የፀሐይ ኃይል
graduation-cap books: ዩኒቨርሲቲ, ኮሌጅ, ስልጠና
school backpack: ትምህርት ቤት
laptop screwdriver: ኮምፒውተር, የኮምፒውተር ጥገና, ላፕቶፕ
desktop-computer laptop: ድረ ገጽ, ሶፍትዌር, የድረ ገጽ ዲዛይን
smartphone: ሞባይል, ስልክ ጥገና, ሞባይል ስልክ
broom bucket: ጽዳት, የቤት ጽዳት, የጽዳት አገልግሎት
shield umbrella: ኢንሹራንስ, መድን
scales document: ጠበቃ, የህግ አማካሪ
printer document: ማተሚያ, ህትመት, ማተሚያ ቤት
honey bee: ማር, ንጹህ ማር
birthday-cake: ኬክ, ልደት
bicycle: ብስክሌት
motorcycle: ሞተር ሳይክል, ሞተርሳይክል
taxi: ታክሲ
bricks crane: ግንባታ, ኮንስትራክሽን
paint-roller bucket: ቀለም ቀቢ, የቤት ቀለም
swimmer goggles: ዋና ትምህርት, መዋኛ
dancer musical-notes: ዳንስ, ውዝዋዜ
gift ribbon: ስጦታ
heart handshake: ልገሳ, እርዳታ, በጎ አድራጎት
briefcase handshake: የስራ ማስታወቂያ, ቅጥር
milk cow: ወተት
theatre-masks: ቲያትር
popcorn: ሲኒማ, ፊልም
church: ቤተ ክርስቲያን
beer: ቢራ
watch: ሰዓት, የእጅ ሰዓት
barber-pole: ጸጉር ቤት, የወንዶች ፀጉር
nail-polish: ጥፍር, የጥፍር ውበት
air-conditioner: ኤሲ
wine: ወይን
sauna: ስፓ, ሳውና
roof: ጣሪያ
tent: ድንኳን, ካምፕ
spade: አትክልተኛ, የአትክልት ስፍራ
chart-up: ኢንቨስትመንት, አክሲዮን
salad: ሰላጣ, ጾም ምግብ
handbag: ቦርሳ, የሴቶች ቦርሳ
dinner-plate: የድግስ ምግብ, ድግስ, ኬተሪንግ
tyre: ጎማ, የመኪና ጎማ
rug: ምንጣፍ
museum: ሙዚየም
television: ቴሌቪዥን
nurse: ነርስ
megaphone: ማስታወቂያ
brain: የሥነ ልቦና
cat: ድመት
coat: ጃኬት, ኮት
horse: ፈረስ
bubbles car: የመኪና እጥበት
mattress: ፍራሽ
cheese: አይብ
meat-on-bone: ጥብስ, ክትፎ
candy: ከረሜላ
chocolate: ቸኮሌት
spine: ፊዚዮቴራፒ
microphone: ካራኦኬ
hiking-boot: የእግር ጉዞ
window: መስኮት, አሉሚኒየም
necktie: ሱፍ, ሙሉ ልብስ
curtains: መጋረጃ
perfume: ሽቶ
candle: ሻማ
framed-picture: ኤግዚቢሽን
kitchen-knife: ወጥ ቤት, ኪችን
bee: ንብ
bathtub: መታጠቢያ
t-shirt: ቲሸርት
party-popper: ~ ልደት, ፓርቲ
tractor: ትራክተር, እርሻ
baby: ህፃን, የህፃናት ልብስ
fountain-pen: ጽሕፈት መሳሪያ, ውልና ማስረጃ
pancakes: ቁርስ
egg: እንቁላል
light-bulb: መብራት, አምፖል
school: ~ ትምህርት ቤት
blood-drop: ደም ልገሳ
graduation-cap: ~ ዩኒቨርሲቲ, ኮሌጅ
open-book: እንግሊዝኛ, የእንግሊዝኛ
`;
