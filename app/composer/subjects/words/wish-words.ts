/**
 * Words of instructions that ask for a thing in the picture, before its name ("show a climber", "Foto vom Hof") and
 * behind it ("one alpaca close up", "мост на фото"). By language, alternatives of a regular expression.
 */
const before: Record<string, string> = {
  ar: 'أظهر(?:وا)?|صورة',
  bg: 'покаж\\p{L}+|снимка (?:на|с)|да се вижда[т]?|(?:изглед|гледка) към',
  cs: 'ukaž\\p{L}*|ukázat|fotk[au]|obrázek|(?:výhled|pohled) na',
  da: 'vis|billede af|udsigt (?:over|til)',
  de: 'zeig\\p{L}*|(?:bild(?:er)?|fotos?) (?:von|vom|mit|mit de[mnr])|blick (?:auf|über)',
  ca: "mostr\\p{L}+|que es vegi[n]?(?: les| els| la| el)?|foto d[e'’]",
  el: 'δείξ\\p{L}+|φωτογραφία|να φαίνονται|να φαίνεται|θέα (?:σε|στα?|στη[νς]?|στο[νυ]?ς?|προς)',
  en: 'show(?:ing)?|use (?:an?|our|my|the|some)|feature|featuring|focus on|(?:want|would like|lets have) an?|(?:close[- ]?ups?|pictures?|pics?|photos?|shots?|images?|drawings?|illustrations?) (?:of|with|showing)|draw|views? (?:of|over|across)',
  es: 'mostrar|muestr\\p{L}+|que se vean?|(?:fotos?|imagen) (?:de|con)|primer plano de|vistas? (?:de|del|a|al|sobre)',
  et: 'näita\\p{L}*|vaade',
  fa: 'عکس|تصویر',
  fi: 'näyt\\p{L}+|kuva',
  fr: "montre[rz]?|(?:photos?|images?|gros plan) (?:d[eu']|des|avec|sur)|vues? (?:sur|de|du|des)",
  he: 'תמונה של|תמונת|צילום של|להראות|הראו',
  hr: 'prikaž\\p{L}+|slika|fotk[ae]|da se vidi|pogled na',
  hu: 'mutas\\p{L}+|kilátás',
  id: 'tampilkan|tunjukkan|(?:foto|gambar)',
  it: "mostra\\p{L}*|(?:foto|immagin[ei]) (?:d[ei]l?|con|dell['’])|primo piano d[ei]l?|(?:vista|panorama) (?:su|sul|sui|sulla|sulle|sugli)",
  lt: 'parody\\p{L}+|vaizdas į',
  lv: 'parād\\p{L}+',
  ms: 'tunjuk(?:kan)?|(?:foto|gambar)',
  nb: 'vis|bilde av|utsikt (?:over|til|mot)',
  nl: "toon|laat|(?:foto['’]?s?|plaatje) van|uitzicht (?:op|over)",
  mk: 'покаж\\p{L}+|слика од|да се гледа',
  pl: 'pokaż\\p{L}*|pokazać|zdjęcie|(?:żeby|ma) było? widać|widok na',
  pt: 'mostr\\p{L}+|que se veja|(?:fotos?|imagem) (?:d[aeo]|com)|vistas? (?:d[aeo]s?|para)',
  ro: 'arat[aăț]\\p{L}*|poz[ăae] cu|să se vadă|priveliște\\p{L}* (?:cu|spre)',
  ru: 'покаж\\p{L}+|показать|нарис\\p{L}+|фото|картинк[ау]|(?:чтобы|пусть) (?:было )?видно|вид на',
  sk: 'ukáž\\p{L}*|ukázať|fotk[au]|obrázok|(?:výhľad|pohľad) na',
  sl: 'pokaž\\p{L}+|slika|(?:pogled|razgled) na',
  sv: 'visa|bild (?:av|på)|utsikt (?:över|mot)',
  sw: 'onyesha|picha ya',
  tl: 'ipakita|litrato ng',
  tr: 'göster\\p{L}*',
  sr: 'прикаж\\p{L}+|слика|да се види|поглед на',
  uk: 'покаж\\p{L}+|показати|намал\\p{L}+|фото|малюнок|(?:щоб|хай) (?:було )?видно|(?:вид|краєвид) на',
  vi: 'hình(?: ảnh)?|ảnh',
};

