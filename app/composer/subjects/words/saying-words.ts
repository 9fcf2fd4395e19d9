/**
 * Small words that sayings have and names of trades do not, by language: who speaks, who is meant, articles, "up" and
 * "out". "Let the cat out of the bag" sells no cat; "Cat sitting in Leeds" is for cats.
 */
export const sayingWords: Record<string, string> = {
  ca: "el la els les l' el teu la teva el nostre la nostra és no més com que tot",
  cs: 'tvůj tvoje vaše váš náš naše je to jsou se si jak co kdo kde není už my vy',
  da: 'du dig din dit dine vi os vores jeg det den er ikke som nu hvor hvad hvem så',
  de: 'der die das dein deine deinen deiner ihr ihre ihren wir uns unser unsere du ich dir dich es ist sind so mal nicht kein keine mehr endlich immer wer was wo wie wenn alles ganz',
  en: "the a an your you we us our my i it its it's is are be this that these those up out off over into no not what who how why when let let's lets make get go come never always ever again all as some less fewer",
  es: 'el la los las lo tu tus su sus nuestro nuestra nuestros mi te es son está no más que como qué quién todo todos',
  fi: 'sinun teidän meidän sinä te me on ei ole kuin mikä kuka nyt aina se',
  fr: "le la les l l' votre vos notre nos ton ta tes mon ma mes on nous vous tu c est c'est ne pas plus sous que qui quand comme tout tous toute",
  hr: 'tvoj tvoja tvoje vaš vaša vaše naš naša naše je nije su se kao što tko gdje ti mi vi',
  hu: 'az ön te mi nem van ez mint hogy ki hol már még mindig',
  it: 'il lo la i gli le l tuo tua tuoi tue vostro vostra nostro nostra mio mia è sono non più che come chi dove tutto tutti buon buona',
  nb: 'du deg din ditt dine vi oss vår vårt våre det den er ikke som nå hvor hva hvem så',
  nl: 'de het je jouw jij u uw ons onze we wij is zijn niet geen meer dat wat wie waar hoe altijd alles eindelijk',
  pl: 'twój twoja twoje nasz nasza nasze nie jest są to się jak co kto gdzie ty my wy już',
  pt: 'o a os as seu sua seus suas teu tua nosso nossa meu minha é são não mais que como quem tudo todos você',
  ro: 'tău ta tale dumneavoastră nostru noastră noastre e este sunt nu mai ca ce cine unde tu noi voi',
  ru: 'твой твоя твоё ваш ваша ваше ваши наш наша наше мы вы ты я не это как что кто где уже всё все',
  sk: 'tvoj tvoja tvoje váš vaša vaše náš naša naše je to sú sa si ako čo kto kde nie už my vy',
  sl: 'tvoj tvoja tvoje vaš vaša vaše naš naša naše je ni so se kot kaj kdo kje mi vi',
  sv: 'du dig din ditt dina vi oss vår vårt våra det den är inte som nu var vad vem så',
  tr: 'senin sizin bizim biz siz sen bu şu değil var yok gibi ne kim her',
  uk: 'твій твоя твоє ваш ваша ваше наш наша наше ми ви ти я не це як що хто де вже все',
};
