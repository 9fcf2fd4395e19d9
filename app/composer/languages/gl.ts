import type { BasicLanguage } from './language.ts';

/** Galician. */
export const gl = {
  code: 'gl',
  kin: 'es',
  functionWords:
    'polbo luns ás coa mañá túa súa xaneiro xuño xullo decembro nenos nenas praza rúa prezo orzamento xantar cea queixos viños mércores xoves venres dous dúas unha tamén queixo xardín peza mobles o a os as un de do da e con para por en teu noso nosa novo nova todos todas rebaixas oferta desconto balde envío hoxe agora só ata tenda apertura verán inverno primeira zapatos xunto xente rapaces polbos castiñeiro castañas viño galega galego galegas galicia xantares almorzo obradoiro obradoiros gaita pandeireta inscrición inscricións aberto pechado alugueiro alugamos amañamos camareiro camareira cociñeiro cociñeira perrucaría carpintaría fontanaría prezos quilos febreiro maio setembro outubro praia dispoñible abono temporada artesanal paseo gatos ofertas gratis festa leccións caseiro caseiros aluguer arranxo',
  freeBehind: true,
  genitives: 'd[aeo]|dos|das|para',
  leaningLetters: 'aeoá',
  calls: {
    buy: 'Merca agora',
    order: 'Pide agora',
    book: 'Reserva agora',
    table: 'Reserva mesa',
    reserve: 'Reserva a túa praza',
    'sign-up': 'Apúntate',
    learn: 'Máis información',
    download: 'Descarga a app',
    quote: 'Pide orzamento',
    donate: 'Doa agora',
    visit: 'Visítanos',
    contact: 'Contacta connosco',
    start: 'Comeza agora',
    discover: 'Descobre máis',
    tickets: 'Merca entradas',
    apply: 'Solicítao',
    call: 'Chámanos',
    enrol: 'Inscríbete',
    view: 'Pide unha visita',
    'test-drive': 'Reserva a túa proba',
    'test-ride': 'Reserva a túa proba',
    play: 'Xoga agora',
    listen: 'Escóitao',
    directions: 'Como chegar',
    demo: 'Reserva unha demo',
    appointment: 'Pide cita',
    text: 'Escríbenos',
    follow: 'Síguenos',
    vote: 'Vota agora',
  },
  callNumber: 'Chama ao {phone}',
  offers: [{ kind: 'free', source: 'de balde|gratis|de agasallo' }],
  off: String.raw`desconto|rebaixa\p{L}*`,
  numberFor:
    'pedidos|pide|encargos|encarga|reserva[s]?|inscrici(?:óns|ón)|apúntate|citas?|información|pregunta',
  pointers: {
    visit:
      'entrada_de_balde entrada_libre entrada_gratuíta entrada_gratis festa_do festa_da feira_do feira_da bibliobús*',
    contact: 'can_perdido gato_perdido gata_perdida',
  },
} satisfies BasicLanguage;
