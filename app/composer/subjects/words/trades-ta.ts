/** Trades and goods in Tamil. Notation: word-list.ts. */
export const tamilTrades = `
calculator receipt: கணக்காளர், கணக்கியல், வரி, வருமான வரி
air-conditioner: ஏசி, குளிர்சாதனம், ஏசி பழுது
wrench car: கார் பழுது, கார் சர்வீஸ், மெக்கானிக், வாகன பழுது
bread croissant: பேக்கரி, ரொட்டி
lipstick nail-polish: அழகு நிலையம், மேக்கப், பியூட்டி பார்லர், அழகுசாதன
ring bouquet: திருமணம், கல்யாணம், திருமண மண்டபம்
bride ring: மணமகள், மணப்பெண்
sari: சேலை, புடவை, பட்டுப்புடவை, சேலைகள், புடவைகள், பட்டு, புடவைக் கடை, சேலைக் கடை
steak kitchen-knife: இறைச்சி, கசாப்பு, இறைச்சிக் கடை
car key: கார், கார்கள், வாடகை கார், கார் விற்பனை
saw hammer: தச்சர், மர வேலை, தச்சு
dinner-plate cook: கேட்டரிங், சமையல் சேவை
coffee: காபி, காபி கடை, கஃபே
tea teapot: தேநீர், டீ, டீக்கடை
cook frying-pan: சமையல் வகுப்பு, சமையல்
scissors hair-comb: முடி திருத்தம், சலூன், சிகை அலங்காரம்
teddy-bear crayon: பொம்மை, பொம்மைகள், மழலையர் பள்ளி, குழந்தைகள் காப்பகம்
dog stethoscope: கால்நடை மருத்துவர், செல்லப்பிராணி
steering-wheel car: ஓட்டுநர் பள்ளி, டிரைவிங், கார் ஓட்ட
plug lightning: மின்சாரம், எலக்ட்ரீஷியன், மின் பழுது, மின்பணியாளர்
basket carrot: காய்கறி, காய்கறிகள்
apple basket: பழங்கள், பழம், பழக்கடை
shopping-cart basket: மளிகை, மளிகைக் கடை, சூப்பர் மார்க்கெட்
chart-up coin: முதலீடு, பங்குச் சந்தை
bank coin: வங்கி, கடன்
house key: வீடு, வீடு விற்பனை, அடுக்குமாடி, மனை, ரியல் எஸ்டேட், பிளாட்
fish shrimp: மீன், மீன் கடை, கடல் உணவு
bouquet rose: பூ, பூக்கடை, பூக்கள், மலர், மலர்கள், மலர்க் கடை
football goal-net: கால்பந்து
cricket: கிரிக்கெட்
seedling plant: செடி, செடிகள், நர்சரி, தோட்டம், மரக்கன்று
soft-ice-cream: ஐஸ்கிரீம், ஐஸ் கிரீம்
glasses eye: கண்ணாடி, கண் கண்ணாடி, மூக்குக்கண்ணாடி, கண் பரிசோதனை
dumbbell stopwatch: ஜிம், உடற்பயிற்சி, பிட்னஸ்
bed bellhop-bell: விடுதி, தங்கும் விடுதி, ரிசார்ட்
sofa chair: மரச்சாமான், தளபாடம், பர்னிச்சர், சோபா
washing-machine basket: சலவை, துணி துவைத்தல், லாண்டரி
books open-book: புத்தகம், புத்தகங்கள், புத்தகக் கடை, நூலகம், புத்தகக் கண்காட்சி
key: சாவி, பூட்டு
open-book pencil: டியூஷன், பயிற்சி வகுப்பு, ஆங்கில வகுப்பு, மொழி வகுப்பு
set-square abacus: கணிதம், கணித
delivery-van parcel: வீடு மாற்றம், பேக்கர்ஸ், கூரியர்
guitar: கிட்டார்
musical-notes: இசை, பாடல் வகுப்பு, இசைப் பள்ளி, பாட்டு
camera: புகைப்படம், புகைப்படக் கலைஞர், போட்டோ, புகைப்படக்காரர்
pizza: பீட்சா
burger french-fries: பர்கர்
curry rice: பிரியாணி, சாப்பாடு, சோறு
pancakes: தோசை, இட்லி
chicken-leg: கோழி, சிக்கன்
tap wrench: பிளம்பர், குழாய், குழாய் பழுது
cutlery dinner-plate: உணவகம், ஹோட்டல், உணவு
pill stethoscope: மருந்தகம், மருந்து, மருந்துக் கடை
tooth toothbrush: பல் மருத்துவர், பல், பல் மருத்துவமனை
stethoscope hospital: மருத்துவர், மருத்துவமனை, கிளினிக்
diamond ring: நகை, நகைகள், நகைக்கடை, தங்கம், தங்க நகை
sneaker: காலணி, காலணிகள், ஷூ, செருப்பு
dress handbag: ஆடை, ஆடைகள், துணிக்கடை, ஜவுளி, உடைகள்
airplane suitcase: பயணம், சுற்றுலா, விமான டிக்கெட்
lotus-position: யோகா, யோகா வகுப்பு, தியானம்
massage: மசாஜ், ஸ்பா
sewing-needle thread: தையல், தையல்காரர், டெய்லர்
solar-panel sun: சோலார், சூரிய சக்தி
graduation-cap books: பல்கலைக்கழகம், கல்லூரி
school backpack: பள்ளி
laptop screwdriver: கணினி பழுது, கணினி, லேப்டாப், மடிக்கணினி
desktop-computer laptop: இணையதள வடிவமைப்பு, மென்பொருள், இணையதளம்
smartphone: மொபைல், கைபேசி, செல்போன்
broom bucket: சுத்தம், வீட்டு சுத்தம், துப்புரவு
shield umbrella: காப்பீடு, இன்சூரன்ஸ்
scales document: வழக்கறிஞர், வக்கீல்
printer document: அச்சகம், பிரிண்டிங், அச்சு
honey bee: தேன்
candy lollipop: இனிப்பு, இனிப்புகள், ஸ்வீட்ஸ், மிட்டாய்
birthday-cake: கேக், பிறந்தநாள்
bicycle: சைக்கிள், மிதிவண்டி
motorcycle: பைக், மோட்டார் சைக்கிள்
bricks crane: கட்டுமானம், கட்டிடம்
paint-roller bucket: பெயிண்ட், பெயிண்டர்
dancer musical-notes: நடனம், பரதநாட்டியம், நடன வகுப்பு
swimmer goggles: நீச்சல்
oil-lamp: தீபாவளி, பொங்கல்
gift ribbon: பரிசு, பரிசுகள்
heart handshake: நன்கொடை, இரத்த தானம்
briefcase handshake: வேலை, வேலைவாய்ப்பு
milk cow: பால், தயிர்
mango: மாம்பழம்
coconut: தேங்காய், இளநீர்
barber-pole: முடிதிருத்தகம்
nail-polish: நகம், நெயில் ஆர்ட்
watch: கைக்கடிகாரம், கடிகாரம்
sauna: ஸ்பா
roof: கூரை
tent: முகாம், கூடாரம்
spade: தோட்டம், தோட்டக்கலை
salad: உணவுமுறை, டயட்
handbag: பைகள், கைப்பை
tyre: டயர், டயர்கள்
rug: கம்பளம்
serum-bottle: சரும பராமரிப்பு
palette: ஓவிய வகுப்பு, ஓவியம்
museum: அருங்காட்சியகம்
television: தொலைக்காட்சி, டிவி
nurse: செவிலியர், முதியோர் இல்லம்
megaphone: விளம்பரம்
shopping-bags: ~ தள்ளுபடி, ஆடித் தள்ளுபடி
brain: மனநல ஆலோசனை
cat: பூனை
horse: குதிரை
cheese: பன்னீர்
meat-on-bone: பார்பிக்யூ
chocolate: சாக்லேட்
spine: பிசியோதெரபி
microphone: பாட்டு வகுப்பு
window: ஜன்னல்
curtains: திரைச்சீலை
hearing-aid: காது கேட்கும் கருவி
noodles: நூடுல்ஸ்
perfume: வாசனை திரவியம்
candle: மெழுகுவர்த்தி
kitchen-knife: சமையலறை
t-shirt: டி-சர்ட், டீ சர்ட்
party-popper: ~ பிறந்தநாள் விழா
tractor: டிராக்டர், விவசாயம்
toolbox: கருவிகள்
baby: குழந்தை ஆடைகள்
fountain-pen: எழுதுபொருள்
egg: முட்டை
light-bulb: விளக்கு, விளக்குகள்
blood-drop: இரத்த தானம்
air-conditioner: ஏசி, ஏசி சர்வீஸ்
milk: பால், பால் பண்ணை
popcorn: சினிமா, திரையரங்கம்
swimmer: நீச்சல்
`;
