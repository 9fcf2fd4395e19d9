/**
 * Words of instructions that ask for a thing in the picture, before its name ("show a climber", "Foto vom Hof") and
 * behind it ("one alpaca close up", "мост на фото"). By language, alternatives of a regular expression.
 */
const before: Record<string, string> = {
  ar: 'أظهر(?:وا)?|صورة',
  bg: 'покаж\\p{L}+|снимка на|да се вижда[т]?',
  cs: 'ukaž\\p{L}*|ukázat|fotk[au]|obrázek',
  da: 'vis|billede af',
  de: 'zeig\\p{L}*|(?:bild(?:er)?|fotos?) (?:von|vom|mit|mit de[mnr])',
  ca: "mostr\\p{L}+|que es vegi[n]?(?: les| els| la| el)?|foto d[e'’]",
  el: 'δείξ\\p{L}+|φωτογραφία|να φαίνονται|να φαίνεται',
  en: 'show(?:ing)?|(?:close[- ]?ups?|pictures?|pics?|photos?|shots?|images?|drawings?|illustrations?) (?:of|with|showing)|draw',
  es: 'mostrar|muestr\\p{L}+|que se vean?|(?:fotos?|imagen) (?:de|con)|primer plano de',
  et: 'näita\\p{L}*',
  fa: 'عکس|تصویر',
  fi: 'näyt\\p{L}+|kuva',
  fr: "montre[rz]?|(?:photos?|images?|gros plan) (?:d[eu']|des|avec|sur)",
  he: 'תמונה של|תמונת|צילום של|להראות|הראו',
  hr: 'prikaž\\p{L}+|slika|da se vidi',
  hu: 'mutas\\p{L}+',
  id: 'tampilkan|tunjukkan|(?:foto|gambar)',
  it: "mostra\\p{L}*|(?:foto|immagin[ei]) (?:d[ei]l?|con|dell['’])|primo piano d[ei]l?",
  lt: 'parody\\p{L}+',
  lv: 'parād\\p{L}+',
  ms: 'tunjuk(?:kan)?|(?:foto|gambar)',
  nb: 'vis|bilde av',
  nl: "toon|laat|(?:foto['’]?s?|plaatje) van",
  mk: 'покаж\\p{L}+|слика од|да се гледа',
  pl: 'pokaż\\p{L}*|pokazać|zdjęcie|(?:żeby|ma) było? widać',
  pt: 'mostr\\p{L}+|que se veja|(?:fotos?|imagem) (?:d[aeo]|com)',
  ro: 'arat[aăț]\\p{L}*|poz[ăae] cu|să se vadă',
  ru: 'покаж\\p{L}+|показать|нарис\\p{L}+|фото|картинк[ау]|(?:чтобы|пусть) (?:было )?видно',
  sk: 'ukáž\\p{L}*|ukázať|fotk[au]|obrázok',
  sl: 'pokaž\\p{L}+|slika',
  sv: 'visa|bild (?:av|på)',
  sw: 'onyesha|picha ya',
  tl: 'ipakita|litrato ng',
  tr: 'göster\\p{L}*',
  sr: 'прикаж\\p{L}+|слика|да се види',
  uk: 'покаж\\p{L}+|показати|намал\\p{L}+|фото|малюнок|(?:щоб|хай) (?:було )?видно',
  vi: 'hình(?: ảnh)?|ảnh',
};

const behind: Record<string, string> = {
  bn: '(?:এর )?ছবি',
  da: 'på billedet',
  de: '(?:(?:groß|bitte|schön|gut|deutlich) )?zeigen|im (?:bild|vordergrund)|groß im bild|auf dem (?:bild|foto)|auf (?:bild|foto)',
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
  ur: '(?:کی |کا )?(?:تصویر|فوٹو)',
};

const all = (words: Record<string, string>) => Object.values(words).filter(Boolean).join('|');

/** What stands beside the thing that is asked for: "a photo of the inside with fairy lights". */
const beside = 'with|and|mit|und|avec|et|con|y|e|com|med|og|och|met|en|ja|z|s|с|и|та|ile|ve|dengan|dan';

/** What is asked for by its own name: a picture of the thing as it is to look. */
const itself = 'mock[ -]?up';

export const wishWords = { before: all(before), behind: all(behind), beside, itself };

/** What is not needed, or not alone, is not refused in the picture: "no code needed", "not just a tree". */
export const notRefused =
  'not (?:just|only)|nicht nur|pas (?:que|seulement)|no s[oó]lo|non solo|niet alleen|nie tylko|не только|не тільки|needed|required|necessary|nötig|erforderlich|notwendig|nécessaires?|requis\\p{L}*|besoin|necesari\\p{L}+|hace falta|serv[eo]n?o?|necessari\\p{L}*|nodig|behövs|krävs|nødvendig\\p{L}*|wymagan\\p{L}*|potrzebn\\p{L}*|potřeb\\p{L}*|potreb\\p{L}*|нужн\\p{L}*|требу\\p{L}*|потріб\\p{L}*|preciso|gerek\\p{L}*|szükséges';

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
  insects: 'insect|insekt|\\bbugs\\b|creepy|ungeziefer|bichos|insetti|hmyz|owad|насеком|комах|rovar',
};
