import { perLanguage } from '../brief/text/remembering.ts';
import { toPattern } from '../pattern.ts';
import { setOf } from './catalog.ts';
import { isSolid, type Placed } from './giving-way.ts';
import type { Hit } from './hits.ts';
import { notPlayed, playingWordsOf } from './words/playing-words.ts';

const whole = (words: string, behind = '(?![\\p{L}\\p{M}])') =>
  toPattern(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})${behind}`, 'iu');

const signsIn = perLanguage((language) => {
  const { live, doors, support, tickets } = playingWordsOf(language);
  return { live: whole(live), doors: whole(doors), support: whole(support, ''), tickets: whole(tickets) };
});

const other = whole(notPlayed);

const music = setOf([
  ...(['musical-notes', 'musical-score', 'microphone', 'studio-microphone', 'guitar', 'drum'] as const),
  ...(['violin', 'saxophone', 'piano-keys', 'accordion', 'trumpet', 'headphones', 'vinyl-record'] as const),
  ...(['compact-disc', 'disco-ball', 'speaker'] as const),
]);
const records = setOf(['vinyl-record', 'headphones', 'compact-disc']);

/** What is on a stage or a pitch and not played by a band: it stays what it is. */
const shows = setOf([
  ...(['theatre-masks', 'clown', 'circus-tent', 'magic-wand', 'dancer', 'ballet-shoes', 'popcorn'] as const),
  ...([
    'football',
    'basketball',
    'tennis',
    'boxing-glove',
    'racing-car',
    'golf',
    'bowling',
    'trophy',
  ] as const),
  ...(['santa', 'christmas-tree', 'cook', 'chef-hat', 'beers', 'memo', 'film-camera'] as const),
]);

/** How sure it is that a band plays: by the title, by doors and support, or but by doors and tickets. */
type Playing = { start: number; isSure: boolean };

/** Where a title says that somebody plays, or who opens for them: "The Tin Foxes live at the Anchor". */
export function playingIn(title: string, copy: string, language: string): Playing | undefined {
  if (other.test(title)) return undefined;
  const { live, doors, support, tickets } = signsIn(language);
  const head = title.slice(0, 200);
  const said = live.exec(head);
  if (said) return { start: said.index, isSure: true };
  const all = `${head}\n${copy.slice(0, 400)}`;
  const isOpened = doors.test(all);
  const isSupported = support.test(all);
  const hasTickets = tickets.test(all);
  // "Grey Foxes + The Lamp Boys": two of them.
  const areTwo = isOpened && /\p{L} \+ \p{Lu}/u.test(head);
  if ((isOpened && isSupported) || areTwo) return { start: head.length, isSure: true };
  return isOpened && hasTickets ? { start: head.length, isSure: false } : undefined;
}

/** Names of those who play and where: "The Paper Boats live at the Mill" shows neither a boat nor wheat. */
const isOfName = ({ entry: { kind, things }, relation, start }: Placed, said: Playing, title: string) => {
  if (music.has(things[0]) || kind === 'occasion') return false;
  if (start > said.start) return relation === 'in';
  if (shows.has(things[0])) return false;
  return (kind !== 'trade' && kind !== 'venue') || /\p{Lu}/u.test(title.charAt(start));
};

/** The words of a title without the names of those who play or made the record, or of the house where they play. */
export function withoutActs(titled: Hit[], title: string, playing: Playing | undefined): Hit[] {
  // "New album by Paper Boats".
  const isRecord = titled.some(({ entry, relation }) => records.has(entry.things[0]) && !relation);
  const said = isRecord ? { start: title.length, isSure: true } : playing;
  return said?.isSure ? titled.filter((hit) => !isOfName(hit, said, title)) : titled;
}

/** The microphone of those who play, where the title names nothing else for sure: no jazz and no quiz. */
export function playedHits(titled: Hit[], title: string, said: Playing | undefined): Hit[] {
  // "Les Lièvres en concert": the concert itself may be read as but an occasion.
  const isShown = ({ entry: { kind, things }, score }: Hit) =>
    music.has(things[0]) ? score >= 1 : kind === 'occasion' || shows.has(things[0]);
  if (!said || titled.some((hit) => isSolid(hit) || isShown(hit))) return [];
  if (!said.isSure && titled.length > 0) return [];
  const start = Math.min(said.start, Math.max(0, title.length - 1));
  const concert = titled.find(({ entry: { things } }) => music.has(things[0]))?.entry.things;
  return [
    {
      entry: { things: concert ?? ['microphone', 'guitar'], kind: 'trade' },
      score: 1.1,
      field: 'title',
      start,
      end: title.length,
      isName: false,
      isForeign: false,
      isAsked: false,
    },
  ];
}
