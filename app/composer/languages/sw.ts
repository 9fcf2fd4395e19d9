import type { Language } from './language.ts';

/** Swahili. */
export const sw = {
  code: 'sw',
  functionWords:
    'na ya wa kwa ni za la katika yako yetu mpya wote punguzo ofa bure sasa leo tu hadi nunua duka ufunguzi viatu karibu bei kila usafirishaji',
  calls: {
    buy: 'Nunua sasa',
    order: 'Agiza sasa',
    book: 'Weka nafasi sasa',
    table: 'Weka meza',
    reserve: 'Weka nafasi yako',
    'sign-up': 'Jisajili',
    learn: 'Jifunze zaidi',
    download: 'Pakua programu',
    quote: 'Omba bei',
    donate: 'Changia sasa',
    visit: 'Tutembelee',
    contact: 'Wasiliana nasi',
    start: 'Anza sasa',
    discover: 'Gundua zaidi',
    tickets: 'Nunua tiketi',
    apply: 'Tuma maombi',
    call: 'Tupigie',
    enrol: 'Jiandikishe',
    view: 'Panga kutembelea',
    'test-drive': 'Panga kujaribu gari',
    play: 'Cheza sasa',
    listen: 'Sikiliza sasa',
    directions: 'Njia ya kufika',
  },
  callNumber: 'Piga {phone}',
  off: String.raw`punguzo\p{L}*|nafuu|okoa`,
  offers: [
    { kind: 'free', source: 'bure|zawadi|bila malipo' },
    { kind: 'half', source: 'nusu bei' },
    {
      kind: 'bundle',
      source:
        'nunua (?:#|moja|mbili),? ?(?:u)?pat[ae] (?:#|moja)(?: bure)?|# kwa bei ya #|(?:ya pili|cha pili|wa pili) [^.!]{0,24}(?:bure|nusu bei|# ?%)',
    },
  ],
  upTo: 'hadi|angalau|zaidi ya',
  from: 'kuanzia|tu|pekee|kutoka|sasa',
  insteadOf: 'badala ya|awali|ilikuwa',
  per: String.raw`kwa (?:mtu|mwezi|usiku|siku|saa|kila mtu|kilo)|/\s?(?:mtu|mwezi|usiku|siku|saa|kg)|kila mwezi`,
  until: 'hadi|mpaka|kabla ya|mwisho',
  lastDays:
    'leo tu|wiki hii(?: tu)?|wikendi hii(?: tu)?|leo|nafasi ya mwisho|hadi bidhaa ziishe|kila (?:jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili)',
  conditions:
    'teule|zilizochaguliwa|wateja wapya|wanachama|wanafunzi|angalau|kiwango cha chini|ununuzi wa zaidi|zaidi ya|haihusu|isipokuwa|kwa (?:wanafunzi|wanachama|wateja wapya|watoto)|pekee|oda ya kwanza|mwezi wa kwanza|kisha|baadaye|masharti',
  hours: 'wazi|saa za kazi|tunafungua',
  phone: 'simu|piga|wasiliana|whatsapp|nambari',
  planning: '^(?:zaidi|ongeza)|ongeza|wateja zaidi|mauzo|lengo|bajeti|kuvutia|kumaliza bidhaa|uelewa',
  negations: String.raw`si|hakuna|bila|usi\p{L}*|kamwe|hapana`,
  pointers: {
    donate: 'changia mchango michango msaada yatima',
    apply: 'ajira kazi nafasi_za_kazi anatafutwa wanatafutwa',
    download: 'programu_ya_simu pakua',
    play: 'mchezo michezo_ya_simu fumbo',
    listen: 'podikasti podcast albamu sikiliza redio',
    view: 'nyumba_inauzwa inauzwa kupangisha ghorofa nyumba kiwanja inakodishwa chumba',
    'test-drive': 'magari_yaliyotumika jaribu_gari magari yard_ya_magari',
    tickets: 'tamasha onyesho sarakasi sinema maonyesho makumbusho tiketi',
    table: 'mkahawa mgahawa hoteli_ya_chakula chakula_cha_jioni weka_meza',
    enrol:
      'kozi darasa madarasa shule mafunzo masomo chuo warsha jifunze masomo_ya shule_ya_udereva chekechea kujifunza',
    quote:
      'fundi_bomba fundi_umeme paa seremala rangi kuhamisha usafi bima usanifu sola chakula_cha_sherehe uchapishaji ukarabati fundi bomba umeme kupaka_rangi kuhama msanifu kufuli kiyoyozi bwawa bustani tafsiri tovuti',
    book: 'daktari_wa_meno daktari kliniki kinyozi saluni masaji kucha mifugo gereji hoteli kambi mpiga_picha miwani miadi kukodisha meno hospitali spa safari kukodi gari_la_kukodi picha teksi utalii ndege',
    order: 'agiza oda delivery piza baga biriani mkate keki pilau chipsi',
    visit: 'ufunguzi tembelea soko maua duka_la_vitabu kahawa aiskrimu duka_la_dawa maktaba bucha',
    contact: 'wakili mawakili mhasibu uhasibu mshauri ushauri jumla',
    start: 'mazoezi gym programu',
    'sign-up': 'jisajili usajili jarida kujitolea uanachama',
    buy: 'nunua punguzo duka viatu samani godoro sofa nguo vitenge vito asali miwani_ya_jua baiskeli vitabu mishumaa seramu vipodozi',
  },
} satisfies Language;
