import { basicLanguages, sourcesOfAll } from '../../languages/registry.ts';
import { unspaced } from '../../languages/unspaced.ts';
import { once } from '../../once.ts';
import { toPattern } from '../../pattern.ts';

const known = Object.values(basicLanguages).flatMap(({ code, calledBy, askedAlone }) =>
  calledBy ? [{ code, calledBy, askedAlone }] : [],
);

/** Whether a text names any language, which is quick to tell. */
const anyName = toPattern(known.map(({ calledBy }) => calledBy).join('|'), 'iu');

/** What stands around the name of a language to ask for it: 'in {}', '{}で'. */
const askings = sourcesOfAll((language) => language.askedIn).split('|');

/** A way to ask as a pattern for `names`; a word in front begins where no letter is before it. */
function askingFor(names: string, asking: string): string {
  const [before = '', behind = ''] = asking.split('{}');
  const opening = /\s$/u.test(before) && !unspaced.test(before) ? '(?:^|[^\\p{L}])' : '';
  return `${opening}${before.replace(/\s$/u, '\\s+')}(?:${names})${behind && `\\s*${behind.trim()}`}`;
}

const requests = once(() =>
  known.map(({ code, calledBy: each, askedAlone }) => {
    const asked = askings.map((asking) => askingFor(each, asking)).join('|');
    const alone = askedAlone ? `|(?:^|[.,;\\n]\\s*)(?:${askedAlone})(?:$|[.,;\\s])` : '';
    return {
      code,
      name: toPattern(each, 'iu'),
      pattern: toPattern(`${asked}|language\\s*[:=]\\s*(?:${each})${alone}`, 'iu'),
    };
  }),
);

/** The language an instruction asks for ("in German"), or undefined. */
export function requestedLanguage(text: string): string | undefined {
  const read = text.slice(0, 2000);
  if (!anyName.test(read)) return undefined;
  // Fifty ways to ask are tried at each place of the text: only for a language that it names.
  return requests().findLast(({ name, pattern }) => name.test(read) && pattern.test(read))?.code;
}