const behind: Record<string, string> = {
  am: 'ቢታይ|ይታይ',
  bn: '(?:এর )?ছবি|দেখাবেন|দেখা যাক|থাকলে ভালো',
  da: 'på billedet',
  de: '(?:(?:gro(?:ß|ss)|bitte|schön|gut|deutlich) )?zeigen|im (?:bild|vordergrund)|gro(?:ß|ss) im bild|auf dem (?:bild|foto)|auf (?:bild|foto)',
  en: 'mock[- ]?ups?|(?:in )?close[- ]?ups?|up close|in the (?:picture|photo|image|foreground)|(?:photo|picture|image|pic|shot)s?(?! frame| edit| print)',
  fi: 'kuvassa',
  fr: 'en gros plan|au premier plan|sur la photo',
  hi: '(?:का |की |के )?(?:फोटो|तस्वीर|दिखे|दिखाएं|दिखाओ|दिखाना)',
  fa: 'دیده (?:بشه|بشود|شود)|مشخص باشد',
  hu: 'legyen a képen|a képen|látszódjon|látszódjanak',
  it: 'in primo piano',
  nb: 'på bildet',
  nl: '(?:groot )?in beeld|op de foto|laten zien',
  pl: 'na zdjęciu',
  pt: 'em primeiro plano',
  ru: 'на (?:фото|картинке|переднем плане)|крупно|крупным планом',
  es: 'en primer plano|en la foto',
  sv: 'på bilden|i bild',
  tr: '(?:fotoğrafı|resmi|görseli)(?: olsun)?|görünsün',
  uk: 'на (?:фото|картинці|передньому плані)|крупно|крупним планом',
  ur: '(?:کی |کا )?(?:تصویر|فوٹو)|نظر آئے|نظر آئیں|دکھائیں',
  tl: 'sa larawan',
  lt: 'nuotraukoje',
  lv: 'attēlā|bildē',
  ca: 'a la foto|en primer pla',
  id: 'di gambar|di foto',
};

/** Behind a name in scripts that part no words. */
const unspacedBehind =
  '(?:을|를)?\\s?(?:사진|이미지|그림)(?![^.,]{0,12}(?:빼|없|말|금지|X))|(?:이|가)\\s(?:보이|나오)|の?(?:写真|画像|イラスト|絵)(?![^。、]{0,10}(?:使わ|なし|不要|避け|NG|入れ))|的?(?:照片|图片|圖片|特写)';

/** Words that want the thing behind them alone: "just the truck". By language. */
export const only: Record<string, string> = {
  bg: 'само',
  ca: 'només|tan sols',
  cs: 'jen(?:om)?|pouze',
  da: 'kun|bare|blot',
  de: 'nur|bloß|lediglich|ausschließlich',
  el: 'μόνο|απλά',
  en: 'just|only|simply|keep to|stick to|nothing but|keep it to|stick with',
  es: 's[oó]lo|solamente|[uú]nicamente|nada más que',
  et: 'ainult|vaid',
  fa: 'فقط',
  fi: 'vain|pelkkä|ainoastaan',
  fr: 'juste|seulement|uniquement|rien que|que',
  hi: 'सिर्फ|केवल|बस',
  hr: 'samo|isključivo',
  hu: 'csak|kizárólag',
  id: 'hanya|cukup',
  it: 'solo|soltanto|solamente|solo ed esclusivamente',
  lt: 'tik',
  lv: 'tikai',
  nb: 'kun|bare',
  nl: 'alleen|enkel|slechts|gewoon',
  pl: 'tylko|jedynie',
  pt: 'só|somente|apenas|unicamente',
  ro: 'doar|numai',
  ru: 'только|лишь|просто',
  sk: 'len|iba',
  sl: 'le|samo',
  sr: 'само',
  sv: 'bara|endast|enbart',
  tl: 'yung lang',
  tr: 'sadece|yalnızca|yalnız',
  uk: 'тільки|лише|просто',
  vi: 'chỉ',
};

/** The same behind the name. */
const onlyBehind =
  '(?:only|alone|on its own|by itself|and nothing else|nothing else|allein|sonst nichts|c’est tout|y nada más|e basta|en verder niets|olsun yeter|lang|فقط|بس)(?=\\s*$)|だけ|만';

/** What makes of a wish for one thing alone a wish for more: "not just a tree". */
const not = "not|don['’]t|nicht|pas|no|non|não|ne|nie|не|niet|inte|ikke|nem|ei|nu|değil|aren['’]t";

const all = (words: Record<string, string>) => Object.values(words).filter(Boolean).join('|');

/** What stands beside the thing that is asked for: "a photo of the inside with fairy lights". */
const beside = 'with|and|mit|und|avec|et|con|y|e|com|med|og|och|met|en|ja|z|s|с|и|та|ile|ve|dengan|dan';

/** What is asked for by its own name: a picture of the thing as it is to look. */
const itself = 'mock[ -]?up';

