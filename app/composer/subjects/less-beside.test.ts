import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

it.each([
  ['en', 'Herbal tea gift boxes', 'tea'],
  ['en', 'Chutney gift boxes for Christmas', 'jar'],
  ['zh-Hans', '手工月饼礼盒', 'moon-cake'],
  ['ko', '과일 선물세트', 'grapes'],
  ['ja', '焼き菓子ギフト', 'cookie'],
  ['en', 'Gift boxes', 'gift'],
  ['en', 'Hardware shop: keys cut', 'key'],
])('%s: %s shows first: %s', (language, title, lead) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(lead);
});
