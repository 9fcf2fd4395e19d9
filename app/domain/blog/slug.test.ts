import { expect, test } from 'vitest';
import { slugOf, unusedSlug } from './slug.ts';

test.each([
  ['Ten Ideas for Summer!', 'ten-ideas-for-summer'],
  ['Café & Crème: what’s new?', 'café-crème-what-s-new'],
  ['  --Hello--World--  ', 'hello-world'],
  ['夏のセール 2026', '夏のセール-2026'],
  ['تخفيضات الصيف', 'تخفيضات-الصيف'],
  ['हिन्दी में विज्ञापन', 'हिन्दी-में-विज्ञापन'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['🎉🎉', 'post'],
  ['́', 'post'],
  ['\ud800', 'post'],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title is cut between words, one long word between characters', () => {
  expect(slugOf('word '.repeat(40))).toBe(Array(16).fill('word').join('-'));
  const cut = slugOf(`a${'𐐨'.repeat(60)}`);
  expect(cut.length).toBeLessThanOrEqual(80);
  expect(cut.isWellFormed()).toBe(true);
});

test('a taken slug gets the first free number', () => {
  expect(unusedSlug('sale', new Set())).toBe('sale');
  expect(unusedSlug('sale', new Set(['sale', 'sale-2', 'sale-4']))).toBe('sale-3');
});
