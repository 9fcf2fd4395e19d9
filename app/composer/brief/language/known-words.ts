import { lowerCaseIn } from '../../languages/capitals.ts';
import { basicLanguages, writtenLanguages } from '../../languages/registry.ts';
import { vocabularyOf } from '../../languages/vocabulary.ts';
import { subjectNames } from '../../subjects/catalog.ts';
import compiled from '../../subjects/compiled/words.json' with { type: 'json' };
import { ownWordsIn } from '../../subjects/words/words-in.ts';
import type { KnownWords } from './language-model.ts';

const namesOfThings: Record<string, string> = compiled;

/** Letters that a language does not write: lists hold words of the kin as well, for who writes in both. */
const lettersOfKin: Record<string, RegExp> = {
  sv: /[æø]/u,
  da: /[äö]/u,
  nb: /[äö]/u,
  cs: /[ľĺŕô]/u,
  sk: /[řěů]/u,
  hr: /[äöüß]/u,
};

/** The words the designer knows of a language: function words, offers, calls, trades, things, days and months. */
export function knownWordsOf(code: string): KnownWords {
  const functionWords = new Set((basicLanguages[code]?.functionWords ?? '').split(' ').filter(Boolean));
  const written = writtenLanguages[code];
  const stems = new Set<string>();
  // "Kaderníctv*" begins words for a trade; "restaurant*" is one as well.
  if (written)
    for (const stem of Object.values(written.pointers).join(' ').split(' '))
      if (/^[^*_]{5,}\*$/u.test(stem)) stems.add(stem.slice(0, -1));
  // In one go: there are some thousands for each language.
  const texts = [
    ...(written ? vocabularyOf(written) : []),
    ...ownWordsIn(code),
    // "grapes:vynuogės;vynuogė": the thing in English, then what it is called.
    ...(namesOfThings[code]?.split('\n') ?? []).map((line) => line.slice(line.indexOf(':') + 1)),
    // The things have English names: "lipstick" is not a word of Tagalog alone.
    ...(code === 'en' ? subjectNames.map((name) => name.replaceAll('-', ' ')) : []),
    ...daysAndMonths(code),
  ];
  const words = new Set(functionWords);
  const ofKin = lettersOfKin[code];
  for (const word of lowerCaseIn(texts.join('\n'), code).split(/[^\p{L}\p{M}'’\u200c]+/u))
    if (word && !ofKin?.test(word)) words.add(word);
  return { code, kin: basicLanguages[code]?.kin, functionWords, words, stems };
}

function daysAndMonths(code: string): string[] {
  // Serbian alone would be in Cyrillic letters.
  const language = code === 'sr' ? 'sr-Latn' : code;
  const day = new Intl.DateTimeFormat(language, { weekday: 'long' });
  const month = new Intl.DateTimeFormat(language, { month: 'long', calendar: 'gregory' });
  const days = Array.from({ length: 7 }, (_, index) => day.format(new Date(2024, 0, 1 + index)));
  const part = new Intl.DateTimeFormat(language, { hour: 'numeric', hourCycle: 'h12', dayPeriod: 'long' });
  const parts = [7, 10, 12, 15, 19, 23].flatMap((hour) =>
    part.formatToParts(new Date(2024, 0, 1, hour)).filter(({ type }) => type === 'dayPeriod'),
  );
  const months = Array.from({ length: 12 }, (_, index) => month.format(new Date(2024, index, 3)));
  return [...days, ...months, ...parts.map(({ value }) => value)];
}
