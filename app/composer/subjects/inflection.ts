import { toPattern } from '../pattern.ts';

/**
 * Endings of nouns by language, longest first: plurals, cases, articles written onto the word. Light on purpose, so
 * that "glasses" never meets "glass" by a rule (exact words are looked up first).
 */
const endings: Record<string, string> = {
  en: "'s s",
  de: 'innen in ern en er es e n s',
  nl: 'eren en es jes je s',
  sv: 'arnas ernas ornas arna erna orna aren ens ar er or en et an na n s t',
  da: 'ernes erne ene ens er en et e s',
  nb: 'ene ens er en et a e s',
  is: 'unum anna inum num um ar ir ur inn in ið a i u',
  fi: 'mme nne nsa nsä oita öitä oja öjä eja ejä ia iä issa issä ista istä ilta iltä ille illa illä iden ien ssa ssä sta stä lla llä lta ltä lle ksi na nä ita itä ja jä in en an än at ät si t n a ä',
  et: 'idega idele idest ide dega ga le st ks de te id ed d t a i e u',
  fr: 'euses euse eurs eur ées ée és es s x',
  es: 'es s',
  pt: 'ões ães ais éis es s',
  it: 'a e i o',
  ca: 'es s',
  sq: 'eve ave ëve it in ën ët et at ve ja je i u e a ë t',
  eu: 'entzako entzat etako etan etara aren arekin ekin rako ean ak ek en an a',
  gl: 'es s',
  ro: 'urilor urile elor ilor ului uri ele lui ul le ua a e i ă u',
  pl: 'iego iemu ego emu ymi imi ych ich ami ach owi ów om em ie ą ę y i a e u o',
  cs: 'ého ému ího ímu ými ími ých ích ami ách ech ích ům ou em ům y i a e u o ů í é á',
  sk: 'ého ému ieho iemu ými ími ých ích ami ách och iach ov om ou em y i a e u o í é á',
  sl: 'ami ih ov om em a e i o u',
  hr: 'ima ama ova eva om em a e i o u',
  sr: 'ima ama ova eva om em a e i o u',
  lt: 'iuose iams omis ais iai ius ių io ams ėms oje ą ų os ės us as is ys a e i o u ė',
  lv: 'iem ām ēm us as es is s a e i u ā ē ī',
  hu: 'ainkat einket jainkat jeinket ünket unkat nkat nket ünk unk okat eket ökkel okkal ekkel ját jét ban ben nak nek val vel hoz hez ból ből ok ek ök ak at et ot öt ra re k t',
  tr: 'larınız leriniz larınızı lerinizi ınızın inizin unuzun ünüzün ınızı inizi unuzu ünüzü nızın nizin nızı nizi ınız iniz unuz ünüz nız niz nuz nüz ımız imiz umuz ümüz mız miz larında lerinde larımız lerimiz larda lerde ların lerin lara lere ları leri lar ler ında inde da de ta te ı i u ü a e',
  az: 'larda lərdə ların lərin ları ləri lar lər da də ı i u ü a ə',
  uz: 'larimiz larini larning larda lardan larga lari lar ning dan ga da ni si i',
  kk: 'ларды лерді ларын лерін лары лері лар лер дар дер тар тер ның нің дың дің тың тің ды ді ты ті ын ін сы сі ы і',
  ky: 'лардын лерди ларды лары лери лор лөр лар лер дар дер тар тер нын нин дын дин тын тин ны ни ды ди ты ти сы си ы и',
  mn: 'уудын үүдийн нууд нүүд ууд үүд ийн ын гийн ний ны ийг ыг тай той тэй аар оор ээр ий ы',
  ka: 'ებისთვის ებით ების ებს ები ისთვის ით ის ი',
  hy: 'ների ներով ներին ներ երի երով եր ի ով ը ն',
  si: 'වල වලට',
  ru: 'ыми ими ого ему его ому ями ами ях ах ов ев ей ом ем ой ою ия ии ию ая яя ое ее ые ие ый ий ую юю ых их ым им ы и а я у ю е о ь',
  uk: 'ими ого ому ями ами ях ах ів ей ом ем ою єю ої ий их им ий и і а я у ю е о ь',
  be: 'ямі амі ях ах аў яў ом ем ай ы і а я у ю е о ь',
  bg: 'ите ата ята ето ове та то те ът ят ия а я и е о',
  mk: 'ите ата ето ови та то те от а и е о',
  'sr-Cyrl': 'има ама ова ева ом ем а е и о у',
  el: 'ιων ιου ους ων ες ας ης ος ου ια οι α η ι ο ς',
  hi: 'ियों ियाँ ों ें ाँ ी ा े',
  mr: '्यांसाठी ्यांची ्यांचे ्यासाठी ्याची ्याचे ्याचा ्याच्या ्या ांसाठी ांच्या ाच्या ीच्या ांची ांचे ांचा साठी च्या मध्ये ांना ची चे चा ां ा ी े',
  ne: 'हरूको हरू को का की ले मा',
  gu: 'ઓનું ઓની ઓને ઓમાં નું ની નો ના ને માં ઓ',
  kn: 'ಗಳನ್ನು ಗಳಿಗೆ ಗಳು ಗಳ ಿಗೆ ಗೆ',
  ml: 'ങ്ങൾ കൾ ക്ക് യുടെ',
  bn: 'গুলো গুলি দের ের টি টা র',
  ar: 'ات ون ين يه ها ه',
  fa: 'های ها ی',
  ur: 'وں یں ی ے',
  he: 'ים ות ה',
  ta: 'களுக்கான களுக்கு களின் களை கள்',
  te: 'లకు లను లు ల',
  am: 'ዎችን ዎች',
  id: 'nya',
  ms: 'nya',
};

