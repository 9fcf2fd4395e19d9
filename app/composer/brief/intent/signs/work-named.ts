import type { Asks } from '../../../languages/asks/asks.ts';
import type { Language } from '../../../languages/language.ts';
import { languagesRead } from '../../../languages/registry.ts';
import { unspaced } from '../../../languages/unspaced.ts';
import { toPattern } from '../../../pattern.ts';
import { everyMatch } from '../../text/every-match.ts';
import { perLanguage } from '../../text/remembering.ts';

const kinds = ['bought', 'heard', 'seen', 'read', 'followed', 'played'] as const;
/** How a work is had: a novel is bought, an album heard, a channel followed. */
export type Kind = (typeof kinds)[number];

type Words = NonNullable<Asks['media']>;

const quotes = '["“”„«»‘‚「『《〈\']';
const quoted = toPattern(`^[:,：]?\\s?${quotes}`, 'u');
const quotedBefore = /["“”»」』]\s?$/u;
/** The name ends its clause. */
const ended = /^\s?(?:[.!:。！：、，]|$|\n)|^\s[–—-]\s/u;
const allSaid = /^[.!।。！]?\s?(?:$|\n)/u;
/** "Issue 4 of our comic". */
const partOf = /^\p{L}{4,8}\s\p{Nd}{1,3}\s\p{L}{1,4}\s/u;

const alternatives = (...sources: (string | undefined)[]) => sources.filter(Boolean).join('|') || '(?!)';
const whole = (...sources: (string | undefined)[]) => toPattern(`^(?:${alternatives(...sources)})$`, 'iu');

/** What a language says of works: how they are called, and what stands around that. */
function wordsOf(words: Words, { articles, indefinite, works }: Language) {
  const isSpaced = !unspaced.test(words.bought ?? '');
  const groups = kinds.map((kind) => `(?<${kind}>${words[kind] ?? '(?!)'})`).join('|');
  const out = alternatives(words.out, works?.out);
  const end = isSpaced ? '(?![\\p{L}\\p{M}])' : '';
  return {
    isSpaced,
    names: toPattern(isSpaced ? `(?<![\\p{L}\\p{M}])(?:${groups})(?![\\p{L}\\p{M}])` : groups, 'giu'),
    article: whole(words.a, articles, indefinite),
    fresh: whole(words.fresh),
    freshNear: toPattern(`(?:${words.fresh})[^\\s。、，,]{0,6}$`, 'iu'),
    freshBehind: toPattern(`^\\s(?:${words.fresh || '(?!)'})${end}`, 'iu'),
    behind: toPattern(isSpaced ? `^\\s(?:${words.behind})${end}` : `^[^\\n。]{0,8}(?:${words.behind})`, 'iu'),
    behindNear: toPattern(`(?:${words.behind})[^\\n。]{0,10}$`, 'iu'),
    out: toPattern(
      isSpaced ? `^[\\s,:–—-]{1,3}(?:\\p{L}{1,4}\\s){0,2}(?:${out})` : `^[^\\n。]{0,8}(?:${out})`,
      'iu',
    ),
    outBefore: toPattern(`(?:${out})[\\s:,–—-]{0,3}$`, 'iu'),
    before: whole(words.before),
  };
}

const wordsIn = perLanguage((code) =>
  languagesRead(code).flatMap((language) => (language.media ? [wordsOf(language.media, language)] : [])),
);

type Around = { before: string; after: string; words: ReturnType<typeof wordsOf> };

/** Whether the words before and behind a name say that it is what is told of, where no space parts words. */
const isNamedUnspaced = ({ before, after, words }: Around) =>
  quoted.test(after) ||
  (words.freshNear.test(before) && (ended.test(after) || after.startsWith(' '))) ||
  (words.behindNear.test(before) && allSaid.test(after)) ||
  words.behind.test(after) ||
  words.out.test(after);

/** The same with spaces: "a crime novel by", "my new comic is out", "Album “Low Tide”", "The bee years – a comic". */
function isNamed({ before, after, words }: Around): boolean {
  const edge = Math.max(
    ...['. ', '! ', '? ', ': ', '– ', '— ', '- ', '| ', ', ', '\n'].map((one) => endOf(before, one)),
  );
  const clause = before.slice(edge).trim();
  const lead = clause.replace(partOf, '').split(/\s+/u).filter(Boolean);
  const isOutFirst = words.outBefore.test(before.slice(0, edge)) || words.outBefore.test(lead[0] ?? '');
  if (lead.length > 0 && words.outBefore.test(lead[0] ?? '')) lead.shift();
  const hasArticle = words.article.test(lead[0] ?? '');
  let at = 0;
  let fresh = 0;
  while (at < 4 && at < lead.length) {
    const word = lead[at] ?? '';
    if (words.fresh.test(word)) fresh++;
    else if (!words.article.test(word)) break;
    at++;
  }
  // "Crime", in "a crime novel".
  const own = lead.length - at;
  if (own < 2 && (quoted.test(after) || words.out.test(after) || (isOutFirst && ended.test(after))))
    return true;
  if (words.behind.test(after) && own <= (hasArticle ? 2 : 0)) return true;
  if (own < 2 && fresh > 0 && ended.test(after)) return true;
  if (own === 0 && isFreshBehind(after, words)) return true;
  if (!allSaid.test(after)) return lead.length === 0 && edge === 0 && authorAlone.test(after);
  const isAppositive = /[:–—,-]\s$/u.test(before.slice(0, edge)) && (hasArticle || fresh > 0) && own < 3;
  const isOfAuthor = edge === 0 && author.test(lead.filter((word) => !words.fresh.test(word)).join(' '));
  return isAppositive || quotedBefore.test(before) || isOfAuthor || isBehindPost(lead, words);
}

const endOf = (text: string, mark: string) =>
  text.includes(mark) ? text.lastIndexOf(mark) + mark.length : 0;

/** "Comic baru sudah terbit": what is new stands behind in some languages. */
function isFreshBehind(after: string, words: Around['words']): boolean {
  const found = words.freshBehind.exec(after);
  const rest = found ? after.slice(found[0].length) : '';
  return found !== null && (ended.test(rest) || words.out.test(rest));
}

/** "Ada Nwosu’s novel", "Powieść Ady Nwosu". */
const author = /^(?:\p{Lu}[\p{L}'’-]{1,20}\s?){2,3}$/u;
const authorAlone = /^(?:\s\p{Lu}[\p{L}'’-]{1,20}){2,3}[.!]?\s?$/u;

/** "Arılar hakkında bir roman": what other languages have before a noun stands behind it. */
function isBehindPost(lead: readonly string[], { before, article, fresh }: Around['words']): boolean {
  const at = lead.findLastIndex((word) => before.test(word));
  const rest = lead.slice(at + 1).filter((word) => !article.test(word) && !fresh.test(word));
  return at >= 0 && rest.length < 2;
}

/** The kind of work that a title, or the first words of a copy, name as its maker does: "a novel by Ada Nwosu". */
export function workNamed(text: string, language: string): Kind | undefined {
  for (const words of wordsIn(language))
    for (const { groups, index, 0: name } of everyMatch(words.names, text)) {
      const around = { before: text.slice(0, index), after: text.slice(index + name.length), words };
      const isOne = words.isSpaced ? isNamed(around) : isNamedUnspaced(around);
      const kind = isOne ? kinds.find((one) => groups?.[one] !== undefined) : undefined;
      if (kind) return kind;
    }
  return undefined;
}
