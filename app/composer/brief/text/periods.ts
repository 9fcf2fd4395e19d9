import { unspacedName } from '../../languages/unspaced.ts';
import { toPattern } from '../../pattern.ts';
import { perLanguage } from './remembering.ts';

/** Names of units in a language and English, by the forms numbers give them, as Intl has them. */
function namesOf(units: readonly string[], displays: readonly ('long' | 'short')[], language: string) {
  const words = new Set<string>();
  for (const code of [language, 'en'])
    for (const unit of units)
      for (const unitDisplay of displays)
        for (const count of [1, 2, 5, 14, 30]) {
          const counted = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay });
          const name = counted.formatToParts(count).find(({ type }) => type === 'unit')?.value;
          if (name) words.add(name.trim().toLowerCase());
        }
  return [...words]
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{Nd} ]/gu, '.'))
    .filter((word) => word !== '.')
    .join('|');
}

/** A figure with one of the names behind it: "30 días", "14-day". */
function countOf(names: string): RegExp {
  return unspacedName.test(names)
    ? toPattern(`\\p{Nd}+\\s?(?:${names})`, 'giu')
    : toPattern(`\\p{Nd}+[\\s-]?(?:${names})(?![\\p{L}\\p{M}])`, 'giu');
}

const periodsOf = perLanguage((language) => countOf(namesOf(['day', 'week', 'month'], ['long'], language)));

/** Whether a text counts days, weeks or months in figures: "30 días", "14-day". */
export const countsDays = (text: string, language: string) => text.search(periodsOf(language)) >= 0;

const units = [
  ...['minute', 'hour', 'day', 'week', 'month', 'year'],
  ...['meter', 'kilometer', 'mile', 'gram', 'kilogram', 'pound', 'liter'],
] as const;
const measuresOf = perLanguage((language) =>
  countOf(`m[2²]|sqm|${namesOf(units, ['long', 'short'], language)}`),
);

/** The text without figures that measure time, length, weight or room: "over 20 m2", "12 month contract". */
export const withoutMeasures = (text: string, language: string) => text.replace(measuresOf(language), ' ');
