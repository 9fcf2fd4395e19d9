import { emojiOfThings, type SubjectName, setOf } from './catalog.ts';
import type { Hit } from './hits.ts';
import { emojiHits, isEmoji, pictureEmoji } from './signs.ts';
import { animalsThings } from './things/animals-things.ts';
import { natureThings } from './things/nature-things.ts';

/** What one word names several of: berries, wild animals, flowers. */
const kinds = new Set<SubjectName | undefined>([
  ...(Object.keys({ ...animalsThings, ...natureThings }) as SubjectName[]),
  ...setOf([
    'strawberry',
    'blueberries',
    'cherries',
    'grapes',
    'apple',
    'green-apple',
    'pear',
    'peach',
    'orange',
    'lemon',
    'lime',
    'melon',
    'watermelon',
    'tomato',
    'carrot',
    'potato',
    'corn',
    'onion',
    'mushroom',
  ]),
]);

const farmed = setOf([
  'cow',
  'dairy-cow',
  'pig',
  'sheep',
  'ram',
  'goat',
  'llama',
  'horse',
  'donkey',
  'hen',
  'chick',
]);

/**
 * What a word means beside the emoji of its title. Of the things it may name, the one whose emoji stands there comes
 * first: a word for berries beside 🍓 is strawberries. "Open day at the farm 🐄" is about the cows.
 */
export function asItsEmoji(hit: Hit, emoji: readonly SubjectName[]): Hit {
  const [lead, ...others] = hit.entry.things;
  const meant = others.find((thing) => emoji.includes(thing));
  if (lead && meant && kinds.has(lead) && kinds.has(meant) && lead in emojiOfThings && !emoji.includes(lead))
    return { ...hit, entry: { ...hit.entry, things: [meant, lead, ...others.filter((it) => it !== meant)] } };
  const animal = lead === 'tractor' && others.includes('wheat') && emoji.find((thing) => farmed.has(thing));
  return animal ? { ...hit, entry: { ...hit.entry, things: [animal, 'tractor'] } } : hit;
}

/** The things whose emoji stand in a text, and which name something. */
export const emojiIn = (text: string): SubjectName[] =>
  emojiHits(text).flatMap(({ entry }) => entry.things.slice(0, 1));

/**
 * What the emoji of title and copy show where no word of the brief names a thing: "Every krone counts 🚑", "Wear
 * white 🌈".
 */
export function leftToEmoji(title: string, hits: readonly Hit[], copy: string): Hit[] {
  const written = hits.filter(({ field, start }) => field === 'adCopy' && isEmoji(copy, start));
  if (written.length > 0) return written.slice(0, 1);
  return pictureEmoji(title).map(({ entry, start, end, share }) => ({
    ...{ entry, start, end, score: share, field: 'title' as const },
    ...{ isName: false, isForeign: false, isAsked: false },
  }));
}