/** Endings behind nouns of three letters that are told from other words by them: "bilen", "husen", "házat". */
const afterThree: Record<string, RegExp> = {
  sv: /^\p{L}{3}(?:en|et|ar|arna|er|erna)$/u,
  da: /^\p{L}{3}(?:en|et|er|erne|ene)$/u,
  nb: /^\p{L}{3}(?:en|et|er|ene)$/u,
  hu: /^\p{L}{3}(?:at|ak|et|ot|ok|ek|akat|okat|eket|ban|ben|nak|nek|unk|unkat|ünk)$/u,
  bg: /^\p{L}{3}(?:ата|ите|ята|ето)$/u,
  ro: /^\p{L}{3}(?:ele|elor|ului)$/u,
  cs: /^\p{L}{3}(?:ů|ům|ech|em|y|ami|u)$/u,
  sk: /^\p{L}{3}(?:ov|om|och|y|ami|u)$/u,
  pl: /^\p{L}{3}(?:ów|om|ach|ami|y|em|u)$/u,
  sl: /^\p{L}{3}(?:ov|om|ih|i|em|a)$/u,
  hr: /^\p{L}{3}(?:ova|ovi|ovima|om|a)$/u,
  ru: /^\p{L}{3}(?:ов|ам|ами|ах|ом|ы|а)$/u,
  uk: /^\p{L}{3}(?:ів|ам|ами|ах|ом|и|а)$/u,
};
/** Short words that stand in others or in turns of phrase with these endings: "i løbet af", "taget". */
const notThree = new Set(['час', 'løb', 'løp', 'tag', 'kor', 'vas', 'spa']);

/** A noun of three letters without its ending; undefined where the word is none. */
export function stemOfThree(word: string, language: string): string | undefined {
  const stem = word.slice(0, 3);
  return afterThree[language]?.test(word) && !notThree.has(stem) ? stem : undefined;
}

/** What is written onto the front of a word: articles and prepositions. */
const attached: Record<string, RegExp> = {
  fr: /^(?:d|l|qu)'(?=.{3})/u,
  it: /^(?:d|l|un|dell|all|nell|sull|quell)'(?=.{3})/u,
  ca: /^(?:d|l)'(?=.{3})/u,
  ar: /^(?:وال|بال|كال|فال|لل|ال|و|ب|ل)(?=.{3})/u,
  he: /^(?:וה|שה|מה|כש|ה|ו|ב|ל|מ|ש|כ)(?=.{3})/u,
  am: /^(?:የ|በ|ለ|ከ)(?=.{2})/u,
};

const lists = new Map<string, string[]>();

/** A word of a text without what its language may have written onto its front: "the", "and", "for". */
export function withoutFront(word: string, language: string): string {
  const front = attached[language];
  return front ? word.replace(front, '') : word;
}

function endingsOf(language: string): string[] {
  let list = lists.get(language);
  if (!list) {
    list = foldLetters(endings[language] ?? '')
      .split(' ')
      .filter(Boolean);
    lists.set(language, list);
  }
  return list;
}

/** The endings that a word may have, of which so many letters are left. The s of English "brass" is none. */
function endingsOn(word: string, language: string, left: number): string[] {
  if (language === 'en' && word.endsWith('ss')) return [];
  return endingsOf(language).filter((end) => word.endsWith(end) && word.length - end.length >= left);
}

/** A word without the ending its language may have added; three letters are always left. */
export function withoutEnding(written: string, language: string): string {
  // Greek moves its accent with the ending: αυτοκίνητο, αυτοκινήτου.
  const word = language === 'el' ? stripAccents(written) : written;
  const ending = endingsOn(word, language, 3)[0];
  if (!ending) return word;
  const stem = word.slice(0, -ending.length);
  return language === 'nl' && ending.startsWith('e') ? dutchSingular(stem) : stem;
}

