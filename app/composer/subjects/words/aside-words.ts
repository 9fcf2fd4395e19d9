/**
 * Words of a clause of the copy after which it names nothing that is sold: what the takings are for ("all proceeds to
 * the library") and what visitors bring or wear ("just bring clean shoes"). "Bring your bike" is said by who repairs
 * it. By language, alternatives of a regular expression.
 */
const before: Record<string, string> = {
  bg: '(?:събраните )?средствата (?:са|отиват|ще)|донесете',
  ca: 'recaptació|en benefici d',
  cs: 'výtěžek|ve prospěch|přineste',
  da: 'overskuddet|til fordel for|medbring|tag (?:en|et)(?= )',
  de: 'verträglich mit|der erlös|erlöse? (?:geht|gehen)|zugunsten',
  el: 'τα έσοδα',
  en: "hates|(?<=(?:he|she)(?:['’]s \\d{1,2},)? )loves|(?:good|great|ok|okay|fine|lives) with|(?:scared|afraid|frightened) of|allergic to|(?:proceeds|takings|funds|profits|money raised|donations|collection) (?:go |goes |going )?(?:to|for|towards?)|in aid of|(?:concert|gig|ball|quiz|raffle|walk|run|swim|auction) for (?:the|our)|raising (?:money|funds) for|(?:just|please) bring(?! your| the| it| us| in)|bring (?:an?|\\d{1,2}|some|plenty of|comfy|sturdy|warm|old|water|cash)|wear (?:comfy|comfortable|clean|old|sensible|suitable)",
  es: 'buen[oa]s? con|se lleva bien con|recaudación|beneficios (?:para|destinados)|a beneficio de|tra(?:e|ed|igan?) (?:una?|algo|botas|guantes|ganas)',
  et: 'tulu läheb|kogutud raha|võtke? kaasa',
  fi: 'tuotto|ota(?:kaa)? mukaan',
  fr: 'au profit d|(?:bénéfices|recettes|fonds) (?:sont |seront )?(?:revers|destin)\\p{L}+ (?:à|au|aux)|(?:apporte[rz]|prévo(?:ir|yez))(?! vo| ton| ta)',
  hr: 'prihod (?:ide|je)|u korist|ponesite',
  hu: 'a bevétel(?:t|ből)?|hozz(?:on|atok|ál|anak)(?! be)',
  id: 'hasilnya (?:untuk|disumbangkan)|hasil penjualan',
  it: "va d['’]accordo con|(?:buon[oa]|brav[oa]) con|ricavato|in beneficenza|porta(?:re|te)(?! il| la| l’| l'| i | le )",
  lt: 'lėšos skiriamos|surinktos lėšos|pasiimkite',
  lv: 'ieņēmumi|līdzi jāņem|paņemiet',
  nb: 'overskuddet|inntektene går|til inntekt for|ta med(?! deg)',
  nl: '(?:goed|lief) met|opbrengst|ten bate van|(?:neem|breng)(?! je| uw| de| het| ons)',
  pl: '(?:akceptuje|toleruje|lubi) (?=kot|ps|dzieci)|dochód z|zysk z|na rzecz|zabierz(?:cie)?|przynieś(?:cie)?',
  pt: 'traga (?:uma?|botas|luvas)|(?:bom|boa|dá-se bem) com|(?:receitas?|lucros?|fundos) revert\\p{L}+|a favor d[aeo]s?',
  ro: 'vino cu|încasările|fondurile (?:sunt|vor)|în beneficiul',
  ru: '(?:средства|сборы|деньги) (?:пойдут|идут|направ\\p{L}+)|вырученные|в пользу|возьмите|захватите',
  sk: 'výťažok|v prospech|prineste',
  sl: 'izkupiček|v korist|prinesite',
  sv: 'överskottet|intäkterna går|till förmån för|medtag|ta med(?! dig)',
  tr: 'geliri?|yararına',
  uk: 'кошти (?:підуть|йдуть|спрям\\p{L}+)|виручені|на користь|візьміть|беріть',
};

/** Behind the noun: "Hallenschuhe mitbringen", "Breakfast can wait". */
const behind: Record<string, string> = {
  cs: 'počká|může počkat',
  da: 'kan vente',
  de: 'bitte mitbringen|kann warten',
  el: 'μπορεί να περιμένει',
  en: 'can wait|will (?:have to )?wait|guaranteed|(?:is |are )?provided',
  es: 'puede esperar|pueden esperar',
  fi: '(?:saa|voi) odottaa',
  fr: 'peut attendre|attendra',
  hr: 'može (?:pričekati|čekati)',
  hu: 'várhat',
  id: 'bisa menunggu',
  it: 'può aspettare|possono aspettare',
  nb: 'kan vente',
  nl: 'zelf mee(?:nemen|brengen)|na afloop|kan wachten',
  pl: 'może poczekać|poczeka',
  pt: 'pode esperar|podem esperar',
  ro: 'poate aștepta|mai așteaptă',
  ru: '(?:может )?подожд[её]т|может подождать',
  sk: 'počká|môže počkať',
  sv: 'kan vänta',
  tr: 'bekleyebilir|beklesin',
  uk: 'зачекає|почекає',
};

