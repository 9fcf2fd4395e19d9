import { isHeadLast } from '../languages/registry.ts';
import { partOfCompound } from './compounds.ts';
import { furtherStems, stemOfThree, stripAccents, withoutEnding, withoutFront } from './inflection.ts';
import { type Entry, type Lexicon, type PlacedWord, placedWords, type WordKind } from './lexicon.ts';

/** A word or phrase that leads to things, where it stands, and how much of its weight counts. */
export type Placed = { entry: Entry; start: number; end: number; share: number };

/**
 * Phrases of the lexicon, the longest first at each place. Where words follow each other with nothing between, the last
 * one is the thing.
 */
export function findPhrases(
  text: string,
  lexicon: Lexicon,
  share: number,
  words = placedWords(text, lexicon.language),
): Placed[] {
  const found: Placed[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(mostWords(words[at], lexicon), words.length - at); count > 0; count--) {
      const entry =
        entryOfWords(words.slice(at, at + count), lexicon) ??
        entryOfCounted(text, words.slice(at, at + count), lexicon);
      if (!entry || (entry.kind === 'hint' && count > 1 && namesMore(words.slice(at, at + count), lexicon)))
        continue;
      const [first, last] = [words[at], words[at + count - 1]];
      if (!first || !last) break;
      // "Dog photos - calendar 2026" is no photo calendar.
      if (count > 1 && parted.test(text.slice(first.start, last.end))) continue;
      const before = found.at(-1);
      // "Chocolate cake" is a cake; a "fish restaurant" is about fish, "violin tuition" about the violin.
      if (
        before &&
        entry.kind !== 'venue' &&
        entry.things.length > 0 &&
        !isTeaching(entry) &&
        isHeadLast(lexicon.language) &&
        isOf.test(text.slice(before.end, first.start))
      )
        before.share *= 0.8;
      found.push({ entry, start: first.start, end: last.end, share });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** "Plant 800 trees": a number within a phrase; but "shoes, 40% off" are not taken off. */
function entryOfCounted(text: string, words: PlacedWord[], lexicon: Lexicon): Entry | undefined {
  const isCount = ({ word, start, end }: PlacedWord, at: number) =>
    at > 0 &&
    at < words.length - 1 &&
    /^\p{N}+$/u.test(word) &&
    !/^\s?[%٪]/u.test(text.slice(end, end + 2)) &&
    !/[$€£¥₹]\s?$/u.test(text.slice(Math.max(0, start - 2), start));
  if (!words.some(isCount)) return undefined;
  const rest = words.filter((word, at) => !isCount(word, at));
  return rest.length > 1 ? entryOfWords(rest, lexicon) : undefined;
}

/** What parts a title: a phrase ends there. "Lost dog: Biscuit" speaks of no dog biscuit. */
const parted = /\s[-–—|•·]\s|[:?!;]\s/u;

/** Lessons, schools and catering, which are of something: "violin tuition", "pizza catering". */
const isTeaching = ({ kind, things: [lead] }: Entry) =>
  kind === 'weak' ||
  lead === 'dinner-plate' ||
  (kind === 'occasion' && (lead === 'graduation-cap' || lead === 'school'));

/**
 * Whether a phrase that is only a hint holds a word that surely names something: "leather shoes" is a key word, "shoes"
 * a trade.
 */
const namesMore = (phrase: PlacedWord[], lexicon: Lexicon) =>
  phrase.some((word) => {
    const kind = entryOfWords([word], lexicon)?.kind;
    return kind === 'trade' || kind === 'venue' || kind === 'thing';
  });

/** What stands between two nouns, where the first says what the second is made of or for: लकड़ी का फर्नीचर. */
const isOf = /^ (?:(?:का|की|के|کا|کی|کے|ਦਾ|ਦੀ|ਦੇ|ਦੀਆਂ) )?$/u;

/** Words of getting in touch: "phone 0131 …", "book now", "ring us". */
const contact = new Set('phone call ring book mail post click visit contact stop start open key'.split(' '));

/** Languages in which a word changes without its accents: "livrés" is not "livres". */
const accentsTell = new Set(['vi', 'fr', 'es', 'it', 'pt', 'ca']);

/** Words of the longest phrase that may begin with one: few words begin any. */
function mostWords(first: PlacedWord | undefined, lexicon: Lexicon): number {
  const spellings = [first?.word, first?.dotless].filter((word) => word !== undefined);
  return spellings.some((word) => isOpener(word, lexicon)) ? 5 : 1;
}

/** Whether a phrase of the lexicon begins with the word, in any of the forms that `entryOf` looks a phrase up in. */
function isOpener(word: string, { openers, language }: Lexicon): boolean {
  const forms = [word, withoutEnding(word, language), withoutEnding(withoutFront(word, language), language)];
  return forms.some((form) => openers.has(form) || openers.has(stripAccents(form)));
}

/** What words lead to as they are folded, or with their capital I read as an ı. */
function entryOfWords(words: PlacedWord[], lexicon: Lexicon): Entry | undefined {
  const entry = entryOf(
    words.map(({ word }) => word),
    lexicon,
  );
  if (entry || !words.some(({ dotless }) => dotless !== undefined)) return entry;
  return entryOf(
    words.map(({ word, dotless }) => dotless ?? word),
    lexicon,
  );
}

/** What a word of three letters may lead to: words for a thing, but not words that only hint at it. */
const certain = new Set<WordKind>(['trade', 'thing']);

function entryOf(words: string[], lexicon: Lexicon): Entry | undefined {
  const phrase = words.join(' ');
  if (contact.has(phrase)) return undefined;
  const { exact, stems, language } = lexicon;
  const written = exact.get(phrase);
  if (written) return written;
  if (phrase.length < 3) return undefined;
  const stem = words.map((word) => withoutEnding(word, language)).join(' ');
  // "Dogs", "cats", "our pub's": too short for a stem, but English adds nothing else.
  if (language === 'en' && words.length === 1 && /^[a-z]{3}'?s$/u.test(phrase))
    return exact.get(phrase.slice(0, 3));
  const short = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}$/u.test(stem);
  const isLong = stem.length > 2 || /^\p{Script=Ethiopic}{2}$/u.test(stem);
  if (isLong && !short) {
    // A vowel changes with the ending: "Bäume", "Häuser".
    const root = language === 'de' && stem.length > 3 ? stripAccents(stem) : stem;
    const known = exact.get(stem) ?? stems.get(stem) ?? exact.get(root) ?? stems.get(root);
    if (known) return known;
  }
  const three = words.length === 1 ? stemOfThree(phrase, language) : undefined;
  const ofThree = three ? (exact.get(three) ?? stems.get(three)) : undefined;
  if (ofThree && certain.has(ofThree.kind)) return ofThree;
  const plain = stripAccents(phrase);
  // "clases de ingles": several words that are typed without their accents are no others.
  const isTyped = !accentsTell.has(language) || (words.length > 1 && plain === phrase);
  const bare = phrase.length > 4 && isTyped ? stems.get(plain) : undefined;
  if (bare) return bare;
  const fronted = words.map((word) => withoutEnding(withoutFront(word, language), language)).join(' ');
  if (fronted !== stem && fronted.length > 1) {
    const behind = exact.get(fronted) ?? stems.get(fronted);
    if (behind) return behind;
  }
  const [only = ''] = words;
  if (words.length > 1) return undefined;
  for (const one of furtherStems(only, language)) {
    const further = exact.get(one) ?? stems.get(one);
    if (further && certain.has(further.kind)) return further;
  }
  return partOfCompound(only, lexicon);
}
