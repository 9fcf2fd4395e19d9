/** Trades and goods in Amharic. Notation: word-list.ts. */
export const amharicTrades = `
calculator receipt: ሂሳብ ሰራተኛ, የሂሳብ አያያዝ, ግብር, ታክስ, አካውንታንት, ሒሳብ ባለሙያ, የሒሳብ, አካውንቲንግ
wrench car: የመኪና ጥገና, ጋራዥ, መካኒክ, ጋራጅ, የመኪና መለዋወጫ
bread croissant: ዳቦ ቤት, ዳቦ, ዳቦ መጋገሪያ, መጋገሪያ
flatbread: እንጀራ, ጠፍ, የጤፍ እንጀራ
lipstick nail-polish: የውበት ሳሎን, ሜካፕ, መዋቢያ, ውበት, ኮስሞቲክስ, የሙሽራ ሜካፕ
ring bouquet: ሰርግ, ጋብቻ, የሰርግ አዳራሽ, ሠርግ, የሠርግ, አዳራሽ, የሰርግ
bride ring: ሙሽራ, የሙሽራ ልብስ, ቬሎ, ቬሎ ኪራይ
steak kitchen-knife: ስጋ ቤት, ስጋ, ሉካንዳ, ጥሬ ስጋ
car key: መኪና, የመኪና ኪራይ, መኪና ሽያጭ, መኪኖች, መኪናዎች, የመኪና ሽያጭ
saw hammer: አናጺ, የእንጨት ስራ, እንጨት
coffee: ቡና, ቡና ቤት, ካፌ, የቡና, ጀበና ቡና, የጀበና ቡና, የተቆላ ቡና
tea teapot: ሻይ, ሻይ ቤት, ሻይ ቅጠል
cook frying-pan: ምግብ ማብሰል, የምግብ ዝግጅት, የምግብ ዝግጅት ስልጠና
scissors hair-comb: ፀጉር ቤት, ፀጉር አስተካካይ, ጸጉር ቤት, የፀጉር ሳሎን, ፀጉር, ጸጉር, ፀጉር ሹሩባ, ሹሩባ, የሴቶች ፀጉር
teddy-bear crayon: መዋለ ህፃናት, አሻንጉሊት, መጫወቻ, የልጆች መጫወቻ, ሙአለ ሕፃናት, መዋለ ሕፃናት, የህፃናት ማቆያ, መዋለ ህጻናት, መዋዕለ ህፃናት
dog stethoscope: የእንስሳት ሐኪም, የእንስሳት ህክምና, ውሻ, የውሻ ምግብ
steering-wheel car: የመንጃ ፈቃድ, መንዳት ትምህርት ቤት, የመንዳት ትምህርት, መንጃ ፍቃድ, መኪና ማሽከርከር, የመንጃ ትምህርት ቤት
plug lightning: ኤሌክትሪሻን, የኤሌክትሪክ ስራ, ኤሌክትሪክ, ኤሌክትሪሽያን, የኤሌክትሪክ, የመብራት ጥገና
basket carrot: አትክልት, አትክልት ቤት, ሽንኩርት
apple basket: ፍራፍሬ, ፍራፍሬዎች, ፖም
shopping-cart basket: ሱፐርማርኬት, ሸቀጣ ሸቀጥ, ግሮሰሪ, አስቤዛ
bank coin: ባንክ, ብድር, ቁጠባ
house key: ቤት, ቤት ሽያጭ, አፓርታማ, አፓርትመንት, የቤት ኪራይ, ሪል እስቴት, ቤቶች, ኮንዶሚኒየም, የቤት ሽያጭ, ኪራይ ቤት, መሬት, ቪላ, የሚሸጥ ቤት, ቤት ለሽያጭ, የሚከራይ ቤት, የሚሸጡ ቤቶች
fish: ዓሣ, አሳ, ዓሳ
bouquet rose: አበባ, የአበባ ሱቅ, አበቦች, የአበባ, አበባ መሸጫ
football goal-net: እግር ኳስ
seedling plant: ችግኝ, ተክሎች, የአትክልት ስፍራ, እጽዋት, ተክል
soft-ice-cream: አይስክሬም, አይስ ክሬም
glasses eye: መነጽር, የዓይን ምርመራ, መነፅር, የዓይን, የአይን, ዓይን
dumbbell stopwatch: ጂም, ስፖርት ቤት, የአካል ብቃት, አካል ብቃት
bed bellhop-bell: ሆቴል, እንግዳ ማረፊያ, ሪዞርት, አልጋ, ፔንሲዮን
sofa chair: የቤት ዕቃዎች, የቤት እቃ, ሶፋ, ፈርኒቸር, የቤት ዕቃ, ወንበር, የቤት ውስጥ ዲዛይን
washing-machine basket: ልብስ እጥበት, የልብስ ማጠቢያ, ላውንደሪ, ልብስ ማጠቢያ, ልብስ ንጽሕና, ላውንድሪ
books open-book: መጽሐፍ, መጽሐፍት, የመጽሐፍ መደብር, ቤተ መጻሕፍት, መፅሐፍ, መጻሕፍት, መፅሐፍት
key: ቁልፍ, ቁልፍ ሰሪ, የቁልፍ
open-book pencil: አስጠኚ, የቋንቋ ትምህርት, እንግሊዝኛ ትምህርት, ማስጠናት, ትርጉም, የቋንቋ ትምህርት ቤት, እንግሊዝኛ, የእንግሊዝኛ
set-square abacus: ሒሳብ ትምህርት, ሂሳብ ትምህርት, የሂሳብ አስጠኚ, አርክቴክት, የቤት ዲዛይን
delivery-van parcel: ዕቃ ማመላለሻ, ማጓጓዝ, እቃ ማጓጓዝ, ማጓጓዣ, ዕቃ ማጓጓዣ, የዕቃ ማጓጓዣ
guitar: ጊታር, ክራር
musical-notes: ሙዚቃ, የሙዚቃ ትምህርት, የሙዚቃ, ባንድ, የሙዚቃ ትምህርት ቤት
camera: ፎቶግራፍ, ፎቶ, ፎቶ ስቱዲዮ, ፎቶግራፈር, ፎቶ አንሺ, ካሜራ
pizza: ፒዛ
burger french-fries: በርገር
stew: ዶሮ ወጥ, ወጥ, ሾርባ
chicken-leg: ዶሮ, የዶሮ, ዶሮ ጥብስ
tap wrench: ቧንቧ, የቧንቧ ሰራተኛ, የቧንቧ ጥገና, የቧንቧ
cutlery dinner-plate: ምግብ ቤት, ሬስቶራንት, ምሳ
pill stethoscope: ፋርማሲ, መድኃኒት ቤት, መድሃኒት, መድኃኒት, መድሃኒት ቤት, ቫይታሚን
tooth toothbrush: የጥርስ ሐኪም, የጥርስ ህክምና, ጥርስ, የጥርስ ክሊኒክ, የጥርስ
stethoscope hospital: ክሊኒክ, ሐኪም, ሆስፒታል, ዶክተር, የህፃናት ሐኪም
diamond ring: ጌጣጌጥ, ወርቅ, ወርቅ ቤት, የወርቅ, ብር ጌጣጌጥ, አልማዝ
sneaker: ጫማ, የጫማ, ጫማ ቤት, ጫማዎች
dress handbag: ልብስ, የባህል ልብስ, ልብስ ቤት, ፋሽን, ልብሶች, ቀሚስ, የሀበሻ ቀሚስ, የሀበሻ ልብስ, የሴቶች ልብስ, ቡቲክ
airplane suitcase: ጉዞ, የጉዞ ወኪል, የአውሮፕላን ትኬት, ቱሪዝም, ቪዛ, አየር ቲኬት, አስጎብኚ, የአውሮፕላን ቲኬት, ጉብኝት
lotus-position: ዮጋ, ፒላተስ
massage: ማሳጅ, ስፓ
sewing-needle thread: ልብስ ስፌት, ስፌት, ልብስ ሰፊ, ጥልፍ
solar-panel sun: ሶላር, የፀሐይ ኃይል
graduation-cap books: ዩኒቨርሲቲ, ኮሌጅ, ስልጠና
school backpack: ትምህርት ቤት
laptop screwdriver: ኮምፒውተር, የኮምፒውተር ጥገና, ላፕቶፕ
desktop-computer laptop: ድረ ገጽ, ሶፍትዌር, የድረ ገጽ ዲዛይን, ዌብሳይት, ኮምፒውተር ትምህርት, የኮምፒውተር ስልጠና
smartphone: ሞባይል, ስልክ ጥገና, ሞባይል ስልክ, የሞባይል ጥገና, ስማርትፎን, ስልክ መሸጫ, የስልክ ሱቅ, ስልክ ሽያጭ
broom bucket: ጽዳት, የቤት ጽዳት, የጽዳት አገልግሎት, ጽዳት አገልግሎት
shield umbrella: ኢንሹራንስ, መድን
scales document: ጠበቃ, የህግ አማካሪ, ጠበቆች, የሕግ አማካሪ
printer document: ማተሚያ, ህትመት, ማተሚያ ቤት, ፎቶ ኮፒ, ባነር
honey bee: ማር, ንጹህ ማር, የንብ ማር
birthday-cake: ኬክ, ኬክ ቤት, የሰርግ ኬክ, የልደት ኬክ
bicycle: ብስክሌት, ሳይክል
motorcycle: ሞተር ሳይክል, ሞተርሳይክል, ሞተር
taxi: ታክሲ, ላዳ, ራይድ
bricks crane: ግንባታ, ኮንስትራክሽን, የግንባታ, ተቋራጭ, ጡብ, ሲሚንቶ
paint-roller bucket: ቀለም ቀቢ, የቤት ቀለም, የቀለም ቅብ
swimmer goggles: ዋና ትምህርት, መዋኛ, ዋና, የዋና ትምህርት
dancer musical-notes: ዳንስ, ውዝዋዜ, እስክስታ
gift ribbon: ስጦታ, የስጦታ እቃ
heart handshake: ልገሳ, እርዳታ, በጎ አድራጎት, ወላጅ አልባ, በጎ ፈቃደኛ, መዋጮ
briefcase handshake: ~ የስራ ማስታወቂያ, ቅጥር, የሥራ ማስታወቂያ, ክፍት የስራ ቦታ
milk cow: ወተት, እርጎ
theatre-masks: ቲያትር, ቴአትር, ትያትር, ድራማ
popcorn: ሲኒማ, ፊልም
church: ቤተ ክርስቲያን, ቤተክርስቲያን, ቸርች
beer: ቢራ
watch: የእጅ ሰዓት, ሰዓት ጥገና
barber-pole: የወንዶች ፀጉር, ጸጉር ቆራጭ
nail-polish: ጥፍር, የጥፍር ውበት, ማኒኪር
air-conditioner: ኤሲ, አየር ማቀዝቀዣ
wine: ወይን, ጠጅ, ጠጅ ቤት
sauna: ሳውና, ስቲም
roof: ጣሪያ, ቆርቆሮ, የጣሪያ
tent: ድንኳን, ካምፕ, ካምፒንግ, ድንኳን ኪራይ
spade: አትክልተኛ, የጓሮ አትክልት
chart-up: ኢንቨስትመንት, አክሲዮን
salad: ሰላጣ, ጾም ምግብ
handbag: ቦርሳ, የሴቶች ቦርሳ, የቆዳ ቦርሳ, ቦርሳዎች
dinner-plate: የድግስ ምግብ, ድግስ, ኬተሪንግ, ምግብ ዝግጅት
tyre: ጎማ, የመኪና ጎማ, ጎሚስታ
rug: ምንጣፍ, ስጋጃ, የምንጣፍ እጥበት
museum: ሙዚየም
television: ቴሌቪዥን, ቲቪ
nurse: ነርስ, የአረጋውያን እንክብካቤ
megaphone: ማስታወቂያ, ማርኬቲንግ
brain: የሥነ ልቦና, ሳይኮሎጂስት, የስነልቦና, የአእምሮ
cat: ድመት
coat: ጃኬት, ኮት, ካፖርት
horse: ፈረስ, ፈረስ ግልቢያ
car bubbles: የመኪና እጥበት, መኪና እጥበት, ላቫጆ
mattress: ፍራሽ, ትራስ, አንሶላ
cheese: አይብ
meat-on-bone: ጥብስ, ክትፎ
candy: ከረሜላ, ጣፋጭ
chocolate: ቸኮሌት
spine: ፊዚዮቴራፒ, የጀርባ ህመም, የአጥንት
microphone: ካራኦኬ, ዘፋኝ, ኮሜዲ
hiking-boot: የእግር ጉዞ, ተራራ መውጣት, ሃይኪንግ
window: መስኮት, አሉሚኒየም, መስታወት
necktie: ሱፍ, ሙሉ ልብስ, ሱፍ ልብስ, የወንዶች ልብስ
curtains: መጋረጃ, መጋረጃዎች
perfume: ሽቶ
candle: ሻማ, የቀብር
framed-picture: የስዕል አውደ ርዕይ, ፍሬም
kitchen-knife: ወጥ ቤት, ኪችን, ኩሽና, የኩሽና ዕቃ
bee: ንብ
bathtub: መታጠቢያ
t-shirt: ቲሸርት, ሸሚዝ
party-popper: ~ ፓርቲ
tractor: ትራክተር, እርሻ, ማዳበሪያ, ግብርና
baby: ህፃን, የህፃናት ልብስ, የልጆች ልብስ, የህጻናት ልብስ
fountain-pen: ጽሕፈት መሳሪያ, ውልና ማስረጃ, የጽህፈት መሣሪያ, የጽሕፈት መሳሪያ
pancakes: ቁርስ, ፓንኬክ
egg: እንቁላል
light-bulb: መብራት, አምፖል
blood-drop: ደም ልገሳ
kebab flatbread: ሻዋርማ, ከባብ
falafel: ፋላፍል
jar chilli: በርበሬ, ሽሮ, ቅመም, ቅመማ ቅመም, የወይራ ዘይት, ዘይት
rice curry: ሩዝ
dumpling: ሳምቡሳ
hen chick: ጫጩት, የእንቁላል ዶሮ, ዶሮ እርባታ, የዶሮ እርባታ
sheep: በግ, በጎች, ፍየል
cow milk: ላም, ላሞች, የወተት ላም, በሬ
dates: ቴምር
baklava candy: ባቅላባ
cookie: ብስኩት, ኩኪስ
doughnut: ዶናት, ቦምቦሊኖ
juice-box orange: ጁስ, ጭማቂ
coconut: ኮኮናት
shisha: ሺሻ
beers: ጠላ, ድራፍት
sandwich baguette: ሳንድዊች
peanuts: ኦቾሎኒ, ለውዝ, ቆሎ
herb: የባህል መድሃኒት
mango: ማንጎ
spirits-bottle: አረቄ
palette herb: ሂና, ስዕል, ግራፊክ ዲዛይን, ሎጎ, የስዕል ትምህርት
eyelashes: ሽፋሽፍት, ቅንድብ
razor: ሌዘር ፀጉር ማስወገጃ
serum-bottle lotion: የቆዳ እንክብካቤ, ፌሻል
soap bubbles: ሳሙና
tattoo-machine: ታቱ, ንቅሳት
test-tube blood-drop: ላቦራቶሪ, የደም ምርመራ
sunglasses: የፀሐይ መነጽር
hearing-aid: የመስሚያ መሣሪያ, የመስማት
mosque: መስጊድ, ዑምራ
headphones: የጆሮ ማዳመጫ, ኢርፎን
security-camera: የደህንነት ካሜራ
clapperboard: ቪዲዮ ኤዲቲንግ, ቪዲዮ
fridge: ፍሪጅ, ማቀዝቀዣ, የፍሪጅ ጥገና, የኤሌክትሮኒክስ ዕቃ, ኤሌክትሮኒክስ
toilet: ሽንት ቤት
droplet tap: የውሃ ማጣሪያ, የታሸገ ውሃ
battery plug: ባትሪ, ጀነሬተር
cockroach: ተባይ, የተባይ ማጥፊያ, ትኋን
mouse-trap: አይጥ
tiles bricks: ሴራሚክ, እብነ በረድ
door hammer: በር, በሮች
fence: አጥር
fire nut-and-bolt: ብየዳ, የብረት ስራ
wardrobe: ቁም ሳጥን, ቁምሳጥን
crystal-ball: ኮከብ ቆጠራ
lawnmower: ሳር ማጨድ
tree axe: ዛፍ, ዛፍ ተከላ
lorry: የጭነት መኪና
crane: ክሬን
recycling: ሪሳይክል
motor-scooter: ስኩተር
bus: አውቶቡስ, ሚኒባስ
lion: ሳፋሪ, የእንስሳት ማቆያ
motor-boat: ጀልባ, የጀልባ
balloon: ባሉን, የልደት ዲኮር, ፊኛ
scarf: ሂጃብ, ነጠላ, ሻርፕ
jeans: ጂንስ
yarn: ሹራብ, ክር
thread: ጨርቅ
dress-shoe hammer: ጫማ ጥገና, ጫማ ሰሪ
sandal: ሰንደል, ነጠላ ጫማ
backpack: የትምህርት ቤት ቦርሳ
basketball: ቅርጫት ኳስ
volleyball: መረብ ኳስ
tennis: ቴኒስ
golf: ጎልፍ
boxing-glove: ቦክስ
judo-suit: ካራቴ, ቴኳንዶ
fishing-rod: ዓሳ ማጥመድ
gymnast: ጂምናስቲክ
roller-skate: ስኬቲንግ
bowling: ቦውሊንግ
runner: ማራቶን, ሩጫ
ballet-shoes: ባሌት
piano-keys: ፒያኖ
violin: ቫዮሊን, ማሲንቆ
drum: ከበሮ
flute: ዋሽንት
studio-microphone: ፖድካስት, ስቱዲዮ ቀረጻ
loudspeaker: ሳውንድ ሲስተም
circus-tent: ሰርከስ
ferris-wheel: መዝናኛ ፓርክ
game-controller joystick: ጌም, ፕሌይ ስቴሽን
chess-pawn: ቼዝ
disco-ball: ዲጄ
ticket: ኮንሰርት, የሙዚቃ ድግስ
dog-standing: የውሻ ስልጠና
parrot bird: ወፍ
canned-food basket: የምግብ ባንክ
amphora jar: የሸክላ ስራ, ሸክላ
headstone: የመቃብር ሀውልት
robot: ሮቦቲክስ
drone: ድሮን
wheelchair: ተሽከርካሪ ወንበር
train: ባቡር
mushroom: እንጉዳይ
wheat: ስንዴ, ዱቄት
potato: ድንች
corn: በቆሎ
banana: ሙዝ
avocado: አቮካዶ
orange: ብርቱካን
tomato: ቲማቲም
beans: ባቄላ, ሽምብራ
calendar clipboard: ሴሚናር, ኮንፈረንስ
parcel: ማሸጊያ, ካርቶን
spaghetti: ፓስታ, ስፓጌቲ
suitcase: ሻንጣ
fuel-pump: ጋዝ, ነዳጅ ማደያ
logs fire: ከሰል, የማገዶ እንጨት
toolbox hammer: የግንባታ ዕቃዎች, ሃርድዌር
drill: ድሪል
fire-extinguisher: እሳት ማጥፊያ
prayer-beads: መቁጠሪያ
sewing-machine: የስፌት መኪና, የልብስ ስፌት ስልጠና
rickshaw: ባጃጅ
ship: አስመጪ, ኮንቴይነር
goat: ፍየሎች
camel: ግመል
duck: ዳክዬ
crab: ሸርጣን
croissant bread: ክሮሳንት
hot-dog: ሆት ዶግ
cocktail tropical-drink: ኮክቴል
soft-drink: ለስላሳ መጠጥ
baseball-cap: ኮፍያ, ባርኔጣ
socks: ካልሲ
briefs: የውስጥ ልብስ
hair-comb: ዊግ, ሂውማን ሄር
shopping-bags: ገበያ ማዕከል, የገበያ አዳራሽ
stroller: የህፃን ጋሪ
fireworks firecracker: ርችት
moon: ረመዳን
canoe: ካያክ
beach beach-umbrella: ባህር ዳርቻ
umbrella: ጃንጥላ
passport: ፓስፖርት
mirror: መስተዋት
plaster rescue-helmet: የመጀመሪያ እርዳታ
ambulance: አምቡላንስ
syringe: ክትባት
pregnant-woman: ነፍሰ ጡር
newspaper: ጋዜጣ, መጽሔት
credit-card: ክሬዲት ካርድ
-: ሰዓት, ሰዓታት, 24 ሰዓት, ስልክ, ዴሊቨሪ
party-popper: ልደት, የልደት, የልደት ዝግጅት
lorry delivery-van: የቤት ዕቃ ማጓጓዣ, ቤት ማዛወር, የቤት ዕቃዎች ማጓጓዣ, የቤት እቃ ማጓጓዣ
`;
