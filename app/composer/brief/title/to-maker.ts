import { basicLanguageOf, languagesRead } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { perLanguage } from '../text/remembering.ts';
import { setWidth } from '../text/segments.ts';

type Patterns = Record<
  | 'greeting'
  | 'opening'
  | 'request'
  | 'subject'
  | 'goesOn'
  | 'closing'
  | 'remark'
  | 'ofSender'
  | 'says'
  | 'aside'
  | 'sayIt'
  | 'thanks'
  | 'joined',
  RegExp
>;

const patternsOf = perLanguage((language): { own?: Patterns } => {
  const { toMaker } = languagesRead(language)[0];
  if (!toMaker) return {};
  const { greets, asks, orders, things, about, joints, self, remarks, says } = toMaker;
  // The rest of a clause, whatever it says.
  const asides = toMaker.asides.replaceAll('~', '(?:$|\\s[^,;!?]{0,90}$)');
  const end = '(?![\\p{L}\\p{M}])';
  const courtesy = `(?:${toMaker.courtesy})${end}`;
  const joint = `(?:(?:${joints}|${courtesy})[,.!]?\\s)`;
  const own = {
    /** "Hi there, so": a letter greets whoever makes the ad. */
    greeting: toPattern(`^(?:${greets})${end}[,.!…]{0,2}\\s(?:(?:${joints})\\s)?`, 'iu'),
    /** "Hi we are a": what run-on titles open with. */
    opening: toPattern(`^(?:${basicLanguageOf(language)?.runOn?.opening ?? '(?!)'})\\s`, 'iu'),
    /** "Can you make something nice", "i need a poster": to the end of its clause. */
    request: toPattern(
      `(?<before>^|[,;.!?–-]\\s|\\s(?=${joint}{0,2}(?:${orders})))[¿¡]?${joint}{0,3}` +
        `(?:(?:${asks}|${orders})${end}(?:\\s[^\\s,.;!?]{1,20}){0,8}?\\s(?:${things}))${end}` +
        '(?<rest>(?:[^,.;!?]|(?<=\\p{Nd})\\.(?=\\s?\\p{L}|\\p{Nd})){0,120})[.!?]?',
      'iu',
    ),
    /** "… for my bakery": what the ad is for. */
    subject: toPattern(`\\s(?:${about})\\s(?<thing>\\S.+)$`, 'iu'),
    /** "Make me an ad please i teach yoga": senders go on about their trade without a comma. */
    goesOn: toPattern(`(?<=\\s)(?:${self})\\s\\p{L}.*$`, 'iu'),
    closing: toPattern(`[\\s,]{1,3}${courtesy}[\\s.!]{0,3}$`, 'iu'),
    /** "Thanks", "nothing fancy please", "you decide": clauses that only the maker has to read. */
    remark: toPattern(
      `^${joint}{0,2}(?:${remarks}|${courtesy})${end}(?:\\s${courtesy}){0,2}[\\s,.;!]*$`,
      'iu',
    ),
    /** "An ad that tells people to come before April". */
    says: toPattern(`\\s(?:${things})${end}[^,.;!?]{0,40}?\\s(?:${says})\\s(?<said>[^,.;!?]{4,90})`, 'iu'),
    /** "So can you make it pop", "nobody knows we exist". */
    aside: toPattern(`^${joint}{0,2}(?:${asides})[\\s.]*$`, 'iu'),
    joined: toPattern(`\\s(?=(?:${joints})\\s)`, 'iu'),
    sayIt: toPattern(`^${joint}{0,2}(?:${toMaker.sayIt})\\s(?<said>[^,;!?]{4,90})$`, 'iu'),
    /** "Cheers Dave", "thanks a million, Sarah". */
    thanks: toPattern(`^(?:${toMaker.thanks})(?:\\s\\p{L}[\\p{L}'’]*){0,5}[.!]?$`, 'iu'),
    ofSender: toPattern(`(?<![\\p{L}\\p{M}])(?:${self})${end}`, 'iu'),
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
  const isLetter = rest !== told || (ungreeted !== title && ofSender.test(ungreeted));
  const clauses = (isLetter ? rest : title).split(/(?<=[,;.!?])\s+/u);
  const kept = withoutAsides(clauses, patterns).filter((clause) => !(isLetter && remark.test(clause)));
  if (kept.length === 0) return title;
  if (!isLetter && (kept.join(' ') === clauses.join(' ') || setWidth(title) <= longest)) return title;
  const said = kept
    .join(' ')
    .replaceAll(/[,;]?\s(?=–\s)/gu, ' ')
    // "I mend violins, 30 years at it now": so short, it would be taken for one name.
    .replace(/^([^,]{8,}),\s(?=\p{Nd})/u, '$1 – ')
    .replace(closing, '')
    .replace(/[\s,;]+$/u, '');
  if (said.length < 3 || said === title) return title;
  return setWidth(said) <= longest ? said.replace(greeting, '') : said;
}

const withoutStop = (clause: string) => clause.replace(/[,;.!?\s]+$/u, '');

/** "We do tax returns and people come too late so tell them to come in May": each clause for the maker is a part. */
function partsOf(clause: string, { joined, aside, sayIt }: Patterns): string[] {
  const parts: string[] = [];
  for (const part of clause.split(joined)) {
    const bare = withoutStop(part);
    const isOwn = parts.length === 0 || aside.test(bare) || sayIt.test(bare);
    if (isOwn) parts.push(part);
    else parts.push(`${parts.pop()} ${part}`);
  }
  return parts;
}

/** Clauses without those for the maker, and without the sender's name behind them. */
function withoutAsides(clauses: readonly string[], patterns: Patterns): string[] {
  const { aside, sayIt, thanks } = patterns;
  const parts = clauses.flatMap((clause) => partsOf(clause, patterns));
  const bare = parts.map(withoutStop);
  const signed = bare.findIndex((clause, at) => at > 0 && thanks.test(clause));
  return parts.flatMap((clause, at) => {
    const text = bare[at] ?? '';
    const said = at > 0 ? sayIt.exec(text)?.groups?.said : undefined;
    if (said) return [`– ${said}`];
    // "Thanks, Sarah".
    const isName = signed >= 0 && at === signed + 1 && /^\p{Lu}\p{L}+$/u.test(text);
    if (at === signed || isName) return [];
    return at > 0 && aside.test(text) && !/[\p{Nd}@£€$]/u.test(text) ? [] : [clause];
  });
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
