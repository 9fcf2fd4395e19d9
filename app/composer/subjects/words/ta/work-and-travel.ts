/** Tamil words for work, places and travel. Notation: word-list.ts. */
export const tamilWorkAndTravel = `
abacus: அபாகஸ்
anvil hammer: கொல்லர்
ballot-box: வாக்களியுங்கள், தேர்தல், வாக்கு
banknotes: வட்டி கடை
blackboard open-book: ஆசிரியர் தேவை, ஆசிரியர்கள் தேவை
blood-drop: இரத்த தானம், ரத்த தானம், இரத்ததானம், ரத்ததானம், இரத்த தான முகாம்
book books: புத்தக பைண்டிங்
books book: நாவல், புதிய நாவல்
books open-book: புத்தகம், புத்தகங்கள், புத்தகக் கடை, நூலகம், புத்தகக் கண்காட்சி
briefcase handshake: ~ வேலை, வேலைவாய்ப்பு, வேலை வாய்ப்பு
briefcase handshake: சேல்ஸ்மேன் தேவை, வேலைக்கு ஆட்கள் தேவை, வேலைக்கு ஆள் தேவை
building-plot: மனை விற்பனை, வீட்டு மனை, வீட்டு மனைகள், நிலம் விற்பனைக்கு
building-plot tractor: விவசாய நிலம்
business-cards: விசிட்டிங் கார்டு
calculator receipt: கணக்காளர், கணக்கியல், வரி, வருமான வரி, ஜிஎஸ்டி, ஆடிட்டர், டேலி
calendar clipboard: கருத்தரங்கு
car-battery: கார் பேட்டரி
chart-up: நிதி ஆலோசகர், நிதி ஆலோசனை, முதலீடு, பங்குச்சந்தை
chart-up coin: பங்குச் சந்தை, ஷேர் மார்க்கெட், மியூச்சுவல் ஃபண்ட்
coin magnifier: பழைய நாணயங்கள்
combine-harvester wheat: அறுவடை இயந்திரம், நெல் அறுவடை
concrete-mixer bricks: கான்கிரீட், ரெடிமிக்ஸ்
credit-card smartphone: கிரெடிட் கார்டு
desktop-computer laptop: இணையதள வடிவமைப்பு, மென்பொருள், இணையதளம், கம்ப்யூட்டர், வலைத்தளம், வெப்சைட், கோடிங்
drill: டிரில்லிங் மெஷின்
drill toolbox: டிரில்
drone: ட்ரோன்
engine-oil: இன்ஜின் ஆயில்
excavator: ஜேசிபி, ஜேசிபி வாடகை
fountain-pen document: கையெழுத்து, கையெழுத்து பயிற்சி, எழுதுபொருள், ஸ்டேஷனரி
gavel: ஏலம்
hindu-temple elephant: விநாயகர் சதுர்த்தி
house coin: வீட்டுக்கடன், வீட்டுக் கடன்
house-contract: பத்திரப்பதிவு
laptop desktop-computer: கணினி பயிற்சி
laptop screwdriver: டேட்டா மீட்பு, டேட்டா ரெக்கவரி, கணினி பழுது, கணினி, லேப்டாப், மடிக்கணினி, லேப்டாப் சர்வீஸ்
laptop screwdriver: கம்ப்யூட்டர் சர்வீஸ்
lectern speech-bubble: பட்டிமன்றம்
loudspeaker: ஒலிபெருக்கி, சவுண்ட் சிஸ்டம், சவுண்ட் சர்வீஸ், மைக் செட்
magnifier: துப்பறிவாளர், துப்பறியும்
market-stall: வாரச்சந்தை, வாரச் சந்தை
marquee: பந்தல், ஷாமியானா
megaphone chart-up: விளம்பரம், மார்க்கெட்டிங், டிஜிட்டல் மார்க்கெட்டிங்
minibus: வேன் வாடகை, டெம்போ டிராவலர்
newspaper: செய்தித்தாள், நாளிதழ்
open-book pencil: டியூஷன், பயிற்சி வகுப்பு, ஆங்கில வகுப்பு, மொழி வகுப்பு, ஆங்கிலம், மொழிபெயர்ப்பு, பயிற்சி மையம்
open-book pencil: இந்தி வகுப்பு, ஸ்போக்கன் இங்கிலீஷ், டியூசன், ஹிந்தி வகுப்பு, நீட் பயிற்சி, டிஎன்பிஎஸ்சி
open-book pencil: டிஎன்பிஎஸ்சி பயிற்சி
parcel delivery-van: பேக்கிங், டெலிவரி பாய் தேவை, டெலிவரி பாய்
passport airplane: பாஸ்போர்ட், விசா
phone-case: மொபைல் கவர்
pill: மெடிக்கல், மெடிக்கல் ஷாப்
pill stethoscope: மருந்தகம், மருந்து, மருந்துக் கடை, மருந்து கடை, மெடிக்கல்ஸ்
printer: பெயர் பலகை, பிளக்ஸ்
printer document: அச்சகம், பிரிண்டிங், அச்சு, ஜெராக்ஸ், பேனர்
robot gear: ரோபோட்டிக்ஸ், ரோபோடிக்ஸ்
roll-up-banner: ஃப்ளெக்ஸ் பேனர், பிளக்ஸ் பேனர்
rubber-stamp document: நோட்டரி, ரப்பர் ஸ்டாம்ப், முத்திரை
scaffold ladder: சாரம் வாடகை
scales document: வழக்கறிஞர், வக்கீல், சட்ட ஆலோசனை
scissors hair-comb: முடி திருத்தம், சலூன், சிகை அலங்காரம், ஹேர் கட்
set-square: கட்டட வரைபடம், கட்டிட வரைபடம்
set-square abacus: கணிதம், கணித, கணக்கு டியூஷன், ஆர்க்கிடெக்ட், வீட்டு வரைபடம்
smartphone: மொபைல், கைபேசி, செல்போன், மொபைல் சர்வீஸ், செல்போன் கடை
speaker: ஸ்பீக்கர்
speech-bubble: பேச்சு பயிற்சி
steel-beam: டிஎம்டி கம்பி, முறுக்கு கம்பி, கட்டுமான கம்பி
steering-wheel: டிரைவர் தேவை, ஓட்டுநர் தேவை
stethoscope hospital: மருத்துவர், மருத்துவமனை, கிளினிக், டாக்டர், சிகிச்சை முகாம், மருத்துவ முகாம், மூட்டு வலி
stethoscope hospital: எலும்பு சிகிச்சை, இலவச மருத்துவ முகாம், சிகிச்சை
stethoscope test-tube: முழு உடல் பரிசோதனை, உடல் பரிசோதனை, ஹெல்த் செக்அப்
storage-unit key: குடோன், குடோன் வாடகை
suitcase holdall: பயணப் பை, பயணப் பைகள்
swing: ஊஞ்சல், தேக்கு ஊஞ்சல்
syringe: தடுப்பூசி
telescope star: கோளரங்கம்
test-tube blood-drop: ரத்த பரிசோதனை, இரத்த பரிசோதனை, பரிசோதனை நிலையம்
theodolite: நில அளவை
tiller: பவர் டில்லர்
tuk-tuk: ஆட்டோ, ஆட்டோ ரிக்ஷா
web-page: வெப் டிசைன்
welding-mask fire: வெல்டிங், வெல்டர்
bank coin: வங்கி, கடன், லோன், நகைக்கடன், தனிநபர் கடன்
barber-pole razor: முடிதிருத்தகம், ஜென்ட்ஸ் சலூன், பார்பர்
bouncy-castle balloon: பவுன்சி கேஸில்
bricks crane: கட்டுமானம், கட்டிடம், கொத்தனார், கட்டிட காண்ட்ராக்டர், வீடு கட்ட, செங்கல், சிமெண்ட்
church: தேவாலயம், சர்ச், ஆராதனை
circus-tent: சர்க்கஸ்
convenience-store key: கடை வாடகைக்கு
crane bricks: கிரேன்
ferris-wheel: தீம் பார்க், பொருட்காட்சி
hindu-temple: கோயில், கோவில், ஆன்மீக யாத்திரை, விநாயகர் சிலை, ராமேஸ்வரம், ராமேஸ்வரம் யாத்திரை, திருப்பதி
hindu-temple: திருப்பதி யாத்திரை, சபரிமலை, சபரிமலை யாத்திரை, பாதயாத்திரை, கும்பாபிஷேகம், தேர் திருவிழா, ஐம்பொன் சிலை
house key: வீடு, வீடு விற்பனை, அடுக்குமாடி, மனை, ரியல் எஸ்டேட், பிளாட், அபார்ட்மெண்ட், வீடுகள், நிலம்
house key: பிளாட்ஸ்
mosque: மசூதி, பள்ளிவாசல், உம்ரா
museum: அருங்காட்சியகம்
school backpack: பள்ளி
tent: கூடாரம், கேம்பிங், டென்ட்
airplane suitcase: விமானி பயிற்சி, பயணம், சுற்றுலா, விமான டிக்கெட், டிராவல்ஸ், டூர்
ambulance: ஆம்புலன்ஸ்
bicycle: சைக்கிள், மிதிவண்டி
bus: பஸ், வேன், பேருந்து, டூரிஸ்ட் வேன்
bus books: நடமாடும் நூலகம்
canoe rower: கயாக்
car bubbles: கார் வாஷ், வாட்டர் வாஷ்
car key: கார், கார்கள், வாடகை கார், கார் விற்பனை, கார் வாடகை, பழைய கார், செகண்ட் ஹேண்ட் கார்
car window: கார் கண்ணாடி
compass fire: சாரணர்
delivery-van parcel: கூரியர்
ferry: படகு சேவை
food-truck takeaway-box: உணவு வண்டி
fuel-pump: பெட்ரோல்
helicopter: ஹெலிகாப்டர்
lorry: லாரி, டிரான்ஸ்போர்ட்
lorry delivery-van: வீடு மாற்றம், பேக்கர்ஸ், வீடு மாற்ற, மூவர்ஸ், வீடு காலி
motor-boat wave: படகு, படகு சவாரி, போட்டிங்
motor-scooter: ஸ்கூட்டர், ஸ்கூட்டி
motorcycle: பைக், மோட்டார் சைக்கிள், பைக் சர்வீஸ், இருசக்கர வாகனம், டூ வீலர், டூவீலர்
motorcycle-helmet motorcycle: ஹெல்மெட், தலைக்கவசம்
parking-sign location-pin: வாகன நிறுத்தம்
rickshaw: ஆட்டோ ரிப்பேர், ஷேர் ஆட்டோ
roller-skate: ஸ்கேட்டிங்
ship: ஏற்றுமதி
steering-wheel car: ஓட்டுநர் பள்ளி, டிரைவிங், கார் ஓட்ட, டிரைவிங் ஸ்கூல், ஓட்டுநர் பயிற்சி, ஓட்டுநர்
stroller baby-bottle: குழந்தை வண்டி
suitcase: சூட்கேஸ்
tanker: செப்டிக் டேங்க், தண்ணீர் லாரி, கழிவுநீர் லாரி, செப்டிக் டேங்க் சுத்தம், கழிவுநீர் அகற்றுதல்
taxi car: டாக்ஸி, டாக்சி, கால் டாக்ஸி
tipper-truck: எம் சாண்ட், மணல், ஜல்லி, மணல் ஜல்லி, டிப்பர், டிப்பர் லாரி
tractor wheat: டிராக்டர், விவசாயம், உரக்கடை
train locomotive: ரயில்
tyre wrench: டயர், டயர்கள், பஞ்சர், வீல் அலைன்மென்ட்
watch: கடிகாரம், வாட்ச் ரிப்பேர், கைக்கடிகாரம், வாட்ச்
wheelchair crutch: சக்கர நாற்காலி
`;
