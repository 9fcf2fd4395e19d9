import type { BasicLanguage } from './language.ts';

/** Welsh. */
export const cy = {
  code: 'cy',
  functionWords:
    'yn yr y a ac ar am i o gan gyda dros rhwng wrth mae oes sydd bydd byddwch dewch croeso pawb bawb rhad ddim mynediad nos dydd bore prynhawn llun mawrth mercher iau gwener sadwrn sul mis wythnos blwyddyn haf gaeaf gwanwyn hydref siop caffi tafarn dafarn neuadd ysgol plant pobl dysgwyr newydd hen mawr fawr bach fach cymraeg gymraeg cymru cinio te bara caws cwrw llyfr llyfrau cerddoriaeth côr canu dawns gŵyl ffair marchnad cwrs cyrsiau gwersi dosbarth gweithdy tocynnau archebu archebwch cofrestru cofrestrwch ymunwch gostyngiad cynnig gwerthu gwerthiant agor agored drysau clwb cymdeithas tîm gêm taith gerdded ein eich',
  asides: 'yn|ar|i|o|gyda',
  genitives: 'y|yr|i',
  leaningLetters: 'aiyo',
  calls: {
    buy: 'Prynwch nawr',
    order: 'Archebwch nawr',
    book: 'Bwciwch nawr',
    table: 'Bwciwch fwrdd',
    reserve: 'Cadwch eich lle',
    'sign-up': 'Cofrestrwch nawr',
    learn: 'Dysgwch fwy',
    download: 'Lawrlwythwch yr ap',
    quote: 'Gofynnwch am bris',
    donate: 'Rhowch nawr',
    visit: 'Dewch draw',
    contact: 'Cysylltwch â ni',
    start: 'Dechreuwch nawr',
    discover: 'Gwelwch fwy',
    tickets: 'Prynwch docynnau',
    apply: 'Gwnewch gais',
    call: 'Ffoniwch ni',
    enrol: 'Cofrestrwch nawr',
  },
  labels: { callToAction: 'botwm' },
  callNumber: 'Ffoniwch {phone}',
  pointers: {
    visit: 'agor agored drysau_agored ffair marchnad gŵyl croeso_i_bawb bore_coffi noson_gymraeg',
    enrol: 'gwersi cwrs cyrsiau dosbarth dosbarthiadau gweithdy',
    tickets: 'cyngerdd drama tocynnau sioe',
  },
  offers: [{ kind: 'free', source: 'am ddim|rhad ac am ddim' }],
  off: 'gostyngiad',
  numberFor: 'archeb(?:u|ion|wch)|bwcio|cofrestru|gwybodaeth|ffoniwch',
} satisfies BasicLanguage;
