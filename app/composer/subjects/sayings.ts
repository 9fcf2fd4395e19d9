import { perLanguage } from '../brief/text/remembering.ts';
import { isHiring, matchersOf } from '../languages/matchers.ts';
import { basicLanguageOf, isHeadLast, languageOf } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { isAlike } from './alike.ts';
import { type SubjectName, setOf } from './catalog.ts';
import { foods, isAired, isDoneFor, isFeast, isNovel, isOffered, isSolid, isToken } from './giving-way.ts';
import { foldLetters } from './inflection.ts';
import { type Entry, wordsOf } from './lexicon.ts';
import { isPlace, type Relation } from './relations.ts';
import { asideWords } from './words/aside-words.ts';
import { callingWords, sayingParts, sayingWords } from './words/saying-words.ts';
import { wordLinesIn } from './words/words-in.ts';

type Hit = {
  entry: Entry;
  score: number;
  field: string;
  start: number;
  end: number;
  relation?: Relation | undefined;
};

const smallWords = new Map<string, ReadonlySet<string>>();

function smallWordsOf(language: string): ReadonlySet<string> {
  const known = smallWords.get(language);
  if (known) return known;
  const made = new Set(
    foldLetters(sayingWords[language] ?? '')
      .split(' ')
      .filter(Boolean),
  );
  smallWords.set(language, made);
  return made;
}

/** What a title says in words that run together or have it on their ends: "成功への道". */
const saidOf = perLanguage((language) =>
  toPattern(sayingParts[language] ?? sayingParts[language.split('-')[0] ?? ''] ?? '(?!)', 'iu'),
);

/** "Candles from a shed": where something is, with its article, says nothing of how it is said. */
const placeOf = perLanguage((language) => {
  const { asides } = basicLanguageOf(language) ?? {};
  const { articles } = languageOf(language) ?? {};
  return toPattern(
    asides && articles ? `(?<=\\p{L}{3}\\s)(?:${asides})\\s(?:${articles})\\s` : '(?!)',
    'giu',
  );
});

const articleFirst = perLanguage((language) => {
  const { articles } = languageOf(language) ?? {};
  return toPattern(
    articles && isHeadLast(language) ? `^\\P{L}*(?:${articles})\\s(?=\\S+\\s\\S+(?:\\s\\S+)?$)` : '(?!)',
    'iu',
  );
});

/** A verb that opens the title: "Rozwiń żagle", "Hoppa på tåget". */
const isCallOf = perLanguage((language) =>
  toPattern(`^\\P{L}*(?:${callingWords[language] ?? '(?!)'})\\s`, 'iu'),
);

const lettingOf = perLanguage((language) => toPattern(matchersOf(language).letting, 'iu'));

/**
 * Whether a title says something rather than names what is sold. It calls, asks, or has the small words of sentences. A
 * title that offers a job ("Nanny wanted, 20 hours a week") names it.
 */
export function isSaying(title: string, language: string): boolean {
  if (isHiring(title) || lettingOf(language).test(title) || isWorkNamed.test(title)) return false;
  const small = smallWordsOf(language);
  if (saidOf(language).test(title)) return true;
  if (small.size === 0) return false;
  if (isHouseName(title)) return true;
  // "The 28L commuter backpack": an article opens a name as well.
  const words = wordsOf(title.replace(placeOf(language), ' ').replace(articleFirst(language), ''));
  return (
    words.length > 1 &&
    (asks.test(title) || isCallOf(language).test(title) || words.some((word) => small.has(word)))
  );
}

/** "We buy vinyl": who says what they do names it. */
const isWorkNamed = toPattern(`^\\P{L}*(?:${asideWords.weDo})(?!\\p{L})`, 'iu');

