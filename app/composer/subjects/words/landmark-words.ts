import { hasTwo, inBothCases } from '../../languages/capitals.ts';

/**
 * Words that make a noun a place to find the shop by ("beside the bank", "parking for cars"). Others make it an extra
 * that comes with what is sold ("coffee on the house"). They are for the languages of Asia, Africa and the Near East.
 * Alternatives of a regular expression.
 */
type LandmarkWords = {
  /** In front of the noun, with a space where the script has them. */
  before: string;
  /** Behind the noun, with a space where the script has them. */
  behind: string;
  /** Written behind the noun without a space. */
  joined: string;
};

const before: Record<string, string> = {
  ar: 'مقابل|قرب|بالقرب من|بجانب|بجوار|خلف|أمام|امام|جنب|قبالة|فوق|مواقف|موقف',
  fa: 'روبروی|روبه‌روی|رو به روی|نزدیک|کنار|جنب|پشت|مقابل|بالای|پارکینگ',
  he: 'ליד|מול|סמוך ל|על יד|מאחורי|קרוב ל|מעל|חניה|חנייה|מתנה',
  id: 'dekat|depan|di depan|sebelah|seberang|samping|belakang|berhadapan|hadapan|parkir|parkiran|tempat letak|bonus|gratis|percuma',
  sw: 'karibu na|mkabala na|jirani na|nyuma ya|mbele ya|pembeni ya|maegesho ya',
  tl: 'malapit sa|tapat ng|katabi ng|harap ng|likod ng|tabi ng|paradahan ng|libreng',
  vi: 'gần|đối diện|cạnh|kế bên|sau lưng|bãi đỗ|chỗ đậu|chỗ để|tặng|tặng kèm',
};

const behind: Record<string, string> = {
  am: 'አጠገብ|ፊት ለፊት|ጎን|አካባቢ',
  az: 'yanında|qarşısında|yaxınlığında|önündə|arxasında|hədiyyə',
  bn: 'পাশে|সামনে|কাছে|উপরে|নিচতলায়?|বিপরীতে|উল্টোদিকে|পেছনে|ফ্রি',
  gu: '(?:(?:ની|ના) )?(?:પાસે|સામે|બાજુમાં|નજીક|ઉપર|પાછળ|ફ્રી)',
  hi: '(?:के |की |को )?(?:पास|सामने|ऊपर|नीचे|पीछे|बगल|नजदीक|नज़दीक|समोर|जवळ|शेजारी|बाजूला|छेउमा|अगाडि|नजिक|मुफ्त|मुफ़्त|फ्री)',
  hy: 'մոտ|կողքին|դիմաց|հարևանությամբ',
  ka: 'გვერდით|მოპირდაპირედ|წინ|ახლოს|უკან',
  kk: 'жанында|қарсысында|маңында|алдында|артында|маңдайында|жанынан',
  kn: 'ಪಕ್ಕ|ಪಕ್ಕದಲ್ಲಿ|ಎದುರು|ಹತ್ತಿರ|ಬಳಿ|ಸಮೀಪ|ಹಿಂದೆ',
  ko: '(?:바로 )?(?:앞|건물|빌딩|옆|맞은편|건너편|근처|뒤|뒤편|위층|인근|증정|드려요|드립니다|한 잔 드려요|한 잔 드립니다)',
  ml: 'അടുത്ത്|സമീപം|എതിർവശം|മുന്നിൽ|പിന്നിൽ|എതിരെ',
  mn: 'хажууд|урд|ард|эсрэг',
  pa: '(?:ਦੇ |ਦੀ )?(?:ਕੋਲ|ਸਾਹਮਣੇ|ਨੇੜੇ|ਉੱਪਰ|ਪਿੱਛੇ|ਮੁਫ਼ਤ)',
  si: 'අසල|ඉදිරිපිට|ළඟ|අභියස|පිටුපස',
  ta: 'அருகில்|எதிரில்|பக்கத்தில்|முன்|பின்புறம்|மேலே|இலவசம்',
  te: 'పక్కన|ఎదురుగా|దగ్గర|సమీపంలో|ముందు|వెనుక|పైన|ఉచితం',
  ur: '(?:کے |کی )?(?:سامنے|پاس|قریب|ساتھ|اوپر|نیچے|پیچھے|مفت)',
  uz: "yonida|ro'parasida|oldida|qarshisida|orqasida|sovg'a",
};

const joined: Record<string, string> = {
  ja: 'の?(?:目の前|すぐ前|隣|となり|向かい|そば|近く|横|裏|前)|(?:を?プレゼント|進呈|のサービス|サービス中|付き)',
  my: 'ဘေး|ရှေ့|နား|အနီး|မျက်နှာချင်းဆိုင်',
  zh: '的?(?:旁|对面|對面|附近|隔壁|楼上|樓上|楼下|樓下|门口|門口|边上|後面|后面)',
};