/** Behind the noun at the end of a clause: "cake after", "tea at half time". */
const closing: Record<string, string> = {
  da: 'bagefter|i pausen',
  de: 'danach|anschließend|hinterher|zum abschluss|in der pause',
  en: 'after|afterwards?|to follow|on arrival|at (?:half time|the interval|the end)',
  es: 'después|al final|a la llegada',
  fi: 'lopuksi|väliajalla',
  fr: "ensuite|après|à l['’](?:entracte|arrivée)|sur place",
  it: "dopo|alla fine|all['’]arrivo",
  nb: 'etterpå|i pausen',
  nl: 'achteraf|ter plaatse|in de pauze',
  pl: 'potem|na miejscu|w przerwie|na koniec',
  pt: 'depois|no final|à chegada|no local',
  ru: 'на месте|в конце|в перерыве',
  sv: 'efteråt|i pausen',
  uk: 'на місці|наприкінці|у перерві',
};

/** What goes on behind such an end: "mulled wine afterwards and a raffle". One letter would be an article elsewhere. */
const joint = '&|and|und|et|och|og|en|ja|és|ve|și';

/** What opens a clause of a title, in which things are named by the way: "tyres fitted while you wait". */
const clauses: Record<string, string> = {
  cs: 'který|která|které|když|protože|než',
  da: 'mens|fordi|når',
  de: '(?<=, )(?:die|der|das|denen)|während|wenn|weil|damit|bevor',
  en: 'who|that|while|when|whenever|because|how|if|until|before|from \\p{L}+ to',
  es: 'mientras|cuando|porque|antes de que',
  fi: 'joka|jotka|kun|koska',
  fr: 'qui|pendant que|quand|parce que|avant que',
  hr: 'koji|koja|koje|dok|jer',
  hu: 'amíg|mert|amikor|aki|ami',
  it: 'mentre|quando|perché|prima che',
  nb: 'mens|fordi|når',
  nl: 'terwijl|wanneer|omdat|voordat',
  pl: 'który|która|które|kiedy|gdy|zanim',
  pt: 'enquanto|quando|porque|antes que',
  ro: 'când|pentru că',
  ru: 'который|которая|которые|когда|пока',
  sv: 'medan|eftersom|när',
  uk: 'який|яка|які|коли|поки',
};

/** What opens a clause that says when, behind what is done: "Quote before you are back in the van". */
const meanwhile =
  "before|while|whilst|until|bevor|während|solange|avant qu(?:e|[’'])|pendant que|antes de que|mientras|prima che|mentre|antes que|enquanto|voordat|terwijl|innan|medan|inden|mens|før|zanim|dřív než|zatímco|mielőtt|amíg|înainte să|în timp ce|пока|прежде чем|до того как|поки|перш ніж|перед тем как";

/** Whose a thing of a title is that is spoken of: "Is your boiler on its last legs?" */
const yours =
  'your|deine?[rnms]?|euer|eure[rnms]?|ihre?[rnms]?|votre|vos|ton|tes|tu|tus|vuestr[oa]s?|tuo|tua|vostr[oa]|teu|seu|je|jouw|uw|jullie|twoj\\p{L}|twój|tvůj|tvoje|váš|vaše|tvoj\\p{L}?|din|ditt|dit|dine|dina|sinun|тво\\p{L}{1,2}|ваш\\p{L}?|твій';

/** What a title would have the reader give up: "Forget flowers", "Ditch the mower". */
const givenUp =
  "(?<!(?:n['’]t|never|not) )(?:forget|ditch)|spil(?:t|led)|not another|never mind|vergiss|vergessen sie|oubliez|oublie|olvida|olvídate de|dimentica(?:te)?|esqueça|vergeet|zapomnij o|glöm|glem|unohda|забудьте о|забудь о|забудьте про|dropp|skippa|bye bye|goodbye|say (?:goodbye|bye) to|weg mit|schluss mit|adieu|adiós(?: a)?|adeus(?: a)?|addio(?: a)?|weg met|farvel til|slut med|bort med|koniec z|żegnaj|konec|sbohem|koniec|zbogom|прощай|прощавай|hyvästi|hüvasti|ardievu|viszlát|elveda|αντίο";

/** The same by language, of words that mean something else elsewhere: a drop earring is worn. */
/** What is said of work that one would be rid of: "Tired of shovelling?" By language. */
const hadEnough: Record<string, string> = {
  cs: 'nebaví (?:vás|tě)|už žádné',
  da: 'træt af|slut med',
  de: 'keine lust auf|genug vo[mn]|schluss mit|nie wieder',
  en: 'tired of|sick of|fed up (?:with|of)|hate|no more|done with|bored of|skip',
  es: 'hart[oa]s? de|cansad[oa]s? de|no más',
  fi: 'kyllästynyt|ei enää',
  fr: 'marre d[eu]|fatigué de|plus de',
  it: 'stanc[oahi]+ di|basta con',
  nb: 'lei av|slipp|slutt på',
  nl: 'moe van|genoeg van|geen zin in|klaar met',
  pl: '(?:masz )?dość|koniec z',
  pt: 'fart[oa] de|cansad[oa] de|chega de',
  ru: 'надоел[оа]?|устали?',
  sv: 'trött på(?: att)?|less på(?: att)?|slipp',
  uk: 'набридл[оа]|втомилися',
};

