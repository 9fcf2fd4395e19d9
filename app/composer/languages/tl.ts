import type { BasicLanguage } from './language.ts';

/** Filipino. */
export const tl = {
  code: 'tl',
  functionWords:
    'ang ng mga sa at para iyong ating bago lahat diskwento libre ngayon lamang hanggang bumili tindahan pagbubukas malaking tag-init una sapatos kape ay hindi na benta ni si nina kami kayo namin ninyo may mayroon wala dito lang pang araw bawat kada presyo mura murang libreng hatid tawag tumawag inyong aming sariwang masarap tuwing walang kahit naka lang po opo nyo kita isa bukas bagong sagot tara barkada hanapin paunahan masaya anak bata araw-araw ulam lutong kumpleto pwede gusto mayroong alok sulit tayo natin atin kaya basta lahi kuya ate tita mo sila malutong kami',
  calledBy: 'tagalog|filipino',
  askedIn: 'sa {}',
  callNumber: 'Tumawag sa {phone}',
  calls: {
    buy: 'Bumili na',
    order: 'Umorder na',
    book: 'Mag-book na',
    table: 'Magpareserba ng mesa',
    reserve: 'Magpareserba na',
    'sign-up': 'Mag-sign up',
    learn: 'Alamin pa',
    download: 'I-download ang app',
    quote: 'Humingi ng quote',
    donate: 'Mag-donate na',
    visit: 'Bisitahin kami',
    contact: 'Makipag-ugnayan',
    start: 'Magsimula na',
    discover: 'Tuklasin pa',
    tickets: 'Kumuha ng tiket',
    apply: 'Mag-apply na',
  },
  pointers: {
    visit: 'labada* labahan* laundry_shop* tindahan karinderya* carinderia*',
    order: 'paluto* pa-deliver*',
    quote: 'tubero* karpintero* elektrisyan*',
    book: 'gupit* masahe* hilot*',
    apply: 'hanap_* naghahanap_ng',
    enrol: 'tutor* leksyon*',
  },
  topics: {
    shoes: 'sapatos',
  },
  colors: {
    red: 'pula',
    blue: 'asul',
    green: 'berde',
    yellow: 'dilaw',
    black: 'itim',
    white: 'puti',
  },
} satisfies BasicLanguage;
