import { basicLanguages } from '../languages/registry.ts';

const known = Object.values(basicLanguages).flatMap(({ code, calledBy, askedAlone }) =>
  calledBy ? [{ code, calledBy, askedAlone }] : [],
);

/** Whether a text names any language, which is quick to tell. */
const anyName = new RegExp(known.map(({ calledBy }) => calledBy).join('|'), 'iu');

const requests = known.map(({ code, calledBy: each, askedAlone }) => {
  const asked =
    '(?:^|[^\\p{L}])(?:in|auf|en|em|på|po|in het|na|v|у|на|по|σε|στα|به|به زبان|bằng|dalam|im|kwa|sa)\\s+' +
    `(?:${each})|用\\s*(?:${each})|(?:${each})\\s*(?:で|로|में|language|ile|\\s*olarak)|ب(?:${each})|` +
    `language\\s*[:=]\\s*(?:${each})`;
  const alone = askedAlone ? `|(?:^|[.,;\\n]\\s*)(?:${askedAlone})(?:$|[.,;\\s])` : '';
  return { code, pattern: new RegExp(`${asked}${alone}`, 'iu') };
});

/** The language an instruction asks for ("in German"), or undefined. */
export function requestedLanguage(text: string): string | undefined {
  const read = text.slice(0, 2000);
  return anyName.test(read) ? requests.findLast(({ pattern }) => pattern.test(read))?.code : undefined;
}
