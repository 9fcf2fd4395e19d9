/**
 * What behind a thing says that it is no more than offered beside what is sold, or comes later: "Coffee can wait",
 * "Kahve bizden". By language, alternatives of a regular expression.
 */
const parted: Record<string, string> = {
  bg: 'може да почака|от нас',
  ca: 'pot esperar|el posem nosaltres',
  cs: 'počká|může počkat|je na nás',
  da: 'kan vente|er på os|giver vi|står vi for',
  de: 'kann warten|muss warten|geht aufs? (?:uns|haus)|aufs haus|später',
  el: 'μπορεί να περιμένει|κερν[άώ]με εμείς|τον κερνάμε|αργότερα',
  en: "can wait|will (?:have to )?wait|(?:is |are |['’]s )?on (?:us|the house)|later|comes? later|(?:is|are) our treat",
  es: 'pueden? esperar|va(?:n)? por nuestra cuenta|corren? por nuestra cuenta|l[oa]s? ponemos nosotros|luego',
  fi: '(?:voi|saa) odottaa|tarjoamme me|meidän piikkiin',
  fr: 'peut attendre|attendra|(?:vous )?est offerte?|plus tard',
  hr: 'može (?:pričekati|čekati)|na naš račun',
  hu: 'várhat|ráér|a vendégünk',
  id: 'bisa menunggu|kami traktir|dari kami|belakangan',
  it: "pu[oò]['’]? aspettare|possono aspettare|l[oaie] offriamo noi|lo mettiamo noi|dopo",
  lt: 'palauks',
  lv: 'pagaidīs',
  nb: 'kan vente|spanderer vi|gir vi|på huset',
  nl: 'kan wachten|krijgt? u? ?van ons|van het huis',
  pl: 'może poczekać|poczeka|zaczeka|od nas|na nasz koszt',
  pt: 'podem? esperar|(?:é |fica )?por nossa conta|fica para depois',
  ro: 'poate aștepta|mai așteaptă|(?:e |este )?din partea (?:noastră|casei)',
  ru: '(?:может )?подожд[её]т|может подождать|за наш сч[её]т|с нас|от нас|потом',
  sk: 'počká|môže počkať|je na nás',
  sl: 'lahko počaka|na naš račun',
  sv: 'kan vänta|bjuder vi på|står vi för',
  tr: 'bizden|bekleyebilir|beklesin',
  uk: 'зачекає|почекає|за наш рахунок|з нас|від нас|потім',
  vi: 'để sau|chúng tôi mời',
  ar: 'علينا|تنتظر|على حسابنا|لاحقًا|لاحقا',
  fa: 'مهمان ما',
  he: 'עלינו|יכול(?:ה)? לחכות|אחר כך',
  hi: 'हमारी (?:तरफ|ओर) से|बाद में',
  ur: 'ہماری طرف سے',
  ko: '나중에|저희가 (?:쏩니다|드립니다)',
};

/** The same, written onto the thing. */
const joined = 'はあとで|は後で|は当店から|เราเลี้ยง|ไว้ทีหลัง|รอได้|等会儿|等一下|可以等|我们请|我們請';

export const putOffWords = { parted: Object.values(parted).join('|'), joined };
