/** Of Indonesian and Malay. */
const malay =
  'kami kita anda kamu kalian dia ini itu adalah tidak bukan jangan lebih semua yang seperti bagai bak tanpa siapa apa mana';

/**
 * Small words that sayings have and names of trades do not, by language: who speaks, who is meant, articles, "up" and
 * "out". "Let the cat out of the bag" sells no cat; "Cat sitting in Leeds" is for cats.
 */
export const sayingWords: Record<string, string> = {
  ar: 'لا لم لن ليس هو هي هذا هذه نحن أنت أنتم لك لكم معك معكم معنا لنا لديك منك منا إليك كل للجميع الجميع عندما كيف لماذا',
  ca: "el la els les l' el teu la teva el nostre la nostra és no més com que tot",
  cs: 'tvůj tvoje vaše váš náš naše je to jsou se si jak co kdo kde není už my vy vašemu vašeho vaší vaším vašim vám vás tvému tvého tvým tobě tě tebe našeho našemu nám nás mě všem všech všechno kdy když ať nechte přišlo tady',
  da: 'du dig din dit dine vi os vores jeg det den er ikke som nu hvor hvad hvem så en et sig min mit mine man ingen',
  de: 'der die das dein deine deinen deiner ihr ihre ihren wir uns unser unsere du ich dir dich es ist sind so mal nicht kein keine mehr endlich immer wer was wo wie wenn alles ganz ein eine einen einem einer sich man euch euer eure ihm ihn',
  el: 'το ο η τα οι σας μας σου μου εσύ εσείς εμείς και κι σαν όπως δεν μην μη θα να που πώς τι ποιος όλα όλοι όλους όλες κάθε πιο είναι',
  en: "the a an your you we us our my i it its it's is are be this that these those up out off over into no not what who how why when let let's lets make get go come never always ever again all as some less fewer",
  es: 'el la los las lo tu tus su sus nuestro nuestra nuestros mi te es son está no más que como qué quién todo todos un una se me nos os tú ti',
  fi: 'sinun teidän meidän sinä te me on ei ole kuin mikä kuka nyt aina se sinulle sinua sinut teille teidät meille kaikille kaikki kun jo vielä',
  fr: "le la les l l' votre vos notre nos ton ta tes mon ma mes on nous vous tu c est c'est ne pas plus sous que qui quand comme tout tous toute un une sa son ses leur leurs se me te moi toi",
  hi: 'हम हमारा हमारी हमारे आप आपका आपकी आपके आपको तुम अपना अपनी अपने है हैं हो मत नहीं ना जो जब क्या कौन कैसे जैसा जैसे जैसी सब सबके सबका सबकी',
  hr: 'tvoj tvoja tvoje vaš vaša vaše naš naša naše je nije su se kao što tko gdje ti mi vi',
  hu: 'az ön te mi nem van ez mint hogy ki hol már még mindig a önnek önt önöknek önök neked nektek is se ne nincs minden mindenki mindenkire mindenkinek soha itt',
  id: malay,
  it: 'il lo la i gli le l tuo tua tuoi tue vostro vostra nostro nostra mio mia è sono non più che come chi dove tutto tutti buon buona un una uno si ci ti mi vi suo sua',
  ms: malay,
  nb: 'du deg din ditt dine vi oss vår vårt våre det den er ikke som nå hvor hva hvem så',
  nl: 'de het je jouw jij u uw ons onze we wij is zijn niet geen meer dat wat wie waar hoe altijd alles eindelijk een zich mijn haar',
  pl: 'twój twoja twoje nasz nasza nasze nie jest są to się jak co kto gdzie ty my wy już swój swoje swoją swoim sobie cię ci mi',
  pt: 'o a os as seu sua seus suas teu tua nosso nossa meu minha é são não mais que como quem tudo todos você um uma se te nos me',
  ro: 'tău ta tale dumneavoastră nostru noastră noastre e este sunt nu mai ca ce cine unde tu noi voi tăi vostru voastră voștri voastre ție vouă vă te îți ți nouă ne noștri toți tuturor când cum să fii',
  ru: 'твой твоя твоё ваш ваша ваше ваши наш наша наше мы вы ты я не это как что кто где уже всё все твоему твоего твоей твоим твою твои твоих вашему вашего вашей вашим вашими вашу вашем ваших нашу нашего нашей наших вам вас тебя тебе нас нам мне меня всем всех всего каждого каждому пусть пора чем так нет ни же бы если когда словно будто',
  sk: 'tvoj tvoja tvoje váš vaša vaše náš naša naše je to sú sa si ako čo kto kde nie už my vy',
  sl: 'tvoj tvoja tvoje vaš vaša vaše naš naša naše je ni so se kot kaj kdo kje mi vi',
  sv: 'du dig din ditt dina vi oss vår vårt våra det den är inte som nu var vad vem så en ett sig min mitt mina man ingen inga',
  tr: 'senin sizin bizim biz siz sen bu şu değil var yok gibi ne kim her size sizi bize bizi sana seni bana beni onun kadar herkes herkese herkesi hep hiç daha artık olsun mi mı',
  uk: 'твій твоя твоє ваш ваша ваше наш наша наше ми ви ти я не це як що хто де вже все твоєму твого твоїй твоїм твою твої твоїх вашому вашого вашій вашим вашими вашу ваших нашу нашого нашій наших вам вас тебе тобі нас нам мені мене всім усім усіх усе всього кожного кожному нехай хай час ніж так немає ні ж би якщо коли мов наче ніби',
  vi: 'bạn của tôi ta mình không chẳng đừng hãy là như mọi nhé thôi ai gì',
};

