/** Small words by which phrases are told, of a language written with spaces. */
type PhraseWords = {
  /** They open a phrase: a line may begin with them and does not end with them. */
  opening?: string;
  /** They close one: a line may end with them and does not begin with them. */
  closing?: string;
};

/** By language (BCP 47). The words stand apart by spaces, in small letters. */
export const phraseWords: Record<string, PhraseWords | undefined> = {
  en: {
    opening:
      'a an the and or but of for with without to in into on at by from over under within until till through near behind before after about than your our my their his her its this that these those no not per plus every each all any we you i if when where while as so only via',
  },
  de: {
    opening:
      'der die das den dem des ein eine einen einem einer und oder aber von vom für mit ohne zu zum zur in im ins an am ans auf aus bei beim bis nach vor über unter um ab seit pro je durch gegen wegen ihr ihre ihren ihrem dein deine deinen deinem unser unsere unseren kein keine jeder jeden jede jedes wir sie du wenn nur als wie nicht sehr',
  },
  fr: {
    opening:
      'le la les un une des du de d’ et ou mais pour avec sans à au aux en dans sur sous chez par vers dès depuis entre votre vos notre nos ton ta tes son sa ses ce cette ces chaque tous toutes pas plus très nous vous on si quand même',
  },
  es: {
    opening:
      'el la los las un una unos unas de del y e o u pero para por con sin a al en sobre desde hasta entre tu tus su sus nuestro nuestra nuestros nuestras cada todo toda todos todas más muy no si cuando que este esta estos estas',
  },
  it: {
    opening:
      'il lo la i gli le un uno una di del della dei delle dello degli e ed o ma per con senza a al alla ai alle in nel nella nei nelle su sul sulla da dal dalla dai dalle tra fra tuo tua tuoi tue nostro nostra nostri nostre ogni tutti tutte più non se quando che fino',
  },
  pt: {
    opening:
      'o a os as um uma de do da dos das e ou mas para pra por com sem em no na nos nas ao à aos às até desde sobre seu sua seus suas nosso nossa nossos nossas cada todo toda todos todas mais não se quando que pelo pela',
  },
  nl: {
    opening:
      'de het een en of maar van voor met zonder in op aan bij uit te tot door over onder na naar om per je uw jouw ons onze elke elk ieder iedere alle geen niet meer wij we als vanaf tijdens tegen binnen',
  },
  sv: {
    opening:
      'en ett och eller men av för med utan till i på från vid om under över efter innan hos per din ditt dina vår vårt våra varje alla ingen inget inga inte vi du som när att den det',
  },
  da: {
    opening:
      'en et og eller men af for med uden til i på fra ved om under over efter inden hos pr. din dit dine vores hver hvert alle ingen intet ikke vi du som når at den det',
  },
  nb: {
    opening:
      'en et ei og eller men av for med uten til i på fra ved om under over etter før hos per din ditt dine vår vårt våre hver hvert alle ingen ikke vi du som når at den det',
  },
  fi: { opening: 'ja tai sekä mutta joka jos kun vain ei', closing: 'kanssa jälkeen asti saakka' },
  et: { opening: 'ja või ning aga iga kui', closing: 'kaasa ajal jaoks' },
  pl: {
    opening:
      'i oraz lub albo ale z ze w we na do od dla bez po przed przy pod nad o u za przez między co każdy każdą twój twoja twoje nasz nasza nasze nie bardzo gdy jak że',
  },
  cs: {
    opening:
      'a i nebo ale s se z ze v ve na do od pro bez po před při pod nad o u za přes mezi každý každou váš vaše náš naše ne když že',
  },
  sk: {
    opening:
      'a i alebo ale s so z zo v vo na do od pre bez po pred pri pod nad o u za cez medzi každý každú váš vaša vaše náš naša naše nie keď že',
  },
  hu: {
    opening: 'a az egy és vagy de minden nem csak ha hogy',
    closing: 'között alatt előtt után felett számára nélkül óta',
  },
  ro: {
    opening:
      'și sau dar de din la în pe cu fără pentru până după lângă sub peste prin ca un o unui unei fiecare nu mai foarte dacă când',
  },
  hr: {
    opening: 'i ili ali u na s sa za od do iz bez po pri pod nad kod uz prije poslije svaki svaka ne kad',
  },
  sr: { opening: 'i ili ali u na s sa za od do iz bez po pri pod nad kod uz pre posle svaki svaka ne kad' },
  sl: { opening: 'in ali a v na s z za od do iz brez po pri pod nad vsak vsaka ne ko' },
  ru: {
    opening:
      'и или но а в во на с со к ко от до из для без по при под над о об у за через между каждый каждую ваш ваша ваше наш наша наше не когда как что',
  },
  uk: {
    opening:
      'і й та або але а в у на з із зі до від для без по при під над про за через між кожен кожну ваш ваша ваше наш наша наше не коли як що',
  },
  bg: { opening: 'и или но в във на с със от до за без по при под над у през между всеки всяка не когато' },
  el: {
    opening:
      'ο η το οι τα τον την του της των τους τις ένα μια και ή αλλά με χωρίς για από σε στο στη στην στον στα στις στους ως μέχρι πριν μετά κάθε δεν',
  },
  tr: {
    opening: 've veya ya bir her en çok bu ama',
    closing: 'için ile kadar sonra önce göre gibi beri dahil mi mı mu mü da de',
  },
  he: {
    opening: 'של את עם על אל או לא אין ללא בלי עד כל תוך לפני אחרי אצל מול גם רק כי אם זה בין לכל בכל',
  },
  ar: {
    opening: 'في من إلى على عن مع أو و بدون بلا لا كل حتى قبل بعد عند خلال بين لكل أي هذا هذه ما إذا',
  },
  fa: { opening: 'در از به با بدون برای تا و یا هر این', closing: 'را' },
  ur: { opening: 'اور یا ہر', closing: 'کا کی کے کو سے میں پر تک نے لیے ہے ہیں' },
  hi: {
    opening: 'और या हर तो',
    closing: 'का की के को से में पर तक ने लिए भी है हैं ही साथ बाद पहले वाला वाली वाले',
  },
  mr: { opening: 'आणि किंवा', closing: 'साठी पासून पर्यंत मध्ये आहे' },
  bn: { opening: 'এবং ও বা', closing: 'জন্য থেকে পর্যন্ত সঙ্গে সাথে মধ্যে' },
  ko: { opening: '및 또는', closing: '수 것' },
  id: {
    opening:
      'di ke dari dan atau tapi untuk dengan tanpa pada oleh yang setiap semua tidak mulai sampai hingga per',
  },
  ms: {
    opening:
      'di ke dari dan atau tapi untuk dengan tanpa pada oleh yang setiap semua tidak mulai sampai hingga',
  },
  vi: { opening: 'và hoặc của cho với từ đến tại ở trong mỗi các những không theo khi', closing: 'này' },
  tl: { opening: 'ang ng sa mga at o para may na si' },
  sw: { opening: 'na au kwa ya wa la za cha katika kila bila hadi kutoka' },
};
