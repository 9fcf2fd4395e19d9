/** Amharic words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const amharicLeisure = `
badminton: ባድሚንተን
balloon party-popper: ባሉን, የልደት ዲኮር, ፊኛ
basketball: ቅርጫት ኳስ
bowling: ቦውሊንግ
boxing-glove: ቦክስ
camera: ፎቶ ቤት, ፎቶግራፍ, ፎቶ, ፎቶ ስቱዲዮ, ፎቶግራፈር, ፎቶ አንሺ, ካሜራ
chess-pawn trophy: ቼዝ
clapperboard video-camera: ቪዲዮ ኤዲቲንግ, ቪዲዮ
crystal-ball: ኮከብ ቆጠራ
disco-ball: ዲጄ
diving-mask tropical-fish: ዳይቪንግ
drum: ከበሮ
dumbbell stopwatch: ጂም, ስፖርት ቤት, የአካል ብቃት, አካል ብቃት
fireworks firecracker: ርችት
fishing-rod fish: የአሳ ማጥመጃ, ዓሳ ማጥመድ
flute: ዋሽንት
football goal-net: እግር ኳስ
framed-picture palette: የስዕል አውደ ርዕይ, ፍሬም
framed-picture palette: ~ ኤግዚቢሽን
game-controller joystick: ጌም, ፕሌይ ስቴሽን
gift ribbon: ስጦታ, የስጦታ እቃ
golf golfer: ጎልፍ
guitar musical-notes: ጊታር, ክራር
headphones: የጆሮ ማዳመጫ, ኢርፎን
judo-suit: ካራቴ, ቴኳንዶ
loom yarn: ሽመና, ሸማኔ, የሀበሻ ልብስ ሽመና
magic-wand top-hat: አስማተኛ, ምትሃት
microphone: ካራኦኬ, ዘፋኝ, ኮሜዲ
musical-notes: ኪነት, ሙዚቃ, የሙዚቃ ትምህርት, የሙዚቃ, ባንድ, የሙዚቃ ትምህርት ቤት
musical-notes drum: የሰርግ ባንድ
musical-score musical-notes: መዘምራን, የመዘምራን ቡድን
palette herb: ሂና, ስዕል, ግራፊክ ዲዛይን, ሎጎ, የስዕል ትምህርት
party-popper balloon: ልደት, የልደት, የልደት ዝግጅት
party-popper balloon: ~ ፓርቲ
piano-keys: ፒያኖ
sewing-needle thread: ልብስ ስፌት, ስፌት, ልብስ ሰፊ
shisha: ሺሻ
studio-microphone headphones: ቀረጻ ስቱዲዮ, ስቱዲዮ ቀረጻ, ፖድካስት
teddy-bear crayon: መዋለ ህፃናት, መዋለ ሕፃናት, መዋለ ህጻናት, አሻንጉሊት, መጫወቻ, የልጆች መጫወቻ, ሙአለ ሕፃናት, የህፃናት ማቆያ, መዋዕለ ህፃናት
television: ቴሌቪዥን, ቲቪ
tennis: ቴኒስ
theatre-masks: ቲያትር, ቴአትር, ትያትር, ድራማ
thread sewing-needle: ጥልፍ, የሽመና ስራ, ሸማ, ጨርቅ
ticket: ትኬት, ኮንሰርት, የሙዚቃ ድግስ
violin: ቫዮሊን, ማሲንቆ
volleyball: መረብ ኳስ
yarn: ሹራብ, ክር
baby: ህፃን
bride ring: ሙሽራ, ቬሎ ኪራይ
clown balloon: ክላውን
cook frying-pan: ምግብ ማብሰል, የምግብ ዝግጅት ስልጠና
dancer musical-notes: ባህላዊ ጭፈራ, ጭፈራ, እስክስታ, ዳንስ, ውዝዋዜ
gymnast: ጂምናስቲክ
lotus-position lotus: ዮጋ, ፒላተስ
massage lotus: ዋግምት, ማሳጅ, ስፓ
nurse: ነርስ, የአረጋውያን እንክብካቤ
pregnant-woman: እርግዝና, የእርግዝና ክትትል, ነፍሰ ጡር
runner sneaker: ማራቶን, ሩጫ
sauna: ሳውና, ስቲም
swimmer goggles: ዋና ትምህርት, መዋኛ, ዋና, የዋና ትምህርት
`;