/** Words of a clause that names a thing and asks for none: what is to be written, brought, allowed or paid with. */
const notBare: Record<string, string> = {
  bg: 'марка|фирма|име',
  de: 'erlaubt|willkommen|mitbringen|vorhanden|firma|name|farben?|erwähn\\p{L}*|schreib\\p{L}*|wir|haben|nummer|mitnehmen|holz|licht',
  en: 'mention|say|says|write|add|logo|name|named|called|brand|link|e-?mail|bring|bringing|wear|must|like|look|feel|style|font|writing|allowed|welcome|from|is|are|we|i|you|to|at(?! (?:night|dawn|dusk|sunset|sunrise))|by(?! the)|if(?! possible)|before|after|until|till|ask|call|ring|text|pay|accepted|parking|free|colou?rs?|have|has|signs?|numbers?|vibes?|watching',
  es: 'marca|nombre|empresa|tel|colores?|traer|permitidos?|mencion\\p{L}*|poner el|escrib\\p{L}*|tenemos|somos|número',
  fi: 'merkki|brändi|nimi|yritys|sallittu|värit|mainit\\p{L}*|kirjoita|meillä|on|numero|valo',
  fr: 'marque|nom|entreprise|société|magasin|tél|couleurs?|admis|acceptés|mention\\p{L}*|écri\\p{L}*|indiqu\\p{L}*|ajout\\p{L}*|préciser|noter|numéro|nous|avons',
  hr: 'ime|tvrtka|boje|dozvoljeni|spomen\\p{L}*|napiš\\p{L}*|imamo|broj',
  id: 'nama|toko|warna|merek|logo',
  it: 'marca|marchio|nome|ditta|negozio|tel|colori|ammessi|menzion\\p{L}*|scriv\\p{L}*|abbiamo|siamo|numero',
  nl: 'merk|naam|bedrijf|winkel|kleuren|toegestaan|welkom|vermeld\\p{L}*|noem|schrijf|wij|we|hebben|nummer',
  pl: 'firma|marka|nazwa|sklep|tel|kolory?|dozwolone|mile|wspomn\\p{L}*|napis\\p{L}*|mamy|numer|proszę o',
  pt: 'marca|nome|loja|empresa|cores|mencion\\p{L}*|escrev\\p{L}*|temos|somos|número',
  ro: 'firma|nume|magazin|culori|menț\\p{L}*|scrie\\p{L}*|avem|suntem|număr\\p{L}*',
  ru: 'название|бренд|компания|магазин|салон|студия|цвета|упомян\\p{L}*|напиш\\p{L}*|указать|у нас|номер|есть',
  sv: 'namn|märke|logotyp|logga|färger|tillåtna|välkomna|firma|företag|nämn\\p{L}*|skriv|vi|har|ljust?|nummer',
  da: 'navn|mærke|farver|firma|butik|nævn|skriv|vi|har|nummer|lyst?',
  nb: 'navn|merke|farger|firma|butikk|nevn|skriv|vi|har|ok|nummer|lyst?',
  cs: 'firma|značka|barvy|název|povoleni|zmín\\p{L}*|napsat|máme|číslo|s sebou|vlastní',
  tr: 'adı|marka|firma|renkler|logosu|bahsed\\p{L}*|yaz\\p{L}*|var|numarası|fontu|yazısı',
  uk: 'назва|бренд|компанія|магазин|салон|студія|кольори|згада\\p{L}*|напис\\p{L}*|вказати|у нас|номер|є',
};

/** Words behind which a whole list asks for nothing: "bring a mat, towel and water bottle". */
const listing =
  'bring|mention|say|write|wear|list|mitbringen|erwähnen|apporter|mentionner|traer|mencionar|portare|citare|meenemen|vermelden|zabrać|wspomnieć|s sebou|vzít|взять|указать|ta med|medtag|getirin';

/** Words of courtesy and of praise beside a wish. */
const courtesy =
  "une?|una|uno|uma?|eine?|een|één|ett?|jeden|jedn[ao]|один|одн[ао]|egy|bir|yksi|μ[ιί]α|ένα[ςν]?|seekor|sebuah|một con|seule?|please|pls|plz|maybe|perhaps|possibly|ideally|if possible|thanks|lol|bitte|s['’]il vous plaît|svp|por favor|porfa|per favore|alstublieft|aub|graag|gärna|tack|gerne|tak|takk|proszę|prosím|пожалуйста|будь ласка|lütfen|our|my|unser\\p{L}*|mein\\p{L}*|notre|nos|mon|nuestr[oa]s?|mi|il nostro|la nostra|nostr[aeiou]\\p{L}?|onze?|mijn|vår|vårt|våra|vores|nasz\\p{L}?|náš|naše|наш\\p{L}?|мой|моя|von (?:vorne?|oben)|de (?:face|frente)|vue? d['’]en haut|di fronte|dall['’]alto|od (?:przodu|spredaj)|zepředu|спереди|сверху|framifrån|forfra|edestä|önden";

/** How English wants a thing placed or taken: "bike front and centre". */
const placed =
  'front and cent(?:re|er)|from (?:the front|above|behind|the side)|large|big|huge|up front|in action|in use|at work|on its own|only|alone|being \\p{L}+';

