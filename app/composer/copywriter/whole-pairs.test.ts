import { describe, expect, it } from 'vitest';
import { separateContact } from '../brief/facts/find-contacts.ts';
import { readTitle } from '../brief/title/read-title.ts';

describe('what belongs together stays whole', () => {
  it.each([
    ['Translation Portuguese - English, certified', 'en'],
    ['Übersetzung Deutsch - Spanisch, beglaubigt', 'de'],
    ['Przekłady polski – niemiecki, przysięgłe', 'pl'],
    ['Traduction français - anglais', 'fr'],
  ])('keeps both languages of %s', (title, language) => {
    expect(readTitle(title, language).sold).toBe(title);
  });

  it('parts a title at the dash between other words', () => {
    expect(readTitle('English lessons - Tuesday evenings', 'en').sold).toBe('English lessons');
  });

  it('cuts no mail address at its dot', () => {
    expect(separateContact('CV to jobs@loaf.example or 0117 496 0123', 'call|tel')).toBeUndefined();
  });
});