const givenUpIn: Record<string, string> = { da: 'drop|skrot' };

/** What behind a thing says that something else is sold: "Pottery? No. Blacksmithing!" */
const answeredNo =
  '(?:no|nope|nein|non|nee|nej|nei|nie|não|ei|ne|nu|hayır|нет|ні|не|όχι)(?: thanks| thank you| danke| merci| gracias| grazie| obrigad[oa])?(?=[.,!–—-]|\\s[–—-]\\s)';

/** What behind a thing says that it is what is sold. */
const forSale =
  'for sale|to let|zu verkaufen|à vendre|en venta|in vendita|à venda|te koop|till salu|til salgs?|na sprzedaż|na prodej|na predaj|na prodaju|de vânzare|eladók?';

/** Words of praise or of whose it is before goods in capitals, which are no name: "Best Pie 2025", "My Mosque". */
const praise =
  'my|your|our|votre|notre|tuo|tua|vostr[oa]|nostr[oa]|tu|su|nuestr[oa]|best|beste[rns]?|meilleure?s?|mejor(?:es)?|miglior[ei]?|melhor(?:es)?|bedste|bästa|najlepsz\\p{L}+|nejlepší|лучш\\p{L}+|(?:най)?кращ\\p{L}+|paras|legjobb|najbolj\\p{L}+|cel mai bun';

/** Houses after which shops are named, whatever they sell: "The Coal Shed", "The Potting Shed". */
const houses =
  'shed|house|barn|forge|mill|hotel|inn|rooms?|pot|cellar|yard|loft|corner|works|factory|cottage|lodge|attic|den|nook|nest|hut|stables?|chapel|tower|gate|garden|tree|pantry|box|hive';

/** How a title begins that names what is dealt in or saved: "We buy vinyl", "Wir kaufen Altgold", "Save our pool". */
const weDo =
  "free:? (?:(?:the|our|an?) )?(?:[\\p{L}\\p{N}-]{1,14} ){0,2}(?:checklist|guide|template|e-?book|webinar|workbook|toolkit)|(?:help us )?(?:save|rebuild|restore) (?:our|the)|(?:adopt|rehome|sponsor|hire|rent|charter) (?:an?|one of|our)|adopte[zr]? une?|adopta una?|adotta una?|adote uma?|adoptiere? eine?n?|adoptiert eine?n?|adopteer een|adoptera en|adoptér en|zaadoptuj|adoptuj|we (?:also )?(?:buy|sell|fix|repair|clean|make|build|print|hire|rent|restore|service|fit|install|deliver|collect|sharpen|move|paint|sew|mend|train|groom|bake|roast|brew|grow)|wir (?:kaufen|verkaufen|reparieren|reinigen|bauen|drucken|vermieten|restaurieren|liefern|backen|nähen|schleifen)|(?:nous (?:achetons|vendons|réparons|nettoyons|louons|livrons|fabriquons)|on (?:achète|répare|rachète))|wij (?:kopen|verkopen|repareren|maken|bouwen|leveren|verhuren)|vi (?:köper|säljer|lagar|reparerar|hyr ut|bygger|køber|sælger|reparerer|udlejer|bygger|kjøper|selger|fikser|leier ut)|my (?:kupujemy|naprawiamy)|(?:rettet|rette|helft|hilf) (?:unser\\p{L}*|uns)|sauv(?:ons|ez) (?:notre|nos|le|la|les)|(?:salvemos|salvad|salva) (?:nuestr[oa]s?|el|la)|salviamo (?:il|la|lo|i|le|l[’']|nostr\\p{L})|salvemos (?:o|a|os|as) noss[oa]s?|redd? (?:ons|onze|vores|vår\\p{L}?)|rädda vår\\p{L}?|ratujmy|zachraňme|zachráňme|mentsük meg|salvați|salvăm|спас[её]м|врятуймо|(?:pelasta|pelastetaan)|мы (?:покупаем|ремонтируем|чиним|выкупаем)|ми (?:купуємо|ремонтуємо)";

export const asideWords = {
  houses,
  weDo,
  givenUp,
  givenUpIn,
  hadEnough: Object.values(hadEnough).join('|'),
  answeredNo,
  forSale,
  yours,
  praise,
  joint,
  meanwhile,
  clauses: Object.values(clauses).join('|'),
  before: Object.values(before).join('|'),
  behind: Object.values(behind).join('|'),
  closing: Object.values(closing).join('|'),
};
