import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import type { Fact } from '../brief-facts.ts';
import { capitalise } from '../request.ts';
import { everyMatch } from '../text/every-match.ts';
import { setWidth } from '../text/segments.ts';

type InLine = Pick<Fact, 'kind' | 'start' | 'end'>;

/** Widest clause that is printed for its hour, in average Latin letters. */
const widest = 30;

const onCondition = toPattern(`^[,;]?\\s(?:${sourcesOfAll((language) => language.ifs)})\\s`, 'iu');

const mark = /[,;.!?]\s|[،、，；]\s?|\s[–—|·-]\s/gu;

/**
 * The clause of an hour that says what is then: "Doors 9pm", "DJ Lumen till 3am". undefined: the hour stands alone,
 * beside other facts, or in a long clause.
 */
export function toldOfHour(text: string, fact: InLine, facts: readonly InLine[]): string | undefined {
  if (fact.kind !== 'time') return undefined;
  const joints = everyMatch(mark, text);
  const start = joints
    .filter(({ index }) => index < fact.start)
    .reduce((last, { 0: { length }, index }) => Math.max(last, index + length), 0);
  const end = joints.find(({ index }) => index >= fact.end)?.index ?? text.length;
  const isAmong = (other: InLine) =>
    other.start < end &&
    other.end > start &&
    other.kind !== 'condition' &&
    other.kind !== 'deadline' &&
    other.start !== fact.start;
  const clause = text.slice(start, end).trim();
  const rest = text.slice(start, fact.start) + text.slice(fact.end, end);
  const isTold = /\p{L}{4}|\p{Lo}{3}/u.test(rest) && setWidth(clause) <= widest && !facts.some(isAmong);
  // "Fire lit at 9pm, if it is not too dry": without its condition it would be a promise.
  const isHeld = onCondition.test(text.slice(end, end + 40));
  return isTold ? capitalise(isHeld ? text.slice(start).trim() : clause) : undefined;
}
