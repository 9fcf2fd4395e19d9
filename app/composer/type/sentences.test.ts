import { expect, it } from 'vitest';
import { sentencePieces } from './sentences.ts';

it.each([
  [
    'Batteries, straps, glass. 4.9 stars from 312 customers.',
    ['Batteries, straps, glass.', '4.9 stars from 312 customers.'],
  ],
  ['When did you last have it tuned? Call us.', ['When did you last have it tuned?', 'Call us.']],
  ['はじめてでも大丈夫。焼きたてを持ち帰れます。', ['はじめてでも大丈夫。', '焼きたてを持ち帰れます。']],
  ['बिना मिलावट। बिना प्रिज़र्वेटिव।', ['बिना मिलावट।', 'बिना प्रिज़र्वेटिव।']],
  ['فحص مجاني. نعمل من السبت', ['فحص مجاني.', 'نعمل من السبت']],
])('"%s" is %j', (text, pieces) => {
  expect(sentencePieces(text)).toEqual(pieces);
});

it.each([
  'Sa. 8. März, 9–12 Uhr',
  'J. Huber und Dr. Maier',
  'lease inc. servicing',
  'Wow. Great day',
  'Tel. 0711 22 33',
  'Only at St. Mary',
  'Version 2.0 is here',
  '',
])('"%s" is one piece', (text) => {
  expect(sentencePieces(text)).toEqual([text]);
});
