/** Services and repairs in Tamil, read before its trades. Notation: word-list.ts. */
export const tamilServices = `
blouse sewing-needle: லேடீஸ் டெய்லர், லேடீஸ் டைலர், பிளவுஸ், ஜாக்கெட் தையல், பிளவுஸ் தையல்
blood-drop: இரத்த தானம், ரத்த தானம், இரத்ததானம், ரத்ததானம், இரத்த தான முகாம்
stethoscope test-tube: முழு உடல் பரிசோதனை, உடல் பரிசோதனை, ஹெல்த் செக்அப்
cocktail tropical-drink: பார்டெண்டர், காக்டெயில்
fountain-pen: கையெழுத்து, கையெழுத்து பயிற்சி
tap wrench: மோட்டார் பம்ப், பம்ப், கீசர்
recycling: பழைய இரும்பு, பழைய பேப்பர்
plug lightning: ஜெனரேட்டர், இன்வெர்ட்டர்
roof: வாட்டர்ப்ரூஃபிங், கூரை
paint-roller: வால்பேப்பர்
trowel: பூச்சு வேலை, பிளாஸ்டரிங்
printer: பெயர் பலகை, பிளக்ஸ்
massage: கப்பிங், கப்பிங் சிகிச்சை
test-tube blood-drop: ரத்த பரிசோதனை, இரத்த பரிசோதனை
speech-bubble: பேச்சு பயிற்சி
bouncy-castle: பவுன்சி கேஸில்
clown balloon: கோமாளி
disco-ball: டிஜே
loudspeaker: ஒலிபெருக்கி, சவுண்ட் சிஸ்டம்
chair: நாற்காலி, நாற்காலிகள், நாற்காலி மேசை, அலுவலக நாற்காலி
robot: ரோபோட்டிக்ஸ்
fishing-rod: மீன்பிடி, மீன்பிடி உபகரணங்கள்
hen chick: கோழி வளர்ப்பு, கோழிக்குஞ்சு, நாட்டுக்கோழி, கோழிப்பண்ணை
seedling: உரம், இயற்கை உரம்
droplet: சொட்டு நீர் பாசனம், சொட்டு நீர்
lawnmower: புல் வெட்டுதல்
amphora coin: பழம்பொருட்கள்
kitchen-knife: கத்தி, கத்தி சாணை
oven: அடுப்பு, கேஸ் அடுப்பு
laptop: டேட்டா மீட்பு, டேட்டா ரெக்கவரி
car window: கார் கண்ணாடி
magnifier: துப்பறிவாளர்
candle: இறுதிச் சடங்கு
pancakes: இட்லி மாவு, தோசை மாவு, இட்லி தோசை மாவு, பான்கேக்
popcorn: பாப்கார்ன்
curtains window: பிளைண்ட்ஸ்
light-bulb: சரவிளக்கு
mirror: கண்ணாடிகள், நிலைக்கண்ணாடி
wardrobe: அலமாரி
foot: பாத பராமரிப்பு
backpack: பள்ளி பை, பள்ளிப் பை
framed-picture: பிரேம் கடை, போட்டோ பிரேம்
vacuum-cleaner: வாக்யூம் கிளீனர்
staircase: மாடிப்படி, கைப்பிடி, மாடிப்படி கைப்பிடி
amphora: மண் பானை, மண்பானை, மண்பாண்டம், மண் பாண்டங்கள், மண்பாண்டங்கள்
fire-extinguisher: தீயணைப்பு, தீயணைப்பு கருவி, தீயணைப்பான்
chart-up: நிதி ஆலோசகர், நிதி ஆலோசனை, முதலீடு, பங்குச்சந்தை
toolbox: ~ கருவி
fence: வேலி, கம்பி வேலி
headstone: கல்லறை, கல்லறைக் கல்
helicopter: ஹெலிகாப்டர்
horse horse-rider: குதிரை, குதிரை சவாரி
basket leaves: கூடை, பனை ஓலை, மூங்கில் கூடை
thread: எம்பிராய்டரி, கைத்தறி, நெசவு
mushroom: காளான், காளான் வளர்ப்பு
mirror: கண்ணாடி சட்டம்
necktie: கோட் சூட், சூட்
wardrobe: அலமாரி, பீரோ
watch: கடிகாரம், வாட்ச் ரிப்பேர்
umbrella: குடை
book books: புத்தக பைண்டிங்
ticket: டிக்கெட்
logs: விறகு
motor-boat: படகு, படகு சவாரி
stroller: குழந்தை வண்டி
vacuum-cleaner: வாக்கும் கிளீனர்
-: பேக்கேஜ்
vinyl-record: இசைத்தட்டு
stew rice: சாம்பார், சாம்பார் சாதம், சாதம்
swimsuit: நீச்சல் உடை
airplane: விமானி பயிற்சி
-: பேருந்து நிலையம், பஸ் ஸ்டாண்ட்
-: திறப்பு விழா, திறப்பு
t-shirt: வேட்டி, சட்டை
`;
