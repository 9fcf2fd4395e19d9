import type { BasicLanguage } from './language.ts';

/** Irish. */
export const ga = {
  code: 'ga',
  functionWords:
    'agus an na ar ag le do go is atá tá níl ní nach bíodh bígí chuig chun faoi ó ón sa san as seo sin tar téigh gach uile roimh chách cách fáilte saor aisce céadaoin luan máirt déardaoin aoine satharn domhnach mí bliana samhradh geimhreadh earrach fómhar siopa caife teach scoil páistí leanaí daoine daltaí foghlaimeoirí nua sean mór beag baile bhaile ciorcal comhrá cúpla focal gaeilge gaeilgeoirí céilí féile ceol ceoil rince damhsa oíche tráthnóna maidin lá míle cuireadh clárú cláraigh áirithe áirithint ticéid díolachán lascaine tairiscint oscailt oscailte clós cluiche cumann club rang ranganna cúrsa leabhar leabharlann pobal halla parlús tae arán iasc',
  asides: 'i|ar|le|ag|do|ó',
  genitives: 'na|an|do',
  leaningLetters: 'aáió',
  calls: {
    buy: 'Ceannaigh anois',
    order: 'Ordaigh anois',
    book: 'Cuir in áirithe',
    table: 'Cuir bord in áirithe',
    reserve: 'Cuir áit in áirithe',
    'sign-up': 'Cláraigh anois',
    learn: 'Tuilleadh eolais',
    download: 'Íoslódáil an aip',
    quote: 'Iarr luachan',
    donate: 'Tabhair síntiús',
    visit: 'Tar chugainn',
    contact: 'Déan teagmháil',
    start: 'Tosaigh anois',
    discover: 'Féach níos mó',
    tickets: 'Faigh ticéid',
    apply: 'Cuir isteach air',
    call: 'Glaoigh orainn',
    enrol: 'Cláraigh anois',
  },
  labels: { callToAction: 'cnaipe' },
  callNumber: 'Glaoigh ar {phone}',
  pointers: {
    visit: 'oscail* oscailt lá_oscailte margadh aonach féile fáilte_roimh ciorcal_comhrá',
    enrol: 'rang ranganna cúrsa cúrsaí ceardlann scoil_samhraidh',
    tickets: 'coirm_cheoil ceolchoirm* dráma ticéid céilí',
  },
  offers: [{ kind: 'free', source: 'saor in aisce|in aisce' }],
  off: 'lascaine',
  numberFor: 'ordú|ordaigh|áirithint|eolas|glaoigh|clárú',
} satisfies BasicLanguage;
