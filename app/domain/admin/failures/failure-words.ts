import type { AdFailure } from '#app/domain/ads/failures.ts';

/** What an operator reads for the code on a failed ad: what happened, and where to look. */
export const operatorSentences: Record<AdFailure, string> = {
  'model-refused': 'The provider declined the brief because of its content rules.',
  'model-rate-limited': 'The provider is busy, or the quota of the key is used up.',
  'model-timeout': 'The provider took too long to answer.',
  'model-unavailable': 'The provider can’t be reached.',
  'model-bad-answer': 'The provider sent something that could not be used.',
  'model-misconfigured': 'The provider does not accept the key or the name of the model.',
  'no-layout-passes': 'The text could not be set so that it reads well.',
  'storage-full': 'There is no room left to save files.',
  'storage-unavailable': 'The files could not be saved.',
  'same-picture': 'It would have been a picture the account has already.',
  interrupted: 'The worker that made it went away, or it waited too long for one.',
  unexpected: 'An error of the product; the log of the server tells more.',
};

/** The sentence for a stored code, also for one an older version wrote. */
export function operatorSentenceOf(code: string): string {
  return operatorSentences[code as AdFailure] ?? operatorSentences.unexpected;
}

/** Failures that the brief brought about: nobody has to look after them at once. */
export const failuresOfBriefs: readonly AdFailure[] = ['model-refused', 'same-picture'];
