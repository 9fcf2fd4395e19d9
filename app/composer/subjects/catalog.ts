import { drawnThings } from './things/drawn-things.ts';
import { emojiByTheme } from './things/emoji-things.ts';

/** The emoji of every thing that has one. */
export const emojiOfThings = {
  ...emojiByTheme.food,
  ...emojiByTheme.drink,
  ...emojiByTheme.animals,
  ...emojiByTheme.nature,
  ...emojiByTheme.places,
  ...emojiByTheme.travel,
  ...emojiByTheme.leisure,
  ...emojiByTheme.wear,
  ...emojiByTheme.home,
  ...emojiByTheme.work,
  ...emojiByTheme.people,
} as const;

/** A thing an ad can show, in English: what stands for something sold. */
export type SubjectName = keyof typeof emojiOfThings | (typeof drawnThings)[number];

export const subjectNames = [...(Object.keys(emojiOfThings) as SubjectName[]), ...drawnThings];

const known = new Set<string>(subjectNames);

export const isSubjectName = (name: string): name is SubjectName => known.has(name);

/**
 * Things whose names are mostly figures of speech, names of firms or colours ("Blue Bird Café", "peach"). Alone in a
 * title they may be meant; beside a trade they are not.
 */
export const figurative: ReadonlySet<SubjectName> = new Set<SubjectName>([
  ...without(Object.keys(emojiByTheme.animals) as SubjectName[], pets()),
  ...(Object.keys(emojiByTheme.nature) as SubjectName[]),
  ...(Object.keys(emojiByTheme.people) as SubjectName[]),
  ...([
    'apple',
    'green-apple',
    'melon',
    'pear',
    'cherries',
    'mango',
    'kiwi',
    'banana',
    'lemon',
    'chestnut',
  ] as const),
  ...([
    'ginger',
    'salt',
    'butter',
    'honey',
    'spoon',
    'tower',
    'castle',
    'bridge',
    'rocket',
    'anchor',
  ] as const),
  ...([
    'compass',
    'crown',
    'diamond',
    'feather',
    'ribbon',
    'medal',
    'trophy',
    'bell',
    'magnet',
    'gear',
  ] as const),
]);

/** Names that are rather verbs, moments or ornaments: no words of other people's lists lead to these. */
export const unnamed: ReadonlySet<SubjectName> = new Set<SubjectName>([
  ...([
    'orange',
    'lime',
    'peach',

    'coral',
    'mate',
    'toast',
    'beers',
    'crane',

    'hook',
  ] as const),
  ...(['sliders', 'star', 'sun', 'moon', 'full-moon', 'fire', 'wave', 'rain', 'heart', 'eye'] as const),
  ...(['foot', 'brain', 'cloud', 'lightning', 'droplet', 'handshake', 'flexed-arm'] as const),
  ...(['rainbow', 'bubbles', 'pushpin', 'paperclip', 'location-pin', 'bookmark', 'memo'] as const),
  ...(['document', 'folder', 'clipboard', 'calendar', 'spiral-calendar', 'siren'] as const),
  ...(['traffic-light', 'departure', 'hourglass', 'timer', 'target', 'bell', 'price-tag'] as const),
  ...([
    'speech-bubble',
    'loudspeaker',
    'magnifier',
    'knot',
    'wheel',
    'night-sky',
    'globe',
    'gold-medal',
  ] as const),
  ...(['older-person', 'walker', 'runner', 'bride'] as const),
  ...(['slide', 'ghost', 'superhero', 'coffin', 'urn', 'sunrise', 'cook', 'baby'] as const),
  ...([
    'rock',
    'spoon',
    'salt',
    'anatomical-heart',
    'lungs',
    'airline-seat',
    'skyline',
    'tap',
    'chick',
  ] as const),
  ...(['love-letter', 'wastebasket', 'identity-card', 'postbox', 'rat'] as const),
  ...(['ear', 'prosthetic-leg', 'telephone', 'envelope', 'road-barrier', 'flag', 'mahjong-tile'] as const),
  ...(['mobility-scooter', 'roller-coaster', 'wrestlers', 'handball-player', 'water-polo-player'] as const),
  ...(['partly-sunny', 'speaker', 'alarm-clock', 'wall-clock', 'stopwatch', 'scroll', 'target'] as const),
]);

/** Emoji people decorate with: they name nothing that is sold. */
export const ornaments: ReadonlySet<SubjectName> = new Set<SubjectName>([
  ...([
    'star',
    'sun',
    'moon',
    'fire',
    'heart',
    'rainbow',
    'party-popper',

    'leaves',
  ] as const),
  ...([
    'lightning',
    'droplet',
    'snowflake',
    'clover',
    'sparkler',
    'target',
    'rocket',
    'crown',
    'eye',
  ] as const),
  ...([
    'flexed-arm',
    'wave',
    'bell',
    'loudspeaker',
    'megaphone',
    'calendar',
    'spiral-calendar',
    'memo',
  ] as const),
  ...([
    'location-pin',
    'pushpin',
    'magnifier',

    'smartphone',
    'timer',
    'hourglass',
    'alarm-clock',
  ] as const),
  ...([
    'money-bag',
    'banknotes',
    'chart-up',
    'light-bulb',
    'trophy',
    'gold-medal',
    'price-tag',
    'cloud',
  ] as const),
  ...(['shopping-bags', 'shopping-cart', 'globe', 'diamond', 'handshake', 'speech-bubble', 'siren'] as const),
  ...([
    'maple-leaf',
    'autumn-leaves',
    'cherry-blossom',
    'daisy',
    'seedling',
    'herb',
    'gift',
    'balloon',
  ] as const),
]);

function pets(): SubjectName[] {
  return [
    'dog',
    'cat',
    'horse',
    'donkey',
    'rabbit',
    'hamster',
    'parrot',
    'fish',
    'turtle',
    'dinosaur',
    'shrimp',
    'crab',
    'lobster',
  ];
}

function without(names: SubjectName[], others: SubjectName[]): SubjectName[] {
  return names.filter((name) => !others.includes(name));
}

/** The most things an ad shows. */
export const most = 3;

/** Some things, to ask whether one is among them. */
export const setOf = (names: SubjectName[]): ReadonlySet<SubjectName | undefined> => new Set(names);

/** The things whose English names stand in a text, one of them or several: "no calculators or gavels". */
export function thingsCalled(text: string): SubjectName[] {
  const written = ` ${
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(' ') ?? ''
  } `;
  return subjectNames.filter((name) => {
    const words = name.replaceAll('-', ' ');
    return written.includes(` ${words} `) || written.includes(` ${words}s `);
  });
}

/** @throws Error at a name the catalog does not have. */
export function namedSubjects(names: readonly string[]): SubjectName[] {
  const unknown = names.find((name) => !isSubjectName(name));
  if (unknown !== undefined) throw new Error(`No thing "${unknown}" in the catalog of subjects`);
  return names.filter(isSubjectName);
}
