/** Tamil words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const tamilLeisure = `
accordion: ஹார்மோனியம்
badminton: பேட்மிண்டன், இறகுப்பந்து
balloon garland: டெக்கரேஷன், மேடை டெக்கரேஷன்
balloon party-popper: பலூன், பலூன் டெக்கரேஷன், பிறந்தநாள் டெக்கரேஷன்
basketball: கூடைப்பந்து
billiard-ball: ஸ்னூக்கர்
bowling: பவுலிங்
boxing-glove: குத்துச்சண்டை, பாக்ஸிங்
camera: புகைப்படம், புகைப்படக் கலைஞர், போட்டோ, புகைப்படக்காரர், போட்டோகிராபர், கேமரா, போட்டோ ஸ்டூடியோ, போட்டோகிராபி
camera ring: திருமண புகைப்படம், கல்யாண போட்டோ, திருமண போட்டோ
chess-pawn trophy: சதுரங்கம், சதுரங்க, செஸ்
christmas-tree: கிறிஸ்துமஸ்
clapperboard video-camera: வீடியோ எடிட்டிங், வீடியோகிராபி
cook: பரோட்டா மாஸ்டர் தேவை, சமையல் மாஸ்டர் தேவை
cricket: கிரிக்கெட்
crystal-ball: ஜோதிடம், ஜோதிடர், ஜாதகம், வாஸ்து
dhol: தவில், மேளம், நாதஸ்வரம் தவில், மிருதங்கம்
dice chess-pawn: பல்லாங்குழி
disco-ball: டிஜே
diving-mask tropical-fish: ஆழ்கடல் நீச்சல், ஸ்கூபா
doll: கொலு பொம்மைகள், கொலு பொம்மை, மரப்பாச்சி பொம்மை, தலையாட்டி பொம்மை
drum: தபலா, டிரம்ஸ், செண்டை மேளம், பறை இசை, பறையாட்டம்
dumbbell stopwatch: ஜிம், உடற்பயிற்சி, பிட்னஸ், உடற்பயிற்சி கூடம்
embroidery-hoop: ஆரி வேலை, ஆரி வேலைப்பாடு, ஆரி ஒர்க்
embroidery-hoop thread: எம்பிராய்டரி, ஆரி எம்பிராய்டரி, பூத்தையல்
fireworks firecracker: பட்டாசு
fishing-rod fish: மீன்பிடி, மீன்பிடி உபகரணங்கள், தூண்டில்
flute: புல்லாங்குழல்
football goal-net: கால்பந்து, டர்ஃப்
framed-picture palette: புகைப்பட பிரேம், பிரேம் கடை, போட்டோ பிரேம், ஓவியக் கண்காட்சி
game-controller joystick: கேமிங், வீடியோ கேம்
gift ribbon: பரிசு, பரிசுகள், பரிசுப் பொருட்கள், கிஃப்ட், ரிட்டர்ன் கிஃப்ட்
golf golfer: கோல்ஃப்
greeting-card ring: திருமண அழைப்பிதழ், திருமண அழைப்பிதழ்கள்
guitar: கிடார் வகுப்பு, கிடார்
guitar musical-notes: கிட்டார், கிதார், ஆர்மோனியம்
headphones: ஹெட்போன், இயர்போன்
judo-suit: கராத்தே, சிலம்பம், டேக்வாண்டோ, களரி
loom yarn: கைத்தறி, நெசவு, நெசவாளர், நெசவுத் தறி
magic-wand top-hat: மந்திரவாதி, மேஜிக்
marionette theatre-masks: பொம்மலாட்டம்
microphone: பாட்டு வகுப்பு, கரோக்கி, பாடகர், ஸ்டாண்ட் அப் காமெடி
musical-notes: இசை, பாடல் வகுப்பு, இசைப் பள்ளி, பாட்டு, கர்நாடக சங்கீதம், இசை வகுப்பு
oboe: நாதஸ்வரம்
older-person: முதியோர் இல்லம்
palette: கோலப் போட்டி, ரங்கோலி, ரங்கோலி போட்டி
palette paintbrush: ஓவிய வகுப்பு, ஓவியம், கிராபிக் டிசைன், ட்ராயிங், கோலம்
party-popper balloon: ஈவென்ட், பிறந்தநாள், பிறந்தநாள் விழா
piano-keys: பியானோ, கீபோர்டு
potters-wheel vase: குயவர்
runner: மாரத்தான்
sewing-needle thread: பூ வேலை, தையல், தையல்காரர், டெய்லர், தையல் வகுப்பு, டைலர் தேவை, டைலர்
shisha: ஹூக்கா
sitar: வீணை, வீணை வகுப்பு
studio-microphone headphones: பாட்காஸ்ட், ரெக்கார்டிங் ஸ்டுடியோ
tabla: தபேலா
table-tennis: டேபிள் டென்னிஸ்
target: துப்பாக்கி சுடுதல், பெயிண்ட்பால்
teddy-bear crayon: பொம்மை, பொம்மைகள், மழலையர் பள்ளி, குழந்தைகள் காப்பகம், பிளே ஸ்கூல்
television: தொலைக்காட்சி, டிவி, டிவி சர்வீஸ்
tennis: டென்னிஸ்
theatre-masks: நாடகக் குழு, நாடகம், நடிப்பு பயிற்சி, தெருக்கூத்து
ticket: டிக்கெட், கச்சேரி
trumpet drum: பேண்ட் வாத்தியம்
typewriter: தட்டச்சு, தட்டச்சு பயிற்சி
vinyl-record: இசைத்தட்டு
violin: வயலின்
volleyball: வாலிபால், கைப்பந்து, கைப்பந்து போட்டி
wrestlers: கபடி, கபடி போட்டி
yarn: பின்னல், குரோஷே
bride ring: மணமகள், மணப்பெண்
climber mountain: மலை ஏறுதல்
clown balloon: கோமாளி
cook frying-pan: சமையல் வகுப்பு, சமையல், சமையல்காரர்
dancer musical-notes: கரகாட்டம், நடனம், பரதநாட்டியம், டான்ஸ், ஜும்பா, பரதம், பரதநாட்டிய, நடன, நடன வகுப்பு
gymnast: ஜிம்னாஸ்டிக்ஸ்
horse-rider horse: குதிரையேற்றம்
lotus-position lotus: யோகா, யோகா வகுப்பு, தியானம்
massage lotus: கப்பிங், கப்பிங் சிகிச்சை, மசாஜ், ஸ்பா, அக்குபஞ்சர், வர்மம்
nurse: செவிலியர், நர்ஸ், முதியோர் பராமரிப்பு
pregnant-woman: கர்ப்பிணி, பிரசவம்
runner sneaker: மராத்தான், ஓட்டம்
sauna: சானா
surfer wave: சர்ஃபிங்
swimmer goggles: நீச்சல், நீச்சல் குளம், நீச்சல் பயிற்சி
`;
