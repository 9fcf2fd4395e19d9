import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { matchersOf } from '../../languages/matchers.ts';
import { toPattern } from '../../pattern.ts';
import { findPhones, namedBefore, separateContact } from '../facts/find-contacts.ts';
import { capitalise } from '../request.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';

const telephone = '(?:☎|📞|📱|📲|👉|➡|✆)\\ufe0f?';

/** What stands before a number: its label, signs and pictures of a telephone or a hand. */
const labelsAtEnd = perLanguage((label) => toPattern(`(?:[\\s,;:–-]|${telephone}|${label})+$`, 'iu'));

/** Pictures of a telephone around words without its number. */
const telephones = toPattern(`^(?:${telephone}|\\s)+|(?:${telephone}|\\s)+$`, 'gu');

/** "No", "ohne" in front of what would be a call: "no call out fee 07700 900123". */
const refused = perLanguage((language) => toPattern(`${matchersOf(language).negations}\\s$`, 'iu'));

/** Where words that ask for a call begin, "reserve pelo": its number is cut out behind them. */
function callAtEnd(text: string, language: string): number | undefined {
  for (const { index } of everyMatch(/(?<=[\s,;–-])\p{L}+(?:\s\p{L}+){0,2}$/gu, text).concat(
    everyMatch(/(?<=[\s,;–-])\p{L}+(?:\s\p{L}+)?$/gu, text),
  ))
    if (index > 6 && isCallToAction(text.slice(index)) && !refused(language).test(text.slice(0, index)))
      return index;
  return undefined;
}

/** "Text BAKE to 555-0144", "Text JOIN to 60777": the word that is sent and its number say nothing apart. */
const keyed =
  /(?<=[\p{L}\p{M}\p{Nd})!?.][\s,;:–-]{1,3})\p{L}{3,10}\s["“'‘]?\p{Lu}{2,12}["”'’]?\s\p{Ll}{1,4}\s\p{Nd}[\p{Nd} -]{2,14}\p{Nd}$/u;

/** Parts a title from the words that say how to call. */
export function separatePhone(title: string, language: string): { text: string; phone?: string } {
  const key = keyed.exec(title);
  if (key && key.index > 6)
    return { text: title.slice(0, key.index).replace(/[\s,;:–-]+$/u, ''), phone: capitalise(key[0]) };
  const { phone: label } = matchersOf(language);
  const parted = separateContact(title, label);
  if (parted?.rest) {
    // "Roof repairs, Paisley 0141 555 0199": the town is no label of the number.
    const name = namedBefore(parted.contact, label);
    const joined = `${parted.rest}, ${name}`;
    return name && title.startsWith(joined)
      ? { text: joined, phone: parted.contact.slice(name.length).trim() }
      : { text: parted.rest, phone: parted.contact };
  }
  const phone = findPhones(title, label).at(-1);
  if (!phone || phone.start < 6) return { text: title };
  const before = title.slice(0, phone.start).replace(labelsAtEnd(label), '');
  const call = callAtEnd(before, language);
  const kept = call === undefined ? before : before.slice(0, call).replace(/[\s,;:–-]+$/u, '');
  const said = call === undefined ? phone.text : capitalise(title.slice(call, phone.end).trim());
  // "Plumber day and night 51 40 77 21 leaks, drains": the number stood between two things.
  const behind = title.slice(phone.end).replace(/^\s(?=\p{L})/u, kept ? ' – ' : '');
  const text = `${kept}${behind}`.replace(telephones, '').trim();
  return { text, phone: said };
}
