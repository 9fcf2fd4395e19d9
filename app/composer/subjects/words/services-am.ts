/** Services and repairs in Amharic, read before its trades. Notation: word-list.ts. */
export const amharicServices = `
cocktail tropical-drink: ባርቴንደር, ኮክቴል
fountain-pen: የእጅ ጽሑፍ, እጅ ጽሑፍ, ካሊግራፊ
tap wrench: የውሃ ፓምፕ, ፓምፕ, የውሃ ማሞቂያ
recycling: ቁርጥራጭ ብረት, ቆራሌ
plug lightning: ጄኔሬተር, ጀነሬተር
roof: ውሃ መከላከያ, ጣሪያ, የጣሪያ ስራ
paint-roller: የግድግዳ ወረቀት
trowel: ጂብሰም, ጅብሰም, ልስን
droplet: የውሃ ጉድጓድ, የጉድጓድ ቁፋሮ, መስኖ, የጠብታ መስኖ
printer: የማስታወቂያ ሰሌዳ, ባነር, ፕሪንተር, የፕሪንተር ጥገና
razor: የፀጉር ማስወገጃ, ሌዘር
massage: ዋግምት
speech-bubble: የንግግር ህክምና
pregnant-woman: እርግዝና, የእርግዝና ክትትል, ነፍሰ ጡር
bouncy-castle: የህፃናት መዝለያ
clown balloon: ክላውን
magic-wand: አስማተኛ, ምትሃት
loudspeaker: የድምፅ ሲስተም, ድምጽ ማጉያ, ሳውንድ ሲስተም
chair: ወንበር, ወንበሮች, ወንበርና ጠረጴዛ, የቢሮ ወንበር
desktop-computer: ኮዲንግ, ፕሮግራሚንግ
fishing-rod: የአሳ ማጥመጃ
diving-mask: ዳይቪንግ
tropical-fish fish: አኳሪየም
amphora coin: ቅርሳ ቅርስ, ጥንታዊ ዕቃዎች
coat: ልባሽ ጨርቅ, ቦንዳ
kitchen-knife: ቢላ, ቢላ መሳል, ቢላዋ
sewing-machine: የልብስ ስፌት ማሽን, ስፌት ማሽን
oven: ምድጃ, የምድጃ ጥገና, ስቶቭ
laptop: የመረጃ መልሶ ማግኛ
car: የመኪና ወንበር ልብስ
magnifier: መርማሪ
popcorn: ፈንዲሻ
mirror: መስታወት, መስታዎት
foot: የእግር እንክብካቤ
studio-microphone: ቀረጻ ስቱዲዮ, ስቱዲዮ ቀረጻ, ፖድካስት
vacuum-cleaner: ቫኪውም ክሊነር
staircase: የደረጃ ሃዲድ, ሃዲድ
watch: ሰዓት, የሰዓት ጥገና, የእጅ ሰዓት
umbrella: ጃንጥላ
fence: አጥር
fire-extinguisher: የእሳት ማጥፊያ
horse horse-rider: ፈረስ, ፈረስ ግልቢያ
basket leaves: ሰፌድ, መሶብ, ቅርጫት
mushroom: እንጉዳይ
mirror: መስታወት
necktie: ሱፍ, ሙሉ ልብስ
wardrobe: ቁምሳጥን
ticket: ትኬት
logs: ማገዶ, ከሰል
noodles: ፓስታ
watermelon: ሐብሐብ
strawberry: እንጆሪ
badminton: ባድሚንተን
cupcake: ኬክ ኩባያ
amphora: የሸክላ ስራ, ሸክላ, የሸክላ እቃ
thread: ጥልፍ, የሽመና ስራ, ሸማ
spaghetti: ስፓጌቲ
grapes: ወይን ፍሬ
vacuum-cleaner: የቫኪዩም ማሽን
-: አዲስ አበባ, በአዲስ አበባ, አዲስ አበባ ውስጥ
`;
