import { basicLanguageOf, languagesRead } from '../../languages/registry.ts';
import { perLanguage } from '../text/remembering.ts';
import { setWidth } from '../text/segments.ts';

type Patterns = Record<
  'greeting' | 'opening' | 'request' | 'subject' | 'goesOn' | 'closing' | 'remark' | 'ofSender' | 'says',
  RegExp
>;

const patternsOf = perLanguage((language): { own?: Patterns } => {
  const { toMaker } = languagesRead(language)[0];
  if (!toMaker) return {};
  const { greets, asks, orders, things, about, joints, self, remarks, says } = toMaker;
  const end = '(?![\\p{L}\\p{M}])';
  const courtesy = `(?:${toMaker.courtesy})${end}`;
  const joint = `(?:(?:${joints}|${courtesy})[,.!]?\\s)`;
  const own = {
    /** "Hi there, so": a letter greets whoever makes the ad. */
    greeting: new RegExp(`^(?:${greets})${end}[,.!…]{0,2}\\s(?:(?:${joints})\\s)?`, 'iu'),
    /** "Hi we are a": what run-on titles open with. */
    opening: new RegExp(`^(?:${basicLanguageOf(language)?.runOn?.opening ?? '(?!)'})\\s`, 'iu'),
    /** "Can you make something nice", "i need a poster": to the end of its clause. */
    request: new RegExp(
      `(?<before>^|[,;.!?–-]\\s|\\s(?=${joint}{0,2}(?:${orders})))[¿¡]?${joint}{0,3}` +
        `(?:(?:${asks}|${orders})${end}(?:\\s[^\\s,.;!?]{1,20}){0,8}?\\s(?:${things}))${end}` +
        '(?<rest>(?:[^,.;!?]|(?<=\\p{Nd})\\.(?=\\s?\\p{L}|\\p{Nd})){0,120})[.!?]?',
      'iu',
    ),
    /** "… for my bakery": what the ad is for. */
    subject: new RegExp(`\\s(?:${about})\\s(?<thing>\\S.+)$`, 'iu'),
    /** "Make me an ad please i teach yoga": senders go on about their trade without a comma. */
    goesOn: new RegExp(`(?<=\\s)(?:${self})\\s\\p{L}.*$`, 'iu'),
    closing: new RegExp(`[\\s,]{1,3}${courtesy}[\\s.!]{0,3}$`, 'iu'),
    /** "Thanks", "nothing fancy please", "you decide": clauses that only the maker has to read. */
    remark: new RegExp(
      `^${joint}{0,2}(?:${remarks}|${courtesy})${end}(?:\\s${courtesy}){0,2}[\\s,.;!]*$`,
      'iu',
    ),
    /** "An ad that tells people to come before April". */
    says: new RegExp(`\\s(?:${things})${end}[^,.;!?]{0,40}?\\s(?:${says})\\s(?<said>[^,.;!?]{4,90})`, 'iu'),
    ofSender: new RegExp(`(?<![\\p{L}\\p{M}])(?:${self})${end}`, 'iu'),
  };
  return { own };
});

/** A title no wider than this is no letter, in average Latin letters. */
const shortest = 40;
/** One no wider than this is not read as a run-on title, which leaves out its greeting. */
const longest = 58;

/**
 * A title that is a letter to whoever makes the ad, without what is said to them: "hi, can you make something for my
 * bakery, we open at 6, nothing fancy please" is about "my bakery", which opens at 6.
 */
export function withoutWordsToMaker(title: string, language: string): string {
  const { own: patterns } = patternsOf(language);
  if (!patterns || setWidth(title) < shortest) return title;
  const { greeting, opening, ofSender, request, remark, closing } = patterns;
  const ungreeted = title.replace(greeting, '');
  // "Hi we are a": that greeting is left out further on, with the words behind it.
  const told = opening.test(title) && request.exec(ungreeted)?.index !== 0 ? title : ungreeted;
  const rest = withoutAsking(withoutAsking(told, patterns), patterns);
  // "Hello sunshine! Thanks for a great year": a greeting alone makes no letter.
  if (rest === told && (ungreeted === title || !ofSender.test(ungreeted))) return title;
  const clauses = rest.split(/(?<=[,;.!?])\s+/u);
  const kept = clauses.filter((clause) => !remark.test(clause));
  if (kept.length === 0) return title;
  const said = kept
    .join(' ')
    .replace(closing, '')
    .replace(/[\s,;]+$/u, '');
  if (said.length < 3 || said === title) return title;
  return setWidth(said) <= longest ? said.replace(greeting, '') : said;
}

/** What a letter wants to have said: "come before April" of "make an ad that tells people to come before April". */
export function askedToSay(title: string, language: string): string | undefined {
  const { own: patterns } = patternsOf(language);
  return setWidth(title) < shortest ? undefined : patterns?.says.exec(title)?.groups?.said?.trim();
}

/** A letter without its requests, of which each leaves what it is about. */
function withoutAsking(letter: string, { request, goesOn, subject, closing }: Patterns): string {
  const found = request.exec(letter);
  if (!found?.groups) return letter;
  const { before = '', rest = '' } = found.groups;
  const tail = goesOn.exec(rest)?.[0];
  const head = tail === undefined ? rest : rest.slice(0, rest.length - tail.length);
  const thing = subject.exec(` ${head.trim()}`)?.groups?.thing?.replace(closing, '');
  const about = [thing, tail].filter(Boolean).join(' – ');
  const behind = letter.slice(found.index + found[0].length).replace(/^[\s,;.!?]+/u, '');
  const ahead = letter.slice(0, found.index).trimEnd();
  // Further down it names again what the letter was about all along.
  const kept = ahead && !tail ? '' : about;
  const mark = /[,.;!?]/u.exec(before)?.[0] ?? ',';
  return [ahead, [kept, behind].filter(Boolean).join(' – ')].filter(Boolean).join(`${mark} `);
}

/** A title with spaces in place of such a request, so that places stay: "do me a poster" shows no poster. */
export function withRequestBlank(title: string, language: string): string {
  const { own: patterns } = patternsOf(language);
  const greeted = patterns?.greeting.exec(title)?.[0].length ?? 0;
  const found = patterns?.request.exec(title.slice(greeted));
  if (!found || setWidth(title) < shortest) return title;
  const from = greeted + found.index;
  const to = from + found[0].length - (found.groups?.rest?.length ?? 0);
  return title.slice(0, from) + ' '.repeat(to - from) + title.slice(to);
}