/** Words that refuse no more than the adjective behind them, in languages that negate verbs by another. */
export const refusingManner: Record<string, string> = { cs: 'ne', et: 'mitte', sk: 'nie' };

/** What parts a wish from what is refused: "scales but no gavel". */
export const but: Record<string, string> = {
  cs: 'ale',
  da: 'men',
  de: 'aber|sondern',
  en: 'but',
  es: 'pero|sino',
  fi: 'mutta',
  fr: 'mais',
  hr: 'ali|nego',
  hu: 'de|hanem',
  it: 'ma|però',
  nb: 'men',
  nl: 'maar',
  pl: 'ale|lecz',
  pt: 'mas',
  ro: 'dar|ci',
  ru: 'но|а',
  sk: 'ale',
  sl: 'ampak|temveč',
  sv: 'men|utan',
  tr: 'ama|fakat',
  uk: 'але|а',
};

/** The same in other languages, by the first word: "Tablet auf der Theke". */
const placingElsewhere =
  '(?:auf|am|beim|im|an|vor|neben|sur|dans|contre|devant|au|en|sobre|contra|junto|sul|sulla|nel|nella|su|no|na|em|op|tegen|naast|på|i|mot|ved|w|przy|v|u|у|в|на|pe|în|lângă|qui|che|que|der|die|das|som|który|která|który|который|която|στο|στη|στην|di|trên)\\s[^]*';

/** What says that one thing is wanted, and not what goes round it: "a lemon", "one red kite". */
const single =
  'an?|one|single|une?|una|uno|ein(?:e[nm]?)?|één|een|en|ett?|um|uma|jeden|jedn[ao]|один|одн[ау]|egy|bir|yksi|o|μ[ιί]α|ένα[ςν]?|seekor|sebuah|một con|một';

/** How English places a thing: "a tablet on a table". */
const placing =
  'at (?:night|dawn|dusk|sunset|sunrise)|with [^]*|(?:on|in|against|beside|under|by|at|next to|full of|of) (?:an?|the|its|his|her|their|our) [^]*';

export const wishWords = {
  before: all(before),
  behind: all(behind),
  unspacedBehind,
  beside,
  itself,
  only: all(only),
  onlyBehind,
  not,
  notBare: all({ ...notBare, en: '' }),
  notBareInEnglish: notBare.en ?? '',
  courtesy,
  listing,
  placed,
  placing,
  placingElsewhere,
  single,
};

/** Words for without, which refuse only what stands behind them. */
export const without =
  'sin|sense|sans|senza|sem|ohne|zonder|utan|uden|uten|bez|без|fără|χωρίς|ilman|tanpa|bila|بدون|ללא|בלי';

/** What is not needed, or not alone, is not refused in the picture: "no code needed", "not just a tree". */
export const notRefused =
  'not (?:just|only)|(?:look|vibes?|feel|aesthetic)$|nicht nur|pas (?:que|seulement)|no s[oó]lo|non solo|niet alleen|nie tylko|не только|не тільки|needed|required|necessary|nötig|erforderlich|notwendig|nécessaires?|requis\\p{L}*|besoin|necesari\\p{L}+|hace falta|serv[eo]n?o?|necessari\\p{L}*|nodig|behövs|krävs|nødvendig\\p{L}*|wymagan\\p{L}*|potrzebn\\p{L}*|potřeb\\p{L}*|potreb\\p{L}*|нужн\\p{L}*|требу\\p{L}*|потріб\\p{L}*|preciso|gerek\\p{L}*|szükséges';

/**
 * Words that refuse a noun with what is said of it: "no sad dogs" refuses only sad ones. Alternatives of a regular
 * expression.
 */
export const refusingOfKind =
  'not an?|no(?! more| other| pictures?| photos?)|kein\\p{L}*|ohne|geen|zonder|utan|uden|uten|bez|без|żadn\\p{L}*|žádn\\p{L}*|žiadn\\p{L}*';

/** The same where what is said of a noun stands behind it: "sin perros tristes". */
export const refusingOfKindBehind = 'sans|pas de|sin|nada de|senza|niente|sem|nada d[eao]s?|fără|sense|no';

/** What people refuse by a word that names no thing of the catalog: bones and creepy-crawlies. */
export const refusedKinds = {
  skeletons:
    's[kq]uelet|skelet|schelet|esquelet|скелет|szkielet|kostr[ayu]|csontváz|luurank|luukere|iskelet|skjelett',
  electric: '^(?:e-|e bike|ebike|elektr|électr|electr|eléctr|elétr|elettr|электр|електр|pedelec)',
  insects: 'insect|insekt|\\bbugs\\b|creepy|ungeziefer|bichos|insetti|hmyz|owad|насеком|комах|rovar',
};
