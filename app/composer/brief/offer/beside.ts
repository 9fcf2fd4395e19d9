import { languagesRead } from '../../languages/registry.ts';
import { perLanguage } from '../text/remembering.ts';
import { stemMatcher } from '../text/stems.ts';

const besideOf = perLanguage((language) =>
  languagesRead(language)
    .flatMap(({ brought, arranging }) => [brought, arranging.quote])
    .filter(Boolean)
    .map(stemMatcher),
);

/** Whether what a line gives is its delivery, an estimate or a place to park, and not the thing that is sold. */
export const isBeside = (text: string, language: string) =>
  besideOf(language).some((matcher) => text.search(matcher) >= 0);
