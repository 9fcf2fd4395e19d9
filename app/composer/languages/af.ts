import type { BasicLanguage } from './language.ts';

/** Afrikaans. */
export const af = {
  code: 'af',
  kin: 'nl',
  functionWords:
    "rekenaars vinnige diens billike pryse boekings sitplek vars motorherstel hierdie saam sonder skool kinders tuisgemaak tuisgemaakte koeke troues skakel naweek naweke saterdag saterdae sondag sondae vrydag vrydae aand aande kry lesse tuindienste tuindiens elektrisiën skoonmaak vrugte melktert koeksisters beskuit biltong droëwors plaasvars hondewas kliënte mense banke droë baie braai braaihout vleis die 'n en met vir op van in by jou ons nuwe alle afslag aanbieding uitverkoping gratis aflewering nou vandag slegs tot koop winkel opening somer winter eerste skoene is nie vanaf kaas woonstel honde troue vinnig herstel fietse motors kitaar leer geboue huise",
  calls: {
    buy: 'Koop nou',
    order: 'Bestel nou',
    book: 'Bespreek nou',
    table: 'Bespreek ’n tafel',
    reserve: 'Bespreek jou plek',
    'sign-up': 'Teken in',
    learn: 'Lees meer',
    download: 'Kry die app',
    quote: 'Kry ’n kwotasie',
    donate: 'Skenk nou',
    visit: 'Besoek ons',
    contact: 'Kontak ons',
    start: 'Begin nou',
    discover: 'Ontdek meer',
    tickets: 'Kry kaartjies',
    apply: 'Doen aansoek',
    call: 'Bel ons',
    enrol: 'Skryf nou in',
    listen: 'Luister nou',
    play: 'Speel nou',
    directions: 'Kom by ons uit',
    appointment: 'Maak ’n afspraak',
    text: 'Stuur ’n boodskap',
    follow: 'Volg ons',
    vote: 'Stem nou',
  },
  labels: { callToAction: 'knoppie|knop' },
  callNumber: 'Bel {phone}',
  // Not "R16" of tyres, "R134a" of cooling or the road "the R755".
  currencies: String.raw`(?<!\p{Nd}\s?|\/|\b(?:the|on) )(?-i:R)(?=\s?(?:[3-9]\p{Nd}|2[5-9]|\p{Nd}{3}|\p{Nd}{1,2}(?:[ ,]\p{Nd}{3}|\.\p{Nd}{2}))(?!\p{Nd}{0,2}[aA](?!\p{L})))`,
  offers: [{ kind: 'free', source: 'gratis|verniet|pasella' }],
  off: 'afslag',
  numberFor:
    'bestel(?:lings)?|bespreek|besprekings|bespreking|navrae|inskrywings?|skryf in|vra|inligting|afsprake|kontak',
} satisfies BasicLanguage;