/** In front of a noun in scripts without spaces. */
export const joinedBefore =
  'ข้างๆ?|ใกล้ๆ?|ตรงข้าม|เยื้อง|แถม|ที่จอด|ຂ້າງ|ໃກ້|ກົງກັນຂ້າມ|ជិត|ក្បែរ|ទល់មុខ|比[一两兩]?[顿頓次场場杯]?|靠近|邻近|鄰近|附赠|附贈|赠送|贈送|附';

const all = (words: Record<string, string>) =>
  Object.entries(words)
    .map(([code, source]) => (hasTwo(code) ? inBothCases(source) : source))
    .join('|');

export const landmarkWords: LandmarkWords = { before: all(before), behind: all(behind), joined: all(joined) };

/** What makes the capital word before it the name of a street: "on Mill Lane". */
export const streetBehind = '(?:Lane|Road|Rd|Row|Street|St|Avenue|Ave|Terrace|Crescent)';

/** "Elm Street Neighbourhood Clean-up": a street before whatever stands there, but for what is of streets itself. */
export const streetBefore =
  '(?:Street|Avenue|Crescent) (?=\\p{Lu})(?!Foods?|Eats|Kitchen|Art|Artists?|Theatre|Dance|Dancers?|Part(?:y|ies)|Market|Fair|Lights?|Lighting|Photo|Trees?|Furniture|Style|Wear|Sweep)';

/** What makes the capital word before it the name of a house: "at the Corn Hall". */
export const houseBehind =
  '(?:Hall|Exchange|House|Farm|Barn|Inn|Arms|Hotel|Theatre|Theater|Park|Centre|Center|Club|Gardens|Lodge|Court|Cottage|Square)';

/** Names of people that are trades: "a talk by John Baker". */
export const surnames =
  'Baker|Barber|Butcher|Carpenter|Carter|Cook|Cooper|Farmer|Fisher|Gardener|Hunter|Mason|Miller|Painter|Potter|Shepherd|Tailor|Thatcher|Weaver';

/** Towns of English whose names are things too, told by what stands before or behind them. */
export const townNames =
  'Bath|Reading|Sandwich|Deal|Rugby|Battle|Cork|Rye|Wells|Ham|Beer|Sale|Orange|Crook|Bury|Stone|Street|Eye|Ash';

/** Words for parking: their beginnings, and what stands anywhere in scripts without spaces and in compounds. */
export const parkingWords = {
  parted:
    'park(?:ing|pl|eer|er[ae]|i[rn]|o[lv]| (?:your|free))|parc(?:heg|ăr|are)|parqu(?:ea|im)|stationnement|estaciona|aparca|pysäk|stæði|bílastæði|autostāv|stāvviet|stovėjim|otopark|парк(?:овк|инг|інг|ира|ув)|стоянк|vendparkim|חני|חנה|مواقف|موقف|پارک|पार्क|পার্কিং|பார்க்கிங்|పార్కింగ్|ਪਾਰਕਿੰਗ|પાર્કિંગ|đỗ xe|đậu xe|gửi xe|chỗ đỗ|maegesho|paradahan|tempat letak',
  joined: '주차|停车|停車|泊车|泊車|駐車|駐輪|ที่จอด|จอดรถ|cykelparker|bilparker|fietsenstalling',
};

/** Words that say of what stands before or behind them that it comes with what is sold: "kitchen included". */
export const includedWords = {
  behind:
    '(?:and \\p{L}+ |& \\p{L}+ )?(?:is |are |all )?(?:provided|supplied|given)(?! by)|(?:(?:&|und|et|y|e|i|a|și|и|та|і|och|og|ve|και) \\p{L}+ )?(?:werden gestellt|gestellt|fournis?|fournies?|offerte?s?|fornit[oaie]|fornecid[oa]s?|zapewniamy|zapewnione|zajistíme|zaistíme|asigura[tț][iăe]?|biztosítunk|biztosított|выда[её]м|выдадим|видаємо|видамо|δίνουμε|παρέχονται|disediakan|finns att låna|udleveres)|(?:is |are |all |also )?included|inclusive|(?:ist |sind )?inbegriffen|inklusive|inkl\\.|compris(?:e|es)?|inclus(?:e|es)?|incluid[oa]s?|incluíd[oa]s?|inclus[oaie]|compres[oaie]|inbegrepen|inclusief|ingår|medfølger|inkludert|inkluderet|w cenie|v ceně|v cene|sisältyy(?: hintaan)?|az árban|uključen[oaie]?|включен[аоы]?|включён|dahil|termasuk',
  before:
    'incl\\.?|including|includes|inkl\\.?|inklusive|incluye|incluid[oa]|compris|incluant|compreso|inclusief|inclui|incluindo|termasuk|včetně|vrátane|w tym',
};
