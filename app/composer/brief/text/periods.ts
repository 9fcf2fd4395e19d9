import { unspacedName } from '../../languages/unspaced.ts';
import { perLanguage } from './remembering.ts';

/** Days, weeks and months as a language and English count them, by the forms numbers give them. */
const periodsOf = perLanguage((language) => {
  const words = new Set<string>();
  for (const code of [language, 'en'])
    for (const unit of ['day', 'week', 'month'])
      for (const count of [1, 2, 5, 14, 30]) {
        const counted = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
        const name = counted.formatToParts(count).find(({ type }) => type === 'unit')?.value;
        if (name) words.add(name.trim().toLowerCase());
      }
  const any = [...words].map((word) => word.replaceAll(/[^\p{L}\p{M}\p{Nd} ]/gu, '.')).join('|');
  return unspacedName.test(any)
    ? new RegExp(`\\p{Nd}\\s?(?:${any})`, 'iu')
    : new RegExp(`\\p{Nd}[\\s-]?(?:${any})(?![\\p{L}\\p{M}])`, 'iu');
});

/** Whether a text counts days, weeks or months in figures: "30 días", "14-day". */
export const countsDays = (text: string, language: string) => periodsOf(language).test(text);
