import { toldBeside } from '../brief/facts/find-contacts.ts';
import { isOfEmergency } from '../brief/intent/emergency.ts';
import { capitalise } from '../brief/request.ts';
import { bareWords, says } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { dangling, setWidth } from '../brief/text/segments.ts';
import { matchersOf } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { isCallToAction } from './calls-to-action.ts';

/** A line without what the ad says already; undefined when nothing is left. */
export function withoutSaid(text: string, said: readonly string[], language: string): string | undefined {
  if (said.some((other) => says(other, text))) return undefined;
  for (const other of said) {
    const phone = /[\p{Nd}+(][\p{Nd}() .\-/]{5,}\p{Nd}$/u.exec(other)?.[0];
    if (!phone || !text.includes(phone)) continue;
    const label = matchersOf(language).phone;
    const beside = text.replace(phone, '').trim();
    const words = beside.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
    if (words.length <= 3 && setWidth(beside) <= 26) {
      const told = toldBeside(text, phone, label);
      // "Notdienst 0170 5550188": not any number.
      return told && capitalise(isOfEmergency(told) ? text : told);
    }
    const at = text.indexOf(phone);
    // "Запись в директ или 067 …, Львов": nothing hangs on a number amid the words either.
    const before = withoutLabel(text.slice(0, at), label);
    // "Call 044 972 3150 or book online": what goes on from the number stands alone.
    const after = text.slice(at + phone.length);
    const left = `${before}${before ? after : after.replace(joinedOn, '')}`.replace(labelFirst(label), '');
    const rest = left
      .replace(/ {2,}/gu, ' ')
      .replace(/^[\s,;:·–-]+/u, '')
      .trim();
    // "Message us", "to grab a spot" beside the button that says the number.
    const isCall =
      [rest, rest.replace(/^\p{Ll}+\s/u, '')].some(isCallToAction) &&
      !/\p{Nd}/u.test(rest) &&
      words.length <= 5;
    return !isCall && /\p{L}{3}|\p{Nd}/u.test(rest) && bareWords(rest).length > 6
      ? capitalise(rest)
      : undefined;
  }
  return capitalise(text);
}

const joinedOn = new RegExp(`^[\\s,;]*(?:${sourcesOfAll((language) => language.goesOn)})\\s`, 'iu');

/** Words without the label of a number that stood at their end: "call", "al", "Tel.:", "on". */
function withoutLabel(text: string, label: string): string {
  const end = /(?:^|[\s,;·–-])([\p{L}\p{M}]{2,14})\.?\s?([:：]?)\s*$/u.exec(text);
  const isLabel = end?.[1] && ((end[1].length <= 2 && cased.test(end[1])) || labelOf(label).test(end[1]));
  // "Anruf genügt: 0176 …" is left out with its number. "Encargos el día antes: 965 …" stays.
  const call = end?.[2]
    ? /(?:^|[.,;!?]\s)(\S+\s){0,1}\S+$/u.exec(
        text.slice(0, end.index + end[0].length).replace(/\s*[:：]\s*$/u, ''),
      )
    : null;
  const at = call ? call.index : isLabel ? end.index : text.length;
  const rest = text.slice(0, at).replace(/[\s,;:–-]+$/u, '');
  // "Termin online oder 0351 …": nothing hangs on the number that the button says.
  return rest.replace(dangling, '');
}

const cased = /\p{Lu}|\p{Ll}/u;

/** "Tel. , only by phone": a label that has lost its number, before another clause. */
const labelFirst = perLanguage((label) => new RegExp(`^\\s*(?:${label})\\s?[.:：]?\\s?[,;·–-]\\s?`, 'iu'));

const labelOf = perLanguage((label) => new RegExp(label, 'iu'));
