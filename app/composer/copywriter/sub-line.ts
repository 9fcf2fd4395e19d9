import type { BriefFacts, FactKind, Line, LineUse } from '../brief/brief-facts.ts';
import { capitalise } from '../brief/request.ts';
import { bareWords, says } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { cutToWidth, setWidth, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { isSigned, opensWithSender } from '../brief/title/signature.ts';
import { languageOf, sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { opensWithThen } from './badge-parts.ts';
import { nameWithoutSaid, withoutRepeats, withoutWhen } from './nothing-twice.ts';
import { truest } from './offer-badge.ts';
import { isOfferTwice, isWeaker } from './offer-twice.ts';
import { isOwnersLine, namesNothing } from './owners-line.ts';
import { names, withoutGenericEnd } from './thing-sold.ts';
import { withoutSaid } from './without-said.ts';
import { lineWithoutStop } from './without-stop.ts';

/**
 * Room of a sub-line in average Latin letters: `words` for its words, `facts` for words and facts together. Then the
 * schema's limit in UTF-16 units.
 */
const room = { words: 120, facts: 165 } as const;
const hardLimit = 220;

type Part = { text: string; weight: number; order: number; isFact: boolean; line?: Line | undefined };

const weights: Record<LineUse, number> = {
  condition: 9,
  offer: 8,
  details: 7,
  quote: 5,
  question: 4,
  slogan: 4,
  body: 3,
  call: 0,
};

/** What the copy says first under a saying counts more than what else a sentence says. */
const weightOfTelling = 6.5;

/** Whose ad it is counts more than offers beside the first and hours: without it nobody knows where to go. */
const weightOfSender = 8.2;

/** "Your home may be repossessed if …", "Paid for by …": an ad may not leave out what the law wants said in it. */
const weightOfWarning = 9.2;
const warning = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.warnings)})`, 'iu');

/** When and where one has to be there counts more than what else a sentence says. */
const weightOf = (line: Line) =>
  warning.test(line.text)
    ? weightOfWarning
    : (line.use === 'body' || line.use === 'slogan') && tellsWhen(line)
      ? 6
      : weights[line.use];

/** "Send your CV to jobs@elm.example or come in": without it nobody knows where to, and it has the room of facts. */
const tellsAddress = ({ facts }: Line) => facts.some(({ kind }) => kind === 'web');

/** "Every Sunday at 11 in the Little Mitten theatre": a day with its hour or place, one of a month, the last one. */
function tellsWhen({ facts }: Line): boolean {
  const kinds = new Set(facts.map(({ kind }) => kind));
  const isExact = facts.some(({ kind, text }) => kind === 'date' && /\p{Nd}/u.test(text));
  const isPlaced = kinds.has('date') && (kinds.has('time') || kinds.has('place'));
  // "Sat only 9-4" is read as a condition.
  const isRange = facts.some(
    ({ kind, text }) => kind === 'condition' && /\p{Nd}\s?[-–]\s?\p{Nd}/u.test(text),
  );
  return isExact || isPlaced || isRange || kinds.has('hours') || kinds.has('deadline');
}

/**
 * Everything an ad says besides its headline, badge and button, in the brief's order. A sentence without room is
 * left out whole.
 */
export function subLineOf(ad: {
  facts: BriefFacts;
  headline: string;
  badge: string | undefined;
  button: string;
  lines: Line[];
  /** What is sold, with the price that stays with it. */
  name: string;
  /** What the badge leaves of its line, and how many lines stand before that. */
  tail: string | undefined;
  tailAt: number;
  cutOff: string | undefined;
  elsewhere: readonly FactKind[];
}): string | undefined {
  const { facts, headline, badge, button } = ad;
  const { language, sold } = facts;
  const said = [headline, badge, button].filter((text) => text !== undefined);
  const parts: Part[] = [];
  const add = (
    text: string | undefined,
    weight: number,
    { order, isFact, line }: Pick<Part, 'order' | 'isFact' | 'line'>,
  ) => {
    const words = text && withoutSaid(text, said, language);
    if (!words) return;
    if (!parts.some((part) => says(part.text, words)))
      parts.push({ text: words, weight, order, isFact, line });
  };
  add(facts.named.subline, 10, { order: 0, isFact: true });
  add(ad.tail, 9, { order: 9.5 + ad.tailAt, isFact: true });
  add(ad.cutOff, 6, { order: 2, isFact: false });
  const titles = ad.lines.filter(({ field }) => field === 'title');
  const opening = openingUnder(facts);
  const brand = facts.facts.find(({ kind }) => kind === 'brand')?.text ?? '';
  const signed = signatureOf(facts);
  const sender = brand || signed ? undefined : facts.lines.find((line) => tellsSender(line, facts));
  const offers = truest(facts.lines, language);
  for (const [index, line] of ad.lines.entries()) {
    if (line.use === 'offer' && (!offers.includes(line) || isWeaker(line, badge))) continue;
    if (isOfferTwice(line, ad)) continue;
    if (isElsewhere(line, ad.elsewhere) || isAfterCall(line, facts)) continue;
    const text = withoutSignature(line.text, brand);
    if (!text) continue;
    // The title stands for what is sold; what it says of it ("a podcast about trains") comes first, the rest last.
    const isTitle = titles.includes(line);
    const isDescription =
      isTitle &&
      (line.use === 'slogan' ||
        line.use === 'body' ||
        line.use === 'question' ||
        (line.use === 'details' && tellsNews(line)));
    if (line.text === facts.naming) {
      add(namingWords(text), 9.4, { order: 10 + index, isFact: true, line });
      continue;
    }
    if (line === signed || line === sender || line === opening) {
      const weight = line === opening ? weightOfTelling : weightOfSender;
      add(text, weight, { order: 10 + index, isFact: true, line });
      continue;
    }
    const weight = isTitle && line.text === sold ? 0 : isDescription ? 8.5 : weightOf(line);
    if (weight > 0)
      add(text, weight, {
        order: isDescription || (isTitle && isDayAlone(line)) ? 0.8 : isTitle ? 90 + index : 10 + index,
        isFact:
          isDescription ||
          tellsWhen(line) ||
          tellsAddress(line) ||
          warning.test(line.text) ||
          (line.use !== 'body' && line.use !== 'slogan'),
        line,
      });
  }
  if (facts.named.headline === undefined || facts.named.subline === undefined) {
    const name = withoutGenericEnd(ad.name);
    const others = parts.filter(({ weight }) => weight >= 4).map(({ text }) => text);
    // "Cover-ups at Black Heron": the wordmark says the end of the name.
    const wordmark = bareWords(name).endsWith(bareWords(brand)) ? brand : '';
    const said = [headline, wordmark, ...others];
    if (!names(said, withoutWhen(name, language))) {
      const text = nameWithoutSaid(name, { badge, others }, language);
      // "Tyre change" above "Tyre change from £99": the badge loses it.
      const day = parts.find(({ line }) => line && titles.includes(line) && isDayAlone(line));
      const whole = day && wholeOf(facts.brief.title, `${name} ${day.text}`);
      if (whole) Object.assign(day, { text: whole, weight: 9.5, order: 0.5 });
      else if (text && text !== name) parts.push({ text, weight: 9.5, order: 0.5, isFact: true });
      else add(text, 9.5, { order: 0.5, isFact: true });
    }
  }
  const answerOf = ({ text, line }: Part) =>
    line && /[?？؟]$/u.test(text) ? facts.lines[facts.lines.indexOf(line) + 1] : undefined;
  const kept = chosenOnce(parts, said, language);
  // "The sea?" says nothing without its answer, unless that is the button.
  const whole = kept.filter((part) => {
    const isShort = wordCount(part.text, language) <= 3 && !/[?？؟]\s/u.test(part.text);
    const answer = isShort ? answerOf(part) : undefined;
    const isCall = answer?.use === 'call' || answer?.facts.some(({ kind }) => kind === 'phone');
    return answer === undefined || isCall || kept.some(({ line }) => line === answer);
  });
  return joinParts(
    whole.map((part, at) => withoutAnd(part, whole[at - 1], facts)),
    language,
    answerOf,
  );
}

/** "And every first Thursday …": nothing is left to go on from where the line before is said elsewhere or left out. */
function withoutAnd(part: Part, before: Part | undefined, { lines, language }: BriefFacts): Part {
  const at = part.line ? lines.indexOf(part.line) : -1;
  // "Et si on disait tout ?": a question opens so by itself.
  if (at < 0 || /[?？؟]\s*$/u.test(part.text) || (before?.line && before.line === lines[at - 1])) return part;
  const text = part.text.replace(andFirst(language), '');
  return text === part.text ? part : { ...part, text: capitalise(text) };
}

const andFirst = perLanguage((language) =>
  toPattern(`^(?:${languageOf(language)?.and || '(?!)'})\\s(?=\\p{L})`, 'iu'),
);

/** "START MONDAY", "Sunday 10 May" of a title: it belongs to the name, and no last day to order. */
const isDayAlone = ({ use, text, facts }: Line) =>
  use === 'details' &&
  facts.some(({ kind }) => kind === 'date') &&
  // A weekday is read as a condition too.
  facts.every((fact) => daily.includes(fact.kind) || (fact.kind === 'condition' && fact.text === text));

const daily: readonly FactKind[] = ['date', 'time', 'hours'];

/** Words of a title as they are typed there. */
const wholeOf = (title: string, words: string) => {
  const at = title.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? undefined : capitalise(title.slice(at, at + words.length));
};

/** "Guest artist 3-8 March": words of its own beside a day of the month. */
const tellsNews = ({ text, facts }: Line) =>
  facts.some(({ kind, text: day }) => kind === 'date' && /\p{Nd}/u.test(day)) &&
  /\p{L}{4}/u.test(facts.reduce((left, fact) => left.replace(fact.text, ' '), text));

/** What the copy says first under a title that is a sentence: it tells who speaks there, and of what. */
function openingUnder(facts: BriefFacts): Line | undefined {
  const opening = facts.lines.find(({ field }) => field === 'adCopy');
  const isTold = opening?.use === 'body' || opening?.use === 'slogan';
  return isTold && (isOwnersLine(facts) || namesNothing(facts)) ? opening : undefined;
}

/** The line of the copy that says whose ad it is, as a rule at its end: "Whitlock & Daughters, Yeovil". */
function signatureOf({ lines, language }: BriefFacts): Line | undefined {
  return lines
    .filter(({ field }) => field === 'adCopy')
    .slice(1)
    .findLast(
      ({ text, use }, at, { length }) =>
        (use === 'slogan' || use === 'body') &&
        isSigned(text, language) &&
        // "Oom Piet's, Wellington" amid other lines has its place behind it.
        (at >= length - 2 || /,\s\p{Lu}/u.test(text)),
    );
}

/** "Dunkeld Silver Band is rebuilding", "Organised by the Lions Club": a sentence that begins with who advertises. */
const tellsSender = ({ field, use, text }: Line, { language }: BriefFacts) =>
  field === 'adCopy' && (use === 'slogan' || use === 'body') && opensWithSender(text, language);

/** "Halfmoon Roastery, Hebden Bridge" beside the wordmark: the place alone; nothing of the name alone. */
function withoutSignature(text: string, brand: string): string {
  const at = brand && brand.length <= 40 ? text.indexOf(brand) : -1;
  const [before, behind] = [text.slice(0, at), text.slice(at + brand.length)];
  if (at < 0 || !/(?:^|[.!?…]\s)$/u.test(before) || !/^(?:[,،、|·]|\s[–—-]\s|[.!]?$)/u.test(behind))
    return text;
  return `${before}${behind.replace(/^[\s,،、|·.!–—-]+/u, '')}`.trim();
}

/** Widest clause that says what is sold, in average Latin letters: beside it there must be room for the name. */
const widestNaming = 100;

/** A sentence that says what is sold; a very long one without its last clauses. */
function namingWords(text: string): string {
  let words = text;
  while (setWidth(words) > widestNaming) {
    const at = words.search(lastClause);
    if (at < 0) return text;
    words = words.slice(0, at);
  }
  return words;
}

/** "…, Thursdays 7pm above the Old Fire Station": from the last mark of a clause on. */
const lastClause = /(?:[,;]\s|\s[–—-]\s)(?:(?![,;]\s|\s[–—-]\s).)*$/u;

/** The parts that have room together, each without what the ad says before it; what that frees is filled. */
function chosenOnce(parts: Part[], said: readonly string[], language: string): Part[] {
  const known = new Map<Part, Part | undefined>();
  const trimmed = (list: readonly Part[]) => {
    const before = [...said];
    for (const part of list) {
      const text = part.weight < 9.4 ? withoutRepeats(part.text, before, language) : part.text;
      if (text !== part.text) known.set(part, text === undefined ? undefined : { ...part, text });
      before.push(text ?? '');
    }
  };
  trimmed(chosen(parts, language));
  const left = parts
    .map((part) => (known.has(part) ? known.get(part) : part))
    .filter((part) => part !== undefined);
  return known.size > 0 ? chosen(left, language) : chosen(parts, language);
}

/** The weightiest parts that have room together, in their order; a long text alone is cut between sentences. */
function chosen(parts: Part[], language: string): Part[] {
  const kept: Part[] = [];
  for (const part of [...parts].sort((a, b) => b.weight - a.weight || a.order - b.order)) {
    const together = [...kept, part].sort((a, b) => a.order - b.order);
    const line = joinParts(together, language) ?? '';
    const width = setWidth(line);
    if (line.length <= hardLimit && width <= (part.isFact ? room.facts : room.words)) kept.push(part);
    else if (kept.length === 0 && !/\p{Nd}/u.test(part.text)) {
      const text = cutToWidth({ text: part.text, width: room.words, language });
      if (text) kept.push({ ...part, text });
    }
  }
  return kept.sort((a, b) => a.order - b.order);
}

/** Where a sentence ends: with the stops of Latin, Indian, Ethiopic and Urdu writing alike. */
const sentenceEnd = /[.!?…।።۔؟]["”»’']?$/u;

/** Sentences follow one another; lines without an end are set apart by a dot. */
function joinParts(
  parts: Part[],
  language: string,
  answerOf: (part: Part) => Line | undefined = () => undefined,
): string | undefined {
  let line = '';
  for (const [index, part] of parts.entries()) {
    const { text } = part;
    const before = parts[index - 1];
    if (!before) line = text;
    else if (part.line && answerOf(before) === part.line) line = `${line} ${text}`;
    else if (sentenceEnd.test(line) && sentenceEnd.test(text)) line = `${line} ${text}`;
    else if (/[。！？]$/u.test(line)) line = `${line}${text}`;
    else line = `${lineWithoutStop(line, language)} · ${text}`;
  }
  if (!line) return undefined;
  const keepsStop = /[.!?।።۔؟]\s|[。！？](?=.)/u.test(withHeldDots(line, language)) && !line.includes(' · ');
  return keepsStop ? line : lineWithoutStop(line, language);
}

/** "Ring oss." – "Så kommer vi": what comes of a call, which only the button says. */
const isAfterCall = (line: Line, { lines }: BriefFacts) =>
  opensWithThen(line.text) && lines[lines.indexOf(line) - 1]?.use === 'call';

const isElsewhere = (line: Line, elsewhere: readonly FactKind[]) =>
  elsewhere.length > 0 &&
  line.use === 'details' &&
  line.facts.length > 0 &&
  line.facts.every(({ kind }) => elsewhere.includes(kind) || kind === 'place');
