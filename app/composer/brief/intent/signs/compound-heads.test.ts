import { expect, it } from 'vitest';
import { findSubjects } from '../../../subjects/find-subjects.ts';
import { readBrief } from '../../read-brief.ts';
import { headMatcher } from './compound-heads.ts';

it.each([
  ['Dinosaurierausstellung im Naturkundemuseum', '12 €', 'sauropod', 'tickets'],
  ['Katzenausstellung in der Stadthalle', 'Sonntag, 5 €', 'cat', 'tickets'],
  ['Spielzeugmuseum', 'Eintritt 7 €', 'teddy-bear', 'tickets'],
  ['Mineralienbörse', 'Eintritt 4 €', 'diamond', 'visit'],
  ['Dinosaurieutställning på Naturhistoriska museet', 'Inträde 120 kr', 'sauropod', 'tickets'],
  ['Vlindertentoonstelling', 'Toegang € 9', 'butterfly', 'tickets'],
  ['Dinosaurudstilling i hallen', 'Billetter 95 kr hver dag', 'sauropod', 'tickets'],
  ['Katteutstilling', 'Lørdag 10–17 i idrettshallen', 'cat', 'visit'],
  ['Dinosaurusnäyttely museossa', 'Liput 14 €', 'sauropod', 'tickets'],
  ['Macskakiállítás', 'Vasárnap 10–18, belépő 2000 Ft', 'cat', 'tickets'],
])('reads what "%s" is by its head and shows what it is of', (title, adCopy, thing, intent) => {
  const brief = { title, adCopy };
  const { language, intent: read } = readBrief(brief);
  expect([findSubjects(brief, language)[0]?.name, read]).toEqual([thing, intent]);
});

it('shows what an exhibition is of in any language, and a picture where nothing is named', () => {
  const shown = (title: string, language: string) => findSubjects({ title }, language)[0]?.name;
  expect(shown('Exposition de dinosaures', 'fr')).toBe('sauropod');
  expect(shown('Выставка орхидей', 'ru')).toBe('orchid');
  expect(shown('Mostra', 'it')).toBe('framed-picture');
});

it('knows heads only where compounds are one word, and only long enough ones', () => {
  expect(headMatcher('tickets', 'ausstellung* kino', 'de')?.test('Katzenausstellungen')).toBe(true);
  expect(headMatcher('tickets', 'messe', 'de')?.test('Küchenmesser')).toBe(false);
  expect(headMatcher('tickets', 'kino', 'de')).toBeUndefined();
  expect(headMatcher('tickets', 'exposition', 'fr')).toBeUndefined();
});