/** "The Coal Shed", "The Bean": a name, under which anything may be sold. */
const isHouseName = (title: string) =>
  /^\s*The(?: \p{Lu}[\p{L}'’]+){1,3}\s*$/u.test(title) &&
  (/^\s*The \S+\s*$/u.test(title) || houseEnd.test(title));
const houseEnd = toPattern(` (?:${asideWords.houses})\\s*$`, 'iu');

/** "Red wine on the carpet? Breathe.": a title that asks or calls. */
const asks = /[!?…]\s*$|[?？]\s/u;

/** Letters into the copy at which its first words end, and what ends them sooner. */
const opening = 36;
/** Places, times, ways and weather, in which anything may be sold: "Flavours of the sea" sells what is cooked. */
const anywhere = setOf([
  ...([
    'beach',
    'beach-umbrella',
    'moon',
    'sun',
    'star',
    'snowflake',
    'sunrise',
    'cloud',
    'rainbow',
  ] as const),
  'airplane',
]);

/** Whether a title's words name only where or when something is sold. */
export const isAnywhere = (hits: Pick<Hit, 'entry'>[]) =>
  hits.every(({ entry }) => anywhere.has(entry.things[0]));

/** Rooms, beds and baths, which places have. */
const lodging = setOf([
  'bed',
  'key',
  'oven',
  'bathtub',
  'swimming-pool',
  'hot-tub',
  'sauna',
  'suitcase',
  'car',
  'bus',
]);

/** What is done to things: work done under "Your bike, good as new" is done to the bike. */
const work = setOf([
  ...(['wrench', 'toolbox', 'hammer-and-wrench', 'hammer', 'screwdriver', 'gear', 'broom'] as const),
  ...(['spray-bottle', 'paint-roller', 'delivery-van', 'parcel', 'shopping-bags', 'price-tag'] as const),
]);

/** Work that says itself what it is done to: "car repair". */
const isWork = ({ entry: { things } }: Hit) =>
  work.has(things[0]) && things.every((thing) => work.has(thing));
const clauseEnd = /[.!?:;]\s|[。！？।\n]/u;

const lettersIn = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '').length;
const dash = /\s[-–—|]\s|(?<=\p{L})[.!?:]+\s/u;

/** Whether a title asks of a thing before it says more: "Red wine on the rug? Breathe." */
const isAskedOf = ({ end }: Hit, title: string) => /^[^.!?？]*[?？]\s/u.test(title.slice(end));

/** Whether a word is most of a title, or a trade most of its opening part: "Chimney sweep – before the cold comes". */
function fills(title: string, { entry, start, end }: Hit): boolean {
  if (end - start > lettersIn(title) * 0.55) return true;
  const [head = ''] = title.split(dash, 1);
  // "Piano tuning in Sheffield and the Peak".
  if (entry.kind === 'trade' && start === 0 && /\p{L}\s\p{L}/u.test(title.slice(start, end))) return true;
  return (
    entry.kind === 'trade' && head !== title && end <= head.length && end - start > lettersIn(head) * 0.55
  );
}

/** What ends a label for sure: after a full stop another sentence may follow. */
const labelEnd = /\s[-–—|]\s|\s\(/u;

/**
 * Whether a title names the thing in a part that says nothing by itself: "Drum lessons (your neighbours will cope)",
 * "Can you fix it? New repair videos".
 */
function isLabelled(title: string, hit: Hit, language: string): boolean {
  const { entry, start, end } = hit;
  if (entry.kind !== 'trade' && entry.kind !== 'thing' && !isFeast(hit)) return false;
  const [label = ''] = title.split(labelEnd, 1);
  if (label !== title && end <= label.length) return !isSaying(label, language);
  const part = title.split(dash).find((text) => {
    const at = title.indexOf(text);
    return at <= start && end <= at + text.length;
  });
  return (
    entry.kind === 'trade' &&
    part !== undefined &&
    part !== title &&
    /\p{L}\s\p{L}/u.test(part) &&
    !isSaying(part, language)
  );
}

const pets = setOf(['dog', 'cat', 'horse', 'donkey', 'rabbit', 'parrot', 'hamster']);
const addressed = perLanguage((language) =>
  toPattern(`(?:^|[^\\p{L}])(?:${matchersOf(language).address})\\s$`, 'iu'),
);

/** Letters that are looked at before a word for what speaks to the reader. */
const widestAddress = 24;

/** Whether the copy names a thing of theirs again or its wheels: "Is your boiler on its last legs?" may sell none. */
const isNamedAgain = ({ things }: Entry, { things: [again] }: Entry) =>
  again !== undefined && (things.includes(again) || (things.includes('bicycle') && again === 'tyre'));

const yours = toPattern(`(?<!\\p{L})(?:${asideWords.yours})\\s(?:old\\s)?$`, 'iu');

const isTheirs = ({ start }: Hit, title: string) =>
  yours.test(title.slice(Math.max(0, start - widestAddress), start));

/** "Cut your own Christmas tree": the tree is sold, whatever is drunk beside it. */
const isFelled = ({ entry: { things } }: Hit) => things[0] === 'christmas-tree' && things[1] === 'fir-tree';

/** "Your dog deserves a treat": whatever is done for it, it is done for the dog. */
const isTheirPet = ({ entry, start }: Hit, title: string, language: string) =>
  pets.has(entry.things[0]) &&
  addressed(language).test(title.slice(Math.max(0, start - widestAddress), start));

/**
 * What is sold under a saying, when the copy says so at once and the words of the title name something else. "Fit as a
 * fiddle" over personal training would show violins. Nothing where the copy supports the title or surely names nothing.
 */
export function soldUnderSaying<Found extends Hit>(
  title: { text: string; hits: Found[] },
  copy: { text: string; hits: Found[] },
  language: string,
): Found[] {
  // "Getting married?" over photography: whoever serves a wedding sells what the copy names.
  const isWedding = title.hits.every(isOfWedding);
  if (
    !(isWedding && copy.hits.some(isServedThere)) &&
    title.hits.some(
      (hit) =>
        isAired(hit.entry.things[0]) ||
        isNovel(hit) ||
        isFelled(hit) ||
        (!(title.hits.length > 1 && isAskedOf(hit, title.text)) &&
          !isHouseName(title.text) &&
          (fills(title.text, hit) ||
            (isLabelled(title.text, hit, language) && !isTheirs(hit, title.text)))) ||
        isTheirPet(hit, title.text, language) ||
        copy.hits.some((done) => isDoneFor(done, hit)),
    )
  )
    return [];
  // What is done to a house is sold, not the house.
  const isAtPlace = isAnywhere(title.hits) || title.hits.every(({ entry }) => isPlace(entry.things[0]));
  const isDone = title.hits.some(({ entry: { kind } }) => kind === 'trade' || kind === 'occasion');
  const isVisited = title.hits.some(({ entry }) => visited.has(entry.things[0]));
  const first = copy.hits.filter(
    (hit) =>
      hit.start < opening &&
      !hit.relation &&
      // "Saving up for a new ambulance", over "raffle": what the evening has too.
      (isAtPlace || !isToken(hit)) &&
      // "Choir practice, all welcome": tea is offered there. "Visit my mosque": so are samosas.
      !(isDone && (isOffered(hit) || (isVisited && foods.has(hit.entry.things[0])))) &&
      // "Village Hall, Friday": where.
      (isAtPlace || !isPlace(hit.entry.things[0]) || athletes.has(hit.entry.things[0])) &&
      (isAtPlace
        ? (isSolid(hit) || work.has(hit.entry.things[0])) && !lodging.has(hit.entry.things[0])
        : isSolid(hit) && !isWork(hit)) &&
      !clauseEnd.test(copy.text.slice(0, hit.start)),
  );
  if (first.length === 0) return [];
  if (isWedding && first.some(isServedThere)) return copy.hits;
  const borneOut = title.hits.filter((hit) => {
    if (isTheirs(hit, title.text)) return copy.hits.some((other) => isNamedAgain(hit.entry, other.entry));
    return copy.hits.some((other) =>
      hit.entry.things.some((one) =>
        other.entry.things.some((another) =>
          isAtPlace ? one === another : goTogether(one, another, language),
        ),
      ),
    );
  });
  if (borneOut.length === 0) return copy.hits;
  // "Red wine on the carpet?" of a carpet cleaner.
  return borneOut.length < title.hits.length ? [...borneOut, ...copy.hits] : [];
}

/** Who does there what is taught there. */
const athletes = setOf(['swimmer', 'gymnast']);

const isOfWedding = ({ entry: { kind, things } }: Hit) => kind === 'venue' && things[0] === 'ring';

/** What is done at a wedding and is no wedding itself: a place, a meal and a glass may come with a house for it. */
const isServedThere = ({ entry: { kind, things }, relation, start }: Hit) =>
  kind === 'trade' && start < opening && !relation && !isPlace(things[0]) && !foods.has(things[0]);

/** Houses that open their doors to guests. */
const visited = setOf(['mosque', 'church', 'hindu-temple', 'synagogue', 'museum']);
const together = new Map<string, ReadonlySet<string>>();

/** Whether two things are the same, alike, of one table, or named by one word of the lists. */
function goTogether(one: SubjectName, other: SubjectName, language: string): boolean {
  if (one === other || isAlike(one, other) || (foods.has(one) && foods.has(other))) return true;
  return ['en', language].some((code) => pairsOf(code).has(`${one} ${other}`));
}

function pairsOf(language: string): ReadonlySet<string> {
  const known = together.get(language);
  if (known) return known;
  const made = new Set(
    wordLinesIn(language).flatMap(({ things }) =>
      things.flatMap((one) => things.map((other) => `${one} ${other}`)),
    ),
  );
  together.set(language, made);
  return made;
}

/** The words before a hit of a title that is said: goods open theirs ("Solid oak tables for your home"). */
const leading = 2;
const isSaidLong = (title: string) => /^(?:[^\s\d,+&–—|:?]+(?:\s|$)){4,7}$/u.test(title.trim());
const isLabel = (text: string) => /^(?:[^\s\d,+&]+(?:\s|$)){1,5}$/u.test(text.trim());
const firstSentence = /^[^.!?\n]*(?=[.!?\n]|$)/u;

/**
 * The hits of a copy that opens with the bare name of a trade, where the title says at length something that has
 * nothing to do with it: "Mit Pauken und Trompeten" over "Klempner in Leipzig. Tel. …".
 */
export function soldByLabel<Found extends Hit>(
  title: { text: string; hits: Found[] },
  copy: { text: string; hits: Found[] },
  language: string,
): Found[] {
  const [label = ''] = firstSentence.exec(copy.text) ?? [];
  const small = smallWordsOf(language);
  if (!isSaidLong(title.text) || !isLabel(label) || wordsOf(label).some((word) => small.has(word))) return [];
  const isTrade = (hit: Found) =>
    hit.end <= label.length &&
    hit.entry.kind === 'trade' &&
    !hit.relation &&
    !isToken(hit) &&
    !isOffered(hit) &&
    !isPlace(hit.entry.things[0]);
  if (!copy.hits.some(isTrade)) return [];
  const isApart = (hit: Found) =>
    wordsOf(title.text.slice(0, hit.start)).length >= leading &&
    !isTheirs(hit, title.text) &&
    !copy.hits.some((other) =>
      hit.entry.things.some((one) =>
        other.entry.things.some((another) => goTogether(one, another, language)),
      ),
    );
  return title.hits.every(isApart) ? copy.hits : [];
}
