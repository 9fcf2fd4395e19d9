import type { BasicLanguage } from './language.ts';

/** Galician. */
export const gl = {
  code: 'gl',
  kin: 'es',
  functionWords:
    'polbo luns ás coa mañá túa súa xaneiro xuño xullo decembro nenos nenas praza rúa prezo orzamento xantar cea queixos viños mércores xoves venres dous dúas unha tamén queixo xardín peza mobles o a os as unha un de do da e con para por en teu noso nosa novo nova todos todas rebaixas oferta desconto de balde envío hoxe agora só ata tenda apertura verán inverno primeira zapatos',
  freeBehind: true,
  genitives: 'd[aeo]|dos|das|para',
  leaningLetters: 'aeoá',
  calls: {
    buy: 'Merca agora',
    order: 'Pide agora',
    book: 'Reserva agora',
    table: 'Reserva mesa',
    reserve: 'Reserva a túa praza',
    'sign-up': 'Rexístrate',
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
  },
} satisfies BasicLanguage;
