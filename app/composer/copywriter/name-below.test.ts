import { expect, it } from 'vitest';
import { nameBelow } from './name-below.ts';

const sold = 'Aluguer de autocaravanas no Algarve';

it.each([
  ['Acorde com vista para o mar', `${sold} · Seguro incluído`, sold],
  ['Acorde com vista para o mar', `Seguro incluído. ${sold}.`, `${sold}.`],
  [
    'Acorde!',
    'Aluguer\u00a0de autocaravanas no\u00a0Algarve\u00a0· Já',
    'Aluguer\u00a0de autocaravanas no\u00a0Algarve',
  ],
  ['Autocaravanas para aluguer no Algarve', `${sold} · Seguro incluído`, undefined],
  ['Acorde com vista para o mar', 'Seguro incluído', undefined],
  ['Acorde!', 'Aluguer já · Autocaravanas novas', 'Aluguer já · Autocaravanas novas'],
])('finds the piece under %j that names what is sold in %j', (headline, subline, name) => {
  expect(nameBelow({ headline, subline }, sold)).toBe(name);
});

it('knows nothing of a design without a name', () => {
  expect(nameBelow({ headline: 'Acorde', subline: sold }, undefined)).toBeUndefined();
});
