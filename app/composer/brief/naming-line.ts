import { isCallToAction } from '../copywriter/calls-to-action.ts';
import type { Brief } from '../design/ad-design.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import type { Line } from './brief-facts.ts';
import { tradeOf } from './intent/trade/trade.ts';

/**
 * The line of the copy that says what is sold, where the title leaves that to it: "Say it with ranunculus" stands above
 * "Hand tied bouquets …". It is the line of the thing that is shown; where nothing is, the first one of a trade.
 * undefined: the title names a thing, or no line does.
 */
export function namingLine(brief: Brief, lines: readonly Line[], language: string): string | undefined {
  const copy = lines.filter(
    ({ field, use, text }) => field === 'adCopy' && use !== 'call' && !isCallToAction(text),
  );
  const [shown] = findSubjects(brief, language);
  if (shown)
    return shown.field === 'adCopy'
      ? copy.find(({ start, end }) => start <= shown.start && shown.end <= end)?.text
      : undefined;
  const named = (text: string) => tradeOf(text, language) !== undefined;
  return named(brief.title) ? undefined : copy.find(({ text }) => named(text))?.text;
}
