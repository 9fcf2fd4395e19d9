import type { ModelFailure } from '#app/adapters/model-error.ts';

/** Why a generation ended without an ad. Stored on the row. */
export type AdFailure =
  | `model-${ModelFailure}`
  | 'no-layout-passes'
  | 'storage-full'
  | 'storage-unavailable'
  | 'same-picture'
  | 'interrupted'
  | 'unexpected';

const creditIsBack = 'Your credit is back.';

/** What the card says for each failure: what happened, that nothing was charged, what to do. */
export const failureSentences: Record<AdFailure, string> = {
  'model-refused': `The image provider declined this brief because of its content rules. ${creditIsBack} Change the wording and try again.`,
  'model-rate-limited': `The image provider is busy right now. ${creditIsBack} Please try again in a minute.`,
  'model-timeout': `The image provider took too long to answer. ${creditIsBack} Please try again.`,
  'model-unavailable': `The image provider can't be reached right now. ${creditIsBack} Please try again in a few minutes.`,
  'model-bad-answer': `The image provider sent something we could not use. ${creditIsBack} Please try again.`,
  'model-misconfigured': `The image provider is not set up correctly. ${creditIsBack} The operator of this site has to look into it.`,
  'no-layout-passes': `We could not set this text so that it reads well. ${creditIsBack} Try again with a shorter title or ad copy.`,
  'storage-full': `There is no room left to save your ad. ${creditIsBack} Please try again later.`,
  'storage-unavailable': `Your ad could not be saved. ${creditIsBack} Please try again later.`,
  'same-picture': `This would have been a picture you have already. ${creditIsBack} Change something in the brief, or leave the seed empty.`,
  interrupted: `The generation was interrupted. ${creditIsBack} Please try again.`,
  unexpected: `Something went wrong on our side. ${creditIsBack} Please try again.`,
};

/** The sentence for a stored failure, also for one an older version wrote. */
export function sentenceOf(failure: string | null): string | null {
  if (!failure) return null;
  return failureSentences[failure as AdFailure] ?? failureSentences.unexpected;
}

const stoodIn = 'so the built-in writer wrote this ad.';

/** What the card says where the built-in writer stood in for the language model, by the reason. */
const writerSentences: Record<ModelFailure, string> = {
  refused: `The language model declined this brief, ${stoodIn}`,
  'rate-limited': `The language model was busy, ${stoodIn}`,
  timeout: `The language model took too long, ${stoodIn}`,
  unavailable: `The language model could not be reached, ${stoodIn}`,
  'bad-answer': `The language model sent nothing usable, ${stoodIn}`,
  misconfigured: `The language model is not set up correctly, ${stoodIn}`,
};

/** The sentence for a stored reason, also for one another version wrote. */
export function writerSentenceOf(failure: string | null): string | null {
  if (!failure) return null;
  return writerSentences[failure as ModelFailure] ?? writerSentences.unavailable;
}
