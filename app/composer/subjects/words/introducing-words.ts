/**
 * Words before the name of an animal or a person of the copy. Behind `called` any name stands ("a dog called Waffle");
 * behind `meeting` one that its clause ends with or that does something ("Meet Biscuit, he's waited"); behind
 * `presenting` one of whom more is said ("Das ist Keks, er …"). By language, alternatives of a regular expression.
 */
const called: Record<string, string> = {
  cs: 'jmenuje se|jménem',
  da: 'hedder|ved navn',
  de: 'heißt|namens',
  en: 'called|named|by the name of',
  es: 'se llama|llamad[oa]',
  fi: 'nimeltä|nimi on',
  fr: "s['’]appelle|nommée?|prénommée?",
  hr: 'zove se|po imenu',
  it: 'si chiama|di nome',
  nb: 'heter|ved navn',
  nl: 'heet|genaamd',
  pl: 'nazywa się|wabi się|imieniem|o imieniu',
  pt: 'chama-se|se chama|chamad[oa]',
  ro: 'se numește|pe nume',
  ru: 'зовут|по имени|по кличке',
  sv: 'heter|vid namn',
  tr: 'adı',
  uk: 'звати|на прізвисько',
};

const meeting: Record<string, string> = {
  cs: 'poznejte|seznamte se:?',
  da: 'mød|hils på',
  de: 'darf ich vorstellen:?|lern(?:t|en sie)',
  en: 'meet|adopt|say hello to',
  es: 'conoce a|te presentamos a|adopta a',
  fi: 'tapaa',
  fr: 'rencontrez|adoptez',
  hr: 'upoznajte',
  hu: 'ismerd meg',
  it: 'ti presento|vi presentiamo|adotta',
  nb: 'møt|hils på',
  nl: 'maak kennis met|ontmoet',
  pl: 'poznaj|poznajcie',
  pt: 'conheça [oa]|adote [oa]',
  ro: 'fă cunoștință cu',
  ru: 'знакомьтесь[,:]?',
  sv: 'möt|hälsa på',
  uk: 'знайомтеся[,:]?',
};

const presenting: Record<string, string> = {
  da: 'det her er',
  de: 'das ist|hier ist',
  en: 'this is',
  es: 'est[ea] es',
  fr: 'voici',
  it: 'ecco|lui è|lei è',
  nb: 'dette er',
  nl: 'dit is',
  pl: 'to jest|oto',
  pt: 'est[ea] é [oa]',
  ru: 'это',
  sv: 'det här är',
  uk: 'це',
};

/** What is said of the one presented. */
const more = 'he|she|er|sie|él|ella|il|elle|lui|lei|hij|zij|ze|ele|ela|han|hun|hon|on|ona|он|она|він|вона';

/** What the one who is met does or is, behind the name: "Biscuit needs a home", "Galleta busca familia". */
const doing: Record<string, string> = {
  de: 'kennen|sucht|braucht|wartet|ist|möchte',
  en: 'he|she|who|the|is|needs|wants|has|was|and|find',
  es: 'busca|necesita|espera|es',
  fr: 'cherche|attend|a besoin|est',
  it: 'cerca|aspetta|è',
  nl: 'zoekt|wacht|is',
  pl: 'szuka|czeka|jest',
  pt: 'procura|espera|precisa|é',
  ru: 'ищет|ждет|ждёт',
  uk: 'шукає|чекає',
};

/** What is said of one who looks for a home, behind the name that opens the title: "Keks sucht ein Zuhause". */
const seeking: Record<string, string> = {
  cs: 'hledá (?:nový |svůj )?(?:domov|rodinu)',
  da: 'søger (?:et |nyt )?hjem',
  de: 'sucht (?:ein |eine |neues |liebevolles ){0,3}(?:Zuhause|Familie|Körbchen)',
  en: '(?:needs|wants|seeks|is looking for|is still looking for|is waiting for) (?:a |his |her |new |loving |forever ){0,3}(?:home|family|sofa|person)',
  es: 'busca (?:una |un )?(?:familia|hogar|casa)',
  fi: 'etsii kotia',
  fr: 'cherche (?:une |sa )?(?:famille|maison)',
  hr: 'traži dom',
  hu: 'gazdit keres',
  it: 'cerca (?:una )?(?:casa|famiglia)',
  nl: 'zoekt (?:een )?(?:thuis|baasje|huisje)',
  pl: 'szuka (?:domu|rodziny)',
  pt: 'procura (?:uma )?(?:família|casa|lar)',
  ro: 'caută (?:o )?(?:familie|casă)',
  ru: 'ищет (?:дом|семью|хозяина|хозяев)',
  sv: 'söker (?:ett )?(?:hem|familj)',
  uk: 'шукає (?:дім|родину|господаря)',
};

/** What is written before the name of one that got lost: "HELP FIND BISCUIT", "Lost dog: Muffin". */
const sought =
  '[Hh]elp (?:us |me )?find|[Hh]ave you seen|HELP (?:US |ME )?FIND|HAVE YOU SEEN|MISSING:|Missing:|[Bb]ring home|BRING HOME|(?:[Ll]ost|[Mm]issing|LOST|MISSING) (?:dog|cat|puppy|kitten|rabbit|DOG|CAT|PUPPY)|(?:[Pp]erro|[Gg]at[oa]) perdid[oa]|(?:[Cc]ane|[Gg]att[oa]) smarrit[oa]|(?:[Hh]und|[Kk]atze|[Kk]ater) (?:vermisst|entlaufen)|(?:[Cc]hien|[Cc]hat) perdu';

const all = (words: Record<string, string>) => Object.values(words).join('|');

export const introducingWords = {
  called: all(called),
  meeting: all(meeting),
  presenting: all(presenting),
  more,
  doing: all(doing),
  seeking: all(seeking),
  sought,
};
