import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { findDates } from '../facts/find-dates.ts';
import { tradeOf } from '../intent/trade/trade.ts';
import { findOffer } from '../offer/find-offer.ts';
import { setWidth, wordCount } from '../text/segments.ts';
import { namesNothing, widestWhole } from './join-pieces.ts';

/**
 * The news behind the colon of a short label, a phrase of its own: "Boulangerie : la galette des rois est là". A label
 * has one or two words. undefined: the title is not written so.
 */
export function newsBehind(title: string, names: string[], language: string): string | undefined {
  const [label = '', news = ''] = names;
  if (news === '' || !title.startsWith(label)) return undefined;
  // "Sezon od 1 maja: kajaki na Wdzie": a day is no part of a name. What the day belongs to stands behind it.
  const [heading = '', behind = ''] = title.split(/(?<=\p{L}|\p{Nd})\s?[:：]\s/u);
  if (behind === news && findDates(heading, language).some(({ text }) => /\p{Nd}/u.test(text)))
    return isCallToAction(news) || findOffer(news, language) ? undefined : news;
  if (!/^\s?[:：]/u.test(title.slice(label.length))) return undefined;
  const isLabel = wordCount(label, language) <= 2 && !/[!?！？]$/u.test(label);
  // "Stairlifts: new, reconditioned and rental": kinds of what the label names.
  if (isLabel && /^\p{Ll}[^,]*,\s\p{Ll}/u.test(news) && !namesNothing(label, language)) return undefined;
  // "Pumpkin Festival: this year's theme PIRATES": two words name it, and small ones say more of it.
  const isThing =
    findSubjects({ title: label }, language).length > 0 || tradeOf(label, language) !== undefined;
  if (isLabel && /^\p{L}[^\s&+]*\s\p{L}[^\s&+]*$/u.test(label) && /^\p{Ll}/u.test(news) && isThing)
    return setWidth(title) <= widestWhole && !findOffer(news, language) ? title : undefined;
  const isNews =
    wordCount(news, language) >= (wordCount(label, language) === 1 ? 3 : 4) &&
    setWidth(news) <= 58 &&
    !isCallToAction(news) &&
    !findOffer(news, language);
  if (!isLabel || !isNews) return undefined;
  // "Wine fair: 60 growers, 200 wines": so many of what the label names.
  if (/^\p{Nd}/u.test(news) && /,\s\p{Nd}/u.test(news) && !namesNothing(label, language))
    return setWidth(title) <= widestWhole ? title : undefined;
  // "E-bikes: have a go Saturday": at what, is said in front.
  const isShown = (words: string) => findSubjects({ title: words }, language).length > 0;
  return isShown(label) && !isShown(news) && setWidth(title) <= widestWhole ? title : news;
}
