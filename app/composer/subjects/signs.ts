import { everyMatch } from '../brief/text/every-match.ts';
import { toPattern } from '../pattern.ts';
import { emojiOfThings, ornaments, type SubjectName, setOf } from './catalog.ts';
import { foldLetters } from './inflection.ts';
import type { Entry } from './lexicon.ts';
import type { Placed } from './phrases.ts';
import { ofThousands, runs, toThousands } from './words/running-words.ts';

/** Other emoji of things, which are drawn after those of the catalog: the whole rabbit, not its face. */
const alsoShown: Partial<Record<SubjectName, string>> = {
  'cat-standing': '🐈‍⬛',
  bicycle: '🚴 🚵',
  chick: '🐣 🐤',
  cook: '👨‍🍳 👩‍🍳',
  horse: '🐎',
  mouse: '🐁',
  pig: '🐖',
  rabbit: '🐇',
};

const byEmoji = new Map<string, SubjectName>([
  ...(Object.entries(alsoShown) as [SubjectName, string][]).flatMap(([thing, emoji]) =>
    emoji.split(' ').map((one): [string, SubjectName] => [plainEmoji(one), thing]),
  ),
  ...(Object.entries(emojiOfThings) as [SubjectName, string][]).map(
    ([thing, emoji]): [string, SubjectName] => [plainEmoji(emoji), thing],
  ),
]);

/** Ornaments that make a picture where nothing else is named. */
const pictures = setOf([
  'rainbow',
  'snowflake',
  'clover',
  'leaves',
  'trophy',
  'moon',
  'sun',
  'rocket',
  'bell',
]);

/** The things whose emoji stand in a text. */
export const emojiHits = (text: string): Placed[] => placedEmoji(text, (thing) => !ornaments.has(thing));

/** The ornaments of a text that could be its picture: "Wear white, leave rainbow 🌈". */
export const pictureEmoji = (text: string): Placed[] => placedEmoji(text, (thing) => pictures.has(thing));

function placedEmoji(text: string, isTaken: (thing: SubjectName) => boolean): Placed[] {
  const found: Placed[] = [];
  for (const match of everyMatch(
    /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gu,
    text,
  )) {
    const thing = byEmoji.get(plainEmoji(match[0]));
    if (!thing || !isTaken(thing)) continue;
    const entry: Entry = { things: [thing], kind: 'thing' };
    found.push({ entry, start: match.index, end: match.index + match[0].length, share: 0.9 });
  }
  return found;
}

/** Distances that people run, two of them with but a small word between: "10km / 21km", "5, 10 és 21 km". */
const twoDistances =
  /(?<![\p{L}\p{N}.,])(?:5|10|15|21)\s?(?:km?|км)?(?:\s?[,/&+|·–-]\s?|\s\p{L}{1,3}\s)(?:10|15|21|42)(?:[.,]1(?:95)?)?\s?(?:km?|км)(?![\p{L}\p{N}])/giu;

/** A race that is called by its distance at the start of a title: "Les 10 km de Saint-Aubin", "I 10 km di Pisa". */
const namedByDistance = /^\s*(?:les|los|i|gli|as|os)\s(?:5|10|15|20|21|42)\s?km\sd[aeiou'’]/giu;

/** "Corri per l'ospedale 5 km", "Courez 10 km pour la recherche". */
const toRun = toPattern(
  `(?<!\\p{L})(?:${runs})(?!\\p{L})[^\\n.!?]{0,40}?(?<![\\p{N}.,])(?:5|10|15|21)\\s?(?:km|км)(?!\\p{L})`,
  'giu',
);

/** A run called by its distance: "Hillside 10K", "5k for the food bank"; none is sold by that many thousands. */
const calledByK = toPattern(
  `(?<![\\p{L}\\p{N}.,$€£¥₹%+-]|[$€£¥₹]\\s|${toThousands})(?:5|10|15|21)\\s?k(?![\\p{L}\\p{N}+])(?!\\s?${ofThousands})`,
  'giu',
);

/** "From couch to 5k", "canapé aux 5 km": a run for beginners, and no sofa. */
const fromTheCouch =
  /(?<!\p{L})(?:couch|sofa|sofá|soffan?|canapé|divano|kanap[ay]|gauč[ei]?|диван[а]?)(?=\s(?:to|2|till?|à|aux?|al?|ao|ai|zu|naar|do|до)\s(?:[\p{L}’']{1,14}\s){0,2}(?:\d{1,2}\s?km?|\d{1,2}\s?км)(?![\p{L}\p{N}]))/giu;

/** The sofas of a text from which people are to get up and run. */
export const couchRuns = (text: string): Placed[] =>
  everyMatch(fromTheCouch, text).map(({ 0: words, index }) => ({
    entry: { things: ['runner', 'sneaker'], kind: 'trade' },
    start: index,
    end: index + words.length,
    share: 1,
  }));

const isSure = ({ entry: { kind, things } }: Placed) =>
  things.length > 0 && (kind === 'trade' || kind === 'venue');

/** A run, told by its distances where no trade or other sport is named: pizza is brought within 5 and 10 km too. */
export const raceHits = (text: string, named: readonly Placed[]): Placed[] =>
  named.some(isSure)
    ? []
    : [...everyMatch(twoDistances, text), ...everyMatch(namedByDistance, text)].map(
        ({ 0: words, index }) => ({
          entry: { things: ['runner', 'sneaker'], kind: 'trade' },
          start: index,
          end: index + words.length,
          share: 1,
        }),
      );

/** The runs of a title that are called by their distance: "Hillside 10K for the hospice". */
export const runsByDistance = (title: string): Placed[] =>
  [...everyMatch(calledByK, title), ...everyMatch(toRun, title)].map(({ 0: words, index }) => ({
    entry: { things: ['runner', 'sneaker'], kind: 'trade' },
    start: index,
    end: index + words.length,
    share: 1,
  }));

/** Whether an emoji stands at a place of a text. */
export const isEmoji = (text: string, at: number) =>
  /^\p{Extended_Pictographic}/u.test(text.slice(at, at + 2));

/** An emoji without its look, the sex and the skin of a person: 🏃‍♀️ runs as 🏃 does. */
function plainEmoji(emoji: string): string {
  return foldLetters(emoji.replaceAll('\ufe0f', '').replace(/\u200d[♀♂]|\p{Emoji_Modifier}/gu, ''));
}
