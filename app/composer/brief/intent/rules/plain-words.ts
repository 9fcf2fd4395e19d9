import { sourcesOfAll, sourcesRead, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { perLanguage } from '../../text/remembering.ts';
import type { Intent } from '../intents.ts';
import type { Rule } from '../reading/reading.ts';

const moved = toPattern(
  wordsOfAll((language) => language.moved),
  'iu',
);
const toOrder = toPattern(
  wordsOfAll((language) => language.toOrder),
  'iu',
);

const ringUp = sourcesOfAll((language) => language.ringUp);
const rungUp = toPattern(
  `[\\p{Nd}.!,;:/–-]\\p{L}{0,4}\\s(?:${ringUp}|${ringUp?.toUpperCase()})\\s\\p{Lu}\\p{L}{1,20}[.!]{0,3}$`,
  'u',
);

const toldOf = new Set<Intent | undefined>([undefined, 'visit', 'buy', 'order', 'book']);
const notified = toPattern(
  wordsOfAll((language) => language.notified),
  'iu',
);

const unspacedFirst = '(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Thai}])';
const lost = perLanguage((language) => {
  const words = `(?:${sourcesRead(language, (one) => one.lost)})`;
  return toPattern(
    `^${words}(?:[:：]\\s?|\\s)|(?:\\s|(?<=\\p{Lo}))${words}[.!]?$|^${unspacedFirst}${words}`,
    'iu',
  );
});
/** "Lost weight?", "Missing data": what firms begin with. */
const ofFirms =
  /[?？!]|^(?:lost|found|missing|stolen)\s(?:your|my|our|in|and|&|weight|data|art|treasures?|time|objects?)(?!\p{L})/iu;

/** What the brief says of its sender or its wares that tells what readers do, whatever the trade. */
export const plainWords: Record<string, Rule> = {
  /** "Found: keys near the mill", "Zwei Katzen zu verschenken": between persons. */
  lost: ({ brief, language, has, prices }) =>
    prices.length === 0 && !ofFirms.test(brief.title) && lost(language).test(brief.title.trim().slice(0, 120))
      ? has('phone')
        ? 'call'
        : 'contact'
      : undefined,
  /** "Road closed for resurfacing". */
  notified: ({ named, brief, has, prices }) =>
    // "First boat now 6.40" tells an hour.
    toldOf.has(named) &&
    !prices.some((text) => /\p{Sc}|\p{Nd}{3}/u.test(text)) &&
    !has('phone') &&
    notified.test(brief.title)
      ? 'learn'
      : undefined,
  /** "Digger and driver £40/h, call Ron": who knows him has his number. */
  rungUp: ({ named, brief, copy, has }) =>
    named === undefined &&
    !has('phone') &&
    !has('web') &&
    [brief.title, copy].some((text) => rungUp.test(text.trim().slice(-60)))
      ? 'call'
      : undefined,
  /** "We have moved to Mill Street". */
  moved: ({ named, brief, has }) =>
    named !== 'apply' && named !== 'quote' && !has('web') && !has('phone') && moved.test(brief.title)
      ? 'visit'
      : undefined,
  /** "Oak cradles, carved to order": a ware that is made for whoever asks for it. */
  toOrder: ({ named, said, brief, isServed, isEaten, has, hasDay }) =>
    !(has('phone') && !has('web')) &&
    (named === undefined || named === 'buy' || named === 'book') &&
    !isServed &&
    !isEaten &&
    !hasDay() &&
    (has('price') || has('web')) &&
    toOrder.test(`${said}\n${brief.saleGoals}`)
      ? 'order'
      : undefined,
};