/** "Bentangkan sayapmu": your wings. */
const malayEnd = String.raw`\p{L}{5,}(?<!jam|bumb)mu(?!\p{L})`;

/**
 * The same where words run together or hang such words on their ends: "成功への道", "Başarınızın anahtarı". By language,
 * alternatives of a regular expression.
 */
export const sayingParts: Record<string, string> = {
  ar: String.raw`(?<!\p{L})\p{L}{3,}(?<!سم|سما|سبا|شبا|بن|ميكاني|بلاستي|سيرامي|كي|دي|تملي|را|حر|شو|لا)كم?(?!\p{L})`,
  fi: String.raw`\p{L}{4,}(?:ll[eaä]|lt[aä]|ss[aä]|st[aä]|aa|ee|ii|oo|ää|öö|kse)si(?!\p{L})`,
  hi: String.raw`(?<!कक्षा|सेवा|महिला|दवा|सुविधा|योजना|यात्रा)(?:एं|एँ)\s*[!।.]?$`,
  hu: String.raw`\p{L}{4,}(?:aid|eid|jaid|jeid)(?:\p{L}{0,4})(?!\p{L})`,
  id: malayEnd,
  ja: String.raw`あなた|[君僕]の|私たち|わたしたち|みんな|ように|みたいに|ましょう|ません|ください|への|たい方|\p{Script=Han}\p{Script=Hiragana}{0,2}[るうくすつむぐぶよろ][。！!]?$`,
  ko: String.raw`우리|당신|여러분|처럼|듯|같은|(?:세요|까요|시다|어요|아요|해요|네요|니다|[이한진된준간온운쓴춘든난는었았했켜하되]다)[!?.]?$`,
  ms: malayEnd,
  th: String.raw`คุณ(?!ภาพ|ยาย|ปู่|ตา|ย่า|หมอ|แม่|พ่อ)|เรา|เหมือน|ราวกับ|ดุจ|ดั่ง|สู่|ไม่|นะ$|เถอะ|กันเถอะ`,
  tr: String.raw`\p{L}{3,}(?<!de)n[ıiuü]z(?:[ıiuü]n?|[ae]|[dt][ae]n?|l[ae])?(?!\p{L})`,
  zh: '[您你妳]|我们|我們|咱们|咱們|大家|就像|像(?!章)|一样|一樣|让|讓|愿',
};

/**
 * Verbs with which sayings without articles begin, by language, alternatives of a regular expression: "Dolać oliwy do
 * ognia", "Kasta ankar". Polish nouns in -ość are none.
 */
export const callingWords: Record<string, string> = {
  da: 'tag|tage|kast|kaste|slå|gå|gør|gøre|giv|give|få|hop|hoppe|hold|holde|bid|bide|smid|smide|sæt|sætte|spil|spille|træk|trække|vend|vende|ræk|spænd|bryd|bryde|hæld|hælde|se|skær|skyd|kridt|løft|sats|følg|tænd|grib|gribe|spring|løb|find|skab|åbn|vis',
  de: 'gib|hol|nimm|mach|spring|greif|pack|setz|setzen|zieh|lass|lassen|bring|bringen|wirf|schlag|halt|halten|bleib|bleiben|spiel|steig|steigen|zeig|geh|komm',
  es: 'abriendo|rompiendo|haciendo|buscarle|tirar|echar|echa|poner|pon|ponte|coger|coge|sacar|saca|meter|coser|cortar|dar|dale|tener|tocar|bajar|sube|subir|pisa|pisar|ir|ser|estar|hacer|quemar|encender|rompe|romper|lleva|llevar|vive|vivir|marca|juega|jugar',
  fr: 'donner|mettre|mettez|jeter|avoir|tirer|prendre|prenez|faire|vendre|chercher|tourner|rouler|mener|voir|jouer|jouez|donnez|gardez|passez|ouvrez|larguez|en avant',
  it: 'avere|fare|mettere|metti|gettare|cercare|prendere|prendi|battere|tirare|andare|essere|vuotare|voltare|mangiare|rompere|toccare|accendi|apri|gioca|giocare|cambia|stringi|navigare|vivi',
  nb: 'ta|kast|kaste|slå|gå|gjør|gi|få|hopp|hold|bit|sett|spill|trekk|vend|strekk|bryt|hell|ha|se|skjær',
  nl: 'geef|pak|grijp|neem|spring|zet|trek|houd|hou|sla|slaan|gooi|speel|spelen|lopen|reik|maak|breng|laat|kom|ga|vang',
  pl: '\\p{L}+(?<!oś)ć(?: się)?|rozwiń|rzuć|wrzuć|daj|weź|chwyć|sięgnij|postaw|podnieś|otwieramy|otwórz|złap|trzymaj|włącz|zagraj|dodaj|dolej|zrób|idź|wejdź|wskocz|dmuchaj|spadaj|przełam|stąpamy|łamiemy',
  pt: 'abrir|abra|abre|acender|acenda|apertar|arregace|bater|chover|comprar|dar|deitar|entrar|fazer|faça|jogar|jogue|lançar|meter|nadar|pegar|pegue|pôr|prometer|puxar|quebrar|segurar|ter|vestir|virar|vai',
  sv: 'ta|tag|kasta|slå|gå|gör|göra|ge|få|hoppa|håll|hålla|bita|bit|sätt|sätta|spela|dra|vänd|vända|bryt|bryta|häll|hälla|ha|se|skär|skära|sopa|smaka|spetsa|kavla|fånga|leta|smida|sikta|lägg|lägga|tänd|öppna',
};
