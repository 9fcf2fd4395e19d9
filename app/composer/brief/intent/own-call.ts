import { callToAction } from '../../copywriter/calls-to-action.ts';
import { lowerCaseIn } from '../../languages/capitals.ts';
import { languagesRead, sourcesOfAll, sourcesRead, wordsOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { placesAtHome } from '../../subjects/mentions.ts';
import { bareWords } from '../text/clean-text.ts';
import { perLanguage } from '../text/remembering.ts';
import type { Intent } from './intents.ts';
import { patternsOf } from './reading/reading-patterns.ts';
import { longestRead, pointingsIn } from './signs/pointings.ts';

const wordsOf = (text: string, language: string) =>
  lowerCaseIn(text, language).match(/[\p{L}\p{M}]{5,}/gu) ?? [];

const handovers = toPattern(`^(?:${sourcesOfAll((language) => language.handovers)})\\s`, 'iu');

/** "Try before you buy": praise that is written as an order. */
const mottoes = toPattern(
  wordsOfAll((language) => language.mottoes),
  'iu',
);

/** How the verb of "Get started" begins, in a language and in English. */
const beginningsOf = perLanguage((language) =>
  [language, 'en']
    .flatMap((code) => wordsOf(callToAction({ intent: 'start', language: code }), code))
    .map((word) => word.slice(0, 5)),
);

const pointedElsewhere = (text: string, { intent, language }: { intent: Intent; language: string }) => {
  const pointed = pointingsIn(text.slice(0, longestRead), language);
  return pointed.length > 0 && pointed.every((one) => one.intent !== intent);
};

const timesOf = perLanguage((language) => {
  const words = sourcesRead(language, ({ passing }) => passing);
  return toPattern(`^\\P{L}*\\p{L}+\\s(?:\\p{Nd}|(?:${words})\\s)`, 'iu');
});

/** "Start na de kerstvakantie", "Start 5 januari". */
function saysWhenItStarts(text: string, language: string): boolean {
  const [first = ''] = wordsOf(text.split(' ', 1)[0] ?? '', language);
  return beginningsOf(language).includes(first.slice(0, 5)) && timesOf(language).test(text);
}

/**
 * Whether a line that is written as a call is meant as one. In an ad for a job, "Start at once" only says when the job
 * begins. "Pick up from your home" says what is done for the readers, and "Collect from Ludlow after dusk" how goods
 * change hands that are ordered first.
 */
export function isOwnCall(text: string, { intent, language }: { intent: Intent; language: string }): boolean {
  if (placesAtHome(text).length > 0 || mottoes.test(text)) return false;
  // "RSVP not needed but nice".
  if (patternsOf(language).walkIn.test(text)) return false;
  if (handovers.test(text) && intent !== 'visit' && intent !== 'directions') return false;
  // "Download the app – buy and sell in your street": what one does with it then.
  if (intent === 'download' && pointedElsewhere(text, { intent, language })) return false;
  if (saysWhenItStarts(text, language)) return false;
  return (
    intent !== 'apply' ||
    !wordsOf(text, language).some((word) => beginningsOf(language).includes(word.slice(0, 5)))
  );
}

/** What slogans tell readers to do as well as buttons do. */
const ofSlogans = new Set<Intent>(['start', 'watch', 'play', 'discover', 'learn']);

const wordsIn = (text: string) => bareWords(text).split(' ');

/** "Book", "order": how the buttons of other deeds begin. */
const deedsOf = perLanguage((language) =>
  Object.entries(languagesRead(language)[0].calls)
    .filter(([intent]) => !ofSlogans.has(intent as Intent))
    .map(([, call]) => wordsIn(call)[0] ?? '')
    .filter((word) => word.length > 3),
);

/**
 * "Get your hands dirty", "Start dreaming": a slogan that is written as an order, and asks for nothing that the ad asks
 * for. "Book your seats" names a deed, though the button may name another.
 */
export const isSloganCall = (text: string, { intent, language }: { intent: Intent; language: string }) =>
  !deedsOf(language).includes(wordsIn(text)[0] ?? '') &&
  pointingsIn(text.slice(0, longestRead), language).every(
    (one) => one.intent !== intent && ofSlogans.has(one.intent),
  ) &&
  bareWords(text) !== bareWords(callToAction({ intent, language }));
