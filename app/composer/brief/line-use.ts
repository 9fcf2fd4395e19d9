import { isCallToAction } from '../copywriter/calls-to-action.ts';
import { sourcesRead } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import type { Fact, FactKind, LineUse } from './brief-facts.ts';
import { tellsMonth } from './facts/find-dates.ts';
import { isBundle } from './offer/find-offer.ts';
import { perLanguage } from './text/remembering.ts';
import { setWidth, wordCount } from './text/segments.ts';

const whereAndWhen: readonly FactKind[] = ['date', 'time', 'hours', 'place', 'phone', 'web', 'code'];
const leading: readonly FactKind[] = ['date', 'time', 'hours', 'phone', 'web', 'deadline'];

/** What a line is good for, from the facts in it and the line before. */
export function lineUse(line: {
  text: string;
  facts: Fact[];
  language: string;
  first: boolean;
  before: LineUse | undefined;
  /** One of a list: "• tap what you had" asks for nothing. */
  listed?: boolean;
}): LineUse {
  const { text, facts, language, before } = line;
  const has = (kind: FactKind) => facts.some((fact) => fact.kind === kind);
  if (has('quote')) return 'quote';
  if (/^[*(†※＊]/u.test(text)) return 'condition';
  if ((has('offer') || has('price')) && setWidth(text) <= 110) return 'offer';
  if (has('formerPrice')) return 'condition';
  if (has('phone') && restWidth(text, facts, ['phone', 'web', 'time', 'hours']) <= 30 && !has('offer'))
    return 'details';
  if (
    !line.first &&
    !line.listed &&
    isCallToAction(text) &&
    !/\p{Nd}{1,2}(?!\p{Nd}|[.,]\p{Nd})/u.test(text) &&
    !isBundle(text, language) &&
    !facts.some(({ kind }) => whereAndWhen.includes(kind))
  )
    return 'call';
  if (has('deadline') && restWidth(text, facts, ['deadline', 'date', 'condition']) <= 14) return 'condition';
  if (has('condition') && before === 'offer' && setWidth(text) <= 60) return 'condition';
  if (has('question')) return 'question';
  if (facts.some(({ kind }) => whereAndWhen.includes(kind))) {
    const starts = facts.some(
      (fact) => leading.includes(fact.kind) && text.trimStart().startsWith(fact.text),
    );
    if (starts && restWidth(text, facts, leading) < setWidth(text) * 0.75) return 'details';
    if (facts.some(({ kind }) => kind === 'hours' || kind === 'phone')) return 'details';
    if (restWidth(text, facts, whereAndWhen) <= 14) return 'details';
  }
  if (!line.first && tellsMonth(text, language)) return 'details';
  return isHeadline(text, language) ? 'slogan' : 'body';
}

/** Letters that are left of a line without the facts of some kinds. */
function restWidth(text: string, facts: Fact[], kinds: readonly FactKind[]): number {
  let rest = text;
  for (const fact of facts) if (kinds.includes(fact.kind)) rest = rest.replace(fact.text, ' ');
  return setWidth(rest.replace(/[^\p{L}\p{Nd}]+/gu, ' ').trim());
}

/** A few long words may take more room than many short ones: compounds are as quick to read. */
const widestHeadline = (words: number) => (words <= 6 ? 76 : 60);
const halfSentenceIn = perLanguage((language) =>
  toPattern(`^(?:${sourcesRead(language, ({ goesOn }) => goesOn)})\\s|[,:;–—-]$`, 'iu'),
);

/** "Sizes S to XXL". */
const rangeOfSizes = /(?<!\p{L})X{0,3}[SM](?!\p{L}).{1,12}(?<!\p{L})\p{Nd}?X{0,4}L(?!\p{L})/u;

/** Whether a line can lead an ad: short, whole, no address. */
export function isHeadline(text: string, language: string): boolean {
  const words = wordCount(text, language);
  return (
    setWidth(text) <= widestHeadline(words) &&
    words <= 10 &&
    !/https?:|www\.|@/u.test(text) &&
    !halfSentenceIn(language).test(text) &&
    !rangeOfSizes.test(text) &&
    /\p{L}{2}|\p{L}\p{M}|\p{Script=Han}/u.test(text) &&
    !isCallToAction(text)
  );
}
