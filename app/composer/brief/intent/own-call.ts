import { callToAction } from '../../copywriter/calls-to-action.ts';
import { lowerCaseIn } from '../../languages/capitals.ts';
import { placesAtHome } from '../../subjects/mentions.ts';
import { perLanguage } from '../text/remembering.ts';
import type { Intent } from './intents.ts';

const wordsOf = (text: string, language: string) =>
  lowerCaseIn(text, language).match(/[\p{L}\p{M}]{5,}/gu) ?? [];

/** How the verb of "Get started" begins, in a language and in English. */
const beginningsOf = perLanguage((language) =>
  [language, 'en']
    .flatMap((code) => wordsOf(callToAction({ intent: 'start', language: code }), code))
    .map((word) => word.slice(0, 5)),
);

/**
 * Whether a line of a brief that is written as a call is one: "Start at once" says of a job when it begins, "Pick up
 * from your home" what is done for its readers.
 */
export function isOwnCall(text: string, { intent, language }: { intent: Intent; language: string }): boolean {
  if (placesAtHome(text).length > 0) return false;
  return (
    intent !== 'apply' ||
    !wordsOf(text, language).some((word) => beginningsOf(language).includes(word.slice(0, 5)))
  );
}
