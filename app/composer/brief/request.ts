const medium =
  '(?:ad|ads|advert|advertisement|banner|poster|flyer|post|creative|campaign|graphic|promo|story|reel)';
const networks =
  '(?:(?:instagram|facebook|fb|insta|ig|tiktok|linkedin|pinterest|google|social media|social|display|x|twitter|youtube)\\s+)';

/** Requests to a designer at the start of a title: "Create an Instagram ad for my ..." in twelve languages. */
const openings = [
  `(?:(?:hi|hello|hey)[,!.]?\\s+)?(?:please\\s+)?(?:can you\\s+|could you\\s+|help me\\s+)?(?:(?:create|make|design|generate|build|write|give|do|draw|(?:i|we)(?:['’]d like|['’]m looking for|['’]re looking for| (?:want|need|would like|am looking for|are looking for))|looking for|need)\\s+)(?:me\\s+|us\\s+)?(?:an?\\s+|the\\s+|some\\s+|our\\s+|my\\s+)?(?:[\\p{L}-]+\\s+){0,3}?${medium}\\s*(?:for|about|of|to promote|promoting|to advertise|advertising|announcing|to announce)\\s+(?:my\\s+|our\\s+|the\\s+|an?\\s+)?(?:new\\s+)?`,
  `(?:an?\\s+|the\\s+)?(?:[\\p{L}-]+\\s+){0,1}?${networks}?${medium}\\s+(?:for|about|promoting|advertising|announcing)\\s+(?:my\\s+|our\\s+|the\\s+|an?\\s+)?`,
  '(?:bitte\\s+)?(?:erstelle?|gestalte|mach(?:e)?|ich (?:brauche|möchte))?\\s*(?:mir\\s+)?(?:eine?\\s+)?(?:werbung|anzeige|werbeanzeige|banner|plakat|flyer)\\s+für\\s+(?:mein(?:e|en)?|unser(?:e|en)?|das|die|den|eine?n?)?\\s*',
  '(?:crée[rz]?|fais|faire|je veux)?\\s*(?:une?\\s+)?(?:publicité|pub|annonce|affiche|bannière)\\s+pour\\s+(?:mon|ma|mes|notre|nos|le|la|les|une?)?\\s*',
  '(?:crea(?:r)?|haz|hacer|diseña(?:r)?|quiero)?\\s*(?:un(?:a)?\\s+)?(?:anuncio|publicidad|cartel|banner|póster)\\s+(?:para|de)\\s+(?:mi|mis|nuestr[oa]s?|el|la|los|las|una?)?\\s*',
  "(?:crea|fai|voglio)?\\s*(?:un(?:a)?['’]?\\s*)?(?:annuncio|pubblicità|locandina|banner)\\s+per\\s+(?:il|la|lo|i|gli|le|l['’]|un[oa]?)?\\s*(?:mi[oa]|nostr[oa])?\\s*",
  '(?:cri[ae]r?|faça|fazer|quero)?\\s*(?:um(?:a)?\\s+)?(?:anúncio|propaganda|publicidade|cartaz|banner)\\s+(?:para|de)\\s+(?:o|a|os|as|um|uma)?\\s*(?:meu|minha|nosso|nossa)?\\s*',
  '(?:maak|ontwerp)?\\s*(?:een\\s+)?(?:advertentie|reclame|poster|banner)\\s+voor\\s+(?:mijn|onze|ons|de|het|een)?\\s*',
  '(?:stwórz|zrób|zaprojektuj)?\\s*(?:reklam[aęy]|baner|plakat)\\s+(?:dla|do)\\s+(?:mojego|mojej|naszego|naszej)?\\s*',
  '(?:создай(?:те)?|сделай(?:те)?|нужна)?\\s*(?:реклам[аую]|баннер|афиш[ау]|постер)\\s+(?:для)\\s+(?:моего|моей|нашего|нашей)?\\s*',
  '(?:أنشئ|صمم|اصنع)?\\s*(?:إعلان|اعلان|بوستر)\\s+(?:لـ|عن|ل)\\s*',
  '(?:请|請)?(?:帮我|幫我)?(?:为|為|给|給)?(?:制作|製作|设计|設計|创建|創建|做)(?:一个|一張|一张|一個)?(?:关于|關於)?',
].map((source) => new RegExp(`^\\s*${source}(?=[\\p{L}\\p{N}"“«])`, 'iu'));

const closings = [
  new RegExp(
    `\\s+${networks}?(?:ad|advert|advertisement|banner ad|banner|poster|flyer|ad campaign|campaign)s?$`,
    'iu',
  ),
  /\s+(?:werbung|werbeanzeige|anzeige|werbebanner)$/iu,
  /(?:的)?(?:广告|廣告|海报|海報)$/u,
  /の(?:広告|ポスター|バナー)(?:を作って(?:ください)?|を作成)?$/u,
  /\s*광고(?:를)?\s*(?:만들어\s*줘|제작)?$/u,
];

const asked = /(?:广告|廣告|海报|海報|広告|광고)/u;

/** A title without the request around it: "Make an ad for my coffee shop" is about "coffee shop". */
export function withoutRequest(title: string): string {
  for (const [index, opening] of openings.entries()) {
    if (index === openings.length - 1 && !asked.test(title)) continue;
    const rest = title.replace(opening, '');
    if (rest !== title && rest.length >= 3) return capitalise(stripClosing(rest));
  }
  return stripClosing(title);
}

function stripClosing(title: string): string {
  for (const closing of closings) {
    const rest = title.replace(closing, '').trim();
    if (
      rest !== title &&
      (rest.split(/\s+/).length >= 2 || /\p{Script=Han}{2}|\p{Script=Hangul}{2}/u.test(rest))
    )
      return rest;
  }
  return title;
}

/** First letter in upper case, unless the first word has its own spelling (iPhone) or is an address. */
export function capitalise(text: string): string {
  const [first = ''] = text.split(/\s/, 1);
  if (/^\p{Ll}\p{Lu}|[@/\d]|\.\p{L}/u.test(first)) return text;
  return text.replace(
    /^(["“«„(¡¿]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + upper(letter),
  );
}

function upper(letter: string): string {
  const raised = letter.toLocaleUpperCase('en');
  return raised.length === letter.length ? raised : letter;
}
