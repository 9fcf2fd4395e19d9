import type { BasicLanguage } from './language.ts';

/** Serbian. */
export const sr = {
  code: 'sr',
  functionWords:
    'bele beli bela meseci meseca mesec nedeljom sredom četvrtkom ponedeljkom kragujevac subotica zrenjanin čačak užice valjevo devojčica uverenje lepota lepotu mleko sveže sveža dečiji dečija reč svetlo telo belo leto vreme vremena gde ovde teretana članarina clanarina mesečna mesecna mesečno mesecno čas časa času časovi časova decu dece deca devojke devojčice hleb hlebovi nedelja nedelje nedelju cenovnik dinar dinara univerzitet porodica porodice porodični letnji letnje hiljada sedmica zakaži zakažite poručite poruči posetite poseti srpski beograd beogradu niš srbija srbiji ćevapi venčanja venčanje sređivanje veša hemijsko din rsd svadbe svadbu ceo cele mesto sreda ponedeljak stolica lekar',
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
  },
  topics: {
    fashion: 'odeć*',
    furniture: 'nameštaj*',
    kids: 'deca',
  },
  colors: {
    pink: 'rozenkast* roz*',
  },
} satisfies BasicLanguage;
