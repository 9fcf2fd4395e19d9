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
    visit:
      'libreng_gupit libreng_tuli medical_mission misyon labada* labahan* laundry_shop* tindahan karinderya* carinderia*',
    order: 'paluto* pa-deliver*',
    quote: 'tubero* karpintero* elektrisyan*',
    book: 'paupahan* pang-debut renta* gown_rental rent_a_gown pa-rent* for_rent gupit* masahe* hilot*',
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
  currencies: String.raw`php(?=\s?\p{Nd}{2})|(?-i:P)(?=\p{Nd}{1,3},\p{Nd}{3}|\p{Nd}{3}(?![\p{L}\p{Nd}]))`,
  perUnit: 'kada|bawat',
  offers: [
    { kind: 'free', source: 'libre(?:ng)?(?! (?:oras|panahon))|walang (?:bayad|(?:delivery|entrance) fee)' },
    { kind: 'half', source: 'kalahati(?:ng| ng) presyo' },
    {
      kind: 'bundle',
      source: 'b(?:um)?ili ng #[^.!?]{0,20}(?:libre|may|kumuha)[^.!?]{0,12} #|# sa halaga ng #',
    },
  ],
  off: 'bawas|diskwento|less|tipid',
  upTo: 'hanggang|higit sa',
  from: 'mula(?: sa)?|simula(?: sa)?|ngayon',
  insteadOf: 'sa halip na|dati(?:ng)?',
  per: String.raw`(?:bawat|kada|per) (?:tao|ulo|gabi|araw|linggo|buwan|oras|kilo|piraso|bata|pax|order)|/\s?(?:tao|pax|araw|gabi|buwan|oras|kilo|kg|pcs?|head)|ang (?:kilo|isa|piraso)`,
  until: 'hanggang',
  lastDays:
    '(?:ngayong (?:araw|linggo|buwan|weekend)|ngayon) lang|habang may stock|huling pagkakataon|ngayong araw',
  conditions: String.raw`piling|bagong (?:customer|suki|miyembro)|miyembro|estudyante|senior\p{L}*|para sa (?:mga )?(?:estudyante|bata|bagong)|minimum|hindi kasama|maliban|sa unang|pagkatapos|tuwing`,
  phone: 'tawag|tumawag|(?:mag-?|i-?)?text|(?:mag-?|i-?)?message|pm|kontak|kumontak',
  unitFirst: 'ang (?:kilo|piraso)',
  entry: 'entrance',
  numberFor:
    '(?:um|mag-?)?order(?: na)?|magpalista|(?:mag-?)?book(?:ing)?|(?:mag-?)?register|(?:mag-?)?inquire|reserbasyon|(?:mag-?)?reserve|katanungan|hanapin si',
} satisfies BasicLanguage;
