import type { Language } from '../../../languages/language.ts';
import { languagesRead } from '../../../languages/registry.ts';
import { unspaced } from '../../../languages/unspaced.ts';
import { perLanguage } from '../../text/remembering.ts';
import { sentencesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { isHadAnywhere } from './works.ts';

const kinds = ['bought', 'heard', 'seen', 'read', 'followed', 'played'] as const;
type Kind = (typeof kinds)[number];

const quotes = '["“”„«»‘‚「『《〈\']';

/** The shapes of such a name in a language with spaces. `words` are for the kind of thing. */
function spacedShapes(words: string, { media, articles, indefinite, works }: Language): RegExp[] {
  const { fresh, behind, out, a } = { behind: '(?!)', out: '(?!)', ...media };
  const isOut = [works?.out, out].filter(Boolean).join('|');
  const article = `(?:(?:${[a, articles, indefinite].filter(Boolean).join('|') || '(?!)'})\\s)`;
  const news = `(?:(?:${fresh || '(?!)'})\\s)`;
  // One word of one's own, or two: "crime", "children's picture".
  const free = "(?:[\\p{L}\\p{M}’'-]{2,20}\\s)";
  const name = `(?:${words})(?![\\p{L}\\p{M}])`;
  // "Issue 4 of our comic".
  const start = '(?:^|[.!?:–—|,]\\s)(?:\\p{L}{4,8}\\s\\p{Nd}{1,3}\\s\\p{L}{1,4}\\s)?';
  const shapes = [
    // "Novel “The Salt Road”", "my new crime novel: “The Salt Road”".
    `${start}${article}?${news}{0,3}${free}?${name}[:,]?\\s?${quotes}`,
    // "A crime novel by Ada Nwosu", "blog about bees".
    `${start}(?:${article}${news}{0,3}${free}{0,2}|${news}{0,3})${name}\\s(?:${behind})(?![\\p{L}\\p{M}])`,
    // "My new comic!", "new blog: The bee years".
    `${start}${article}?${news}{1,3}${free}?${name}(?=\\s?(?:[.!:]|$)|\\s[–—-]\\s)`,
    // "My comic is out now".
    `${start}${article}?${news}{0,3}${free}?${name}[\\s,:–—-]{1,3}(?:\\p{L}{1,4}\\s){0,2}(?:${isOut})`,
    // "The bee years – a comic".
    `[:–—,-]\\s(?:${article}${free}{0,2}|${news}{1,3}${free}?)${name}[.!]?\\s?$`,
  ];
  return [
    ...shapes.map((shape) => new RegExp(shape, 'imu')),
    // "Ada Nwosu’s novel"; "Powieść Ady Nwosu", where what belongs to whom is told by endings.
    new RegExp(`^(?:\\p{Lu}[\\p{L}'’-]{1,20}\\s){2,3}${name}[.!]?$`, 'mu'),
    new RegExp(`^${name}(?:\\s\\p{Lu}[\\p{L}'’-]{1,20}){2,3}[.!]?$`, 'mu'),
  ];
}

/** The same where no space parts words. */
function unspacedShapes(words: string, { media, works }: Language): RegExp[] {
  const behind = media?.behind ?? '(?!)';
  const out = [works?.out, media?.out].filter(Boolean).join('|') || '(?!)';
  return [
    `(?:${words})[\\s:：]?${quotes}`,
    `(?:${media?.fresh || '(?!)'})[^\\s。、，,]{0,6}(?:${words})(?=[\\s:：。!！、，]|$|${quotes})`,
    `(?:${behind})[^\\n。]{0,10}(?:${words})(?=[\\s。!！]|$)`,
    `(?:${words})[^\\n。]{0,8}(?:${behind}|${out})`,
  ].map((shape) => new RegExp(shape, 'imu'));
}

const namingsOf = perLanguage((code) => {
  const of = (kind: Kind) =>
    languagesRead(code).flatMap((language) => {
      const words = language.media?.[kind];
      if (!words) return [];
      return unspaced.test(words) ? unspacedShapes(words, language) : spacedShapes(words, language);
    });
  return new Map(kinds.map((kind) => [kind, of(kind)]));
});

/** The kind of thing a title or the first words of a copy name, the first one of them. */
function kindNamed(title: string, copy: string, language: string): Kind | undefined {
  const [first = ''] = sentencesOf(copy.slice(0, 160), language);
  const namings = namingsOf(language);
  return [title.slice(0, 120), first]
    .map((text) => [text, text.slice(0, 1).toLowerCase() + text.slice(1)])
    .map((texts) =>
      kinds.find((kind) => namings.get(kind)?.some((shape) => texts.some((text) => shape.test(text)))),
    )
    .find((kind) => kind !== undefined);
}

const asked: Record<Kind, (reading: Reading) => Intent> = {
  bought: ({ isFree, has }) => (isFree() && !has('price') ? 'learn' : 'buy'),
  heard: ({ has }) => (has('price') ? 'buy' : 'listen'),
  seen: () => 'discover',
  read: () => 'learn',
  followed: () => 'follow',
  played: ({ has }) => (has('price') ? 'buy' : 'play'),
};

/** What was written, recorded or made to be played, as its maker names it, whatever its own title plays on. */
export const media: Record<string, Rule> = {
  /** "Small Town, Big Lies", "a novel by Ada Nwosu". */
  named: (reading) => {
    const { brief, copy, language, pointed } = reading;
    // "A documentary about bees, in cinemas", "seats £8".
    if (!isHadAnywhere(reading) || reading.hires || pointed().includes('tickets')) return undefined;
    const kind = kindNamed(brief.title, copy, language);
    return kind && asked[kind](reading);
  },
};
