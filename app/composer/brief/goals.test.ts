import { describe, expect, it } from 'vitest';
import { printableInstructions } from './goals.ts';

describe('what instructions say that may be printed', () => {
  it.each([
    ['fr', 'devis gratuit au 04 55 01 22 33', ['Devis gratuit', '04 55 01 22 33']],
    ['es', 'consulta gratis en el 955 55 01 22', ['Consulta gratis', '955 55 01 22']],
    ['it', 'preventivo gratuito, tel. 051 555 0199', ['Preventivo gratuito', '051 555 0199']],
    ['de', 'kostenlose Beratung unter 030 555 01 88', ['Kostenlose Beratung', '030 555 01 88']],
    ['en', 'free quote on 0131 555 0199', ['Free quote', '0131 555 0199']],
    ['en', 'call 0131 555 0199', ['0131 555 0199']],
  ])('keeps an offer and its number apart in %s: %s', (language, instructions, printed) => {
    expect(printableInstructions(instructions, language)).toEqual(printed);
  });
});
