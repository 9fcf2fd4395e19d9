/**
 * Small words that sayings have and names of trades do not, by language: who speaks, who is meant, articles, "up" and
 * "out". "Let the cat out of the bag" sells no cat; "Cat sitting in Leeds" is for cats.
 */
export const sayingWords: Record<string, string> = {
  ca: "el la els les l' el teu la teva el nostre la nostra és no més com que tot",
  cs: 'tvůj tvoje vaše váš náš naše je to jsou se si jak co kdo kde není už my vy',
  da: 'du dig din dit dine vi os vores jeg det den er ikke som nu hvor hvad hvem så en et sig min mit mine man ingen',
  de: 'der die das dein deine deinen deiner ihr ihre ihren wir uns unser unsere du ich dir dich es ist sind so mal nicht kein keine mehr endlich immer wer was wo wie wenn alles ganz ein eine einen einem einer sich man euch euer eure ihm ihn',
  en: "the a an your you we us our my i it its it's is are be this that these those up out off over into no not what who how why when let let's lets make get go come never always ever again all as some less fewer",
  es: 'el la los las lo tu tus su sus nuestro nuestra nuestros mi te es son está no más que como qué quién todo todos un una se me nos os tú ti',
  fi: 'sinun teidän meidän sinä te me on ei ole kuin mikä kuka nyt aina se',
  fr: "le la les l l' votre vos notre nos ton ta tes mon ma mes on nous vous tu c est c'est ne pas plus sous que qui quand comme tout tous toute un une sa son ses leur leurs se me te moi toi",
  hr: 'tvoj tvoja tvoje vaš vaša vaše naš naša naše je nije su se kao što tko gdje ti mi vi',
  hu: 'az ön te mi nem van ez mint hogy ki hol már még mindig',
  it: 'il lo la i gli le l tuo tua tuoi tue vostro vostra nostro nostra mio mia è sono non più che come chi dove tutto tutti buon buona un una uno si ci ti mi vi suo sua',
  nb: 'du deg din ditt dine vi oss vår vårt våre det den er ikke som nå hvor hva hvem så',
  nl: 'de het je jouw jij u uw ons onze we wij is zijn niet geen meer dat wat wie waar hoe altijd alles eindelijk een zich mijn haar',
  pl: 'twój twoja twoje nasz nasza nasze nie jest są to się jak co kto gdzie ty my wy już swój swoje swoją swoim sobie cię ci mi',
  pt: 'o a os as seu sua seus suas teu tua nosso nossa meu minha é são não mais que como quem tudo todos você um uma se te nos me',
  ro: 'tău ta tale dumneavoastră nostru noastră noastre e este sunt nu mai ca ce cine unde tu noi voi',
  ru: 'твой твоя твоё ваш ваша ваше ваши наш наша наше мы вы ты я не это как что кто где уже всё все',
  sk: 'tvoj tvoja tvoje váš vaša vaše náš naša naše je to sú sa si ako čo kto kde nie už my vy',
  sl: 'tvoj tvoja tvoje vaš vaša vaše naš naša naše je ni so se kot kaj kdo kje mi vi',
  sv: 'du dig din ditt dina vi oss vår vårt våra det den är inte som nu var vad vem så en ett sig min mitt mina man ingen inga',
  tr: 'senin sizin bizim biz siz sen bu şu değil var yok gibi ne kim her',
  uk: 'твій твоя твоє ваш ваша ваше наш наша наше ми ви ти я не це як що хто де вже все',
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
