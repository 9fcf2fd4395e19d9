import type { BasicLanguage } from './language.ts';

/** Icelandic. */
export const isWords = {
  code: 'is',
  functionWords:
    'og með fyrir á af í til þín okkar ný nýtt nýir allir útsala afsláttur tilboð frítt ókeypis núna í dag aðeins til kaupa búð opnun sumar sumarútsala skór ekki',
  ordinalDots: true,
  headLast: true,
  asides: 'í|á|með|frá|fyrir',
  calls: {
    buy: 'Kaupa núna',
    order: 'Panta núna',
    book: 'Bóka núna',
    table: 'Bóka borð',
    reserve: 'Tryggja sæti',
    'sign-up': 'Skrá mig',
    learn: 'Lesa meira',
    download: 'Sækja appið',
    quote: 'Fá tilboð',
    donate: 'Styrkja',
    visit: 'Komdu í heimsókn',
    contact: 'Hafðu samband',
    start: 'Byrja núna',
    discover: 'Skoða nánar',
    tickets: 'Kaupa miða',
    apply: 'Sækja um',
  },
  offers: [{ kind: 'free', source: String.raw`ókeypis|frít\p{L}*|frí (?:heim)?sending` }],
  off: 'afsláttur|afslætti',
  numberFor:
    'pant(?:a|anir|ið|aðu)|bók(?:a|anir|aðu|ið)|skrán(?:ing|ingar)|skráðu þig|upplýsingar|hringið|hringdu|sími',
} satisfies BasicLanguage;