/** What a word may be without an ending, four letters at least, where its longest one leads to nothing. */
export function furtherStems(word: string, language: string): string[] {
  const ends = endingsOn(word, language, 4);
  const stems = [word, ...ends.map((end) => word.slice(0, -end.length))];
  const squeezed = stems.map((stem) => withoutFleeting(stem, language)).filter((stem) => stem.length >= 4);
  const restored = stems
    .slice(1)
    .map((stem) => inBareForm[language]?.(stem))
    .filter((stem) => stem !== undefined);
  return [...new Set([...stems.slice(1), ...squeezed, ...restored])];
}

/** What is left of an English plural without its s, as one thing is called: "butterflie", "peache", "penknive". */
function englishSingular(stem: string): string | undefined {
  if (stem.endsWith('ie')) return `${stem.slice(0, -2)}y`;
  if (/(?:x|ch|sh|ss|o)e$/u.test(stem)) return stem.slice(0, -1);
  return stem.endsWith('ive') ? `${stem.slice(0, -2)}fe` : undefined;
}

/** How a noun ends by itself whose last letters its endings change: "sormuksia" of "sormus", "almát" of "alma". */
const inBareForm: Record<string, (stem: string) => string | undefined> = {
  en: englishSingular,
  fi: (stem) => (stem.endsWith('ks') ? `${stem.slice(0, -2)}s` : undefined),
  hu: (stem) => (/[áé]$/u.test(stem) ? `${stem.slice(0, -1)}${stem.endsWith('á') ? 'a' : 'e'}` : undefined),
};

/**
 * A vowel between two last consonants that stands only where nothing follows ("лодок", "pierścionków", "fönstren"), by
 * language.
 */
const fleetingOf = fleetingVowels({
  'ru uk be bg mk': '[еоёь]',
  'pl cs sk': '(?:ie|[eo])',
  'sl hr sr': '[ea]',
  'sv da nb': 'e',
});

function fleetingVowels(vowels: Record<string, string>): Map<string, RegExp> {
  const before = '(?<=[^aeiouyąęáéíóúýůěäöåæøаеиоуыэюяіїєё])';
  const behind = '(?=[bcčćdđfghjklłmnńňprřsśštťvwzźžżбвгджзклмнпрстфхцчшщ]$)';
  return new Map(
    Object.entries(vowels).flatMap(([languages, vowel]) =>
      languages
        .split(' ')
        .map((language) => [language, toPattern(`${before}${vowel}${behind}`, 'u')] as const),
    ),
  );
}

/** A word without a vowel before its last consonant that stands there in some of its forms alone. */
export function withoutFleeting(word: string, language: string): string {
  const fleeting = word.length > 4 ? fleetingOf.get(language) : undefined;
  return fleeting ? word.replace(fleeting, '') : word;
}

/**
 * Dutch spells the end of a syllable by what follows: "pakketten" of "pakket", "ramen" of "raam", "vazen" of "vaas". An
 * unstressed e ("kamers", "middelen") stays single. An s at the end falls, as it does from "vaas" itself.
 */
function dutchSingular(stem: string): string {
  if (/([bdfgklmnprst])\1$/u.test(stem)) return withoutS(stem.slice(0, -1));
  const hard = stem.replace(/z$/u, 's').replace(/v$/u, 'f');
  const isOpen = /(?:^|[^aeiouyj])(?:[aou]|(?<=^[^aeiouyj]{1,3})e)[^aeiouywjx]$/u.test(hard);
  return withoutS(isOpen ? `${hard.slice(0, -1)}${hard.at(-2)}${hard.at(-1)}` : hard);
}

const withoutS = (stem: string) => (stem.endsWith('s') && stem.length > 3 ? stem.slice(0, -1) : stem);

/** Amharic writes one sound with several rows of letters, as people like: ሐ and ኀ as ሀ, ሠ as ሰ, ዐ as አ, ፀ as ጸ. */
function ethiopicAlike(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const row = { 4624: 0x1200, 4736: 0x1200, 4640: 0x1230, 4816: 0x12a0, 4928: 0x1338 }[code & ~7];
  return row === undefined ? letter : String.fromCodePoint(row + (code & 7));
}

/** Letters of a plain keyboard: one spelling of each, and no marks. Most words are of these alone. */
const isPlain = /^[ -~\n]*$/;

/** Lower case, one spelling of letters that are written in several ways. */
export function foldLetters(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i̇', 'i')
    .replace(/[\u064b-\u0652\u0640\u200c]/gu, '')
    .replace(/[أإآ]/gu, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ё', 'е')
    .replace(/[\u1210-\u1217\u1220-\u1227\u1280-\u1287\u12d0-\u12d7\u1340-\u1347]/gu, ethiopicAlike)
    .replace(/[’ʼʻ‘`´]/gu, "'");
}

/** Without the marks over Latin and Greek letters, as hurried people type. */
export function stripAccents(word: string): string {
  if (isPlain.test(word)) return word;
  return /^[\p{Script=Latin}\p{Script=Greek}\p{M}' ]+$/u.test(word)
    ? word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ø', 'o')
    : word;
}
