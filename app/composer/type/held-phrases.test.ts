import { expect, it } from 'vitest';
import { withHeldPhrases } from './held-phrases.ts';

it.each([
  ['tr', 'Açık büfe kişi başı 280 TL', 'Açık büfe kişi\u00a0başı 280 TL'],
  ['tr', 'AÇIK BÜFE KİŞİ BAŞI', 'AÇIK BÜFE KİŞİ\u00a0BAŞI'],
  ['en', 'Tasting menu, £45 per person', 'Tasting menu, £45 per\u00a0person'],
  ['fr', 'Cours de yoga 12 € par séance', 'Cours de yoga 12 € par\u00a0séance'],
  ['en', 'Cut + colour + blow dry', 'Cut +\u00a0colour +\u00a0blow dry'],
  ['ar', 'ساهم بـ 20 درهم', 'ساهم بـ\u00a020 درهم'],
  ['en', 'Personal training', 'Personal training'],
])('in %s %j is held as %j', (language, text, held) => {
  expect(withHeldPhrases(text, language)).toBe(held);
});
