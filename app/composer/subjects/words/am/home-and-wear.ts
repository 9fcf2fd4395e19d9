/** Amharic words for the home, clothes and the body. Notation: word-list.ts. */
export const amharicHomeAndWear = `
air-conditioner: ኤሲ, አየር ማቀዝቀዣ
basket carrot: አትክልት, አትክልት ቤት, ሽንኩርት
basket leaves: ሰፌድ, መሶብ, ቅርጫት
bathtub shower: መታጠቢያ
battery plug: ባትሪ
bed bellhop-bell: ሆቴል, እንግዳ ማረፊያ, ሪዞርት, አልጋ, ፔንሲዮን
broom bucket: ጽዳት, የቤት ጽዳት, የጽዳት አገልግሎት, ጽዳት አገልግሎት
candle: ጧፍ, ሻማ, የቀብር
chair: ወንበር, ወንበሮች, ወንበርና ጠረጴዛ, የቢሮ ወንበር
curtains window: መጋረጃ, መጋረጃዎች
door hammer: በር, በሮች
fence hammer: አጥር
fire-extinguisher: የእሳት ማጥፊያ, እሳት ማጥፊያ
first-aid-kit: የመጀመሪያ እርዳታ, የመጀመሪያ ህክምና እርዳታ
fridge: ፍሪጅ, ማቀዝቀዣ, የፍሪጅ ጥገና, የኤሌክትሮኒክስ ዕቃ, ኤሌክትሮኒክስ
gas-cylinder fire: የጋዝ ሲሊንደር
gear wrench: ማሽን ሾፕ, ሌዝ ማሽን, መለዋወጫ, የማሽን መለዋወጫ
headstone: የመቃብር ሀውልት
key padlock: ቁልፍ, ቁልፍ ሰሪ, የቁልፍ
light-bulb: መብራት, አምፖል
mattress bed: ፍራሽ, ትራስ, አንሶላ
mirror: መስታወት, መስታዎት, መስተዋት
mouse-trap: አይጥ
oven frying-pan: ምድጃ, የምድጃ ጥገና, ስቶቭ
paint-roller bucket: የግድግዳ ወረቀት, ቀለም ቀቢ, የቤት ቀለም, የቀለም ቅብ
plug light-bulb: ኤሌክትሪሺያን
plug lightning: ጄኔሬተር, ጀነሬተር, ኤሌክትሪሻን, የኤሌክትሪክ ስራ, ኤሌክትሪክ, ኤሌክትሪሽያን, የኤሌክትሪክ, የመብራት ጥገና
razor: የፀጉር ማስወገጃ, ሌዘር, ሌዘር ፀጉር ማስወገጃ
recycling: ቁርጥራጭ ብረት, ቆራሌ, ሪሳይክል
roof house: ውሃ መከላከያ, ጣሪያ, የጣሪያ ስራ, ቆርቆሮ, የጣሪያ
rug: ምንጣፍ, ስጋጃ, የምንጣፍ እጥበት
sack: መኖ
sack wheat: ወፍጮ ቤት, የእንስሳት መኖ, ወፍጮ, የእህል ወፍጮ
saw hammer: አናጺ, የእንጨት ስራ, እንጨት
security-camera: የደህንነት ካሜራ
sewing-machine thread: የልብስ ስፌት ማሽን, ስፌት ማሽን, የስፌት መኪና, የልብስ ስፌት ስልጠና
shield security-camera: ጥበቃ ሠራተኛ, ጥበቃ ሰራተኛ, የጥበቃ ሠራተኞች
shield umbrella: ኢንሹራንስ, መድን
shopping-cart basket: ሱፐርማርኬት, ሸቀጣ ሸቀጥ, ግሮሰሪ, አስቤዛ
soap bubbles: ሳሙና
sofa chair: የቤት ዕቃዎች, የቤት እቃ, የቤት ዕቃ, ሶፋ, ፈርኒቸር, የቤት ውስጥ ዲዛይን
solar-panel sun: ሶላር, የፀሐይ ኃይል
staircase: የደረጃ ሃዲድ, ሃዲድ
tap wrench: ፓምፕ, የውሃ ማሞቂያ, ቧንቧ, የቧንቧ ሰራተኛ, የቧንቧ ጥገና, የቧንቧ
tiles bricks: ሴራሚክ, እብነ በረድ
toilet: ሽንት ቤት
toolbox hammer: የግንባታ ዕቃዎች, ሃርድዌር
vacuum-cleaner: ቫኪውም ክሊነር, የቫኪዩም ማሽን
wardrobe: ቁምሳጥን, ቁም ሳጥን
washing-machine basket: ልብስ እጥበት, የልብስ ማጠቢያ, ልብስ ማጠቢያ, ልብስ ንጽሕና, ላውንድሪ
water-pump droplet: የውሃ ጉድጓድ, የውሃ ፓምፕ
water-tank droplet: የውሃ ታንከር, ሮቶ, የውሃ ማጠራቀሚያ
window: መስኮት, አሉሚኒየም
wrench car: የመኪና ጥገና, ጋራዥ, መካኒክ, ጋራጅ, የመኪና መለዋወጫ
baby-bodysuit: የሕፃናት ልብስ, የህፃናት ልብስ, የህጻናት ልብስ, የልጆች ልብስ
backpack pencil: የትምህርት ቤት ቦርሳ
ballet-shoes: ባሌት
bangles: አምባር, አምባሮች
baseball-cap: ኮፍያ, ባርኔጣ
brain speech-bubble: የሥነ ልቦና, ሳይኮሎጂስት, የስነልቦና, የአእምሮ
briefs: የውስጥ ልብስ
clothes-hanger coat: ላውንደሪ, ደረቅ እጥበት
coat: ልባሽ ጨርቅ, ቦንዳ, ጃኬት, ኮት, ካፖርት
diamond ring: ጌጣጌጥ, ወርቅ, ወርቅ ቤት, የወርቅ, ብር ጌጣጌጥ, አልማዝ
dress handbag: የሀበሻ ቀሚስ, ልብስ, የባህል ልብስ, ልብስ ቤት, ፋሽን, ልብሶች, ቀሚስ, የሀበሻ ልብስ, የሴቶች ልብስ, ቡቲክ
dress-shoe hammer: ጫማ ጥገና, ጫማ ሰሪ
eyelashes eye: ሽፋሽፍት, ቅንድብ
foot: የእግር እንክብካቤ
glasses eye: መነጽር, መነፅር, የዓይን ምርመራ, የዓይን, የአይን, ዓይን
graduation-cap books: ዩኒቨርሲቲ, ኮሌጅ, ስልጠና
hair-comb: ሂውማን ሄር
hair-comb haircut: ሹሩባ, ቁንዳላ
handbag: የቆዳ ውጤቶች, ቦርሳ, የሴቶች ቦርሳ, የቆዳ ቦርሳ, ቦርሳዎች
handshake heart: እድር, ዕቁብ, በጎ ፈቃድ
headscarf: ሂጃብ, ሻሽ
hearing-aid: የመስሚያ መሣሪያ, የመስማት
heart handshake: ልገሳ, እርዳታ, በጎ አድራጎት, ወላጅ አልባ, በጎ ፈቃደኛ, መዋጮ
hiking-boot: የእግር ጉዞ, ተራራ መውጣት, ሃይኪንግ
jeans t-shirt: ጂንስ
lipstick nail-polish: የውበት ሳሎን, ሜካፕ, መዋቢያ, ውበት, ኮስሞቲክስ, የሙሽራ ሜካፕ
nail-polish: ጥፍር, የጥፍር ውበት, ማኒኪር
necklace: የአንገት ሐብል, ሐብል
necktie: ሱፍ, የወንዶች ልብስ
perfume: ሽቶ
prayer-beads: መቁጠሪያ
ring bouquet: ሰርግ, ሠርግ, ጋብቻ, የሰርግ አዳራሽ, የሠርግ, የሰርግ, አዳራሽ
sandal: ሰንደል, ነጠላ ጫማ
scarf gloves: ነጠላ, ሻርፕ
serum-bottle lotion: የቆዳ እንክብካቤ, ፌሻል
shopping-bags price-tag: ገበያ ማዕከል, የገበያ አዳራሽ
sneaker: ጫማ, የጫማ, ጫማ ቤት, ጫማዎች
socks: ካልሲ
spine: ፊዚዮቴራፒ, የጀርባ ህመም, የአጥንት
suit necktie: ሙሉ ልብስ, ሱፍ ልብስ, የወንዶች ሱፍ
sunglasses sun: የፀሐይ መነጽር
t-shirt jeans: ቲሸርት, ሸሚዝ
tattoo-machine: ታቱ, ንቅሳት
tooth toothbrush: የጥርስ ሐኪም, የጥርስ ህክምና, ጥርስ, የጥርስ ክሊኒክ, የጥርስ
wedding-dress ring: ቬሎ, የሙሽራ ልብስ, የሙሽራ ቀሚስ
wig: ዊግ, ሰው ሠራሽ ፀጉር
x-ray: ኤክስሬይ, ራዲዮሎጂ
`;
