/** Amharic words for work, places and travel. Notation: word-list.ts. */
export const amharicWorkAndTravel = `
anvil hammer: ቀጥቃጭ, አንጥረኛ
ballot-box: የአካባቢ ምርጫ
blood-drop: ደም ይለግሱ, ደም ልገሳ
books open-book: መጽሐፍ, መፅሐፍ, መጽሐፍት, መፅሐፍት, የመጽሐፍ መደብር, ቤተ መጻሕፍት, መጻሕፍት
briefcase handshake: ~ የስራ ማስታወቂያ, የሥራ ማስታወቂያ, ቅጥር, ክፍት የስራ ቦታ
calculator receipt: ሂሳብ ሰራተኛ, የሂሳብ አያያዝ, ግብር, ታክስ, አካውንታንት, ሒሳብ ባለሙያ, የሒሳብ, አካውንቲንግ
calendar clipboard: ሴሚናር, ኮንፈረንስ
chart-up: ኢንቨስትመንት, አክሲዮን
combine-harvester wheat: ኮምባይነር, የእህል ማጨጃ
credit-card smartphone: ክሬዲት ካርድ
desktop-computer laptop: ኮዲንግ, ፕሮግራሚንግ, ድረ ገጽ, ሶፍትዌር, የድረ ገጽ ዲዛይን, ዌብሳይት, ኮምፒውተር ትምህርት, የኮምፒውተር ስልጠና
drill toolbox: ድሪል
drone: ድሮን
fountain-pen document: የእጅ ጽሑፍ, እጅ ጽሑፍ, ካሊግራፊ, ጽሕፈት መሳሪያ, ውልና ማስረጃ, የጽህፈት መሣሪያ, የጽሕፈት መሳሪያ
gavel: ጨረታ
laptop screwdriver: የመረጃ መልሶ ማግኛ, ኮምፒውተር, የኮምፒውተር ጥገና, ላፕቶፕ
loudspeaker: የድምፅ ሲስተም, ድምጽ ማጉያ, ሳውንድ ሲስተም
magnifier: መርማሪ
megaphone chart-up: ማስታወቂያ, ማርኬቲንግ
newspaper: ጋዜጣ, መጽሔት
open-book pencil: አስጠኚ, የቋንቋ ትምህርት, እንግሊዝኛ ትምህርት, ማስጠናት, ትርጉም, የቋንቋ ትምህርት ቤት, እንግሊዝኛ, የእንግሊዝኛ
parcel delivery-van: ማሸጊያ, ካርቶን
pill stethoscope: ፋርማሲ, መድኃኒት ቤት, መድሃኒት ቤት, መድሃኒት, መድኃኒት, ቫይታሚን
printer: የማስታወቂያ ሰሌዳ, ባነር, ፕሪንተር, የፕሪንተር ጥገና
printer document: ማተሚያ, ህትመት, ማተሚያ ቤት, ፎቶ ኮፒ
road-roller: አስፋልት, የመንገድ ግንባታ
robot gear: ሮቦቲክስ
rubber-stamp document: ማህተም, ማኅተም, ቲተር
scales document: ጠበቃ, የህግ አማካሪ, የሕግ አማካሪ, ጠበቆች
scissors hair-comb: ፀጉር ቤት, ጸጉር ቤት, ፀጉር አስተካካይ, የፀጉር ሳሎን, ፀጉር, ጸጉር, ፀጉር ሹሩባ, የሴቶች ፀጉር
set-square abacus: ሒሳብ ትምህርት, ሂሳብ ትምህርት, የሂሳብ አስጠኚ, አርክቴክት, የቤት ዲዛይን
shipping-container: ኮንቴይነር, ኮንቴነር
smartphone: ሞባይል, ስልክ ጥገና, ሞባይል ስልክ, የሞባይል ጥገና, ስማርትፎን, ስልክ መሸጫ, የስልክ ሱቅ, ስልክ ሽያጭ
speech-bubble: የንግግር ህክምና
stethoscope: ሕክምና
stethoscope hospital: ክሊኒክ, ሐኪም, ሆስፒታል, ዶክተር, የህፃናት ሐኪም
syringe: ክትባት
test-tube blood-drop: ላቦራቶሪ, የደም ምርመራ
welding-mask fire: ብረታ ብረት
bank coin: ባንክ, ብድር, ቁጠባ
barber-pole razor: የወንዶች ፀጉር, ጸጉር ቆራጭ
bouncy-castle balloon: የህፃናት መዝለያ
bricks crane: ግንባታ, ኮንስትራክሽን, የግንባታ, ተቋራጭ, ጡብ, ሲሚንቶ
bricks trowel: ብሎኬት ማምረቻ, ግንበኛ
church: ጥምቀት, መስቀል, መዝሙር, ገዳም, ስብከት, ቤተ ክርስቲያን, ቤተክርስቲያን, ቸርች
circus-tent: ሰርከስ
crane bricks: ክሬን
ferris-wheel: መዝናኛ ፓርክ
house key: ቤት, ቤት ሽያጭ, አፓርታማ, አፓርትመንት, የቤት ኪራይ, ሪል እስቴት, ቤቶች, ኮንዶሚኒየም, የቤት ሽያጭ, ኪራይ ቤት, መሬት, ቪላ, የሚሸጥ ቤት, ቤት ለሽያጭ
house key: የሚከራይ ቤት, የሚሸጡ ቤቶች
mosque: ኢድ, መውሊድ, መስጊድ, ዑምራ
museum: ሙዚየም
school backpack: ትምህርት ቤት
tent: ድንኳን, ካምፕ, ካምፒንግ, ድንኳን ኪራይ
airplane suitcase: ጉዞ, የጉዞ ወኪል, የአውሮፕላን ትኬት, ቱሪዝም, ቪዛ, አየር ቲኬት, አስጎብኚ, የአውሮፕላን ቲኬት, ጉብኝት
ambulance: አምቡላንስ
bicycle: ብስክሌት, ሳይክል
bus: አውቶቡስ, ሚኒባስ
canoe rower: ካያክ
car bubbles: የመኪና እጥበት, መኪና እጥበት, ላቫጆ
car car-front: የመኪና ወንበር ልብስ
car key: መኪና, የመኪና ኪራይ, መኪና ሽያጭ, መኪኖች, መኪናዎች, የመኪና ሽያጭ
compass fire: ስካውት
delivery-van parcel: ዕቃ ማመላለሻ, ማጓጓዝ, እቃ ማጓጓዝ, ማጓጓዣ, ዕቃ ማጓጓዣ, የዕቃ ማጓጓዣ
fuel-pump: ጋዝ, ነዳጅ ማደያ
lorry: አይሱዙ, የጭነት መኪና
lorry delivery-van: የቤት ዕቃ ማጓጓዣ, የቤት እቃ ማጓጓዣ, ቤት ማዛወር, የቤት ዕቃዎች ማጓጓዣ
motor-boat wave: ጀልባ, የጀልባ
motor-scooter: ስኩተር
motorcycle: ሞተር ሳይክል, ሞተርሳይክል, ሞተር
motorcycle-helmet motorcycle: ሄልሜት
parking-sign location-pin: የመኪና ማቆሚያ
passport suitcase: ፓስፖርት
rickshaw: ባጃጅ
roller-skate: ስኬቲንግ
ship: አስመጪ
steering-wheel car: የመንጃ ፈቃድ, መንዳት ትምህርት ቤት, የመንዳት ትምህርት, መንጃ ፍቃድ, መኪና ማሽከርከር, የመንጃ ትምህርት ቤት
stroller baby-bottle: የህፃን ጋሪ
suitcase: ሻንጣ
taxi: ታክሲ, ላዳ, ራይድ
tipper-truck: አሸዋና ጠጠር, ገልባጭ መኪና, ጠጠር, አሸዋ
tractor wheat: ትራክተር, እርሻ, ማዳበሪያ, ግብርና
train locomotive: ባቡር
tyre wrench: ጎማ, የመኪና ጎማ, ጎሚስታ
watch: ሰዓት, የሰዓት ጥገና, የእጅ ሰዓት, ሰዓት ጥገና
wheelchair crutch: ተሽከርካሪ ወንበር
`;
