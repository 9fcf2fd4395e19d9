import type { BasicLanguage } from './language.ts';

/** Serbian. */
export const sr = {
  code: 'sr',
  functionWords:
    'svakog klavira bele beli bela meseci meseca mesec nedeljom sredom četvrtkom ponedeljkom kragujevac subotica zrenjanin čačak užice valjevo devojčica uverenje lepota lepotu mleko sveže sveža dečiji dečija reč svetlo telo belo leto vreme vremena gde ovde teretana članarina clanarina mesečna mesecna mesečno mesecno čas časa času časovi časova decu dece deca devojke devojčice hleb hlebovi nedelja nedelje nedelju cenovnik dinar dinara univerzitet porodica porodice porodični letnji letnje hiljada sedmica zakaži zakažite poručite poruči posetite poseti srpski beograd beogradu niš srbija srbiji ćevapi venčanja venčanje sređivanje veša hemijsko din rsd svadbe svadbu ceo cele mesto sreda ponedeljak stolica lekar farbanje svež popravka popravke mašina mašine ujutru uveče ponedeljka sredu obdanište kafana kafa hiljade dečji dečije deci mlečni lep lepa lepe kolena srpska srpske vojvodina cvećara nameštaj sto mestu uslovi prevoz umereno opština komšija uvek posle leta deteta isporuka zamena sveće krompir merenje meri kuvar kuvara lepih izdavanje devojka lepo reka pesma fudbal veš pozorište voz cveće pretplata već do vaš vaša naš naša novi nova novo svi sve popusti ponuda besplatna sada danas samo kupi otvorenje veliko zima prvi je nije početnike početnici i s sa u na za od popust akcija dostava restoran peći iz hleba testo treba uključeno uključeni nudimo tražimo dozvola polovni učešća učešće frižider slobodni termini',
  kin: 'hr',
  ordinalDots: true,
  leaningLetters: 'аиоускaiouskz',
  calls: {
    buy: 'Kupi odmah',
    order: 'Naruči odmah',
    book: 'Rezerviši',
    table: 'Rezerviši sto',
    reserve: 'Rezerviši mesto',
    'sign-up': 'Prijavi se',
    learn: 'Saznaj više',
    download: 'Preuzmi aplikaciju',
    quote: 'Zatraži ponudu',
    donate: 'Doniraj',
    visit: 'Poseti nas',
    contact: 'Kontaktiraj nas',
    start: 'Počni sada',
    discover: 'Otkrij više',
    tickets: 'Kupi karte',
    apply: 'Konkuriši',
    enrol: 'Upiši se',
    call: 'Pozovi nas',
    view: 'Zakaži razgledanje',
    'test-drive': 'Zakaži probnu vožnju',
    'test-ride': 'Zakaži probnu vožnju',
    play: 'Igraj sada',
    listen: 'Poslušaj',
    directions: 'Kako do nas',
    demo: 'Zakaži demo',
    appointment: 'Zakaži termin',
    text: 'Piši nam',
    follow: 'Prati nas',
    vote: 'Glasaj',
  },
  labels: { callToAction: 'dugme' },
  callNumber: 'Pozovi {phone}',
  topics: {
    fashion: 'odeć*',
    furniture: 'nameštaj*',
    kids: 'deca',
  },
  colors: {
    pink: 'rozenkast* roz*',
  },
  numberFor:
    'poruč(?:i|ite|ivanje)|porudžbin[ea]|zakaž(?:i|ite)|zakazivanje|rezerviš(?:i|ite)|rezervacij[ea]|prijav(?:e|a|i se|ite se)|informacije|info|kontakt|jav(?:i|ite|iti)(?: se)?|pita(?:j|jte|ti)|piši(?:te)?|upis',
  hostedBy: 'organizator|organizuje',
  pointers: {
    order: 'porudžbin* poručite poručivanje',
  },
} satisfies BasicLanguage;
